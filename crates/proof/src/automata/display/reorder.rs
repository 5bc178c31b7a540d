//! Rules L2 and L3 for one string, without automata.

use super::letters::{BASELESS_MARK_LEVEL, DISPLAY_LEVEL_COUNT, DisplayAlphabet};

/// Reorders a string to its display, or a display to its string; both are the same operation, rules L2 and L3.
/// `symbols` are letters with the levels of displays, as in [`AnnotatedDisplays`](super::AnnotatedDisplays).
/// Returns for each position of the result the position in `symbols`.
pub fn reordered_positions(symbols: &[usize], alphabet: &DisplayAlphabet) -> Vec<usize> {
    let level = |place: usize| symbols[place] % DISPLAY_LEVEL_COUNT;
    let goes_on = |place: usize| {
        level(place) == level(place - 1)
            && match level(place) {
                1 => alphabet.is_mark(symbols[place] / DISPLAY_LEVEL_COUNT),
                level => level == 2 || level == BASELESS_MARK_LEVEL,
            }
    };
    let mut order = Vec::with_capacity(symbols.len());
    let mut start = 0;
    while start < symbols.len() {
        let length = symbols[start..].iter().take_while(|&it| it % DISPLAY_LEVEL_COUNT != 0).count();
        let mut end = start + length;
        for place in (start..start + length).rev() {
            if place == start || !goes_on(place) {
                order.extend(place..end);
                end = place;
            }
        }
        start += length;
        if start < symbols.len() {
            order.push(start);
            start += 1;
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::{DisplayAlphabet, reordered_positions};
    use bidiscope_bidi::name::BidiClass;

    /// The symbol of a letter at a level. See also [`mark`].
    const fn letter(level: usize) -> usize {
        level
    }

    const fn mark(level: usize) -> usize {
        4 + level
    }

    #[test]
    fn pieces_are_turned_round() {
        let letters = DisplayAlphabet::of_classes(&[BidiClass::L, BidiClass::NSM]);
        // Two letters at level 0, a block of base with two marks, two digits, a base; one more at level 0.
        let string =
            [letter(0), letter(0), letter(1), mark(1), mark(1), letter(2), letter(2), letter(1), letter(0)];
        assert_eq!(reordered_positions(&string, &letters), [0, 1, 7, 5, 6, 2, 3, 4, 8]);
        assert_eq!(reordered_positions(&string, &letters.without_l3()), [0, 1, 7, 5, 6, 4, 3, 2, 8]);
        // Marks without a base keep their own order, at the right.
        assert_eq!(reordered_positions(&[mark(3), mark(3), letter(1), mark(1)], &letters), [2, 3, 0, 1]);
        assert_eq!(reordered_positions(&[], &letters), Vec::<usize>::new());
    }
}
