//! The keys that the window takes, by the places where they are taken.

use eframe::egui::Context;

use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message};

use super::super::commands::CommandId;
use super::row::HelpRow;

/// What the keys of a place do: its title, and a message for each key or for keys that belong together: the keys, and after
/// a colon what they do.
pub(super) type KeyGroup = (Message<'static>, Vec<Message<'static>>);

/// The keys of the commands, and what they do.
pub(super) fn of_commands(context: &Context) -> Vec<HelpRow> {
    let commands = CommandId::all().filter(|it| !it.keys().is_empty());
    commands.map(|it| (it.written_keys(context), it.title().to_owned())).collect()
}

/// All other keys, in the order in which the help lists them.
pub(super) fn all() -> Vec<KeyGroup> {
    vec![
        (
            message!(window_keys_everywhere),
            vec![
                message!(window_key_everywhere_tab),
                message!(window_key_everywhere_press),
                message!(window_key_everywhere_undo),
                message!(window_key_everywhere_scroll),
                message!(window_key_everywhere_escape),
            ],
        ),
        (
            message!(window_keys_field),
            vec![
                message!(window_key_field_left_right),
                message!(window_key_field_words),
                message!(window_key_field_logical),
                message!(window_key_field_up_down),
                message!(window_key_field_line_ends),
                message!(window_key_field_text_ends),
                message!(window_key_field_select),
                message!(window_key_field_select_all),
                message!(window_key_field_backspace),
                message!(window_key_field_delete),
                message!(window_key_field_delete_words),
                message!(window_key_field_clipboard),
                message!(window_key_field_clipboard_insert),
                message!(window_key_field_undo),
                message!(window_key_field_enter),
                message!(window_key_field_click),
                message!(window_key_field_click_on),
                message!(window_key_field_drop),
            ],
        ),
        (
            message!(window_keys_search),
            vec![
                message!(window_key_search_up_down),
                message!(window_key_search_enter),
                message!(window_key_search_escape),
            ],
        ),
        (
            message!(window_keys_panes),
            vec![
                message!(window_key_panes_details),
                message!(window_key_panes_left_right),
                message!(window_key_panes_up_down),
                message!(window_key_panes_menu),
                message!(window_key_panes_move),
                message!(window_key_panes_cells),
                message!(window_key_panes_rows),
                message!(window_key_panes_enter),
                message!(window_key_panes_drag),
                message!(window_key_panes_wheel),
            ],
        ),
        (
            message!(window_keys_list),
            vec![
                message!(window_key_list_arrows),
                message!(window_key_list_pages),
                message!(window_key_list_click),
                message!(window_key_list_enter),
                message!(window_key_list_escape),
                message!(window_key_list_paste),
            ],
        ),
        (
            message!(window_keys_names),
            vec![
                message!(window_key_names_arrows),
                message!(window_key_names_enter),
                message!(window_key_names_delete),
                message!(window_key_names_escape),
                message!(window_key_names_paste),
            ],
        ),
        (
            message!(window_keys_present),
            vec![
                message!(window_key_present_next),
                message!(window_key_present_back),
                message!(window_key_present_ends),
                message!(window_key_present_idle),
                message!(window_key_present_sides),
                message!(window_key_present_again),
                message!(window_key_present_escape),
            ],
        ),
        (
            message!(window_keys_learn),
            vec![
                message!(window_key_learn_pages),
                message!(window_key_learn_steps),
                message!(window_key_learn_pick_up),
                message!(window_key_learn_carry),
            ],
        ),
        (message!(window_keys_mac), vec![message!(window_key_mac_command), message!(window_key_mac_emacs)]),
    ]
}
