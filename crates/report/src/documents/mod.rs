//! The four source documents, row by row: every table row, figure and example as it is printed, with the
//! program's answer. The rows are in `assets/documents.tsv`; tests compare the answers with it.
//!
//! ```
//! use bidiscope_report::documents::document_example_rows;
//!
//! let row = document_example_rows().iter().find(|it| it.section_name == "Table 4" && it.row_title == "5").ok_or("no such row")?;
//! assert_eq!((row.input, row.computed_answer().as_deref()), ("AB12", Some("BA12")));
//! # Ok::<(), &str>(())
//! ```

mod answer;
mod character_set;
mod escapes;
mod label_group;
mod note;
mod question;
mod sections;

use std::sync::LazyLock;

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{Character, Input};

pub use character_set::EightBitSet;
pub use escapes::decode_rust_unicode_escapes;
pub use label_group::Atkin2001LabelGroup;
pub(crate) use note::note_sentence;
pub use note::{DocumentExampleNote, DocumentExampleNoteKind};
pub use question::{DocumentExampleName, DocumentExampleQuestion};
pub use sections::{DOCUMENT_SECTIONS, DocumentSection};

/// The contents of `assets/documents.tsv`: tab-separated, one line for each [`DocumentExampleRow`]; the comment lines (`#`) at
/// the top describe the columns.
pub const DOCUMENT_EXAMPLES_TSV: &str = include_str!("../../../../assets/documents.tsv");

enum_with_ids! {
    /// A document whose display, rule or grammar the program implements. Identifiers are those of `assets/documents.tsv`.
    pub enum ImplementedDocument {
        /// Atkin, Stansifer and Alsharif 2001: the one-to-one display.
        Atkin2001 = "paper";
        /// RFC 5893: the Bidi rule.
        Rfc5893 = "RFC 5893";
        /// draft-duerst-iri-bidi-00: the order of components.
        DuerstBidiIriDraft = "Duerst";
        /// Davis, "Bidi IRIs" (2011): the order of fields.
        DavisBidiIris2011 = "Davis";
    }
}

/// A table row, a figure's line or an example of a document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DocumentExampleRow {
    /// The document that it is from.
    pub document: ImplementedDocument,
    /// Its section, figure or table: the [`DocumentSection::section_name`].
    pub section_name: &'static str,
    /// What identifies the row there: a number, a character, a few words.
    pub row_title: &'static str,
    /// What the document prints there, shortened where it is long.
    pub text_in_document: &'static str,
    /// What the program is asked about the input.
    pub question: DocumentExampleQuestion,
    /// The input: usually a name, in the [notation](DocumentExampleQuestion::notation) that belongs to the question. Its other
    /// forms are described at [`DocumentExampleQuestion`].
    pub input: &'static str,
    /// The expected answer, by the document or, where that errs or says nothing, by reasoning. For some
    /// questions it is a statement, such as another name or the id of a finding, and [`Self::computed_answer`] says
    /// whether it is true.
    pub expected: &'static str,
    /// What the program notes on this place of the document; `None` for most rows.
    pub note: Option<DocumentExampleNote>,
}

/// Every row, in the order of `assets/documents.tsv`; those of one section, figure or table are adjacent.
pub fn document_example_rows() -> &'static [DocumentExampleRow] {
    static ROWS: LazyLock<Vec<DocumentExampleRow>> = LazyLock::new(|| {
        let lines = DOCUMENT_EXAMPLES_TSV.lines().filter(|it| !it.is_empty() && !it.starts_with('#'));
        lines.filter_map(DocumentExampleRow::read).collect()
    });
    &ROWS
}

impl DocumentExampleRow {
    /// Reads a line of the file.
    fn read(line: &'static str) -> Option<Self> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [document, place, row, printed, asked, typed, expected, note] = columns.try_into().ok()?;
        let (document, asked) =
            (ImplementedDocument::from_id(document)?, DocumentExampleQuestion::read(asked)?);
        let note = if note == "-" { None } else { Some(DocumentExampleNote::read(note)?) };
        Some(Self {
            document,
            section_name: place,
            row_title: row,
            text_in_document: printed,
            question: asked,
            input: typed,
            expected,
            note,
        })
    }

    /// The name that the row is about, as it can be typed, with the display that the question is about, or else one that suits
    /// it; `None` where the row has no name that can be read.
    pub fn example_name(&self) -> Option<DocumentExampleName> {
        let name = self.question.name(self.input, self.expected)?;
        Input::read_allowing_bidi_class_sequences(&name.text, name.notation).is_ok().then_some(name)
    }

    /// The characters of the input, a name or running text, in logical order.
    pub fn characters(&self) -> Vec<Character> {
        self.question.characters(self.input, self.expected).unwrap_or_default()
    }

    /// The program's answer, computed now and written as `expected` is; equal to it where the program agrees. Where
    /// `expected` is a statement that is not true, it is `not ` and the statement. `None` where the row cannot be read.
    pub fn computed_answer(&self) -> Option<String> {
        answer::answer(&self.question, self.input, self.expected)
    }
}
