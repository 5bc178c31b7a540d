//! How the names of a list are read, and which columns are computed.

use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::{ParentZone, RulesByZone};

use super::columns::Columns;
use super::row::ListSource;
use crate::PreviousRows;

/// How the names of a list are read, and which columns are computed for each.
#[derive(Clone, Debug)]
pub struct ScanOptions {
    /// The notation in which the names are written.
    pub notation: Notation,
    /// The parent zone, below which the names would be registered; `None` if there is none: every label is then the
    /// applicant's.
    pub parent: Option<ParentZone>,
    /// The column or key with the parent zone of each entry, where entries have zones of their own; else `None`. Its zones take
    /// the place of `parent`.
    pub parent_field: Option<ParentField>,
    /// The index in the [fields](super::NameRow::fields) of the column or key that says who asks for each name, or holds it; `None`
    /// where no holders are compared.
    pub holder_field_index: Option<usize>,
    /// The rows of an earlier scan, with whose answers those about the names are compared.
    pub previous: Option<Arc<PreviousRows>>,
    /// The registry's rules. Their zone is the parent zone where there is one; names of a list of registrations, which is
    /// read without a parent zone, are judged by them too.
    pub rules: RulesByZone,
    /// Whether white space at either end of an entry is taken off before it is read.
    pub trims: bool,
    /// Whether names are compared without regard to the case of ASCII letters (RFC 4343), as the owners of a zone file are: there
    /// one name is written in any case.
    pub ignores_case: bool,
    /// Which of several lists the names are in.
    pub source: ListSource,
    /// The columns to compute; all others stay empty.
    pub columns: Columns,
}

impl Default for ScanOptions {
    fn default() -> Self {
        Self {
            notation: Notation::Unicode,
            parent: None,
            parent_field: None,
            holder_field_index: None,
            previous: None,
            rules: RulesByZone::default(),
            trims: false,
            ignores_case: false,
            source: ListSource::default(),
            columns: Columns::without_comparisons(),
        }
    }
}

/// The column or key of a list that has the parent zone of each entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParentField {
    /// Its index in the [fields](super::NameRow::fields) of a row, from 0, in the order of the
    /// [`FieldSelection`](crate::FieldSelection).
    pub field_index: usize,
    /// Whether the zone is appended to each name; otherwise every name must end in it, or it is refused.
    pub appends_parent: bool,
}
