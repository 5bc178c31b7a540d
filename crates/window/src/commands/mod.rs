//! What a user can ask for without saying more: one table of titles and keys, which menus, buttons, keys, the palette and the
//! help read. What a command does is said in the table of the app.

mod availability;

use eframe::egui::gui_zoom::kb_shortcuts::{ZOOM_IN, ZOOM_OUT, ZOOM_RESET};
use eframe::egui::{Context, Key, KeyboardShortcut, Modifiers};

use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message};

use super::settings::Tab;

pub(super) use availability::{Availability, CommandStates, NO_STATES};

/// Defines the commands: a row is a command with its message and its keys, of which the first ones are shown.
macro_rules! commands {
    ($($command:ident = $message:ident, $keys:expr;)+) => {
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
            /// Its keys, of which the first ones are shown.
            pub(super) fn keys(self) -> &'static [KeyboardShortcut] {
                match self {
                    Self::OpenTab(tab) => tab_keys(tab),
                    $(Self::$command => const { $keys }),+
                }
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
    Palette = command_palette, &[PALETTE];
    Help = command_help, &[plain(Key::F1)];

    FocusName = command_focus_name, &[ctrl(Key::L)];
    Back = command_back, &[ctrl(Key::OpenBracket), plain(Key::BrowserBack)];
    Forward = command_forward, &[ctrl(Key::CloseBracket), plain(Key::BrowserForward)];
    Undo = command_undo, &[ctrl(Key::Z)];
    Redo = command_redo, &[ctrl(Key::Y)];
    FindCharacter = command_find_character, &[ctrl(Key::I)];
    CompareNames = command_compare_names, &[];
    MarkInvisible = command_mark_invisible, &[];

    CopyLink = command_copy_link, &[];
    PinName = command_pin_name, &[];
    UnpinName = command_unpin_name, &[];
    Export = command_export, &[ctrl(Key::E)];
    Print = command_print, &[];
    Present = command_present, &[plain(Key::F5)];

    OpenSession = command_open_session, &[];
    SaveSession = command_save_session, &[];
    BringBackSession = command_bring_back_session, &[];

    ShowInvisible = command_show_invisible, &[];
    Align = command_align, &[];
    ArrangeRows = command_arrange_rows, &[];
    ArrangeSideBySide = command_arrange_side_by_side, &[];
    ResetPanes = command_reset_panes, &[];

    NewStrategy = command_new_strategy, &[];
    OpenStrategies = command_open_strategies, &[];
    SaveStrategies = command_save_strategies, &[];

    OpenRuleset = command_open_ruleset, &[];
    RemoveRuleset = command_remove_ruleset, &[];
    OpenText = command_open_text, &[];
    OpenList = command_open_list, &[];
    OpenOtherList = command_open_other_list, &[];
    SaveRows = command_save_rows, &[];
    OpenStudy = command_open_study, &[];
    SaveStudy = command_save_study, &[];
    OpenLesson = command_open_lesson, &[];
    CopyLessonLink = command_copy_lesson_link, &[];

    ThemeSystem = command_theme_system, &[];
    ThemeLight = command_theme_light, &[];
    ThemeDark = command_theme_dark, &[];
    ZoomIn = command_zoom_in, &[ZOOM_IN];
    ZoomOut = command_zoom_out, &[ZOOM_OUT];
    ZoomReset = command_zoom_reset, &[ZOOM_RESET];
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

fn tab_keys(tab: Tab) -> &'static [KeyboardShortcut] {
    let place = Tab::ALL.iter().position(|it| *it == tab);
    place.and_then(|it| TAB_KEYS.get(it..=it)).unwrap_or_default()
}

impl CommandId {
    /// All commands: the tabs, then the table.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        Tab::ALL.into_iter().map(Self::OpenTab).chain(COMMANDS.iter().copied())
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
