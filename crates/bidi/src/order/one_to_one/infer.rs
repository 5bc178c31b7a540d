//! Inferencing: every unit gets a direction, in the paper's passes.

use crate::named;

use super::super::Direction;
use super::{Kind, Unit};

named! {
    /// The passes of the inferencing phase, in their order.
    pub enum Inference [
        /// What the pass does, in a sentence of ours.
        sentence
    ] {
        /// Letters and all that is no digit or hyphen get their own direction.
        Assign = "assign",
            "Arabic and Hebrew letters are right-to-left; everything else that is no digit and no hyphen \
             is left-to-right.";
        /// Arabic numerals become right-to-left; European ones after a left-to-right character, or after
        /// nothing, become left-to-right.
        DigitsForward = "digits-forward",
            "Arabic numerals are right-to-left; a European numeral is left-to-right where the last \
             character before it that is neither digit nor hyphen is, or where there is none.";
        /// The remaining European numerals become right-to-left before a right-to-left letter, else
        /// left-to-right.
        DigitsReverse = "digits-reverse",
            "A European numeral that is still open stands after a right-to-left letter: it is \
             right-to-left if one follows too, else left-to-right.";
        /// Hyphens after a left-to-right character, or after nothing, become left-to-right.
        HyphensForward = "hyphens-forward",
            "A hyphen is left-to-right where the last character before it that is no hyphen is, or where \
             there is none.";
        /// The remaining hyphens become right-to-left before a right-to-left character, else
        /// left-to-right.
        HyphensReverse = "hyphens-reverse",
            "A hyphen that is still open stands after a right-to-left character: it is right-to-left if \
             one follows too, else left-to-right.";
    }
}

/// What a pass looked at to decide about a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassLook {
    /// The unit, by its number.
    pub unit: usize,
    /// Whether the pass looked at what stands before the unit; else at what stands after it.
    pub is_before: bool,
    /// The unit that it met; `None` where there is none that counts.
    pub met: Option<usize>,
}

/// Gives each unit its direction. After each pass `observe` is told which, and the directions so far;
/// `None` is still open. Before that, `looked` is told what the pass looked at for each unit that was open and of the
/// pass's kind.
pub fn infer(
    units: &[Unit],
    looked: impl FnMut(PassLook),
    observe: impl FnMut(Inference, &[Option<Direction>]),
) -> Vec<Direction> {
    let mut directions = Vec::new();
    infer_into(&mut directions, units, looked, observe);
    settled(&directions).collect()
}

/// [`infer`] with the directions in memory that is there already.
pub(super) fn infer_into(
    directions: &mut Vec<Option<Direction>>,
    units: &[Unit],
    mut looked: impl FnMut(PassLook),
    mut observe: impl FnMut(Inference, &[Option<Direction>]),
) {
    directions.clear();
    directions.resize(units.len(), None);
    for pass in Inference::ALL {
        match pass {
            Inference::Assign => assign(units, directions),
            Inference::DigitsForward => digits_forward(units, directions, &mut looked),
            Inference::DigitsReverse => digits_reverse(units, directions, &mut looked),
            Inference::HyphensForward => hyphens_forward(units, directions, &mut looked),
            Inference::HyphensReverse => hyphens_reverse(units, directions, &mut looked),
        }
        observe(pass, directions);
    }
}

/// The directions once all passes are through: the reverse ones leave nothing open.
pub(super) fn settled(directions: &[Option<Direction>]) -> impl Iterator<Item = Direction> {
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

/// The unit by whose direction a pass goes, which runs left to right where there is none.
#[derive(Clone, Copy)]
struct Strong {
    unit: Option<usize>,
    direction: Direction,
}

impl Strong {
    const NONE: Self = Self { unit: None, direction: Direction::LeftToRight };

    fn told(self, unit: usize, is_before: bool) -> PassLook {
        PassLook { unit, is_before, met: self.unit }
    }
}

fn digits_forward(units: &[Unit], directions: &mut [Option<Direction>], looked: &mut impl FnMut(PassLook)) {
    let mut last = Strong::NONE;
    for (index, (unit, direction)) in units.iter().zip(directions).enumerate() {
        match (unit.kind, *direction) {
            (Kind::Arabic, _) => *direction = Some(Direction::RightToLeft),
            (Kind::European, _) => {
                looked(last.told(index, true));
                if last.direction == Direction::LeftToRight {
                    *direction = Some(Direction::LeftToRight);
                }
            }
            // Only letters and stops are open to digits: a resolved digit does not pass its direction on.
            (_, Some(direction)) => last = Strong { unit: Some(index), direction },
            (_, None) => {}
        }
    }
}

fn digits_reverse(units: &[Unit], directions: &mut [Option<Direction>], looked: &mut impl FnMut(PassLook)) {
    let mut next = Strong::NONE;
    for (index, (unit, direction)) in units.iter().zip(directions).enumerate().rev() {
        match (unit.kind, *direction) {
            (Kind::European, None) => {
                looked(next.told(index, false));
                *direction = Some(next.direction);
            }
            (kind, Some(direction)) if !kind.is_digit() => next = Strong { unit: Some(index), direction },
            _ => {}
        }
    }
}

fn hyphens_forward(units: &[Unit], directions: &mut [Option<Direction>], looked: &mut impl FnMut(PassLook)) {
    let mut last = Strong::NONE;
    for (index, (unit, direction)) in units.iter().zip(directions).enumerate() {
        match *direction {
            Some(direction) => last = Strong { unit: Some(index), direction },
            None if unit.kind == Kind::Hyphen => {
                looked(last.told(index, true));
                if last.direction == Direction::LeftToRight {
                    *direction = Some(Direction::LeftToRight);
                }
            }
            None => {}
        }
    }
}

fn hyphens_reverse(units: &[Unit], directions: &mut [Option<Direction>], looked: &mut impl FnMut(PassLook)) {
    let mut next = Strong::NONE;
    for (index, (unit, direction)) in units.iter().zip(directions).enumerate().rev() {
        match *direction {
            Some(direction) => next = Strong { unit: Some(index), direction },
            None if unit.kind == Kind::Hyphen => {
                looked(next.told(index, false));
                *direction = Some(next.direction);
            }
            None => {}
        }
    }
}
