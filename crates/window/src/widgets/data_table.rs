//! A table of which only what is in view is laid out, in both directions: rows of one height, under a row of heads and beside
//! a first column that stay in view.

use std::ops::Range;

use eframe::egui::{Id, Rangef, Rect, Ui, UiBuilder, pos2, vec2};

use super::Roving;
use super::table_scroll::{BAR, Scroll};

/// How far a table is scrolled.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TableScroll {
    down: Scroll,
    across: Scroll,
}

impl TableScroll {
    /// To the first row: the rows are others.
    pub(crate) fn show_the_first(&mut self) {
        self.down.go_to(0.0);
    }

    /// On by so many points: so much has come above what is in view.
    pub(crate) fn go_down(&mut self, by: f32) {
        self.down.go_on(by);
    }
}

/// What a table is in this pass. Lengths are in points.
pub(crate) struct DataTable {
    pub(crate) id: Id,
    /// The height of the heads, and of a row.
    pub(crate) head: f32,
    pub(crate) row: f32,
    pub(crate) rows: usize,
    /// The width of what stays in view at the left.
    pub(crate) frozen: f32,
    /// Where the columns begin that are scrolled, from the end of what stays, and where the last of them ends.
    pub(crate) edges: Vec<f32>,
}

/// Where everything of a table stands that is in view.
pub(crate) struct TableView {
    /// All of it, with the heads and what stays at the left.
    pub(crate) seen: Rect,
    /// The part in which cells are scrolled.
    pub(crate) body: Rect,
    /// The rows and the columns of which something is in view.
    pub(crate) rows: Range<usize>,
    pub(crate) columns: Range<usize>,
    edges: Vec<f32>,
    row: f32,
    scroll: TableScroll,
}

impl DataTable {
    /// The room for its bars is taken from that which is left: gives where it stands, and how far it can be scrolled. A row
    /// that is `current` stays in view when there is less room than before.
    pub(crate) fn place(&self, ui: &Ui, scroll: &mut TableScroll, current: Option<usize>) -> Rect {
        let room = ui.available_rect_before_wrap();
        let width = self.frozen + self.edges.last().copied().unwrap_or_default();
        let inner = room.with_max_x((room.right() - BAR).max(room.left()));
        let is_wider = width > inner.width() + 0.5;
        let bottom = if is_wider { room.bottom() - BAR } else { room.bottom() };
        let inner = inner.with_max_y(bottom.max(room.top() + self.head));
        let height = inner.height() - self.head;
        let stays = current.filter(|&it| scroll.down.would_lose(&self.part(it), height));
        scroll.down.fit(height, self.rows as f64 * f64::from(self.row));
        scroll.across.fit(inner.width() - self.frozen, f64::from(width - self.frozen));
        if let Some(row) = stays {
            self.show_row(scroll, row);
        }
        inner
    }

    fn part(&self, row: usize) -> Range<f64> {
        let height = f64::from(self.row);
        row as f64 * height..(row + 1) as f64 * height
    }

    /// Scrolls no further than it takes to see the whole of a row.
    pub(crate) fn show_row(&self, scroll: &mut TableScroll, row: usize) {
        scroll.down.show(self.part(row));
    }

    /// The same of a column.
    pub(crate) fn show_column(&self, scroll: &mut TableScroll, column: usize) {
        if let Some(&[from, to]) =
            self.edges.get(column..column + 2).and_then(|it| <&[f32; 2]>::try_from(it).ok())
        {
            scroll.across.show(f64::from(from)..f64::from(to));
        }
    }

    /// The cells among which the keyboard goes: of so many columns, under so many rows of heads.
    pub(crate) fn cells(&self, inner: Rect, heads: usize, columns: usize) -> Roving {
        let page = ((inner.height() - self.head) / self.row) as usize;
        Roving::table(self.id, (self.rows + heads, heads), columns, page.max(1))
    }

    /// Shows it where [`Self::place`] has put it: follows the wheel and the bars.
    pub(crate) fn show<R>(
        &self,
        ui: &mut Ui,
        scroll: &mut TableScroll,
        inner: Rect,
        contents: impl FnOnce(&mut Ui, &mut TableScroll, &TableView) -> R,
    ) -> R {
        let room = ui.available_rect_before_wrap();
        if ui.rect_contains_pointer(inner) {
            let delta = ui.input(|input| input.smooth_scroll_delta);
            if scroll.down.go_on(-delta.y) {
                ui.input_mut(|input| input.smooth_scroll_delta.y = 0.0);
            }
            if scroll.across.go_on(-delta.x) {
                ui.input_mut(|input| input.smooth_scroll_delta.x = 0.0);
            }
        }
        let view = self.view(inner, *scroll);
        let mut inside = ui.new_child(UiBuilder::new().max_rect(inner));
        inside.shrink_clip_rect(inner);
        let shown = contents(&mut inside, scroll, &view);
        let down =
            Rect::from_min_max(pos2(inner.right(), view.body.top()), pos2(room.right(), inner.bottom()));
        scroll.down.bar(ui, self.id.with("down"), down, vec2(0.0, 1.0));
        let across =
            Rect::from_min_max(pos2(view.body.left(), inner.bottom()), pos2(inner.right(), room.bottom()));
        scroll.across.bar(ui, self.id.with("across"), across, vec2(1.0, 0.0));
        ui.advance_cursor_after_rect(room);
        shown
    }

    fn view(&self, inner: Rect, scroll: TableScroll) -> TableView {
        let body = Rect::from_min_max(inner.min + vec2(self.frozen, self.head), inner.max);
        let (top, left) = (scroll.down.at(), scroll.across.at() as f32);
        let height = f64::from(self.row);
        let first = (top / height).floor() as usize;
        let end = ((top + f64::from(body.height().max(0.0))) / height).ceil() as usize;
        let first_column = self.edges.partition_point(|&it| it <= left).saturating_sub(1);
        let end_column = self.edges.partition_point(|&it| it < left + body.width());
        let columns = self.edges.len().saturating_sub(1);
        TableView {
            seen: inner,
            body,
            rows: first.min(self.rows)..end.min(self.rows),
            columns: first_column.min(columns)..end_column.min(columns),
            edges: self.edges.clone(),
            row: self.row,
            scroll,
        }
    }
}

impl TableView {
    /// Where the cells of a row stand, as wide as all that is seen.
    pub(crate) fn row(&self, row: usize) -> Rect {
        let top = row as f64 * f64::from(self.row) - self.scroll.down.at();
        let top = self.body.top() + top as f32;
        Rect::from_x_y_ranges(self.seen.x_range(), top..=top + self.row)
    }

    /// From where to where a column stands.
    pub(crate) fn column(&self, column: usize) -> Rangef {
        let left = self.body.left() - self.scroll.across.at() as f32;
        Rangef::new(left + self.edges[column], left + self.edges[column + 1])
    }

    /// The column at this place.
    pub(crate) fn column_at(&self, x: f32) -> Option<usize> {
        self.columns.clone().find(|&it| self.column(it).contains(x))
    }

    /// Where the heads of the columns are seen.
    pub(crate) fn heads(&self) -> Rect {
        Rect::from_min_max(pos2(self.body.left(), self.seen.top()), pos2(self.seen.right(), self.body.top()))
    }

    /// Where what stays at the left is seen.
    pub(crate) fn frozen(&self) -> Rect {
        Rect::from_min_max(
            pos2(self.seen.left(), self.body.top()),
            pos2(self.body.left(), self.seen.bottom()),
        )
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Id, Rect, pos2};
    use proptest::prelude::*;

    use super::{DataTable, TableScroll};

    proptest! {
        /// What is in view covers the view, and each row stands where it is found again.
        #[test]
        fn rows_and_columns_in_view_cover_it(
            rows in 1..40_000_000_000_usize,
            at in 0..usize::MAX,
            height in 24.0..60.0_f32,
            columns in proptest::collection::vec(20.0..200.0_f32, 1..60),
        ) {
            let edges = [0.0].into_iter().chain(columns.iter().scan(0.0, |end, it| {
                *end += it;
                Some(*end)
            }));
            let table = DataTable {
                id: Id::unique("any"),
                head: 28.0,
                row: height.floor(),
                rows,
                frozen: 40.0,
                edges: edges.collect(),
            };
            let inner = Rect::from_min_max(pos2(10.0, 10.0), pos2(610.0, 410.0));
            let mut scroll = TableScroll::default();
            scroll.down.fit(372.0, rows as f64 * f64::from(table.row));
            scroll.across.fit(560.0, f64::from(table.edges[columns.len()]));
            table.show_row(&mut scroll, at % rows);
            table.show_column(&mut scroll, at % columns.len());
            let view = table.view(inner, scroll);
            prop_assert!(view.rows.contains(&(at % rows)) && view.columns.contains(&(at % columns.len())));
            let shown = view.row(at % rows);
            prop_assert!(shown.top() >= view.body.top() - 0.01 && shown.bottom() <= view.body.bottom() + 0.01);
            for row in view.rows.clone() {
                prop_assert!(view.row(row).y_range().intersects(view.body.y_range()));
            }
            prop_assert!(view.row(view.rows.start).top() <= view.body.top());
            prop_assert!(view.rows.end == rows || view.row(view.rows.end - 1).bottom() >= view.body.bottom());
            for column in view.columns.clone() {
                let centre = view.column(column).center();
                prop_assert_eq!(view.column_at(centre), Some(column));
            }
        }
    }
}
