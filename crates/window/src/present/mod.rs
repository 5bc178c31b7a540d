//! Presenting: a display and its steps fill the window in large type, for a room that looks on.
//!
//! A tab gives a `presented_name`; the `presenter` goes through its steps. Drawn are the rule (`head`), for each side a `line`
//! with its `cells` or the one-to-one display's `machine`, and the `keys` (`foot`), all in `sizes` that fit.

mod cells;
mod foot;
mod head;
mod keys;
mod line;
mod machine;
mod presented_name;
mod presenter;
mod sizes;

use eframe::egui::{CentralPanel, Id, Panel, ScrollArea, Sense, Ui};

use super::fitted;

pub(super) use presented_name::{Presented, PresentedName};
pub(super) use presenter::Presenter;

use keys::PresentCommand;
use presenter::PresentPass;

impl Presenter {
    /// Shows it. Whether it goes on.
    pub(super) fn show(&mut self, ui: &mut Ui, pass: &mut PresentPass<'_>) -> bool {
        self.fill_the_screen(ui.ctx());
        let mut commands = Vec::new();
        if ui.memory(|memory| memory.top_modal_layer().is_none()) {
            commands = keys::commands(ui);
        }
        // A click on words goes on, as one anywhere else.
        ui.style_mut().interaction.selectable_labels = false;
        let body = sizes::body(ui.max_rect().size());
        let foot = Panel::bottom("keys of the presentation").frame(pass.ground).show_separator_line(false);
        fitted::show(ui, foot, |ui| commands.extend(foot::show(ui, self, body, pass)));
        CentralPanel::default().frame(pass.ground).show(ui, |ui| {
            // What is drawn on it lets a click through.
            let all = ui.interact(ui.max_rect(), Id::unique("presentation"), Sense::CLICK);
            if all.clicked() {
                commands.push(PresentCommand::Next);
            }
            ScrollArea::vertical()
                .id_salt("presentation")
                .auto_shrink(false)
                .show(ui, |ui| self.show_row(ui, body, pass));
        });
        self.follows = false;
        let goes_on = !commands.contains(&PresentCommand::Close);
        self.slide_on(ui);
        if !commands.is_empty() {
            ui.ctx().request_repaint();
        }
        for command in commands {
            self.do_it(command, ui, pass.settings);
        }
        goes_on
    }

    /// The head, and each side with its cells and its line.
    fn show_row(&self, ui: &mut Ui, body: f32, pass: &mut PresentPass<'_>) {
        let room = ui.available_size();
        let top = ui.cursor().top();
        head::show(ui, self, body, room.y);
        let left = (room.y - (ui.cursor().top() - top)).max(0.0);
        let sides = self.shown.display_traces().len();
        let has_reordering = self.shown.has_one_to_one_reordering();
        let room = eframe::egui::vec2(room.x, left);
        let sizes = sizes::sizes(body, room, self.characters().len(), sides, has_reordering);
        for side in 0..sides {
            head::show_side(ui, self, side, &sizes);
            line::show(ui, self, side, &sizes, pass);
        }
    }
}
