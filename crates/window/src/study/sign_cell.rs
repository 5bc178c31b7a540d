//! A cell that says whether something holds: a sign, and a word or a number beside it.

use eframe::egui::{Align2, Id, Rect, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2};

use bidiscope_idna::verdict::Verdict;

use super::super::signs;
use super::super::theme::Palette;

/// The side of a sign, and the space after it, in points.
const SIGN: f32 = 11.0;
const GAP: f32 = 5.0;

/// Shows a cell of this size, with its sign so far from its left edge, in points. The sentence is its tooltip, and what a
/// screen reader says.
pub(super) fn show(
    ui: &mut Ui,
    id: Id,
    (size, margin): (Vec2, f32),
    (verdict, text): (Verdict, &str),
    sentence: impl Fn() -> String,
) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sentence()));
    paint(ui, rect.with_min_x(rect.left() + margin), GAP, (verdict, text));
    response.on_hover_ui(|ui| {
        ui.label(sentence());
    });
}

/// Paints a sign, and so far beside it, in points, the text.
pub(super) fn paint(ui: &Ui, rect: Rect, gap: f32, (verdict, text): (Verdict, &str)) {
    let center = pos2(rect.left() + SIGN / 2.0, rect.center().y);
    let sign = Rect::from_center_size(center, Vec2::splat(SIGN));
    signs::paint(ui, verdict, sign);
    let font = TextStyle::Body.resolve(ui.style());
    let colour = Palette::current(ui).verdict(verdict);
    ui.painter().text(pos2(sign.right() + gap, rect.center().y), Align2::LEFT_CENTER, text, font, colour);
}
