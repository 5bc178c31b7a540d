//! Long lists: the same few answers for every name of them.
//!
//! A [`Clerk`] makes a [`NameRow`] of each name, with what the [`Columns`] ask for and no more; the names may
//! be handed to as many clerks as there are threads, for no row hangs on another. What does hang on the
//! others, which names look the same, is told afterwards from the rows' [`Keys`].
//!
//! ```
//! use bidiscope_list::scan::{Column, Columns, Clerk, Wanted};
//!
//! let mut clerk = Clerk::new(Wanted::default());
//! let row = clerk.row(7, "\u{5D0}\u{5D1}-12.com".as_bytes());
//! assert_eq!(row.cell(Column::Line).to_string(), "7");
//! assert_eq!(row.cell(Column::BidiRule).to_string(), "satisfied");
//! assert_eq!(row.cell(Column::DisplayLtr).to_string(), "12-\u{5D1}\u{5D0}.com");
//! ```

mod clerk;
mod column;
mod concern;
mod likeness;
mod pieces;
mod row;
mod skeleton;

pub use clerk::{Clerk, Wanted};
pub use column::{Column, Columns};
pub use concern::{Concern, Concerns};
pub use likeness::{Likeness, likenesses};
pub use row::{Appearance, Cell, Keys, NameRow, Violation};
pub use skeleton::{BETWEEN_STRETCHES, Skeletons};
