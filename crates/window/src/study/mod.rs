//! The tab Study: properties proved or refuted, for all lengths and by exhaustion, beside the window.
//!
//! The state (`tab`) has the study that runs (`running`), a cell that is decided again (`deciding`), and what is shown of the
//! results; `receiving` takes what comes from the threads. `controls` and `files` are above the `table`, and behind a cell
//! is its `detail`.

mod controls;
mod deciding;
mod detail;
mod files;
mod receiving;
mod running;
mod tab;
mod table;

use eframe::egui::{CentralPanel, Key, Modifiers, Panel, Popup, ScrollArea, Ui};

use bidiscope_report::words::study::study_title;
use bidiscope_words::message;

use super::command::Command;
use super::fitted;
use super::reveal;
use super::settings::StudySettings;
use super::theme::introduction;

pub(super) use tab::StudyTab;

use deciding::Deciding;
use tab::StudyPass;
use table::title_of;

impl StudyTab {
    /// Shows it.
    pub(super) fn show_all(&mut self, ui: &mut Ui, pass: &mut StudyPass<'_>) {
        // Behind a cell there is nothing to choose; a study that runs can be stopped everywhere.
        if pass.settings.results.is_none() || pass.settings.open.is_none() || self.running.is_some() {
            fitted::show(ui, Panel::top("study").frame(pass.ground), |ui| controls::show(ui, self, pass));
        }
        let StudySettings { results: Some(results), open, .. } = &mut *pass.settings else {
            let area = ScrollArea::vertical().auto_shrink(false);
            CentralPanel::default().frame(pass.ground).show(ui, |ui| area.show(ui, explain));
            return;
        };
        let central = CentralPanel::default().frame(pass.ground);
        if let Some((property, display)) = open {
            let detail = self.views.detail(results, *property, display);
            let is_deciding = self.deciding.as_ref().is_some_and(|it| it.is_of(results, *property, display));
            let shown = detail::Shown { detail, title: title_of(display, &self.own), is_deciding };
            let takes_keyboard = std::mem::take(&mut self.wants_keyboard);
            let asked =
                central.show(ui, |ui| shown.show(ui, takes_keyboard, pass.lines, pass.commands)).inner;
            let is_escape = |ui: &Ui| ui.input_mut(|it| it.consume_key(Modifiers::NONE, Key::Escape));
            if asked == Some(detail::Asked::Table) || !self.leaves_escape && is_escape(ui) {
                self.left = open.take();
                ui.ctx().request_repaint();
            } else if asked == Some(detail::Asked::Decision) {
                self.deciding = Deciding::start(ui.ctx(), results, *property, display);
                pass.commands
                    .push(Command::of_start(self.deciding.is_some(), &message!(study_nothing_decided)));
            }
            self.leaves_escape = Popup::is_any_open(ui.ctx()) || is_keyboard_elsewhere(ui);
            return;
        }
        let is_growing = self.running.as_ref().is_some_and(|it| it.has_begun());
        let growing = is_growing.then(|| study_title(results, true).to_string());
        let table = self.views.table(results);
        let caption = growing.as_ref().unwrap_or(&table.caption);
        central.show(ui, |ui| {
            ui.weak(caption);
            ScrollArea::both().id_salt("study table").auto_shrink(false).show(ui, |ui| {
                if let Some((cell, has_keyboard)) =
                    table::show(ui, table, &self.own, pass.lines, &mut self.left)
                {
                    *open = Some(cell);
                    self.wants_keyboard = has_keyboard;
                    ui.ctx().request_repaint();
                }
                reveal::focused(ui);
            });
        });
    }
}

/// Whether the keyboard is in another layer, such as a dialog.
fn is_keyboard_elsewhere(ui: &Ui) -> bool {
    let focused = ui.memory(|memory| memory.focused());
    focused.and_then(|it| ui.ctx().read_response(it)).is_some_and(|it| it.layer_id != ui.layer_id())
}

/// What the tab shows while there are no results.
fn explain(ui: &mut Ui) {
    let paragraphs = [message!(study_about), message!(study_about_automata), message!(study_about_start)];
    introduction(ui, message!(study_start_heading).static_text(), paragraphs);
}
