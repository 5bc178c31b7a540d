//! What a user can ask for without saying more: one table, which menus, buttons, keys, the palette and the help read.

mod availability;
mod drawn;
mod palette;

use eframe::egui::gui_zoom::kb_shortcuts::{ZOOM_IN, ZOOM_OUT, ZOOM_RESET};
use eframe::egui::gui_zoom::{zoom_in, zoom_out};
use eframe::egui::{Context, Key, KeyboardShortcut, Modifiers, ThemePreference};

use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message, message_of};

use super::app::App;
use super::command::{Command, ExportStart, Undoing};
use super::file_kinds::FileKind;
use super::settings::{Arrangement, Tab};

pub(super) use availability::{Availability, CommandStates, NO_STATES};
pub(super) use palette::CommandPalette;

use Availability::Switch;

/// A row of the table.
struct Row {
    id: &'static str,
    /// Its keys; the first ones are shown.
    keys: &'static [KeyboardShortcut],
    availability: fn(&App, &Context) -> Availability,
    run: fn(&mut App, &Context),
}

/// Defines the commands: a row is a command with its identifier, its keys, whether it can be run, and what it does. Its title
/// is the message `command-` and the identifier, with `.about`, and `.short` for a button.
macro_rules! commands {
    ($($command:ident = $id:literal, $keys:expr, $availability:expr, $run:expr;)+) => {
        /// What a user can ask for without saying more.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum CommandId {
            /// Opens a tab, and gives its field the keyboard.
            OpenTab(Tab),
            $($command),+
        }

        /// All commands but the tabs, which are a table of their own.
        const COMMANDS: &[CommandId] = &[$(CommandId::$command),+];

        impl CommandId {
            /// The row of a command; `None` of a tab.
            fn row(self) -> Option<Row> {
                Some(match self {
                    Self::OpenTab(_) => return None,
                    $(Self::$command => {
                        Row { id: $id, keys: const { $keys }, availability: $availability, run: $run }
                    })+
                })
            }
        }
    };
}

commands! {
    Palette = "palette", &[PALETTE], always, |app, _| app.open_palette();
    Help = "help", &[plain(Key::F1)], always, |app, _| app.turn_help();

    FocusName = "focus-name", &[ctrl(Key::L)], always, |app, context| app.open_tab(Tab::Inspect, context);
    Back = "back", &[ctrl(Key::OpenBracket), plain(Key::BrowserBack)], App::can_go_back, App::go_back;
    Forward = "forward", &[ctrl(Key::CloseBracket), plain(Key::BrowserForward)], App::can_go_on, App::go_on;
    Undo = "undo", &[ctrl(Key::Z)], |app, context| app.can_undo(Undoing::Undo, context),
        |app, context| app.undo(Undoing::Undo, context);
    Redo = "redo", &[ctrl(Key::Y)], |app, context| app.can_undo(Undoing::Redo, context),
        |app, context| app.undo(Undoing::Redo, context);
    FindCharacter = "find-character", &[ctrl(Key::I)], App::on_inspect,
        |app, _| app.tabs.inspect.find_character();
    CompareNames = "compare-names", &[], App::comparing, |app, _| app.settings.session.compared.is_shown ^= true;
    MarkInvisible = "mark-invisible", &[], |app, _| Switch(app.settings.preferences.marks_invisible),
        |app, _| app.settings.preferences.marks_invisible ^= true;

    CopyLink = "copy-link", &[], App::with_input, App::copy_link;
    PinName = "pin-name", &[], App::can_pin, App::pin_name;
    UnpinName = "unpin-name", &[], App::can_unpin, App::unpin_name;
    Export = "export", &[ctrl(Key::E)], App::with_name, |app, _| app.begin_export(ExportStart::AsBefore);
    Print = "print", &[], App::with_name, |app, _| app.begin_export(ExportStart::Print);
    Present = "present", &[plain(Key::F5)], App::can_present, |app, _| app.present_tab();

    OpenSession = "open-session", &[], always, |app, context| app.ask_to_open(FileKind::Session, context);
    SaveSession = "save-session", &[], always, |app, context| app.ask_to_save(FileKind::Session, context);
    BringBackSession = "bring-back-session", &[], App::with_earlier_session,
        App::bring_back_latest;

    ShowInvisible = "show-invisible", &[], |app, _| Switch(app.settings.preferences.show_invisibles),
        |app, _| app.settings.preferences.show_invisibles ^= true;
    Align = "align", &[], |app, _| Switch(app.settings.session.panes.aligns_by_paragraph),
        |app, _| app.settings.session.panes.aligns_by_paragraph ^= true;
    ArrangeRows = "arrange-rows", &[], |app, _| arranged(app, Arrangement::Rows),
        |app, _| app.settings.session.panes.arrangement = Arrangement::Rows;
    ArrangeSideBySide = "arrange-side-by-side", &[], |app, _| arranged(app, Arrangement::SideBySide),
        |app, _| app.settings.session.panes.arrangement = Arrangement::SideBySide;
    ResetPanes = "reset-panes", &[], always, App::reset_panes;

    NewStrategy = "new-strategy", &[], App::with_room_for_strategy,
        |app, context| app.apply(context, Command::new_strategy());
    OpenStrategies = "open-strategies", &[], always,
        |app, context| app.ask_to_open(FileKind::Strategies, context);
    SaveStrategies = "save-strategies", &[], App::with_strategies,
        |app, context| app.ask_to_save(FileKind::Strategies, context);

    OpenRuleset = "open-ruleset", &[], always, |app, context| app.ask_to_open(FileKind::Ruleset, context);
    RemoveRuleset = "remove-ruleset", &[], App::with_ruleset, App::remove_ruleset;
    OpenText = "open-text", &[], always, |app, context| app.ask_to_open(FileKind::Text, context);
    OpenList = "open-list", &[], always, |app, context| app.ask_to_open(FileKind::List, context);
    OpenOtherList = "open-other-list", &[], App::with_list,
        |app, context| app.ask_to_open(FileKind::OtherList, context);
    SaveRows = "save-rows", &[], App::with_rows, |app, context| app.ask_to_save(FileKind::Rows, context);
    OpenStudy = "open-study", &[], always, |app, context| app.ask_to_open(FileKind::Study, context);
    SaveStudy = "save-study", &[], App::with_results,
        |app, context| app.ask_to_save(FileKind::Study, context);
    OpenLesson = "open-lesson", &[], always, |app, context| app.ask_to_open(FileKind::Lesson, context);
    CopyLessonLink = "copy-lesson-link", &[], App::with_lesson, App::copy_lesson_link;

    ThemeSystem = "theme-system", &[], |_, context| themed(context, ThemePreference::System),
        |_, context| context.set_theme(ThemePreference::System);
    ThemeLight = "theme-light", &[], |_, context| themed(context, ThemePreference::Light),
        |_, context| context.set_theme(ThemePreference::Light);
    ThemeDark = "theme-dark", &[], |_, context| themed(context, ThemePreference::Dark),
        |_, context| context.set_theme(ThemePreference::Dark);
    ZoomIn = "zoom-in", &[ZOOM_IN], always, |_, context| zoom_in(context);
    ZoomOut = "zoom-out", &[ZOOM_OUT], always, |_, context| zoom_out(context);
    ZoomReset = "zoom-reset", &[ZOOM_RESET], always, |_, context| context.set_zoom_factor(1.0);
}

/// The keys that open the palette.
const PALETTE: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);

/// The keys of the tabs, in their order.
const TAB_KEYS: [KeyboardShortcut; 9] = [
    ctrl(Key::Num1),
    ctrl(Key::Num2),
    ctrl(Key::Num3),
    ctrl(Key::Num4),
    ctrl(Key::Num5),
    ctrl(Key::Num6),
    ctrl(Key::Num7),
    ctrl(Key::Num8),
    ctrl(Key::Num9),
];

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

fn always(_: &App, _: &Context) -> Availability {
    Availability::Yes
}

fn arranged(app: &App, arrangement: Arrangement) -> Availability {
    Availability::Chosen(app.settings.session.panes.arrangement == arrangement)
}

fn themed(context: &Context, theme: ThemePreference) -> Availability {
    Availability::Chosen(context.options(|options| options.theme_preference) == theme)
}

impl CommandId {
    /// All commands: the tabs, then the table.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        Tab::ALL.into_iter().map(Self::OpenTab).chain(COMMANDS.iter().copied())
    }

    /// Its identifier; of a tab, that of the tab.
    fn id(self) -> &'static str {
        match self {
            Self::OpenTab(tab) => tab.id(),
            row => row.row().map_or("", |it| it.id),
        }
    }

    /// Its keys, of which the first ones are shown.
    pub(super) fn keys(self) -> &'static [KeyboardShortcut] {
        match self {
            Self::OpenTab(tab) => {
                let place = Tab::ALL.iter().position(|it| *it == tab);
                place.and_then(|it| TAB_KEYS.get(it..=it)).unwrap_or_default()
            }
            row => row.row().map_or(&[], |it| it.keys),
        }
    }

    /// Its first keys, as the platform writes them; empty if it has none.
    pub(super) fn written_keys(self, context: &Context) -> String {
        self.keys().first().map_or_else(String::new, |it| {
            // What stands on the key, and not what egui calls it.
            let sign = match it.logical_key {
                Key::OpenBracket => "[",
                Key::CloseBracket => "]",
                Key::Plus => "+",
                Key::Minus => "\u{2013}",
                other => other.name(),
            };
            context.format_shortcut(it).replace(it.logical_key.name(), sign)
        })
    }

    /// Whether it can be run now.
    fn availability(self, app: &App, context: &Context) -> Availability {
        self.row().map_or(Availability::Yes, |it| (it.availability)(app, context))
    }

    /// Does it.
    pub(super) fn run(self, app: &mut App, context: &Context) {
        match self {
            Self::OpenTab(tab) => app.open_tab(tab, context),
            row => {
                if let Some(row) = row.row() {
                    (row.run)(app, context);
                }
            }
        }
    }

    /// Whether its keys do it at once, and not after the pass: what it opens takes the keyboard.
    pub(super) const fn is_done_at_once(self) -> bool {
        matches!(self, Self::Help | Self::FindCharacter)
    }

    /// Whether the fields that have the keyboard are left before it is run from this tab: what is being composed in them is
    /// taken in.
    pub(super) fn leaves(self, open: Tab) -> bool {
        match self {
            Self::OpenTab(tab) => tab != open,
            Self::FocusName => open != Tab::Inspect,
            Self::Present | Self::Palette => true,
            _ => false,
        }
    }
}

impl Titled for CommandId {
    fn message(self) -> Message<'static> {
        match self {
            Self::OpenTab(tab) => tab.message(),
            row => message_of("command", row.id()),
        }
    }

    fn short_title_message(self) -> Option<Message<'static>> {
        match self {
            Self::RemoveRuleset => Some(message!(button_remove)),
            Self::OpenList | Self::OpenOtherList => Some(message!(button_choose)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bidiscope_report::titles::Titled;

    use super::CommandId;

    #[test]
    fn each_command_has_words_of_its_own() {
        let mut titles = BTreeSet::new();
        for command in CommandId::all() {
            assert!(!command.title().is_empty() && !command.title().starts_with("command-"), "{command:?}");
            assert!(!command.about().is_empty(), "{command:?} has no `.about`");
            assert!(titles.insert(command.title()), "{command:?}: “{}” is there twice", command.title());
        }
    }

    #[test]
    fn no_two_commands_have_the_same_keys() {
        let mut known = Vec::new();
        for command in CommandId::all() {
            for keys in command.keys() {
                assert!(!known.contains(keys), "{command:?}: {keys:?}");
                known.push(*keys);
            }
        }
    }
}
