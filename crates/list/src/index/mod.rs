//! An index of a list of names: its keys sorted, in a file that is read by position, so that a few names are compared with
//! millions at once.
//!
//! The file consists of [pages](pages) with a checksum each, which is verified whenever a page is read. Its parts, from page
//! boundary to page boundary:
//!
//! 1. **The head**: what the file is, the version of this format, and the key of the fingerprints.
//! 2. **The names**, line by line, with what is kept beside them, for whoever wants to see what matched.
//! 3. **The tables**, one for each text by which names are compared: the records that the [grouper](crate::NameMatchFinder)
//!    sorts, of each text no more than its first lines with two different names; nothing else can be the answer. After the
//!    records of a table comes the beginning of the first one on each page.
//! 4. **The contents**, as JSON: where all of this is, what the index was made from and how.

mod contents;
mod error;
mod format;
mod pages;
mod reader;
mod source;
mod table;
mod writer;

pub use contents::{ListEntryCounts, NameIndexSettings};
pub use error::NameIndexError;
pub use reader::NameIndex;
pub use source::{HashingReader, IndexedListFile};
pub(crate) use table::TableCursor;
pub use writer::{NameIndexWriter, NameIndexWriterOptions, StoredEntryBuffer};
