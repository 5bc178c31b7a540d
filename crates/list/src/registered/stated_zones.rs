//! The zones that the entries of a list say in a column or key.

use std::collections::BTreeSet;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::ParentZone;

use crate::scan::{NameRow, ParentZoneField, ScanColumnValue};

/// The most different zones that are remembered. Of a list with more it is not known whether another list has one of them.
const MAX_ZONES: usize = 1_000;

/// The zones that the entries of a list say, as they are written there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListEntryParentZones {
    texts: BTreeSet<String>,
    has_more: bool,
}

impl ListEntryParentZones {
    /// Notes the zone that the entry of a row says in this field, where the row can be read.
    pub fn add_zone_of_row(&mut self, row: &NameRow, parent_zone_field: ParentZoneField) {
        if let (None, ScanColumnValue::Text(text)) =
            (&row.row_error, row.entry_fields.field_value(parent_zone_field.selected_field_index))
        {
            self.insert(text.trim());
        }
    }

    /// Adds the zones of other entries of the same list.
    pub fn merge_zones(&mut self, other_zones: &Self) {
        self.has_more |= other_zones.has_more;
        other_zones.texts.iter().for_each(|it| self.insert(it));
    }

    fn insert(&mut self, text: &str) {
        if self.has_more || self.texts.contains(text) {
            return;
        }
        self.has_more = self.texts.len() == MAX_ZONES;
        if !self.has_more {
            self.texts.insert(text.to_owned());
        }
    }

    /// Whether no zone of one list is the same as a zone of the other, or in one, so that no name of one can be in the other.
    /// `false` where that is not known: a list says none, or more than are remembered.
    pub fn are_disjoint(&self, other_zones: &Self, notation: Notation) -> bool {
        let (Some(own), Some(others)) = (self.zones(notation), other_zones.zones(notation)) else {
            return false;
        };
        let is_in =
            |one: &ParentZone, other: &ParentZone| one.zone().labels().ends_with(other.zone().labels());
        !own.iter().any(|one| others.iter().any(|other| is_in(one, other) || is_in(other, one)))
    }

    /// The zones; `None` where there are none, or not all are known.
    fn zones(&self, notation: Notation) -> Option<Vec<ParentZone>> {
        if self.has_more || self.texts.is_empty() {
            return None;
        }
        self.texts.iter().map(|it| ParentZone::read(it.as_bytes(), false, notation).ok()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{ListEntryParentZones, MAX_ZONES, Notation};

    fn of(texts: &[&str]) -> ListEntryParentZones {
        let mut zones = ListEntryParentZones::default();
        texts.iter().for_each(|it| zones.insert(it));
        zones
    }

    #[test]
    fn zones_are_apart_where_none_is_in_another() {
        let are_apart = |one: &[&str], other: &[&str]| of(one).are_disjoint(&of(other), Notation::Unicode);
        assert!(are_apart(&["co.il", "net"], &["R1", "R2"]));
        // One of several is enough, in any case of letters, and a name can be in a zone and in the one above it.
        assert!(!are_apart(&["co.il", "net"], &["R1", "NET"]));
        assert!(!are_apart(&["co.il"], &["il"]));
        assert!(!are_apart(&["il"], &["co.il"]));
        assert!(are_apart(&["co.il"], &["o.il"]));
        assert!(!are_apart(&["co.il"], &[]));
    }

    #[test]
    fn of_too_many_zones_nothing_is_known() {
        let mut zones = ListEntryParentZones::default();
        (0..=MAX_ZONES).for_each(|it| zones.insert(&format!("z{it}")));
        assert!(!zones.are_disjoint(&of(&["R1"]), Notation::Unicode));
        let mut joined = of(&["a"]);
        joined.merge_zones(&zones);
        assert!(!joined.are_disjoint(&of(&["R1"]), Notation::Unicode));
    }
}
