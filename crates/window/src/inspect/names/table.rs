//! The table: a row a name, under titles that sort. The number and the name stay in view when it is scrolled sideways.
//!
//! It is one stop of the Tab key: the arrow keys go from cell to cell, also to the titles. Enter opens the name of the row in
//! the field, Delete takes it out of the table.

use eframe::egui::{Button, Id, Key, Rangef, Rect, Role, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use bidiscope_report::view::{ComparedNamesColumn, ComparedNamesSort};
use bidiscope_report::words::accessible::accessible_text;
use bidiscope_words::message;

use super::super::super::accessibility;
use super::super::super::command::Command;
use super::super::super::theme::Palette;
use super::super::super::widgets::{
    BAR, CELL_MARGIN, DataTable, Roving, TableKeyboard, TableScroll, TableView, sort_title,
};
use super::super::tab::InspectPass;
use super::acts::inspect;
use super::cells::{self, Cell};
use super::state::KeptTable;

/// How high a title is, in points.
const HEADER: f32 = 28.0;
/// How many columns stay in view.
const FROZEN: usize = 2;
/// The height of a table that is scrolled with everything else, in points, where that leaves no more in view.
const IN_LOW_WINDOW: f32 = 240.0;
/// The width of the stroke beside the name that is in the field, in points.
const IN_FIELD: f32 = 3.0;

/// Shows it.
pub(super) fn show(
    ui: &mut Ui,
    (keyboard, kept): (&mut TableKeyboard<ComparedNamesColumn>, &KeptTable),
    pass: &mut InspectPass<'_>,
    is_low: bool,
) {
    let columns = [
        ComparedNamesColumn::RowNumber,
        ComparedNamesColumn::Name,
        ComparedNamesColumn::RegistrationVerdict,
        ComparedNamesColumn::DistinctDisplayCount,
    ];
    let columns: Vec<ComparedNamesColumn> =
        columns.into_iter().chain(kept.displays.iter().copied().map(ComparedNamesColumn::Display)).collect();
    let room = ui.available_width() - BAR;
    let widths: Vec<f32> = columns.iter().map(|&it| cells::width(ui, pass, kept, it, room)).collect();
    let mut edges = vec![0.0];
    edges.extend(widths[FROZEN..].iter().scan(0.0, |end, width| {
        *end += width;
        Some(*end)
    }));
    let table = DataTable {
        id: Id::unique("cells of the names"),
        head: HEADER,
        row: cells::row_height(pass, kept),
        rows: kept.shown.len(),
        frozen: widths[..FROZEN].iter().sum(),
        edges,
    };
    let last = table.rows.checked_sub(1);
    keyboard.place = keyboard.place.and_then(|it| Some(it.min(last?)));
    let most = match is_low {
        // What is in view below what stands above it, before anything is scrolled.
        true => (ui.clip_rect().height() - (ui.cursor().top() - ui.min_rect().top())).max(IN_LOW_WINDOW),
        false => ui.available_height(),
    };
    let height = (HEADER + table.rows as f32 * table.row + BAR).min(most);
    let room = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), height));
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        let mut scroll = keyboard.scroll;
        let inner = table.place(ui, &mut scroll, keyboard.place);
        table.show(ui, &mut scroll, inner, |ui, scroll, view| {
            let whole = UiBuilder::new().id_salt("names table").max_rect(view.seen);
            let label = message!(names_title).static_text();
            let ui = &mut ui.new_child(whole.accessibility_role(Role::Table).accessibility_label(label));
            let widths = &widths[..FROZEN];
            let mut shown =
                ShownTable { table: &table, view, scroll, columns: &columns, widths, keyboard, kept };
            shown.titles(ui, pass);
            shown.rows(ui, pass);
            let x = view.body.left();
            ui.painter().vline(x, view.seen.y_range(), Stroke::new(1.0, Palette::current(ui).line));
        });
        keyboard.scroll = scroll;
    });
}

/// The table in a pass.
struct ShownTable<'a> {
    table: &'a DataTable,
    view: &'a TableView,
    scroll: &'a mut TableScroll,
    columns: &'a [ComparedNamesColumn],
    /// The widths of the columns that stay in view.
    widths: &'a [f32],
    keyboard: &'a mut TableKeyboard<ComparedNamesColumn>,
    kept: &'a KeptTable,
}

impl ShownTable<'_> {
    /// The columns of which something is in view, each with where it stands and where it is seen.
    fn columns_in_view(&self) -> Vec<(ComparedNamesColumn, Rangef, Rangef)> {
        let (seen, body) = (self.view.seen.x_range(), self.view.body.x_range());
        let mut left = seen.min;
        let frozen = self.widths.iter().zip(self.columns).map(|(width, &column)| {
            left += width;
            (column, Rangef::new(left - width, left), Rangef::new(seen.min, body.min.min(seen.max)))
        });
        let scrolled =
            self.view.columns.clone().map(|it| (self.columns[FROZEN + it], self.view.column(it), body));
        frozen.collect::<Vec<_>>().into_iter().chain(scrolled).collect()
    }

    /// The titles of the columns; a click on one sorts by it.
    fn titles(&mut self, ui: &mut Ui, pass: &mut InspectPass<'_>) {
        let row = Rect::from_x_y_ranges(self.view.seen.x_range(), self.view.heads().y_range());
        let palette = Palette::current(ui);
        ui.painter().rect_filled(row, 0.0, palette.pane);
        ui.painter().hline(row.x_range(), row.bottom() - 0.5, Stroke::new(1.0, palette.line));
        let sort = pass.settings.session.compared.sort;
        for (column, across, seen) in self.columns_in_view() {
            let ui = &mut clipped(ui, Rect::from_x_y_ranges(seen, row.y_range()));
            let rect = Rect::from_x_y_ranges(across, row.y_range());
            let is_current = self.keyboard.is_on(None, column, self.columns);
            let sorted = (sort.column == column).then_some(sort.is_reversed);
            let heading = cells::heading(column, self.kept);
            let id = cell_id(None, column);
            let response = sort_title(ui, pass.lines, (id, rect, is_current), &heading, sorted);
            if response.clicked() {
                let sort = ComparedNamesSort { column, is_reversed: sorted == Some(false) };
                pass.commands.push(Command::change(move |it| it.session.compared.sort = sort));
                self.keyboard.go_to(None, column);
                ui.memory_mut(|memory| memory.request_focus(id));
            }
            if is_current {
                self.follow(ui, &response);
            }
            response.on_hover_ui(|ui| {
                ui.label(cells::explanation(column));
            });
        }
    }

    /// The rows that are in view, and the one that has the keyboard.
    fn rows(&mut self, ui: &mut Ui, pass: &mut InspectPass<'_>) {
        for place in self.view.rows.clone() {
            self.row(ui, pass, place, self.view.row(place));
        }
        // A row that was scrolled out of view keeps the keyboard.
        if let Some(place) = self.keyboard.place.filter(|it| !self.view.rows.contains(it)) {
            let is_above = place < self.view.rows.start;
            let y = if is_above { self.view.body.top() } else { self.view.body.bottom() };
            self.row(ui, pass, place, Rect::from_x_y_ranges(self.view.seen.x_range(), y..=y));
        }
    }

    fn row(&mut self, ui: &mut Ui, pass: &mut InspectPass<'_>, place: usize, line: Rect) {
        let kept = self.kept;
        let Some((at, row)) =
            kept.shown.row_index(place).and_then(|at| Some((at, kept.table.rows().get(at)?)))
        else {
            return;
        };
        let rows = Rect::from_x_y_ranges(self.view.seen.x_range(), self.view.body.y_range());
        let ui = &mut clipped(ui, rows);
        let sentence = message!(list_row_of, row = place + 1, count = kept.shown.len()).to_string();
        let whole = UiBuilder::new().id_salt(("row", place)).max_rect(line).accessibility_label(sentence);
        let ui = &mut ui.new_child(whole.accessibility_role(Role::Row));
        let palette = Palette::current(ui);
        let is_selected = self.keyboard.place == Some(place);
        if is_selected {
            ui.painter().rect_filled(line, 0.0, palette.selected_row);
        }
        ui.painter().hline(line.x_range(), line.bottom() - 0.5, Stroke::new(0.5, palette.line));
        if kept.in_field == Some(at) {
            let stroke = line.with_max_x(line.left() + IN_FIELD).shrink2(vec2(0.0, 2.0));
            ui.painter().rect_filled(stroke, 0.0, palette.highlight_edge);
        }
        for (column, across, seen) in self.columns_in_view() {
            let rect = Rect::from_x_y_ranges(across, line.y_range());
            let ui = &mut clipped(ui, Rect::from_x_y_ranges(seen, rows.y_range()));
            let is_current = self.keyboard.is_on(Some(place), column, self.columns);
            let id = cell_id(Some(place), column);
            // Beside a name stand its buttons.
            let end = rect.right() - if column == ComparedNamesColumn::Name { cells::BUTTONS } else { 0.0 };
            let own = rect.with_max_x(end).intersect(ui.clip_rect());
            let response = ui.interact(own, id, Roving::sense(is_current));
            let cell = Cell { column, at, row, kept };
            response.widget_info(|| WidgetInfo::labeled(Role::Cell, true, cell.words()));
            if line.height() > 0.0 {
                cells::paint(ui, pass, &cell, rect);
            }
            if is_current {
                self.follow(ui, &response);
            }
            let pressed = |key| response.has_focus() && ui.input(|input| input.key_pressed(key));
            if response.double_clicked() || pressed(Key::Enter) {
                inspect(pass, &row.name);
            } else if pressed(Key::Delete) {
                remove(pass, kept, at);
            } else if response.clicked() {
                self.keyboard.go_to(Some(place), column);
                ui.memory_mut(|memory| memory.request_focus(id));
                ui.ctx().request_repaint();
            }
            cells::explain(response, pass, &cell);
            if column == ComparedNamesColumn::Name && line.height() > 0.0 {
                buttons(ui, pass, &cell, rect, is_selected);
            }
        }
    }

    /// Goes on from the cell that has the keyboard.
    fn follow(&mut self, ui: &Ui, response: &eframe::egui::Response) {
        let of_table = (self.table, &mut *self.scroll, self.view.seen);
        if self.keyboard.follow(ui, of_table, (self.columns, FROZEN), response, false) {
            let column = self.columns[self.keyboard.column_of(self.columns)];
            let id = cell_id(self.keyboard.place, column);
            ui.memory_mut(|memory| memory.request_focus(id));
        }
    }
}

/// The identity of a cell: of a row's by its place on the screen, where the keyboard stays when others come there.
fn cell_id(place: Option<usize>, column: ComparedNamesColumn) -> Id {
    Id::unique(("name cell", place, format!("{column:?}")))
}

/// A part of the table, nothing of which is seen beyond this.
fn clipped(ui: &mut Ui, seen: Rect) -> Ui {
    let mut part = ui.new_child(UiBuilder::new().max_rect(seen));
    part.set_clip_rect(seen.intersect(ui.clip_rect()));
    part
}

/// What can be done with the name of a row that is kept; the Tab key comes to that of the row that has the keyboard.
fn buttons(ui: &mut Ui, pass: &mut InspectPass<'_>, cell: &Cell<'_>, rect: Rect, is_selected: bool) {
    if cell.kept.kept_at(cell.at).is_none() {
        let room = rect.with_min_x(rect.right() - cells::BUTTONS);
        ui.put(
            room,
            eframe::egui::Label::new(
                eframe::egui::RichText::new(message!(names_in_field).static_text()).weak(),
            ),
        );
        return;
    }
    let name = accessible_text(cell.row.name.characters());
    let place = |from: f32, to: f32| {
        let y = rect.center().y;
        Rect::from_min_max(pos2(rect.right() - from, y - 10.0), pos2(rect.right() - to, y + 10.0))
    };
    // They are many: each has a frame while it is pointed at.
    let button = |words: &'static str| {
        Button::new(words).small().frame_when_inactive(false).sense(Roving::sense(is_selected))
    };
    let open = ui.put(place(cells::BUTTONS, 28.0), button(message!(button_open).static_text()));
    accessibility::button(&open, &message!(button_open_name, name = &name).to_string());
    if open.on_hover_text(message!(names_open_explained).static_text()).clicked() {
        inspect(pass, &cell.row.name);
    }
    let out = ui.put(place(24.0, CELL_MARGIN - 2.0), button("\u{D7}"));
    let sentence = message!(button_remove_name, name = &name).to_string();
    accessibility::button(&out, &sentence);
    if out.on_hover_text(message!(names_remove_explained).static_text()).clicked() {
        remove(pass, cell.kept, cell.at);
    }
}

/// Takes the name of a row out of the table. That of the name in the field stays, which is said.
fn remove(pass: &mut InspectPass<'_>, kept: &KeptTable, row: usize) {
    if let Some(at) = kept.kept_at(row) {
        pass.commands.push(Command::change(move |it| it.session.compared.names.remove(at)));
        if kept.in_field == Some(row) {
            pass.commands.push(Command::Say(message!(names_removed_in_field).to_string()));
        }
    }
}
