//! How far a table is scrolled, and the bars that say so. A million rows are further than egui's own areas can tell apart:
//! where a row stands is counted in 64 bits.

use std::ops::Range;

use eframe::egui::{Id, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::super::theme::Palette;

/// How wide a bar is, and how short its handle at least, in points.
pub(crate) const BAR: f32 = 12.0;
const SHORTEST: f32 = 24.0;

/// How far something long is scrolled in one direction.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Scroll {
    /// How far the beginning of the view is from that of all, in points.
    at: f64,
    /// How long all is, and how much of it is in view, in points.
    length: f64,
    view: f32,
    /// Where in the handle it is held, in points.
    held: Option<f32>,
}

impl Scroll {
    /// For this pass so much is in view of all.
    pub(crate) fn fit(&mut self, view: f32, length: f64) {
        (self.view, self.length) = (view.max(0.0), length);
        self.go_to(self.at);
    }

    /// How far it is scrolled, in points.
    pub(crate) const fn at(&self) -> f64 {
        self.at
    }

    /// Scrolls so far, or to the end.
    pub(crate) fn go_to(&mut self, at: f64) {
        self.at = at.clamp(0.0, self.longest());
    }

    /// Scrolls no further than it takes to see the whole of a part, or its beginning where there is less room.
    pub(crate) fn show(&mut self, part: Range<f64>) {
        self.go_to(self.at.max(part.end - f64::from(self.view)).min(part.start));
    }

    /// Whether a part of which something is in view would not be so as a whole if the view were so much shorter.
    pub(crate) fn would_lose(&self, part: &Range<f64>, view: f32) -> bool {
        let is_in_view = part.start < self.at + f64::from(self.view) && part.end > self.at;
        view < self.view && is_in_view && part.end > self.at + f64::from(view)
    }

    const fn longest(&self) -> f64 {
        (self.length - self.view as f64).max(0.0)
    }

    /// Goes on by this, as the wheel does; whether there is anywhere to go.
    pub(crate) fn go_on(&mut self, by: f32) -> bool {
        self.go_to(self.at + f64::from(by));
        self.longest() > 0.0
    }

    /// Shows the bar and follows its handle, along `axis`.
    pub(crate) fn bar(&mut self, ui: &Ui, id: Id, room: Rect, axis: Vec2) {
        let longest = self.longest();
        if longest == 0.0 {
            return;
        }
        let along = |it: Vec2| it.dot(axis);
        let room_length = along(room.size());
        let share = (f64::from(self.view) / self.length) as f32;
        let length = (room_length * share).clamp(SHORTEST.min(room_length), room_length);
        let way = room_length - length;
        let response = ui.interact(room, id, Sense::CLICK | Sense::DRAG);
        response.widget_info(|| WidgetInfo::new(Role::ScrollBar));
        let start = |at: f64| way * (at / longest) as f32;
        if let Some(at) = response.interact_pointer_pos()
            && way > 0.0
        {
            // A press beside the handle brings it to the pointer.
            let pointer = along(at - room.min);
            let within = pointer - start(self.at);
            let is_on_it = (0.0..=length).contains(&within);
            let held = *self.held.get_or_insert(if is_on_it { within } else { length / 2.0 });
            self.go_to(f64::from((pointer - held) / way) * longest);
        } else {
            self.held = None;
        }
        let across = vec2(1.0, 1.0) - axis;
        let handle =
            Rect::from_min_size(room.min + axis * start(self.at), axis * length + across * room.size());
        let palette = Palette::current(ui);
        let is_lively = response.hovered() || response.is_pointer_button_down_on();
        ui.painter().rect_filled(room, 0.0, palette.cell);
        let colour = if is_lively { palette.text } else { palette.weak_text };
        ui.painter().rect_filled(handle.shrink2(axis + across * 2.5), 3.0, colour);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Scroll;

    const ROW: f64 = 28.0;

    fn row(row: u64) -> std::ops::Range<f64> {
        row as f64 * ROW..(row + 1) as f64 * ROW
    }

    fn rows(view: f32, count: u64) -> Scroll {
        let mut scroll = Scroll::default();
        scroll.fit(view, count as f64 * ROW);
        scroll
    }

    #[test]
    fn a_shorter_view_loses_rows_at_its_end() {
        let scroll = rows(10.0 * ROW as f32, 50);
        let view = 5.5 * ROW as f32;
        let lost: Vec<u64> = (0..50).filter(|&it| scroll.would_lose(&row(it), view)).collect();
        assert_eq!(lost, [5, 6, 7, 8, 9]);
        assert!((0..50).all(|it| !scroll.would_lose(&row(it), 10.0 * ROW as f32)), "it is as high as before");
    }

    #[test]
    fn of_a_row_higher_than_the_view_the_top_is_seen() {
        let mut scroll = rows(5.0, 50);
        for at in [0, 7] {
            scroll.show(row(at));
            assert_eq!(scroll.at(), at as f64 * ROW);
        }
    }

    #[test]
    fn what_gets_shorter_ends_where_the_view_ends() {
        let mut scroll = rows(100.0, 3_000_000);
        scroll.show(row(2_999_999));
        assert_eq!(scroll.at(), 3_000_000.0 * ROW - 100.0);
        scroll.fit(100.0, 10.0 * ROW);
        assert_eq!(scroll.at(), 10.0 * ROW - 100.0);
        scroll.fit(400.0, 10.0 * ROW);
        assert_eq!(scroll.at(), 0.0);
        scroll.fit(400.0, 0.0);
        assert_eq!(scroll.at(), 0.0);
    }

    proptest! {
        /// A row that is shown is in view as a whole, exactly where it belongs, however many there are.
        #[test]
        fn a_row_that_is_shown_is_in_view(
            count in 1..35_000_000_000_u64,
            view in 28.0..2_000.0_f32,
            shown in proptest::collection::vec(0..u64::MAX, 1..12),
        ) {
            let mut scroll = rows(view, count);
            for at in shown {
                let part = row(at % count);
                scroll.show(part.clone());
                let end = scroll.at() + f64::from(view);
                prop_assert!(scroll.at() <= part.start && part.end <= end + 1e-3);
                // Shown again, it stays.
                let before = scroll.at();
                scroll.show(part);
                prop_assert!((scroll.at() - before).abs() < 1e-3);
            }
        }

        /// What the wheel does is taken back to the point by as much the other way.
        #[test]
        fn nothing_drifts(start in 0.1..0.9_f64, moves in proptest::collection::vec(-3_000..3_000_i32, 1..60)) {
            let length = 1e12_f64;
            let mut scroll = Scroll::default();
            scroll.fit(600.0, length);
            scroll.go_to((start * length).floor());
            let before = scroll.at();
            for &it in moves.iter().chain(moves.iter().map(|it| -it).collect::<Vec<_>>().iter()) {
                prop_assert!(scroll.go_on(it as f32));
            }
            prop_assert_eq!(scroll.at(), before);
        }

        /// It is never scrolled beyond either end.
        #[test]
        fn the_ends_are_ends(length in 0.0..1e12_f64, view in 0.0..3_000.0_f32, at in -1e13..1e13_f64) {
            let mut scroll = Scroll::default();
            scroll.fit(view, length);
            scroll.go_to(at);
            prop_assert!(scroll.at() >= 0.0 && scroll.at() <= (length - f64::from(view)).max(0.0));
        }
    }
}
