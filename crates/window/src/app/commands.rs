//! What the commands of the table need, and what they do.

use eframe::egui::Context;

use bidiscope_report::view::MAX_CUSTOM_STRATEGIES;
use bidiscope_session::WrittenName;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::commands::Availability;
use super::super::settings::{PaneArrangement, Tab};
use super::super::tabs::Tabs;
use super::App;

/// The tabs, and what is written in the window.
impl App {
    /// Opens a tab, and gives its field the keyboard.
    pub(super) fn open_tab(&mut self, tab: Tab, context: &Context) {
        if self.settings.session.tab != tab {
            self.say_nothing();
        }
        self.settings.session.tab = tab;
        Tabs::focus(tab, context);
    }

    pub(super) fn open_palette(&mut self) {
        self.palette.open(self.keyboard);
    }

    pub(super) fn turn_help(&mut self) {
        self.help.turn();
    }
}

/// The name.
impl App {
    pub(super) fn on_inspect(&self, _: &Context) -> Availability {
        Availability::only_if(self.settings.session.tab == Tab::Inspect, message!(command_only_on_inspect))
    }

    pub(super) fn with_input(&self, _: &Context) -> Availability {
        Availability::only_if(
            !self.tabs.inspect.name_field().editor().characters().is_empty(),
            message!(command_no_name),
        )
    }

    /// That what stands in the field can be read.
    fn with_read_name(&self, context: &Context) -> Availability {
        let is_read = self.tabs.inspect.is_read();
        Availability::only_if(is_read, message!(command_no_readable_name)).after(self.with_input(context))
    }

    pub(super) fn with_name(&self, context: &Context) -> Availability {
        let inspect = &self.tabs.inspect;
        let is_there = inspect.report().is_some() || inspect.compared(&self.settings).is_some();
        if self.settings.session.tab == Tab::List {
            return Availability::No(message!(command_list_is_saved));
        }
        Availability::only_if(is_there, message!(command_no_readable_name)).after(self.on_inspect(context))
    }

    pub(super) fn can_go_back(&self, _: &Context) -> Availability {
        Availability::only_if(
            self.settings.session.names.current_recent_index() > 0,
            message!(command_nothing_before),
        )
    }

    pub(super) fn can_go_on(&self, _: &Context) -> Availability {
        let names = &self.settings.session.names;
        Availability::only_if(
            names.current_recent_index() + 1 < names.recent_names().len(),
            message!(command_nothing_after),
        )
    }

    pub(super) fn go_back(&mut self, context: &Context) {
        let name = self.settings.session.names.go_to_previous_name().cloned();
        self.open_written(name, context);
    }

    pub(super) fn go_on(&mut self, context: &Context) {
        let name = self.settings.session.names.go_to_next_name().cloned();
        self.open_written(name, context);
    }

    /// Opens a name as it was written.
    pub(super) fn open_written(&mut self, name: Option<WrittenName>, context: &Context) {
        if let Some(name) = name {
            self.apply(context, Command::Open(name));
        }
    }

    pub(super) fn comparing(&self, context: &Context) -> Availability {
        Availability::Switch(self.settings.session.compared.is_shown).after(self.on_inspect(context))
    }

    pub(super) fn copy_link(&mut self, context: &Context) {
        let inspect = &self.tabs.inspect;
        let link = self.settings.session.link(inspect.kind(), inspect.looked_at(&self.settings));
        let command = match link.to_link_text() {
            Ok(text) => Command::Copy { text, what: message!(link_copied).static_text() },
            Err(why) => Command::Say(message!(not_copied, reason = why.to_string()).to_string()),
        };
        self.apply(context, command);
    }

    fn is_pinned(&self) -> bool {
        self.settings.session.names.find_pinned_name(&self.tabs.inspect.characters()).is_some()
    }

    pub(super) fn can_pin(&self, context: &Context) -> Availability {
        Availability::only_if(!self.is_pinned(), message!(command_is_pinned))
            .after(self.with_read_name(context))
    }

    pub(super) fn can_unpin(&self, _: &Context) -> Availability {
        Availability::only_if(self.is_pinned(), message!(command_not_pinned))
    }

    pub(super) fn pin_name(&mut self, _: &Context) {
        if !self.settings.session.names.pin_if_possible(self.tabs.inspect.written()) {
            self.say(message!(name_pins_full).to_string());
        }
    }

    pub(super) fn unpin_name(&mut self, _: &Context) {
        self.settings.session.names.unpin_name(&self.tabs.inspect.characters());
    }

    pub(super) fn with_earlier_session(&self, _: &Context) -> Availability {
        let is_there = self.earlier_sessions.latest().is_some();
        Availability::only_if(is_there, message!(command_no_earlier_session))
    }

    pub(super) fn bring_back_latest(&mut self, context: &Context) {
        if let Some(id) = self.earlier_sessions.latest().map(str::to_owned) {
            self.bring_back(&id, context);
        }
    }
}

/// The panes, and custom strategies.
impl App {
    pub(super) fn reset_panes(&mut self, _: &Context) {
        self.settings.session.panes = PaneArrangement::default();
        self.settings.session.settle_panes();
    }

    pub(super) fn with_room_for_strategy(&self, _: &Context) -> Availability {
        let has_room = self.settings.session.choices.custom_strategies.all().len() < MAX_CUSTOM_STRATEGIES;
        Availability::only_if(has_room, message!(command_too_many_strategies))
    }

    pub(super) fn with_strategies(&self, _: &Context) -> Availability {
        let are_there = !self.settings.session.choices.custom_strategies.all().is_empty();
        Availability::only_if(are_there, message!(command_no_strategies))
    }
}

/// Rulesets, lists, studies and lessons.
impl App {
    pub(super) fn with_ruleset(&self, _: &Context) -> Availability {
        let state = self.ruleset_file.state();
        let is_there = !state.is_empty()
            || state.reading.is_some()
            || !self.settings.preferences.ruleset.loaded.is_empty();
        Availability::only_if(is_there, message!(command_no_ruleset))
    }

    pub(super) fn remove_ruleset(&mut self, context: &Context) {
        self.say_nothing();
        self.ruleset_file.remove(&mut self.settings.preferences.ruleset);
        self.lend_ruleset(context);
    }

    pub(super) fn with_list(&self, _: &Context) -> Availability {
        Availability::only_if(self.tabs.list.has_list(), message!(command_no_list))
    }

    pub(super) fn with_rows(&self, _: &Context) -> Availability {
        Availability::only_if(self.tabs.list.has_rows(), message!(command_no_rows))
    }

    pub(super) fn with_results(&self, _: &Context) -> Availability {
        Availability::only_if(self.settings.session.study.results.is_some(), message!(command_no_results))
    }

    pub(super) fn with_lesson(&self, _: &Context) -> Availability {
        Availability::only_if(self.settings.session.learn.lesson.is_some(), message!(lesson_none_open))
    }

    pub(super) fn copy_lesson_link(&mut self, context: &Context) {
        let said = self.tabs.learn.copy_link(&self.settings.session.learn);
        self.apply(context, said);
    }

    pub(super) fn can_present(&self, _: &Context) -> Availability {
        let presented = self.tabs.presented(self.settings.session.tab, &self.settings);
        Availability::only_if(presented.is_some(), message!(bar_present_nothing))
    }
}
