//! Where the paragraphs stand in the list, and which of them are laid out.

use std::collections::HashMap;
use std::rc::Rc;

use bidiscope_report::view::text::{ShownDirections, TextDirection};
use bidiscope_url::text::IdentifierControlScheme;

use super::row::Laid;

/// Where the pieces stand. A piece that has not been in view has a height that is guessed from its
/// length.
#[derive(Default)]
pub(super) struct List {
    pub(super) laid_for: Option<LaidFor>,
    /// The height of each piece with the gap after it, in points.
    pub(super) heights: Vec<f32>,
    /// The upper edge of each, and the end of the last.
    pub(super) tops: Vec<f64>,
    pub(super) laid: HashMap<usize, Rc<Laid>>,
    /// How far the view is scrolled.
    pub(super) offset: f32,
    /// By how much the pieces above the view have grown in the last pass.
    pub(super) correction: f32,
}

/// What the layout depends on, beside the text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct LaidFor {
    pub(super) width: f32,
    pub(super) after: IdentifierControlScheme,
    pub(super) shown: ShownDirections,
    pub(super) general: TextDirection,
}

impl List {
    /// Forgets what is laid out: the text is another.
    pub(super) fn forget(&mut self) {
        *self = Self { offset: self.offset, ..Self::default() };
    }

    /// Forgets one paragraph's layout: its direction is another.
    pub(super) fn forget_pieces(&mut self) {
        self.laid.clear();
    }

    /// Works out the upper edges from this piece on.
    pub(super) fn place(&mut self, from: usize) {
        self.tops.truncate(from + 1);
        let mut top = self.tops.last().copied().unwrap_or(0.0);
        if self.tops.is_empty() {
            self.tops.push(top);
        }
        for &height in &self.heights[self.tops.len() - 1..] {
            top += f64::from(height);
            self.tops.push(top);
        }
    }

    /// The first piece of which something is below this place.
    pub(super) fn first_below(&self, y: f32) -> usize {
        self.tops.partition_point(|&top| top <= f64::from(y)).saturating_sub(1)
    }
}
