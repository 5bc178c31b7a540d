//! The table: a row a name. Only the rows in view are laid out, and names are drawn by our own lines.
//!
//! It is one stop of the Tab key: the arrow keys go from cell to cell, also to the titles, which sort. The row that has
//! the keyboard is selected, and the details below are about it.

use std::rc::Rc;

use eframe::egui::{
    Align2, Context, Id, Key, Modifiers, Rangef, Rect, Response, Role, Sense, Stroke, TextStyle, Ui,
    UiBuilder, WidgetInfo, pos2,
};

use bidiscope_report::list::{ListSort, ListTableColumn};
use bidiscope_words::message;

use super::super::theme::Palette;
use super::super::widgets::{BAR, DataTable, Roving, TableScroll, TableView, sort_title};
use super::cell_shown::CellShown;
use super::column_places::{ColumnPlaces, reference};
use super::reading_event::Ending;
use super::tab::{ListPass, ListTab};
use super::{cells, name_cell};

/// How high a title and a row are, in points.
const HEADER: f32 = 28.0;
pub(super) const ROW: f32 = 32.0;

/// The identity of a cell: of a name's by its number in the list.
fn cell_id(row: Option<usize>, column: ListTableColumn) -> Id {
    Id::unique(("list cell", row, column.id()))
}

/// Where the request to give the table the keyboard is kept.
fn keyboard_request_id() -> Id {
    Id::unique("list table wants the keyboard")
}

/// Gives the table the keyboard as soon as it is shown.
pub(super) fn request_keyboard(context: &Context) {
    context.data_mut(|data| data.insert_temp(keyboard_request_id(), true));
}

/// Whether the table is to have the keyboard, once.
pub(super) fn take_keyboard_request(context: &Context) -> bool {
    context.data_mut(|data| data.remove_temp::<bool>(keyboard_request_id())).is_some()
}

/// The room in which the titles and some rows are seen, in points.
pub(super) const LEAST: f32 = HEADER + 6.0 * ROW;

/// Shows the table.
pub(super) fn show(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    let columns = ColumnPlaces::of(tab, pass.settings, ui.available_width() - BAR);
    let table = DataTable {
        id: Id::unique("cells of the list"),
        head: HEADER,
        row: ROW,
        rows: tab.shown.len(),
        frozen: 0.0,
        edges: columns.edges.clone(),
    };
    // The row that has the keyboard stays in view when a group opens below it.
    let inner = table.place(ui, &mut tab.table.scroll, tab.table.place);
    settle_keyboard(ui, tab, &columns);
    // The row that has the keyboard is the one that is selected; from the titles the last one stays so.
    tab.selected = tab.table.place.and_then(|it| tab.shown.row_index(it)).or(tab.selected);
    let mut scroll = tab.table.scroll;
    table.show(ui, &mut scroll, inner, |ui, scroll, view| {
        let whole = UiBuilder::new().id_salt("list table").max_rect(view.seen);
        let whole =
            whole.accessibility_role(Role::Table).accessibility_label(message!(list_table).static_text());
        let ui = &mut ui.new_child(whole);
        let mut shown = ShownTable { table: &table, view, scroll, columns: &columns };
        // The titles first, as they are read.
        shown.titles(ui, tab, pass);
        shown.rows(ui, tab, pass);
    });
    tab.table.scroll = scroll;
}

/// The table in a pass.
struct ShownTable<'a> {
    table: &'a DataTable,
    view: &'a TableView,
    scroll: &'a mut TableScroll,
    columns: &'a ColumnPlaces,
}

impl ShownTable<'_> {
    /// The columns that are in view, each with where it stands.
    fn columns_in_view(&self) -> impl Iterator<Item = (ListTableColumn, Rangef)> {
        self.view.columns.clone().map(|it| (self.columns.all[it], self.view.column(it)))
    }

    /// The rows that are in view.
    fn rows(&mut self, ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
        let palette = Palette::current(ui);
        let view = self.view;
        let mut inside = ui.new_child(UiBuilder::new().max_rect(view.body));
        inside.set_clip_rect(view.body.intersect(ui.clip_rect()));
        let ui = &mut inside;
        if tab.shown.is_empty() {
            let at = pos2(view.body.left() + 8.0, view.body.top() + ROW / 2.0);
            let font = TextStyle::Body.resolve(ui.style());
            ui.painter().text(at, Align2::LEFT_CENTER, empty_words(tab), font, palette.weak_text);
        }
        let current = tab.table.place;
        for place in view.rows.clone() {
            let Some(row) = tab.shown.row_index(place) else { break };
            let line = view.row(place);
            if tab.selected == Some(row) {
                ui.painter().rect_filled(line, 0.0, palette.selected_row);
            }
            ui.painter().hline(line.x_range(), line.bottom() - 0.5, Stroke::new(0.5, palette.line));
            self.row(ui, tab, pass, (place, row, line));
        }
        // A row that was scrolled out of view keeps the keyboard.
        if let Some(at) = current.filter(|it| !view.rows.contains(it))
            && let Some(row) = tab.shown.row_index(at)
        {
            let column = self.columns.all[tab.table.column_of(&self.columns.all)];
            let y = if at < view.rows.start { view.body.top() } else { view.body.bottom() };
            let edge = Rect::from_x_y_ranges(view.body.x_range(), y..=y);
            let response = ui.interact(edge, cell_id(Some(row), column), Sense::click());
            let sentence = message!(list_row_out_of_view, row = at + 1, count = tab.shown.len()).to_string();
            response.widget_info(|| WidgetInfo::labeled(Role::Cell, true, &sentence));
            self.follow(ui, tab, &response);
        }
    }

    fn row(
        &mut self,
        ui: &mut Ui,
        tab: &mut ListTab,
        pass: &mut ListPass<'_>,
        (place, row, line): (usize, usize, Rect),
    ) {
        let Some(view) = tab.rows.row(&tab.names, row) else { return };
        let sentence = message!(list_row_of, row = place + 1, count = tab.shown.len()).to_string();
        let reference = reference(pass.settings);
        let row_of_cells =
            UiBuilder::new().id_salt(("row", row)).max_rect(line).accessibility_label(sentence);
        let ui = &mut ui.new_child(row_of_cells.accessibility_role(Role::Row));
        for (column, across) in self.columns_in_view().collect::<Vec<_>>() {
            let rect = Rect::from_x_y_ranges(across, line.y_range());
            let is_current = tab.table.is_on(Some(place), column, &self.columns.all);
            let id = cell_id(Some(row), column);
            let response = ui.interact(rect.intersect(ui.clip_rect()), id, Roving::sense(is_current));
            let is_marked = column.displayed_strategy().is_some()
                && view.logical_order_characters.len() <= name_cell::MOST_DRAWN;
            let moved = match column.displayed_strategy().filter(|_| is_marked) {
                Some(display) => tab.rows.changed_logical_indices(row, &view, [reference, display]),
                None => Rc::default(),
            };
            let cell = CellShown { column, row, view: &view, rect, reference, moved };
            response.widget_info(|| WidgetInfo::labeled(Role::Cell, true, cells::words(tab, &cell)));
            cells::paint(ui, tab, pass, &cell);
            if is_current {
                self.follow(ui, tab, &response);
            }
            let is_entered = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if response.double_clicked() || is_entered {
                tab.inspect(pass, row);
            } else if response.clicked() {
                tab.table.go_to(Some(place), column);
                (tab.selected, tab.hides_details) = (Some(row), false);
                ui.memory_mut(|memory| memory.request_focus(id));
                ui.ctx().request_repaint();
            }
            cells::explain(response, tab, pass, &cell);
        }
    }

    /// The titles of the columns; a click on one sorts by it.
    fn titles(&mut self, ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
        let reference = reference(pass.settings);
        let palette = Palette::current(ui);
        let row = self.view.heads();
        ui.painter().rect_filled(row, 0.0, palette.pane);
        ui.painter().hline(row.x_range(), row.bottom() - 0.5, Stroke::new(1.0, palette.line));
        for (column, across) in self.columns_in_view().collect::<Vec<_>>() {
            let rect = Rect::from_x_y_ranges(across, row.y_range());
            let is_current = tab.table.is_on(None, column, &self.columns.all);
            let id = cell_id(None, column);
            let sort = &mut pass.settings.sort;
            let sorted = (sort.column == column).then_some(sort.is_reversed);
            let heading = column.heading(reference);
            let response = sort_title(ui, pass.lines, (id, rect, is_current), &heading, sorted);
            if response.clicked() {
                *sort = ListSort { column, is_reversed: sorted == Some(false) };
                tab.table.go_to(None, column);
                ui.memory_mut(|memory| memory.request_focus(id));
                ui.ctx().request_repaint();
            }
            if is_current {
                self.follow(ui, tab, &response);
            }
            response.on_hover_ui(|ui| {
                ui.strong(heading);
                ui.label(column.explanation());
            });
        }
    }

    /// Brings the cell that has got the keyboard into view, and moves on from it with the keys; Escape closes the details.
    fn follow(&mut self, ui: &Ui, tab: &mut ListTab, response: &Response) {
        let columns = &self.columns.all;
        let (of_table, has_details) =
            ((self.table, &mut *self.scroll, self.view.seen), tab.details.is_some());
        if tab.table.follow(ui, of_table, (columns, 0), response, has_details) {
            focus_current(ui, tab, self.columns);
        } else if response.has_focus()
            && has_details
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
        {
            tab.hides_details = true;
        }
    }
}

/// Why no row is in view.
fn empty_words(tab: &ListTab) -> &'static str {
    if tab.running.is_some() {
        message!(list_first_names).static_text()
    } else if tab.names.is_empty() {
        match tab.ending {
            Some(Ending::Broken(_)) => "",
            _ => message!(list_without_names).static_text(),
        }
    } else if tab.arranging.is_some() {
        message!(list_filtering).static_text()
    } else {
        message!(list_no_match).static_text()
    }
}

/// Sees to it that the keyboard is on a cell that there is, and gives it to the table where that was asked for.
fn settle_keyboard(ui: &Ui, tab: &mut ListTab, columns: &ColumnPlaces) {
    if columns.all.is_empty() {
        return;
    }
    let count = tab.shown.len();
    let last = count.checked_sub(1);
    tab.table.place = tab.table.place.and_then(|it| last.map(|last| it.min(last)));
    // Where names are still to come it waits for the first.
    let can_take_keyboard = count > 0 || tab.running.is_none();
    if can_take_keyboard && take_keyboard_request(ui.ctx()) {
        if tab.table.place.is_none() && tab.table.column.is_none() && count > 0 {
            tab.table.go_to(Some(0), ListTableColumn::Name);
        }
        focus_current(ui, tab, columns);
    }
}

/// Whether the window's keyboard is in the table.
pub(super) fn has_keyboard(context: &Context, tab: &ListTab) -> bool {
    let row = tab.table.place.and_then(|it| tab.shown.row_index(it));
    let column = tab.table.column.unwrap_or(ListTableColumn::Name);
    context.memory(|memory| memory.has_focus(cell_id(row, column)))
}

/// Gives the cell that has the keyboard in the table that of the window.
fn focus_current(ui: &Ui, tab: &ListTab, columns: &ColumnPlaces) {
    let row = tab.table.place.and_then(|it| tab.shown.row_index(it));
    let id = cell_id(row, columns.all[tab.table.column_of(&columns.all)]);
    ui.memory_mut(|memory| memory.request_focus(id));
}

impl ListTab {
    /// Gives the table the keyboard; where there is no list, the field for the path of one.
    pub(crate) fn focus(context: &Context) {
        request_keyboard(context);
    }
}
