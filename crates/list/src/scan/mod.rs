//! Computes the same columns for every name of a long list.
//!
//! A [`NameRowBuilder`] makes a [`NameRow`] of each name, with the [`ScanColumnSet`] that are asked for and no others. No
//! row depends on another, so each thread can have a builder of its own. Comparison columns, which depend on
//! other names, are computed afterwards from the rows' [`ComparisonKeys`]: see [`NameMatchFinder`](crate::NameMatchFinder).
//!
//! ```
//! use bidiscope_list::scan::{ScanColumn, ScanColumnSet, NameRowBuilder, ScanOptions};
//!
//! let mut builder = NameRowBuilder::new(ScanOptions::default());
//! let row = builder.build_row(7, "\u{5D0}\u{5D1}-12.com".as_bytes());
//! assert_eq!(row.column_value(ScanColumn::Line).to_string(), "7");
//! assert_eq!(row.column_value(ScanColumn::BidiRule).to_string(), "satisfied");
//! assert_eq!(row.column_value(ScanColumn::DisplayLtr).to_string(), "12-\u{5D1}\u{5D0}.com");
//! ```

mod appearance;
mod cell;
mod column;
mod columns;
mod concern;
mod decision;
mod in_paragraphs;
mod listed_variants;
mod match_kind;
mod named_entries;
mod on_request;
mod prototype;
mod rfc3454_change;
mod row;
mod row_builder;
mod row_host;
mod scan_options;
mod skeleton;
mod value_type;
mod zone_rules;

pub use cell::{BidiRuleViolation, LabelWithVerdicts, RowError, ScanColumnValue};
pub use column::ScanColumn;
pub use columns::ScanColumnSet;
pub use concern::{RegistrationConcern, RegistrationConcernSet};
pub use decision::RegistrationDecision;
pub use in_paragraphs::{DisplaysOfName, InBothParagraphs};
pub use listed_variants::{LabelVariants, MAX_LISTED_VARIANTS_PER_LABEL};
pub use match_kind::{NameMatchKind, name_match_kinds};
pub use named_entries::{ContestingEntries, ContestingEntry};
pub use rfc3454_change::Rfc3454To5893Change;
pub use row::{ComparisonKeys, ListSource, NameAppearance, NameRow};
pub use row_builder::NameRowBuilder;
pub use row_host::UrlHostInParagraphs;
pub use scan_options::{ParentZoneField, ScanOptions};
pub use skeleton::{SKELETON_SEPARATOR, SkeletonBuilder};
pub use value_type::ColumnValueType;
