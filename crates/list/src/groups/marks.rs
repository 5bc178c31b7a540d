//! One bit a row.

/// A set of rows.
#[derive(Clone, Debug, Default)]
pub(super) struct RowMarks {
    words: Vec<u64>,
}

impl RowMarks {
    /// Puts a row into the set.
    pub(super) fn mark(&mut self, row: u64) {
        let word = place(row);
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (row % 64);
    }

    /// Whether a row is in it.
    pub(super) fn has(&self, row: u64) -> bool {
        self.words.get(place(row)).is_some_and(|word| word >> (row % 64) & 1 == 1)
    }
}

fn place(row: u64) -> usize {
    usize::try_from(row / 64).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::RowMarks;

    #[test]
    fn only_what_is_marked() {
        let mut marks = RowMarks::default();
        let marked = [0, 63, 64, 1_000];
        marked.into_iter().rev().for_each(|it| marks.mark(it));
        assert!((0..2_000).filter(|&it| marks.has(it)).eq(marked));
    }
}
