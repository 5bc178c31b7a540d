//! The field for the user's line on a name.

use super::super::line_entry::LineEntry;

/// The user's line on the name in the field.
pub(super) struct NoteEntry {
    pub(super) entry: LineEntry,
    /// The name, as its characters, and what its field holds.
    pub(super) name: String,
    pub(super) text: String,
}

impl Default for NoteEntry {
    fn default() -> Self {
        // Strategies have theirs by their numbers.
        Self { entry: LineEntry::of_title(u32::MAX), name: String::new(), text: String::new() }
    }
}
