//! Decides the criteria of one strategy for all lengths, where the automata support the strategy.

use crate::automata::decide;
use crate::automata::{NotReached, Theorem, language, levels, reads_right_to_left, sameness};
use crate::study::Property;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{Display, Strategy};

use super::{Wish, CriterionCell};

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
    pub(super) fn cell(&mut self, criterion: Wish, to: usize) -> CriterionCell {
        match self.theorem(criterion) {
            Ok(Theorem::Proved) => CriterionCell::Proved,
            Ok(Theorem::Refuted { smallest }) => {
                CriterionCell::Fails { from: smallest.first().map_or(0, Vec::len), smallest }
            }
            Err(because) => CriterionCell::Tried { to, because },
        }
    }

    fn theorem(&mut self, criterion: Wish) -> Result<Theorem, NotReached> {
        let Self { display, classes, .. } = *self;
        let decided = |property: Property| decide(property, display, classes);
        match criterion {
            Wish::NoTwoAlike => self.one_to_one(),
            Wish::NameUniqueness => match self.one_to_one() {
                Ok(Theorem::Proved) => Ok(Theorem::Proved),
                _ => decided(Property::NameUniqueness),
            },
            Wish::OneToOneInAnyParagraphs => match (display.in_other_paragraph(), self.same_in_both()) {
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
            Wish::LabelsLeftToRight => decided(Property::LabelOrder),
            // Fields that are laid out separately follow each other in one direction by construction.
            Wish::LabelsInOneDirection if levels::lays_out_labels_separately(display) => {
                levels::check_supported(display, classes).map(|()| Theorem::Proved)
            }
            Wish::LabelsInOneDirection => match decided(Property::LabelOrder)? {
                Theorem::Proved => Ok(Theorem::Proved),
                // Each sequence may still have its labels in one direction, but not all in the same one.
                Theorem::Refuted { .. } => Err(NotReached::Property),
            },
            Wish::LabelsTogether => decided(Property::LabelsTogether),
            Wish::RtlNameReadsRightToLeft => {
                if classes.contains(&BidiClass::NSM) {
                    return Err(NotReached::Class(BidiClass::NSM));
                }
                reads_right_to_left(display, classes)
            }
            Wish::RtlNameAgreesWithUbaRtl => {
                let cases = language::purely_right_to_left(classes).ok_or(NotReached::TooLarge)?;
                let uba = Display::plain(Strategy::UbaRtl);
                let compared = sameness::compare([display, &uba], classes, cases)?;
                Ok(compared.smallest().map_or(Theorem::Proved, |it| Theorem::Refuted { smallest: vec![it] }))
            }
            Wish::SameInBothParagraphs => self.same_in_both(),
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
