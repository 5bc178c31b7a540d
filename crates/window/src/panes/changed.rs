//! The characters that stand elsewhere than in the reference, marked in the line itself.

use eframe::egui::{Rect, Stroke, StrokeKind, Ui, vec2};

use bidiscope_present::view::StrategyView;

use super::super::lines::Shaped;
use super::super::theme::Palette;

/// Paints the ground of each stretch of them, with an edge, so that colour is not the only sign. `size` is that of the
/// line, in points an em.
pub(crate) fn paint(ui: &Ui, view: &StrategyView, line: &Shaped, rect: Rect, size: f32) {
    let palette = Palette::current(ui);
    let stroke = Stroke::new(1.0, palette.moved_edge);
    for stretch in line.stretches(view.changed.iter().map(|it| it + view.name_range.start)) {
        let x = rect.left() + stretch.left * size..=rect.left() + stretch.right * size;
        let ground_rect = Rect::from_x_y_ranges(x, rect.y_range()).shrink2(vec2(0.5, 3.0));
        if !ui.is_rect_visible(ground_rect) {
            continue;
        }
        ui.painter().rect(ground_rect, 3.0, palette.moved, stroke, StrokeKind::Inside);
    }
}
