//! What a user can ask for without saying more: one table, which menus, buttons, keys, the palette and the help read.

mod availability;
mod drawn;
mod palette;

use eframe::egui::gui_zoom::kb_shortcuts::{ZOOM_IN, ZOOM_OUT, ZOOM_RESET};
use eframe::egui::gui_zoom::{zoom_in, zoom_out};
use eframe::egui::{Context, Key, KeyboardShortcut, Modifiers, ThemePreference};

use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message};

use super::app::App;
use super::command::{Command, ExportStart, Undoing};
use super::file_kinds::FileKind;
use super::settings::{Arrangement, Tab};

pub(super) use availability::{Availability, CommandStates, NO_STATES};
pub(super) use palette::CommandPalette;

use Availability::Switch;

/// A row of the table.
struct Row {
    /// Its keys; the first ones are shown.
    keys: &'static [KeyboardShortcut],
    availability: fn(&App, &Context) -> Availability,
    run: fn(&mut App, &Context),
}

/// Defines the commands: a row is a command with its message, its keys, whether it can be run, and what it does.
macro_rules! commands {
    ($($command:ident = $message:ident, $keys:expr, $availability:expr, $run:expr;)+) => {
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
                        Row { keys: const { $keys }, availability: $availability, run: $run }
                    })+
                })
            }
        }

        impl Titled for CommandId {
            fn message(self) -> Message<'static> {
                match self {
                    Self::OpenTab(tab) => tab.message(),
                    $(Self::$command => message!($message)),+
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
    };
}

commands! {
    Palette = command_palette, &[PALETTE], always, |app, _| app.open_palette();
    Help = command_help, &[plain(Key::F1)], always, |app, _| app.turn_help();

    FocusName = command_focus_name, &[ctrl(Key::L)], always, |app, context| app.open_tab(Tab::Inspect, context);
    Back = command_back, &[ctrl(Key::OpenBracket), plain(Key::BrowserBack)], App::can_go_back, App::go_back;
    Forward = command_forward, &[ctrl(Key::CloseBracket), plain(Key::BrowserForward)], App::can_go_on, App::go_on;
    Undo = command_undo, &[ctrl(Key::Z)], |app, context| app.can_undo(Undoing::Undo, context),
        |app, context| app.undo(Undoing::Undo, context);
    Redo = command_redo, &[ctrl(Key::Y)], |app, context| app.can_undo(Undoing::Redo, context),
        |app, context| app.undo(Undoing::Redo, context);
    FindCharacter = command_find_character, &[ctrl(Key::I)], App::on_inspect,
        |app, _| app.tabs.inspect.find_character();
    CompareNames = command_compare_names, &[], App::comparing, |app, _| app.settings.session.compared.is_shown ^= true;
    MarkInvisible = command_mark_invisible, &[], |app, _| Switch(app.settings.preferences.marks_invisible),
        |app, _| app.settings.preferences.marks_invisible ^= true;

    CopyLink = command_copy_link, &[], App::with_input, App::copy_link;
    PinName = command_pin_name, &[], App::can_pin, App::pin_name;
    UnpinName = command_unpin_name, &[], App::can_unpin, App::unpin_name;
    Export = command_export, &[ctrl(Key::E)], App::with_name, |app, _| app.begin_export(ExportStart::AsBefore);
    Print = command_print, &[], App::with_name, |app, _| app.begin_export(ExportStart::Print);
    Present = command_present, &[plain(Key::F5)], App::can_present, |app, _| app.present_tab();

    OpenSession = command_open_session, &[], always, |app, context| app.ask_to_open(FileKind::Session, context);
    SaveSession = command_save_session, &[], always, |app, context| app.ask_to_save(FileKind::Session, context);
    BringBackSession = command_bring_back_session, &[], App::with_earlier_session,
        App::bring_back_latest;

    ShowInvisible = command_show_invisible, &[], |app, _| Switch(app.settings.preferences.show_invisibles),
        |app, _| app.settings.preferences.show_invisibles ^= true;
    Align = command_align, &[], |app, _| Switch(app.settings.session.panes.aligns_by_paragraph),
        |app, _| app.settings.session.panes.aligns_by_paragraph ^= true;
    ArrangeRows = command_arrange_rows, &[], |app, _| arranged(app, Arrangement::Rows),
        |app, _| app.settings.session.panes.arrangement = Arrangement::Rows;
    ArrangeSideBySide = command_arrange_side_by_side, &[], |app, _| arranged(app, Arrangement::SideBySide),
        |app, _| app.settings.session.panes.arrangement = Arrangement::SideBySide;
    ResetPanes = command_reset_panes, &[], always, App::reset_panes;

    NewStrategy = command_new_strategy, &[], App::with_room_for_strategy,
        |app, context| app.apply(context, Command::new_strategy());
    OpenStrategies = command_open_strategies, &[], always,
        |app, context| app.ask_to_open(FileKind::Strategies, context);
    SaveStrategies = command_save_strategies, &[], App::with_strategies,
        |app, context| app.ask_to_save(FileKind::Strategies, context);

    OpenRuleset = command_open_ruleset, &[], always, |app, context| app.ask_to_open(FileKind::Ruleset, context);
    RemoveRuleset = command_remove_ruleset, &[], App::with_ruleset, App::remove_ruleset;
    OpenText = command_open_text, &[], always, |app, context| app.ask_to_open(FileKind::Text, context);
    OpenList = command_open_list, &[], always, |app, context| app.ask_to_open(FileKind::List, context);
    OpenOtherList = command_open_other_list, &[], App::with_list,
        |app, context| app.ask_to_open(FileKind::OtherList, context);
    SaveRows = command_save_rows, &[], App::with_rows, |app, context| app.ask_to_save(FileKind::Rows, context);
    OpenStudy = command_open_study, &[], always, |app, context| app.ask_to_open(FileKind::Study, context);
    SaveStudy = command_save_study, &[], App::with_results,
        |app, context| app.ask_to_save(FileKind::Study, context);
    OpenLesson = command_open_lesson, &[], always, |app, context| app.ask_to_open(FileKind::Lesson, context);
    CopyLessonLink = command_copy_lesson_link, &[], App::with_lesson, App::copy_lesson_link;

    ThemeSystem = command_theme_system, &[], |_, context| themed(context, ThemePreference::System),
        |_, context| context.set_theme(ThemePreference::System);
    ThemeLight = command_theme_light, &[], |_, context| themed(context, ThemePreference::Light),
        |_, context| context.set_theme(ThemePreference::Light);
    ThemeDark = command_theme_dark, &[], |_, context| themed(context, ThemePreference::Dark),
        |_, context| context.set_theme(ThemePreference::Dark);
    ZoomIn = command_zoom_in, &[ZOOM_IN], always, |_, context| zoom_in(context);
    ZoomOut = command_zoom_out, &[ZOOM_OUT], always, |_, context| zoom_out(context);
    ZoomReset = command_zoom_reset, &[ZOOM_RESET], always, |_, context| context.set_zoom_factor(1.0);
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
