//! The ground of characters that stand elsewhere than in another line, marked in the line itself.

use eframe::egui::{Rect, Stroke, StrokeKind, Ui, vec2};

use super::super::theme::Palette;
use super::Shaped;

/// Paints the ground of each stretch of the characters at these logical positions, with an edge, so that colour is not
/// the only sign. `rect` begins at the line's left end, `size` is that of the line, in points an em.
pub(crate) fn paint_moved(
    ui: &Ui,
    line: &Shaped,
    moved: impl IntoIterator<Item = usize>,
    rect: Rect,
    size: f32,
) {
    let palette = Palette::current(ui);
    let stroke = Stroke::new(1.0, palette.moved_edge);
    for stretch in line.stretches(moved) {
        let x = rect.left() + stretch.left * size..=rect.left() + stretch.right * size;
        let ground_rect = Rect::from_x_y_ranges(x, rect.y_range()).shrink2(vec2(0.5, 3.0));
        if !ui.is_rect_visible(ground_rect) {
            continue;
        }
        ui.painter().rect(ground_rect, 3.0, palette.moved, stroke, StrokeKind::Inside);
    }
}
