//! An identifier as a button that opens its domain.

use std::ops::Range;

use eframe::egui::{Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use bidiscope_bidi::name::text_of;
use bidiscope_bidi::order::Strategy;
use bidiscope_present::view::text::{IdentifierView, click_hint, describe, sentence, verdict_of};

use super::super::super::command::Command;
use super::super::super::lines::Colouring;
use super::super::super::signs;
use super::super::super::theme::Palette;
use super::super::{TextPass, TextTab};
use super::Laid;

/// The size of a button's text, in points an em.
const SIZE: f32 = 14.0;
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
    let first = laid.view.identifiers.first().map_or(0, |it| it.index);
    if identifier.index - first >= MOST_BUTTONS {
        ui.weak(format!("and {} more", laid.view.identifiers.len() - MOST_BUTTONS));
        return false;
    }
    let palette = Palette::current(ui);
    let characters = &laid.view.characters[shortened(&identifier.range)];
    let line = pass.lines.ordered(characters, Strategy::Fields);
    let is_cut = characters.len() < identifier.range.len();
    let tail = if is_cut { 14.0 } else { 0.0 };
    let height = line.height(SIZE) - 4.0;
    let size = vec2(8.0 + 11.0 + 5.0 + line.width() * SIZE + tail + 8.0, height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let text = text_of(&laid.view.characters[identifier.range.clone()]);
    let description = describe(&identifier.judged);
    response.widget_info(|| {
        WidgetInfo::labeled(
            Role::Button,
            true,
            format!("identifier {}: {text}, {description}", identifier.index),
        )
    });
    let ground = if response.hovered() { palette.highlight } else { palette.cell };
    let edge = if response.has_focus() {
        Stroke::new(2.0, palette.highlight_edge)
    } else {
        Stroke::new(1.0, palette.verdict(verdict_of(&identifier.judged)))
    };
    ui.painter().rect(rect, 9.0, ground, edge, StrokeKind::Inside);
    let at = Rect::from_center_size(pos2(rect.left() + 13.5, rect.center().y), vec2(11.0, 11.0));
    signs::paint(ui, verdict_of(&identifier.judged), at);
    let corner = pos2(rect.left() + 24.0, rect.center().y - line.height(SIZE) / 2.0 + line.rise(SIZE));
    pass.lines.paint(ui, &line, corner, SIZE, Colouring::Plain(palette.text));
    if is_cut {
        let end = pos2(rect.right() - 8.0 - tail, rect.center().y);
        let dots = eframe::egui::FontId::proportional(SIZE);
        ui.painter().text(end, eframe::egui::Align2::LEFT_CENTER, "\u{2026}", dots, palette.weak_text);
    }
    if response.clicked() {
        open(tab, pass, identifier.index);
    }
    let advice = click_hint(&identifier.judged).map(|it| format!(" {it}")).unwrap_or_default();
    response.on_hover_text(sentence(&identifier.judged) + &advice);
    true
}

/// Opens the domain of one of the text's identifiers.
pub(super) fn open(tab: &TextTab, pass: &mut TextPass<'_>, index: usize) {
    let Some(domain) = tab.view.identifiers.get(index).and_then(|it| it.domain()) else { return };
    let name = tab.view.text[domain.bytes].to_owned();
    pass.commands.push(Command::OpenName(name));
}

/// As much of an identifier as stands on its button.
fn shortened(range: &Range<usize>) -> Range<usize> {
    range.start..range.end.min(range.start + MOST_CHARACTERS)
}
