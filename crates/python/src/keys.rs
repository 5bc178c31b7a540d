//! The texts by which names are compared, for engines that group by them.

use std::sync::Arc;

use arrow_array::builder::{ListBuilder, StringBuilder};
use arrow_array::{ArrayRef, StructArray};
use arrow_schema::{DataType, Field, Fields};
use bidiscope_list::scan::{Column, Columns, Keys, NameRow, RowBuilder};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::types::{PyDict, PyDictMethods};
use pyo3::{Bound, PyAny, PyResult, Python, pyfunction};

use crate::interruptible::interruptible;
use crate::reading::Texts;
use crate::rows::each_row;
use crate::rules::Rules;
use crate::scan::{ArrowColumn, columns, stopped};

/// The keys that texts are, each under the identifier of the column that it is made from.
const TEXT_KEYS: [(Column, &str); 8] = [
    (Column::Name, "name"),
    (Column::AsciiName, "ascii_name"),
    (Column::DisplayOneToOne, "display_one_to_one"),
    (Column::DisplayLtr, "display_ltr"),
    (Column::DisplayRtl, "display_rtl"),
    (Column::SkeletonLtr, "skeleton_ltr"),
    (Column::SkeletonRtl, "skeleton_rtl"),
    (Column::WithoutPoints, "without_points"),
];

/// The key of which a name may have several.
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
    let has_variants = wanted.with_sources().has(Column::LgrIndex);
    let mut fields: Vec<Field> = text_keys.iter().map(|it| Field::new(it.1, DataType::Utf8, true)).collect();
    if has_variants {
        fields.push(Field::new_list(VARIANTS, Field::new_list_field(DataType::Utf8, true), true));
    }
    let fields: Fields = fields.into();
    let chunks = interruptible(py, |progress| {
        let blocks =
            each_row(&texts, &options, (threads, progress), |_, row, block: &mut KeyColumns| match row {
                Some(row) => block.push(&row.keys(), &text_keys),
                None => block.push(&NameRow::default().keys(), &text_keys),
            })?;
        Some(blocks.into_iter().map(|it| it.into_array(&fields, has_variants)).collect())
    })?;
    Ok(ArrowColumn::new(chunks.unwrap_or(Err(stopped()))?, DataType::Struct(fields)))
}

/// The keys of one name.
#[pyfunction]
pub(crate) fn same_keys<'py>(py: Python<'py>, name: &str, rules: &Rules) -> PyResult<Bound<'py, PyDict>> {
    rules.read_name(name)?;
    let all: Columns = Column::ALL.into_iter().filter(|it| it.is_comparison()).collect();
    let mut builder = RowBuilder::new(rules.scan_options(all));
    let keys = builder.row(1, name.as_bytes()).keys();
    let dict = PyDict::new(py);
    for (column, key) in TEXT_KEYS {
        dict.set_item(key, Some(text_of(&keys, column)).filter(|it| !it.is_empty()))?;
    }
    if rules.has_rulesets() {
        dict.set_item(VARIANTS, keys.variants)?;
    }
    Ok(dict)
}

/// The set of these columns, which must compare the names of one list.
fn comparison_columns(ids: &[String], rules: &Rules) -> PyResult<Columns> {
    let columns = columns(ids, rules)?;
    match columns.iter().find(|it| !it.is_comparison()) {
        Some(column) => {
            let id = column.id();
            Err(PyValueError::new_err(format!("The column “{id}” does not compare names.")))
        }
        None => Ok(columns.into_iter().collect()),
    }
}

/// The keys of these columns that are one text; the name is always the first.
fn text_keys(wanted: Columns) -> Vec<(Column, &'static str)> {
    let sources = wanted.with_sources().with(Column::Name);
    TEXT_KEYS.into_iter().filter(|it| sources.has(it.0)).collect()
}

fn text_of<'a>(keys: &Keys<'a>, column: Column) -> &'a str {
    match column {
        Column::Name => keys.name,
        Column::AsciiName => keys.ascii_name,
        Column::DisplayOneToOne => keys.displays[0],
        Column::DisplayLtr => keys.displays[1],
        Column::DisplayRtl => keys.displays[2],
        Column::SkeletonLtr => keys.skeletons[0],
        Column::SkeletonRtl => keys.skeletons[1],
        Column::WithoutPoints => keys.without_points,
        _ => "",
    }
}

/// The keys of a piece of the column.
#[derive(Default)]
struct KeyColumns {
    texts: Vec<StringBuilder>,
    variants: ListBuilder<StringBuilder>,
}

impl KeyColumns {
    fn push(&mut self, keys: &Keys<'_>, text_keys: &[(Column, &str)]) {
        self.texts.resize_with(text_keys.len(), StringBuilder::new);
        for (texts, (column, _)) in self.texts.iter_mut().zip(text_keys) {
            texts.append_option(Some(text_of(keys, *column)).filter(|it| !it.is_empty()));
        }
        self.variants.append_value(keys.variants.iter().map(Some));
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
