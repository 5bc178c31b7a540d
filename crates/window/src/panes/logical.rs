//! The characters in logical order: separate cells, because letters joined from left to right would be
//! no writing at all.

use eframe::egui::{Align2, FontId, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, vec2};

use bidiscope_bidi::name::Character;
use bidiscope_present::view::Inspection;

use super::super::character_cell::{self, CharacterRow};
use super::super::highlight::Highlight;
use super::super::lines::Lines;
use super::super::settings::PaneId;
use super::super::theme::Palette;
use super::Panes;

/// A cell's size, in points.
const CELL: eframe::egui::Vec2 = vec2(48.0, 64.0);
const GAP: f32 = 3.0;
/// How many rows are seen at once where there are more: they scroll.
const ROWS_SEEN: usize = 2;
/// What the pane has above and below its cells, in points.
const BESIDE: f32 = 29.0;
/// The size of the glyph in it, in points an em.
const GLYPH: f32 = 22.0;
/// The room above and below it, in which position, class and code point stand.
const NUMBERS: f32 = 13.0;

/// How high the pane wants to be for so many cells in this width, in points.
pub(super) fn height(cells: usize, width: f32) -> f32 {
    let rows = cells.div_ceil(columns(width)).clamp(1, ROWS_SEEN);
    BESIDE + rows as f32 * (CELL.y + GAP)
}

fn columns(width: f32) -> usize {
    ((width + GAP) / (CELL.x + GAP)).floor().max(1.0) as usize
}

/// Shows the cells in rows, as many a row as there is room for.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>) {
    let cells = &panes.inspection.cells;
    let logical: Vec<usize> = (0..cells.len()).collect();
    let row = CharacterRow { pane: PaneId::Logical, logical: &logical };
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let columns = columns(ui.available_width());
        let rows = cells.len().div_ceil(columns);
        let size = vec2(ui.available_width(), rows as f32 * (CELL.y + GAP));
        let (area, _) = ui.allocate_exact_size(size, Sense::HOVER);
        for place in 0..cells.len() {
            let (line, column) = (place / columns, place % columns);
            let corner = vec2(column as f32 * (CELL.x + GAP), line as f32 * (CELL.y + GAP));
            let rect = Rect::from_min_size(area.min + corner, CELL);
            if ui.is_rect_visible(rect) || panes.highlight.is_tab_stop(row.pane, place) {
                paint(ui, panes.inspection, panes.lines, &row, place, rect, panes.highlight);
            }
        }
    });
}

fn paint(
    ui: &Ui,
    inspection: &Inspection,
    lines: &mut Lines,
    row: &CharacterRow<'_>,
    place: usize,
    rect: Rect,
    highlight: &mut Highlight,
) {
    let palette = Palette::current(ui);
    let cell = &inspection.cells[place];
    let colour = palette.class(cell.class);
    let edge = if cell.violates_rule { palette.bad } else { palette.line };
    let painter = ui.painter();
    painter.rect(rect, 3.0, palette.cell, Stroke::new(1.0, edge), StrokeKind::Inside);
    let sentence = || inspection.describe_logical_cell("logical order", place);
    character_cell::show(ui, highlight, row, place, cell, sentence, rect);
    let small = FontId::proportional(10.0);
    let top = rect.left_top() + vec2(4.0, 2.0);
    painter.text(top, Align2::LEFT_TOP, place + 1, small.clone(), palette.weak_text);
    let class = rect.right_top() + vec2(-4.0, 2.0);
    painter.text(class, Align2::RIGHT_TOP, cell.class, small.clone(), colour);
    let code_point = rect.center_bottom() - vec2(0.0, 2.0);
    painter.text(
        code_point,
        Align2::CENTER_BOTTOM,
        cell.code_point.trim_start_matches("U+"),
        small,
        palette.weak_text,
    );
    let glyph = lines.character(Character { scalar: cell.scalar, class: cell.class });
    lines.paint_in_cell(ui, &glyph, rect.shrink2(vec2(0.0, NUMBERS)), GLYPH);
}
