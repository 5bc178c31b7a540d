//! Things of a kind that are one stop of the Tab key together: the arrow keys lead from one to the next, and a screen
//! reader hears which of how many it is.

use eframe::egui::{Button, Context, Event, EventFilter, FocusDirection, Id, Key, Response, Sense, Ui};

use super::super::accessibility;

/// So many things, in the order in which they stand on the screen. Which of them is the stop is known to whoever shows
/// them: the one that is open or chosen, or had the keyboard last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Roving {
    id: Id,
    count: usize,
    arrows: Arrows,
    takes_escape: bool,
}

/// How the things stand.
#[derive(Clone, Copy, Debug)]
enum Arrows {
    /// Beside each other, from left to right.
    Row,
    /// Below each other.
    Column,
    /// In rows of so many, of which the first `heads` stay in view, and of the others so many are seen at once.
    Table { columns: usize, heads: usize, page: usize },
}

impl Roving {
    /// Things beside each other, from left to right. `id` tells them from others.
    pub(crate) const fn row(id: Id, count: usize) -> Self {
        Self { id, count, arrows: Arrows::Row, takes_escape: false }
    }

    /// Things below each other.
    pub(crate) const fn column(id: Id, count: usize) -> Self {
        Self { id, count, arrows: Arrows::Column, takes_escape: false }
    }

    /// The cells of a table, row by row: of the first `heads` rows, which stay in view, and of the others, of which so many
    /// are seen at once.
    pub(crate) const fn table(id: Id, (rows, heads): (usize, usize), columns: usize, page: usize) -> Self {
        let arrows = Arrows::Table { columns, heads, page };
        Self { id, count: rows * columns, arrows, takes_escape: false }
    }

    /// The same where Escape is theirs too, so that it does not take the keyboard from them.
    pub(crate) const fn taking_escape(self, takes_escape: bool) -> Self {
        Self { takes_escape, ..self }
    }

    /// How one of them can be used, which a click does in any case: the Tab key comes to the stop alone.
    pub(crate) const fn sense(is_stop: bool) -> Sense {
        if is_stop { Sense::CLICK.union(Sense::FOCUSABLE) } else { Sense::CLICK }
    }

    /// The one that had the keyboard last, for things of which none is open or chosen.
    pub(crate) fn last_place(&self, context: &Context) -> usize {
        let place: Option<usize> = context.data(|data| data.get_temp(self.id));
        place.unwrap_or(0).min(self.count.saturating_sub(1))
    }

    /// To which place a key leads from this one; `None` of a key that does something else.
    pub(crate) fn target(&self, at: usize, key: Key) -> Option<usize> {
        let last = self.count.checked_sub(1)?;
        let at = at.min(last);
        let (before, after) = (at.saturating_sub(1), (at + 1).min(last));
        let Arrows::Table { columns, heads, page } = self.arrows else {
            let is_row = matches!(self.arrows, Arrows::Row);
            return match key {
                Key::ArrowLeft if is_row => Some(before),
                Key::ArrowRight if is_row => Some(after),
                Key::ArrowUp if !is_row => Some(before),
                Key::ArrowDown if !is_row => Some(after),
                Key::Home => Some(0),
                Key::End => Some(last),
                _ => None,
            };
        };
        let (row, column, last_row) = (at / columns, at % columns, last / columns);
        let first_row = heads.min(last_row);
        let (row, column) = match key {
            Key::ArrowLeft => (row, column.saturating_sub(1)),
            Key::ArrowRight => (row, (column + 1).min(columns - 1)),
            Key::ArrowUp => (row.saturating_sub(1), column),
            Key::ArrowDown => ((row + 1).min(last_row), column),
            Key::PageUp if row < heads => (row, column),
            Key::PageUp => (row.saturating_sub(page).max(first_row), column),
            Key::PageDown => ((row + page).min(last_row), column),
            Key::Home => (first_row, column),
            Key::End => (last_row, column),
            _ => return None,
        };
        Some(row * columns + column)
    }

    /// Where the keys lead that were pressed while the thing at this place has the keyboard; `response` is its own. They are
    /// nobody else's.
    pub(crate) fn moved(&self, ui: &Ui, response: &Response, at: usize) -> Option<usize> {
        match self.arrows {
            Arrows::Table { columns, .. } => accessibility::cell(response, at / columns, at % columns),
            Arrows::Row | Arrows::Column => accessibility::place(response, at, self.count),
        }
        if response.gained_focus() {
            // The arrow keys are its own from the second pass on in which it has the keyboard.
            ui.ctx().request_repaint();
        }
        if response.has_focus() || response.clicked() {
            ui.data_mut(|data| data.insert_temp(self.id, at));
        }
        if !response.has_focus() {
            return None;
        }
        hold_arrows(ui, response.id, self.takes_escape);
        let mut target = None;
        ui.input_mut(|input| {
            input.events.retain(|event| {
                let Event::Key { key, pressed: true, modifiers, .. } = event else { return true };
                let to = self.target(target.unwrap_or(at), *key).filter(|_| modifiers.is_none());
                target = to.or(target);
                to.is_none()
            });
        });
        if let Some(target) = target {
            ui.data_mut(|data| data.insert_temp(self.id, target));
        }
        target
    }

    /// Adds a button of them to a layout. Gives where a key leads: that is then to be the stop, and gets the keyboard.
    pub(crate) fn add(
        &self,
        ui: &mut Ui,
        (at, is_stop): (usize, bool),
        button: Button<'_>,
    ) -> (Response, Option<usize>) {
        let response = ui.add(button.sense(Self::sense(is_stop)));
        if is_stop && ui.data_mut(|data| data.remove_temp::<bool>(self.id)).is_some() {
            response.request_focus();
        }
        let target = self.moved(ui, &response, at);
        if target.is_some() {
            Self::request_keyboard(ui.ctx(), self.id);
        }
        (response, target)
    }

    /// Gives the keyboard to the stop among the buttons that `id` tells from others, as soon as it is shown.
    pub(crate) fn request_keyboard(context: &Context, id: Id) {
        context.data_mut(|data| data.insert_temp(id, true));
        context.request_repaint();
    }
}

/// Keeps all arrow keys for the widget that has the keyboard, and Escape too where it `takes_escape`.
///
/// egui asks the widget for its keys a pass late: what was pressed just after it got the keyboard has been taken for a wish
/// to leave it, which is taken back here; not so the Tab key, which leads on from it.
pub(crate) fn hold_arrows(ui: &Ui, id: Id, takes_escape: bool) {
    let filter = EventFilter {
        vertical_arrows: true,
        horizontal_arrows: true,
        escape: takes_escape,
        ..EventFilter::default()
    };
    let leads_on = ui.input(|input| input.key_pressed(Key::Tab));
    ui.memory_mut(|memory| {
        memory.set_focus_lock_filter(id, filter);
        if !leads_on {
            memory.move_focus(FocusDirection::None);
        }
    });
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Id, Key};
    use proptest::prelude::*;

    use super::Roving;

    /// Rows and columns of cells, in a table or beside or below each other.
    fn any() -> impl Strategy<Value = (Roving, usize)> {
        let id = Id::unique("any");
        let table = (1..40_usize, 0..2_usize, 1..9_usize, 1..12_usize).prop_map(
            move |(rows, heads, columns, page)| {
                (Roving::table(id, (rows, heads), columns, page), rows * columns)
            },
        );
        prop_oneof![
            (1..60_usize).prop_map(move |count| (Roving::row(id, count), count)),
            (1..60_usize).prop_map(move |count| (Roving::column(id, count), count)),
            table,
        ]
    }

    const BACK: [(Key, Key); 2] = [(Key::ArrowLeft, Key::ArrowRight), (Key::ArrowUp, Key::ArrowDown)];

    proptest! {
        /// From wherever it stands, the arrow keys lead to every one of them and out of none.
        #[test]
        fn every_cell_is_reached((cells, count) in any(), from in 0..400_usize) {
            let from = from % count;
            let mut reached = vec![false; count];
            let mut open = vec![from];
            while let Some(at) = open.pop() {
                prop_assert!(at < count);
                if !std::mem::replace(&mut reached[at], true) {
                    open.extend(BACK.iter().flat_map(|it| [it.0, it.1]).filter_map(|key| cells.target(at, key)));
                }
            }
            prop_assert!(reached.iter().all(|&it| it));
        }

        /// What one arrow key has done the other takes back, and at an end nothing moves.
        #[test]
        fn moves_are_taken_back((cells, count) in any(), at in 0..400_usize) {
            let at = at % count;
            for (one, other) in BACK.iter().flat_map(|&(one, other)| [(one, other), (other, one)]) {
                if let Some(there) = cells.target(at, one).filter(|&it| it != at) {
                    prop_assert_eq!(cells.target(there, other), Some(at));
                }
            }
        }

        /// Home and End are the ends from wherever they are pressed, and pages stay between them.
        #[test]
        fn ends_are_ends((cells, count) in any(), at in 0..400_usize) {
            let at = at % count;
            for end in [Key::Home, Key::End] {
                let there = cells.target(at, end).expect("there are some");
                prop_assert_eq!(cells.target(there, end), Some(there));
            }
            for (page, end) in [(Key::PageUp, Key::Home), (Key::PageDown, Key::End)] {
                if let Some(mut there) = cells.target(at, page) {
                    // The heads are above every page.
                    let is_head = cells.target(at, Key::Home).is_some_and(|it| it > at) && page == Key::PageUp;
                    for _ in 0..count {
                        there = cells.target(there, page).expect("a table has pages");
                    }
                    prop_assert_eq!(Some(there), if is_head { Some(at) } else { cells.target(at, end) });
                }
            }
        }
    }

    #[test]
    fn keys_of_others_are_left_to_them() {
        let row = Roving::row(Id::unique("row"), 3);
        assert!(
            [Key::ArrowUp, Key::ArrowDown, Key::PageUp, Key::Enter]
                .iter()
                .all(|&it| row.target(1, it).is_none())
        );
        assert_eq!(Roving::row(Id::unique("none"), 0).target(0, Key::ArrowRight), None);
    }
}
