//! What the program says of a place of a document.

use bidiscope_bidi::enum_with_ids;
use bidiscope_words::message_with_prefixed_id;

enum_with_ids! {
    /// In which way the program's note differs from, or adds to, what the document says at a place.
    pub enum DocumentExampleNoteKind {
        /// The document is wrong there.
        DocumentError = "error";
        /// The document contradicts another place of its own, or another document.
        Contradiction = "clash";
        /// The document was right when it was written, and something has changed since.
        OutdatedByLaterChange = "later";
        /// The document leaves something open: how the program interprets it, or what a reader should know.
        Interpretation = "interpretation";
    }
}

impl DocumentExampleNoteKind {
    /// Whether the note is about a fault of the documents: [`Self::DocumentError`] or [`Self::Contradiction`].
    pub const fn is_error_or_contradiction(self) -> bool {
        matches!(self, Self::DocumentError | Self::Contradiction)
    }
}

/// A note of the program on a place of a document.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DocumentExampleNote {
    /// In which way it differs from, or adds to, what the document says there.
    pub note_kind: DocumentExampleNoteKind,
    /// Its identifier: that of its message in the catalogue, without `document-note-`.
    pub note_id: &'static str,
}

impl DocumentExampleNote {
    /// Reads a note as the file has it, such as `error davis-first-table`.
    pub(super) fn read(written: &'static str) -> Option<Self> {
        let (kind, id) = written.split_once(' ')?;
        Some(Self { note_kind: DocumentExampleNoteKind::from_id(kind)?, note_id: id })
    }

    /// The note, in one or more sentences of the catalogue.
    pub fn sentence(self) -> &'static str {
        note_sentence(self.note_id)
    }
}

/// The text of the note with this identifier.
pub(crate) fn note_sentence(id: &str) -> &'static str {
    message_with_prefixed_id("document-note", id).static_text()
}
