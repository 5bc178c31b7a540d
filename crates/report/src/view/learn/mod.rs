//! The Learn tab: the documents as pages, a page of their errors, and the glossary.

mod row;

pub use row::{LearnDisplay, LearnRow};

use crate::documents::{
    DOCUMENT_SECTIONS, DocumentQuestion, DocumentRow, DocumentSection, SourceDocument, document_rows,
};
use crate::titles::Titled;
use bidiscope_bidi::name::Notation;
use bidiscope_words::{Message, message_of};

use row::ShownColumns;

/// A page of the Learn tab of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LearnPage {
    /// The glossary.
    Glossary,
    /// Errors and contradictions of the documents.
    Errors,
    /// What changed after the documents, what they leave open, and how it is interpreted.
    Interpretations,
    /// A section, figure or table of a document.
    Section(&'static DocumentSection),
}

impl LearnPage {
    /// Every page, in the order in which the tab lists them; those of one document are adjacent.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Glossary, Self::Errors, Self::Interpretations]
            .into_iter()
            .chain(DOCUMENT_SECTIONS.iter().map(Self::Section))
    }

    /// Its identifier in saved settings.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Glossary => "glossary",
            Self::Errors => "errors",
            Self::Interpretations => "interpretations",
            Self::Section(place) => place.id,
        }
    }

    /// The page with this identifier; `None` where there is none.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|it| it.id() == id)
    }

    /// The document that the page is about; `None` for the glossary and the pages of notes.
    pub const fn document(self) -> Option<SourceDocument> {
        match self {
            Self::Glossary | Self::Errors | Self::Interpretations => None,
            Self::Section(place) => Some(place.document),
        }
    }

    /// Its title in the list of pages.
    pub fn title(self) -> &'static str {
        self.message().static_text()
    }

    /// What the page is about, in a sentence or two.
    pub fn sentence(self) -> &'static str {
        self.message().static_attribute("about")
    }

    fn message(self) -> Message<'static> {
        match self {
            Self::Glossary | Self::Errors | Self::Interpretations => message_of("learn", self.id()),
            Self::Section(place) => place.message(),
        }
    }

    /// The rows of documents that it shows, with the program's answers computed now; empty for the glossary.
    pub fn rows(self) -> Vec<LearnRow> {
        let is_shown = |row: &&DocumentRow| match self {
            Self::Glossary => false,
            Self::Errors => row.note.is_some_and(|it| it.kind.is_error_or_contradiction()),
            Self::Interpretations => row.note.is_some_and(|it| !it.kind.is_error_or_contradiction()),
            Self::Section(place) => (row.document, row.section) == (place.document, place.section),
        };
        let rows: Vec<&DocumentRow> = document_rows().iter().filter(is_shown).collect();
        let columns = self.columns(&rows);
        let is_of_several = self.document().is_none();
        rows.into_iter().map(|row| LearnRow::of(row, columns, is_of_several)).collect()
    }

    /// The paper\u{2019}s tables and figures of displays have three columns; the UBA\u{2019}s two are of the paragraph that
    /// the row is about.
    fn columns(self, rows: &[&DocumentRow]) -> ShownColumns {
        let displays = rows.iter().filter_map(|row| match &row.question {
            DocumentQuestion::Display(Notation::Table1, display)
            | DocumentQuestion::Collision(Notation::Table1, display) => Some(display),
            _ => None,
        });
        match self {
            Self::Section(place) if place.document == SourceDocument::Atkin2001 => ShownColumns::of(displays),
            _ => ShownColumns::PerRow,
        }
    }
}
