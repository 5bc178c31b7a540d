//! The tabs of the window: a table with a line for each.

use eframe::egui::{Context, Ui};

use bidiscope_bidi::enum_with_ids;
use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message_of};

use super::command::Command;
use super::file_kinds::FileKind;
use super::inspect::InspectTab;
use super::learn::LearnTab;
use super::list::ListTab;
use super::pass::Pass;
use super::present::PresentedName;
use super::settings::Settings;
use super::study::StudyTab;
use super::text::TextTab;

/// What can be presented: it is computed when it is.
pub(super) type Presented<'a> = Box<dyn FnOnce() -> PresentedName + 'a>;

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

/// Defines the tabs: a line is a tab with its identifier, and its part of the window. Its title is the message `tab-` and the
/// identifier, with `.about`, what the help says of it.
macro_rules! tabs {
    ($($(#[$about:meta])* $tab:ident = $id:literal, $field:ident: $part:ty;)+) => {
        enum_with_ids! {
            /// A tab of the window. They stand in this order: Ctrl+1 is the first.
            #[derive(Default)]
            pub enum Tab { $($(#[$about])* $tab = $id;)+ }
        }

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
                match tab { $(Tab::$tab => self.$field.presented(settings)),+ }
            }

            /// Takes what was computed beside the window for any of them.
            pub(super) fn receive(&mut self, settings: &mut Settings, commands: &mut Vec<Command>) {
                $(self.$field.receive(settings, commands);)+
            }
        }

        impl Tab {
            /// Gives the tab's own field the keyboard.
            pub(super) fn focus(self, context: &Context) {
                match self { $(Self::$tab => <$part>::focus(context)),+ }
            }

            /// What a file is that is dropped onto the window while the tab is open.
            pub(super) const fn dropped(self) -> FileKind {
                match self { $(Self::$tab => <$part>::DROPPED),+ }
            }
        }
    };
}

tabs! {
    /// One name in every display.
    #[default]
    Inspect = "inspect", inspect: InspectTab;
    /// Running text.
    Text = "text", text: TextTab;
    /// Many names, and which of them look alike.
    List = "list", list: ListTab;
    /// Properties of the displays, by exhaustion.
    Study = "study", study: StudyTab;
    /// The documents as pages, and a glossary.
    Learn = "learn", learn: LearnTab;
}

impl Titled for Tab {
    fn message(self) -> Message<'static> {
        message_of("tab", self.id())
    }
}
