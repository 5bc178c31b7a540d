//! Lists of names in files: read, answered for by the crew, and written.
//!
//! What is told of a name is [`crate::scan`]'s business, and so is which names are the same; here are the files
//! that the names come from and the answers go to.
//!
//! A [`ListReader`] finds one name after another, in whatever [`Form`] the list has, in memory that does not grow
//! with the list or with a line of it.
//!
//! ```
//! use bidiscope_list::{Form, ListReader};
//!
//! let mut list = ListReader::new(&b"# ours\nabc.com\n\nxn--4dbcd.com\n"[..], &Form::Names);
//! while let Some(entry) = list.next()? {
//!     println!("{}: {:?}", entry.line, entry.given);
//! }
//! # Ok::<(), std::io::Error>(())
//! ```

mod answer;
mod groups;
mod keys;
mod portion;
mod read;
pub mod scan;
mod write;

pub use answer::answer_list;
pub use groups::{GroupCells, Grouper, Groups};
pub use keys::KeptKeys;
pub use read::{Entry, Form, ListFormat, ListReader};
#[cfg(feature = "parquet")]
pub use write::ParquetFile;
pub use write::{Escaping, RowFormat, RowWriter};
