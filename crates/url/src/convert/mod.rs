//! Converts names between forms, in every direction: logical order, display, and text with bidi controls inserted.
//!
//! Section 4.4 of Dürst's draft names the conversions for his own construction; here they exist for every
//! display. Several names can have the same display, so the answer is a list.
//!
//! ```
//! use bidiscope_url::convert::{Converter, ConvertForm};
//! use bidiscope_bidi::name::Notation;
//!
//! let read = |id: &str| id.parse::<ConvertForm>();
//! let seen = Converter::new(read("uba-ltr")?, read("logical")?, Notation::Table1);
//! // Section III of Atkin et al. (2001): two names, and a third, with the same display.
//! assert_eq!(seen.convert("12BA")?.answers, ["12AB", "1AB2", "AB12"]);
//! let marked = Converter::new(read("logical")?, read("html:durst")?, Notation::Capitals);
//! assert_eq!(marked.convert("AB.com")?.answers, ["&lrm;AB&lrm;.com"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod form;
mod form_error;
mod html;
mod name_controls;
mod plain_name;
mod punycode_fallback;
mod strip_controls;
mod text_with_controls;

pub use form::ConvertForm;
pub use form_error::FormError;
pub use html::{HtmlText, read_html, read_html_without_isolates};
pub use name_controls::NameControls;
pub use plain_name::strip_controls_and_html;
pub use punycode_fallback::PunycodeFallback;
pub use strip_controls::{has_html_character_references, strip_controls, strip_overrides};

use std::collections::HashSet;

use crate::text::{UrlPiece, characters_to_escape, minimal_pieces, percent_escape};
use bidiscope_bidi::name::{
    BidiClass, Character, Input, MAX_BYTES, MAX_CHARACTERS, Notation, ReadError, ReadErrorKind,
    characters_of, text_of,
};
use bidiscope_bidi::order::{DisplayConfig, LRE, PDF};
use bidiscope_idna::collisions::CollisionSearch;

use text_with_controls::{MarkedCharacter, read_with_controls, write_pieces};

/// A conversion from one form to another, one line at a time.
#[derive(Clone, Debug)]
pub struct Converter {
    from: ConvertForm,
    to: ConvertForm,
    notation: Notation,
    /// The maximum number of names in the answer where the line is a display, of which there may be many.
    pub max_answers: usize,
    /// The maximum number of steps of the search, as [`CollisionSearch::max_steps`] counts them.
    max_steps: u64,
}

/// The result of a conversion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Converted {
    /// The answers in the notation of the line, each once, in the order of the code points of the names. Not
    /// empty where they are complete.
    pub answers: Vec<String>,
    /// Whether these are all answers. Otherwise the search reached one of its limits.
    pub is_complete: bool,
}

/// Why a line could not be converted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConvertError {
    /// The line cannot be read in the form that is converted from.
    #[error(transparent)]
    Unreadable(#[from] ReadError),
    /// No name has this display.
    #[error("no name has this display in {0}")]
    NoName(
        /// The display.
        Box<DisplayConfig>,
    ),
    /// The line does not have the controls of its form.
    #[error("the line does not have the controls {0}")]
    MissingControls(
        /// The controls that it should have.
        Box<NameControls>,
    ),
    /// Names are written in this form and not read from it.
    #[error("{0} is only written")]
    WritingOnly(
        /// The form that should be read.
        Box<ConvertForm>,
    ),
    /// The notation cannot write the answer.
    #[error("the notation {notation} cannot write {}", bidiscope_bidi::name::code_point(*scalar))]
    Unwritable {
        /// The notation.
        notation: Notation,
        /// The first character that it cannot write.
        scalar: char,
    },
}

/// The content of a line.
enum LineContent {
    Names(Vec<Input>),
    /// Running text, which need not be a name.
    Text(Vec<Character>),
}

impl Converter {
    /// A conversion between these forms, for lines in this notation, with the default limits of [`CollisionSearch`].
    pub fn new(from: ConvertForm, to: ConvertForm, notation: Notation) -> Self {
        let CollisionSearch { max_names: most, max_steps, .. } = CollisionSearch::default();
        Self { from, to, notation, max_answers: most, max_steps }
    }

    /// The same conversion with this maximum number of steps for the search, as [`CollisionSearch::max_steps`] counts them.
    #[must_use]
    pub fn with_max_steps(self, max_steps: u64) -> Self {
        Self { max_steps, ..self }
    }

    /// Converts a line, which holds one name in the form that is converted from.
    ///
    /// # Errors
    /// Where the line cannot be read, has no answer, or has an answer that the notation cannot write.
    pub fn convert(&self, line: &str) -> Result<Converted, ConvertError> {
        let (content, is_complete) = match &self.from {
            ConvertForm::Logical => {
                (LineContent::Names(vec![Input::read_with_class_strings(line, self.notation)?]), true)
            }
            ConvertForm::Shown(display) => {
                let (names, is_complete) = self.names_with_display(line, display)?;
                (LineContent::Names(names), is_complete)
            }
            ConvertForm::WithControls(controls) => (self.without_controls(line, controls)?, true),
            ConvertForm::Html(controls) => {
                let html = match controls {
                    Some(NameControls::Durst(_)) => html::read_html_of_durst(line),
                    Some(_) => read_html(line),
                    None => read_html_without_isolates(line),
                };
                let content = self.without_controls(&html.text, controls).map_err(|error| match error {
                    ConvertError::Unreadable(ReadError { kind, position }) => {
                        ReadError { kind, position: html.html_position(position) }.into()
                    }
                    other => other,
                })?;
                (content, true)
            }
            form @ (ConvertForm::Percent
            | ConvertForm::MinimalEscapes
            | ConvertForm::Punycode(..)
            | ConvertForm::Literal(_)) => {
                return Err(ConvertError::WritingOnly(Box::new(form.clone())));
            }
        };
        let answers = match content {
            LineContent::Text(characters) if self.to == ConvertForm::Logical => {
                vec![self.write(MarkedCharacter::of_name(&characters))?]
            }
            LineContent::Text(characters) => {
                vec![self.write_in_form(&Input::from_scalars(characters.iter().map(|it| it.scalar))?)?]
            }
            LineContent::Names(names) => {
                let mut seen = HashSet::new();
                let mut answers = Vec::with_capacity(names.len());
                for name in &names {
                    let answer = self.write_in_form(name)?;
                    if seen.insert(answer.clone()) {
                        answers.push(answer);
                    }
                }
                answers
            }
        };
        Ok(Converted { answers, is_complete })
    }

    /// The names with this display, in the order of their code points, and whether these are all.
    fn names_with_display(
        &self,
        line: &str,
        display: &DisplayConfig,
    ) -> Result<(Vec<Input>, bool), ConvertError> {
        if line.len() > MAX_BYTES {
            return Err(too_long_error(MAX_CHARACTERS).into());
        }
        let written = self.notation.read(line)?;
        let unreadable = |kind, position| ConvertError::from(ReadError { kind, position });
        if let Some(excess) = written.get(MAX_CHARACTERS) {
            return Err(unreadable(ReadErrorKind::TooManyCharacters, excess.character_position));
        }
        if written.is_empty() {
            return Err(unreadable(ReadErrorKind::Empty, 0));
        }
        if let Some(it) = written.iter().find(|it| BidiClass::of(it.scalar) == BidiClass::B) {
            return Err(unreadable(
                ReadErrorKind::ParagraphSeparator { scalar: it.scalar },
                it.character_position,
            ));
        }
        let shown: Vec<Character> = written.iter().map(|it| Character::new(it.scalar)).collect();
        let search = CollisionSearch {
            notation: self.notation,
            max_names: self.max_answers,
            max_steps: self.max_steps,
        };
        let found = search.names_with_display(&shown, display);
        if found.names.is_empty() && found.is_complete {
            return Err(ConvertError::NoName(Box::new(display.clone())));
        }
        let mut names = found.names;
        names.sort_by_cached_key(Input::text);
        Ok((names, found.is_complete))
    }

    /// A line without its inserted controls; without `controls`, all that are recognised are removed, also in running
    /// text.
    fn without_controls(
        &self,
        line: &str,
        controls: &Option<NameControls>,
    ) -> Result<LineContent, ConvertError> {
        if line.len() > MAX_BYTES {
            return Err(too_long_error(MAX_CHARACTERS).into());
        }
        let characters = read_with_controls(self.notation, line)?;
        let Some(controls) = controls else {
            return Ok(LineContent::Text(characters_of(&strip_controls(&text_of(&characters)))));
        };
        let without_controls = controls.remove_from(&characters);
        let name =
            without_controls.ok_or_else(|| ConvertError::MissingControls(Box::new(controls.clone())))?;
        Ok(LineContent::Names(vec![Input::from_scalars(name.iter().map(|it| it.scalar))?]))
    }

    /// A name in the target form.
    fn write_in_form(&self, name: &Input) -> Result<String, ConvertError> {
        let characters = name.characters();
        match &self.to {
            ConvertForm::Logical => self.write(MarkedCharacter::of_name(characters)),
            ConvertForm::Shown(display) => self.write_shown(characters, display),
            ConvertForm::Punycode(fallback, display) => {
                self.write_shown(&fallback.shown_with_a_labels(name), display)
            }
            ConvertForm::WithControls(None) => self.write(MarkedCharacter::of_name(characters)),
            ConvertForm::WithControls(Some(controls)) => self.write(controls.insert_into(characters)),
            ConvertForm::Percent => self.write_with_escapes(characters),
            ConvertForm::MinimalEscapes => self.write_with_minimal_escapes(name),
            ConvertForm::Literal(literal) => Ok(literal.text(name).unwrap_or_default()),
            ConvertForm::Html(None) => Ok(html::in_ascii(&self.write(MarkedCharacter::of_name(characters))?)),
            ConvertForm::Html(Some(controls)) => {
                let pieces = controls.insert_into(characters);
                // A name that has one of the two controls itself gets only the other one.
                let is_inserted = |it: Option<&MarkedCharacter>, scalar| {
                    it.is_some_and(|it| it.is_inserted && it.scalar == scalar)
                };
                let embeds = matches!(controls, NameControls::Durst(_))
                    && is_inserted(pieces.first(), LRE)
                    && is_inserted(pieces.last(), PDF);
                let tag = if embeds { html::tag_of_durst } else { html::tag };
                write_pieces(self.notation, pieces, html::escaped, tag)
                    .map_err(|scalar| self.unwritable(scalar))
            }
        }
    }

    /// Writes what a display shows, from left to right.
    fn write_shown(&self, characters: &[Character], display: &DisplayConfig) -> Result<String, ConvertError> {
        self.write(MarkedCharacter::of_name(&display.line_in_context(characters).visual_characters()))
    }

    /// Writes characters in the notation, and as percent escapes those that Davis's grammar has only so.
    fn write_with_escapes(&self, characters: &[Character]) -> Result<String, ConvertError> {
        let scalars: Vec<char> = characters.iter().map(|it| it.scalar).collect();
        let mut text = String::new();
        let mut written = 0;
        for at in characters_to_escape(&scalars) {
            text.push_str(&self.write(MarkedCharacter::of_name(&characters[written..at]))?);
            text.push_str(&percent_escape(scalars[at]));
            written = at + 1;
        }
        Ok(text + &self.write(MarkedCharacter::of_name(&characters[written..]))?)
    }

    /// Writes a URL with minimal escapes, and its characters in the notation.
    fn write_with_minimal_escapes(&self, name: &Input) -> Result<String, ConvertError> {
        let mut text = String::new();
        let mut characters = Vec::new();
        let write = |characters: &mut Vec<Character>| {
            let written = self.write(MarkedCharacter::of_name(characters));
            characters.clear();
            written
        };
        for piece in minimal_pieces(&name.text()) {
            match piece {
                UrlPiece::Character(scalar) => characters.push(Character::new(scalar)),
                UrlPiece::Escape(escape) => {
                    text.push_str(&write(&mut characters)?);
                    text.push_str(&escape);
                }
            }
        }
        Ok(text + &write(&mut characters)?)
    }

    /// Writes characters in the notation. Bidi controls that the notation does not have are written as
    /// themselves.
    fn write(&self, pieces: Vec<MarkedCharacter>) -> Result<String, ConvertError> {
        let notation = self.notation;
        let is_not_in_notation =
            |it: &MarkedCharacter| it.is_control() && notation.write([it.scalar]).is_err();
        write_pieces(notation, pieces, str::to_owned, |it| {
            is_not_in_notation(it).then(|| it.scalar.to_string())
        })
        .map_err(|scalar| self.unwritable(scalar))
    }

    const fn unwritable(&self, scalar: char) -> ConvertError {
        ConvertError::Unwritable { notation: self.notation, scalar }
    }
}

impl ConvertError {
    /// Whether the line cannot be read in the form that is converted from; other errors are about lines that can.
    pub const fn is_unreadable(&self) -> bool {
        matches!(self, Self::Unreadable(_))
    }
}

const fn too_long_error(position: usize) -> ReadError {
    ReadError { kind: ReadErrorKind::TooManyCharacters, position }
}
