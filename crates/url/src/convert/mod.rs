//! Converts names between forms, in every direction: logical order, display, and text with bidi controls inserted.
//!
//! Section 4.4 of Dürst's draft names the conversions for his own construction; here they exist for every
//! display. Several names can have the same display, so the answer is a list.
//!
//! ```
//! use bidiscope_url::convert::{NameConverter, ConversionForm};
//! use bidiscope_bidi::name::Notation;
//!
//! let read = |id: &str| id.parse::<ConversionForm>();
//! let seen = NameConverter::new(read("uba-ltr")?, read("logical")?, Notation::Atkin2001Table1);
//! // Section III of Atkin et al. (2001): two names, and a third, with the same display.
//! assert_eq!(seen.convert_name("12BA")?.converted_names, ["12AB", "1AB2", "AB12"]);
//! let marked = NameConverter::new(read("logical")?, read("html:durst")?, Notation::CapitalsAsHebrew);
//! assert_eq!(marked.convert_name("AB.com")?.converted_names, ["&lrm;AB&lrm;.com"]);
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

pub use form::{ConversionControls, ConversionForm};
pub use form_error::ConversionFormError;
pub use html::{TextReadFromHtml, read_html_ignoring_isolation, read_html_with_isolation};
pub use name_controls::NameControlScheme;
pub use plain_name::{StrippedName, strip_inserted_controls_or_html};
pub use punycode_fallback::PunycodeFallback;
pub use strip_controls::{
    has_html_character_references, strip_inserted_bidi_controls, undo_one_to_one_overrides,
};

use std::collections::HashSet;

use crate::text::{UrlPiece, indices_to_percent_escape, minimal_pieces, percent_escape};
use bidiscope_bidi::name::{
    BidiClass, Character, Input, MAX_INPUT_BYTES, MAX_INPUT_CHARACTERS, Notation, ReadError, ReadErrorKind,
    characters_of, text_of,
};
use bidiscope_bidi::order::{DisplayConfig, LRE, PDF};
use bidiscope_idna::collisions::CollisionSearch;

use text_with_controls::{MarkedCharacter, read_with_controls, write_pieces};

/// A conversion from one form to another, one line at a time.
#[derive(Clone, Debug)]
pub struct NameConverter {
    from: ConversionForm,
    to: ConversionForm,
    notation: Notation,
    /// The maximum number of names in the answer where the line is a display, of which there may be many.
    pub max_converted_names: usize,
    /// The maximum number of steps of the search, as [`CollisionSearch::max_steps`] counts them.
    max_steps: u64,
}

/// The result of a conversion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConvertedNames {
    /// The answers in the notation of the line, each once, in the order of the code points of the names. Not
    /// empty where they are complete.
    pub converted_names: Vec<String>,
    /// Whether these are all answers. Otherwise the search reached one of its limits.
    pub has_all_names: bool,
}

/// Why a line could not be converted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameConversionError {
    /// The line cannot be read in the form that is converted from.
    #[error(transparent)]
    UnreadableLine(#[from] ReadError),
    /// No name has this display.
    #[error("no name has this display in {0}")]
    NoNameWithDisplay(
        /// The display.
        Box<DisplayConfig>,
    ),
    /// The line does not have the controls of its form.
    #[error("the line does not have the controls {0}")]
    LineWithoutExpectedControls(
        /// The controls that it should have.
        Box<NameControlScheme>,
    ),
    /// Names are written in this form and not read from it.
    #[error("{0} is only written")]
    OutputOnlyInputForm(
        /// The form that should be read.
        Box<ConversionForm>,
    ),
    /// The notation cannot write the answer.
    #[error("the notation {notation} cannot write {}", bidiscope_bidi::name::code_point(*scalar))]
    NotInOutputNotation {
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

impl NameConverter {
    /// A conversion between these forms, for lines in this notation, with the default limits of [`CollisionSearch`].
    pub fn new(input_form: ConversionForm, output_form: ConversionForm, notation: Notation) -> Self {
        let CollisionSearch { max_names: most, max_steps, .. } = CollisionSearch::default();
        Self { from: input_form, to: output_form, notation, max_converted_names: most, max_steps }
    }

    /// The same conversion with this maximum number of steps for the search, as [`CollisionSearch::max_steps`] counts them.
    #[must_use]
    pub fn with_max_search_steps(self, max_search_steps: u64) -> Self {
        Self { max_steps: max_search_steps, ..self }
    }

    /// Converts a line, which holds one name in the form that is converted from.
    ///
    /// # Errors
    /// Where the line cannot be read, has no answer, or has an answer that the notation cannot write.
    pub fn convert_name(&self, name_line: &str) -> Result<ConvertedNames, NameConversionError> {
        let (content, is_complete) = match &self.from {
            ConversionForm::LogicalOrder => (
                LineContent::Names(vec![Input::read_allowing_bidi_class_sequences(
                    name_line,
                    self.notation,
                )?]),
                true,
            ),
            ConversionForm::DisplayedOrder(display) => {
                let (names, is_complete) = self.names_with_display(name_line, display)?;
                (LineContent::Names(names), is_complete)
            }
            ConversionForm::WithInsertedControls(controls) => {
                (self.without_controls(name_line, controls)?, true)
            }
            ConversionForm::HtmlWithControls(controls) => {
                let html = match controls {
                    ConversionControls::Scheme(NameControlScheme::Durst { .. }) => {
                        html::read_html_of_durst(name_line)
                    }
                    ConversionControls::Scheme(_) => read_html_with_isolation(name_line),
                    ConversionControls::AnyScheme => read_html_ignoring_isolation(name_line),
                };
                let content =
                    self.without_controls(&html.text_with_controls, controls).map_err(
                        |error| match error {
                            NameConversionError::UnreadableLine(ReadError {
                                error_kind: kind,
                                source_character_index: position,
                            }) => ReadError {
                                error_kind: kind,
                                source_character_index: html.html_character_index(position),
                            }
                            .into(),
                            other => other,
                        },
                    )?;
                (content, true)
            }
            form @ (ConversionForm::PercentEscapes
            | ConversionForm::MinimalPercentEscapes
            | ConversionForm::DisplayedWithALabels(..)
            | ConversionForm::ProgramStringLiteral(_)) => {
                return Err(NameConversionError::OutputOnlyInputForm(Box::new(form.clone())));
            }
        };
        let answers = match content {
            LineContent::Text(characters) if self.to == ConversionForm::LogicalOrder => {
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
        Ok(ConvertedNames { converted_names: answers, has_all_names: is_complete })
    }

    /// The names with this display, in the order of their code points, and whether these are all.
    fn names_with_display(
        &self,
        line: &str,
        display: &DisplayConfig,
    ) -> Result<(Vec<Input>, bool), NameConversionError> {
        if line.len() > MAX_INPUT_BYTES {
            return Err(too_long_error(MAX_INPUT_CHARACTERS).into());
        }
        let written = self.notation.read(line)?;
        let unreadable = |kind, position| {
            NameConversionError::from(ReadError { error_kind: kind, source_character_index: position })
        };
        if let Some(excess) = written.get(MAX_INPUT_CHARACTERS) {
            return Err(unreadable(ReadErrorKind::TooManyCharacters, excess.source_character_index));
        }
        if written.is_empty() {
            return Err(unreadable(ReadErrorKind::Empty, 0));
        }
        if let Some(it) = written.iter().find(|it| BidiClass::of(it.scalar) == BidiClass::B) {
            return Err(unreadable(
                ReadErrorKind::ParagraphSeparator { scalar: it.scalar },
                it.source_character_index,
            ));
        }
        let shown: Vec<Character> = written.iter().map(|it| Character::new(it.scalar)).collect();
        let search = CollisionSearch {
            notation: self.notation,
            max_names: self.max_converted_names,
            max_steps: self.max_steps,
        };
        let found = search.names_displayed_as(&shown, display);
        if found.found_inputs.is_empty() && found.are_all_names_found {
            return Err(NameConversionError::NoNameWithDisplay(Box::new(display.clone())));
        }
        let mut names = found.found_inputs;
        names.sort_by_cached_key(Input::decoded_text);
        Ok((names, found.are_all_names_found))
    }

    /// A line without its inserted controls; of [`ConversionControls::AnyScheme`] all that are recognised are removed, also in
    /// running text.
    fn without_controls(
        &self,
        line: &str,
        controls: &ConversionControls,
    ) -> Result<LineContent, NameConversionError> {
        if line.len() > MAX_INPUT_BYTES {
            return Err(too_long_error(MAX_INPUT_CHARACTERS).into());
        }
        let characters = read_with_controls(self.notation, line)?;
        let ConversionControls::Scheme(controls) = controls else {
            return Ok(LineContent::Text(characters_of(&strip_inserted_bidi_controls(&text_of(
                &characters,
            )))));
        };
        let without_controls = controls.remove_if_exactly_inserted(&characters);
        let name = without_controls
            .ok_or_else(|| NameConversionError::LineWithoutExpectedControls(Box::new(controls.clone())))?;
        Ok(LineContent::Names(vec![Input::from_scalars(name.iter().map(|it| it.scalar))?]))
    }

    /// A name in the target form.
    fn write_in_form(&self, name: &Input) -> Result<String, NameConversionError> {
        let characters = name.characters();
        match &self.to {
            ConversionForm::LogicalOrder => self.write(MarkedCharacter::of_name(characters)),
            ConversionForm::DisplayedOrder(display) => self.write_shown(characters, display),
            ConversionForm::DisplayedWithALabels(fallback, display) => {
                self.write_shown(&fallback.shown_with_a_labels(name), display)
            }
            ConversionForm::WithInsertedControls(ConversionControls::AnyScheme) => {
                self.write(MarkedCharacter::of_name(characters))
            }
            ConversionForm::WithInsertedControls(ConversionControls::Scheme(controls)) => {
                self.write(controls.insert_into(characters))
            }
            ConversionForm::PercentEscapes => self.write_with_escapes(characters),
            ConversionForm::MinimalPercentEscapes => self.write_with_minimal_escapes(name),
            ConversionForm::ProgramStringLiteral(literal) => {
                Ok(literal.text_of_name(name).unwrap_or_default())
            }
            ConversionForm::HtmlWithControls(ConversionControls::AnyScheme) => {
                Ok(html::in_ascii(&self.write(MarkedCharacter::of_name(characters))?))
            }
            ConversionForm::HtmlWithControls(ConversionControls::Scheme(controls)) => {
                let pieces = controls.insert_into(characters);
                // A name that has one of the two controls itself gets only the other one.
                let is_inserted = |it: Option<&MarkedCharacter>, scalar| {
                    it.is_some_and(|it| it.is_inserted && it.scalar == scalar)
                };
                let embeds = matches!(controls, NameControlScheme::Durst { .. })
                    && is_inserted(pieces.first(), LRE)
                    && is_inserted(pieces.last(), PDF);
                let tag = if embeds { html::tag_of_durst } else { html::tag };
                write_pieces(self.notation, pieces, html::escaped, tag)
                    .map_err(|scalar| self.unwritable(scalar))
            }
        }
    }

    /// Writes what a display shows, from left to right.
    fn write_shown(
        &self,
        characters: &[Character],
        display: &DisplayConfig,
    ) -> Result<String, NameConversionError> {
        self.write(MarkedCharacter::of_name(&display.line_around_name(characters).visual_characters()))
    }

    /// Writes characters in the notation, and as percent escapes those that Davis's grammar has only so.
    fn write_with_escapes(&self, characters: &[Character]) -> Result<String, NameConversionError> {
        let scalars: Vec<char> = characters.iter().map(|it| it.scalar).collect();
        let mut text = String::new();
        let mut written = 0;
        for at in indices_to_percent_escape(&scalars) {
            text.push_str(&self.write(MarkedCharacter::of_name(&characters[written..at]))?);
            text.push_str(&percent_escape(scalars[at]));
            written = at + 1;
        }
        Ok(text + &self.write(MarkedCharacter::of_name(&characters[written..]))?)
    }

    /// Writes a URL with minimal escapes, and its characters in the notation.
    fn write_with_minimal_escapes(&self, name: &Input) -> Result<String, NameConversionError> {
        let mut text = String::new();
        let mut characters = Vec::new();
        let write = |characters: &mut Vec<Character>| {
            let written = self.write(MarkedCharacter::of_name(characters));
            characters.clear();
            written
        };
        for piece in minimal_pieces(&name.decoded_text()) {
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
    fn write(&self, pieces: Vec<MarkedCharacter>) -> Result<String, NameConversionError> {
        let notation = self.notation;
        let is_not_in_notation =
            |it: &MarkedCharacter| it.is_control() && notation.write_scalars([it.scalar]).is_err();
        write_pieces(notation, pieces, str::to_owned, |it| {
            is_not_in_notation(it).then(|| it.scalar.to_string())
        })
        .map_err(|scalar| self.unwritable(scalar))
    }

    const fn unwritable(&self, scalar: char) -> NameConversionError {
        NameConversionError::NotInOutputNotation { notation: self.notation, scalar }
    }
}

impl NameConversionError {
    /// Whether the line cannot be read in the form that is converted from; other errors are about lines that can.
    pub const fn is_unreadable(&self) -> bool {
        matches!(self, Self::UnreadableLine(_))
    }
}

const fn too_long_error(position: usize) -> ReadError {
    ReadError { error_kind: ReadErrorKind::TooManyCharacters, source_character_index: position }
}
