//! The columns or keys of a list that are read beside its names.

use bidiscope_bidi::name::excerpt;
use bidiscope_list::scan::ParentField;
use bidiscope_list::{FieldSelection, ListError};

/// Those that are passed through (`--keep` and the like), and the one with the parent zone.
#[derive(Clone, Copy)]
pub(super) struct KeptColumns<'a> {
    /// `all` by itself, or their names.
    pub(super) keep: &'a [String],
    /// The column with the parent zone of each name.
    pub(super) parent: Option<&'a str>,
    /// Whether that zone is put after the name.
    pub(super) appends: bool,
}

impl KeptColumns<'_> {
    /// Whether all are passed through.
    pub(super) fn are_all(self) -> bool {
        self.keep == ["all"]
    }

    /// What is read beside the names: what is passed through, then the parent zone.
    pub(super) fn selection(self) -> FieldSelection {
        if self.are_all() {
            return FieldSelection::All;
        }
        let mut names: Vec<String> = Vec::new();
        for name in self.keep.iter().map(String::as_str).chain(self.parent) {
            if !names.iter().any(|it| it == name) {
                names.push(name.to_owned());
            }
        }
        if names.is_empty() { FieldSelection::None } else { FieldSelection::Named(names) }
    }

    /// Which of the fields that are read by that selection are passed through.
    pub(super) fn of(self, fields: &[String]) -> &[String] {
        match self.parent {
            Some(parent) if !self.are_all() && !self.keep.iter().any(|it| it == parent) => {
                fields.split_last().map_or(fields, |(_, kept)| kept)
            }
            _ => fields,
        }
    }

    /// Where the parent zone of each entry stands among the fields; `None` without a column for it.
    ///
    /// # Errors
    /// The list has no such column.
    pub(super) fn parent_field(self, fields: &[String]) -> Result<Option<ParentField>, ListError> {
        let Some(column) = self.parent else { return Ok(None) };
        let Some(index) = fields.iter().position(|it| it == column) else {
            return Err(ListError::NoColumn {
                column: excerpt(column, 80),
                columns: fields.iter().take(20).cloned().collect(),
                has_more: fields.len() > 20,
            });
        };
        Ok(Some(ParentField { index, appends: self.appends }))
    }
}
