//! Reads lists of domain names, makes a row of results for every name, finds the names that look the same, and writes
//! the rows.
//!
//! The steps, each of which can be used alone:
//!
//! 1. **Read.** A [`ListReader`] returns one [`ListEntry`] after another from plain text, CSV, JSON Lines or a zone file (see
//!    [`ListInputFormat`]), in memory that grows neither with the list nor with the length of a line. An error in one entry
//!    does not end the list.
//! 2. **Make rows.** A [`NameRowBuilder`](scan::NameRowBuilder) makes a [`NameRow`](scan::NameRow) of each name: its displays,
//!    the verdicts of the Bidi rule (RFC 5893) and of IDNA2008, and its skeletons (UTS #39). [`scan_list`] does both steps on
//!    several threads.
//! 3. **Compare.** A [`NameMatchFinder`] takes the keys of all rows and finds the names that have the same display, are
//!    confusable or are the same name, in the list itself and in another list. It uses temporary files where the allowed
//!    memory is too small.
//! 4. **Write.** A [`RowWriter`] writes CSV and JSON Lines.
//!
//! ```
//! use bidiscope_list::{ListInputFormat, ListReader};
//!
//! let mut list = ListReader::new(&b"# our names\nabc.com\n\nxn--4dbcd.com\n"[..], &ListInputFormat::NamePerLine);
//! let mut lines = Vec::new();
//! while let Some(entry) = list.next()? {
//!     lines.push(entry.line_number);
//! }
//! assert_eq!(lines, [2, 4]);
//! # Ok::<(), std::io::Error>(())
//! ```

mod counted_lines;
mod fields;
mod groups;
mod index;
mod kept_columns;
mod kept_entries;
mod kept_entry;
mod key_buffer;
mod name_batch;
mod previous;
mod read;
mod registered;
pub mod scan;
mod scan_list;
mod write;

pub use counted_lines::LineTally;
pub use fields::{ListEntryFieldSelection, ListEntryFields};
pub use groups::{
    ComparisonKeyHasher, ContestingLines, MAX_CONTESTING_LINES_PER_NAME, NameMatchFinder, NameMatchesByRow,
    RowMatches,
};
pub use index::{
    HashingReader, IndexedListFile, ListEntryCounts, NameIndex, NameIndexError, NameIndexSettings,
    NameIndexWriter, NameIndexWriterOptions, StoredEntryBuffer,
};
pub use kept_columns::{ColumnsBesideName, FieldsBesideName};
pub use kept_entries::{StoredListEntries, StoredListEntriesWriter};
pub use kept_entry::{
    StoredListEntry, read_u32_length_prefixed, write_stored_entry, write_u32_length_prefixed,
};
pub use key_buffer::ComparisonKeyBuffer;
pub use previous::{PreviousScanAnswer, PreviousScanRows};
pub use read::{
    Compression, Decompressor, InvalidZoneFileNameReason, ListEntry, ListEntryError, ListError, ListFormat,
    ListInputFormat, ListReader, UnsupportedListFormat, ZoneFileNameRole,
};
pub use registered::{
    ApplicationsForName, IndexedListCounts, IndexedNameList, ListEntryParentZones, NamesToStore,
    NonNameCounts, RegisteredNameList, RegisteredNameListError, RegistrationApplicationList,
    index_list_unless_stopped,
};
pub use scan_list::{BatchResult, scan_list};
pub use write::{RowFormat, RowWriter, UnprintableEscapingJsonFormatter, write_csv_row};

/// The examples of the README, which run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
