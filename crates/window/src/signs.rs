//! The signs of a verdict, as a part of a layout or in a square.

use eframe::egui::{Color32, Rect, Response, Sense, Ui, pos2, vec2};

use bidiscope_export::marks::StatusIcon;
use bidiscope_idna::verdict::{RegistrationPermission, RuleVerdict, Severity};

use super::lines::Lines;
use super::marks;
use super::widgets::BidiLabel;

/// The side of a sign, in points.
const SIDE: f32 = 11.0;

/// Adds a verdict's sign. Its name for a screen reader is the caller's to give.
pub(super) fn verdict(ui: &mut Ui, verdict: RuleVerdict) -> Response {
    add(ui, verdict.into())
}

/// Adds the sign of the answer to "may this be registered?".
pub(super) fn permission(ui: &mut Ui, permission: RegistrationPermission) -> Response {
    add(ui, permission.into())
}

/// Adds a severity's sign.
pub(super) fn severity(ui: &mut Ui, severity: Severity) -> Response {
    add(ui, severity.into())
}

fn add(ui: &mut Ui, sign: StatusIcon) -> Response {
    let height = ui.text_style_height(&eframe::egui::TextStyle::Body);
    let (area, response) = ui.allocate_exact_size(vec2(SIDE, height), Sense::HOVER);
    paint(ui, sign, Rect::from_center_size(area.center(), vec2(SIDE, SIDE)));
    response
}

/// Paints a sign into a square.
pub(super) fn paint(ui: &Ui, sign: impl Into<StatusIcon>, square: Rect) {
    marks::paint(ui, &sign.into().shapes(square.min.into(), square.width()));
}

/// Paints a sign into a square, in this colour.
pub(super) fn paint_in(ui: &Ui, sign: impl Into<StatusIcon>, square: Rect, colour: Color32) {
    marks::paint_in(ui.painter(), &sign.into().shapes(square.min.into(), square.width()), |_| colour);
}

/// Paints a sign at the left end of a cell, and words after it.
pub(super) fn paint_beside(
    ui: &mut Ui,
    lines: &mut Lines,
    sign: impl Into<StatusIcon>,
    words: BidiLabel<'_>,
    inner: Rect,
) {
    /// The space after a sign, in points.
    const AFTER: f32 = 6.0;
    let middle = pos2(inner.left() + SIDE / 2.0, inner.center().y);
    paint(ui, sign, Rect::from_center_size(middle, vec2(SIDE, SIDE)));
    words.paint(ui, lines, inner.with_min_x(inner.left() + SIDE + AFTER));
}
