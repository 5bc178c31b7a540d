//! Lines for a terminal of 80 columns: what is longer goes on below where it began.

use std::io::{self, Write};

use super::super::paint::{Paint, Tone};
use super::super::terminal::{LEFT_TO_RIGHT_OVERRIDE, POP_DIRECTIONAL_FORMATTING};

/// The columns of a terminal that nobody has made wider.
const COLUMNS: usize = 80;

/// Where the text of a field begins.
const FIELD: usize = 14;

/// What is written, section by section.
pub(super) struct Page<'a> {
    out: &'a mut dyn Write,
    pub(super) paint: Paint,
}

impl<'a> Page<'a> {
    pub(super) fn new(out: &'a mut dyn Write, paint: Paint) -> Self {
        Self { out, paint }
    }

    /// An empty line.
    pub(super) fn blank(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// The heading of a section, with an empty line above.
    pub(super) fn heading(&mut self, title: &str) -> io::Result<()> {
        self.blank()?;
        self.line(title)
    }

    /// A line as it stands.
    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// A word and what is said under it.
    pub(super) fn field(&mut self, word: &str, text: &str) -> io::Result<()> {
        self.toned_field(word, text, Tone::Plain)
    }

    /// The same in a tone.
    pub(super) fn toned_field(&mut self, word: &str, text: &str, tone: Tone) -> io::Result<()> {
        self.wrapped(&format!("{word:FIELD$}"), FIELD, text, tone)
    }

    /// A text after what takes up these columns; the lines below begin there too.
    pub(super) fn after(&mut self, beginning: &str, columns: usize, text: &str) -> io::Result<()> {
        self.wrapped(beginning, columns, text, Tone::Plain)
    }

    fn wrapped(&mut self, beginning: &str, columns: usize, text: &str, tone: Tone) -> io::Result<()> {
        let mut beginning = beginning.to_owned();
        for line in lines(text, COLUMNS.saturating_sub(columns)) {
            let line = self.paint.with(tone, &line);
            writeln!(self.out, "{}", format!("{beginning}{line}").trim_end())?;
            beginning = " ".repeat(columns);
        }
        Ok(())
    }
}

/// A text in lines of so many columns, broken at its spaces, but at none that is held from left to right; a word that
/// is longer has a line of its own. There is always one.
fn lines(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut left = columns;
    let mut is_held = false;
    let is_break = |scalar: char| {
        match scalar {
            LEFT_TO_RIGHT_OVERRIDE => is_held = true,
            POP_DIRECTIONAL_FORMATTING => is_held = false,
            _ => {}
        }
        scalar == ' ' && !is_held
    };
    for word in text.split(is_break) {
        let is_seen = |it: &char| !matches!(*it, LEFT_TO_RIGHT_OVERRIDE | POP_DIRECTIONAL_FORMATTING);
        let width = word.chars().filter(is_seen).count();
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
    use super::lines;

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
            assert_eq!(lines(text, columns), expected, "{text} in {columns}");
        }
    }
}
