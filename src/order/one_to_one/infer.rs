//! Inferencing: every unit gets a direction, in the paper's passes.

use crate::named::named;

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

/// Gives each unit its direction. After each pass `observe` is told which, and the directions so far;
/// `None` is still open.
pub fn infer(units: &[Unit], observe: impl FnMut(Inference, &[Option<Direction>])) -> Vec<Direction> {
    let mut directions = Vec::new();
    infer_into(&mut directions, units, observe);
    settled(&directions).collect()
}

/// [`infer`] with the directions in memory that is there already.
pub(super) fn infer_into(
    directions: &mut Vec<Option<Direction>>,
    units: &[Unit],
    mut observe: impl FnMut(Inference, &[Option<Direction>]),
) {
    directions.clear();
    directions.resize(units.len(), None);
    for pass in Inference::ALL {
        match pass {
            Inference::Assign => assign(units, directions),
            Inference::DigitsForward => digits_forward(units, directions),
            Inference::DigitsReverse => digits_reverse(units, directions),
            Inference::HyphensForward => hyphens_forward(units, directions),
            Inference::HyphensReverse => hyphens_reverse(units, directions),
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

fn digits_forward(units: &[Unit], directions: &mut [Option<Direction>]) {
    let mut last_strong = Direction::LeftToRight;
    for (unit, direction) in units.iter().zip(directions) {
        match (unit.kind, *direction) {
            (Kind::Arabic, _) => *direction = Some(Direction::RightToLeft),
            (Kind::European, _) if last_strong == Direction::LeftToRight => {
                *direction = Some(Direction::LeftToRight);
            }
            // Only letters and stops are open to digits: a resolved digit does not pass its direction on.
            (_, Some(strong)) => last_strong = strong,
            (_, None) => {}
        }
    }
}

fn digits_reverse(units: &[Unit], directions: &mut [Option<Direction>]) {
    let mut next_strong = Direction::LeftToRight;
    for (unit, direction) in units.iter().zip(directions).rev() {
        match (unit.kind, *direction) {
            (Kind::European, None) => *direction = Some(next_strong),
            (kind, Some(strong)) if !kind.is_digit() => next_strong = strong,
            _ => {}
        }
    }
}

fn hyphens_forward(units: &[Unit], directions: &mut [Option<Direction>]) {
    let mut last_strong = Direction::LeftToRight;
    for (unit, direction) in units.iter().zip(directions) {
        match *direction {
            Some(strong) => last_strong = strong,
            None if unit.kind == Kind::Hyphen && last_strong == Direction::LeftToRight => {
                *direction = Some(Direction::LeftToRight);
            }
            None => {}
        }
    }
}

fn hyphens_reverse(units: &[Unit], directions: &mut [Option<Direction>]) {
    let mut next_strong = Direction::LeftToRight;
    for (unit, direction) in units.iter().zip(directions).rev() {
        match *direction {
            Some(strong) => next_strong = strong,
            None if unit.kind == Kind::Hyphen => *direction = Some(next_strong),
            None => {}
        }
    }
}
