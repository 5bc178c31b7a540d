//! Comparison of display orders: the order of labels, equal displays, and moved characters.

use crate::name::{Character, Label};

use super::{Direction, DisplayOrder, LogicalIndex, mirrored_visual_text};

/// Whether the labels, read from left to right, are in a different order than in the name. The position of a
/// split label is that of its leftmost character. A reader of the paragraph may judge otherwise.
///
/// `order` must be an order of the characters among which the labels stand.
pub fn label_order_changed(labels: &[Label], order: &DisplayOrder) -> bool {
    let labels = labels.iter().map(|label| label.character_range.clone());
    !order.visual_positions().are_labels_visually_in_order(labels, Direction::LeftToRight)
}

/// The indices of the labels whose characters are not contiguous in the display, in logical order.
///
/// `order` must be an order of the characters among which the labels stand.
pub fn visually_split_label_indices(labels: &[Label], order: &DisplayOrder) -> Vec<usize> {
    let split = labels
        .iter()
        .enumerate()
        .filter(|(_, label)| !order.is_visually_contiguous(label.character_range.clone()));
    split.map(|(index, _)| index).collect()
}

/// Whether two orders of the same characters look the same: each character at the same position, and the same
/// characters mirrored (UAX #9 rule L4). Levels and the alignment of the line are ignored.
pub fn is_same_display(characters: &[Character], one: &DisplayOrder, other: &DisplayOrder) -> bool {
    one.logical_from_visual() == other.logical_from_visual()
        && mirrored_visual_text(characters, one) == mirrored_visual_text(characters, other)
}

/// The fewest characters that must be moved to turn one display order of the same characters into the other,
/// in logical order. Where several sets are smallest, the characters leftmost in `reference` stay.
///
/// The characters that stay are a longest increasing subsequence of the positions in `reference`, read in the
/// order of `other`; patience sorting finds it in O(n log n). The result is empty if and only if both orders
/// are equal, has the same length in both directions, and never holds all characters.
pub fn moved_characters(reference: &DisplayOrder, other: &DisplayOrder) -> Vec<LogicalIndex> {
    let [reference, other] = [reference, other].map(|it| {
        let numbers: Vec<usize> = it.logical_from_visual().iter().map(|it| it.0).collect();
        numbers
    });
    moved_numbers(&reference, &other).into_iter().map(LogicalIndex).collect()
}

/// [`moved_characters`] for two orders of the numbers from 0; the result is ascending.
pub(super) fn moved_numbers(reference: &[usize], shown: &[usize]) -> Vec<usize> {
    let mut places = vec![0; reference.len()];
    for (place, &number) in reference.iter().enumerate() {
        places[number] = place;
    }
    let place = |number: &usize| places[*number];
    // `ends`: for each length, the end of the subsequence of that length whose end is leftmost in the
    // reference. `before`: for each character of `shown`, its predecessor in its subsequence.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(shown.len());
    for (at, character) in shown.iter().enumerate() {
        let length = ends.partition_point(|&end| place(&shown[end]) < place(character));
        before.push(length.checked_sub(1).map(|shorter| ends[shorter]));
        match ends.get_mut(length) {
            Some(end) => *end = at,
            None => ends.push(at),
        }
    }
    let mut stays = vec![false; shown.len()];
    let mut next = ends.last().copied();
    while let Some(at) = next {
        stays[shown[at]] = true;
        next = before[at];
    }
    (0..shown.len()).filter(|&it| !stays[it]).collect()
}

/// The characters that look different in another display of the same characters, in logical order: those that
/// [moved](moved_characters), and those mirrored in only one of the two (UAX #9 rule L4). Empty if and only if
/// both have the [same display](is_same_display).
pub fn changed_characters(
    characters: &[Character],
    reference: &DisplayOrder,
    other: &DisplayOrder,
) -> Vec<LogicalIndex> {
    let in_logical_order = |order: &DisplayOrder| {
        let shown = mirrored_visual_text(characters, order);
        let mut painted: Vec<_> = order.logical_from_visual().iter().zip(shown.chars()).collect();
        painted.sort_by_key(|(logical, _)| logical.0);
        painted.into_iter().map(|(_, scalar)| scalar).collect::<Vec<char>>()
    };
    let (one, two) = (in_logical_order(reference), in_logical_order(other));
    let turned = (0..characters.len()).filter(|&it| one[it] != two[it]).map(LogicalIndex);
    let mut changed = moved_characters(reference, other);
    changed.extend(turned);
    changed.sort_unstable();
    changed.dedup();
    changed
}

#[cfg(test)]
mod tests {
    use super::{
        changed_characters, is_same_display, label_order_changed, moved_characters,
        visually_split_label_indices,
    };
    use crate::name::{Name, Notation, characters_of};
    use crate::order::Strategy;

    /// Checks what moves from the first display to the second, and that as many move in the other direction.
    fn check_moved(text: &str, from: Strategy, to: Strategy, expected: &[usize]) {
        let name = Name::read(text, Notation::CapitalsAsHebrew).expect("readable");
        let [from, to] = [from, to].map(|it| it.order(name.characters()));
        let characters: Vec<usize> = moved_characters(&from, &to).iter().map(|it| it.0).collect();
        assert_eq!(characters, expected, "{text}");
        assert_eq!(moved_characters(&to, &from).len(), expected.len(), "{text}");
    }

    #[test]
    fn the_fewest_characters_move() {
        // BA12 to 12BA in Atkin et al. (2001): two of the four move.
        check_moved("AB12", Strategy::OneToOne, Strategy::UbaLtr, &[2, 3]);
        // a.B.C.d to a.C.B.d: of B, the full stop and C one can stay; it is the leftmost.
        check_moved("a.B.C.d", Strategy::OneToOne, Strategy::UbaLtr, &[3, 4]);
        // CBA.abc to abc.CBA: one label stays, the full stop and the other label do not.
        check_moved("ABC.abc", Strategy::UbaLtr, Strategy::UbaRtl, &[3, 4, 5, 6]);
        check_moved("ABC.abc", Strategy::OneToOne, Strategy::UbaLtr, &[]);
        check_moved("ABC", Strategy::Logical, Strategy::UbaLtr, &[1, 2]);
    }

    #[test]
    fn a_bracket_that_is_turned_round_is_changed() {
        let characters = characters_of("a<");
        let [one, two] = [Strategy::UbaLtr, Strategy::UbaRtl].map(|it| it.order(&characters));
        // In the right-to-left paragraph the sign moves to the left and is mirrored.
        let changed: Vec<usize> = changed_characters(&characters, &one, &two).iter().map(|it| it.0).collect();
        assert!(changed.contains(&1), "{changed:?}");
        let characters = characters_of("<");
        let [one, two] = [Strategy::UbaLtr, Strategy::UbaRtl].map(|it| it.order(&characters));
        assert_eq!(moved_characters(&one, &two), []);
        assert_eq!(super::changed_characters(&characters, &one, &two).len(), 1);
    }

    fn check(strategy: Strategy, text: &str, display: &str, changed: bool, split: &[usize]) {
        let name = Name::read(text, Notation::CapitalsAsHebrew).expect("readable");
        let order = strategy.order(name.characters());
        let shown = Notation::CapitalsAsHebrew.write_scalars(order.display(name.characters()).chars());
        assert_eq!(shown.as_deref(), Ok(display), "{text}");
        assert_eq!(label_order_changed(name.labels(), &order), changed, "{text}");
        assert_eq!(visually_split_label_indices(name.labels(), &order), split, "{text}");
    }

    #[test]
    fn labels_keep_change_and_lose_their_place() {
        check(Strategy::UbaLtr, "ABC.abc", "CBA.abc", false, &[]);
        check(Strategy::UbaRtl, "ABC.abc", "abc.CBA", true, &[]);
        check(Strategy::UbaLtr, "a.B.C.d", "a.C.B.d", true, &[]);
        check(Strategy::OneToOne, "a.B.C.d", "a.B.C.d", false, &[]);
        // RFC 5893 section 5: the number moves into the right-to-left label.
        check(Strategy::UbaLtr, "AB.1-x.com", "1.BA-x.com", true, &[1]);
        // The empty root label is not a label here and cannot move.
        check(Strategy::UbaRtl, "abc.", ".abc", false, &[]);
    }

    #[test]
    fn a_turned_bracket_is_another_picture() {
        let characters = characters_of("<");
        let orders = [Strategy::Logical, Strategy::UbaLtr, Strategy::UbaRtl].map(|it| it.order(&characters));
        assert!(is_same_display(&characters, &orders[0], &orders[1]));
        assert!(!is_same_display(&characters, &orders[0], &orders[2]));
    }

    #[test]
    fn swapped_characters_are_another_order() {
        let characters = characters_of("\u{5D0}\u{5D0}");
        let orders = [Strategy::Logical, Strategy::OneToOne].map(|it| it.order(&characters));
        assert!(!is_same_display(&characters, &orders[0], &orders[1]));
    }
}
