//! What stands quietly below a presentation: how far it has come, its switches, and its keys.

use eframe::egui::{Button, RichText, Ui};

use bidiscope_words::message;

use super::super::theme::Palette;
use super::super::{accessibility, url_bands};
use super::head;
use super::keys::PresentCommand;
use super::presenter::{PresentPass, Presenter};
use super::sizes::type_of;

/// Shows it. What was asked for by it.
pub(super) fn show(
    ui: &mut Ui,
    presenter: &Presenter,
    body: f32,
    pass: &PresentPass<'_>,
) -> Vec<PresentCommand> {
    let mut commands = Vec::new();
    let size = type_of(body, 0.5);
    let small = |text: &str| RichText::new(text).size(size);
    let with_idle = pass.settings.preferences.all_rules;
    let rows = presenter.shown.shown_row_indices(with_idle);
    let place = presenter.shown.index_in_shown_rows(presenter.row, with_idle);
    let button =
        |ui: &mut Ui, text: &str, is_open: bool| ui.add_enabled(is_open, Button::new(small(text))).clicked();
    ui.horizontal_wrapped(|ui| {
        // Words of another width stand after them, so that none moves.
        for (text, is_open, command) in [
            (message!(present_back).static_text(), place > 0, PresentCommand::Previous),
            (
                message!(present_next).static_text(),
                place + 1 < rows.len() || presenter.progress.is_some(),
                PresentCommand::Next,
            ),
            (message!(present_again).static_text(), presenter.stages() > 0, PresentCommand::Replay),
            (message!(present_leave).static_text(), true, PresentCommand::Close),
        ] {
            if button(ui, text, is_open) {
                commands.push(command);
            }
        }
        for (text, is_on, command) in [
            (message!(present_all_rules).static_text(), with_idle, PresentCommand::AllRules),
            (
                message!(present_both).static_text(),
                pass.settings.preferences.present.beside,
                PresentCommand::Compare,
            ),
        ] {
            let mut is_on = is_on;
            if ui.checkbox(&mut is_on, small(text)).changed() {
                commands.push(command);
            }
        }
        // As in the trace, where steps that change nothing have numbers too.
        let (number, count) = (rows[place] + 1, presenter.shown.shown_row_indices(true).len());
        let step = ui.label(small(&message!(trace_step_number, number = number, count = count).to_string()));
        accessibility::say(&step, || {
            let sentence = head::accessible_text(presenter, (number, count));
            presenter.switched.map_or(sentence.clone(), |switched| format!("{switched}; {sentence}"))
        });
        accessibility::status(&step);
    });
    if let Some(url) = presenter.name.url() {
        ui.horizontal(|ui| {
            url_bands::legend(ui, url_bands::kinds(url), size, Palette::current(ui).weak_text)
        });
    }
    commands
}
