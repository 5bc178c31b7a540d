//! The room that a line takes: a row that is high enough for stacked marks, up to a bound, or a cell.

use eframe::egui::{Pos2, Rect, Response, Sense, Ui, vec2};

use bidiscope_export::marks::CellGlyphPlacement;
use bidiscope_layout::{LINE_BOX_ASCENT_EM, LINE_BOX_DESCENT_EM};
use bidiscope_words::message;

use super::super::{accessibility, marks};
use super::{Colouring, Lines, Shaped};

/// How far what stands in a cell stays from its edges, in points.
const MARGIN: f32 = 1.5;

impl Shaped {
    /// The height of the row that it needs, in points: the line box's, unless marks are stacked. `size` is
    /// in points an em.
    pub(crate) fn height(&self, size: f32) -> f32 {
        self.line().vertical_extent().height_em() * size
    }

    /// How far its line box begins below the top of that row, in points.
    pub(crate) fn rise(&self, size: f32) -> f32 {
        (self.line().vertical_extent().ascent_em - LINE_BOX_ASCENT_EM) * size
    }

    /// The row of a line whose line box has its left top corner there.
    pub(crate) fn row(&self, corner: Pos2, size: f32) -> Rect {
        let top = corner - vec2(0.0, self.rise(size));
        Rect::from_min_size(top, vec2(self.width(), self.line().vertical_extent().height_em()) * size)
    }

    /// What is said where marks stand further out than any row reaches.
    pub(crate) fn cut_complaint(&self) -> Option<&'static str> {
        let is_cut = !self.line().vertical_extent().clipped.is_empty();
        is_cut.then(|| message!(marks_cut_off).static_text())
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

    /// Paints one line of characters, or a character, in the place that the marks of its cell leave it.
    pub(crate) fn paint_glyph(&mut self, ui: &Ui, line: &Shaped, place: CellGlyphPlacement) {
        self.paint_in_cell(
            ui,
            line,
            marks::rect_of(place.left_top_right_bottom_points),
            place.font_size_points,
        );
    }

    /// Paints one character in the middle of a cell, so large or, where the cell has no room for that,
    /// smaller. `size` is in points an em.
    pub(crate) fn paint_in_cell(&mut self, ui: &Ui, line: &Shaped, cell: Rect, size: f32) {
        let room = cell.shrink(MARGIN).size();
        let size = size.min(room.x / line.width().max(0.01)).min(room.y / ink_height(line));
        let corner =
            cell.center() - vec2(line.width(), LINE_BOX_ASCENT_EM + LINE_BOX_DESCENT_EM) * (size / 2.0);
        self.paint(ui, line, corner, size, Colouring::ByClass);
    }
}

/// How high a character stands that is set in the middle of a cell by its line box, in em: twice as far as it
/// reaches at most, in either direction; never less than a letter.
fn ink_height(line: &Shaped) -> f32 {
    let reach = line.line().vertical_extent();
    let beyond = (reach.ascent_em - LINE_BOX_ASCENT_EM).max(reach.descent_em - LINE_BOX_DESCENT_EM);
    if beyond > 0.0 { LINE_BOX_ASCENT_EM + LINE_BOX_DESCENT_EM + 2.0 * beyond } else { 1.0 }
}
