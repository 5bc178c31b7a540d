//! The paragraphs of an edited text, and the lines into which they are broken.

use std::ops::Range;

use bidiscope_bidi::name::Character;

use super::editor::Editor;
use super::text_kind::EditedTextKind;
use super::{LaidOutLine, LineLayout};

/// A line of an edited text, in characters of the text, without a line end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct EditedLine {
    pub(super) characters: Range<usize>,
    /// The paragraph of which it is a line.
    pub(super) paragraph: Range<usize>,
}

impl EditedLine {
    /// Lays it out.
    pub(super) fn laid_out(&self, text: &[Character], layout: &mut dyn LineLayout) -> LaidOutLine {
        let start = self.paragraph.start;
        let line = self.characters.start - start..self.characters.end - start;
        layout.lay_out_line(&text[self.paragraph.clone()], line)
    }

    /// Whether the next line begins another paragraph, after a line end.
    pub(super) const fn ends_paragraph(&self) -> bool {
        self.characters.end == self.paragraph.end
    }
}

impl Editor {
    /// The paragraphs without their line ends, in characters.
    pub(super) fn paragraphs_of(kind: EditedTextKind, text: &[Character]) -> Vec<Range<usize>> {
        if kind != EditedTextKind::MultiLine {
            return std::iter::once(0..text.len()).collect();
        }
        let mut start = 0;
        let mut paragraphs = Vec::new();
        for paragraph in text.split_inclusive(|it| it.scalar == '\n') {
            let end = start + paragraph.len();
            paragraphs.push(start..end - line_end_length(paragraph));
            start = end;
        }
        if text.last().is_none_or(|it| it.scalar == '\n') {
            paragraphs.push(start..start);
        }
        paragraphs
    }

    /// The paragraph at this position.
    pub(super) fn paragraph_at(&self, position: usize) -> Range<usize> {
        let paragraphs = Self::paragraphs_of(self.text_kind, &self.text);
        let index = paragraphs.partition_point(|it| it.end < position).min(paragraphs.len() - 1);
        paragraphs[index].clone()
    }

    /// The lines into which a text is broken.
    pub(super) fn lines_of(
        kind: EditedTextKind,
        text: &[Character],
        layout: &mut dyn LineLayout,
    ) -> Vec<EditedLine> {
        let mut lines = Vec::new();
        for paragraph in Self::paragraphs_of(kind, text) {
            let parts = match kind {
                EditedTextKind::MultiLine => layout.break_paragraph(&text[paragraph.clone()]),
                EditedTextKind::DomainName | EditedTextKind::SingleLine => {
                    std::iter::once(0..paragraph.len()).collect()
                }
            };
            lines.extend(parts.into_iter().map(|part| EditedLine {
                characters: paragraph.start + part.start..paragraph.start + part.end,
                paragraph: paragraph.clone(),
            }));
        }
        lines
    }

    /// The index of the line at a position of the text: where a paragraph is broken that is the next line, unless the caret
    /// was placed at the end of this one.
    pub(super) fn line_at(&self, lines: &[EditedLine], position: usize) -> usize {
        let index = lines.partition_point(|it| it.characters.start <= position).saturating_sub(1);
        let placed = self
            .caret_placement
            .filter(|_| position == self.selection.caret_character_offset)
            .map(|it| it.line);
        let before = index.checked_sub(1).filter(|&it| {
            let line = &lines[it].characters;
            line.end == position && placed == Some(line.start)
        });
        before.unwrap_or(index)
    }

    /// The lines of the text, and the index of the one at this position.
    pub(super) fn lines_and(&self, position: usize, layout: &mut dyn LineLayout) -> (Vec<EditedLine>, usize) {
        let lines = Self::lines_of(self.text_kind, &self.text, layout);
        let index = self.line_at(&lines, position);
        (lines, index)
    }
}

/// The number of characters of the line end with which the rest of a text begins; 0 where there is none.
pub(super) fn line_end_at(rest: &[Character]) -> usize {
    match rest {
        [first, ..] if first.scalar == '\n' => 1,
        [first, second, ..] if first.scalar == '\r' && second.scalar == '\n' => 2,
        _ => 0,
    }
}

/// The number of characters of the line end at the end of a text; 0 where there is none.
pub(super) fn line_end_length(text: &[Character]) -> usize {
    let ends = |at: usize, scalar| text.len().checked_sub(at).is_some_and(|it| text[it].scalar == scalar);
    if !ends(1, '\n') {
        0
    } else if ends(2, '\r') {
        2
    } else {
        1
    }
}
