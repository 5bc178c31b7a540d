//! Lines for a terminal of 80 columns: a longer text is wrapped and indented.

use std::io::{self, Write};

use super::super::colours::{Colours, Tone};
use super::super::terminal::{LEFT_TO_RIGHT_OVERRIDE, POP_DIRECTIONAL_FORMATTING};

/// The usual width of a terminal.
const COLUMNS: usize = 80;

/// The column at which the text of a field begins.
const FIELD_COLUMN: usize = 14;

/// Writes headings, fields and wrapped lines.
pub(super) struct TextPage<'a> {
    out: &'a mut dyn Write,
    pub(super) colours: Colours,
}

impl<'a> TextPage<'a> {
    pub(super) fn new(out: &'a mut dyn Write, colours: Colours) -> Self {
        Self { out, colours }
    }

    /// Writes an empty line.
    pub(super) fn blank(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// Writes the heading of a section, after an empty line.
    pub(super) fn heading(&mut self, title: &str) -> io::Result<()> {
        self.blank()?;
        self.line(title)
    }

    /// Writes a line without wrapping it.
    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Writes a field: its name and its text.
    pub(super) fn field(&mut self, name: &str, text: &str) -> io::Result<()> {
        self.colored_field(name, text, Tone::Neutral)
    }

    /// The same in the colour of a tone.
    pub(super) fn colored_field(&mut self, name: &str, text: &str, tone: Tone) -> io::Result<()> {
        self.write_wrapped(&format!("{name:FIELD_COLUMN$}"), FIELD_COLUMN, text, tone)
    }

    /// Writes a text after `beginning`, which is so many `columns` wide; further lines are indented to that column.
    pub(super) fn indented(&mut self, beginning: &str, columns: usize, text: &str) -> io::Result<()> {
        self.write_wrapped(beginning, columns, text, Tone::Neutral)
    }

    fn write_wrapped(&mut self, beginning: &str, columns: usize, text: &str, tone: Tone) -> io::Result<()> {
        let mut beginning = beginning.to_owned();
        for line in wrap(text, COLUMNS.saturating_sub(columns)) {
            let line = self.colours.paint(tone, &line);
            writeln!(self.out, "{}", format!("{beginning}{line}").trim_end())?;
            beginning = " ".repeat(columns);
        }
        Ok(())
    }
}

/// A text in lines of so many columns, broken at spaces, except at those between LRO and PDF. A longer word has a line of
/// its own. There is at least one line.
fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut left = columns;
    let mut is_override = false;
    let is_break = |scalar: char| {
        match scalar {
            LEFT_TO_RIGHT_OVERRIDE => is_override = true,
            POP_DIRECTIONAL_FORMATTING => is_override = false,
            _ => {}
        }
        scalar == ' ' && !is_override
    };
    for word in text.split(is_break) {
        let is_visible = |it: &char| !matches!(*it, LEFT_TO_RIGHT_OVERRIDE | POP_DIRECTIONAL_FORMATTING);
        let width = word.chars().filter(is_visible).count();
        let Some(line) = lines.last_mut() else { continue };
        if line.is_empty() {
            line.push_str(word);
            left = columns.saturating_sub(width);
        } else if width < left {
            line.push(' ');
            line.push_str(word);
            left -= width + 1;
        } else {
            lines.push(word.to_owned());
            left = columns.saturating_sub(width);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_are_broken_at_spaces() {
        for (text, columns, expected) in [
            ("", 5, &[""][..]),
            ("ab cd", 5, &["ab cd"]),
            ("ab cd", 4, &["ab", "cd"]),
            ("ab cdefgh i", 5, &["ab", "cdefgh", "i"]),
            ("abcdefgh", 5, &["abcdefgh"]),
            ("a b c d", 3, &["a b", "c d"]),
            ("a b", 0, &["a", "b"]),
            ("a \u{202D}\u{5D0} \u{5D1}\u{202C} b", 4, &["a", "\u{202D}\u{5D0} \u{5D1}\u{202C}", "b"]),
        ] {
            assert_eq!(wrap(text, columns), expected, "{text} in {columns}");
        }
    }
}
