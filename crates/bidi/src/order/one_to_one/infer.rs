//! Inferencing: gives each unit a direction, in the passes of Atkin et al. (2001).

use crate::enum_with_ids;

use super::super::Direction;
use super::unit::{OneToOneReorderUnit, OneToOneReorderUnitKind};

enum_with_ids! {
    /// The passes of the inferencing phase, which gives every character a direction, in their order (Atkin et al.
    /// 2001, section IV). What comes before or after a digit is the nearest character that is no digit or hyphen; before or
    /// after a hyphen, the nearest that is no hyphen.
    pub enum OneToOneInferencePass {
        /// Letters and all that is no digit or hyphen get their own direction.
        AssignFixedDirections = "assign";
        /// Arabic numerals become right-to-left; European ones after a left-to-right character, or after
        /// nothing, become left-to-right.
        DigitsForward = "digits-forward";
        /// The remaining European numerals become right-to-left before a right-to-left letter, else
        /// left-to-right, also before nothing.
        DigitsReverse = "digits-reverse";
        /// Hyphens after a left-to-right character, or after nothing, become left-to-right.
        HyphensForward = "hyphens-forward";
        /// The remaining hyphens become right-to-left before a right-to-left character, else
        /// left-to-right, also before nothing.
        HyphensReverse = "hyphens-reverse";
    }
}

/// A neighbour at which a pass looked to decide the direction of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OneToOneNeighbourLookup {
    /// The index of the unit.
    pub unit_without_direction_index: usize,
    /// Whether the pass looked before the unit; otherwise it looked after it.
    pub searches_logically_before: bool,
    /// The index of the nearest unit on that side that decides the direction; `None` if there is none.
    pub direction_giving_unit_index: Option<usize>,
}

/// The direction of each unit, by the passes of [`OneToOneInferencePass`]. `after_each_pass` is called after each pass with the
/// directions so far; `None` is undecided. `on_neighbour_lookup` is called before that, for each undecided unit of the kind
/// that the pass handles.
pub fn infer_unit_directions(
    units: &[OneToOneReorderUnit],
    on_neighbour_lookup: impl FnMut(OneToOneNeighbourLookup),
    after_each_pass: impl FnMut(OneToOneInferencePass, &[Option<Direction>]),
) -> Vec<Direction> {
    let mut directions = Vec::new();
    infer_into(&mut directions, units, on_neighbour_lookup, after_each_pass);
    final_directions(&directions).collect()
}

/// [`infer_unit_directions`] in reused memory.
pub(super) fn infer_into(
    directions: &mut Vec<Option<Direction>>,
    units: &[OneToOneReorderUnit],
    mut on_lookup: impl FnMut(OneToOneNeighbourLookup),
    mut observe: impl FnMut(OneToOneInferencePass, &[Option<Direction>]),
) {
    directions.clear();
    directions.resize(units.len(), None);
    for pass in OneToOneInferencePass::ALL {
        match pass {
            OneToOneInferencePass::AssignFixedDirections => {
                assign(units, directions, OneToOneReorderUnitKind::RightToLeftLetter, Direction::RightToLeft);
                assign(
                    units,
                    directions,
                    OneToOneReorderUnitKind::LeftToRightOrOther,
                    Direction::LeftToRight,
                );
            }
            OneToOneInferencePass::DigitsForward => {
                assign(units, directions, OneToOneReorderUnitKind::ArabicDigit, Direction::RightToLeft);
                decide_forward(OneToOneReorderUnitKind::EuropeanDigit, units, directions, &mut on_lookup);
            }
            OneToOneInferencePass::DigitsReverse => {
                decide_reverse(OneToOneReorderUnitKind::EuropeanDigit, units, directions, &mut on_lookup)
            }
            OneToOneInferencePass::HyphensForward => {
                decide_forward(OneToOneReorderUnitKind::Hyphen, units, directions, &mut on_lookup)
            }
            OneToOneInferencePass::HyphensReverse => {
                decide_reverse(OneToOneReorderUnitKind::Hyphen, units, directions, &mut on_lookup)
            }
        }
        observe(pass, directions);
    }
}

/// The directions after all passes: the reverse passes leave nothing undecided.
pub(super) fn final_directions(directions: &[Option<Direction>]) -> impl Iterator<Item = Direction> {
    directions.iter().map(|direction| direction.unwrap_or(Direction::LeftToRight))
}

/// Gives the units of a kind their direction.
fn assign(
    units: &[OneToOneReorderUnit],
    directions: &mut [Option<Direction>],
    kind: OneToOneReorderUnitKind,
    direction: Direction,
) {
    for (unit, decided) in units.iter().zip(directions) {
        if unit.unit_kind == kind {
            *decided = Some(direction);
        }
    }
}

/// The nearest unit that decides the direction; left-to-right if there is none.
#[derive(Clone, Copy)]
struct Strong {
    unit: Option<usize>,
    direction: Direction,
}

impl Strong {
    const NONE: Self = Self { unit: None, direction: Direction::LeftToRight };

    fn lookup(self, unit: usize, is_before: bool) -> OneToOneNeighbourLookup {
        OneToOneNeighbourLookup {
            unit_without_direction_index: unit,
            searches_logically_before: is_before,
            direction_giving_unit_index: self.unit,
        }
    }
}

/// Gives the undecided units of this kind, European numerals or hyphens, that follow a left-to-right unit, or none, its
/// direction.
fn decide_forward(
    kind: OneToOneReorderUnitKind,
    units: &[OneToOneReorderUnit],
    directions: &mut [Option<Direction>],
    on_lookup: &mut impl FnMut(OneToOneNeighbourLookup),
) {
    let mut last = Strong::NONE;
    for (index, (unit, direction)) in units.iter().zip(directions).enumerate() {
        match *direction {
            None if unit.unit_kind == kind => {
                on_lookup(last.lookup(index, true));
                *direction = Some(last.direction).filter(|it| *it == Direction::LeftToRight);
            }
            Some(direction) if decides(unit.unit_kind, kind) => {
                last = Strong { unit: Some(index), direction }
            }
            _ => {}
        }
    }
}

/// Gives the units of this kind that are still undecided the direction of the unit that follows them.
fn decide_reverse(
    kind: OneToOneReorderUnitKind,
    units: &[OneToOneReorderUnit],
    directions: &mut [Option<Direction>],
    on_lookup: &mut impl FnMut(OneToOneNeighbourLookup),
) {
    let mut next = Strong::NONE;
    for (index, (unit, direction)) in units.iter().zip(directions).enumerate().rev() {
        match *direction {
            None if unit.unit_kind == kind => {
                on_lookup(next.lookup(index, false));
                *direction = Some(next.direction);
            }
            Some(direction) if decides(unit.unit_kind, kind) => {
                next = Strong { unit: Some(index), direction }
            }
            _ => {}
        }
    }
}

/// Whether a decided unit passes its direction on to those of the other kind. Digits look only at letters and full stops,
/// hyphens at digits too.
const fn decides(decided: OneToOneReorderUnitKind, undecided: OneToOneReorderUnitKind) -> bool {
    matches!(undecided, OneToOneReorderUnitKind::Hyphen) || !decided.is_digit()
}
