//! Interactive arrangement: moving pieces with the keyboard or the pointer.

/// The pieces of a name in the order into which a learner has put them, with a cursor, the position of the keyboard
/// focus. The piece at the cursor may be picked up; it then moves with the cursor. Positions count from 0, from the
/// left; a piece is given by its index in
/// [`ArrangeInVisualOrderTask::piece_logical_ranges`](super::ArrangeInVisualOrderTask::piece_logical_ranges).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ArrangedPieces {
    order: Vec<usize>,
    /// The position of the keyboard focus.
    cursor: usize,
    /// The order and cursor before the piece was picked up.
    before: Option<(Vec<usize>, usize)>,
}

impl ArrangedPieces {
    /// The pieces in this order, none picked up, with the cursor at the left.
    pub const fn new(visual_piece_indices: Vec<usize>) -> Self {
        Self { order: visual_piece_indices, cursor: 0, before: None }
    }

    /// The current order: for each position the piece there.
    pub fn visual_piece_indices(&self) -> &[usize] {
        &self.order
    }

    /// The position of the keyboard focus.
    pub const fn cursor_piece_visual_position(&self) -> usize {
        self.cursor
    }

    /// The piece at the cursor; `None` if there are no pieces.
    pub fn piece_index_at_cursor(&self) -> Option<usize> {
        self.order.get(self.cursor).copied()
    }

    /// Whether the piece at the cursor is picked up.
    pub const fn has_picked_up_piece(&self) -> bool {
        self.before.is_some()
    }

    /// Moves the cursor, with the piece that is picked up, to a position, or to the last one where there are fewer.
    pub fn move_cursor_to(&mut self, piece_visual_position: usize) {
        let visual_position = piece_visual_position.min(self.order.len().saturating_sub(1));
        if self.has_picked_up_piece() && self.cursor < self.order.len() {
            let piece = self.order.remove(self.cursor);
            self.order.insert(visual_position, piece);
        }
        self.cursor = visual_position;
    }

    /// Moves the cursor, with the piece that is picked up, one position to the left.
    pub fn move_cursor_left(&mut self) {
        self.move_cursor_to(self.cursor.saturating_sub(1));
    }

    /// Moves the cursor, with the piece that is picked up, one position to the right.
    pub fn move_cursor_right(&mut self) {
        self.move_cursor_to(self.cursor + 1);
    }

    /// Picks up the piece at a position; another one is put down first.
    pub fn pick_up_piece(&mut self, piece_visual_position: usize) {
        self.put_down_piece();
        self.move_cursor_to(piece_visual_position);
        self.before = Some((self.order.clone(), self.cursor));
    }

    /// Puts the piece that is picked up down at the cursor; nothing where none is.
    pub fn put_down_piece(&mut self) {
        self.before = None;
    }

    /// Returns the piece that is picked up, and the cursor, to where it was picked up; nothing where none is.
    pub fn cancel_piece_move(&mut self) {
        if let Some((order, cursor)) = self.before.take() {
            (self.order, self.cursor) = (order, cursor);
        }
    }

    /// Handles a click on a position: picks up its piece, or puts the picked-up one there.
    pub fn pick_up_or_put_down(&mut self, piece_visual_position: usize) {
        if !self.has_picked_up_piece() {
            return self.pick_up_piece(piece_visual_position);
        }
        self.move_cursor_to(piece_visual_position);
        self.put_down_piece();
    }
}

#[cfg(test)]
mod tests {
    use super::ArrangedPieces;

    fn row() -> ArrangedPieces {
        ArrangedPieces::new(vec![0, 1, 2, 3])
    }

    #[test]
    fn a_piece_is_carried_over_the_others() {
        let mut row = row();
        row.move_cursor_right();
        assert_eq!(
            (row.visual_piece_indices(), row.piece_index_at_cursor()),
            ([0, 1, 2, 3].as_slice(), Some(1))
        );
        row.pick_up_piece(1);
        row.move_cursor_right();
        row.move_cursor_right();
        row.move_cursor_right();
        assert_eq!(
            (row.visual_piece_indices(), row.cursor_piece_visual_position(), row.has_picked_up_piece()),
            ([0, 2, 3, 1].as_slice(), 3, true)
        );
        row.put_down_piece();
        row.move_cursor_left();
        assert_eq!(
            (row.visual_piece_indices(), row.cursor_piece_visual_position(), row.has_picked_up_piece()),
            ([0, 2, 3, 1].as_slice(), 2, false)
        );
    }

    #[test]
    fn a_piece_is_put_back() {
        let mut row = row();
        row.pick_up_piece(3);
        row.move_cursor_to(0);
        assert_eq!(row.visual_piece_indices(), [3, 0, 1, 2]);
        row.cancel_piece_move();
        assert_eq!(
            (row.visual_piece_indices(), row.cursor_piece_visual_position(), row.has_picked_up_piece()),
            ([0, 1, 2, 3].as_slice(), 3, false)
        );
        row.cancel_piece_move();
        assert_eq!(row.visual_piece_indices(), [0, 1, 2, 3]);
    }

    #[test]
    fn clicks_carry_too() {
        let mut row = row();
        row.pick_up_or_put_down(0);
        row.pick_up_or_put_down(2);
        assert_eq!((row.visual_piece_indices(), row.has_picked_up_piece()), ([1, 2, 0, 3].as_slice(), false));
        row.pick_up_or_put_down(1);
        row.pick_up_or_put_down(1);
        assert_eq!((row.visual_piece_indices(), row.has_picked_up_piece()), ([1, 2, 0, 3].as_slice(), false));
    }

    #[test]
    fn nothing_goes_beyond_the_ends() {
        let mut row = ArrangedPieces::new(Vec::new());
        row.pick_up_piece(3);
        row.move_cursor_right();
        row.move_cursor_left();
        row.put_down_piece();
        assert_eq!((row.visual_piece_indices(), row.piece_index_at_cursor()), ([].as_slice(), None));
    }
}
