//! Decides the criteria of one strategy for all lengths, where the automata support the strategy.

use crate::automata::decide;
use crate::automata::{Theorem, Undecided, language, levels, order_comparison, reads_right_to_left};
use crate::study::Property;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};

use super::{Criterion, CriterionCell};

/// Decides the criteria of one strategy. Theorems that several criteria need are proved once and kept.
pub(super) struct Decider<'a> {
    display: &'a DisplayConfig,
    classes: &'a [BidiClass],
    one_to_one: Option<Result<Theorem, Undecided>>,
    same_in_both: Option<Result<Theorem, Undecided>>,
}

impl<'a> Decider<'a> {
    pub(super) const fn new(display: &'a DisplayConfig, classes: &'a [BidiClass]) -> Self {
        Self { display, classes, one_to_one: None, same_in_both: None }
    }

    /// The result for a criterion that has no counterexample up to the length `to`.
    pub(super) fn cell(&mut self, criterion: Criterion, to: usize) -> CriterionCell {
        match self.theorem(criterion) {
            Ok(Theorem::Proved) => CriterionCell::Proved,
            Ok(Theorem::Refuted { smallest }) => {
                CriterionCell::Fails { from: smallest.first().map_or(0, Vec::len), smallest }
            }
            Err(reasons) => CriterionCell::HoldsToLength { to, undecided_reason: reasons },
        }
    }

    fn theorem(&mut self, criterion: Criterion) -> Result<Theorem, Undecided> {
        let Self { display, classes, .. } = *self;
        let decided = |property: Property| decide(property, display, classes);
        match criterion {
            Criterion::OneToOne => self.one_to_one(),
            Criterion::NameUniqueness => match self.one_to_one() {
                Ok(Theorem::Proved) => Ok(Theorem::Proved),
                _ => decided(Property::NameUniqueness),
            },
            Criterion::OneToOneInAnyParagraphs => match (display.in_other_paragraph(), self.same_in_both()) {
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
            Criterion::LabelsLeftToRight => decided(Property::LabelOrder),
            // Fields that are laid out separately follow each other in one direction by construction.
            Criterion::LabelsInOneDirection if levels::lays_out_labels_separately(display) => {
                levels::check_supported(display, classes).map(|()| Theorem::Proved)
            }
            Criterion::LabelsInOneDirection => match decided(Property::LabelOrder)? {
                Theorem::Proved => Ok(Theorem::Proved),
                // Each sequence may still have its labels in one direction, but not all in the same one.
                Theorem::Refuted { .. } => Err(Undecided::Property),
            },
            Criterion::LabelsTogether => decided(Property::LabelsTogether),
            Criterion::RtlNameReadsRightToLeft => {
                if classes.contains(&BidiClass::NSM) {
                    return Err(Undecided::Class(BidiClass::NSM));
                }
                reads_right_to_left(display, classes)
            }
            Criterion::RtlNameAgreesWithUbaRtl => {
                let cases = language::purely_right_to_left(classes).ok_or(Undecided::TooLarge)?;
                let uba = DisplayConfig::plain(Strategy::UbaRtl);
                let compared = order_comparison::compare([display, &uba], classes, cases)?;
                Ok(compared.smallest().map_or(Theorem::Proved, |it| Theorem::Refuted { smallest: vec![it] }))
            }
            Criterion::SameInBothParagraphs => self.same_in_both(),
        }
    }

    fn one_to_one(&mut self) -> Result<Theorem, Undecided> {
        let Self { display, classes, .. } = *self;
        self.one_to_one.get_or_insert_with(|| decide(Property::OneToOne, display, classes)).clone()
    }

    fn same_in_both(&mut self) -> Result<Theorem, Undecided> {
        let Self { display, classes, .. } = *self;
        self.same_in_both
            .get_or_insert_with(|| decide(Property::SameInBothParagraphs, display, classes))
            .clone()
    }
}
