//! The Learn tab: the documents as pages, a page of their errors, and the glossary.

mod row;

pub use row::{LearnPageRow, LearnRowDisplay};

use crate::documents::{
    DOCUMENT_SECTIONS, DocumentExampleQuestion, DocumentExampleRow, DocumentSection, ImplementedDocument,
    document_example_rows,
};
use crate::titles::Titled;
use bidiscope_bidi::name::Notation;
use bidiscope_words::{Message, message_with_prefixed_id};

use row::ShownColumns;

/// A page of the Learn tab of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LearnPage {
    /// The glossary.
    Glossary,
    /// Errors and contradictions of the documents.
    DocumentErrors,
    /// What changed after the documents, what they leave open, and how it is interpreted.
    DocumentInterpretations,
    /// A section, figure or table of a document.
    DocumentSection(&'static DocumentSection),
}

impl LearnPage {
    /// Every page, in the order in which the tab lists them; those of one document are adjacent.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Glossary, Self::DocumentErrors, Self::DocumentInterpretations]
            .into_iter()
            .chain(DOCUMENT_SECTIONS.iter().map(Self::DocumentSection))
    }

    /// Its identifier in saved settings.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Glossary => "glossary",
            Self::DocumentErrors => "errors",
            Self::DocumentInterpretations => "interpretations",
            Self::DocumentSection(place) => place.settings_id,
        }
    }

    /// The page with this identifier; `None` where there is none.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|it| it.id() == id)
    }

    /// The document that the page is about; `None` for the glossary and the pages of notes.
    pub const fn document(self) -> Option<ImplementedDocument> {
        match self {
            Self::Glossary | Self::DocumentErrors | Self::DocumentInterpretations => None,
            Self::DocumentSection(place) => Some(place.document),
        }
    }

    /// Its title in the list of pages.
    pub fn title(self) -> &'static str {
        self.message().static_text()
    }

    /// What the page is about, in a sentence or two.
    pub fn page_description(self) -> &'static str {
        self.message().static_attribute("about")
    }

    fn message(self) -> Message<'static> {
        match self {
            Self::Glossary | Self::DocumentErrors | Self::DocumentInterpretations => {
                message_with_prefixed_id("learn", self.id())
            }
            Self::DocumentSection(place) => place.message(),
        }
    }

    /// The rows of documents that it shows, with the program's answers computed now; empty for the glossary.
    pub fn rows(self) -> Vec<LearnPageRow> {
        let is_shown = |row: &&DocumentExampleRow| match self {
            Self::Glossary => false,
            Self::DocumentErrors => row.note.is_some_and(|it| it.note_kind.is_error_or_contradiction()),
            Self::DocumentInterpretations => {
                row.note.is_some_and(|it| !it.note_kind.is_error_or_contradiction())
            }
            Self::DocumentSection(place) => {
                (row.document, row.section_name) == (place.document, place.section_name)
            }
        };
        let rows: Vec<&DocumentExampleRow> = document_example_rows().iter().filter(is_shown).collect();
        let columns = self.columns(&rows);
        let is_of_several = self.document().is_none();
        rows.into_iter().map(|row| LearnPageRow::of(row, columns, is_of_several)).collect()
    }

    /// The paper\u{2019}s tables and figures of displays have three columns; the UBA\u{2019}s two are of the paragraph that
    /// the row is about.
    fn columns(self, rows: &[&DocumentExampleRow]) -> ShownColumns {
        let displays = rows.iter().filter_map(|row| match &row.question {
            DocumentExampleQuestion::DisplayOfName(Notation::Atkin2001Table1, display)
            | DocumentExampleQuestion::HasSameDisplay(Notation::Atkin2001Table1, display) => Some(display),
            _ => None,
        });
        match self {
            Self::DocumentSection(place) if place.document == ImplementedDocument::Atkin2001 => {
                ShownColumns::of(displays)
            }
            _ => ShownColumns::PerRow,
        }
    }
}
