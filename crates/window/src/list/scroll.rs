//! How far the table is scrolled, and the bar that says so. A million rows are further than egui's own areas can tell
//! apart: where a row stands is counted in 64 bits.

use eframe::egui::{Id, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::super::theme::Palette;

/// How wide the bar is, and how short its handle at least, in points.
pub(super) const BAR: f32 = 12.0;
const SHORTEST: f32 = 24.0;

/// The rows that are in view.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct VerticalScroll {
    /// How far the upper edge of the view is below that of the first row, in points.
    top: f64,
    /// How high the view and a row are, in points; how many rows there are.
    view: f32,
    row: f32,
    count: usize,
    /// Where in the handle it is held, in points.
    held: Option<f32>,
}

impl VerticalScroll {
    /// For this pass the view is so high, and there are so many rows that are each so high.
    pub(super) fn fit(&mut self, view: f32, row: f32, count: usize) {
        (self.view, self.row, self.count) = (view, row, count);
        self.scroll_to(self.top);
    }

    /// Whether a row of which something is in view would not be so as a whole if the view were lower.
    pub(super) fn would_lose(&self, row: usize, view: f32) -> bool {
        let top = row as f64 * f64::from(self.row) - self.top;
        let is_in_view = -f64::from(self.row) < top && top < f64::from(self.view);
        view < self.view && is_in_view && top + f64::from(self.row) > f64::from(view)
    }

    fn longest(&self) -> f64 {
        (self.count as f64 * f64::from(self.row) - f64::from(self.view)).max(0.0)
    }

    fn scroll_to(&mut self, top: f64) {
        self.top = top.clamp(0.0, self.longest());
    }

    /// To the first row.
    pub(super) fn show_the_first(&mut self) {
        self.top = 0.0;
    }

    /// The first row of which something is in view, and how far its upper edge is from that of the view, in points.
    pub(super) fn first(&self) -> (usize, f32) {
        let first = (self.top / f64::from(self.row.max(1.0))).floor();
        (first as usize, (first * f64::from(self.row) - self.top) as f32)
    }

    /// How many whole rows are in view, one at least.
    pub(super) fn page(&self) -> usize {
        ((self.view / self.row.max(1.0)) as usize).max(1)
    }

    /// Scrolls no further than it takes to see the whole of a row, or its top where there is less room.
    pub(super) fn show_row(&mut self, row: usize) {
        let top = row as f64 * f64::from(self.row);
        let lowest = top + f64::from(self.row) - f64::from(self.view);
        self.scroll_to(self.top.max(lowest).min(top));
    }

    /// Follows the wheel while the pointer is over these rows.
    pub(super) fn take_wheel(&mut self, ui: &Ui, rows: Rect) {
        if self.longest() == 0.0 || !ui.rect_contains_pointer(rows) {
            return;
        }
        let delta = ui.input_mut(|input| std::mem::take(&mut input.smooth_scroll_delta.y));
        self.scroll_to(self.top - f64::from(delta));
    }

    /// Shows the bar and follows its handle.
    pub(super) fn bar(&mut self, ui: &Ui, room: Rect) {
        let longest = self.longest();
        if longest == 0.0 {
            return;
        }
        let share = (f64::from(self.view) / (longest + f64::from(self.view))) as f32;
        let length = (room.height() * share).clamp(SHORTEST.min(room.height()), room.height());
        let way = room.height() - length;
        let response = ui.interact(room, Id::unique("list scroll bar"), Sense::CLICK | Sense::DRAG);
        response.widget_info(|| WidgetInfo::new(Role::ScrollBar));
        let handle_top = room.top() + way * (self.top / longest) as f32;
        if let Some(at) = response.interact_pointer_pos()
            && way > 0.0
        {
            // A press beside the handle brings it to the pointer.
            let within = at.y - handle_top;
            let is_on_it = (0.0..=length).contains(&within);
            let held = *self.held.get_or_insert(if is_on_it { within } else { length / 2.0 });
            self.scroll_to(f64::from((at.y - held - room.top()) / way) * longest);
        } else {
            self.held = None;
        }
        let top = room.top() + way * (self.top / longest) as f32;
        let handle = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), length));
        let palette = Palette::current(ui);
        let is_lively = response.hovered() || response.is_pointer_button_down_on();
        ui.painter().rect_filled(room, 0.0, palette.cell);
        let colour = if is_lively { palette.text } else { palette.weak_text };
        ui.painter().rect_filled(handle.shrink2(vec2(2.5, 1.0)), 3.0, colour);
    }
}

#[cfg(test)]
mod tests {
    use super::VerticalScroll;

    #[test]
    fn a_lower_view_loses_rows_at_its_end() {
        let mut scroll = VerticalScroll::default();
        scroll.fit(100.0, 10.0, 50);
        let lost: Vec<usize> = (0..50).filter(|&it| scroll.would_lose(it, 55.0)).collect();
        assert_eq!(lost, [5, 6, 7, 8, 9]);
        assert!((0..50).all(|it| !scroll.would_lose(it, 100.0)), "it is as high as before");
    }

    #[test]
    fn of_a_row_higher_than_the_view_the_top_is_seen() {
        let mut scroll = VerticalScroll::default();
        scroll.fit(5.0, 10.0, 50);
        scroll.show_row(0);
        assert_eq!(scroll.first(), (0, 0.0));
        scroll.show_row(7);
        assert_eq!(scroll.first(), (7, 0.0));
    }

    #[test]
    fn a_row_is_where_it_is_among_three_million() {
        let mut scroll = VerticalScroll::default();
        scroll.fit(100.0, 28.0, 3_000_000);
        scroll.show_row(2_999_999);
        // 100 points hold three rows of 28 and 16 of a fourth, of which the upper 12 are out of view.
        assert_eq!(scroll.first(), (2_999_996, -12.0));
        scroll.show_row(2_999_996);
        assert_eq!(scroll.first(), (2_999_996, 0.0));
        assert_eq!(scroll.page(), 3);
        // Fewer rows: what was in view is the end of them.
        scroll.fit(100.0, 28.0, 10);
        assert_eq!(scroll.first(), (6, -12.0));
        scroll.fit(400.0, 28.0, 10);
        assert_eq!(scroll.first(), (0, 0.0));
        scroll.fit(400.0, 28.0, 0);
        assert_eq!(scroll.first(), (0, 0.0));
    }
}
