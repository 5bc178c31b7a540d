//! Steps through a text in logical order: to the next and the previous caret position and word.

use super::lines::line_end_length;
use super::words::{word_end_after, word_ranges, word_start_before};
use super::{Editor, LineLayout};

impl Editor {
    /// The caret position after this one; over a line end as over a character. At the end of the text, that.
    pub(super) fn next_position(&self, position: usize, layout: &mut dyn LineLayout) -> usize {
        let paragraph = self.paragraph_at(position);
        if position == paragraph.end {
            return self.next_paragraph_start(position);
        }
        let carets = layout.lay_out_line(&self.text[paragraph.clone()], 0..paragraph.len()).carets();
        carets
            .next_logical_offset(position - paragraph.start)
            .map_or(paragraph.end, |it| paragraph.start + it)
    }

    /// The caret position before this one. At the beginning of the text, that.
    pub(super) fn previous_position(&self, position: usize, layout: &mut dyn LineLayout) -> usize {
        let paragraph = self.paragraph_at(position);
        if position == paragraph.start {
            return self.previous_paragraph_end(position);
        }
        let carets = layout.lay_out_line(&self.text[paragraph.clone()], 0..paragraph.len()).carets();
        paragraph.start + carets.previous_logical_offset(position - paragraph.start).unwrap_or(0)
    }

    /// The end of the first word of the paragraph that ends after this position, else the paragraph's end; at that, the
    /// beginning of the next paragraph.
    pub(super) fn next_word_end(&self, position: usize) -> usize {
        let paragraph = self.paragraph_at(position);
        if position == paragraph.end {
            return self.next_paragraph_start(position);
        }
        let words = word_ranges(&self.text[paragraph.clone()], self.text_kind);
        paragraph.start + word_end_after(&words, position - paragraph.start, paragraph.len())
    }

    /// The beginning of the last word of the paragraph that begins before this position, else the paragraph's beginning; at
    /// that, the end of the paragraph before.
    pub(super) fn previous_word_start(&self, position: usize) -> usize {
        let paragraph = self.paragraph_at(position);
        if position == paragraph.start {
            return self.previous_paragraph_end(position);
        }
        let words = word_ranges(&self.text[paragraph.clone()], self.text_kind);
        paragraph.start + word_start_before(&words, position - paragraph.start)
    }

    fn next_paragraph_start(&self, paragraph_end: usize) -> usize {
        self.paragraph_at(paragraph_end + 1).start.max(paragraph_end)
    }

    fn previous_paragraph_end(&self, paragraph_start: usize) -> usize {
        paragraph_start - line_end_length(&self.text[..paragraph_start])
    }
}
