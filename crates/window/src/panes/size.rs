//! How large the displays are drawn: all in one size, so that they can be compared, and as large as their
//! panes have room for.

use eframe::egui::{Vec2, vec2};

use super::super::lines::Shaped;

/// The size of the displays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct TypeSize {
    /// The line's size, in points an em.
    pub(super) line: f32,
}

/// The sizes of the line, in points an em.
const LINES: [f32; 11] = [27.0, 30.0, 34.0, 38.0, 43.0, 48.0, 54.0, 60.0, 66.0, 72.0, 80.0];
/// A cell's size beside the smallest line, in points.
pub(super) const CELL: Vec2 = vec2(22.0, 26.0);
/// How much larger a cell can be: it holds two short words.
const LARGEST_CELL: f32 = 1.5;
/// How narrow a cell can be, in points: it has room for a number of two digits.
const NARROWEST_CELL: f32 = 14.5;
/// The height of the bar that shows a run's direction and level, in points.
pub(super) const RUN_BAR: f32 = 13.0;
/// The room below the cells, in points.
const BELOW: f32 = 2.0;

impl TypeSize {
    /// All sizes, the largest first.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        LINES.into_iter().rev().map(|line| Self { line })
    }

    /// The size of a cell where so many stand in this room, in points.
    pub(super) fn cell(self, room: f32, count: usize) -> Vec2 {
        let larger = (self.line / LINES[0]).min(LARGEST_CELL);
        let fitting = room / count.max(1) as f32;
        vec2((CELL.x * larger).min(fitting.max(NARROWEST_CELL)), CELL.y * larger)
    }

    /// How high a line with its runs and cells is, in points.
    pub(super) fn height(self, line: &Shaped) -> f32 {
        line.height(self.line) + RUN_BAR + self.cell(f32::INFINITY, 1).y + BELOW
    }

    /// Whether a line, over so many cells, fits into a room of this width in points.
    pub(super) fn fits(self, line: &Shaped, count: usize, room: f32) -> bool {
        line.width() * self.line <= room && self.cell(room, count).x * count as f32 <= room + 0.5
    }
}

impl Default for TypeSize {
    fn default() -> Self {
        Self { line: LINES[0] }
    }
}
