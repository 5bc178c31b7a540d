//! What the thread that reads a list tells, and what it shares with the window.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use bidiscope_report::list::{ListedNamesChunk, MatchGroupTable};

use super::fields::ListFields;
use super::unreadable::Unreadable;

/// How reading a list ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// All of it is there.
    Whole,
    /// It was stopped.
    Stopped,
    /// It holds more names than are shown.
    TooMany,
    /// What keeps the rest from being read, as the end of a sentence.
    Broken(String),
}

/// What the thread tells.
pub(super) enum ReadingEvent {
    /// The columns or keys of the list, and those that are read beside the names.
    Columns(Vec<String>, ListFields),
    /// The other list was read, or could not be.
    OtherList(OtherListStatus),
    Block(Arc<ListedNamesChunk>),
    Groups(Arc<MatchGroupTable>),
    End(Ending),
}

/// What is known of the other list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OtherListStatus {
    /// Its columns or keys.
    pub(super) columns: Vec<String>,
    /// Which of its lines cannot be read; or why it cannot be compared, as the end of a sentence.
    pub(super) read: Result<Unreadable, String>,
}

/// What the window and the thread share.
#[derive(Default)]
pub(super) struct SharedState {
    /// Whether it is the other list that is read.
    pub(super) is_other_list: AtomicBool,
    /// How many bytes are read, of how many.
    pub(super) read: AtomicU64,
    pub(super) total: AtomicU64,
}
