//! The menu of how often each character occurs, and its copy.

use eframe::egui::{Grid, ScrollArea, Ui};

use bidiscope_bidi::name::code_point;
use bidiscope_report::words::character::character_description;
use bidiscope_url::text::IdentifierCharacterCount;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::command::Command;
use super::tab::{TextPass, TextTab};

/// How high a menu of many characters is at most, in points; the rest is scrolled to.
pub(super) const LONGEST_MENU: f32 = 320.0;
/// How many characters the menu lists; a copy has all of them.
const MOST_LISTED: usize = 200;

/// The menu with the counts; none where no identifier is found.
pub(super) fn menu(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    if tab.view.identifiers.is_empty() {
        return;
    }
    let menu = accessibility::lasting_menu(ui, message!(text_characters).static_text(), |ui| {
        let counted = tab.usage.of(&tab.view);
        ScrollArea::vertical().max_height(LONGEST_MENU).show(ui, |ui| {
            Grid::new("character counts").num_columns(3).striped(true).show(ui, |ui| {
                for it in counted.iter().take(MOST_LISTED) {
                    ui.label(it.occurrence_count.to_string());
                    ui.label(character_description(it.scalar));
                    ui.weak(if it.is_davis_inclusion_character {
                        message!(text_character_exception).static_text()
                    } else {
                        ""
                    });
                    ui.end_row();
                }
            });
        });
        if let Some(more) = counted.len().checked_sub(MOST_LISTED).filter(|it| *it > 0) {
            ui.weak(message!(and_more, count = more).to_string());
        }
        ui.separator();
        let copy = message!(text_characters_copy).static_text();
        if ui.button(copy).clicked() {
            pass.commands.push(Command::Copy { text: as_table(counted), what: copy });
            ui.close();
        }
    });
    menu.response.on_hover_text(message!(text_characters_about).static_text());
}

/// A line for each character, with tabs between its count, code point and name.
fn as_table(counted: &[IdentifierCharacterCount]) -> String {
    let line = |it: &IdentifierCharacterCount| {
        format!("{}\t{}\t{}\n", it.occurrence_count, code_point(it.scalar), it.character_name)
    };
    counted.iter().map(line).collect()
}
