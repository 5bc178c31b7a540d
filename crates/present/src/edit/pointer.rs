//! Moving the caret and selecting with the pointer.

use std::ops::Range;

use bidiscope_layout::PutCaret;

use super::editor::Stand;
use super::words::{unit_at, words};
use super::{Editor, LayOut, Selection};

/// How much is selected at once: by one, two or three clicks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Granularity {
    /// From caret position to caret position.
    Character,
    /// By words; in a name, by labels.
    Word,
    /// By lines.
    Line,
}

/// What a drag began with: it stays selected wherever the pointer goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sweep {
    unit: Granularity,
    first: Range<usize>,
}

impl Editor {
    pub(super) fn press(
        &mut self,
        line: usize,
        x: f32,
        unit: Granularity,
        extend: bool,
        layout: &mut dyn LayOut,
    ) {
        self.close_group();
        let at = self.pointed_at(line, x, unit, layout);
        if extend {
            let anchor = self.selection.anchor;
            self.sweep = Some(Sweep { unit, first: anchor..anchor });
            self.sweep_to(at);
        } else {
            self.selection = Selection { anchor: at.start, caret: at.end };
            self.sweep = Some(Sweep { unit, first: at });
        }
    }

    pub(super) fn drag(&mut self, line: usize, x: f32, layout: &mut dyn LayOut) {
        let Some(unit) = self.sweep.as_ref().map(|it| it.unit) else { return };
        let at = self.pointed_at(line, x, unit, layout);
        self.sweep_to(at);
    }

    /// Selects from what the sweep began with to what is pointed at now.
    fn sweep_to(&mut self, at: Range<usize>) {
        let Some(Sweep { first, .. }) = &self.sweep else { return };
        self.selection = if at.start < first.start {
            Selection { anchor: first.end, caret: at.start }
        } else {
            Selection { anchor: first.start, caret: at.end.max(first.end) }
        };
        self.close_group();
    }

    /// The unit at a place, in characters of the text; an empty range is a caret. The caret leans to
    /// the text that is pointed at.
    fn pointed_at(
        &mut self,
        line: usize,
        x: f32,
        unit: Granularity,
        layout: &mut dyn LayOut,
    ) -> Range<usize> {
        let lines = Self::lines_of(self.form, &self.text);
        let line = lines[line.min(lines.len() - 1)].clone();
        let laid = layout.lay_out(&self.text[line.clone()]);
        let cell = laid.cell_at(x);
        self.stand = None;
        let local = match unit {
            Granularity::Character => {
                if let Some(cell) = &cell {
                    self.lean = cell.direction;
                }
                let PutCaret { position, stop } = laid.caret_at(x);
                let origin = PutCaret { position: line.start + position, stop };
                self.stand = Some(Stand { stop, origin });
                position..position
            }
            Granularity::Word => {
                let words = words(&self.text[line.clone()], self.form);
                let start = cell.map_or(0, |cell| cell.characters.start);
                unit_at(&words, start, line.len())
            }
            Granularity::Line => 0..line.len(),
        };
        let local = self.widened(local, &line, layout);
        line.start + local.start..line.start + local.end
    }

    /// The range, grown to where carets may stand: a label may begin inside a grapheme cluster, where a
    /// mark follows the separator.
    fn widened(&self, local: Range<usize>, line: &Range<usize>, layout: &mut dyn LayOut) -> Range<usize> {
        let carets = layout.lay_out(&self.text[line.clone()]).carets(self.lean, None);
        let positions = carets.positions();
        let start = positions[positions.partition_point(|&it| it <= local.start) - 1];
        let end = positions[positions.partition_point(|&it| it < local.end).min(positions.len() - 1)];
        start..end
    }
}
