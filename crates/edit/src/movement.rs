//! Moving the caret with the keyboard.

use std::ops::Range;

use bidiscope_bidi::order::Direction;
use bidiscope_layout::{CaretAtStop, Carets};

use super::caret::Snap;
use super::lines::EditedLine;
use super::selection::{CaretPlacement, Selection};
use super::words::word_ranges;
use super::{Editor, LaidOutLine, LineLayout};

/// A movement of the caret with the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaretMotion {
    /// One position to the left on the screen.
    VisualLeft,
    /// One position to the right on the screen.
    VisualRight,
    /// To the next position in logical order.
    LogicalNext,
    /// To the previous position in logical order.
    LogicalPrevious,
    /// To the left on the screen, over one word; in a name, over one label.
    VisualWordLeft,
    /// To the right on the screen, over one word; in a name, over one label.
    VisualWordRight,
    /// To the beginning of the line.
    LineStart,
    /// To the end of the line.
    LineEnd,
    /// To the line above, at the same horizontal position; in the first line to its beginning.
    LineUp,
    /// To the line below, at the same horizontal position; in the last line to its end.
    LineDown,
    /// So many lines up, at the same horizontal position, or to the first line; from there to its beginning.
    LinesUp {
        /// How many; those of a page.
        line_count: usize,
    },
    /// So many lines down, at the same horizontal position, or to the last line; from there to its end.
    LinesDown {
        /// How many; those of a page.
        line_count: usize,
    },
    /// To the beginning of the text.
    TextStart,
    /// To the end of the text.
    TextEnd,
}

impl CaretMotion {
    /// Whether it is to the left or right on the screen.
    pub(super) const fn is_horizontal(self) -> bool {
        matches!(self, Self::VisualLeft | Self::VisualRight | Self::VisualWordLeft | Self::VisualWordRight)
    }

    /// Whether it is up or down on the screen.
    pub(super) const fn is_vertical(self) -> bool {
        matches!(self, Self::LineUp | Self::LineDown | Self::LinesUp { .. } | Self::LinesDown { .. })
    }

    const fn is_to_the_right(self) -> bool {
        matches!(self, Self::VisualRight | Self::VisualWordRight)
    }
}

/// The target of a movement.
struct Target {
    caret: usize,
    /// The affinity of the caret there.
    affinity: Direction,
    /// The caret with its stop; `None` where the affinity decides.
    placement: Option<CaretPlacement>,
}

impl Target {
    /// A caret on a line that begins at `start`.
    fn put(put: CaretAtStop, start: usize, carets: &Carets) -> Self {
        Self {
            caret: start + put.character_offset,
            affinity: carets.drawn_caret(put).run_direction,
            placement: Some(CaretPlacement { line: start, caret: put }),
        }
    }

    /// A caret at its edge of this affinity.
    const fn leaning(caret: usize, affinity: Direction) -> Self {
        Self { caret, affinity, placement: None }
    }
}

impl Editor {
    pub(super) fn move_caret(&mut self, motion: CaretMotion, extend: bool, layout: &mut dyn LineLayout) {
        self.end_undo_group();
        let Target { caret, affinity, placement } = if extend && motion.is_horizontal() {
            self.extended(motion, layout)
        } else if matches!(motion, CaretMotion::VisualLeft | CaretMotion::VisualRight)
            && !extend
            && !self.selection.is_empty()
        {
            self.edge_of_selection(motion, layout)
        } else {
            self.target(motion, layout)
        };
        let anchor = if extend { self.selection.anchor_character_offset } else { caret };
        self.selection = Selection { anchor_character_offset: anchor, caret_character_offset: caret };
        (self.preferred_caret_run_direction, self.caret_placement) = (affinity, placement);
    }

    /// The next position or word in logical order, in the direction that the arrow means in the text where the selection
    /// begins to grow: what is selected is one range, whatever is between its ends on the screen.
    fn extended(&mut self, motion: CaretMotion, layout: &mut dyn LineLayout) -> Target {
        let direction = self.selection_extension_direction.unwrap_or_else(|| self.caret_direction(layout));
        self.selection_extension_direction = Some(direction);
        let from = self.selection.caret_character_offset;
        let by_word = matches!(motion, CaretMotion::VisualWordLeft | CaretMotion::VisualWordRight);
        let caret = match (by_word, motion.is_to_the_right() != direction.is_right_to_left()) {
            (false, true) => self.next_position(from, layout),
            (false, false) => self.previous_position(from, layout),
            // A label may begin inside a grapheme cluster.
            (true, true) => self.settled(self.next_word_end(from), Snap::ToEnd, layout),
            (true, false) => self.settled(self.previous_word_start(from), Snap::ToStart, layout),
        };
        Target::leaning(caret, direction)
    }

    /// The direction of the text at the edge where the caret is drawn.
    fn caret_direction(&self, layout: &mut dyn LineLayout) -> Direction {
        let (lines, index) = self.lines_and(self.selection.caret_character_offset, layout);
        let carets = lines[index].laid_out(&self.text, layout).carets();
        carets.drawn_caret(self.caret_on(&carets, lines[index].characters.start)).run_direction
    }

    fn target(&mut self, motion: CaretMotion, layout: &mut dyn LineLayout) -> Target {
        let caret = self.selection.caret_character_offset;
        let (lines, index) = self.lines_and(caret, layout);
        let line = lines[index].characters.clone();
        let laid = lines[index].laid_out(&self.text, layout);
        let carets = laid.carets();
        let here = self.caret_on(&carets, line.start);
        let moved = match motion {
            CaretMotion::VisualLeft => carets.caret_to_left(here),
            CaretMotion::VisualRight => carets.caret_to_right(here),
            CaretMotion::VisualWordLeft | CaretMotion::VisualWordRight => self
                .after_word(&laid, &line, motion, here.visual_stop_index)
                .and_then(|stop| carets.caret_at_visual_stop(stop)),
            CaretMotion::LogicalNext => {
                return Target::leaning(
                    self.next_position(caret, layout),
                    self.preferred_caret_run_direction,
                );
            }
            CaretMotion::LogicalPrevious => {
                return Target::leaning(
                    self.previous_position(caret, layout),
                    self.preferred_caret_run_direction,
                );
            }
            CaretMotion::LineStart => return self.end_of(&lines, index, CaretMotion::TextStart, layout),
            CaretMotion::LineEnd => return self.end_of(&lines, index, CaretMotion::TextEnd, layout),
            CaretMotion::TextStart => return self.end_of(&lines, 0, CaretMotion::TextStart, layout),
            CaretMotion::TextEnd => {
                return self.end_of(&lines, lines.len() - 1, CaretMotion::TextEnd, layout);
            }
            CaretMotion::LineUp
            | CaretMotion::LineDown
            | CaretMotion::LinesUp { .. }
            | CaretMotion::LinesDown { .. } => {
                return self.vertically(&lines, index, motion, &laid, layout);
            }
        };
        if let Some(put) = moved {
            return Target::put(put, line.start, &carets);
        }
        let forwards = motion.is_to_the_right() != carets.paragraph_direction().is_right_to_left();
        let neighbour = if forwards { Some(index + 1) } else { index.checked_sub(1) };
        match neighbour.filter(|&it| it < lines.len()) {
            None => Target {
                caret,
                affinity: self.preferred_caret_run_direction,
                placement: self.caret_placement,
            },
            Some(neighbour) if forwards => self.end_of(&lines, neighbour, CaretMotion::TextStart, layout),
            Some(neighbour) => self.end_of(&lines, neighbour, CaretMotion::TextEnd, layout),
        }
    }

    /// The beginning or the end of a line, at the edge of its paragraph.
    fn end_of(
        &self,
        lines: &[EditedLine],
        index: usize,
        end: CaretMotion,
        layout: &mut dyn LineLayout,
    ) -> Target {
        let carets = lines[index].laid_out(&self.text, layout).carets();
        let put = if end == CaretMotion::TextStart { carets.line_start() } else { carets.line_end() };
        Target::put(put, lines[index].characters.start, &carets)
    }

    /// The stop after the next word on the screen; `None` at the end of the line.
    fn after_word(
        &self,
        laid: &LaidOutLine,
        line: &Range<usize>,
        motion: CaretMotion,
        mut stop: usize,
    ) -> Option<usize> {
        let words = word_ranges(&self.text[line.clone()], self.text_kind);
        let word_of = |start: usize| words.iter().position(|word| word.contains(&start));
        let word_at: Vec<Option<usize>> =
            laid.cells().map(|cell| word_of(cell.characters_in_line.start)).collect();
        let is_right = motion.is_to_the_right();
        if if is_right { stop == word_at.len() } else { stop == 0 } {
            return None;
        }
        loop {
            // The cell that is crossed, and the one behind it.
            let crossed = if is_right { word_at.get(stop) } else { word_at.get(stop - 1) };
            stop = if is_right { stop + 1 } else { stop - 1 };
            let beyond =
                if is_right { word_at.get(stop) } else { stop.checked_sub(1).map(|it| &word_at[it]) };
            let Some(beyond) = beyond else { break };
            if crossed.is_some_and(Option::is_some) && crossed != Some(beyond) {
                break;
            }
        }
        Some(stop)
    }

    /// The left or right end of the selection on the screen.
    fn edge_of_selection(&self, motion: CaretMotion, layout: &mut dyn LineLayout) -> Target {
        let range = self.selection.range();
        let (lines, index) = self.lines_and(range.start, layout);
        let line = lines[index].characters.clone();
        let carets = lines[index].laid_out(&self.text, layout).carets();
        let x = |position: usize| {
            let is_caret = position == self.selection.caret_character_offset;
            let leaning =
                || carets.caret_at_offset(position - line.start, self.preferred_caret_run_direction);
            carets
                .drawn_caret(if is_caret { self.caret_on(&carets, line.start) } else { leaning() })
                .x_from_line_left_em
        };
        let begins_left = if range.end <= line.end {
            x(range.start) <= x(range.end)
        } else {
            !carets.paragraph_direction().is_right_to_left()
        };
        let caret = if begins_left == (motion == CaretMotion::VisualLeft) { range.start } else { range.end };
        let placement = self.caret_placement.filter(|_| caret == self.selection.caret_character_offset);
        Target { caret, affinity: self.preferred_caret_run_direction, placement }
    }

    /// The position on a line above or below, as near as possible to the horizontal position at which the vertical movement
    /// began.
    fn vertically(
        &mut self,
        lines: &[EditedLine],
        index: usize,
        motion: CaretMotion,
        laid: &LaidOutLine,
        layout: &mut dyn LineLayout,
    ) -> Target {
        let start = lines[index].characters.start;
        let carets = laid.carets();
        let last = lines.len() - 1;
        let target = match motion {
            CaretMotion::LineUp => index.saturating_sub(1),
            CaretMotion::LinesUp { line_count } => index.saturating_sub(line_count),
            CaretMotion::LinesDown { line_count } => index.saturating_add(line_count).min(last),
            _ => (index + 1).min(last),
        };
        if target == index {
            let is_up = matches!(motion, CaretMotion::LineUp | CaretMotion::LinesUp { .. });
            let end = if is_up { CaretMotion::TextStart } else { CaretMotion::TextEnd };
            return self.end_of(lines, index, end, layout);
        }
        let neighbour = &lines[target];
        let width = self.width(layout);
        let x = carets.drawn_caret(self.caret_on(&carets, start)).x_from_line_left_em + left_of(laid, width);
        let preferred_x = *self.preferred_x_em.get_or_insert(x);
        let other = neighbour.laid_out(&self.text, layout);
        let put = other.caret_at(preferred_x - left_of(&other, width));
        Target::put(put, neighbour.characters.start, &other.carets())
    }

    /// The available width, or that of the widest line, in em.
    fn width(&self, layout: &mut dyn LineLayout) -> f32 {
        let room = layout.available_width();
        let lines = Self::lines_of(self.text_kind, &self.text, layout);
        lines.iter().map(|it| it.laid_out(&self.text, layout).shaped_line.width_em()).fold(room, f32::max)
    }
}

/// The left end of a line in a view of this width, in em: lines of a right-to-left paragraph are right-aligned.
pub(super) fn left_of(laid: &LaidOutLine, width: f32) -> f32 {
    if laid.shaped_line.paragraph_direction().is_right_to_left() {
        (width - laid.shaped_line.width_em()).max(0.0)
    } else {
        0.0
    }
}
