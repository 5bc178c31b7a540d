//! Rules L2 and L3 for one string, without automata.

use super::letters::{BASELESS_NSM_LEVEL_CODE, BidiClassLetters, DISPLAY_LEVEL_CODE_COUNT};

/// Reorders a string to its display, or a display to its string; both are the same operation, rules L2 and L3.
/// `letter_and_level_symbols` are letters with the levels of displays, as in
/// [`LevelAnnotatedDisplays`](super::LevelAnnotatedDisplays). Returns for each position of the result the position in
/// `letter_and_level_symbols`.
pub fn source_index_by_reordered_index(
    letter_and_level_symbols: &[usize],
    class_letters: &BidiClassLetters,
) -> Vec<usize> {
    let level = |place: usize| letter_and_level_symbols[place] % DISPLAY_LEVEL_CODE_COUNT;
    let goes_on = |place: usize| {
        level(place) == level(place - 1)
            && match level(place) {
                1 => class_letters
                    .follows_base_by_l3(letter_and_level_symbols[place] / DISPLAY_LEVEL_CODE_COUNT),
                level => level == 2 || level == BASELESS_NSM_LEVEL_CODE,
            }
    };
    let mut order = Vec::with_capacity(letter_and_level_symbols.len());
    let mut start = 0;
    while start < letter_and_level_symbols.len() {
        let length = letter_and_level_symbols[start..]
            .iter()
            .take_while(|&it| it % DISPLAY_LEVEL_CODE_COUNT != 0)
            .count();
        let mut end = start + length;
        for place in (start..start + length).rev() {
            if place == start || !goes_on(place) {
                order.extend(place..end);
                end = place;
            }
        }
        start += length;
        if start < letter_and_level_symbols.len() {
            order.push(start);
            start += 1;
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::{BidiClassLetters, source_index_by_reordered_index};
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
        let letters = BidiClassLetters::one_per_class(&[BidiClass::L, BidiClass::NSM]);
        // Two letters at level 0, a block of base with two marks, two digits, a base; one more at level 0.
        let string =
            [letter(0), letter(0), letter(1), mark(1), mark(1), letter(2), letter(2), letter(1), letter(0)];
        assert_eq!(source_index_by_reordered_index(&string, &letters), [0, 1, 7, 5, 6, 2, 3, 4, 8]);
        assert_eq!(
            source_index_by_reordered_index(&string, &letters.without_rule_l3()),
            [0, 1, 7, 5, 6, 4, 3, 2, 8]
        );
        // Marks without a base keep their own order, at the right.
        assert_eq!(
            source_index_by_reordered_index(&[mark(3), mark(3), letter(1), mark(1)], &letters),
            [2, 3, 0, 1]
        );
        assert_eq!(source_index_by_reordered_index(&[], &letters), Vec::<usize>::new());
    }
}
