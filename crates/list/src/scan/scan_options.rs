//! How the names of a list are read, and which columns are computed.

use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::{ParentZone, RegistryRulesByZone};

use super::columns::ScanColumnSet;
use super::row::ListSource;
use crate::PreviousScanRows;

/// How the names of a list are read, and which columns are computed for each.
#[derive(Clone, Debug)]
pub struct ScanOptions {
    /// The notation in which the names are written.
    pub name_notation: Notation,
    /// The parent zone, below which the names would be registered; `None` if there is none: every label is then the
    /// applicant's.
    pub parent_zone: Option<ParentZone>,
    /// The column or key with the parent zone of each entry, where entries have zones of their own; else `None`. Its zones take
    /// the place of `parent`.
    pub parent_zone_field: Option<ParentZoneField>,
    /// The index in the [fields](super::NameRow::entry_fields) of the column or key that says who asks for each name, or holds
    /// it; `None` where no holders are compared.
    pub name_holder_field_index: Option<usize>,
    /// The rows of an earlier scan, with whose answers those about the names are compared.
    pub previous_scan_rows: Option<Arc<PreviousScanRows>>,
    /// The registry's rules. Their zone is the parent zone where there is one; names of a list of registrations, which is
    /// read without a parent zone, are judged by them too.
    pub registry_rules: RegistryRulesByZone,
    /// Whether white space at either end of an entry is taken off before it is read.
    pub trims_white_space: bool,
    /// Whether names are compared without regard to the case of ASCII letters (RFC 4343), as the owners of a zone file are: there
    /// one name is written in any case.
    pub compares_ignoring_ascii_case: bool,
    /// Which of several lists the names are in.
    pub list_source: ListSource,
    /// The columns to compute; all others stay empty.
    pub computed_columns: ScanColumnSet,
}

impl Default for ScanOptions {
    fn default() -> Self {
        Self {
            name_notation: Notation::Unicode,
            parent_zone: None,
            parent_zone_field: None,
            name_holder_field_index: None,
            previous_scan_rows: None,
            registry_rules: RegistryRulesByZone::default(),
            trims_white_space: false,
            compares_ignoring_ascii_case: false,
            list_source: ListSource::default(),
            computed_columns: ScanColumnSet::default_known_without_other_rows(),
        }
    }
}

/// The column or key of a list that has the parent zone of each entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParentZoneField {
    /// Its index in the [fields](super::NameRow::entry_fields) of a row, from 0, in the order of the
    /// [`ListEntryFieldSelection`](crate::ListEntryFieldSelection).
    pub selected_field_index: usize,
    /// Whether the zone is appended to each name; otherwise every name must end in it, or it is refused.
    pub appends_zone_to_names: bool,
}
