//! An identifier as a button that opens its domain.

use std::ops::Range;
use std::sync::Arc;

use eframe::egui::{FontId, Galley, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use bidiscope_bidi::name::{InputType, text_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_report::view::text::{
    IdentifierView, LinkHostView, identifier_click_hint, identifier_verdict_sentence, identifier_verdict_text,
};
use bidiscope_words::message;

use super::super::super::command::Command;
use super::super::super::lines::Colouring;
use super::super::super::theme::{CAPTION, Palette};
use super::super::super::widgets::BidiLabel;
use super::super::super::{accessibility, signs};
use super::super::tab::{TextPass, TextTab};
use super::laid::Laid;

/// The size of a button's text, in points an em.
const SIZE: f32 = 14.0;
/// The space before and after the line that divides what is said of the host from the link, in points.
const BADGE_GAP: f32 = 5.0;
/// The most characters of an identifier that stand on its button.
const MOST_CHARACTERS: usize = 48;
/// The most identifiers of a piece that have a button; the others are clicked where they stand.
const MOST_BUTTONS: usize = 24;

/// Shows the button of an identifier; whether the next one is to be shown too.
pub(super) fn show(
    ui: &mut Ui,
    tab: &TextTab,
    pass: &mut TextPass<'_>,
    laid: &Laid,
    identifier: &IdentifierView,
) -> bool {
    let first = laid.view.contained_identifiers.first().map_or(0, |it| it.identifier_index);
    if identifier.identifier_index - first >= MOST_BUTTONS {
        let count = laid.view.contained_identifiers.len() - MOST_BUTTONS;
        ui.weak(message!(and_more, count = count).to_string());
        return false;
    }
    let palette = Palette::current(ui);
    let characters = &laid.view.characters[shortened(&identifier.character_range_in_piece)];
    let line = pass.lines.ordered(characters, Strategy::Fields);
    let is_cut = characters.len() < identifier.character_range_in_piece.len();
    let tail = if is_cut { 14.0 } else { 0.0 };
    let height = line.height(SIZE) - 4.0;
    let badge = identifier.link_host.as_ref().map(|it| badge(ui, it));
    let of_badge = badge.as_ref().map_or(0.0, |it| 2.0 * BADGE_GAP + it.size().x);
    let verdict = identifier.bidi_and_host_verdict();
    let size = vec2(8.0 + 11.0 + 5.0 + line.width() * SIZE + tail + of_badge + 8.0, height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let text = text_of(&laid.view.characters[identifier.character_range_in_piece.clone()]);
    let description = identifier_verdict_text(&identifier.domain_verdict);
    response.widget_info(|| {
        let number = identifier.identifier_index + 1;
        let words = message!(text_identifier, number = number, text = &text, description = &description);
        WidgetInfo::labeled(Role::Button, true, words.to_string())
    });
    let of_host = identifier.link_host.as_ref().map(LinkHostView::sentences).unwrap_or_default();
    accessibility::more(&response, || of_host.join(" "));
    let ground = if response.hovered() { palette.highlight } else { palette.cell };
    let edge = Stroke::new(1.0, palette.verdict(verdict));
    ui.painter().rect(rect, 9.0, ground, edge, StrokeKind::Inside);
    let at = Rect::from_center_size(pos2(rect.left() + 13.5, rect.center().y), vec2(11.0, 11.0));
    signs::paint(ui, verdict, at);
    let corner = pos2(rect.left() + 24.0, rect.center().y - line.height(SIZE) / 2.0 + line.rise(SIZE));
    pass.lines.paint(ui, &line, corner, SIZE, Colouring::Plain(palette.text));
    if is_cut {
        let end = pos2(rect.right() - 8.0 - of_badge - tail, rect.center().y);
        let dots = eframe::egui::FontId::proportional(SIZE);
        ui.painter().text(end, eframe::egui::Align2::LEFT_CENTER, "\u{2026}", dots, palette.weak_text);
    }
    if let Some(words) = badge {
        let left = rect.right() - 8.0 - of_badge + BADGE_GAP;
        ui.painter().vline(left, rect.shrink(4.0).y_range(), Stroke::new(1.0, palette.line));
        let at = pos2(left + BADGE_GAP, rect.center().y - words.size().y / 2.0);
        ui.painter().galley(at, words, palette.text);
    }
    if response.clicked() {
        open(tab, pass, identifier.identifier_index);
    }
    let advice =
        identifier_click_hint(&identifier.domain_verdict).map(|it| format!(" {it}")).unwrap_or_default();
    let sentence = identifier_verdict_sentence(&identifier.domain_verdict) + &advice;
    BidiLabel::new([&[sentence], &of_host[..]].concat().join("\n")).tooltip(response, pass.lines);
    true
}

/// What a button says of the host of its link.
fn badge(ui: &Ui, host: &LinkHostView) -> Arc<Galley> {
    let verdict =
        if host.is_clear_in_every_display() { RuleVerdict::Satisfied } else { RuleVerdict::Violated };
    let font = FontId::proportional(CAPTION);
    ui.painter().layout_no_wrap(host.clarity_badge_text(), font, Palette::current(ui).verdict(verdict))
}

/// Opens the domain of one of the text's identifiers.
pub(super) fn open(tab: &TextTab, pass: &mut TextPass<'_>, index: usize) {
    let Some(domain) = tab.view.identifiers.get(index).and_then(|it| it.domain_span()) else { return };
    let name = tab.view.text[domain.byte_range].to_owned();
    pass.commands.push(Command::OpenName(name, InputType::Url));
}

/// As much of an identifier as stands on its button.
fn shortened(range: &Range<usize>) -> Range<usize> {
    range.start..range.end.min(range.start + MOST_CHARACTERS)
}
