//! From one form of a name to another: logical order, what is seen, and text with marks, each way.
//!
//! Dürst's section 4.4 names the conversions for his own construction; here they are for every display. What is
//! seen can be several names' display, so the answer is a list.
//!
//! ```
//! use bidiscope_idna::convert::{Converter, ConvertForm};
//! use bidiscope_bidi::name::Notation;
//!
//! let read = |id: &str| id.parse::<ConvertForm>();
//! let seen = Converter::new(read("uba-ltr")?, read("logical")?, Notation::Paper);
//! // Section III of the paper: two names and a third that show the same.
//! assert_eq!(seen.convert("12BA")?.answers, ["12AB", "1AB2", "AB12"]);
//! let marked = Converter::new(read("logical")?, read("html:durst")?, Notation::Capitals);
//! assert_eq!(marked.convert("AB.com")?.answers, ["&lrm;AB&lrm;.com"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bare;
mod form;
mod html;
mod marks_off;
mod name_marks;
mod written;

pub use bare::bare_name;
pub use form::{ConvertForm, FormError};
pub use html::{HtmlText, read_html, read_html_text};
pub use marks_off::{has_references, marks_off};
pub use name_marks::NameMarks;

use std::collections::HashSet;

use crate::collisions::Search;
use bidiscope_bidi::name::{
    BidiClass, Character, MAX_BYTES, MAX_CHARACTERS, Name, Notation, ReadError, ReadErrorKind, characters_of,
    text_of,
};
use bidiscope_bidi::order::Display;

use written::{MarkedPiece, read_with_controls, write_pieces};

/// A conversion from one form to another, for a line at a time.
#[derive(Clone, Debug)]
pub struct Converter {
    from: ConvertForm,
    to: ConvertForm,
    notation: Notation,
    /// The most names that are given for a display.
    pub most: usize,
    /// How far they are searched, as [`Search::work`] counts it.
    work: u64,
}

/// What a line was converted to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Converted {
    /// The answers in the notation of the line, each once, in the order of the names' code points. Never empty
    /// where they are complete.
    pub answers: Vec<String>,
    /// Whether these are all; otherwise the search stopped at its bounds.
    pub is_complete: bool,
}

/// Why a line has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotConverted {
    /// It cannot be read in its form.
    #[error(transparent)]
    Unreadable(#[from] ReadError),
    /// No name is shown so.
    #[error("no name is shown so by `{0}`")]
    NoName(
        /// The display.
        Box<Display>,
    ),
    /// It does not stand between the marks that it should have.
    #[error("this is no text as `{0}` marks it; `marked` and `html` take off whatever marks they find")]
    NotMarked(
        /// The marks.
        Box<NameMarks>,
    ),
    /// The notation cannot write the answer.
    #[error("the notation `{notation}` cannot write {}, which is in the answer", bidiscope_bidi::name::code_point(*scalar))]
    Unwritable {
        /// The notation.
        notation: Notation,
        /// The first character that it cannot write.
        scalar: char,
    },
}

/// What a line was read as.
enum LineContent {
    Names(Vec<Name>),
    /// Running text, whatever it is.
    Text(Vec<Character>),
}

impl Converter {
    /// The conversion between these forms, of lines in this notation, within the bounds of [`Search`].
    pub fn new(from: ConvertForm, to: ConvertForm, notation: Notation) -> Self {
        let Search { most, work, .. } = Search::default();
        Self { from, to, notation, most, work }
    }

    /// The same with a search that goes so far.
    #[must_use]
    pub fn within(self, work: u64) -> Self {
        Self { work, ..self }
    }

    /// Converts a line.
    ///
    /// # Errors
    /// Where it cannot be read, has no answer, or none that the notation can write.
    pub fn convert(&self, line: &str) -> Result<Converted, NotConverted> {
        let (source, is_complete) = match &self.from {
            ConvertForm::Logical => (LineContent::Names(vec![Name::read(line, self.notation)?]), true),
            ConvertForm::Shown(display) => {
                let (names, is_complete) = self.names_of(line, display)?;
                (LineContent::Names(names), is_complete)
            }
            ConvertForm::Marked(marks) => (self.unmarked(line, marks)?, true),
            ConvertForm::Html(marks) => {
                let html = if marks.is_some() { read_html(line) } else { read_html_text(line) };
                let source = self.unmarked(&html.text, marks).map_err(|error| match error {
                    NotConverted::Unreadable(ReadError { kind, position }) => {
                        ReadError { kind, position: html.position(position) }.into()
                    }
                    other => other,
                })?;
                (source, true)
            }
        };
        let answers = match source {
            LineContent::Text(characters) if self.to == ConvertForm::Logical => {
                vec![self.write(MarkedPiece::own(&characters))?]
            }
            LineContent::Text(characters) => {
                vec![self.written(&Name::from_scalars(characters.iter().map(|it| it.scalar))?)?]
            }
            LineContent::Names(names) => {
                let mut known = HashSet::new();
                let mut answers = Vec::with_capacity(names.len());
                for name in &names {
                    let answer = self.written(name)?;
                    if known.insert(answer.clone()) {
                        answers.push(answer);
                    }
                }
                answers
            }
        };
        Ok(Converted { answers, is_complete })
    }

    /// The names that are shown as this line, in the order of their code points, and whether these are all.
    fn names_of(&self, line: &str, display: &Display) -> Result<(Vec<Name>, bool), NotConverted> {
        if line.len() > MAX_BYTES {
            return Err(too_long(MAX_CHARACTERS).into());
        }
        let written = self.notation.read(line)?;
        let refused = |kind, position| NotConverted::from(ReadError { kind, position });
        if let Some(excess) = written.get(MAX_CHARACTERS) {
            return Err(refused(ReadErrorKind::TooLong, excess.position));
        }
        if written.is_empty() {
            return Err(refused(ReadErrorKind::Empty, 0));
        }
        if let Some(it) = written.iter().find(|it| BidiClass::of(it.scalar) == BidiClass::B) {
            return Err(refused(ReadErrorKind::ParagraphSeparator { scalar: it.scalar }, it.position));
        }
        let shown: Vec<Character> = written.iter().map(|it| Character::new(it.scalar)).collect();
        let search = Search { notation: self.notation, most: self.most, work: self.work };
        let found = search.sources_of_display(&shown, display);
        if found.names.is_empty() && found.is_complete {
            return Err(NotConverted::NoName(Box::new(display.clone())));
        }
        let mut names = found.names;
        names.sort_by_cached_key(Name::text);
        Ok((names, found.is_complete))
    }

    /// A marked line without its marks: without these, or without all that are known, in running text too.
    fn unmarked(&self, line: &str, marks: &Option<NameMarks>) -> Result<LineContent, NotConverted> {
        if line.len() > MAX_BYTES {
            return Err(too_long(MAX_CHARACTERS).into());
        }
        let characters = read_with_controls(self.notation, line)?;
        let Some(marks) = marks else {
            return Ok(LineContent::Text(characters_of(&marks_off(&text_of(&characters)))));
        };
        let off = marks.off(&characters).ok_or_else(|| NotConverted::NotMarked(Box::new(marks.clone())))?;
        Ok(LineContent::Names(vec![Name::from_scalars(off.iter().map(|it| it.scalar))?]))
    }

    /// A name in the form that is asked for.
    fn written(&self, name: &Name) -> Result<String, NotConverted> {
        let characters = name.characters();
        match &self.to {
            ConvertForm::Logical => self.write(MarkedPiece::own(characters)),
            ConvertForm::Shown(display) => {
                let line = display.line(characters);
                let shown: Vec<Character> =
                    line.order.logical_from_visual().iter().map(|it| line.characters[it.0]).collect();
                self.write(MarkedPiece::own(&shown))
            }
            ConvertForm::Marked(None) => self.write(MarkedPiece::own(characters)),
            ConvertForm::Marked(Some(marks)) => self.write(marks.on(characters)),
            ConvertForm::Html(None) => Ok(html::in_ascii(&self.write(MarkedPiece::own(characters))?)),
            ConvertForm::Html(Some(marks)) => {
                write_pieces(self.notation, marks.on(characters), html::escaped, html::tag)
                    .map_err(|scalar| self.unwritable(scalar))
            }
        }
    }

    /// Pieces of text in the notation. Controls that it does not know are written as themselves.
    fn write(&self, pieces: Vec<MarkedPiece>) -> Result<String, NotConverted> {
        let notation = self.notation;
        let is_foreign = |it: &MarkedPiece| it.is_control() && notation.write([it.scalar]).is_err();
        write_pieces(notation, pieces, str::to_owned, |it| is_foreign(it).then(|| it.scalar.to_string()))
            .map_err(|scalar| self.unwritable(scalar))
    }

    const fn unwritable(&self, scalar: char) -> NotConverted {
        NotConverted::Unwritable { notation: self.notation, scalar }
    }
}

impl NotConverted {
    /// Whether the line could not be read at all.
    pub const fn is_unreadable(&self) -> bool {
        matches!(self, Self::Unreadable(_))
    }
}

const fn too_long(position: usize) -> ReadError {
    ReadError { kind: ReadErrorKind::TooLong, position }
}
