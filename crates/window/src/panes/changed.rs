//! The characters that stand elsewhere than in the reference, marked in the line itself.

use eframe::egui::{Rect, Shape, Stroke, Ui, pos2, vec2};

use bidiscope_present::view::StrategyView;

use super::super::lines::Shaped;
use super::super::theme::Palette;

/// The dashes of the edge and the gaps between them, in points.
const DASH: f32 = 3.0;
const GAP: f32 = 2.0;

/// Paints the ground of each stretch of them in the colour of the pane's outcome, with a dashed edge, so that
/// colour is not the only sign. `size` is that of the line, in points an em.
pub(crate) fn paint(ui: &Ui, view: &StrategyView, line: &Shaped, rect: Rect, size: f32) {
    let palette = Palette::current(ui);
    let ground = view.outcome.map_or(palette.cell, |outcome| palette.ground(outcome.index));
    let stroke = Stroke::new(1.0, palette.weak_text);
    for stretch in line.stretches(view.changed.iter().map(|it| it + view.name_range.start)) {
        let x = rect.left() + stretch.left * size..=rect.left() + stretch.right * size;
        let ground_rect = Rect::from_x_y_ranges(x, rect.y_range()).shrink2(vec2(0.5, 3.0));
        if !ui.is_rect_visible(ground_rect) {
            continue;
        }
        ui.painter().rect_filled(ground_rect, 3.0, ground);
        ui.painter().extend(edge(ground_rect, ui.clip_rect(), stroke));
    }
}

/// The dashes round a rectangle that can be seen: of a line as wide as a hundred windows they are few.
fn edge(rect: Rect, seen: Rect, stroke: Stroke) -> Vec<Shape> {
    // A whole number of dashes is left out, so that they do not run when the line is scrolled.
    let left_out = ((seen.left() - rect.left()).max(0.0) / (DASH + GAP)).floor() * (DASH + GAP);
    let (left, right) = (rect.left() + left_out, rect.right().min(seen.right()));
    let sides = [
        [pos2(left, rect.top()), pos2(right, rect.top())],
        [pos2(left, rect.bottom()), pos2(right, rect.bottom())],
        [rect.left_top(), rect.left_bottom()],
        [rect.right_top(), rect.right_bottom()],
    ];
    sides.iter().flat_map(|side| Shape::dashed_line(side, stroke, DASH, GAP)).collect()
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Color32, Rect, Stroke, pos2};

    use super::edge;

    #[test]
    fn only_the_dashes_that_are_seen_are_painted() {
        let seen = Rect::from_min_max(pos2(1_000.0, 0.0), pos2(2_000.0, 50.0));
        let wide = Rect::from_min_max(pos2(0.0, 0.0), pos2(300_000.0, 50.0));
        let dashes = edge(wide, seen, Stroke::new(1.0, Color32::BLACK));
        // Two edges of 1,000 points, a dash every 5, and two sides of 50.
        assert!((400..440).contains(&dashes.len()), "{}", dashes.len());
    }
}
