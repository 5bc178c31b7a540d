//! As what `inspect` reads what it is given: a name, an address, or text.

use std::ffi::OsString;

use bidiscope_bidi::name::{Input, InputType, Name, Notation, PlainTextParagraph, ReadError, text_from_utf8};
use bidiscope_idna::verdict::ZoneError;
use bidiscope_words::{Message, message};

use super::super::input_name::InputName;
use super::super::one_of::one_of;
use super::super::registry::Registry;

#[derive(clap::Args, Debug)]
pub(super) struct ReadingArguments {
    #[arg(long = "as", value_name = "KIND", value_parser = one_of(&InputType::ALL, InputType::id, title))]
    pub(super) read_as: Option<InputType>,
}

fn title(read_as: InputType) -> String {
    message!(read_as, kind = read_as.id()).to_string()
}

/// How the arguments say that everything is read.
#[derive(Clone, Copy)]
pub(super) enum Reading {
    /// As this.
    As(InputType),
    /// As what it is most likely meant.
    Likely,
}

impl ReadingArguments {
    /// How everything is read: where it is asked whether names may be registered or pass a check, and of a list, as an
    /// address or else a name, unless it is said.
    pub(super) fn reading(&self, asks_of_names: bool, given: &[OsString]) -> Reading {
        match self.read_as {
            Some(read_as) => Reading::As(read_as),
            None if asks_of_names || given.iter().any(|it| it == "-") => Reading::As(InputType::Url),
            None => Reading::Likely,
        }
    }

    /// Why text cannot be read so, where it is asked for.
    pub(super) fn conflict(&self, asks_of_names: bool) -> Option<Message<'static>> {
        (self.read_as == Some(InputType::Text) && asks_of_names).then(|| message!(text_with_rules_of_names))
    }
}

impl Reading {
    /// What was given, as this; of text one input a paragraph.
    ///
    /// # Errors
    /// What cannot be read.
    pub(super) fn read(
        self,
        given: InputName<'_>,
        registry: &Registry,
        notation: Notation,
    ) -> Result<Vec<Input>, ZoneError> {
        let read_as = match self {
            Self::As(read_as) => read_as,
            Self::Likely => likely(given, notation)?,
        };
        match read_as {
            InputType::Url => Ok(vec![registry.read_name(given, notation)?]),
            InputType::Name => {
                // The zone is put behind what was typed, before it is read.
                let input = registry.read_name(given, notation)?;
                let text = input.text_with_typed_a_labels();
                Ok(vec![match input {
                    Input::Url(_) => Name::read(&text, Notation::Unicode)?.into(),
                    input => input,
                }])
            }
            InputType::Text => {
                let paragraphs = PlainTextParagraph::read_paragraphs(text_from_utf8(given.bytes)?, notation)?;
                Ok(paragraphs.into_iter().map(Input::from).collect())
            }
        }
    }
}

fn likely(given: InputName<'_>, notation: Notation) -> Result<InputType, ReadError> {
    let text = text_from_utf8(given.bytes)?;
    if matches!(Input::read_allowing_bidi_class_sequences(text, notation), Ok(Input::Text(_))) {
        return Ok(InputType::Text);
    }
    let scalars = notation.read(text)?;
    Ok(InputType::detect_from_scalars(&scalars.iter().map(|it| it.scalar).collect::<Vec<_>>()))
}
