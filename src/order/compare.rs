//! What a display does to a name's labels, and which displays show the same.

use crate::name::{Character, Name};

use super::{Direction, DisplayOrder, painted};

/// Whether the labels stand in another order than in the name, read from left to right. A label that
/// is torn apart counts by its leftmost character.
///
/// `order` must be an order of this name's characters.
pub fn label_order_changed(name: &Name, order: &DisplayOrder) -> bool {
    let labels = name.labels().iter().map(|label| label.range.clone());
    !order.places().are_in_order(labels, Direction::LeftToRight)
}

/// The labels whose characters do not stand side by side, by index, in logical order.
///
/// `order` must be an order of this name's characters.
pub fn torn_labels(name: &Name, order: &DisplayOrder) -> Vec<usize> {
    let torn = name.labels().iter().enumerate().filter(|(_, label)| !order.is_together(label.range.clone()));
    torn.map(|(index, _)| index).collect()
}

/// Whether two orders of the same characters give the same picture: each character in the same place,
/// and the same brackets turned round (UAX #9 rule L4). Levels, and the side to which the line is
/// aligned, do not matter.
pub fn shows_the_same(characters: &[Character], one: &DisplayOrder, other: &DisplayOrder) -> bool {
    one.logical_from_visual() == other.logical_from_visual()
        && painted(characters, one) == painted(characters, other)
}

/// For each of `orders`, all of the same characters, the indices of the others that
/// [show the same](shows_the_same).
pub fn same_as(characters: &[Character], orders: &[DisplayOrder]) -> Vec<Vec<usize>> {
    let pictures: Vec<_> =
        orders.iter().map(|order| (order.logical_from_visual(), painted(characters, order))).collect();
    let others = |index: usize| {
        let same = |&other: &usize| other != index && pictures[other] == pictures[index];
        (0..pictures.len()).filter(same).collect()
    };
    (0..pictures.len()).map(others).collect()
}

#[cfg(test)]
mod tests {
    use super::{label_order_changed, same_as, shows_the_same, torn_labels};
    use crate::name::{Name, Notation, characters_of};
    use crate::order::Strategy;

    fn check(strategy: Strategy, text: &str, display: &str, changed: bool, torn: &[usize]) {
        let name = Name::read(text, Notation::Capitals).expect("readable");
        let order = strategy.order(name.characters());
        let shown = Notation::Capitals.write(order.display(name.characters()).chars());
        assert_eq!(shown.as_deref(), Ok(display), "{text}");
        assert_eq!(label_order_changed(&name, &order), changed, "{text}");
        assert_eq!(torn_labels(&name, &order), torn, "{text}");
    }

    #[test]
    fn labels_keep_change_and_lose_their_place() {
        check(Strategy::UbaLtr, "ABC.abc", "CBA.abc", false, &[]);
        check(Strategy::UbaRtl, "ABC.abc", "abc.CBA", true, &[]);
        check(Strategy::UbaLtr, "a.B.C.d", "a.C.B.d", true, &[]);
        check(Strategy::OneToOne, "a.B.C.d", "a.B.C.d", false, &[]);
        // RFC 5893 section 5: the number moves into the right-to-left label.
        check(Strategy::UbaLtr, "AB.1-x.com", "1.BA-x.com", true, &[1]);
        // The empty last label is no label and cannot move.
        check(Strategy::UbaRtl, "abc.", ".abc", false, &[]);
    }

    #[test]
    fn a_turned_bracket_is_another_picture() {
        let characters = characters_of("<");
        let orders = [Strategy::Logical, Strategy::UbaLtr, Strategy::UbaRtl].map(|it| it.order(&characters));
        assert!(shows_the_same(&characters, &orders[0], &orders[1]));
        assert!(!shows_the_same(&characters, &orders[0], &orders[2]));
        assert_eq!(same_as(&characters, &orders), [vec![1], vec![0], vec![]]);
    }

    #[test]
    fn swapped_twins_are_another_order() {
        let characters = characters_of("\u{5D0}\u{5D0}");
        let orders = [Strategy::Logical, Strategy::OneToOne].map(|it| it.order(&characters));
        assert!(!shows_the_same(&characters, &orders[0], &orders[1]));
    }
}
