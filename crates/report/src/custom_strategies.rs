//! Named strategies, and the JSON file that stores them.

use std::collections::BTreeMap;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::excerpt;
use bidiscope_bidi::order::{DisplayConfig, DisplayOption, Strategy};
use bidiscope_words::{Message, display_by_message, message};

use crate::words::strategy_name::strategy_name_or_code_points;

/// The version of the format. It grows when a key or value changes its meaning.
const VERSION: u64 = 1;
/// The value of the file's `bidiscope` key.
const FORMAT: &str = "strategies";
/// The most strategies that a file may have.
const MAX_STRATEGIES_PER_FILE: usize = 256;
/// The most characters that the name of a strategy may have.
pub const MAX_STRATEGY_NAME_CHARACTERS: usize = 80;
/// The most characters that an error quotes from a file.
const MAX_QUOTED: usize = 80;

/// A display strategy with its options, and a name given by the user: an entry of a [file](NamedStrategies).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "SerializedStrategy", into = "SerializedStrategy")]
pub struct NamedStrategy {
    name: String,
    display: DisplayConfig,
}

/// Why a name of a strategy is rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StrategyNameError {
    /// It is empty or white space.
    Empty,
    /// It has more than [`MAX_STRATEGY_NAME_CHARACTERS`] characters, without the white space at its ends.
    TooLong,
    /// It holds a line break or another control character.
    ControlCharacter,
}

impl StrategyNameError {
    /// What to do about it, in a sentence.
    pub fn message(self) -> Message<'static> {
        match self {
            Self::Empty => message!(strategy_name_empty),
            Self::TooLong => message!(strategy_name_too_long, most = MAX_STRATEGY_NAME_CHARACTERS),
            Self::ControlCharacter => message!(strategy_name_control),
        }
    }
}

display_by_message!(StrategyNameError, NamedStrategiesFileError);

impl NamedStrategy {
    /// This strategy under this name. White space at either end of the name is removed.
    ///
    /// # Errors
    /// The name is empty, has more than [`MAX_STRATEGY_NAME_CHARACTERS`] characters, or has control characters.
    pub fn new(name: &str, display: DisplayConfig) -> Result<Self, StrategyNameError> {
        let name = name.trim();
        if name.is_empty() {
            return Err(StrategyNameError::Empty);
        }
        if name.chars().count() > MAX_STRATEGY_NAME_CHARACTERS {
            return Err(StrategyNameError::TooLong);
        }
        if name.chars().any(char::is_control) {
            return Err(StrategyNameError::ControlCharacter);
        }
        Ok(Self { name: name.to_owned(), display })
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The strategy with its options.
    pub const fn display(&self) -> &DisplayConfig {
        &self.display
    }
}

/// The strategies of a file: JSON with one object for each, which has its name and the options that are not at their
/// defaults (`choices`). docs/output.md describes the options.
///
/// ```
/// use bidiscope_report::custom_strategies::NamedStrategies;
///
/// let file = r#"{"bidiscope":"strategies","version":1,"strategies":[
///     {"name":"Labels by their first letters","choices":{"separators":"idna","around":"isolate","direction":"first-strong"}}
/// ]}"#;
/// let strategies = NamedStrategies::read(file)?;
/// assert_eq!(strategies.list[0].display().to_string(), "custom:separators=idna,direction=first-strong,around=isolate");
/// # Ok::<(), bidiscope_report::custom_strategies::NamedStrategiesFileError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NamedStrategies {
    /// The strategies; their names are unique.
    pub list: Vec<NamedStrategy>,
}

/// Why a text cannot be read as a file of strategies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NamedStrategiesFileError {
    /// It is not JSON, or not of this structure.
    Malformed {
        /// The line of the error, from 1.
        line_number: usize,
        /// Its column, from 1.
        column_number: usize,
        /// The error of the reader.
        reason: String,
    },
    /// The value of its key `bidiscope` is not `strategies`.
    NotAStrategiesFile,
    /// It has no number under the key `version`.
    MissingFormatVersion,
    /// Its version is later than this program reads.
    UnsupportedNewerVersion {
        /// The number under the key `version`.
        file_version: u64,
    },
    /// A strategy has the name of an earlier one.
    DuplicateStrategyName {
        /// The number of the second one in the file, from 1.
        second_strategy_number: usize,
        /// Their name, shortened.
        strategy_name: String,
    },
    /// It has more than 256 strategies.
    TooManyStrategies {
        /// How many the file has.
        strategy_count: usize,
    },
}

impl NamedStrategiesFileError {
    /// What is wrong, in sentences.
    pub fn message(&self) -> Message<'_> {
        match self {
            Self::Malformed { line_number: line, column_number: column, reason } => {
                message!(strategies_malformed, line = *line, column = *column, reason = reason)
            }
            Self::NotAStrategiesFile => {
                message!(strategies_wrong_format, beginning = format!("{{\"bidiscope\":\"{FORMAT}\""))
            }
            Self::MissingFormatVersion => {
                message!(strategies_no_version, example = format!("\"version\":{VERSION}"))
            }
            Self::UnsupportedNewerVersion { file_version: version } => {
                message!(strategies_newer, version = *version, known = VERSION)
            }
            Self::DuplicateStrategyName { second_strategy_number: place, strategy_name: name } => {
                message!(
                    strategies_duplicate,
                    number = *place,
                    name = strategy_name_or_code_points(name).into_owned()
                )
            }
            Self::TooManyStrategies { strategy_count: count } => {
                message!(strategies_too_many, count = *count, most = MAX_STRATEGIES_PER_FILE)
            }
        }
    }
}

fn malformed(error: serde_json::Error) -> NamedStrategiesFileError {
    let words = error.to_string();
    // Its place is said apart.
    let (reason, _) = words.rsplit_once(" at line ").unwrap_or((&words, ""));
    let reason = excerpt(reason, 4 * MAX_QUOTED);
    NamedStrategiesFileError::Malformed { line_number: error.line(), column_number: error.column(), reason }
}

impl NamedStrategies {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// The first error, with its line or strategy. An invalid file is rejected as a whole.
    pub fn read(text: &str) -> Result<Self, NamedStrategiesFileError> {
        /// What a file says that it is. A newer version may have any other keys.
        #[derive(Deserialize)]
        #[serde(expecting = "an object with \u{201C}bidiscope\u{201D} and \u{201C}version\u{201D}")]
        struct Header {
            bidiscope: Option<serde_json::Value>,
            version: Option<u64>,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct FileContents {
            #[serde(rename = "bidiscope")]
            _bidiscope: IgnoredAny,
            #[serde(rename = "version")]
            _version: IgnoredAny,
            strategies: Vec<NamedStrategy>,
        }
        // Some editors put a byte order mark before what they save.
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        let header: Header = serde_json::from_str(text).map_err(malformed)?;
        if header.bidiscope.is_none_or(|it| it != FORMAT) {
            return Err(NamedStrategiesFileError::NotAStrategiesFile);
        }
        match header.version {
            Some(VERSION) => {}
            Some(newer) if newer > VERSION => {
                return Err(NamedStrategiesFileError::UnsupportedNewerVersion { file_version: newer });
            }
            _ => return Err(NamedStrategiesFileError::MissingFormatVersion),
        }
        let FileContents { strategies: list, .. } = serde_json::from_str(text).map_err(malformed)?;
        if list.len() > MAX_STRATEGIES_PER_FILE {
            return Err(NamedStrategiesFileError::TooManyStrategies { strategy_count: list.len() });
        }
        let is_twice = |at: &usize| list[..*at].iter().any(|it| it.name == list[*at].name);
        if let Some(at) = (0..list.len()).find(is_twice) {
            let name = excerpt(&list[at].name, MAX_QUOTED);
            return Err(NamedStrategiesFileError::DuplicateStrategyName {
                second_strategy_number: at + 1,
                strategy_name: name,
            });
        }
        Ok(Self { list })
    }

    /// The text of a file with these strategies, which [`Self::read`] reads if their names are unique.
    pub fn to_json(&self) -> String {
        #[derive(Serialize)]
        struct SerializedStrategies<'a> {
            bidiscope: &'a str,
            version: u64,
            strategies: &'a [NamedStrategy],
        }
        let file = SerializedStrategies { bidiscope: FORMAT, version: VERSION, strategies: &self.list };
        // Strings, and maps with string keys, serialize without errors.
        serde_json::to_string_pretty(&file).unwrap_or_default() + "\n"
    }
}

/// A strategy as the file stores it: its options by their keys, with unescaped values.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with \u{201C}name\u{201D} and \u{201C}choices\u{201D}")]
struct SerializedStrategy {
    name: String,
    /// The built-in strategy; missing for a custom one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    strategy: Option<Strategy>,
    #[serde(default)]
    choices: BTreeMap<String, String>,
}

impl From<NamedStrategy> for SerializedStrategy {
    fn from(NamedStrategy { name, display }: NamedStrategy) -> Self {
        let chosen = display.non_default_options();
        let choices = chosen.map(|(key, value)| (key.id().to_owned(), value.to_owned())).collect();
        let strategy = Some(display.strategy()).filter(|&it| it != Strategy::Custom);
        Self { name, strategy, choices }
    }
}

impl TryFrom<SerializedStrategy> for NamedStrategy {
    type Error = String;

    fn try_from(SerializedStrategy { name, strategy, choices }: SerializedStrategy) -> Result<Self, String> {
        let strategy = strategy.unwrap_or(Strategy::Custom);
        let mut display = DisplayConfig::with_default_options(strategy);
        for (id, value) in choices {
            let key = DisplayOption::from_id(&id).filter(|&key| display.has_option(key));
            let Some(key) = key else {
                let known: Vec<&str> = strategy.options().iter().map(|key| key.id()).collect();
                let (option, options) = (excerpt(&id, MAX_QUOTED), known.join(", "));
                return Err(
                    message!(strategies_unknown_option, option = option, options = options).to_string()
                );
            };
            let invalid = || {
                message!(strategies_invalid_value, option = key.id(), value = excerpt(&value, MAX_QUOTED))
                    .to_string()
            };
            display = display.with_option(key, &value).ok_or_else(invalid)?;
        }
        Self::new(&name, display).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::{NamedStrategies, NamedStrategy};
    use bidiscope_bidi::order::{DisplayConfig, Strategy};

    fn strategies() -> NamedStrategies {
        let of = |name: &str, display: &str| {
            NamedStrategy::new(name, DisplayConfig::read(display).expect("a display")).expect("a name")
        };
        NamedStrategies {
            list: vec![
                of("Hyphens as letters", "custom:hyphen=r"),
                of("In a sentence", "custom:before=see\\u{20}"),
                of("Stops and strokes", "custom:separators=\\u{2E}\\u{2F},around=marks"),
                of("D\u{FC}rst in 2001", "components:bidi-data=unicode-3\\u{2E}1"),
            ],
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        let written = strategies();
        assert_eq!(NamedStrategies::read(&written.to_json()), Ok(written));
    }

    fn check(file: &str, expected: &str) {
        let error = NamedStrategies::read(file).expect_err("damaged").to_string();
        assert!(error.contains(expected), "{error}");
    }

    #[test]
    fn what_is_damaged_is_refused_with_a_reason() {
        check("", "strategies cannot be read");
        check("[]", "an object with \u{201C}bidiscope\u{201D} and \u{201C}version\u{201D}");
        check(r#"{"bidiscope":"study"}"#, "not a strategy file");
        check(r#"{"bidiscope":"strategies"}"#, "has no version");
        check(r#"{"bidiscope":"strategies","version":1,"strategies":7}"#, "cannot be read");
        check(r#"{"bidiscope":"strategies","version":"1"}"#, "(line 1, column 39): invalid type");
        check(
            r#"{"bidiscope":"strategies","version":1,"strategies":[null]}"#,
            "an object with \u{201C}name\u{201D} and \u{201C}choices\u{201D}",
        );
        check(r#"{"bidiscope":"strategies","version":1}"#, "missing field `strategies`");
        check(r#"{"bidiscope":"strategies","version":2,"strategies":7}"#, "A newer version");
        check(r#"{"bidiscope":"strategies","version":2}"#, "A newer version");
        let one =
            |inside: &str| format!(r#"{{"bidiscope":"strategies","version":1,"strategies":[{inside}]}}"#);
        check(&one(r#"{"name":" "}"#), "column 65): Give the strategy a name.");
        check(&one(r#"{"name":"a\nb"}"#), "line breaks");
        check(
            &one(r#"{"name":"a","choices":{"hyphn":"r"}}"#),
            ": The strategy has no option \u{201C}hyphn\u{201D}.",
        );
        check(
            &one(r#"{"name":"a","choices":{"hyphen":"x"}}"#),
            "The option \u{201C}hyphen\u{201D} cannot be \u{201C}x\u{201D}.",
        );
        check(
            &one(r#"{"name":"a","strategy":"uba-ltr","choices":{"hyphen":"r"}}"#),
            "The strategy has no option \u{201C}hyphen\u{201D}.",
        );
        check(
            &one(r#"{"name":"a"},{"name":"a"}"#),
            "Two strategies have the name \u{201C}a\u{201D}. The second is strategy 2.",
        );
        check(&one(r#"{"name":"a","choice":{}}"#), "choice");
        let text = strategies().to_json();
        check(&text[..text.len() / 2], "strategies cannot be read");
    }

    #[test]
    fn a_name_is_trimmed_and_of_bounded_length() {
        let plain = || DisplayConfig::with_default_options(Strategy::Custom);
        assert_eq!(NamedStrategy::new(" a ", plain()).expect("a name").name(), "a");
        assert!(NamedStrategy::new(&"a".repeat(81), plain()).is_err());
    }
}
