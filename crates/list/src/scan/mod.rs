//! Computes the same columns for every name of a long list.
//!
//! A [`RowBuilder`] makes a [`NameRow`] of each name, with the [`Columns`] that are asked for and no others. No
//! row depends on another, so each thread can have a builder of its own. Comparison columns, which depend on
//! other names, are computed afterwards from the rows' [`ComparisonKeys`]: see [`Grouper`](crate::Grouper).
//!
//! ```
//! use bidiscope_list::scan::{Column, Columns, RowBuilder, ScanOptions};
//!
//! let mut builder = RowBuilder::new(ScanOptions::default());
//! let row = builder.row(7, "\u{5D0}\u{5D1}-12.com".as_bytes());
//! assert_eq!(row.cell(Column::Line).to_string(), "7");
//! assert_eq!(row.cell(Column::BidiRule).to_string(), "satisfied");
//! assert_eq!(row.cell(Column::DisplayLtr).to_string(), "12-\u{5D1}\u{5D0}.com");
//! ```

mod appearance;
mod cell;
mod column;
mod columns;
mod concern;
mod decision;
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

pub use cell::{ColumnValue, RowError, RowLabel, ViolatingCharacter};
pub use column::Column;
pub use columns::Columns;
pub use concern::{Concern, Concerns};
pub use decision::Decision;
pub use listed_variants::{ListedVariants, MAX_LISTED_VARIANTS};
pub use match_kind::{MatchKind, match_kinds};
pub use named_entries::{OtherEntries, OtherEntry};
pub use rfc3454_change::Rfc3454Change;
pub use row::{Appearance, ComparisonKeys, ListSource, NameRow};
pub use row_builder::RowBuilder;
pub use row_host::RowHost;
pub use scan_options::{ParentField, ScanOptions};
pub use skeleton::{SKELETON_SEPARATOR, SkeletonBuilder};
pub use value_type::ValueType;
