//! The room that a line takes: a row that is high enough for stacked marks, up to a bound, or a cell.

use eframe::egui::{Mesh, Pos2, Rect, Response, Sense, Shape, Ui, vec2};

use bidiscope_layout::{ASCENT, ClippedInk, DESCENT};
use bidiscope_words::message;

use super::super::accessibility;
use super::super::theme::Palette;
use super::{Colouring, Lines, Shaped};

/// How far what stands in a cell stays from its edges, in points.
const MARGIN: f32 = 1.5;
/// The sign of a cut: dashes as long as this and as far apart, so thick, in points.
const DASH: (f32, f32, f32) = (3.0, 2.0, 2.0);

impl Shaped {
    /// The height of the row that it needs, in points: the line box's, unless marks are stacked. `size` is
    /// in points an em.
    pub(crate) fn height(&self, size: f32) -> f32 {
        self.line().vertical_extent().height() * size
    }

    /// How far its line box begins below the top of that row, in points.
    pub(crate) fn rise(&self, size: f32) -> f32 {
        (self.line().vertical_extent().ascent - ASCENT) * size
    }

    /// The row of a line whose line box has its left top corner there.
    pub(crate) fn row(&self, corner: Pos2, size: f32) -> Rect {
        let top = corner - vec2(0.0, self.rise(size));
        Rect::from_min_size(top, vec2(self.width(), self.line().vertical_extent().height()) * size)
    }

    /// What is said where marks stand further out than any row reaches.
    pub(crate) fn cut_complaint(&self) -> Option<&'static str> {
        let is_cut = !self.line().vertical_extent().clipped.is_empty();
        is_cut.then(|| message!(marks_cut_off_at_dashes).fixed())
    }
}

impl Lines {
    /// Makes room for a line in a layout and paints it there; a screen reader reads its text, in logical order.
    /// `size` is in points an em.
    pub(crate) fn add(&mut self, ui: &mut Ui, line: &Shaped, size: f32, colouring: Colouring) -> Response {
        let wanted = vec2(line.width() * size, line.height(size));
        let (rect, response) = ui.allocate_exact_size(wanted, Sense::HOVER);
        self.paint(ui, line, rect.min + vec2(0.0, line.rise(size)), size, colouring);
        accessibility::picture(&response, line.accessible_text());
        match line.cut_complaint() {
            Some(complaint) => response.on_hover_text(complaint),
            None => response,
        }
    }

    /// Paints one character in the middle of a cell, so large or, where the cell has no room for that,
    /// smaller. `size` is in points an em.
    pub(crate) fn paint_in_cell(&mut self, ui: &Ui, line: &Shaped, cell: Rect, size: f32) {
        let room = cell.shrink(MARGIN).size();
        let size = size.min(room.x / line.width().max(0.01)).min(room.y / ink_height(line));
        let corner = cell.center() - vec2(line.width(), ASCENT + DESCENT) * (size / 2.0);
        self.paint(ui, line, corner, size, Colouring::ByClass);
    }
}

/// How high a character stands that is set in the middle of a cell by its line box, in em: twice as far as it
/// reaches at most, in either direction; never less than a letter.
fn ink_height(line: &Shaped) -> f32 {
    let reach = line.line().vertical_extent();
    let beyond = (reach.ascent - ASCENT).max(reach.descent - DESCENT);
    if beyond > 0.0 { ASCENT + DESCENT + 2.0 * beyond } else { 1.0 }
}

/// Paints dashes where marks are cut off at the edges of a row.
pub(super) fn paint_cuts(ui: &Ui, line: &Shaped, row: Rect, size: f32) {
    let colour = Palette::current(ui).warning;
    let (dash, gap, thickness) = DASH;
    // All of them in one shape: there may be many, in a cluster as wide as the window.
    let mut dashes = Mesh::default();
    // Once where several stand in one place.
    let mut last = None;
    for &ClippedInk { logical, is_above } in &line.line().vertical_extent().clipped {
        let extent = line.extent(logical.0);
        if last.replace((extent, is_above)) == Some((extent, is_above)) {
            continue;
        }
        let (left, right) = (row.left() + extent.left * size, row.left() + extent.right * size);
        let y = if is_above { row.top() + thickness / 2.0 } else { row.bottom() - thickness / 2.0 };
        if !ui.is_rect_visible(Rect::from_x_y_ranges(left..=right.max(left + dash), y..=y)) {
            continue;
        }
        let mut x = left;
        while x < right.max(left + dash) {
            let end = (x + dash).min(right.max(left + dash));
            let thick = y - thickness / 2.0..=y + thickness / 2.0;
            dashes.add_colored_rect(Rect::from_x_y_ranges(x..=end, thick), colour);
            x += dash + gap;
        }
    }
    if !dashes.is_empty() {
        ui.painter().add(Shape::mesh(dashes));
    }
}
