//! JSON Lines: one object a line, with every character escaped that could act on a terminal or garble a log.

use std::io::{self, Write};

use bidiscope_list::UnprintableEscapingJsonFormatter;
use serde::Serialize;
use serde_json::ser::Serializer;

/// Writes `value` as one line of JSON, in one write.
///
/// Control and format characters, U+2028, U+2029 and the others of [`UnprintableEscapingJsonFormatter`] are written as
/// `\uXXXX`, as a surrogate pair beyond the BMP.
///
/// # Errors
/// Those of `out`.
pub fn write_line(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    let mut line = Vec::new();
    value.serialize(&mut Serializer::with_formatter(&mut line, UnprintableEscapingJsonFormatter))?;
    line.push(b'\n');
    out.write_all(&line)
}

/// The line for a name that cannot be read.
#[derive(Serialize)]
pub struct InputErrorJson {
    input: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    error: ErrorJson,
}

/// What is wrong with a name, and the position in characters, from 0.
#[derive(Serialize)]
struct ErrorJson {
    message: String,
    position: usize,
}

impl InputErrorJson {
    /// The line for this input, UTF-8 or not, with the reason and the position in characters, from 0. `line_number` is from 1,
    /// and `None` where the input is no line of a file.
    pub fn new(
        input_bytes: &[u8],
        line_number: Option<u64>,
        error_message: String,
        error_character_index: usize,
    ) -> Self {
        Self {
            input: String::from_utf8_lossy(input_bytes).into_owned(),
            line: line_number,
            error: ErrorJson { message: error_message, position: error_character_index },
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
    fn only_unprintable_characters_are_escaped() {
        check("a\u{202E}\u{5D0}\u{2028}", "a\\u202e\u{5D0}\\u2028");
        check("\u{7F}\u{85}\u{AD}\u{2069}", "\\u007f\\u0085\\u00ad\\u2069");
        // Beyond the BMP: LANGUAGE TAG, and a letter.
        check("\u{E0001}\u{1E900}", "\\udb40\\udc01\u{1E900}");
        // Invisible, though not a control: a filler and a variation selector.
        check("\u{3164}\u{FE0F}", "\\u3164\\ufe0f");
        check("\t\"\\\u{1}", "\\t\\\"\\\\\\u0001");
        check("", "");
    }
}
