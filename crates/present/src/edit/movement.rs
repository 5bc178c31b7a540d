//! Moving the caret with the keyboard.

use std::ops::Range;

use bidiscope_bidi::order::Direction;
use bidiscope_layout::{Carets, PlacedCaret};

use super::editor::CaretPlacement;
use super::lines::EditedLine;
use super::words::word_ranges;
use super::{Editor, LaidOutLine, LineLayout, Selection};

/// A movement of the caret with the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// One position to the left on the screen.
    Left,
    /// One position to the right on the screen.
    Right,
    /// To the next position in logical order.
    Next,
    /// To the previous position in logical order.
    Previous,
    /// To the left on the screen, over one word; in a name, over one label.
    WordLeft,
    /// To the right on the screen, over one word; in a name, over one label.
    WordRight,
    /// To the beginning of the line.
    LineStart,
    /// To the end of the line.
    LineEnd,
    /// To the line above, at the same horizontal position; in the first line to its beginning.
    Up,
    /// To the line below, at the same horizontal position; in the last line to its end.
    Down,
    /// To the beginning of the text.
    TextStart,
    /// To the end of the text.
    TextEnd,
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
    const fn put(put: PlacedCaret, start: usize, affinity: Direction) -> Self {
        Self {
            caret: start + put.position,
            affinity,
            placement: Some(CaretPlacement { line: start, caret: put }),
        }
    }
}

impl Editor {
    pub(super) fn move_caret(&mut self, step: Motion, extend: bool, layout: &mut dyn LineLayout) {
        self.close_group();
        let collapsed = match step {
            Motion::Left | Motion::Right if !extend && !self.selection.is_empty() => {
                Some(self.edge_of_selection(step, layout))
            }
            _ => None,
        };
        let Target { caret, affinity, placement } = collapsed.unwrap_or_else(|| self.target(step, layout));
        let anchor = if extend { self.selection.anchor } else { caret };
        self.selection = Selection { anchor, caret };
        (self.affinity, self.placement) = (affinity, placement);
    }

    fn target(&mut self, step: Motion, layout: &mut dyn LineLayout) -> Target {
        let caret = self.selection.caret;
        let (lines, index) = self.lines_and(caret, layout);
        let line = lines[index].characters.clone();
        let laid = lines[index].laid_out(&self.text, layout);
        let carets = self.carets(&laid, line.start);
        let inside = caret - line.start;
        let paragraph = carets.paragraph();
        let visual = |put: Option<PlacedCaret>| {
            let put = put?;
            let crossed = put.stop - usize::from(matches!(step, Motion::Right | Motion::WordRight));
            let affinity = laid.cells().nth(crossed).map_or(self.affinity, |it| it.direction);
            Some(Target::put(put, line.start, affinity))
        };
        let logical = |position: Option<usize>| {
            let caret = line.start + position?;
            Some(Target { caret, affinity: self.affinity, placement: None })
        };
        let moved = match step {
            Motion::Left => visual(carets.left(inside)),
            Motion::Right => visual(carets.right(inside)),
            Motion::Next => logical(carets.next(inside)),
            Motion::Previous => logical(carets.previous(inside)),
            Motion::WordLeft | Motion::WordRight => {
                visual(self.after_word(&laid, &carets, &line, step, inside))
            }
            Motion::LineStart => return self.end_of(&lines, index, Motion::TextStart, layout),
            Motion::LineEnd => return self.end_of(&lines, index, Motion::TextEnd, layout),
            Motion::TextStart => return self.end_of(&lines, 0, Motion::TextStart, layout),
            Motion::TextEnd => return self.end_of(&lines, lines.len() - 1, Motion::TextEnd, layout),
            Motion::Up | Motion::Down => return self.vertically(&lines, index, step, &laid, layout),
        };
        if let Some(target) = moved {
            return target;
        }
        let forwards = match step {
            Motion::Right | Motion::WordRight => !paragraph.is_right_to_left(),
            Motion::Left | Motion::WordLeft => paragraph.is_right_to_left(),
            _ => step == Motion::Next,
        };
        let neighbour = if forwards { Some(index + 1) } else { index.checked_sub(1) };
        match neighbour.filter(|&it| it < lines.len()) {
            None => Target { caret, affinity: self.affinity, placement: self.placement },
            Some(neighbour) if forwards => self.end_of(&lines, neighbour, Motion::TextStart, layout),
            // In logical order the end of a broken line is the beginning of the next, where the caret is.
            Some(neighbour) if step == Motion::Previous && !lines[neighbour].ends_paragraph() => {
                let before = lines[neighbour].laid_out(&self.text, layout).carets(self.affinity, None);
                let (start, end) = (lines[neighbour].characters.start, lines[neighbour].characters.len());
                let caret = start + before.previous(end).unwrap_or(0);
                Target { caret, affinity: self.affinity, placement: None }
            }
            Some(neighbour) => self.end_of(&lines, neighbour, Motion::TextEnd, layout),
        }
    }

    /// The beginning or the end of a line, at the edge of its paragraph.
    fn end_of(&self, lines: &[EditedLine], index: usize, end: Motion, layout: &mut dyn LineLayout) -> Target {
        let carets = lines[index].laid_out(&self.text, layout).carets(self.affinity, None);
        let put = if end == Motion::TextStart { carets.line_start() } else { carets.line_end() };
        Target::put(put, lines[index].characters.start, carets.paragraph())
    }

    /// The caret after the next word on the screen; `None` at the end of the line.
    fn after_word(
        &self,
        laid: &LaidOutLine,
        carets: &Carets,
        line: &Range<usize>,
        step: Motion,
        inside: usize,
    ) -> Option<PlacedCaret> {
        let words = word_ranges(&self.text[line.clone()], self.kind);
        let word_of = |start: usize| words.iter().position(|word| word.contains(&start));
        let word_at: Vec<Option<usize>> = laid.cells().map(|cell| word_of(cell.characters.start)).collect();
        let mut stop = carets.stop(inside);
        let is_right = step == Motion::WordRight;
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
        if is_right {
            carets.at_edge(stop - 1, Direction::LeftToRight)
        } else {
            carets.at_edge(stop, Direction::RightToLeft)
        }
    }

    /// The left or right end of the selection on the screen.
    fn edge_of_selection(&self, step: Motion, layout: &mut dyn LineLayout) -> Target {
        let range = self.selection.range();
        let (lines, index) = self.lines_and(range.start, layout);
        let line = lines[index].characters.clone();
        let carets = self.carets(&lines[index].laid_out(&self.text, layout), line.start);
        let is_left = step == Motion::Left;
        let begins_left = if range.end <= line.end {
            carets.place(range.start - line.start).x <= carets.place(range.end - line.start).x
        } else {
            !carets.paragraph().is_right_to_left()
        };
        let caret = if begins_left == is_left { range.start } else { range.end };
        let inside = caret.checked_sub(line.start).filter(|&it| it <= line.len());
        match inside.filter(|_| self.placement.is_some()) {
            Some(inside) => Target::put(carets.primary_caret(inside), line.start, self.affinity),
            None => Target { caret, affinity: self.affinity, placement: None },
        }
    }

    /// The position above or below, as near as possible to the horizontal position at which the vertical movement
    /// began.
    fn vertically(
        &mut self,
        lines: &[EditedLine],
        index: usize,
        step: Motion,
        laid: &LaidOutLine,
        layout: &mut dyn LineLayout,
    ) -> Target {
        let start = lines[index].characters.start;
        let carets = self.carets(laid, start);
        let neighbour = if step == Motion::Up { index.checked_sub(1) } else { Some(index + 1) };
        let Some(neighbour) = neighbour.and_then(|it| lines.get(it)) else {
            let end = if step == Motion::Up { Motion::TextStart } else { Motion::TextEnd };
            return self.end_of(lines, index, end, layout);
        };
        let width = self.width(layout);
        let x = carets.place(self.selection.caret - start).x + left_of(laid, width);
        let preferred_x = *self.preferred_x.get_or_insert(x);
        let other = neighbour.laid_out(&self.text, layout);
        let x = preferred_x - left_of(&other, width);
        let affinity = other.cell_at(x).map_or(self.affinity, |cell| cell.direction);
        let put = other.caret_at(x);
        Target::put(put, neighbour.characters.start, affinity)
    }

    /// The available width, or that of the widest line, in em.
    fn width(&self, layout: &mut dyn LineLayout) -> f32 {
        let room = layout.available_width();
        let lines = Self::lines_of(self.kind, &self.text, layout);
        lines.iter().map(|it| it.laid_out(&self.text, layout).line.width()).fold(room, f32::max)
    }
}

/// The left end of a line in a view of this width, in em: lines of a right-to-left paragraph are right-aligned.
pub(super) fn left_of(laid: &LaidOutLine, width: f32) -> f32 {
    if laid.line.paragraph().is_right_to_left() { (width - laid.line.width()).max(0.0) } else { 0.0 }
}
