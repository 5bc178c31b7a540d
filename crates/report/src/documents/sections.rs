//! The sections, figures and tables of the documents that have rows.

use super::SourceDocument;

/// A section, figure or table of a document that has [rows](super::document_rows). Its title and what it is about are in
/// the catalogue: [`Titled`](crate::titles::Titled).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DocumentSection {
    /// Its identifier in saved settings.
    pub id: &'static str,
    /// The document.
    pub document: SourceDocument,
    /// Its name in the document, as in [`DocumentRow::section`](super::DocumentRow::section): `Table 4`.
    pub section: &'static str,
}

const fn place(id: &'static str, document: SourceDocument, place: &'static str) -> DocumentSection {
    DocumentSection { id, document, section: place }
}

use SourceDocument::{Atkin2001, Davis, Duerst, Rfc5893};

/// Every section, figure and table that has rows, in the order of the rows.
pub const DOCUMENT_SECTIONS: [DocumentSection; 42] = [
    place("paper-table-1", Atkin2001, "Table 1"),
    place("paper-figure-1", Atkin2001, "Figure 1"),
    place("paper-figure-2", Atkin2001, "Figure 2"),
    place("paper-section-3", Atkin2001, "section III"),
    place("paper-figure-3", Atkin2001, "Figure 3"),
    place("paper-figure-4", Atkin2001, "Figure 4"),
    place("paper-figure-5", Atkin2001, "Figure 5"),
    place("paper-figure-6", Atkin2001, "Figure 6"),
    place("paper-table-2", Atkin2001, "Table 2"),
    place("paper-section-2", Atkin2001, "section II"),
    place("paper-table-3", Atkin2001, "Table 3"),
    place("paper-table-4", Atkin2001, "Table 4"),
    place("paper-section-5", Atkin2001, "section V"),
    place("paper-section-4", Atkin2001, "section IV"),
    place("paper-section-6", Atkin2001, "section VI"),
    place("paper-appendix", Atkin2001, "appendix"),
    place("rfc5893-section-1-2", Rfc5893, "section 1.2"),
    place("rfc5893-section-1-4", Rfc5893, "section 1.4"),
    place("rfc5893-section-2", Rfc5893, "section 2"),
    place("rfc5893-section-3", Rfc5893, "section 3"),
    place("rfc5893-section-4-1", Rfc5893, "section 4.1"),
    place("rfc5893-section-4-2", Rfc5893, "section 4.2"),
    place("rfc5893-section-4-3", Rfc5893, "section 4.3"),
    place("rfc5893-section-5", Rfc5893, "section 5"),
    place("rfc5893-section-6", Rfc5893, "section 6"),
    place("rfc5893-section-7-1", Rfc5893, "section 7.1"),
    place("rfc5893-section-7-2", Rfc5893, "section 7.2"),
    place("rfc5893-section-8", Rfc5893, "section 8"),
    place("duerst-section-2", Duerst, "section 2"),
    place("duerst-section-3", Duerst, "section 3"),
    place("duerst-section-4-2", Duerst, "section 4.2"),
    place("duerst-section-4-3", Duerst, "section 4.3"),
    place("duerst-section-4-4", Duerst, "section 4.4"),
    place("duerst-section-5", Duerst, "section 5"),
    place("davis-first-table", Davis, "first table"),
    place("davis-second-table", Davis, "second table"),
    place("davis-third-table", Davis, "third table"),
    place("davis-grammar", Davis, "grammar"),
    place("davis-inclusion", Davis, "inclusionChar"),
    place("davis-termination", Davis, "termination"),
    place("davis-continuation", Davis, "continuation"),
    place("davis-separators", Davis, "separators"),
];
