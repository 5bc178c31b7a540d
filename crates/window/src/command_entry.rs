//! A command as an entry of a menu, or as a button: drawn from its row.

use eframe::egui::{Atom, Button, Checkbox, RadioButton, Response, RichText, Ui, Vec2, Widget, vec2};

use bidiscope_report::titles::Titled;

use super::accessibility;
use super::command::Command;
use super::commands::{Availability, CommandId};
use super::pass::Pass;
use super::theme::outlined;

/// The size of a button that shows a sign, in points.
const SIGN: Vec2 = vec2(22.0, 0.0);

impl<S> Pass<'_, S> {
    /// Adds a command as an entry of a menu, with its keys at the right. Several things may be switched in one go: such an
    /// entry leaves the menu open.
    pub(super) fn entry(&mut self, ui: &mut Ui, command: CommandId) -> Response {
        let (title, keys) = (command.title(), command.written_keys(ui.ctx()));
        let atoms = (title, Atom::grow(), RichText::new(&keys).weak());
        if let Availability::Switch(mut is_on) = *self.states.get(command) {
            return outlined(ui, |ui| self.add(ui, command, title, Checkbox::new(&mut is_on, atoms)));
        }
        let response = match *self.states.get(command) {
            Availability::Chosen(is_chosen) => {
                outlined(ui, |ui| self.add(ui, command, title, RadioButton::new(is_chosen, atoms)))
            }
            _ => self.add(ui, command, title, Button::new(atoms)),
        };
        if response.clicked() {
            ui.close();
        }
        response
    }

    /// Adds the first of several commands that can be run now as an entry; if none can, the first.
    pub(super) fn first_entry(&mut self, ui: &mut Ui, commands: &[CommandId]) {
        let can_run = |it: &CommandId| self.states.get(*it).refusal().is_none();
        if let Some(command) = commands.iter().copied().find(can_run).or(commands.first().copied()) {
            self.entry(ui, command);
        }
    }

    /// Adds a command as a button with its short title.
    pub(super) fn button(&mut self, ui: &mut Ui, command: CommandId) -> Response {
        let title = command.short_title();
        let response = self.add(ui, command, title, Button::new(title));
        if response.clicked() {
            ui.close();
        }
        response
    }

    /// Adds a command as a button that shows this sign.
    pub(super) fn sign(&mut self, ui: &mut Ui, command: CommandId, sign: &str) {
        self.add(ui, command, command.title(), Button::new(sign).min_size(SIGN));
    }

    fn add(&mut self, ui: &mut Ui, command: CommandId, name: &str, widget: impl Widget) -> Response {
        let state = self.states.get(command);
        let keys = command.written_keys(ui.ctx());
        let about = match keys.as_str() {
            "" => command.about().to_owned(),
            keys => format!("{} ({keys})", command.about()),
        };
        let response = ui.add_enabled(state.refusal().is_none(), widget);
        let response = response.on_hover_text(about).on_disabled_hover_text(state.refusal().unwrap_or(""));
        accessibility::command(&response, name, &keys, state.is_on());
        if response.clicked() {
            self.commands.push(Command::Run(command));
        }
        response
    }
}
