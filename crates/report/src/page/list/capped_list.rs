//! The first of many.

/// The most refused names, and the most flagged names, that are listed with details; the others are counted.
pub(super) const MAX_DETAILED_NAMES: usize = 500;

/// The first items of many, and the number of all.
#[derive(Debug)]
pub(super) struct CappedList<T> {
    pub(super) first: Vec<T>,
    pub(super) count: u64,
}

impl<T> Default for CappedList<T> {
    fn default() -> Self {
        Self { first: Vec::new(), count: 0 }
    }
}

impl<T> CappedList<T> {
    /// Counts an item, and keeps it where there is room.
    pub(super) fn push(&mut self, most: usize, make: impl FnOnce() -> T) {
        self.count += 1;
        if self.first.len() < most {
            self.first.push(make());
        }
    }

    pub(super) fn join(&mut self, most: usize, other: Self) {
        self.count += other.count;
        let room = most.saturating_sub(self.first.len());
        self.first.extend(other.first.into_iter().take(room));
    }

    /// The number of items that are not kept.
    pub(super) fn more(&self) -> u64 {
        self.count - self.first.len() as u64
    }
}
