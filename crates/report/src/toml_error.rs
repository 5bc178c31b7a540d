//! What the TOML reader says is wrong with a file, in words for people.

use bidiscope_bidi::name::excerpt;
use bidiscope_words::message;

/// The most characters that an error has of the words of the TOML reader.
const MAX_QUOTED: usize = 400;

/// What serde calls otherwise than TOML does.
const WORDS: [(&str, &str); 7] = [
    ("unknown field", "unknown key"),
    ("missing field", "missing key"),
    ("unknown variant", "unknown value"),
    ("expected a sequence", "expected an array"),
    ("expected i64", "expected an integer"),
    ("invalid type: map", "invalid type: table"),
    ("expected a map", "expected a table"),
];

/// Why a text is not TOML, or not the TOML that is expected.
pub struct TomlError {
    /// The line, from 1; `None` where it is the whole file.
    pub line_number: Option<usize>,
    /// The last key on the way to the error; empty where it is the whole file.
    pub last_key: String,
    /// All keys on that way, joined by full stops.
    pub dotted_key_path: String,
    /// Whether a value is of another type than it should be, or a number out of range.
    pub has_wrong_value_type: bool,
    /// What is wrong. Quotations of the file are [excerpts](excerpt).
    pub reason: String,
}

impl TomlError {
    /// The error of the TOML reader about this file.
    pub fn new(text: &str, mut error: toml::de::Error) -> Self {
        // Without the text, it names the key instead of quoting the line.
        error.set_input(None);
        let words = error.to_string();
        let (words, keys) = words.trim_end().rsplit_once("\nin `").unwrap_or((words.trim_end(), ""));
        let mut words = words.replace('\n', "; ");
        let is_other_type =
            ["invalid type", "invalid value", "wanted "].iter().any(|it| words.starts_with(it));
        for (serde, toml) in WORDS {
            words = words.replacen(serde, toml, 1);
        }
        // The name of a struct stands after it.
        if let Some((before, after)) = words.split_once("expected struct ") {
            words = format!("{before}expected a table{}", after.trim_start_matches(char::is_alphanumeric));
        }
        let last_key = keys.trim_end_matches('`').rsplit('.').next().unwrap_or_default().to_owned();
        // Some errors are about a key in that one, and name it.
        if !last_key.is_empty() && !words.contains(" key `") {
            words = message!(lesson_error_key, key = &last_key, reason = words).to_string();
        }
        let mut reason = excerpt(&quoted(&words), MAX_QUOTED);
        if error.span().is_some_and(|it| is_at_backslash(text, it.start)) {
            reason = message!(toml_error_backslash, reason = reason).to_string();
        }
        let line = error.span().map(|span| line_number_of_byte(text, span.start));
        let path = keys.trim_end_matches('`').to_owned();
        Self {
            line_number: line,
            last_key,
            dotted_key_path: path,
            has_wrong_value_type: is_other_type,
            reason,
        }
    }
}

/// Whether an error at this byte is about a backslash at it or just before it. Between double quotation marks each
/// backslash of a path of Windows begins an escape.
fn is_at_backslash(file: &str, byte: usize) -> bool {
    file.as_bytes()[byte.saturating_sub(2).min(file.len())..].iter().take(3).any(|it| *it == b'\\')
}

/// Quotation marks in place of each pair of grave accents.
fn quoted(words: &str) -> String {
    let marks = ["", "\u{201C}", "\u{201D}"];
    let parts = words.split('`').enumerate();
    parts.map(|(at, part)| format!("{}{part}", marks[if at == 0 { 0 } else { 2 - at % 2 }])).collect()
}

/// The line of a byte of the file, from 1.
pub fn line_number_of_byte(text: &str, byte_index: usize) -> usize {
    text.as_bytes()[..byte_index.min(text.len())].iter().filter(|it| **it == b'\n').count() + 1
}
