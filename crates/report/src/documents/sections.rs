//! The sections, figures and tables of the documents that have rows.

use super::ImplementedDocument;

/// A section, figure or table of a document that has [rows](super::document_example_rows). Its title and what it is about are in
/// the catalogue: [`Titled`](crate::titles::Titled).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DocumentSection {
    /// Its identifier in saved settings.
    pub settings_id: &'static str,
    /// The document.
    pub document: ImplementedDocument,
    /// Its name in the document, as in [`DocumentExampleRow::section_name`](super::DocumentExampleRow::section_name): `Table 4`.
    pub section_name: &'static str,
}

const fn place(id: &'static str, document: ImplementedDocument, place: &'static str) -> DocumentSection {
    DocumentSection { settings_id: id, document, section_name: place }
}

use ImplementedDocument::{Atkin2001, DavisBidiIris2011, DuerstBidiIriDraft, Rfc5893};

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
    place("duerst-section-2", DuerstBidiIriDraft, "section 2"),
    place("duerst-section-3", DuerstBidiIriDraft, "section 3"),
    place("duerst-section-4-2", DuerstBidiIriDraft, "section 4.2"),
    place("duerst-section-4-3", DuerstBidiIriDraft, "section 4.3"),
    place("duerst-section-4-4", DuerstBidiIriDraft, "section 4.4"),
    place("duerst-section-5", DuerstBidiIriDraft, "section 5"),
    place("davis-first-table", DavisBidiIris2011, "first table"),
    place("davis-second-table", DavisBidiIris2011, "second table"),
    place("davis-third-table", DavisBidiIris2011, "third table"),
    place("davis-grammar", DavisBidiIris2011, "grammar"),
    place("davis-inclusion", DavisBidiIris2011, "inclusionChar"),
    place("davis-termination", DavisBidiIris2011, "termination"),
    place("davis-continuation", DavisBidiIris2011, "continuation"),
    place("davis-separators", DavisBidiIris2011, "separators"),
];
