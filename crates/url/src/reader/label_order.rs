//! Whether the labels are in the order that a reader of the paragraph expects.

use std::ops::Range;

use bidiscope_bidi::name::{Character, Input, Label, is_invisible};

use super::reading_direction::reading_direction;
use bidiscope_bidi::order::visual_positions::are_visual_extents_in_order;
use bidiscope_bidi::order::{Direction, DisplayOrder};

/// Two adjacent labels that are displayed in the wrong order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LabelsOutOfOrder {
    /// The direction of the paragraph.
    pub paragraph_direction: Direction,
    /// The direction in which the reader reads: that of the paragraph, but from left to right where the name has no
    /// right-to-left letter.
    pub reading_direction: Direction,
    /// The index of the label that is read too early: in the name it follows the other one.
    pub label_index_read_early: usize,
    /// The index of the label that is read too late: in the name it precedes the other one.
    pub label_index_read_late: usize,
}

/// The first pair of adjacent labels that a reader of a paragraph of `order`'s direction finds out of order; `None`
/// if the order of all labels is natural.
///
/// It is natural where the labels follow each other
/// 1. from left to right, if the name has no right-to-left letter: nothing in it runs the other way, in whatever
///    paragraph it stands;
/// 2. in the direction of the paragraph, if it has one;
/// 3. from right to left in a left-to-right paragraph too, if it has right-to-left letters, no left-to-right ones, and no number
///    as its leftmost label: the reader of `12.BA` begins with the number.
///
/// Of a URL they may also follow each other so in the direction in which `://` follows the scheme, where that is another one: as
/// where an isolate is around all of it. The position of a split label is that of its beginning. Invisible characters do not
/// count, nor do labels that have no others. `order` must be an order of this name's characters. Of a URL the host is judged,
/// without what stands round it.
pub fn labels_out_of_order(name: &Input, order: &DisplayOrder) -> Option<LabelsOutOfOrder> {
    let place = |label: &Label| PlacedLabel::of(name.characters(), order, label.character_range.clone());
    let placed = name.labels().iter().enumerate();
    let (indices, labels): (Vec<usize>, Vec<PlacedLabel<'_>>) =
        placed.filter_map(|(index, it)| Some((index, place(it)?))).unzip();
    let found = out_of_order(&labels, order.paragraph_direction(), reading_direction(name, order))?;
    Some(LabelsOutOfOrder {
        label_index_read_early: indices[found.label_index_read_early],
        label_index_read_late: indices[found.label_index_read_late],
        ..found
    })
}

/// From the leftmost to the rightmost visual position of the visible ones of these characters; `None` where there are none.
pub(super) fn visible_extent(
    text: &[Character],
    order: &DisplayOrder,
    part: Range<usize>,
) -> Option<Range<usize>> {
    let places = order.visual_from_logical();
    let mut visible = part.filter(|&at| !is_invisible(text[at].scalar)).map(|at| places[at].0);
    let first = visible.next()?;
    Some(visible.fold(first..first + 1, |all, it| all.start.min(it)..all.end.max(it + 1)))
}

/// A label and where it is displayed.
pub(super) struct PlacedLabel<'a> {
    pub(super) characters: &'a [Character],
    /// Its range in the text.
    pub(super) range: Range<usize>,
    /// From the leftmost to the rightmost visual position of what is visible of it.
    pub(super) extent: Range<usize>,
}

impl<'a> PlacedLabel<'a> {
    /// The label in this range of a text; `None` where nothing of it is visible.
    pub(super) fn of(text: &'a [Character], order: &DisplayOrder, range: Range<usize>) -> Option<Self> {
        let extent = visible_extent(text, order, range.clone())?;
        Some(Self { characters: &text[range.clone()], range, extent })
    }
}

/// The same of these labels of a name or host, in their order. They may also be read as in a paragraph of direction `toward`.
pub(super) fn out_of_order(
    labels: &[PlacedLabel<'_>],
    paragraph: Direction,
    toward: Direction,
) -> Option<LabelsOutOfOrder> {
    let has_letters = |it: &PlacedLabel<'_>| Letters::of(it.characters) != Letters::None;
    let leftmost = labels.iter().min_by_key(|it| it.extent.start);
    let letters = Letters::of(labels.iter().flat_map(|it| it.characters));
    let begins_with_number = leftmost.is_some_and(|it| !has_letters(it));
    let [directions, others] =
        [paragraph, toward].map(|it| natural_directions(letters, it, begins_with_number));
    let follow = |labels: &[PlacedLabel<'_>], direction| {
        are_visual_extents_in_order(labels.iter().map(|it| it.extent.clone()), direction)
    };
    let is_natural = directions.iter().chain(others).any(|&it| follow(labels, it));
    let reading = *directions.first().filter(|_| !is_natural)?;
    let late = labels.windows(2).position(|pair| !follow(pair, reading))?;
    Some(LabelsOutOfOrder {
        paragraph_direction: paragraph,
        reading_direction: reading,
        label_index_read_early: late + 1,
        label_index_read_late: late,
    })
}

/// The directions of the visible letters of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Letters {
    None,
    All(Direction),
    Mixed,
}

impl Letters {
    /// Those of these characters.
    pub(super) fn of<'a>(characters: impl IntoIterator<Item = &'a Character>) -> Self {
        let visible = characters.into_iter().filter(|it| !is_invisible(it.scalar));
        let mut directions = visible.filter_map(|it| it.class.direction());
        match directions.next() {
            None => Self::None,
            Some(first) if directions.all(|it| it == first) => Self::All(first),
            Some(_) => Self::Mixed,
        }
    }
}

/// The directions in which labels with these letters may follow each other in a paragraph of this direction, as
/// [`labels_out_of_order`] says; the first is that of a reader. `begins_with_number`: their leftmost label has no letter.
pub(super) const fn natural_directions(
    letters: Letters,
    paragraph: Direction,
    begins_with_number: bool,
) -> &'static [Direction] {
    use Direction::{LeftToRight, RightToLeft};
    match (letters, paragraph) {
        (Letters::None | Letters::All(LeftToRight), _) => &[LeftToRight],
        (Letters::All(RightToLeft), LeftToRight) if !begins_with_number => &[LeftToRight, RightToLeft],
        (_, LeftToRight) => &[LeftToRight],
        (_, RightToLeft) => &[RightToLeft],
    }
}

#[cfg(test)]
mod tests {
    use super::labels_out_of_order;
    use bidiscope_bidi::name::{Input, Notation};
    use bidiscope_bidi::order::Strategy;

    /// Checks the pair in the wrong order: the label that is read first, and the other one.
    fn check(text: &str, strategy: Strategy, display: &str, expected: Option<(usize, usize)>) {
        let name = Input::read(text, Notation::CapitalsAsHebrew).expect("readable");
        let order = strategy.order(name.characters());
        let shown = Notation::CapitalsAsHebrew.write_scalars(order.display(name.characters()).chars());
        assert_eq!(shown.as_deref(), Ok(display), "{text}");
        let found = labels_out_of_order(&name, &order)
            .map(|it| (it.label_index_read_early, it.label_index_read_late));
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
        check("AB.CD", Strategy::OneToOne, "BA.DC", None);
    }

    /// W7: after `http` the number is left-to-right, and so all of the host is one run. Without the scheme the number
    /// stands at the right (N1: it counts as right-to-left), and who reads Latin letters reads them first.
    #[test]
    fn a_number_before_latin_letters() {
        check("http://1.com/", Strategy::UbaRtl, "/http://1.com", None);
        check("http://1.2.com", Strategy::UbaRtl, "http://1.2.com", None);
        check("www.12", Strategy::UbaRtl, "www.12", None);
        check("1.com", Strategy::UbaRtl, "com.1", Some((1, 0)));
        check("1.com", Strategy::UbaLtr, "1.com", None);
        check("1.A", Strategy::UbaLtr, "1.A", None);
        check("1.A", Strategy::UbaRtl, "A.1", None);
        check("A.1", Strategy::UbaLtr, "1.A", Some((1, 0)));
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
            let name = Input::read(text, Notation::CapitalsAsHebrew).expect("readable");
            for strategy in Strategy::BUILT_IN {
                assert_eq!(labels_out_of_order(&name, &strategy.order(name.characters())), None, "{text}");
            }
        }
    }
}
