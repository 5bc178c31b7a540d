//! The view of an editor, as plain data.

use std::ops::Range;

use bidiscope_bidi::name::Character;
use bidiscope_layout::{DrawnCaret, HorizontalExtent, VerticalExtent};

use super::lines::EditedLine;
use super::movement::left_of;
use super::{Editor, LaidOutLine, LineLayout};

/// What is to be drawn of an edited text. Lengths are in em.
#[derive(Clone, Debug)]
pub struct EditorView {
    /// The text with what is being composed.
    pub text: Vec<Character>,
    /// Its lines; never empty.
    pub lines: Vec<EditorViewLine>,
    /// The index of the line with the caret, from 0.
    pub caret_line_index: usize,
    /// The width of the widest line.
    pub width_em: f32,
}

/// A line of an [`EditorView`]. Extents are horizontal, in em from the left end of the line.
#[derive(Clone, Debug)]
pub struct EditorViewLine {
    /// Its characters in [`EditorView::text`], without the line end.
    pub characters_in_text: Range<usize>,
    /// The characters of the paragraph of which it is a line.
    pub paragraph_characters_in_text: Range<usize>,
    /// The line, laid out.
    pub laid_out_line: LaidOutLine,
    /// The extents of the selection: one logical range can have several.
    pub selected_extents: Vec<HorizontalExtent>,
    /// Whether the line end after it is selected, which has no extent.
    pub is_line_end_selected: bool,
    /// The extents of the text that an input method composes; empty outside of a composition.
    pub preedit_extents: Vec<HorizontalExtent>,
    /// The extents of the part that the input method is converting.
    pub extents_being_converted: Vec<HorizontalExtent>,
    /// The caret, where it is in this line; `None` in all others.
    pub caret: Option<DrawnCaret>,
}

impl EditorView {
    /// Where the caret is drawn on its line, [`Self::caret_line_index`]: never `None` in a view that [`Editor::view`] made.
    pub fn caret(&self) -> Option<DrawnCaret> {
        self.lines[self.caret_line_index].caret
    }

    /// The height that every line of the view gets, in em: that of the line with the most stacked marks.
    pub fn vertical_extent(&self) -> VerticalExtent {
        let highest = |reach: VerticalExtent, line: &EditorViewLine| {
            reach.union(line.laid_out_line.shaped_line.vertical_extent())
        };
        self.lines.iter().fold(VerticalExtent::default(), highest)
    }

    /// The characters of the line with this index, from 0, in visual order, from the left.
    pub fn line_in_visual_order(&self, line_index: usize) -> String {
        let line = &self.lines[line_index];
        let characters = &self.text[line.characters_in_text.clone()];
        line.laid_out_line
            .cells()
            .flat_map(|cell| &characters[cell.characters_in_line])
            .map(|it| it.scalar)
            .collect()
    }
}

impl EditorViewLine {
    /// The left end of the line, in em from the left end of a view of this width: lines of a right-to-left paragraph are
    /// right-aligned.
    pub fn line_left_in_view_em(&self, view_width_em: f32) -> f32 {
        left_of(&self.laid_out_line, view_width_em)
    }

    /// Whether what stands at `x_from_line_left_em` is selected, in em from the line's left end.
    pub fn is_selected_at(&self, x_from_line_left_em: f32) -> bool {
        self.selected_extents
            .iter()
            .any(|it| it.left_x_em <= x_from_line_left_em && x_from_line_left_em < it.right_x_em)
    }
}

impl Editor {
    /// What is to be drawn of the text now, laid out by `layout`.
    pub fn view(&self, layout: &mut dyn LineLayout) -> EditorView {
        let (text, caret, composed) = self.shown();
        let selected = if composed.is_some() { 0..0 } else { self.selection.range() };
        let active = match (&composed, self.composition()) {
            (Some(composed), Some(composition)) => {
                let active = composition.characters_being_converted.clone().unwrap_or(0..0);
                composed.start + active.start..composed.start + active.end
            }
            _ => 0..0,
        };
        let composed = composed.unwrap_or(0..0);
        // The last composed character before the caret, where the input method continues.
        let last_composed = caret.checked_sub(1).filter(|it| composed.contains(it));
        let lines = Self::lines_of(self.text_kind, &text, layout);
        let caret_line = self.line_at(&lines, caret);
        let lines: Vec<EditorViewLine> = lines
            .into_iter()
            .enumerate()
            .map(|(index, line)| {
                let laid = line.laid_out(&text, layout);
                let ends_paragraph = line.ends_paragraph();
                let EditedLine { characters, paragraph } = line;
                let spans = |range: &Range<usize>| {
                    let start = range.start.clamp(characters.start, characters.end) - characters.start;
                    let end = range.end.clamp(characters.start, characters.end) - characters.start;
                    if start < end { laid.selection_extents(start..end) } else { Vec::new() }
                };
                let caret = (index == caret_line).then(|| {
                    let last = last_composed.and_then(|it| it.checked_sub(characters.start));
                    let cell =
                        last.and_then(|it| laid.cells().find(|cell| cell.characters_in_line.contains(&it)));
                    let carets = laid.carets();
                    carets.drawn_caret(match cell {
                        Some(cell) => carets.caret_at_offset(caret - characters.start, cell.run_direction),
                        None if composed.is_empty() => self.caret_on(&carets, characters.start),
                        None => carets
                            .caret_at_offset(caret - characters.start, self.preferred_caret_run_direction),
                    })
                });
                EditorViewLine {
                    selected_extents: spans(&selected),
                    is_line_end_selected: ends_paragraph
                        && selected.start <= characters.end
                        && characters.end < selected.end,
                    preedit_extents: spans(&composed),
                    extents_being_converted: spans(&active),
                    caret,
                    characters_in_text: characters,
                    paragraph_characters_in_text: paragraph,
                    laid_out_line: laid,
                }
            })
            .collect();
        let width = lines.iter().map(|it| it.laid_out_line.shaped_line.width_em()).fold(0.0, f32::max);
        EditorView { text: text.into_owned(), lines, caret_line_index: caret_line, width_em: width }
    }
}
