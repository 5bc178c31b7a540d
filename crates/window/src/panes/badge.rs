//! The letter of what a display shows: displays with the same letter show the same.

use eframe::egui::{Role, Sense, Ui, WidgetInfo, vec2};

use bidiscope_export::marks::display_letter_shapes as letter_marks;
use bidiscope_report::view::{SameDisplayLetter, StrategyView};
use bidiscope_words::message;

use super::super::lines::Lines;
use super::super::marks;
use super::super::widgets::BidiLabel;
use super::ctx::Ctx;

/// The side of the letter's sign, in points.
pub(super) const SIGN: f32 = 22.0;

/// Shows the letter of a display, with the displays that show the same in its tooltip.
pub(super) fn display_letter(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &StrategyView) {
    let Some(letter) = view.same_display_letter else { return };
    let same = ctx.report.panes_with_same_display_text(view.strategy_id).unwrap_or_default();
    let moved = ctx.report.changed_characters_text(view.strategy_id, ctx.reference());
    display_letter_sign(ui, ctx.lines, letter, format!("{same} {moved}").trim_end());
}

/// Adds the sign of a display letter; `sentence` is what it means.
fn display_letter_sign(ui: &mut Ui, lines: &mut Lines, letter: SameDisplayLetter, sentence: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::HOVER);
    marks::paint(ui, &letter_marks(letter, rect.center().into(), SIGN / 2.0 - 1.0));
    let name = message!(display_letter, letter = letter.letter_text());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name.to_string()));
    BidiLabel::new(sentence).tooltip(response, lines);
}
