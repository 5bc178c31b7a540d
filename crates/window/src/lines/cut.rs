//! The sign that a line goes on beyond the place where it is seen: three dots, into which the line fades.

use eframe::egui::{Align2, Color32, FontId, Mesh, Painter, Rect, Shape, pos2, vec2};

use super::super::theme::HEADING;

/// The width of the sign, and how much of the line beside it fades, in points.
pub(crate) const CUT_WIDTH: f32 = 18.0;
const FADE: f32 = 12.0;
/// What is left of the place above and below it, for the edge of what is selected, in points.
const EDGE: f32 = 3.0;

/// Where the sign stands at one end of the place of a line.
pub(crate) fn cut_place(place: Rect, is_left: bool) -> Rect {
    if is_left {
        place.with_max_x(place.left() + CUT_WIDTH)
    } else {
        place.with_min_x(place.right() - CUT_WIDTH)
    }
}

/// What is left of the place of a line without the sign at this end.
pub(crate) fn without_cut(place: Rect, is_left: bool) -> Rect {
    if is_left {
        place.with_min_x(place.left() + CUT_WIDTH)
    } else {
        place.with_max_x(place.right() - CUT_WIDTH)
    }
}

/// Paints the sign in this colour where [`cut_place`] has it, over a line on this ground.
pub(crate) fn paint_cut(painter: &Painter, place: Rect, is_left: bool, ground: Color32, colour: Color32) {
    let rect = cut_place(place, is_left);
    let (inner, outer) =
        if is_left { (rect.right() + FADE, rect.right()) } else { (rect.left() - FADE, rect.left()) };
    let mut fade = Mesh::default();
    for (x, colour) in [(inner, Color32::TRANSPARENT), (outer, ground)] {
        fade.colored_vertex(pos2(x, rect.top() + EDGE), colour);
        fade.colored_vertex(pos2(x, rect.bottom() - EDGE), colour);
    }
    fade.add_triangle(0, 1, 2);
    fade.add_triangle(1, 2, 3);
    painter.add(Shape::mesh(fade));
    painter.rect_filled(rect.shrink2(vec2(0.0, EDGE)), 0.0, ground);
    let (at, anchor) = if is_left {
        (rect.left_center(), Align2::LEFT_CENTER)
    } else {
        (rect.right_center(), Align2::RIGHT_CENTER)
    };
    painter.text(at, anchor, "\u{2026}", FontId::proportional(HEADING), colour);
}
