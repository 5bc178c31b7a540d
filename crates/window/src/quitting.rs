//! Quitting while a study runs: asked first, for it may have run for hours.

use std::time::Duration;

use eframe::egui::{Context, Ui, ViewportCommand};

use bidiscope_words::message;

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
            Some(_) => message!(quitting_running),
            None => message!(quitting_ended),
        }
        .static_text();
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
        let stay = if done.is_some() { message!(quitting_keep_going) } else { message!(quitting_stay) };
        ui.add_space(4.0);
        match done {
            Some(done) => {
                let percent = (done * 100.0).floor();
                ui.label(message!(quitting_done, percent = percent as u64).to_string());
                ui.ctx().request_repaint_after(REFRESH);
            }
            None => {
                ui.label(message!(quitting_kept).static_text());
            }
        }
        ui.add_space(10.0);
        let mut stays = false;
        ui.horizontal(|ui| {
            let button = ui.button(stay.static_text());
            // In the first pass the question only measures itself, and nothing in it can have the keyboard.
            if self.wants_focus && ui.is_visible() && !ui.is_sizing_pass() {
                self.wants_focus = false;
                button.request_focus();
            }
            stays = button.clicked();
            if ui.button(message!(quitting_quit).static_text()).clicked() {
                ui.ctx().send_viewport_cmd(ViewportCommand::Close);
            }
        });
        stays
    }
}
