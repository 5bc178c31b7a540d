//! Computes the same columns for every name of a long list.
//!
//! A [`RowBuilder`] makes a [`NameRow`] of each name, with the [`Columns`] that are asked for and no others. No
//! row depends on another, so each thread can have a builder of its own. Comparison columns, which depend on
//! other names, are computed afterwards from the rows' [`Keys`]: see [`Grouper`](crate::Grouper).
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

mod column;
mod concern;
mod match_kind;
mod prototype;
mod row;
mod row_builder;
mod skeleton;

pub use column::{Column, Columns};
pub use concern::{Concern, Concerns};
pub use match_kind::{MatchKind, match_kinds};
pub use row::{Appearance, Cell, Keys, NameRow, RowError, Violation};
pub use row_builder::{RowBuilder, ScanOptions};
pub use skeleton::{SKELETON_SEPARATOR, SkeletonBuilder};
