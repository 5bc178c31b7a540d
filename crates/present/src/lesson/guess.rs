//! A guess while it is made: which piece is held, and where it goes.

/// The pieces of a name in the order in which a pupil has put them, one of which may be held.
///
/// A place is counted from 0, from the left.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GuessRow {
    order: Vec<usize>,
    /// The place that the keyboard is at; of the held piece where one is held.
    cursor: usize,
    /// How everything stood before the piece was picked up, while one is held.
    before: Option<(Vec<usize>, usize)>,
}

impl GuessRow {
    /// The pieces in this order; none is held.
    pub const fn new(order: Vec<usize>) -> Self {
        Self { order, cursor: 0, before: None }
    }

    /// The pieces in their order now.
    pub fn order(&self) -> &[usize] {
        &self.order
    }

    /// The place that the keyboard is at.
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// The piece at that place.
    pub fn at_cursor(&self) -> Option<usize> {
        self.order.get(self.cursor).copied()
    }

    /// Whether the piece at the cursor is held.
    pub const fn is_holding(&self) -> bool {
        self.before.is_some()
    }

    /// Goes to a place, or moves the held piece there.
    pub fn go(&mut self, place: usize) {
        let place = place.min(self.order.len().saturating_sub(1));
        if self.is_holding() && self.cursor < self.order.len() {
            let piece = self.order.remove(self.cursor);
            self.order.insert(place, piece);
        }
        self.cursor = place;
    }

    /// Goes a place to the left.
    pub fn left(&mut self) {
        self.go(self.cursor.saturating_sub(1));
    }

    /// Goes a place to the right.
    pub fn right(&mut self) {
        self.go(self.cursor + 1);
    }

    /// Picks up the piece at a place; one that was held is put down before.
    pub fn pick_up(&mut self, place: usize) {
        self.put_down();
        self.go(place);
        self.before = Some((self.order.clone(), self.cursor));
    }

    /// Puts the held piece down where it is.
    pub fn put_down(&mut self) {
        self.before = None;
    }

    /// Puts the held piece back where it was picked up.
    pub fn put_back(&mut self) {
        if let Some((order, cursor)) = self.before.take() {
            (self.order, self.cursor) = (order, cursor);
        }
    }

    /// What a click on a place does: it picks a piece up, puts it down, or puts the held one there.
    pub fn click(&mut self, place: usize) {
        if !self.is_holding() {
            return self.pick_up(place);
        }
        self.go(place);
        self.put_down();
    }
}

#[cfg(test)]
mod tests {
    use super::GuessRow;

    fn row() -> GuessRow {
        GuessRow::new(vec![0, 1, 2, 3])
    }

    #[test]
    fn a_piece_is_carried_over_the_others() {
        let mut row = row();
        row.right();
        assert_eq!((row.order(), row.at_cursor()), ([0, 1, 2, 3].as_slice(), Some(1)));
        row.pick_up(1);
        row.right();
        row.right();
        row.right();
        assert_eq!((row.order(), row.cursor(), row.is_holding()), ([0, 2, 3, 1].as_slice(), 3, true));
        row.put_down();
        row.left();
        assert_eq!((row.order(), row.cursor(), row.is_holding()), ([0, 2, 3, 1].as_slice(), 2, false));
    }

    #[test]
    fn a_piece_is_put_back() {
        let mut row = row();
        row.pick_up(3);
        row.go(0);
        assert_eq!(row.order(), [3, 0, 1, 2]);
        row.put_back();
        assert_eq!((row.order(), row.cursor(), row.is_holding()), ([0, 1, 2, 3].as_slice(), 3, false));
        row.put_back();
        assert_eq!(row.order(), [0, 1, 2, 3]);
    }

    #[test]
    fn clicks_carry_too() {
        let mut row = row();
        row.click(0);
        row.click(2);
        assert_eq!((row.order(), row.is_holding()), ([1, 2, 0, 3].as_slice(), false));
        row.click(1);
        row.click(1);
        assert_eq!((row.order(), row.is_holding()), ([1, 2, 0, 3].as_slice(), false));
    }

    #[test]
    fn nothing_goes_beyond_the_ends() {
        let mut row = GuessRow::new(Vec::new());
        row.pick_up(3);
        row.right();
        row.left();
        row.put_down();
        assert_eq!((row.order(), row.at_cursor()), ([].as_slice(), None));
    }
}
