//! The table: a row a name. Only the rows in view are laid out, and names are drawn by our own lines.
//!
//! It is one stop of the Tab key: the arrow keys go from cell to cell, also to the titles, which sort. The row that has
//! the keyboard is selected, and the details below are about it.

use std::rc::Rc;

use eframe::egui::style::ScrollStyle;
use eframe::egui::{
    Align2, Context, Id, Key, Modifiers, Rect, Response, Role, ScrollArea, Sense, Stroke, TextStyle, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use bidiscope_present::message;
use bidiscope_present::view::list::{ListColumn, ListSort};

use super::super::settings::ListSettings;
use super::super::theme::Palette;
use super::super::widgets::Roving;
use super::column_places::{ColumnPlaces, reference};
use super::running::Ending;
use super::scroll::{BAR, VerticalScroll};
use super::{ListPass, ListTab, cells, name_cell};

/// How high a title and a row are, in points.
const HEADER: f32 = 28.0;
const ROW: f32 = 32.0;

/// Where the table is, and where its keyboard is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TableState {
    scroll: VerticalScroll,
    /// The place of the row that has the keyboard; `None` is the titles.
    place: Option<usize>,
    /// The column that has it.
    column: Option<ListColumn>,
    /// Whether that cell is to be scrolled to, from left to right.
    wants_column: bool,
}

impl TableState {
    /// To the first row: the rows are others.
    pub(super) fn show_the_first(&mut self) {
        self.scroll.show_the_first();
        self.place = self.place.map(|_| 0);
    }
}

/// The identity of a cell: of a name's by its number in the list.
fn cell_id(row: Option<usize>, column: ListColumn) -> Id {
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
    let room = ui.available_rect_before_wrap();
    let inner = room.with_max_x(room.right() - BAR);
    let columns = ColumnPlaces::of(tab, pass.settings, inner.width());
    let body = inner.with_min_y(inner.top() + HEADER);
    let below = if columns.width > inner.width() { BAR } else { 0.0 };
    // There may be no room at all.
    let height = (inner.height() - HEADER - below).max(0.0);
    // The row stays in view when a group opens below it.
    let stays = tab.table.place.filter(|&it| tab.table.scroll.would_lose(it, height));
    tab.table.scroll.fit(height, ROW, tab.shown.len());
    if let Some(place) = stays {
        tab.table.scroll.show_row(place);
    }
    settle_keyboard(ui, tab, &columns);
    // The row that has the keyboard is the one that is selected; from the titles the last one stays so.
    tab.selected = tab.table.place.and_then(|it| tab.shown.row(it)).or(tab.selected);
    tab.table.scroll.take_wheel(ui, body);
    let table = UiBuilder::new().id_salt("list table").max_rect(inner);
    let mut child =
        ui.new_child(table.accessibility_role(Role::Table).accessibility_label(message!(list_table).fixed()));
    if below > 0.0 {
        // The bar shows that there are more columns.
        child.spacing_mut().scroll = ScrollStyle::solid();
    }
    let mut area = ScrollArea::horizontal().id_salt("list columns").auto_shrink(false);
    if std::mem::take(&mut tab.table.wants_column) {
        let (_, left, width) = columns.all[columns.place_of(tab.table.column)];
        let offset =
            child.data(|data| data.get_temp::<f32>(keyboard_request_id().with("offset"))).unwrap_or(0.0);
        area = area.horizontal_scroll_offset(offset.min(left).max(left + width - inner.width()));
    }
    let shown = area.show_viewport(&mut child, |ui, viewport| {
        let width = columns.width.max(viewport.width());
        let (whole, _) = ui.allocate_exact_size(vec2(width, height + HEADER), Sense::HOVER);
        // The titles first, as they are read.
        show_titles(ui, tab, pass.settings, &columns, whole);
        show_rows(ui, tab, pass, &columns, whole);
    });
    ui.data_mut(|data| {
        data.insert_temp(keyboard_request_id().with("offset"), shown.state.clamped_offset().x)
    });
    let bar = Rect::from_min_max(pos2(inner.right(), body.top()), pos2(room.right(), body.top() + height));
    tab.table.scroll.bar(ui, bar);
    ui.advance_cursor_after_rect(room);
}

/// The rows that are in view.
fn show_rows(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>, columns: &ColumnPlaces, whole: Rect) {
    let palette = Palette::current(ui);
    let body = whole.with_min_y(whole.top() + HEADER).intersect(ui.clip_rect());
    let mut inside = ui.new_child(UiBuilder::new().max_rect(whole));
    inside.set_clip_rect(body);
    let ui = &mut inside;
    let (first, offset) = tab.table.scroll.first();
    if tab.shown.is_empty() {
        let words = empty_words(tab);
        let at = pos2(ui.clip_rect().left() + 8.0, body.top() + ROW / 2.0);
        ui.painter().text(
            at,
            Align2::LEFT_CENTER,
            words,
            TextStyle::Body.resolve(ui.style()),
            palette.weak_text,
        );
    }
    let mut top = whole.top() + HEADER + offset;
    let mut place = first;
    let current = tab.table.place;
    while top < body.bottom() {
        let Some(row) = tab.shown.row(place) else { break };
        let line = Rect::from_x_y_ranges(whole.x_range(), top..=top + ROW);
        if tab.selected == Some(row) {
            ui.painter().rect_filled(line, 0.0, palette.selected);
        }
        ui.painter().hline(line.x_range(), line.bottom() - 0.5, Stroke::new(0.5, palette.line));
        show_row(ui, tab, pass, columns, (place, row, line));
        (top, place) = (top + ROW, place + 1);
    }
    // A row that was scrolled out of view keeps the keyboard.
    if let Some(at) = current.filter(|&it| it < first || it >= place)
        && let Some(row) = tab.shown.row(at)
    {
        let column = columns.all[columns.place_of(tab.table.column)].0;
        let y = if at < first { body.top() } else { body.bottom() };
        let edge = Rect::from_x_y_ranges(body.x_range(), y..=y);
        let response = ui.interact(edge, cell_id(Some(row), column), Sense::click());
        let sentence = message!(list_row_out_of_view, row = at + 1, count = tab.shown.len()).to_string();
        response.widget_info(|| WidgetInfo::labeled(Role::Cell, true, &sentence));
        if response.gained_focus() {
            tab.table.scroll.show_row(at);
            ui.ctx().request_repaint();
        }
        move_with_keys(ui, tab, columns, &response, Some(at));
    }
}

/// Why no row is in view.
fn empty_words(tab: &ListTab) -> &'static str {
    if tab.running.is_some() {
        message!(list_first_names).fixed()
    } else if tab.names.is_empty() {
        match tab.ending {
            Some(Ending::Broken(_)) => "",
            _ => message!(list_without_names).fixed(),
        }
    } else if tab.arranging.is_some() {
        message!(list_filtering).fixed()
    } else {
        message!(list_no_match).fixed()
    }
}

fn show_row(
    ui: &mut Ui,
    tab: &mut ListTab,
    pass: &mut ListPass<'_>,
    columns: &ColumnPlaces,
    (place, row, line): (usize, usize, Rect),
) {
    let Some(view) = tab.rows.row(&tab.names, row) else { return };
    let sentence = message!(list_row_of, row = place + 1, count = tab.shown.len()).to_string();
    let reference = reference(pass.settings);
    let row_of_cells = UiBuilder::new().id_salt(("row", row)).max_rect(line).accessibility_label(sentence);
    let ui = &mut ui.new_child(row_of_cells.accessibility_role(Role::Row));
    for &(column, left, width) in &columns.all {
        let rect = Rect::from_min_size(line.min + vec2(left, 0.0), vec2(width, line.height()));
        if !ui.clip_rect().intersects(rect) {
            continue;
        }
        let is_current = tab.table.place == Some(place) && is_column(tab, columns, column);
        let id = cell_id(Some(row), column);
        let response = ui.interact(rect.intersect(ui.clip_rect()), id, Roving::sense(is_current));
        let is_marked = column.display().is_some() && view.characters.len() <= name_cell::MOST_DRAWN;
        let moved = match column.display().filter(|_| is_marked) {
            Some(display) => tab.rows.changed_characters(row, &view, [reference, display]),
            None => Rc::default(),
        };
        let cell = cells::CellShown { column, row, view: &view, rect, reference, moved };
        response.widget_info(|| WidgetInfo::labeled(Role::Cell, true, cells::words(tab, &cell)));
        cells::paint(ui, tab, pass, &cell);
        if is_current {
            move_with_keys(ui, tab, columns, &response, Some(place));
        }
        if response.gained_focus() {
            tab.table.scroll.show_row(place);
        }
        let is_entered = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if response.double_clicked() || is_entered {
            tab.inspect(pass, row);
        } else if response.clicked() {
            (tab.table.place, tab.table.column) = (Some(place), Some(column));
            (tab.selected, tab.hides_details) = (Some(row), false);
            ui.memory_mut(|memory| memory.request_focus(id));
            ui.ctx().request_repaint();
        }
        cells::explain(response, tab, pass, &cell);
    }
}

/// Whether a column is the one that has the keyboard.
fn is_column(tab: &ListTab, columns: &ColumnPlaces, column: ListColumn) -> bool {
    columns.all[columns.place_of(tab.table.column)].0 == column
}

/// The titles of the columns; a click on one sorts by it.
fn show_titles(
    ui: &mut Ui,
    tab: &mut ListTab,
    settings: &mut ListSettings,
    columns: &ColumnPlaces,
    whole: Rect,
) {
    let reference = reference(settings);
    let sort = &mut settings.sort;
    let palette = Palette::current(ui);
    let row = whole.with_max_y(whole.top() + HEADER);
    ui.painter().rect_filled(row, 0.0, palette.pane);
    ui.painter().hline(row.x_range(), row.bottom() - 0.5, Stroke::new(1.0, palette.line));
    for &(column, left, width) in &columns.all {
        let rect = Rect::from_min_size(row.min + vec2(left, 0.0), vec2(width, HEADER));
        if !ui.clip_rect().intersects(rect) {
            continue;
        }
        let is_current = tab.table.place.is_none() && is_column(tab, columns, column);
        let id = cell_id(None, column);
        let response = ui.interact(rect.intersect(ui.clip_rect()), id, Roving::sense(is_current));
        let sorted = (sort.column == column).then_some(sort.is_reversed);
        let heading = column.heading(reference);
        response.widget_info(|| {
            let order =
                sorted.map_or("none", |is_reversed| if is_reversed { "descending" } else { "ascending" });
            let words = message!(list_heading, column = &heading, order = order).to_string();
            WidgetInfo::labeled(Role::ColumnHeader, true, words)
        });
        if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(rect.shrink(1.0), 3.0, palette.cell);
        }
        if is_current {
            move_with_keys(ui, tab, columns, &response, None);
        }
        if response.clicked() {
            let is_reversed = sorted == Some(false);
            *sort = ListSort { column, is_reversed };
            (tab.table.place, tab.table.column) = (None, Some(column));
            ui.memory_mut(|memory| memory.request_focus(id));
            ui.ctx().request_repaint();
        }
        cells::paint_title(ui, &heading, rect, sorted);
        response.on_hover_ui(|ui| {
            ui.strong(heading);
            ui.label(column.explanation());
        });
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
            (tab.table.place, tab.table.column) = (Some(0), Some(ListColumn::Name));
        }
        focus_current(ui, tab, columns);
    }
}

/// Gives the cell that has the keyboard in the table that of the window.
fn focus_current(ui: &Ui, tab: &ListTab, columns: &ColumnPlaces) {
    let row = tab.table.place.and_then(|it| tab.shown.row(it));
    let id = cell_id(row, columns.all[columns.place_of(tab.table.column)].0);
    ui.memory_mut(|memory| memory.request_focus(id));
}

/// Moves the keyboard from the cell in this place, or among the titles, to another; Escape closes the details.
fn move_with_keys(
    ui: &Ui,
    tab: &mut ListTab,
    columns: &ColumnPlaces,
    response: &Response,
    place: Option<usize>,
) {
    let of_row = columns.all.len();
    let row = place.map_or(0, |it| it + 1);
    let rows = (tab.shown.len() + 1, 1);
    let cells = Roving::table(Id::unique("cells of the list"), rows, of_row, tab.table.scroll.page());
    let at = row * of_row + columns.place_of(tab.table.column);
    if let Some(target) = cells.taking_escape(tab.details.is_some()).moved(ui, response, at) {
        tab.table.place = (target / of_row).checked_sub(1);
        tab.table.column = Some(columns.all[target % of_row].0);
        if let Some(place) = tab.table.place {
            tab.table.scroll.show_row(place);
        }
        tab.table.wants_column = true;
        focus_current(ui, tab, columns);
        ui.ctx().request_repaint();
    } else if response.has_focus()
        && tab.details.is_some()
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
    {
        tab.hides_details = true;
    }
}
