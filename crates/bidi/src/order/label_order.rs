//! Whether the labels are in the order that a reader of the paragraph expects.

use std::ops::Range;

use crate::name::{BidiClass, Name};

use super::{Direction, DisplayOrder};

/// Two adjacent labels that are displayed in the wrong order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfOrder {
    /// The paragraph direction, in which the reader reads.
    pub paragraph: Direction,
    /// The index of the label that is read too early: in the name it follows the other one.
    pub early: usize,
    /// The index of the label that is read too late: in the name it precedes the other one.
    pub late: usize,
}

/// The first pair of adjacent labels that a reader of a paragraph of `order`'s direction finds out of order; `None`
/// if the order of all labels is natural.
///
/// An order is natural in either of two cases:
/// 1. The labels follow each other in the direction of the paragraph.
/// 2. All letters of the name are displayed in the same direction, the labels follow each other in it, and the first
///    and the last label contain letters. So an all-Hebrew name is natural in an LTR paragraph too. A number as the
///    first or last label is ambiguous: the reader of `12.BA` in an LTR paragraph begins with the number. A name
///    without letters is read from left to right.
///
/// The position of a split label is that of its beginning. `order` must be an order of this name's
/// characters. Of a URL the host is judged, without what stands round it.
pub fn labels_out_of_order(name: &Name, order: &DisplayOrder) -> Option<OutOfOrder> {
    if let Some((host, url)) = name.host().zip(name.url()) {
        return labels_out_of_order(&host, &order.of_part(name.characters(), url.host()));
    }
    let paragraph = order.paragraph();
    let found = first_inversion(name, order, paragraph)?;
    let is_in_common_direction = common_direction(name, order)
        .is_some_and(|direction| first_inversion(name, order, direction).is_none());
    (!is_in_common_direction).then_some(OutOfOrder { paragraph, early: found + 1, late: found })
}

/// The index of the first label that is not read before its successor in this direction.
fn first_inversion(name: &Name, order: &DisplayOrder, direction: Direction) -> Option<usize> {
    let labels = name.labels();
    let is_in_order = |at: &usize| {
        let pair = labels[*at..=*at + 1].iter().map(|label| label.range.clone());
        order.places().are_in_order(pair, direction)
    };
    (0..labels.len().saturating_sub(1)).find(|at| !is_in_order(at))
}

/// The direction of all letters of the name; `None` if they differ, or if the first or last label has no
/// letter.
fn common_direction(name: &Name, order: &DisplayOrder) -> Option<Direction> {
    let has_letters =
        |part: &Range<usize>| name.characters()[part.clone()].iter().any(|it| is_letter(it.class));
    let mut directions = order.runs().iter().filter(|run| has_letters(&run.logical)).map(|run| run.direction);
    let Some(direction) = directions.next() else { return Some(Direction::LeftToRight) };
    let mut ends = [name.labels().first(), name.labels().last()].into_iter().flatten();
    (directions.all(|it| it == direction) && ends.all(|label| has_letters(&label.range))).then_some(direction)
}

const fn is_letter(class: BidiClass) -> bool {
    matches!(class, BidiClass::L | BidiClass::R | BidiClass::AL)
}

#[cfg(test)]
mod tests {
    use super::labels_out_of_order;
    use crate::name::{Name, Notation};
    use crate::order::Strategy;

    /// Checks the pair in the wrong order: the label that is read first, and the other one.
    fn check(text: &str, strategy: Strategy, display: &str, expected: Option<(usize, usize)>) {
        let name = Name::read(text, Notation::Capitals).expect("readable");
        let order = strategy.order(name.characters());
        let shown = Notation::Capitals.write(order.display(name.characters()).chars());
        assert_eq!(shown.as_deref(), Ok(display), "{text}");
        let found = labels_out_of_order(&name, &order).map(|it| (it.early, it.late));
        assert_eq!(found, expected, "{text} as {}", strategy.id());
    }

    #[test]
    fn labels_one_after_the_other_in_the_way_of_the_paragraph_are_natural() {
        check("ABC.abc", Strategy::UbaLtr, "CBA.abc", None);
        check("ABC.abc", Strategy::UbaRtl, "abc.CBA", None);
        check("a.B.C.d", Strategy::UbaRtl, "d.C.B.a", None);
        check("a.B.C.d", Strategy::OneToOne, "a.B.C.d", None);
        check("AB.12", Strategy::UbaRtl, "12.BA", None);
    }

    #[test]
    fn a_name_that_reads_one_way_is_natural_in_either_paragraph() {
        check("AB.CD", Strategy::UbaLtr, "DC.BA", None);
        check("AB.CD", Strategy::UbaRtl, "DC.BA", None);
        check("ab.cd", Strategy::UbaRtl, "ab.cd", None);
        check("12.34.", Strategy::UbaRtl, ".12.34", None);
        // A number between words of one direction is read with them.
        check("AB.1.CD", Strategy::UbaLtr, "DC.1.BA", None);
        check("AB1.CD2", Strategy::UbaLtr, "2DC.1BA", None);
    }

    #[test]
    fn what_a_reader_meets_in_the_wrong_order_is_named() {
        check("a.B.C.d", Strategy::UbaLtr, "a.C.B.d", Some((2, 1)));
        check("A.B.com", Strategy::UbaLtr, "B.A.com", Some((1, 0)));
        // The reader of an LTR paragraph begins with the number.
        check("AB.12", Strategy::UbaLtr, "12.BA", Some((1, 0)));
        // The same in an RTL paragraph, with a left-to-right name.
        check("a.b.C", Strategy::UbaRtl, "C.a.b", Some((1, 0)));
    }

    #[test]
    fn one_label_is_never_out_of_order() {
        for text in ["AB12", "ab", "1", "A1b"] {
            let name = Name::read(text, Notation::Capitals).expect("readable");
            for strategy in Strategy::BUILT_IN {
                assert_eq!(labels_out_of_order(&name, &strategy.order(name.characters())), None, "{text}");
            }
        }
    }
}
