//! The way back to the row that was chosen, when the same list is read again.

use eframe::egui::Context;

use super::super::settings::ListSettings;
use super::tab::{ListTab, Returning};
use super::table;

impl Returning {
    /// Where the table is now, or where it is to be once the list is read.
    pub(super) fn of(tab: &mut ListTab) -> Self {
        tab.returning.take().unwrap_or_else(|| {
            let chosen = tab.selected.and_then(|row| {
                let line = tab.names.record_of_row(row)?.line_number;
                Some((line, tab.names.name_bytes_in_list(row).to_vec()))
            });
            Self { keyboard: tab.table, chosen }
        })
    }

    /// The row that was chosen: the one with that name, in its line if there are several; else the one in that line.
    fn row(&self, tab: &ListTab) -> Option<usize> {
        let (line, name) = self.chosen.as_ref()?;
        let rows = || 0..tab.names.name_count();
        let has_line = |row: &usize| tab.names.record_of_row(*row).is_some_and(|it| it.line_number == *line);
        let has_name = |row: &usize| tab.names.name_bytes_in_list(*row) == name;
        let in_line = rows().find(has_line);
        in_line.filter(has_name).or_else(|| rows().find(has_name)).or(in_line)
    }
}

impl ListTab {
    /// Goes back to where the table was before the same list was read again, as soon as all of it is there; unless the user has
    /// chosen another row meanwhile.
    pub(super) fn go_back(&mut self, context: &Context, settings: &ListSettings) {
        if !self.is_settled(&settings.filter) || self.shown_by.sort != settings.sort {
            return;
        }
        let Some(returning) = self.returning.take() else { return };
        if self.table.place.is_some_and(|it| it > 0) {
            return;
        }
        let had_keyboard = table::has_keyboard(context, self);
        let place = returning.row(self).and_then(|row| self.shown.shown_index_of(row));
        let before = returning.keyboard.place;
        self.table = returning.keyboard;
        self.table.place = place.or(before).filter(|_| before.is_some());
        self.selected = place.and_then(|it| self.shown.row_index(it)).or(self.selected);
        if let (Some(before), Some(place)) = (before, place) {
            // It stays where it was on the screen.
            self.table.scroll.go_down((place as f32 - before as f32) * table::ROW);
        }
        if had_keyboard {
            table::request_keyboard(context);
        }
    }
}
