//! The signs of a verdict, painted: no face that every desktop has holds them.

use eframe::egui::{Color32, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, vec2};

use bidiscope_idna::verdict::{Permission, Severity, Verdict};

use super::theme::Palette;

/// The side of a sign, in points.
const SIDE: f32 = 11.0;

/// Adds a verdict's sign: a check mark, a cross, or a dash. Its colour says the same once more; its
/// name for a screen reader is the caller's to give.
pub(super) fn verdict(ui: &mut Ui, verdict: Verdict) -> Response {
    let height = ui.text_style_height(&eframe::egui::TextStyle::Body);
    let (area, response) = ui.allocate_exact_size(vec2(SIDE, height), Sense::HOVER);
    let colour = Palette::current(ui).verdict(verdict);
    let sign = Rect::from_center_size(area.center(), vec2(SIDE, SIDE));
    ui.painter().extend(strokes(verdict, sign, colour));
    response
}

/// Paints a verdict's sign into a square.
pub(super) fn paint(ui: &Ui, verdict: Verdict, square: Rect) {
    paint_in(ui, verdict, square, Palette::current(ui).verdict(verdict));
}

/// Paints a verdict's sign into a square, in this colour.
pub(super) fn paint_in(ui: &Ui, verdict: Verdict, square: Rect, colour: Color32) {
    ui.painter().extend(strokes(verdict, square, colour));
}

/// Adds the sign of the answer to "may this be registered?": a check mark, a cross, or a triangle.
pub(super) fn permission(ui: &mut Ui, permission: Permission) -> Response {
    match permission {
        Permission::Allowed => verdict(ui, Verdict::Satisfied),
        Permission::Refused => verdict(ui, Verdict::Violated),
        Permission::NeedsReview => severity(ui, Severity::Warning),
        Permission::NotApplicable => verdict(ui, Verdict::NotApplicable),
    }
}

/// Adds a severity's sign: a cross, a triangle, or a dot.
pub(super) fn severity(ui: &mut Ui, severity: Severity) -> Response {
    let height = ui.text_style_height(&eframe::egui::TextStyle::Body);
    let (area, response) = ui.allocate_exact_size(vec2(SIDE, height), Sense::HOVER);
    let palette = Palette::current(ui);
    let sign = Rect::from_center_size(area.center(), vec2(SIDE, SIDE));
    match severity {
        Severity::Violation => ui.painter().extend(strokes(Verdict::Violated, sign, palette.violated)),
        Severity::Warning => paint_warning(ui, sign),
        Severity::Note => {
            ui.painter().circle_filled(sign.center(), 2.5, palette.weak_text);
        }
    }
    response
}

/// Paints the triangle of a warning into a square.
pub(super) fn paint_warning(ui: &Ui, square: Rect) {
    let corners = [(0.5, 0.05), (1.0, 0.92), (0.0, 0.92)].map(|(x, y)| square.lerp_inside(vec2(x, y)));
    let stroke = Stroke::new(1.6, Palette::current(ui).warning);
    ui.painter().add(Shape::closed_line(corners.to_vec(), stroke));
}

fn strokes(verdict: Verdict, sign: Rect, colour: Color32) -> Vec<Shape> {
    let at = |x: f32, y: f32| sign.lerp_inside(vec2(x, y));
    let strokes: &[&[Pos2]] = match verdict {
        Verdict::Satisfied => &[&[at(0.05, 0.55), at(0.38, 0.88), at(0.95, 0.12)]],
        Verdict::Violated => &[&[at(0.12, 0.12), at(0.88, 0.88)], &[at(0.12, 0.88), at(0.88, 0.12)]],
        Verdict::NotApplicable => &[&[at(0.15, 0.5), at(0.85, 0.5)]],
    };
    let width = if verdict == Verdict::NotApplicable { 1.5 } else { 2.2 };
    strokes.iter().map(|points| Shape::line(points.to_vec(), Stroke::new(width, colour))).collect()
}
