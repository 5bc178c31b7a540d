//! The four source documents, row by row: every table row, figure and example as it is printed, with the
//! program's answer. The rows are in `assets/documents.tsv`; tests compare the answers with it.
//!
//! ```
//! use bidiscope_present::documents::document_rows;
//!
//! let row = document_rows().iter().find(|it| it.section == "Table 4" && it.row == "5").ok_or("no such row")?;
//! assert_eq!((row.input, row.answer().as_deref()), ("AB12", Some("BA12")));
//! # Ok::<(), &str>(())
//! ```

mod answer;
mod escapes;
mod question;
mod sections;

use std::sync::LazyLock;

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{Character, Name};

pub use escapes::decode_escapes;
pub use question::{RowName, RowQuestion};
pub use sections::{DOCUMENT_SECTIONS, DocumentSection};

/// The file of the rows; it describes its columns itself.
pub const DOCUMENTS_FILE: &str = include_str!("../../../../assets/documents.tsv");

enum_with_ids! {
    /// A document that the program implements.
    pub enum SourceDocument {
        /// Atkin, Stansifer and Alsharif 2001.
        Paper = "paper", "Bidirectional Domain Names (Atkin, Stansifer, Alsharif 2001)";
        /// RFC 5893.
        Rfc5893 = "RFC 5893", "RFC 5893 (2010)";
        /// draft-duerst-iri-bidi-00.
        Duerst = "Duerst", "Internet Identifiers and Bidirectionality (Duerst 2001)";
        /// Davis 2011.
        Davis = "Davis", "Bidi IRIs (Davis 2011)";
    }
}

/// A table row, a figure's line or an example of a document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DocumentRow {
    /// The document.
    pub document: SourceDocument,
    /// The section, figure or table.
    pub section: &'static str,
    /// What identifies the row there: a number, a character, a few words.
    pub row: &'static str,
    /// What is printed there, shortened where it is long.
    pub printed: &'static str,
    /// The question that the program answers.
    pub question: RowQuestion,
    /// The input, written as `asked` says.
    pub input: &'static str,
    /// The expected answer, by the document or by reasoning.
    pub expected: &'static str,
    /// An error, contradiction or gap of the document.
    pub note: Option<&'static str>,
}

/// Every row, in the order of the file; those of one place are adjacent.
pub fn document_rows() -> &'static [DocumentRow] {
    static ROWS: LazyLock<Vec<DocumentRow>> = LazyLock::new(|| {
        let lines = DOCUMENTS_FILE.lines().filter(|it| !it.is_empty() && !it.starts_with('#'));
        lines.filter_map(DocumentRow::read).collect()
    });
    &ROWS
}

impl DocumentRow {
    /// Reads a line of the file.
    fn read(line: &'static str) -> Option<Self> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [document, place, row, printed, asked, typed, expected, note] = columns.try_into().ok()?;
        let (document, asked) = (SourceDocument::from_id(document)?, RowQuestion::read(asked)?);
        let note = (note != "-").then_some(note);
        Some(Self { document, section: place, row, printed, question: asked, input: typed, expected, note })
    }

    /// The name of the row with the display that it is about; `None` where the input is not a name.
    pub fn name(&self) -> Option<RowName> {
        let name = self.question.name(self.input, self.expected)?;
        Name::read(&name.text, name.notation).is_ok().then_some(name)
    }

    /// The characters of the input: a name, or running text.
    pub fn characters(&self) -> Vec<Character> {
        self.question.characters(self.input, self.expected).unwrap_or_default()
    }

    /// The program's answer, computed now, in the words of the file; equal to `expected` where both agree. `None`
    /// where the row cannot be read.
    pub fn answer(&self) -> Option<String> {
        answer::answer(&self.question, self.input, self.expected)
    }
}
