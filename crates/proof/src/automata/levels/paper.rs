//! The paper's display: its inferencing passes (section IV), one pass one transducer. A string's units
//! get directions, and with them levels of which rule L2 makes what the paper's machine does: 0 forward, 1
//! reversed, 2 a digit in a reversed run.
//!
//! The class ES stands for the hyphen-minus.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::one_to_one::{Inference, Kind};

use super::Transducer;
use super::rules::REACHED;

use Direction::{LeftToRight, RightToLeft};

/// A unit's kind, and its direction as far as the passes know it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Inferred {
    kind: Kind,
    direction: Option<Direction>,
}

/// The kinds, by number.
const KINDS: [Kind; 5] =
    [Kind::LeftToRight, Kind::RightToLeftLetter, Kind::European, Kind::Arabic, Kind::Hyphen];

/// What a direction may be, by number.
const DIRECTIONS: [Option<Direction>; 3] = [None, Some(LeftToRight), Some(RightToLeft)];

/// The passes and what they end in: it reads classes, by their numbers in [`REACHED`], and writes levels.
pub(super) fn composed() -> Transducer {
    let passes = Inference::ALL.into_iter().map(pass);
    passes.fold(kinds(), |before, pass| before.then(&pass)).then(&levels())
}

/// A pass of the inferencing, on units of a kind and a direction.
fn pass(pass: Inference) -> Transducer {
    match pass {
        Inference::Assign => assign(),
        Inference::DigitsForward => digits_forward(),
        Inference::DigitsReverse => digits_reverse(),
        Inference::HyphensForward => hyphens_forward(),
        Inference::HyphensReverse => hyphens_reverse(),
    }
}

/// The kind of each unit. A mark is what its base is, so that it comes to the same level; with nothing
/// before it, it is left-to-right.
fn kinds() -> Transducer {
    let step = |&before: &usize, symbol: usize| {
        let kind = match REACHED[symbol] {
            BidiClass::NSM => KINDS[before],
            BidiClass::R | BidiClass::AL => Kind::RightToLeftLetter,
            BidiClass::EN => Kind::European,
            BidiClass::AN => Kind::Arabic,
            BidiClass::ES => Kind::Hyphen,
            _ => Kind::LeftToRight,
        };
        let written = Inferred { kind, direction: None }.number();
        vec![(written, written / DIRECTIONS.len())]
    };
    Transducer::new(REACHED.len(), 0, step, |_| true)
}

/// Letters and everything but digits and hyphens have a direction of their own.
fn assign() -> Transducer {
    deterministic((), |(), unit| {
        let direction = match unit.kind {
            Kind::RightToLeftLetter => Some(RightToLeft),
            Kind::LeftToRight => Some(LeftToRight),
            Kind::European | Kind::Arabic | Kind::Hyphen => None,
        };
        (direction, ())
    })
}

/// Arabic digits are right-to-left; European ones left-to-right where the last letter or stop is, or where there
/// is none.
fn digits_forward() -> Transducer {
    deterministic(LeftToRight, |&last, unit| match (unit.kind, unit.direction) {
        (Kind::Arabic, _) => (Some(RightToLeft), last),
        (Kind::European, _) if last == LeftToRight => (Some(LeftToRight), last),
        (_, direction) => (direction, direction.unwrap_or(last)),
    })
}

/// A European digit that is still open goes by the next letter or stop.
fn digits_reverse() -> Transducer {
    by_what_follows(
        |unit| unit.kind == Kind::European && unit.direction.is_none(),
        |unit| !unit.kind.is_digit(),
    )
}

/// A hyphen is left-to-right where what has a direction before it is, or where there is nothing.
fn hyphens_forward() -> Transducer {
    deterministic(LeftToRight, |&last, unit| match unit.direction {
        None if unit.kind == Kind::Hyphen && last == LeftToRight => (Some(LeftToRight), last),
        direction => (direction, direction.unwrap_or(last)),
    })
}

/// A hyphen that is still open goes by what follows.
fn hyphens_reverse() -> Transducer {
    by_what_follows(|unit| unit.kind == Kind::Hyphen && unit.direction.is_none(), |_| true)
}

/// Units with directions to levels; what is still open is left-to-right.
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

/// A pass from right to left: each `open` unit takes the direction of the next unit that has one and
/// `counts`, or left-to-right. Read from the left that direction is a guess.
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
