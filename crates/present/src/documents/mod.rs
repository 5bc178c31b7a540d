//! The four documents, row by row: every table row, figure and example with its place, as it is printed there, and what
//! the program answers. The rows stand in `assets/documents.tsv`; tests hold the answers to it.
//!
//! ```
//! use bidiscope_present::documents::document_rows;
//!
//! let row = document_rows().iter().find(|it| it.place == "Table 4" && it.row == "5").ok_or("no such row")?;
//! assert_eq!((row.typed, row.answer().as_deref()), ("AB12", Some("BA12")));
//! # Ok::<(), &str>(())
//! ```

mod answer;
mod asked;
mod escapes;
mod places;

use std::sync::LazyLock;

use bidiscope_bidi::name::{Character, Name};
use bidiscope_bidi::enum_with_ids;

pub use asked::{RowName, RowQuestion};
pub use escapes::with_escapes;
pub use places::{DOCUMENT_PLACES, DocumentPlace};

/// The file that the rows stand in: it says itself what its columns are.
pub const DOCUMENTS_FILE: &str = include_str!("../../../../assets/documents.tsv");

enum_with_ids! {
    /// One of the documents that the program goes by.
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
    /// The section, figure or table in it.
    pub place: &'static str,
    /// What tells the row from the others of its place: a number, a character, a few words.
    pub row: &'static str,
    /// What is printed there, shortened with an ellipsis where it is long.
    pub printed: &'static str,
    /// What the program is asked.
    pub asked: RowQuestion,
    /// What is typed, written as `asked` says.
    pub typed: &'static str,
    /// What the program must answer, by the document or by reasoning.
    pub expected: &'static str,
    /// What is to be told of the document, where it errs, clashes or leaves something open.
    pub note: Option<&'static str>,
}

/// Every row, in the order of the file; those of one place stand together.
pub fn document_rows() -> &'static [DocumentRow] {
    static ROWS: LazyLock<Vec<DocumentRow>> = LazyLock::new(|| {
        let lines = DOCUMENTS_FILE.lines().filter(|it| !it.is_empty() && !it.starts_with('#'));
        lines.filter_map(DocumentRow::read).collect()
    });
    &ROWS
}

impl DocumentRow {
    /// A row as it stands in the file; `None` where it is none.
    fn read(line: &'static str) -> Option<Self> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [document, place, row, printed, asked, typed, expected, note] = columns.try_into().ok()?;
        let (document, asked) = (SourceDocument::from_id(document)?, RowQuestion::read(asked)?);
        let note = (note != "-").then_some(note);
        Some(Self { document, place, row, printed, asked, typed, expected, note })
    }

    /// The name of the row, and the display that it is about; `None` where what is typed is no name, such as a full
    /// stop with nothing before it.
    pub fn name(&self) -> Option<RowName> {
        let name = self.asked.name(self.typed, self.expected)?;
        Name::read(&name.text, name.notation).is_ok().then_some(name)
    }

    /// The characters that are typed: those of the name, or running text with a name in it.
    pub fn characters(&self) -> Vec<Character> {
        self.asked.characters(self.typed, self.expected).unwrap_or_default()
    }

    /// What the program answers, worked out now, in the words of the file: `expected` where both agree. `None` where
    /// the row cannot be read.
    pub fn answer(&self) -> Option<String> {
        answer::answer(&self.asked, self.typed, self.expected)
    }
}
