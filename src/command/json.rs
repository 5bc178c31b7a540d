//! JSON Lines: one object a line, with everything escaped that a terminal or a log must not receive raw.

use std::io::{self, Write};

use bidiscope_list::Escaping;
use serde::Serialize;
use serde_json::ser::Serializer;

use super::input::Given;

/// Writes `value` as one line of JSON, in one piece.
///
/// Control and format characters, U+2028, U+2029 and whatever else
/// [`Escaping`] names are written as `\uXXXX`, as two of them beyond the BMP.
pub(super) fn write_line(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    let mut line = Vec::new();
    value.serialize(&mut Serializer::with_formatter(&mut line, Escaping))?;
    line.push(b'\n');
    out.write_all(&line)
}

/// Why a name cannot be read.
#[derive(Serialize)]
pub(super) struct Refusal {
    input: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    error: ErrorAnswer,
}

#[derive(Serialize)]
struct ErrorAnswer {
    message: String,
    position: usize,
}

impl Refusal {
    /// The answer for what was given and is no name, with the reason and the place in characters.
    pub(super) fn new(given: Given<'_>, message: String, position: usize) -> Self {
        Self {
            input: String::from_utf8_lossy(given.bytes).into_owned(),
            line: given.line,
            error: ErrorAnswer { message, position },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::write_line;

    fn check(text: &str, expected: &str) {
        let mut out = Vec::new();
        write_line(&mut out, &text).expect("a vector can be written");
        assert_eq!(String::from_utf8(out).expect("UTF-8"), format!("\"{expected}\"\n"));
        assert_eq!(serde_json::from_str::<String>(&format!("\"{expected}\"")).expect("JSON"), text);
    }

    #[test]
    fn what_is_unprintable_is_escaped_and_the_rest_is_not() {
        check("a\u{202E}\u{5D0}\u{2028}", "a\\u202e\u{5D0}\\u2028");
        check("\u{7F}\u{85}\u{AD}\u{2069}", "\\u007f\\u0085\\u00ad\\u2069");
        // Beyond the BMP: LANGUAGE TAG, and a letter.
        check("\u{E0001}\u{1E900}", "\\udb40\\udc01\u{1E900}");
        // What is seen nowhere, though it is no control: a filler and a variation selector.
        check("\u{3164}\u{FE0F}", "\\u3164\\ufe0f");
        check("\t\"\\\u{1}", "\\t\\\"\\\\\\u0001");
        check("", "");
    }
}
