//! Decides the criteria of one strategy for all lengths, where the automata support the strategy.

use crate::automata::decide;
use crate::automata::{NotReached, Theorem, language, levels, reads_from_the_right, sameness};
use crate::study::Property;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{Display, Strategy};

use super::{Wish, WishCell};

/// Decides the criteria of one strategy. Theorems that several criteria need are proved once and kept.
pub(super) struct Decider<'a> {
    display: &'a Display,
    classes: &'a [BidiClass],
    one_to_one: Option<Result<Theorem, NotReached>>,
    same_in_both: Option<Result<Theorem, NotReached>>,
}

impl<'a> Decider<'a> {
    pub(super) const fn new(display: &'a Display, classes: &'a [BidiClass]) -> Self {
        Self { display, classes, one_to_one: None, same_in_both: None }
    }

    /// The result for a criterion that has no counterexample up to the length `to`.
    pub(super) fn cell(&mut self, criterion: Wish, to: usize) -> WishCell {
        match self.theorem(criterion) {
            Ok(Theorem::Proved) => WishCell::Proved,
            Ok(Theorem::Refuted { smallest }) => {
                WishCell::Fails { from: smallest.first().map_or(0, Vec::len), smallest }
            }
            Err(because) => WishCell::Tried { to, because },
        }
    }

    fn theorem(&mut self, criterion: Wish) -> Result<Theorem, NotReached> {
        let Self { display, classes, .. } = *self;
        let decided = |property: Property| decide(property, display, classes);
        match criterion {
            Wish::NoTwoAlike => self.one_to_one(),
            Wish::NoTwoNamesAlike => match self.one_to_one() {
                Ok(Theorem::Proved) => Ok(Theorem::Proved),
                _ => decided(Property::NameUniqueness),
            },
            Wish::NoTwoAcross => match (display.in_other_paragraph(), self.same_in_both()) {
                (None, _) | (_, Ok(Theorem::Proved)) => self.one_to_one(),
                (Some(other), _) => {
                    let each = [self.one_to_one()?, decide(Property::OneToOne, &other, classes)?];
                    let across = decided(Property::OneToOneAcrossParagraphs)?;
                    let theorems = each.into_iter().chain([across]);
                    let shortest =
                        theorems.filter(|it| it.fails_from().is_some()).min_by_key(Theorem::fails_from);
                    Ok(shortest.unwrap_or(Theorem::Proved))
                }
            },
            Wish::LabelsFromTheLeft => decided(Property::LabelOrder),
            // Fields that are laid out separately follow each other in one direction by construction.
            Wish::LabelsInOrder if levels::lays_labels_apart(display) => {
                levels::check_reach(display, classes).map(|()| Theorem::Proved)
            }
            Wish::LabelsInOrder => match decided(Property::LabelOrder)? {
                Theorem::Proved => Ok(Theorem::Proved),
                // Each sequence may still have its labels in one direction, but not all in the same one.
                Theorem::Refuted { .. } => Err(NotReached::Property),
            },
            Wish::LabelsWhole => decided(Property::LabelsTogether),
            Wish::ReadsFromTheRight => {
                if classes.contains(&BidiClass::NSM) {
                    return Err(NotReached::Class(BidiClass::NSM));
                }
                reads_from_the_right(display, classes)
            }
            Wish::AsInABook => {
                let cases = language::purely_right_to_left(classes).ok_or(NotReached::TooLarge)?;
                let uba = Display::plain(Strategy::UbaRtl);
                let compared = sameness::compare([display, &uba], classes, cases)?;
                Ok(compared.smallest().map_or(Theorem::Proved, |it| Theorem::Refuted { smallest: vec![it] }))
            }
            Wish::SameInBoth => self.same_in_both(),
        }
    }

    fn one_to_one(&mut self) -> Result<Theorem, NotReached> {
        let Self { display, classes, .. } = *self;
        self.one_to_one.get_or_insert_with(|| decide(Property::OneToOne, display, classes)).clone()
    }

    fn same_in_both(&mut self) -> Result<Theorem, NotReached> {
        let Self { display, classes, .. } = *self;
        self.same_in_both
            .get_or_insert_with(|| decide(Property::SameInBothParagraphs, display, classes))
            .clone()
    }
}
