//! What the window's commands do.

use eframe::egui;

use bidiscope_present::session::{Link, WrittenName};
use bidiscope_present::view::StrategyId;

use super::super::clipboard;
use super::super::command::{Command, NameAtStep, Refused};
use super::super::file::{File, typed};
use super::super::inspect::InspectTab;
use super::super::learn::LearnTab;
use super::super::saving::TooMuch;
use super::super::session_files;
use super::super::settings::{PaneArrangement, Tab};
use super::super::text::TextTab;
use super::super::{own_files, panes};
use super::{App, ChoiceHistory, focus_field};

impl App {
    /// Does what a part of the window has asked for.
    pub(super) fn apply(&mut self, context: &egui::Context, command: Command) {
        match command {
            Command::Change(change) => change(&mut self.settings),
            Command::Undo(act) => self.undo(act, context),
            Command::OpenTab(tab) => {
                self.settings.session.tab = tab;
                focus_field(context, tab);
            }
            Command::Open(input, notation) => {
                self.settings.session.tab = Tab::Inspect;
                self.inspect.open(&input, notation, &mut self.settings, context);
            }
            Command::OpenLink(Link { lesson: Some(lesson), .. }) => {
                self.settings.session.tab = Tab::Learn;
                let said = self.learn.open_linked(&lesson, &mut self.settings.session.learn);
                self.apply(context, said);
            }
            Command::OpenLink(link) => {
                self.refused = self.settings.session.open_link(&link).map(Refused::of_link);
                self.inspect.open(&link.name, link.notation, &mut self.settings, context);
            }
            Command::Back | Command::Forward | Command::GoTo(_) => {
                let names = &mut self.settings.session.names;
                let name = match command {
                    Command::Back => names.back(),
                    Command::GoTo(at) => names.go_to(at),
                    _ => names.forward(),
                };
                if let Some(WrittenName { text, notation }) = name.cloned() {
                    self.apply(context, Command::Open(text, notation));
                }
            }
            Command::OpenRuleset => {
                self.ruleset_file.open_typed(&self.settings.preferences.ruleset, context);
                self.lend_ruleset(context);
            }
            Command::RemoveRuleset => {
                self.ruleset_file.remove(&mut self.settings.preferences.ruleset);
                self.lend_ruleset(context);
            }
            Command::OpenSession => {
                let file = File::at(&typed(&self.settings.preferences.session_file));
                let said = session_files::open(file, &mut self.settings);
                self.begin_anew(context);
                self.apply(context, said);
            }
            Command::BringBackSession(number) => {
                self.settings.session.bring_back(number);
                self.begin_anew(context);
            }
            Command::RemoveSetAside(number) => self.settings.session.remove_set_aside(number),
            Command::OpenName(name) => {
                self.settings.session.tab = Tab::Inspect;
                self.inspect.open_name(&name, &mut self.settings, context);
            }
            Command::OpenRow(row) => {
                self.settings.session.tab = Tab::Inspect;
                self.inspect.open(&row.text, row.notation, &mut self.settings, context);
                self.settings.session.choices.set_from_display(&row.display);
                let strategy = StrategyId::BuiltIn(row.display.strategy());
                self.settings.session.explain(strategy, &panes::Steps);
            }
            Command::OpenStep(at) => {
                let NameAtStep { name, step, character } = *at;
                self.apply(context, Command::OpenRow(Box::new(name)));
                self.inspect.look_at(step, character);
            }
            Command::Learn(page) => {
                (self.settings.session.learn.page, self.settings.session.learn.lesson) = (page, None);
                self.apply(context, Command::OpenTab(Tab::Learn));
            }
            Command::CopyLessonLink => {
                let said = self.learn.copy_link(&self.settings.session.learn);
                self.apply(context, said);
            }
            Command::Rewrite(notation) => {
                if let Err(reason) = self.inspect.rewrite(notation, &self.settings, context) {
                    self.message = Some(reason);
                }
            }
            Command::Say(message) => self.message = Some(message),
            Command::Refuse(refused) => self.refused = Some(refused),
            Command::ClearMessage => {}
            Command::Help => self.help.turn(),
            Command::Present(focus) => self.present_tab(focus),
            Command::PresentDisplay(strategy) => self.present_strategy(strategy, None),
            Command::ChooseFile(purpose) => self.ask_for_file(purpose, context),
            Command::Export(start) => self.begin_export(start),
            Command::CopyPicture(strategy) => self.begin_copying(strategy, context),
            Command::FocusName => InspectTab::focus_name(context),
            Command::AddStrategy(name, display) => {
                if let Some(id) = self.settings.session.choices.custom.add(&name, *display) {
                    self.settings.session.tab = Tab::Inspect;
                    self.settings.session.compared.is_shown = false;
                    self.settings.session.explain(id, &panes::StrategyEditor);
                    panes::take_keyboard(context, id);
                }
            }
            Command::DeleteStrategy(number) => {
                self.message = own_files::delete(number, &mut self.settings.session);
            }
            Command::ResetPanes => {
                self.settings.session.panes = PaneArrangement::default();
                self.settings.session.settle_panes();
            }
            Command::Copy { text, what } => match clipboard::copy(context, text) {
                Ok(()) => self.copied = Some(what),
                Err(text) => self.too_much = Some(TooMuch::new(text, what)),
            },
        }
    }

    /// Shows other settings than before in all tabs.
    fn begin_anew(&mut self, context: &egui::Context) {
        self.settings.session.settle_panes();
        self.choices = ChoiceHistory::new(&self.settings.session);
        self.inspect = InspectTab::new(&self.settings, context);
        self.lend_ruleset(context);
        self.text = TextTab::new(&self.settings.session.text, context);
        self.learn = LearnTab::default();
    }

    /// Shows what is chosen for the panes, a pane for each strategy.
    pub(super) fn choose(&mut self, context: &egui::Context) {
        self.settings.session.settle_panes();
        self.inspect.choose(&self.settings, context);
    }
}
