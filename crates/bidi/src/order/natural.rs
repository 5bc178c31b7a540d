//! What a reader of a paragraph expects of the labels' order.

use std::ops::Range;

use crate::name::{BidiClass, Name};

use super::{Direction, DisplayOrder};

/// A pair of labels that a reader meets in the wrong order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfOrder {
    /// The way the paragraph is read.
    pub paragraph: Direction,
    /// The label that comes too early, by its index: it stands after the other in the name.
    pub early: usize,
    /// The label that comes too late: the one before it in the name.
    pub late: usize,
}

/// Where a reader of this paragraph finds the labels out of order; `None` where what stands there is natural.
///
/// An order is natural in either of two cases:
/// 1. The labels stand one after the other, read the way of the paragraph.
/// 2. The whole name reads one way: all its letters run that way, so do the labels one after the other, and
///    the first and the last label hold letters. So an all-Hebrew name changes nothing in an LTR paragraph: it is
///    read from right to left there as everywhere. The letters at its ends matter because a number beside them
///    can be read first or last: who meets `12.BA` in an LTR paragraph begins with the number. A name without
///    any letter is a number, which everybody reads from left to right.
///
/// A label that is torn apart counts where it begins. `order` must be an order of this name's characters.
pub fn labels_out_of_order(name: &Name, order: &DisplayOrder) -> Option<OutOfOrder> {
    let paragraph = order.paragraph();
    let found = first_inversion(name, order, paragraph)?;
    let reads_one_way =
        way_of_all(name, order).is_some_and(|way| first_inversion(name, order, way).is_none());
    (!reads_one_way).then_some(OutOfOrder { paragraph, early: found + 1, late: found })
}

/// The first label, by its index, that is not met before the one after it, read this way.
fn first_inversion(name: &Name, order: &DisplayOrder, way: Direction) -> Option<usize> {
    let labels = name.labels();
    let is_in_order = |at: &usize| {
        let pair = labels[*at..=*at + 1].iter().map(|label| label.range.clone());
        order.places().are_in_order(pair, way)
    };
    (0..labels.len().saturating_sub(1)).find(|at| !is_in_order(at))
}

/// The one way in which the whole name can be read; `None` where letters run both ways, or a number stands at
/// an end of them.
fn way_of_all(name: &Name, order: &DisplayOrder) -> Option<Direction> {
    let has_letters =
        |part: &Range<usize>| name.characters()[part.clone()].iter().any(|it| is_letter(it.class));
    let mut ways = order.runs().iter().filter(|run| has_letters(&run.logical)).map(|run| run.direction);
    let Some(way) = ways.next() else { return Some(Direction::LeftToRight) };
    let mut ends = [name.labels().first(), name.labels().last()].into_iter().flatten();
    (ways.all(|it| it == way) && ends.all(|label| has_letters(&label.range))).then_some(way)
}

const fn is_letter(class: BidiClass) -> bool {
    matches!(class, BidiClass::L | BidiClass::R | BidiClass::AL)
}

#[cfg(test)]
mod tests {
    use super::labels_out_of_order;
    use crate::name::{Name, Notation};
    use crate::order::Strategy;

    /// The pair that comes in the wrong order, the one that comes first before the other.
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
        // A number among words of one direction is read along.
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
