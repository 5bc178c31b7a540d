//! Lines for the editor, from the window's store of lines.

use std::ops::Range;
use std::rc::Rc;

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_edit::{LaidOutLine, LineLayout, TextOrder};
use bidiscope_layout::InvisibleStyle;

use super::super::lines::{Lines, Shaped};

/// Lays an editor's lines out and keeps them with the others of the window.
pub(crate) struct Laying<'a> {
    pub(crate) lines: &'a mut Lines,
    /// The order of the lines; with [`TextOrder::Display`] that of the name that is shown so.
    pub(crate) strategy: Strategy,
    pub(crate) reading: TextOrder,
    pub(crate) invisibles: InvisibleStyle,
    /// The room in which the lines stand, in em; the field says how much it has.
    pub(crate) room: f32,
}

impl<'a> Laying<'a> {
    /// Lines of what is typed in logical order.
    pub(crate) const fn new(lines: &'a mut Lines, strategy: Strategy, invisibles: InvisibleStyle) -> Self {
        Self { lines, strategy, reading: TextOrder::Logical, invisibles, room: 0.0 }
    }

    /// What shows a line of this paragraph of the text.
    pub(super) fn shaped(&mut self, characters: &[Character], line: Range<usize>) -> Rc<Shaped> {
        match self.reading {
            TextOrder::Logical if line.len() < characters.len() => {
                self.lines.line_of(characters, self.strategy, line, self.invisibles)
            }
            TextOrder::Logical => self.lines.ordered_with(characters, self.strategy, self.invisibles),
            // The one-to-one order is its own inverse: applied to the display it gives the name that
            // has this display, which is what must be shaped.
            TextOrder::Display => {
                let logical = characters_of(&self.strategy.order(characters).display(characters));
                self.lines.ordered_with(&logical, self.strategy, self.invisibles)
            }
        }
    }
}

impl LineLayout for Laying<'_> {
    fn lay_out_line(&mut self, paragraph: &[Character], line: Range<usize>) -> LaidOutLine {
        LaidOutLine { shaped_line: Rc::clone(self.shaped(paragraph, line).line()), text_order: self.reading }
    }

    fn break_paragraph(&mut self, paragraph: &[Character]) -> Vec<Range<usize>> {
        self.lay_out_line(paragraph, 0..paragraph.len()).wrapped_line_character_ranges(paragraph, self.room)
    }

    fn available_width(&self) -> f32 {
        self.room
    }
}
