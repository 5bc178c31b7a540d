//! The tabs of the window: a table with a line for each.

use eframe::egui::{Context, Ui};

use super::command::Command;
use super::file_kinds::FileKind;
use super::inspect::InspectTab;
use super::learn::LearnTab;
use super::list::ListTab;
use super::pass::Pass;
use super::present::Presented;
use super::settings::{Settings, Tab};
use super::study::StudyTab;
use super::text::TextTab;

/// Defines what a line says of a tab: its part of the window.
macro_rules! tabs {
    ($($tab:ident, $field:ident: $part:ty;)+) => {
        /// The state of every tab.
        pub(super) struct Tabs { $(pub(super) $field: $part),+ }

        impl Tabs {
            /// The tabs of a window that opens.
            pub(super) fn new(settings: &Settings, context: &Context) -> Self {
                Self { $($field: TabPart::new(settings, context)),+ }
            }

            /// Shows a tab.
            pub(super) fn show(&mut self, tab: Tab, ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
                match tab { $(Tab::$tab => <$part>::show(self, ui, pass)),+ }
            }

            /// What can be presented of a tab.
            pub(super) fn presented<'a>(&'a self, tab: Tab, settings: &'a Settings) -> Option<Presented<'a>> {
                match tab { $(Tab::$tab => TabPart::presented(&self.$field, settings)),+ }
            }

            /// Takes what was computed beside the window for any of them.
            pub(super) fn receive(&mut self, settings: &mut Settings, commands: &mut Vec<Command>) {
                $(self.$field.receive(settings, commands);)+
            }

            /// Gives the tab's own field the keyboard.
            pub(super) fn focus(tab: Tab, context: &Context) {
                match tab { $(Tab::$tab => <$part as TabPart>::focus(context)),+ }
            }

            /// What a file is that is dropped onto the window while the tab is open.
            pub(super) const fn dropped(tab: Tab) -> FileKind {
                match tab { $(Tab::$tab => <$part>::DROPPED),+ }
            }
        }
    };
}

tabs! {
    Inspect, inspect: InspectTab;
    Text, text: TextTab;
    List, list: ListTab;
    Study, study: StudyTab;
    Learn, learn: LearnTab;
}

/// What a tab does; its type is its state.
pub(super) trait TabPart: Sized {
    /// What a file is that is dropped onto the window while the tab is open.
    const DROPPED: FileKind;

    /// The tab of a window that opens.
    fn new(settings: &Settings, context: &Context) -> Self;

    /// Shows it. It may use the other tabs.
    fn show(tabs: &mut Tabs, ui: &mut Ui, pass: &mut Pass<'_, Settings>);

    /// Gives its own field the keyboard, if it has one.
    fn focus(_: &Context) {}

    /// What can be presented of it.
    fn presented<'a>(&'a self, _: &'a Settings) -> Option<Presented<'a>> {
        None
    }

    /// Takes what was computed beside the window, also while the tab is not open.
    fn receive(&mut self, _: &mut Settings, _: &mut Vec<Command>) {}
}

impl TabPart for InspectTab {
    const DROPPED: FileKind = FileKind::Text;

    fn new(settings: &Settings, context: &Context) -> Self {
        Self::on_name(settings, context)
    }

    fn show(tabs: &mut Tabs, ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
        pass.reading(|pass| tabs.inspect.show_all(ui, pass));
    }

    fn focus(context: &Context) {
        Self::focus(context);
    }

    fn presented<'a>(&'a self, settings: &'a Settings) -> Option<Presented<'a>> {
        self.presented(settings)
    }
}

impl TabPart for TextTab {
    const DROPPED: FileKind = FileKind::Text;

    fn new(settings: &Settings, context: &Context) -> Self {
        Self::on_text(&settings.session.text, context)
    }

    fn show(tabs: &mut Tabs, ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
        let mut height = pass.settings.preferences.panels.text_height;
        tabs.text.show_all(ui, &mut pass.with(|settings| &mut settings.session.text), &mut height);
        pass.settings.preferences.panels.text_height = height;
    }

    fn focus(context: &Context) {
        Self::focus(context);
    }
}

impl TabPart for ListTab {
    const DROPPED: FileKind = FileKind::List;

    fn new(_: &Settings, _: &Context) -> Self {
        Self::without_list()
    }

    /// The zone and its ruleset, which several tabs share, are those of Inspect.
    fn show(tabs: &mut Tabs, ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
        tabs.list.show_all(ui, &mut tabs.inspect, pass);
    }

    fn focus(context: &Context) {
        Self::focus(context);
    }

    fn receive(&mut self, _: &mut Settings, commands: &mut Vec<Command>) {
        self.receive_names(commands);
    }
}

impl TabPart for StudyTab {
    const DROPPED: FileKind = FileKind::Study;

    fn new(_: &Settings, _: &Context) -> Self {
        Self::default()
    }

    fn show(tabs: &mut Tabs, ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
        tabs.study.lend_own(&pass.settings.session.choices.custom_strategies);
        tabs.study.show_all(ui, &mut pass.with(|settings| &mut settings.session.study));
    }

    fn presented<'a>(&'a self, settings: &'a Settings) -> Option<Presented<'a>> {
        self.presented(&settings.session.study)
    }

    fn receive(&mut self, settings: &mut Settings, commands: &mut Vec<Command>) {
        self.receive_rows(&mut settings.session.study, commands);
    }
}

impl TabPart for LearnTab {
    const DROPPED: FileKind = FileKind::Lesson;

    fn new(_: &Settings, _: &Context) -> Self {
        Self::default()
    }

    fn show(tabs: &mut Tabs, ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
        tabs.learn.show_all(ui, &mut pass.with(|settings| &mut settings.session.learn));
    }

    fn focus(context: &Context) {
        Self::focus(context);
    }

    fn presented<'a>(&'a self, settings: &'a Settings) -> Option<Presented<'a>> {
        self.presented(&settings.session.learn)
    }
}
