//! The identifier of a display, written and read: `fields:order=content,paragraph=rtl`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::name::{MAX_INPUT_CHARACTERS, code_point, excerpt};

use super::{DisplayConfig, DisplayOption, Strategy};

/// Why a text is not the identifier of a display. Positions count characters from 0.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DisplayConfigError {
    /// No strategy has this identifier.
    #[error("unknown display \u{201C}{}\u{201D}", excerpt(id, MAX_QUOTED))]
    UnknownStrategy {
        /// The text in the position of the strategy.
        id: String,
    },
    /// An option is not written `key=value`.
    #[error("an option without a value, \u{201C}{}\u{201D}", excerpt(choice, MAX_QUOTED))]
    NotKeyValue {
        /// The text found.
        choice: String,
        /// Its position.
        character_position: usize,
    },
    /// The strategy does not have this option.
    #[error("{strategy} has no option \u{201C}{}\u{201D}", excerpt(key, MAX_QUOTED))]
    UnknownOption {
        /// The strategy.
        strategy: Strategy,
        /// The text found.
        key: String,
        /// Its position.
        character_position: usize,
    },
    /// An option is given twice.
    #[error("the option {key} is given twice")]
    DuplicateOption {
        /// The option.
        key: DisplayOption,
        /// The position of the second one.
        character_position: usize,
    },
    /// The option does not have this value.
    #[error("invalid value \u{201C}{}\u{201D} of the option {key}", excerpt(value, MAX_QUOTED))]
    InvalidValue {
        /// The strategy.
        strategy: Strategy,
        /// The option.
        key: DisplayOption,
        /// The text found.
        value: String,
        /// Its position.
        character_position: usize,
    },
    /// A character must be escaped in a value.
    #[error("unescaped {} in a value", code_point(*scalar))]
    Unescaped {
        /// The character.
        scalar: char,
        /// Its position.
        character_position: usize,
    },
    /// An escape sequence does not denote a character.
    #[error("invalid escape in a value")]
    InvalidEscape {
        /// The position of its beginning.
        character_position: usize,
    },
    /// The text of a context is longer than [`MAX_INPUT_CHARACTERS`].
    #[error("the text of the option {key} has more than {MAX_INPUT_CHARACTERS} characters")]
    TextTooLong {
        /// The option.
        key: DisplayOption,
    },
}

/// The most characters that an error repeats of the text.
const MAX_QUOTED: usize = 80;

impl DisplayConfig {
    /// The identifiers of a list of displays, separated by commas. An identifier's options have commas too: a part that
    /// begins with an option, such as `paragraph=rtl`, belongs to the identifier before it. Not one of them is read.
    pub fn split_display_identifier_list(comma_separated_identifiers: &str) -> Vec<String> {
        let mut identifiers: Vec<String> = Vec::new();
        for part in comma_separated_identifiers.split(',') {
            let is_option =
                part.split_once('=').is_some_and(|(key, _)| DisplayOption::from_id(key).is_some());
            match identifiers.last_mut() {
                Some(last) if is_option => {
                    last.push(',');
                    last.push_str(part);
                }
                _ => identifiers.push(part.to_owned()),
            }
        }
        identifiers
    }

    /// Reads an identifier: a strategy's, optionally followed by a colon and options `key=value` separated by
    /// commas, in any order. [`DisplayOption`] lists the options, [`Strategy::options`] those of a strategy. Writing gives
    /// the options in the order of [`DisplayOption::ALL`], without defaults.
    ///
    /// # Errors
    /// [`DisplayConfigError`] says what is wrong, and at which position.
    pub fn read(display_identifier: &str) -> Result<Self, DisplayConfigError> {
        Ok(Self::read_with_written_options(display_identifier)?.0)
    }

    /// As [`DisplayConfig::read`], and the options that were written, in their order, including defaults.
    ///
    /// # Errors
    /// As [`DisplayConfig::read`].
    pub fn read_with_written_options(
        display_identifier: &str,
    ) -> Result<(Self, Vec<DisplayOption>), DisplayConfigError> {
        let (id, choices) = display_identifier
            .split_once(':')
            .map_or((display_identifier, None), |(id, rest)| (id, Some(rest)));
        let Some(strategy) = Strategy::from_id(id) else {
            return Err(DisplayConfigError::UnknownStrategy { id: id.to_owned() });
        };
        let mut display = Self::with_default_options(strategy);
        let mut keys = Vec::new();
        let mut position = id.chars().count() + 1;
        for choice in choices.into_iter().flat_map(|choices| choices.split(',')) {
            let Some((id, value)) = choice.split_once('=') else {
                return Err(DisplayConfigError::NotKeyValue {
                    choice: choice.to_owned(),
                    character_position: position,
                });
            };
            let key = DisplayOption::from_id(id).filter(|&key| display.has_option(key));
            let Some(key) = key else {
                return Err(DisplayConfigError::UnknownOption {
                    strategy,
                    key: id.to_owned(),
                    character_position: position,
                });
            };
            if keys.contains(&key) {
                return Err(DisplayConfigError::DuplicateOption { key, character_position: position });
            }
            keys.push(key);
            display = display.with_parsed_value(key, value, position + id.chars().count() + 1)?;
            position += choice.chars().count() + 1;
        }
        Ok((display, keys))
    }

    /// The same display with the option parsed from the escaped value at a position.
    fn with_parsed_value(
        self,
        key: DisplayOption,
        written: &str,
        position: usize,
    ) -> Result<Self, DisplayConfigError> {
        let strategy = self.strategy();
        let unknown = || DisplayConfigError::InvalidValue {
            strategy,
            key,
            value: written.to_owned(),
            character_position: position,
        };
        // Values that are named need no escapes when they are typed.
        if !key.takes_others()
            && let Some(display) = self.clone().with_option(key, written)
        {
            return Ok(display);
        }
        let value = unescaped(written, position)
            .map_err(|error| if key.takes_others() { error } else { unknown() })?;
        if key.is_free_text() && value.chars().count() > MAX_INPUT_CHARACTERS {
            return Err(DisplayConfigError::TextTooLong { key });
        }
        self.with_option(key, &value).ok_or_else(unknown)
    }
}

impl fmt::Display for DisplayConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut written = self.strategy().id().to_owned();
        let mut separator = ':';
        for (key, value) in self.non_default_options() {
            written.push(separator);
            written.push_str(&format!("{}={}", key.id(), escaped_value(value)));
            separator = ',';
        }
        f.pad(&written)
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Display for DisplayOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Strategy {
    type Err = DisplayConfigError;

    fn from_str(id: &str) -> Result<Self, DisplayConfigError> {
        Self::from_id(id).ok_or_else(|| DisplayConfigError::UnknownStrategy { id: id.to_owned() })
    }
}

impl FromStr for DisplayConfig {
    type Err = DisplayConfigError;

    fn from_str(text: &str) -> Result<Self, DisplayConfigError> {
        Self::read(text)
    }
}

impl Serialize for DisplayConfig {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for DisplayConfig {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Self::read(&text).map_err(serde::de::Error::custom)
    }
}

/// Whether a character is written unescaped in a value.
const fn is_plain(scalar: char) -> bool {
    matches!(scalar, 'a'..='z' | '0'..='9' | '-')
}

/// The value of a [`DisplayOption`] as the identifier of a display writes it ([`DisplayConfig::read`]): `a` to `z`,
/// `0` to `9` and `-` stay; every other character becomes `\u{…}` with its code point in hexadecimal, such as `\u{2E}`
/// for a full stop.
pub fn escaped_value(value: &str) -> String {
    let written = |scalar: char| match scalar {
        _ if is_plain(scalar) => scalar.to_string(),
        _ => format!("\\u{{{:X}}}", u32::from(scalar)),
    };
    value.chars().map(written).collect()
}

/// The unescaped form of a value at a position.
fn unescaped(written: &str, position: usize) -> Result<String, DisplayConfigError> {
    let mut value = String::new();
    let (mut rest, mut position) = (written, position);
    while let Some(scalar) = rest.chars().next() {
        let (scalar, after) = if is_plain(scalar) {
            (scalar, &rest[1..])
        } else if scalar == '\\' {
            let escape = rest.strip_prefix("\\u{").and_then(|rest| rest.split_once('}'));
            let read = escape.and_then(|(digits, after)| Some((scalar_of(digits)?, after)));
            read.ok_or(DisplayConfigError::InvalidEscape { character_position: position })?
        } else {
            return Err(DisplayConfigError::Unescaped { scalar, character_position: position });
        };
        // Everything read so far is ASCII.
        position += rest.len() - after.len();
        value.push(scalar);
        rest = after;
    }
    Ok(value)
}

/// The character with this code point, in hexadecimal digits.
fn scalar_of(digits: &str) -> Option<char> {
    let is_number = (1..=6).contains(&digits.len()) && digits.bytes().all(|it| it.is_ascii_hexdigit());
    u32::from_str_radix(digits, 16).ok().filter(|_| is_number).and_then(char::from_u32)
}
