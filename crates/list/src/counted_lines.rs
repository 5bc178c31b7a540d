//! A count of lines, with the first of them.

/// How many lines of a list something is so of, and the first of them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct LineTally {
    count: u64,
    /// The first lines, ascending; 0 where there are no more.
    first: [u64; Self::MAX_FIRST_LINE_NUMBERS],
}

impl LineTally {
    /// The most lines that are kept.
    pub const MAX_FIRST_LINE_NUMBERS: usize = 5;

    /// Counts a line, from 1. Lines may come in any order.
    pub fn count_line(&mut self, line_number: u64) {
        self.merge_tally(&Self { count: 1, first: [line_number, 0, 0, 0, 0] });
    }

    /// Counts the lines that another has counted.
    pub fn merge_tally(&mut self, other_tally: &Self) {
        self.count += other_tally.count;
        let mut both = [self.first, other_tally.first].concat();
        both.sort_unstable_by_key(|&it| if it == 0 { u64::MAX } else { it });
        self.first.copy_from_slice(&both[..Self::MAX_FIRST_LINE_NUMBERS]);
    }

    /// The same with so many lines before each.
    pub(crate) fn after(self, lines_before: u64) -> Self {
        let first = self.first.map(|it| if it == 0 { 0 } else { it + lines_before });
        Self { first, ..self }
    }

    /// How many there are.
    pub const fn line_count(&self) -> u64 {
        self.count
    }

    /// The first of them, ascending: at most [`Self::MAX_FIRST_LINE_NUMBERS`].
    pub fn first_line_numbers(&self) -> impl Iterator<Item = u64> + '_ {
        self.first.iter().copied().filter(|it| *it > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::LineTally;

    #[test]
    fn the_first_lines_are_kept_in_their_order() {
        let (mut some, mut others) = (LineTally::default(), LineTally::default());
        [9, 4, 70].into_iter().for_each(|it| some.count_line(it));
        [5, 1, 90].into_iter().for_each(|it| others.count_line(it));
        some.merge_tally(&others);
        assert_eq!(
            (some.line_count(), some.first_line_numbers().collect::<Vec<_>>()),
            (6, vec![1, 4, 5, 9, 70])
        );
    }
}
