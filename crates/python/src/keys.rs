//! The texts by which names are compared, for engines that group by them.

use std::sync::Arc;

use arrow_array::builder::{ListBuilder, StringBuilder};
use arrow_array::{ArrayRef, StructArray};
use arrow_schema::{DataType, Field, Fields};
use bidiscope_list::scan::{ComparisonKeys, NameRow, NameRowBuilder, ScanColumn, ScanColumnSet};
use bidiscope_words::message;
use pyo3::exceptions::PyRuntimeError;
use pyo3::types::{PyDict, PyDictMethods};
use pyo3::{Bound, PyAny, PyResult, Python, pyfunction};

use crate::columns::{columns, group_column_ids};
use crate::errors::value_error;
use crate::interruptible::interruptible;
use crate::reading::Texts;
use crate::rows::each_row;
use crate::rules::Rules;
use crate::scan::{ArrowColumn, stopped};

/// The key of which a name may have several: its index labels.
const VARIANTS: &str = "variants";

/// The keys of every name of `column` by which these comparison columns compare, as a column of structs; empty keys, which
/// match nothing, are null.
#[pyfunction]
pub(crate) fn keys_of_column(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    column_ids: Vec<String>,
    rules: &Rules,
    threads: Option<usize>,
) -> PyResult<ArrowColumn> {
    let (texts, wanted) = (Texts::of(column)?, comparison_columns(&column_ids, rules)?);
    let options = rules.scan_options(wanted);
    let text_keys = text_keys(wanted);
    let has_variants = wanted.adding_columns_it_compares().has(ScanColumn::LgrIndex);
    let mut fields: Vec<Field> =
        text_keys.iter().map(|it| Field::new(it.id(), DataType::Utf8, true)).collect();
    if has_variants {
        fields.push(Field::new_list(VARIANTS, Field::new_list_field(DataType::Utf8, true), true));
    }
    let fields: Fields = fields.into();
    let chunks = interruptible(py, |progress| {
        let blocks =
            each_row(&texts, &options, (threads, progress), |_, row, block: &mut KeyColumns| match row {
                Some(row) => block.push(&row.comparison_keys(), &text_keys),
                None => block.push(&NameRow::default().comparison_keys(), &text_keys),
            })?;
        Some(blocks.into_iter().map(|it| it.into_array(&fields, has_variants)).collect())
    })?;
    Ok(ArrowColumn::new(chunks.unwrap_or(Err(stopped()))?, DataType::Struct(fields)))
}

/// The keys of one name.
#[pyfunction]
pub(crate) fn same_keys<'py>(py: Python<'py>, name: &str, rules: &Rules) -> PyResult<Bound<'py, PyDict>> {
    rules.read_name(name)?;
    let all: ScanColumnSet =
        ScanColumn::ALL.into_iter().filter(|it| it.compares_with_other_names()).collect();
    let mut builder = NameRowBuilder::new(rules.scan_options(all));
    let keys = builder.build_row(1, name.as_bytes()).comparison_keys();
    let dict = PyDict::new(py);
    for column in text_keys(all) {
        dict.set_item(column.id(), Some(keys.key_of_compared_column(column)).filter(|it| !it.is_empty()))?;
    }
    if rules.has_rulesets() {
        dict.set_item(VARIANTS, keys.index_label_keys)?;
    }
    Ok(dict)
}

/// The set of these columns, which must compare the names of one list.
fn comparison_columns(ids: &[String], rules: &Rules) -> PyResult<ScanColumnSet> {
    let columns = columns(ids, rules)?;
    match columns.iter().find(|it| !it.compares_with_other_names()) {
        Some(column) => {
            let known = group_column_ids().join(", ");
            let message = message!(python_column_compares_nothing, column = column.id(), columns = known);
            Err(value_error(&message))
        }
        None => Ok(columns.into_iter().collect()),
    }
}

/// The columns whose text is a key for these columns; the name is always the first. A key has the identifier of its column.
fn text_keys(wanted: ScanColumnSet) -> Vec<ScanColumn> {
    let sources = wanted
        .iter()
        .flat_map(ScanColumn::columns_it_compares)
        .copied()
        .collect::<ScanColumnSet>()
        .with(ScanColumn::Name);
    sources.iter().filter(|it| *it != ScanColumn::LgrIndex).collect()
}

/// The keys of a piece of the column.
#[derive(Default)]
struct KeyColumns {
    texts: Vec<StringBuilder>,
    variants: ListBuilder<StringBuilder>,
}

impl KeyColumns {
    fn push(&mut self, keys: &ComparisonKeys<'_>, text_keys: &[ScanColumn]) {
        self.texts.resize_with(text_keys.len(), StringBuilder::new);
        for (texts, column) in self.texts.iter_mut().zip(text_keys) {
            texts.append_option(Some(keys.key_of_compared_column(*column)).filter(|it| !it.is_empty()));
        }
        self.variants.append_value(keys.index_label_keys.iter().map(Some));
    }

    fn into_array(mut self, fields: &Fields, has_variants: bool) -> PyResult<ArrayRef> {
        let mut arrays: Vec<ArrayRef> =
            self.texts.iter_mut().map(|it| -> ArrayRef { Arc::new(it.finish()) }).collect();
        if has_variants {
            arrays.push(Arc::new(self.variants.finish()));
        }
        let array = StructArray::try_new(fields.clone(), arrays, None);
        Ok(Arc::new(array.map_err(|error| PyRuntimeError::new_err(error.to_string()))?))
    }
}
