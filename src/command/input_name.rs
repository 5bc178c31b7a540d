//! A name as it was typed, and messages about it.

use std::fmt::Display;
use std::io::{self, Write};

use bidiscope_idna::verdict::ZoneError;
use bidiscope_report::json::{self, InputErrorJson};
use bidiscope_report::words::error::{zone_error_reason, zone_error_text};
use bidiscope_words::message;

use super::standard_error::print_message;
use super::terminal::in_display_order;

/// A name as it was typed, not parsed yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct InputName<'a> {
    /// The bytes of the argument or line, UTF-8 or not.
    pub(super) bytes: &'a [u8],
    /// The line of standard input, from 1; `None` for an argument.
    pub(super) line: Option<u64>,
}

impl InputName<'_> {
    /// Whether there is nothing but ASCII white space.
    pub(super) fn is_blank(&self) -> bool {
        self.bytes.trim_ascii().is_empty()
    }

    /// Says why it cannot be read as a name, in a message or as an object of JSON.
    pub(super) fn refuse(self, out: &mut dyn Write, as_json: bool, error: &ZoneError) -> io::Result<()> {
        let reason = (zone_error_reason(error), error.character_index_in_full_name());
        self.refuse_because(out, as_json, reason, &zone_error_text(error))
    }

    /// As [`Self::refuse`]: for JSON for this reason, at this position in characters from 0; or with this text in a message.
    pub(super) fn refuse_because(
        self,
        out: &mut dyn Write,
        as_json: bool,
        (reason, position): (String, usize),
        text: &str,
    ) -> io::Result<()> {
        if as_json {
            return json::write_line(out, &InputErrorJson::new(self.bytes, self.line, reason, position));
        }
        print_message(&input_message(self, &text));
        Ok(())
    }
}

/// A message about an input name: its line, if it has one, its first characters, and what is wrong.
pub(super) fn input_message(given: InputName<'_>, reason: &impl Display) -> String {
    const MAX_CHARACTERS: usize = 80;
    let input = String::from_utf8_lossy(given.bytes);
    let beginning: String = input.chars().take(MAX_CHARACTERS).collect();
    let more = if input.chars().nth(MAX_CHARACTERS).is_some() { "\u{2026}" } else { "" };
    let input = format!("{}{more}", in_display_order(&beginning));
    let line = given.line.unwrap_or_default();
    message!(input_message, line = line, input = input, reason = reason.to_string()).to_string()
}
