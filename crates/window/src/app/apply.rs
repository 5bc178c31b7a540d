//! What the window's commands do.

use eframe::egui;

use bidiscope_bidi::name::{Input, InputType};
use bidiscope_report::view::StrategyId;
use bidiscope_session::{SessionLink, WrittenName};

use super::super::command::{Command, NameAtStep, Refused};
use super::super::saving::TooMuch;
use super::super::settings::{DetailTab, Tab};
use super::super::{clipboard, own_files, panes};
use super::App;

impl App {
    /// Does what a part of the window has asked for.
    pub(super) fn apply(&mut self, context: &egui::Context, command: Command) {
        match command {
            Command::Change(change) => change(&mut self.settings),
            Command::Run(command) => self.run(command, context),
            Command::AskToSave(kind) => self.ask_to_save(kind, context),
            Command::UseFile { asked, path, replaces } => {
                self.use_typed_file(asked, path, replaces, context);
            }
            Command::ReadAgain(kind) => self.read_again(kind, context),
            Command::KeepAsRead(kind) => self.keep_as_read(kind),
            Command::Open(name) => {
                self.begin_inspecting();
                self.tabs.inspect.open(&name, &mut self.settings, context);
            }
            Command::OpenLink(SessionLink { lesson_id_or_file_text: Some(lesson), .. }) => {
                self.settings.session.tab = Tab::Learn;
                let said = self.tabs.learn.open_linked(&lesson, &mut self.settings.session.learn);
                self.apply(context, said);
            }
            Command::OpenLink(link) => {
                self.say_nothing();
                self.refused = self.settings.session.open_link(&link).map(Refused::of_link);
                let (name, zone) = (self.settings.session.name(), self.settings.session.zone.clone());
                self.tabs.inspect.open_zone(&zone);
                self.tabs.inspect.open(&name, &mut self.settings, context);
                self.tabs
                    .inspect
                    .look_at(link.step_number, link.character_number.and_then(|it| it.checked_sub(1)));
            }
            Command::GoTo(at) => {
                let name = self.settings.session.names.go_to_recent_name(at).cloned();
                self.open_written(name, context);
            }
            Command::BringBackSession(id) => self.bring_back(&id, context),
            Command::RemoveEarlierSession(id) => self.remove_earlier(id),
            Command::UndoSession => self.undo_session(context),
            Command::OpenName(name, kind) => {
                self.begin_inspecting();
                self.tabs.inspect.open_name(name, kind, &mut self.settings, context);
            }
            Command::OpenRow(row) => {
                self.begin_inspecting();
                // A string of bidi classes may be no name; anything else is a name or an address.
                let read = Input::read_allowing_bidi_class_sequences(&row.text, row.notation);
                let is_text = read.is_ok_and(|it| it.input_type() == InputType::Text);
                let kind = if is_text { InputType::Text } else { InputType::Url };
                let name = WrittenName::of_input_type(row.text.clone(), row.notation, kind);
                self.tabs.inspect.open(&name, &mut self.settings, context);
                self.settings.session.choices.copy_options_and_surroundings_from(&row.display);
                let strategy = StrategyId::BuiltIn(row.display.strategy());
                self.settings.session.explain(strategy, DetailTab::Steps);
            }
            Command::OpenStep(at) => {
                let NameAtStep { name, zone, step, character } = *at;
                self.tabs.inspect.set_zone(zone.as_ref(), name.notation);
                self.apply(context, Command::OpenRow(Box::new(name)));
                self.tabs.inspect.look_at(step, character);
            }
            Command::Learn(page) => {
                self.say_nothing();
                (self.settings.session.learn.page, self.settings.session.learn.lesson) = (page, None);
                self.open_tab(Tab::Learn, context);
            }
            Command::Rewrite(notation) => {
                if let Err(reason) = self.tabs.inspect.rewrite(notation, &self.settings, context) {
                    self.say(reason);
                }
            }
            Command::Say(message) => self.say(message),
            Command::Refuse(refused) => (self.message, self.refused) = (None, Some(refused)),
            Command::ClearMessage => self.say_nothing(),
            Command::TakeBack(said) => self.message = self.message.take().filter(|it| *it != said),
            Command::PresentDisplay(strategy) => self.present_strategy(strategy),
            Command::CopyPicture(strategy) => self.begin_copying(strategy, context),
            Command::AddStrategy(name, display) => {
                if let Some(id) =
                    self.settings.session.choices.custom_strategies.add_unless_full(&name, *display)
                {
                    self.settings.session.tab = Tab::Inspect;
                    self.settings.session.compared.is_shown = false;
                    self.settings.session.explain(id, DetailTab::Strategy);
                    panes::take_keyboard(context, id);
                }
            }
            Command::DeleteStrategy(number) => {
                if let Some(said) = own_files::delete(number, &mut self.settings.session) {
                    self.say(said);
                }
            }
            Command::Copy { text, what } => match clipboard::copy(context, text) {
                Ok(()) => self.copied = Some(what),
                Err(text) => self.too_much = Some(TooMuch::new(text, what)),
            },
        }
    }

    /// Says this in the bar, in place of what was said before.
    pub(super) fn say(&mut self, sentence: String) {
        (self.message, self.refused) = (Some(sentence), None);
    }

    /// Takes back what was said last.
    pub(super) fn say_nothing(&mut self) {
        (self.message, self.refused) = (None, None);
    }

    /// Opens Inspect for another name.
    fn begin_inspecting(&mut self) {
        self.say_nothing();
        self.settings.session.tab = Tab::Inspect;
        // It is seen itself, not the table of others.
        self.settings.session.compared.is_shown = false;
    }

    /// Shows what is chosen for the panes, a pane for each strategy.
    pub(super) fn choose(&mut self, context: &egui::Context) {
        self.settings.session.settle_panes();
        self.tabs.inspect.choose(&self.settings, context);
    }
}
