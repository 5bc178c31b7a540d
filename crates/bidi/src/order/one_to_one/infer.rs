//! Inferencing: gives each unit a direction, in the passes of Atkin et al. (2001).

use crate::enum_with_ids;

use super::super::Direction;
use super::{Kind, Unit};

enum_with_ids! {
    /// The passes of the inferencing phase, which gives every character a direction, in their order (Atkin et al.
    /// 2001, section IV). What comes before or after a digit is the nearest character that is no digit or hyphen; before or
    /// after a hyphen, the nearest that is no hyphen.
    pub enum Inference {
        /// Letters and all that is no digit or hyphen get their own direction.
        Assign = "assign";
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
pub struct NeighbourLookup {
    /// The index of the unit.
    pub unit: usize,
    /// Whether the pass looked before the unit; otherwise it looked after it.
    pub is_before: bool,
    /// The index of the nearest unit on that side that decides the direction; `None` if there is none.
    pub found: Option<usize>,
}

/// The direction of each unit, by the passes of [`Inference`]. `observe` is called after each pass with the
/// directions so far; `None` is undecided. `on_lookup` is called before that, for each undecided unit of the kind
/// that the pass handles.
pub fn infer(
    units: &[Unit],
    on_lookup: impl FnMut(NeighbourLookup),
    observe: impl FnMut(Inference, &[Option<Direction>]),
) -> Vec<Direction> {
    let mut directions = Vec::new();
    infer_into(&mut directions, units, on_lookup, observe);
    final_directions(&directions).collect()
}

/// [`infer`] in reused memory.
pub(super) fn infer_into(
    directions: &mut Vec<Option<Direction>>,
    units: &[Unit],
    mut on_lookup: impl FnMut(NeighbourLookup),
    mut observe: impl FnMut(Inference, &[Option<Direction>]),
) {
    directions.clear();
    directions.resize(units.len(), None);
    for pass in Inference::ALL {
        match pass {
            Inference::Assign => assign(units, directions),
            Inference::DigitsForward => digits_forward(units, directions, &mut on_lookup),
            Inference::DigitsReverse => digits_reverse(units, directions, &mut on_lookup),
            Inference::HyphensForward => hyphens_forward(units, directions, &mut on_lookup),
            Inference::HyphensReverse => hyphens_reverse(units, directions, &mut on_lookup),
        }
        observe(pass, directions);
    }
}

/// The directions after all passes: the reverse passes leave nothing undecided.
pub(super) fn final_directions(directions: &[Option<Direction>]) -> impl Iterator<Item = Direction> {
    directions.iter().map(|direction| direction.unwrap_or(Direction::LeftToRight))
}

fn assign(units: &[Unit], directions: &mut [Option<Direction>]) {
    for (unit, direction) in units.iter().zip(directions) {
        *direction = match unit.kind {
            Kind::RightToLeftLetter => Some(Direction::RightToLeft),
            Kind::LeftToRight => Some(Direction::LeftToRight),
            Kind::European | Kind::Arabic | Kind::Hyphen => None,
        };
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

    fn lookup(self, unit: usize, is_before: bool) -> NeighbourLookup {
        NeighbourLookup { unit, is_before, found: self.unit }
    }
}

fn digits_forward(
    units: &[Unit],
    directions: &mut [Option<Direction>],
    on_lookup: &mut impl FnMut(NeighbourLookup),
) {
    let mut last = Strong::NONE;
    for (index, (unit, direction)) in units.iter().zip(directions).enumerate() {
        match (unit.kind, *direction) {
            (Kind::Arabic, _) => *direction = Some(Direction::RightToLeft),
            (Kind::European, _) => {
                on_lookup(last.lookup(index, true));
                if last.direction == Direction::LeftToRight {
                    *direction = Some(Direction::LeftToRight);
                }
            }
            // Digits look only at letters and full stops: a decided digit does not pass its direction on.
            (_, Some(direction)) => last = Strong { unit: Some(index), direction },
            (_, None) => {}
        }
    }
}

fn digits_reverse(
    units: &[Unit],
    directions: &mut [Option<Direction>],
    on_lookup: &mut impl FnMut(NeighbourLookup),
) {
    let mut next = Strong::NONE;
    for (index, (unit, direction)) in units.iter().zip(directions).enumerate().rev() {
        match (unit.kind, *direction) {
            (Kind::European, None) => {
                on_lookup(next.lookup(index, false));
                *direction = Some(next.direction);
            }
            (kind, Some(direction)) if !kind.is_digit() => next = Strong { unit: Some(index), direction },
            _ => {}
        }
    }
}

fn hyphens_forward(
    units: &[Unit],
    directions: &mut [Option<Direction>],
    on_lookup: &mut impl FnMut(NeighbourLookup),
) {
    let mut last = Strong::NONE;
    for (index, (unit, direction)) in units.iter().zip(directions).enumerate() {
        match *direction {
            Some(direction) => last = Strong { unit: Some(index), direction },
            None if unit.kind == Kind::Hyphen => {
                on_lookup(last.lookup(index, true));
                if last.direction == Direction::LeftToRight {
                    *direction = Some(Direction::LeftToRight);
                }
            }
            None => {}
        }
    }
}

fn hyphens_reverse(
    units: &[Unit],
    directions: &mut [Option<Direction>],
    on_lookup: &mut impl FnMut(NeighbourLookup),
) {
    let mut next = Strong::NONE;
    for (index, (unit, direction)) in units.iter().zip(directions).enumerate().rev() {
        match *direction {
            Some(direction) => next = Strong { unit: Some(index), direction },
            None if unit.kind == Kind::Hyphen => {
                on_lookup(next.lookup(index, false));
                *direction = Some(next.direction);
            }
            None => {}
        }
    }
}
