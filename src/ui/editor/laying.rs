//! Lines for the editor, from the window's store of lines.

use std::rc::Rc;

use crate::edit::{Laid, LayOut, Reading};
use crate::layout::Invisibles;
use crate::name::{Character, characters_of};
use crate::order::Strategy;

use super::super::lines::{Lines, Shaped};

/// Lays an editor's lines out and keeps them with the others of the window.
pub(in crate::ui) struct Laying<'a> {
    pub(in crate::ui) lines: &'a mut Lines,
    /// The order of the lines; with [`Reading::Display`] that of the name that is shown so.
    pub(in crate::ui) strategy: Strategy,
    pub(in crate::ui) reading: Reading,
    pub(in crate::ui) invisibles: Invisibles,
    /// The room in which the lines stand, in em; the field says how much it has.
    pub(in crate::ui) room: f32,
}

impl Laying<'_> {
    /// The line that shows one line of the text.
    pub(super) fn shaped(&mut self, characters: &[Character]) -> Rc<Shaped> {
        match self.reading {
            Reading::Logical => self.lines.ordered_with(characters, self.strategy, self.invisibles),
            // The one-to-one order is its own inverse: applied to the display it gives the name that
            // has this display, which is what must be shaped.
            Reading::Display => {
                let logical = characters_of(&self.strategy.order(characters).display(characters));
                self.lines.ordered_with(&logical, self.strategy, self.invisibles)
            }
        }
    }
}

impl LayOut for Laying<'_> {
    fn lay_out(&mut self, characters: &[Character]) -> Laid {
        Laid { line: Rc::clone(self.shaped(characters).line()), reading: self.reading }
    }

    fn room(&self) -> f32 {
        self.room
    }
}
