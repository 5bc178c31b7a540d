//! What stands quietly below a presentation: how far it has come, its switches, and its keys.

use eframe::egui::{Button, RichText, Ui};

use super::super::{accessibility, theme};
use super::keys::PresentCommand;
use super::{PresentPass, Presenter, head};

/// Shows it. What was asked for by it.
pub(super) fn show(
    ui: &mut Ui,
    presenter: &Presenter,
    body: f32,
    pass: &PresentPass<'_>,
) -> Vec<PresentCommand> {
    let mut commands = Vec::new();
    let size = (body * 0.62).clamp(10.5, 17.0);
    let small = |text: &str| RichText::new(text).size(size);
    let with_idle = pass.settings.trace.with_idle;
    let rows = presenter.shown.rows(with_idle);
    let place = presenter.shown.place_of(presenter.row, with_idle);
    ui.horizontal_wrapped(|ui| {
        let step = ui.label(small(&format!("step {} of {}", place + 1, rows.len())));
        accessibility::say(&step, || {
            let sentence = head::accessible_text(presenter, (place, rows.len()));
            presenter.switched.map_or(sentence.clone(), |switched| format!("{switched}; {sentence}"))
        });
        accessibility::status(&step);
        for (text, is_on, command) in [
            ("all rules (A)", with_idle, PresentCommand::AllRules),
            ("both paragraphs (S)", pass.settings.present.beside, PresentCommand::Compare),
            ("characters slide (M)", !theme::stands_still(ui.ctx()), PresentCommand::Animations),
        ] {
            let mut is_on = is_on;
            if ui.checkbox(&mut is_on, small(text)).changed() {
                commands.push(command);
            }
        }
        for (text, is_open, command) in [
            ("slide again (R)", presenter.stages() > 0, PresentCommand::Replay),
            ("back (Left)", place > 0, PresentCommand::Previous),
            ("next (Space)", place + 1 < rows.len() || presenter.progress.is_some(), PresentCommand::Next),
            ("leave (Esc)", true, PresentCommand::Close),
        ] {
            if ui.add_enabled(is_open, Button::new(small(text))).clicked() {
                commands.push(command);
            }
        }
    });
    commands
}
