//! The columns that a column of names can have: their identifiers, and which of them are refused.

use bidiscope_bidi::name::visible_excerpt;
use bidiscope_list::scan::{ColumnValueType, ScanColumn, ScanColumnSet};
use bidiscope_words::message;
use pyo3::{PyResult, pyfunction};

use crate::errors::value_error;
use crate::rules::Rules;

/// The identifiers of all columns that a column of names can have.
#[pyfunction]
pub(crate) fn column_ids() -> Vec<&'static str> {
    ScanColumn::ALL.into_iter().filter(|&it| is_available(it)).map(ScanColumn::id).collect()
}

/// Those among them that compare the names of the column with each other, and number the groups.
#[pyfunction]
pub(crate) fn group_column_ids() -> Vec<&'static str> {
    ScanColumn::ALL
        .into_iter()
        .filter(|&it| is_available(it) && it.compares_with_other_names())
        .map(ScanColumn::id)
        .collect()
}

/// The columns that are computed where none are named: those that are known with each name by itself, and of rulesets only
/// with `rules` that have some.
#[pyfunction]
pub(crate) fn standard_columns(rules: &Rules) -> Vec<&'static str> {
    let has_rulesets = rules.has_rulesets();
    let columns = ScanColumnSet::default_known_without_other_rows();
    columns.iter().filter(|it| has_rulesets || !it.needs_rulesets()).map(ScanColumn::id).collect()
}

/// Refuses columns that a part of a table cannot have, or that are in the table already.
#[pyfunction]
pub(crate) fn check_columns_of_rows(column_ids: Vec<String>, already: Vec<String>) -> PyResult<()> {
    for id in &column_ids {
        // A line is known only with all lines before it.
        if ScanColumn::from_id(id).is_some_and(|it| it.compares_with_other_names() || it == ScanColumn::Line)
        {
            return Err(value_error(&message!(python_column_of_other_rows, column = id.as_str())));
        }
        if already.contains(id) {
            return Err(value_error(&message!(python_column_there_already, column = id.as_str())));
        }
    }
    Ok(())
}

/// The column of skeletons in a paragraph of the direction `ltr` or `rtl`.
#[pyfunction]
pub(crate) fn skeleton_column(direction: &str) -> PyResult<&'static str> {
    match direction {
        "ltr" => Ok(ScanColumn::SkeletonLtr.id()),
        "rtl" => Ok(ScanColumn::SkeletonRtl.id()),
        _ => Err(value_error(&message!(python_unknown_direction, text = visible_excerpt(direction)))),
    }
}

/// The columns with these identifiers, in this order; all must be able to have a value under these rules.
pub(crate) fn columns(ids: &[String], rules: &Rules) -> PyResult<Vec<ScanColumn>> {
    if ids.is_empty() {
        return Err(value_error(&message!(python_no_columns)));
    }
    let mut columns = Vec::new();
    for id in ids {
        let Some(column) = ScanColumn::from_id(id).filter(|&it| is_available(it)) else {
            let known = column_ids().join(", ");
            let message = message!(python_unknown_column, text = visible_excerpt(id), columns = known);
            return Err(value_error(&message));
        };
        if column.needs_rulesets() && !rules.has_rulesets() {
            return Err(value_error(&message!(python_column_without_ruleset, column = column.id())));
        }
        if columns.contains(&column) {
            return Err(value_error(&message!(python_column_twice, column = column.id())));
        }
        columns.push(column);
    }
    Ok(columns)
}

/// Whether a column of one list can have a value here, where nothing is read of another list, of holders or of an earlier scan.
fn is_available(column: ScanColumn) -> bool {
    let is_group =
        column.compares_with_other_names() && column.column_value_type() == ColumnValueType::Number;
    (is_group || !column.needs_all_rows())
        && !column.concerns_other_list()
        && !column.needs_holders()
        && !matches!(column, ScanColumn::PreviousAnswer | ScanColumn::PreviousReasons | ScanColumn::File)
}
