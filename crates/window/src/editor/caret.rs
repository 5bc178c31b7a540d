//! The caret: where typing goes on, and which way.

use eframe::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Direction;
use bidiscope_layout::DrawnCaret;

use super::super::theme::Palette;

/// The length of the flag that says which way text goes on, in points.
const FLAG: f32 = 5.0;

/// Paints the caret of a line whose left end and vertical range are given; `size` is in points an em.
///
/// A flag at the top points the way in which text goes on, in that direction's colour. Where two
/// directions meet, the place where text of the other direction would go has a short caret of its own.
pub(super) fn paint(
    ui: &Ui,
    painter: &Painter,
    place: DrawnCaret,
    line: Rect,
    size: f32,
    shows_direction: bool,
) {
    let palette = Palette::current(ui);
    let colour = |direction: Direction| match direction {
        Direction::LeftToRight => palette.class(BidiClass::L),
        Direction::RightToLeft => palette.class(BidiClass::R),
    };
    let snapped = |x: f32| {
        let scale = ui.pixels_per_point();
        ((line.left() + x * size) * scale).round() / scale
    };
    if let Some(second) = place.secondary_caret {
        let x = snapped(second.x_from_line_left_em);
        let top = line.top() + line.height() * 0.55;
        let bar = [pos2(x, top), pos2(x, line.bottom())];
        painter.line_segment(bar, Stroke::new(1.5, colour(second.run_direction)));
        flag(painter, bar[0], second.run_direction, colour(second.run_direction));
    }
    let x = snapped(place.x_from_line_left_em);
    let stroke = ui.visuals().text_cursor.stroke;
    painter.line_segment([pos2(x, line.top()), pos2(x, line.bottom())], stroke);
    if shows_direction {
        flag(painter, pos2(x, line.top()), place.run_direction, colour(place.run_direction));
    }
}

fn flag(painter: &Painter, top: Pos2, direction: Direction, colour: Color32) {
    let point = if direction.is_right_to_left() { -FLAG } else { FLAG };
    let corners = vec![top, top + vec2(point, FLAG / 2.0), top + vec2(0.0, FLAG)];
    painter.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
}

/// For how many seconds the caret blinks after the last interaction: a window that nobody uses is not to
/// be painted for its sake.
const BLINKS_FOR: f64 = 6.0;

/// Whether the caret is seen now, as egui's own blinks; asks to be painted again when that changes.
/// Without the keyboard it neither shows nor asks.
pub(super) fn is_seen(ui: &Ui, since_interaction: f64) -> bool {
    let style = &ui.visuals().text_cursor;
    if !style.blink || since_interaction > BLINKS_FOR {
        return true;
    }
    let cycle = style.on_duration + style.off_duration;
    let within = (since_interaction % f64::from(cycle)) as f32;
    let is_on = within < style.on_duration;
    ui.request_repaint_after_secs(if is_on { style.on_duration - within } else { cycle - within });
    is_on
}
