//! A set of rows, one bit a row.

/// A set of rows.
#[derive(Clone, Debug, Default)]
pub(super) struct RowSet {
    words: Vec<u64>,
}

impl RowSet {
    /// Adds a row.
    pub(super) fn insert(&mut self, row: u64) {
        let word = word_index(row);
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (row % 64);
    }

    /// Whether a row is in it.
    pub(super) fn contains(&self, row: u64) -> bool {
        self.words.get(word_index(row)).is_some_and(|word| word >> (row % 64) & 1 == 1)
    }
}

fn word_index(row: u64) -> usize {
    usize::try_from(row / 64).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::RowSet;

    #[test]
    fn only_inserted_rows_are_contained() {
        let mut set = RowSet::default();
        let rows = [0, 63, 64, 1_000];
        rows.into_iter().rev().for_each(|it| set.insert(it));
        assert!((0..2_000).filter(|&it| set.contains(it)).eq(rows));
    }
}
