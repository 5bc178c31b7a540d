//! The columns or keys of the lists of `scan` that are read beside the names.

use bidiscope_list::scan::ParentField;
use bidiscope_list::{FieldSelection, ListError};

use super::super::comparison_list::parent_field;
use super::super::kept_columns;
use super::Arguments;

impl Arguments {
    /// The columns or keys of the list that are read beside the names: first those that are passed through.
    pub(super) fn selected_fields(&self) -> FieldSelection {
        kept_columns::selection(&self.keep, self.parent_column.as_deref())
    }

    /// The columns or keys of the list of `--against` that are read beside its names: first those that are passed through.
    pub(super) fn against_fields(&self) -> FieldSelection {
        kept_columns::selection(self.against_list.keep(), self.against_parent_column.as_deref())
    }

    /// Which of these fields of the list are passed through.
    pub(super) fn kept<'a>(&self, fields: &'a [String]) -> &'a [String] {
        kept_columns::kept(fields, &self.keep, self.parent_column.as_deref())
    }

    /// The same of the list of `--against`.
    pub(super) fn against_kept<'a>(&self, fields: &'a [String]) -> &'a [String] {
        kept_columns::kept(fields, self.against_list.keep(), self.against_parent_column.as_deref())
    }

    /// Where the parent zone of each entry stands, in these fields.
    pub(super) fn parent_field(&self, fields: &[String]) -> Result<Option<ParentField>, ListError> {
        parent_field(self.parent_column.as_deref(), fields, self.registry.parent_zone.append)
    }

    /// The same of the list of `--against`.
    pub(super) fn against_parent_field(&self, fields: &[String]) -> Result<Option<ParentField>, ListError> {
        parent_field(self.against_parent_column.as_deref(), fields, self.appends_against())
    }

    /// Whether the zone of each name of the list of `--against` is put after it: `--append` does so in both lists.
    pub(super) fn appends_against(&self) -> bool {
        self.registry.parent_zone.append || self.against_list.appends()
    }
}
