//! The one-to-one display of Atkin, Stansifer and Alsharif (2001): its inferencing passes (section IV), one
//! transducer for each. The characters of a string get directions, and from them levels for which rule L2 gives
//! the display of that paper: 0 forward, 1 reversed, 2 a digit in a reversed run.
//!
//! The class ES represents the hyphen-minus.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::one_to_one::{InferencePass, UnitKind};

use super::rule_transducer::SUPPORTED_CLASSES;
use super::transducer::Transducer;

use Direction::{LeftToRight, RightToLeft};

/// The kind of a unit, and its direction as inferred so far.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Inferred {
    kind: UnitKind,
    direction: Option<Direction>,
}

/// The kinds in the order of their numbers.
const KINDS: [UnitKind; 5] = [
    UnitKind::LeftToRight,
    UnitKind::RightToLeftLetter,
    UnitKind::EuropeanDigit,
    UnitKind::ArabicDigit,
    UnitKind::Hyphen,
];

/// The states of a direction in the order of their numbers.
const DIRECTIONS: [Option<Direction>; 3] = [None, Some(LeftToRight), Some(RightToLeft)];

/// The composition of the passes, which reads classes, by their numbers in [`SUPPORTED_CLASSES`], and writes levels.
pub(super) fn composed() -> Transducer {
    let passes = InferencePass::ALL.into_iter().map(pass);
    passes.fold(kinds(), |before, pass| before.then(&pass)).then(&levels())
}

/// The transducer of an inferencing pass, on units with a kind and a direction.
fn pass(pass: InferencePass) -> Transducer {
    match pass {
        InferencePass::Assign => assign(),
        InferencePass::DigitsForward => digits_forward(),
        InferencePass::DigitsReverse => digits_reverse(),
        InferencePass::HyphensForward => hyphens_forward(),
        InferencePass::HyphensReverse => hyphens_reverse(),
    }
}

/// Assigns a kind to each unit. A mark has the kind of its base, so that it gets the same level; without a base
/// it is left-to-right.
fn kinds() -> Transducer {
    let step = |&before: &usize, symbol: usize| {
        let kind = match SUPPORTED_CLASSES[symbol] {
            BidiClass::NSM => KINDS[before],
            BidiClass::R | BidiClass::AL => UnitKind::RightToLeftLetter,
            BidiClass::EN => UnitKind::EuropeanDigit,
            BidiClass::AN => UnitKind::ArabicDigit,
            BidiClass::ES => UnitKind::Hyphen,
            _ => UnitKind::LeftToRight,
        };
        let written = Inferred { kind, direction: None }.number();
        vec![(written, written / DIRECTIONS.len())]
    };
    Transducer::new(SUPPORTED_CLASSES.len(), 0, step, |_| true)
}

/// Assigns a direction to everything except digits and hyphens.
fn assign() -> Transducer {
    deterministic((), |(), unit| {
        let direction = match unit.kind {
            UnitKind::RightToLeftLetter => Some(RightToLeft),
            UnitKind::LeftToRight => Some(LeftToRight),
            UnitKind::EuropeanDigit | UnitKind::ArabicDigit | UnitKind::Hyphen => None,
        };
        (direction, ())
    })
}

/// Arabic digits become right-to-left. European ones become left-to-right if the last letter or full stop is,
/// or if there is none.
fn digits_forward() -> Transducer {
    deterministic(LeftToRight, |&last, unit| match (unit.kind, unit.direction) {
        (UnitKind::ArabicDigit, _) => (Some(RightToLeft), last),
        (UnitKind::EuropeanDigit, _) if last == LeftToRight => (Some(LeftToRight), last),
        (_, direction) => (direction, direction.unwrap_or(last)),
    })
}

/// A European digit without a direction takes that of the next letter or full stop.
fn digits_reverse() -> Transducer {
    by_what_follows(
        |unit| unit.kind == UnitKind::EuropeanDigit && unit.direction.is_none(),
        |unit| !unit.kind.is_digit(),
    )
}

/// A hyphen becomes left-to-right if the last unit with a direction is, or if there is none.
fn hyphens_forward() -> Transducer {
    deterministic(LeftToRight, |&last, unit| match unit.direction {
        None if unit.kind == UnitKind::Hyphen && last == LeftToRight => (Some(LeftToRight), last),
        direction => (direction, direction.unwrap_or(last)),
    })
}

/// A hyphen without a direction takes that of the next unit with one.
fn hyphens_reverse() -> Transducer {
    by_what_follows(|unit| unit.kind == UnitKind::Hyphen && unit.direction.is_none(), |_| true)
}

/// Converts directions to levels; a unit without a direction is left-to-right.
fn levels() -> Transducer {
    let step = |(): &(), symbol: usize| {
        let Inferred { kind, direction } = Inferred::of_number(symbol);
        let level = match direction {
            Some(RightToLeft) => 1 + usize::from(kind.is_digit()),
            _ => 0,
        };
        vec![(level, ())]
    };
    Transducer::new(KINDS.len() * DIRECTIONS.len(), (), step, |()| true)
}

/// A pass from left to right.
fn deterministic<T: Clone + Eq + std::hash::Hash>(
    start: T,
    step: impl Fn(&T, Inferred) -> (Option<Direction>, T),
) -> Transducer {
    let step = |state: &T, symbol: usize| {
        let unit = Inferred::of_number(symbol);
        let (direction, next) = step(state, unit);
        vec![(Inferred { direction, ..unit }.number(), next)]
    };
    Transducer::new(KINDS.len() * DIRECTIONS.len(), start, step, |_| true)
}

/// A pass from right to left: each `open` unit takes the direction of the next unit that has one and `counts`,
/// or left-to-right if there is none. Reading from the left, the transducer guesses that direction.
fn by_what_follows(open: impl Fn(Inferred) -> bool, counts: impl Fn(Inferred) -> bool) -> Transducer {
    let step = |&guessed: &Option<Direction>, symbol: usize| {
        let unit = Inferred::of_number(symbol);
        if open(unit) {
            let guesses = guessed.map_or(vec![LeftToRight, RightToLeft], |it| vec![it]);
            let take = |it| (Inferred { direction: Some(it), ..unit }.number(), Some(it));
            return guesses.into_iter().map(take).collect();
        }
        match unit.direction {
            Some(direction) if counts(unit) => match guessed {
                Some(guessed) if guessed != direction => vec![],
                _ => vec![(symbol, None)],
            },
            _ => vec![(symbol, guessed)],
        }
    };
    let may_end = |guessed: &Option<Direction>| *guessed != Some(RightToLeft);
    Transducer::new(KINDS.len() * DIRECTIONS.len(), None, step, may_end)
}

impl Inferred {
    /// The symbol of such a unit.
    fn number(self) -> usize {
        let kind = KINDS.iter().position(|it| *it == self.kind).unwrap_or(0);
        let direction = DIRECTIONS.iter().position(|it| *it == self.direction).unwrap_or(0);
        kind * DIRECTIONS.len() + direction
    }

    /// The unit of a symbol.
    const fn of_number(number: usize) -> Self {
        Self { kind: KINDS[number / DIRECTIONS.len()], direction: DIRECTIONS[number % DIRECTIONS.len()] }
    }
}
