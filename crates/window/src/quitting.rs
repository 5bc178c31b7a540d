//! Quitting while a study runs: asked first, for it may have run for hours.

use std::time::Duration;

use eframe::egui::{Context, Ui, ViewportCommand};

use super::theme::dialog;

/// How often what is told of the study is drawn anew.
const REFRESH: Duration = Duration::from_millis(500);

/// Whether the window is to close.
#[derive(Default)]
pub(super) struct Quitting {
    /// Whether the question is open.
    is_asked: bool,
    /// Whether its first button is to have the keyboard in the next pass.
    wants_focus: bool,
}

impl Quitting {
    /// Keeps the window open where it is asked to close while a study runs, and asks. Asked again, it closes.
    pub(super) fn hold(&mut self, context: &Context, is_study_running: bool) {
        let wants_to_close = context.input(|input| input.viewport().close_requested());
        if !wants_to_close || !is_study_running || self.is_asked {
            return;
        }
        *self = Self { is_asked: true, wants_focus: true };
        context.send_viewport_cmd(ViewportCommand::CancelClose);
        // Where the window cannot be seen, nor can the question.
        context.send_viewport_cmd(ViewportCommand::Minimized(false));
        context.send_viewport_cmd(ViewportCommand::Focus);
    }

    /// Shows the question while it is open; `done` is how much of the study is, unless it has come to its end.
    pub(super) fn show(&mut self, ui: &Ui, done: Option<f64>) {
        if !self.is_asked {
            return;
        }
        let question = match done {
            Some(_) => "A study is running. Quit?",
            None => "The study has come to its end. Quit?",
        };
        let modal = dialog(ui, ("quitting", question), |ui| {
            ui.set_width(340.0);
            ui.heading(question);
            self.ask(ui, done)
        });
        if modal.should_close() || modal.inner {
            self.is_asked = false;
        }
    }

    /// What is said of the question, and the answers; whether it is answered with staying.
    fn ask(&mut self, ui: &mut Ui, done: Option<f64>) -> bool {
        let stay = if done.is_some() { "Keep going" } else { "Stay" };
        ui.add_space(4.0);
        match done {
            Some(done) => {
                let percent = (done * 100.0).floor();
                let done = if percent < 1.0 { "Less than 1%".to_owned() } else { format!("{percent:.0}%") };
                ui.label(format!(
                    "{done} of it is done. If you quit, it stops, and the next start shows the rows that are \
                     done by then. It cannot go on from there."
                ));
                ui.ctx().request_repaint_after(REFRESH);
            }
            None => {
                ui.label("Its results are kept.");
            }
        }
        ui.add_space(10.0);
        let mut stays = false;
        ui.horizontal(|ui| {
            let button = ui.button(stay);
            // In the first pass the question only measures itself, and nothing in it can have the keyboard.
            if self.wants_focus && ui.is_visible() && !ui.is_sizing_pass() {
                self.wants_focus = false;
                button.request_focus();
            }
            stays = button.clicked();
            if ui.button("Quit").clicked() {
                ui.ctx().send_viewport_cmd(ViewportCommand::Close);
            }
        });
        stays
    }
}
