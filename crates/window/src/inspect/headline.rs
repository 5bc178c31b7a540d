//! The headline: whether the name may be registered, with what lies behind it.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, FontId, FontSelection, Label, Layout, RichText, Role, Sense, Ui, WidgetInfo, vec2,
};

use bidiscope_bidi::name::{ReadError, characters_of};
use bidiscope_idna::verdict::Verdict;
use bidiscope_present::read_error_text::read_error_text;
use bidiscope_present::view::HeadlineView;

use super::super::accessibility;
use super::super::command::Command;
use super::super::highlight::Highlight;
use super::super::lines::{Colouring, LINE_HEIGHT, tall_row};
use super::super::signs;
use super::super::theme::Palette;
use super::InspectPass;

/// The sizes of the answer and of the Bidi rule's beside it, in points an em.
const SIZE: f32 = 16.0;
const RULE: f32 = 12.0;
/// The most rows that it takes; the whole of it stands in the tooltip.
const ROWS: usize = 2;
/// The most findings that the tooltip lists.
const MOST_REASONS: usize = 3;
/// The size of a host's line, in points an em.
const HOST: f32 = 18.0;

/// Shows it, the Bidi rule's own verdict beside it, and the domain name in what is none.
pub(super) fn show(
    ui: &mut Ui,
    highlight: &mut Highlight,
    headline: &HeadlineView,
    pass: &mut InspectPass<'_>,
) {
    let height = ui.fonts_mut(|fonts| fonts.row_height(&FontId::proportional(SIZE)));
    let size = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Min), |ui| {
        let colour = Palette::current(ui).verdict(headline.bidi_verdict);
        let rule = RichText::new(&headline.bidi_rule).size(RULE).color(colour);
        ui.label(rule.line_height(Some(height)));
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            // In the middle of the first row.
            ui.allocate_ui_with_layout(vec2(0.0, height), Layout::left_to_right(Align::Center), |ui| {
                signs::permission(ui, headline.verdict);
            });
            answer(ui, highlight, headline);
        });
        accessibility::from_left(ui);
    });
    if let Some(host) = &headline.host {
        tall_row(ui, LINE_HEIGHT * HOST, |ui| {
            if ui.button("Inspect the host").clicked() {
                pass.commands.push(Command::OpenName(host.clone()));
                // Where it can be taken back.
                pass.commands.push(Command::FocusName);
            }
            let line = pass.lines.ordered(&characters_of(host), pass.settings.field_order);
            pass.lines.add(ui, &line, HOST, Colouring::ByClass);
        });
    }
}

/// Shows why the field cannot be read, where the headline would stand; whether something older stands below.
pub(super) fn show_error(ui: &mut Ui, error: &ReadError, is_older_below: bool) {
    let palette = Palette::current(ui);
    let sentence = read_error_text(error).to_string();
    let mut text = LayoutJob::default();
    let mut parts = vec![RichText::new(&sentence).size(SIZE).color(palette.bad)];
    if is_older_below {
        let older = "  What stands below is the last name that could be read.";
        parts.push(RichText::new(older).color(palette.weak_text));
    }
    for part in parts {
        part.append_to(&mut text, ui.style(), FontSelection::Default, Align::Center);
    }
    text.wrap.max_rows = ROWS;
    ui.horizontal(|ui| {
        signs::verdict(ui, Verdict::Violated);
        let response = ui.add(Label::new(text).wrap().selectable(false).show_tooltip_when_elided(false));
        accessibility::alert(&response, &sentence);
        response.on_hover_text(&sentence);
    });
}

/// The answer itself: pointing at it lights the first offender up, and a click explains it.
fn answer(ui: &mut Ui, highlight: &mut Highlight, headline: &HeadlineView) {
    let colour = Palette::current(ui).permission(headline.verdict);
    let mut text = LayoutJob::default();
    RichText::new(&headline.text).size(SIZE).color(colour).append_to(
        &mut text,
        ui.style(),
        FontSelection::Default,
        Align::Center,
    );
    text.wrap.max_rows = ROWS;
    let sense = if headline.first.is_some() { Sense::click() } else { Sense::hover() };
    let label = Label::new(text).wrap().selectable(false).sense(sense).show_tooltip_when_elided(false);
    let response = ui.add(label);
    let role = if headline.first.is_some() { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, &headline.text));
    accessibility::status(&response);
    if let Some(first) = headline.first {
        highlight.point((response.hovered() || response.has_focus()).then_some(first), response.clicked());
    }
    response.on_hover_ui(|ui| explain(ui, headline));
}

/// The whole headline, and the findings behind it.
fn explain(ui: &mut Ui, headline: &HeadlineView) {
    ui.set_max_width(420.0);
    ui.label(&headline.text);
    for reason in headline.reasons.iter().take(MOST_REASONS) {
        ui.separator();
        ui.label(&reason.sentence);
        if let Some(advice) = &reason.advice {
            ui.label(advice);
        }
        let place = if reason.position_words.is_empty() {
            String::new()
        } else {
            format!("; {}", reason.position_words)
        };
        ui.weak(format!("{}{place}", reason.source));
    }
    let more = headline.reasons.len().saturating_sub(MOST_REASONS);
    if more > 0 {
        ui.separator();
        ui.weak(format!("and {more} more, in the verdict pane"));
    }
    if headline.first.is_some() {
        ui.weak("Click: why its first character is there, in the trace pane.");
    }
}
