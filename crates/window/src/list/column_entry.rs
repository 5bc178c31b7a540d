//! The field for a column of a list, and the menu of those that there are.

use eframe::egui::{ScrollArea, Ui};

use super::super::accessibility;
use super::super::line_entry::{LineEntry, LineLook};
use super::super::settings::ListSettings;
use super::super::titles::Titles;
use super::tab::ListPass;

/// The most columns of a list that a menu offers; another one can be typed.
pub(super) const MOST_COLUMNS: usize = 100;

/// What a field for a column is called, and where its value is.
pub(super) struct ColumnEntry<'a> {
    /// What the field is called, and what stands in it while it is empty.
    pub(super) label: &'static str,
    pub(super) hint: &'a str,
    /// What the menu is called.
    pub(super) menu: &'static str,
    /// The columns or keys of the list, as far as they are known.
    pub(super) columns: &'a [String],
    pub(super) value: fn(&mut ListSettings) -> &mut String,
}

impl ColumnEntry<'_> {
    /// Shows it; whether another column is to be read.
    pub(super) fn show(self, ui: &mut Ui, entry: &mut LineEntry, pass: &mut ListPass<'_>) -> bool {
        let look = LineLook { label: self.label, hint: self.hint, width: 90.0, takes_keyboard: false };
        let is_entered = entry.show(ui, &look, &mut pass.with(self.value)).is_entered;
        let chosen = columns_menu_of(ui, self.menu, self.columns, pass);
        let is_chosen = chosen.is_some();
        let column = (self.value)(pass.settings);
        if let Some(chosen) = chosen {
            *column = chosen;
        }
        // No column is called so long.
        if let Some((end, _)) = column.char_indices().nth(ListSettings::MOST_OF_A_COLUMN) {
            column.truncate(end);
        }
        is_entered || is_chosen
    }
}

/// The menu of the columns of a list; the one that was chosen.
pub(super) fn columns_menu_of(
    ui: &mut Ui,
    menu: &str,
    columns: &[String],
    pass: &mut ListPass<'_>,
) -> Option<String> {
    if columns.is_empty() {
        return None;
    }
    let mut chosen = None;
    accessibility::menu(ui, menu, |ui| {
        ScrollArea::vertical().show(ui, |ui| {
            for title in columns.iter().take(MOST_COLUMNS) {
                if Titles::new(pass.lines).button(ui, title).clicked() {
                    chosen = Some(title.clone());
                    ui.close();
                }
            }
        });
    });
    chosen
}
