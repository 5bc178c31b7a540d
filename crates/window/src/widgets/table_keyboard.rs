//! Where the keyboard is in a table whose cells it goes through, and the titles by which its rows are sorted.

use eframe::egui::{Id, Rect, Response, Role, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use bidiscope_words::message;

use super::super::lines::Lines;
use super::super::theme::Palette;
use super::{BidiLabel, DataTable, Roving, TableScroll};

/// The room at either side of a cell, in points.
pub(crate) const CELL_MARGIN: f32 = 6.0;

/// Where a table is, and where its keyboard is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableKeyboard<C> {
    pub(crate) scroll: TableScroll,
    /// The place of the row that has the keyboard; `None` is the titles.
    pub(crate) place: Option<usize>,
    /// The column that has it.
    pub(crate) column: Option<C>,
}

impl<C> Default for TableKeyboard<C> {
    fn default() -> Self {
        Self { scroll: TableScroll::default(), place: None, column: None }
    }
}

impl<C: Copy + PartialEq> TableKeyboard<C> {
    /// To the first row: the rows are others.
    pub(crate) fn show_the_first(&mut self) {
        self.scroll.show_the_first();
        self.place = self.place.map(|_| 0);
    }

    /// The place of the column that has it among these.
    pub(crate) fn column_of(&self, columns: &[C]) -> usize {
        columns.iter().position(|it| Some(*it) == self.column).unwrap_or(0)
    }

    /// Whether it is on this cell: in this place, or among the titles.
    pub(crate) fn is_on(&self, place: Option<usize>, column: C, columns: &[C]) -> bool {
        self.place == place && columns[self.column_of(columns)] == column
    }

    /// Goes to this cell.
    pub(crate) const fn go_to(&mut self, place: Option<usize>, column: C) {
        (self.place, self.column) = (place, Some(column));
    }

    /// Brings the cell that has got the keyboard into view, and moves on from it with the keys, of which Escape is its own too
    /// where it `takes_escape`. `frozen` of the columns stay in view. Whether it has moved: then the cell there is to get the
    /// keyboard.
    pub(crate) fn follow(
        &mut self,
        ui: &Ui,
        (table, scroll, seen): (&DataTable, &mut TableScroll, Rect),
        (columns, frozen): (&[C], usize),
        response: &Response,
        takes_escape: bool,
    ) -> bool {
        let of_row = columns.len();
        let cells = table.cells(seen, 1, of_row).taking_escape(takes_escape);
        let at = self.place.map_or(0, |it| it + 1) * of_row + self.column_of(columns);
        let target = cells.moved(ui, response, at);
        if let Some(target) = target {
            self.go_to((target / of_row).checked_sub(1), columns[target % of_row]);
            ui.ctx().request_repaint();
        }
        if target.is_some() || response.gained_focus() {
            if let Some(place) = self.place {
                table.show_row(scroll, place);
            }
            if let Some(column) = self.column_of(columns).checked_sub(frozen) {
                table.show_column(scroll, column);
            }
        }
        target.is_some()
    }
}

/// The title of a column, by which the rows are sorted: `sorted` is whether they are so from the last to the first.
pub(crate) fn sort_title(
    ui: &mut Ui,
    lines: &mut Lines,
    (id, rect, is_stop): (Id, Rect, bool),
    title: &str,
    sorted: Option<bool>,
) -> Response {
    let response = ui.interact(rect.intersect(ui.clip_rect()), id, Roving::sense(is_stop));
    response.widget_info(|| {
        let order = sorted.map_or("none", |is_reversed| if is_reversed { "descending" } else { "ascending" });
        let words = message!(list_heading, column = title, order = order).to_string();
        WidgetInfo::labeled(Role::ColumnHeader, true, words)
    });
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect.shrink(1.0), 3.0, Palette::current(ui).cell);
    }
    paint_title(ui, lines, title, rect, sorted);
    response
}

/// Paints the title of a column, and which way the names are sorted by it.
fn paint_title(ui: &mut Ui, lines: &mut Lines, title: &str, rect: Rect, sorted: Option<bool>) {
    let palette = Palette::current(ui);
    let mut inner = rect.shrink2(vec2(CELL_MARGIN, 1.0));
    if let Some(is_reversed) = sorted {
        let (tip, base) = if is_reversed { (1.0, 0.0) } else { (0.0, 1.0) };
        let square = Rect::from_center_size(pos2(inner.right() - 4.0, inner.center().y), vec2(8.0, 7.0));
        let at = |x: f32, y: f32| square.lerp_inside(vec2(x, y));
        let corners = vec![at(0.5, tip), at(1.0, base), at(0.0, base)];
        ui.painter().add(Shape::convex_polygon(corners, palette.text, Stroke::NONE));
        inner.max.x = square.left() - 2.0;
    }
    let colour = if sorted.is_some() { palette.text } else { palette.weak_text };
    BidiLabel::own(title).colour(colour).paint(ui, lines, inner);
}
