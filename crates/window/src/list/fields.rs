//! Which columns or keys of a list are read beside its names.

use bidiscope_list::ListEntryFieldSelection;
use bidiscope_list::scan::ParentZoneField;

/// The columns or keys that are read: those that are kept of each entry, the one that says whose the name is, and the one with
/// its zone, which is put after it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct ListFields {
    pub(super) kept: Vec<String>,
    pub(super) holder: Option<String>,
    pub(super) zone: Option<String>,
}

impl ListFields {
    /// Without the kept ones that the list does not have: they were chosen for another.
    pub(super) fn of_columns(mut self, columns: &[String]) -> Self {
        self.kept.retain(|it| columns.contains(it));
        self
    }

    /// What is read: those that are known later of an entry, then the zone.
    pub(super) fn selection(&self) -> ListEntryFieldSelection {
        let names = self.names();
        if names.is_empty() { ListEntryFieldSelection::None } else { ListEntryFieldSelection::Named(names) }
    }

    /// How many of the first are known later of an entry: the kept ones and the holder.
    pub(super) fn stored(&self) -> usize {
        self.holder_place().map_or(self.kept.len(), |it| self.kept.len().max(it + 1))
    }

    /// Where the holder stands among them.
    pub(super) fn holder_place(&self) -> Option<usize> {
        self.place_of(self.holder.as_deref())
    }

    /// Where the zone stands.
    pub(super) fn parent_field(&self) -> Option<ParentZoneField> {
        Some(ParentZoneField {
            selected_field_index: self.place_of(self.zone.as_deref())?,
            appends_zone_to_names: true,
        })
    }

    fn place_of(&self, column: Option<&str>) -> Option<usize> {
        self.names().iter().position(|it| Some(it.as_str()) == column)
    }

    /// Each once.
    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for name in self.kept.iter().chain(&self.holder).chain(&self.zone) {
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        names
    }
}
