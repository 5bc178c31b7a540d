//! Columns and line breaks on a terminal.

use std::io::{self, Write};

use super::super::terminal::{LEFT_TO_RIGHT_OVERRIDE, POP_DIRECTIONAL_FORMATTING};

/// The space between columns.
const GAP: usize = 2;

/// The least width to which a column is made narrower.
const MIN_WIDTH: usize = 12;

/// The width of each column of a table.
pub(super) struct Columns(Vec<usize>);

impl Columns {
    /// Columns for these cells within so many terminal columns: as wide as their widest cell. Where they do not fit,
    /// headings are broken between words, and then the widest column is narrower, or several.
    pub(super) fn new(heads: &[String], rows: &[Vec<String>], available: usize) -> Self {
        let longest_word = |head: &String| head.split(' ').map(visible_width).max().unwrap_or(0);
        let whole: Vec<usize> = heads.iter().map(|it| visible_width(it)).collect();
        let broken: Vec<usize> = heads.iter().map(longest_word).collect();
        let total = |widths: &[usize]| widths.iter().sum::<usize>() + GAP * widths.len().saturating_sub(1);
        let mut widths = widest(whole, rows);
        if total(&widths) > available {
            widths = widest(broken, rows);
        }
        let excess = total(&widths).saturating_sub(available);
        if let Some(widest) = widths.iter_mut().max().filter(|it| **it >= excess + MIN_WIDTH) {
            *widest -= excess;
        }
        // Where the widest alone would be too narrow, the next ones are too.
        for _ in available..total(&widths) {
            if let Some(widest) = widths.iter_mut().max().filter(|it| **it > MIN_WIDTH) {
                *widest -= 1;
            }
        }
        Self(widths)
    }

    /// Writes a row, each cell in as many lines as it needs.
    pub(super) fn write(
        &self,
        out: &mut dyn Write,
        indent: usize,
        cells: &[String],
        paint: impl Fn(usize, &str) -> String,
    ) -> io::Result<()> {
        let wrapped: Vec<Vec<String>> =
            cells.iter().zip(&self.0).map(|(cell, &width)| wrap(cell, width)).collect();
        let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
        for at in 0..height {
            let mut line = " ".repeat(indent);
            for (column, (lines, width)) in wrapped.iter().zip(&self.0).enumerate() {
                let text = lines.get(at).map_or("", String::as_str);
                line.push_str(&paint(column, text));
                line.push_str(&" ".repeat(width.saturating_sub(visible_width(text)) + GAP));
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// The width of the widest cell of each column, and at least these.
fn widest(mut widths: Vec<usize>, rows: &[Vec<String>]) -> Vec<usize> {
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(visible_width(cell));
        }
    }
    widths
}

/// The number of columns that a text takes: its characters, without those that only switch the direction.
pub(super) fn visible_width(text: &str) -> usize {
    text.chars().filter(|it| !matches!(*it, LEFT_TO_RIGHT_OVERRIDE | POP_DIRECTIONAL_FORMATTING)).count()
}

/// A text in lines of so many columns, broken at spaces, except at those between LRO and PDF. A longer word has a line of
/// its own. There is at least one line.
pub(super) fn wrap(text: &str, columns: usize) -> Vec<String> {
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
        let width = visible_width(word);
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
