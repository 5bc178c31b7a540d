//! The menus of the editor: what a right click offers, and the invisible characters.

use eframe::egui::{Button, Grid, Popup, Response, Ui};

use bidiscope_bidi::name::{character_name, code_point};
use bidiscope_edit::{Deletion, EditAction, Editor, INSERTABLE_INVISIBLES, effect_of_invisible};
use bidiscope_layout::caption_of_invisible_character;
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::commands::CommandId;
use super::keys::Request;

/// A command of the menu for whatever shows the editor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MenuCommand {
    /// To insert a character, as the notation writes it.
    Insert(char),
    /// To look for a character to insert.
    FindCharacter,
}

/// What was chosen from the context menu.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Choice {
    Request(Request),
    Command(MenuCommand),
}

/// Shows the context menu while it is open.
pub(super) fn context_menu(response: &Response, editor: &Editor) -> Option<Choice> {
    let mut choice = None;
    Popup::context_menu(response).show(|ui| {
        let has_selection = !editor.selection().is_empty();
        let mut item = |ui: &mut Ui, text: &str, keys: &str, enabled: bool, request: Request| {
            if ui.add_enabled(enabled, Button::new(text).shortcut_text(keys)).clicked() {
                choice = Some(Choice::Request(request));
                ui.close();
            }
        };
        item(ui, message!(edit_cut).static_text(), "Ctrl+X", has_selection, Request::Cut);
        item(ui, message!(button_copy).static_text(), "Ctrl+C", has_selection, Request::Copy);
        item(ui, message!(edit_paste).static_text(), "Ctrl+V", true, Request::Paste);
        let delete = Request::Act(EditAction::DeleteText(Deletion::Selected));
        item(ui, message!(button_delete).static_text(), "Del", has_selection, delete);
        ui.separator();
        let has_text = !editor.characters().is_empty();
        let select_all = Request::Act(EditAction::SelectAll);
        item(ui, message!(edit_select_all).static_text(), "Ctrl+A", has_text, select_all);
        ui.separator();
        let undo = Request::Act(EditAction::Undo);
        item(ui, CommandId::Undo.title(), "Ctrl+Z", editor.can_undo(), undo);
        let redo = Request::Act(EditAction::Redo);
        item(ui, CommandId::Redo.title(), "Ctrl+Y", editor.can_redo(), redo);
        ui.separator();
        accessibility::menu(ui, message!(edit_insert_invisible).static_text(), |ui| {
            if let Some(scalar) = insert_invisible(ui) {
                choice = Some(Choice::Command(MenuCommand::Insert(scalar)));
            }
        });
        if ui.add(Button::new(CommandId::FindCharacter.title()).shortcut_text("Ctrl+I")).clicked() {
            choice = Some(Choice::Command(MenuCommand::FindCharacter));
            ui.close();
        }
    });
    choice
}

/// The invisible characters as a list of buttons; gives the one that was clicked.
pub(crate) fn insert_invisible(ui: &mut Ui) -> Option<char> {
    let mut chosen = None;
    Grid::new("invisible characters").num_columns(2).striped(true).show(ui, |ui| {
        for scalar in INSERTABLE_INVISIBLES {
            let label = caption_of_invisible_character(scalar).unwrap_or_default();
            let name = format!("{} {}", code_point(scalar), character_name(scalar));
            if ui.button(label).on_hover_text(name).clicked() {
                chosen = Some(scalar);
                ui.close();
            }
            ui.label(effect_of_invisible(scalar));
            ui.end_row();
        }
    });
    chosen
}
