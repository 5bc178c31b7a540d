//! The characters that stand elsewhere than in the reference, marked in the line itself.

use eframe::egui::{Rect, Shape, Stroke, Ui, vec2};

use crate::view::StrategyView;

use super::super::lines::Shaped;
use super::super::theme::Palette;

/// The dashes of the edge and the gaps between them, in points.
const DASH: f32 = 3.0;
const GAP: f32 = 2.0;

/// Paints the ground of each stretch of them in the colour of the pane's outcome, with a dashed edge, so that
/// colour is not the only sign. `size` is that of the line, in points an em.
pub(super) fn paint(ui: &Ui, view: &StrategyView, line: &Shaped, rect: Rect, size: f32) {
    let palette = Palette::current(ui);
    let ground = view.outcome.map_or(palette.cell, |outcome| palette.ground(outcome.index));
    let stroke = Stroke::new(1.0, palette.weak_text);
    for stretch in line.stretches(view.changed.iter().map(|it| it + view.name.start)) {
        let x = rect.left() + stretch.left * size..=rect.left() + stretch.right * size;
        let ground_rect = Rect::from_x_y_ranges(x, rect.y_range()).shrink2(vec2(0.5, 3.0));
        if !ui.is_rect_visible(ground_rect) {
            continue;
        }
        ui.painter().rect_filled(ground_rect, 3.0, ground);
        let corners = [
            ground_rect.left_top(),
            ground_rect.right_top(),
            ground_rect.right_bottom(),
            ground_rect.left_bottom(),
            ground_rect.left_top(),
        ];
        ui.painter().extend(Shape::dashed_line(&corners, stroke, DASH, GAP));
    }
}
