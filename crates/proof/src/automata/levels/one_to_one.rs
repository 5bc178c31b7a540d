//! The one-to-one display of Atkin, Stansifer and Alsharif (2001): its inferencing passes (section IV), one
//! transducer for each. The characters of a string get directions, and from them levels for which rule L2 gives
//! the display of that paper: 0 forward, 1 reversed, 2 a digit in a reversed run.
//!
//! The class ES represents the hyphen-minus.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::one_to_one::{OneToOneInferencePass, OneToOneReorderUnitKind};

use super::rule_transducer::AUTOMATON_SUPPORTED_CLASSES;
use super::transducer::UbaRuleTransducer;

use Direction::{LeftToRight, RightToLeft};

/// The kind of a unit, and its direction as inferred so far.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Inferred {
    kind: OneToOneReorderUnitKind,
    direction: Option<Direction>,
}

/// The kinds in the order of their numbers.
const KINDS: [OneToOneReorderUnitKind; 5] = [
    OneToOneReorderUnitKind::LeftToRightOrOther,
    OneToOneReorderUnitKind::RightToLeftLetter,
    OneToOneReorderUnitKind::EuropeanDigit,
    OneToOneReorderUnitKind::ArabicDigit,
    OneToOneReorderUnitKind::Hyphen,
];

/// The states of a direction in the order of their numbers.
const DIRECTIONS: [Option<Direction>; 3] = [None, Some(LeftToRight), Some(RightToLeft)];

/// The composition of the passes, which reads classes, by their numbers in [`AUTOMATON_SUPPORTED_CLASSES`], and writes levels.
pub(super) fn composed() -> UbaRuleTransducer {
    let passes = OneToOneInferencePass::ALL.into_iter().map(pass);
    passes.fold(kinds(), |before, pass| before.then(&pass)).then(&levels())
}

/// The transducer of an inferencing pass, on units with a kind and a direction.
fn pass(pass: OneToOneInferencePass) -> UbaRuleTransducer {
    match pass {
        OneToOneInferencePass::AssignFixedDirections => assign(),
        OneToOneInferencePass::DigitsForward => digits_forward(),
        OneToOneInferencePass::DigitsReverse => digits_reverse(),
        OneToOneInferencePass::HyphensForward => hyphens_forward(),
        OneToOneInferencePass::HyphensReverse => hyphens_reverse(),
    }
}

/// Assigns a kind to each unit. A mark has the kind of its base, so that it gets the same level; without a base
/// it is left-to-right.
fn kinds() -> UbaRuleTransducer {
    let step = |&before: &usize, symbol: usize| {
        let kind = match AUTOMATON_SUPPORTED_CLASSES[symbol] {
            BidiClass::NSM => KINDS[before],
            BidiClass::R | BidiClass::AL => OneToOneReorderUnitKind::RightToLeftLetter,
            BidiClass::EN => OneToOneReorderUnitKind::EuropeanDigit,
            BidiClass::AN => OneToOneReorderUnitKind::ArabicDigit,
            BidiClass::ES => OneToOneReorderUnitKind::Hyphen,
            _ => OneToOneReorderUnitKind::LeftToRightOrOther,
        };
        let written = Inferred { kind, direction: None }.number();
        vec![(written, written / DIRECTIONS.len())]
    };
    UbaRuleTransducer::new(AUTOMATON_SUPPORTED_CLASSES.len(), 0, step, |_| true)
}

/// Assigns a direction to everything except digits and hyphens.
fn assign() -> UbaRuleTransducer {
    deterministic((), |(), unit| {
        let direction = match unit.kind {
            OneToOneReorderUnitKind::RightToLeftLetter => Some(RightToLeft),
            OneToOneReorderUnitKind::LeftToRightOrOther => Some(LeftToRight),
            OneToOneReorderUnitKind::EuropeanDigit
            | OneToOneReorderUnitKind::ArabicDigit
            | OneToOneReorderUnitKind::Hyphen => None,
        };
        (direction, ())
    })
}

/// Arabic digits become right-to-left. European ones become left-to-right if the last letter or full stop is,
/// or if there is none.
fn digits_forward() -> UbaRuleTransducer {
    deterministic(LeftToRight, |&last, unit| match (unit.kind, unit.direction) {
        (OneToOneReorderUnitKind::ArabicDigit, _) => (Some(RightToLeft), last),
        (OneToOneReorderUnitKind::EuropeanDigit, _) if last == LeftToRight => (Some(LeftToRight), last),
        (_, direction) => (direction, direction.unwrap_or(last)),
    })
}

/// A European digit without a direction takes that of the next letter or full stop.
fn digits_reverse() -> UbaRuleTransducer {
    by_what_follows(
        |unit| unit.kind == OneToOneReorderUnitKind::EuropeanDigit && unit.direction.is_none(),
        |unit| !unit.kind.is_digit(),
    )
}

/// A hyphen becomes left-to-right if the last unit with a direction is, or if there is none.
fn hyphens_forward() -> UbaRuleTransducer {
    deterministic(LeftToRight, |&last, unit| match unit.direction {
        None if unit.kind == OneToOneReorderUnitKind::Hyphen && last == LeftToRight => {
            (Some(LeftToRight), last)
        }
        direction => (direction, direction.unwrap_or(last)),
    })
}

/// A hyphen without a direction takes that of the next unit with one.
fn hyphens_reverse() -> UbaRuleTransducer {
    by_what_follows(|unit| unit.kind == OneToOneReorderUnitKind::Hyphen && unit.direction.is_none(), |_| true)
}

/// Converts directions to levels; a unit without a direction is left-to-right.
fn levels() -> UbaRuleTransducer {
    let step = |(): &(), symbol: usize| {
        let Inferred { kind, direction } = Inferred::of_number(symbol);
        let level = match direction {
            Some(RightToLeft) => 1 + usize::from(kind.is_digit()),
            _ => 0,
        };
        vec![(level, ())]
    };
    UbaRuleTransducer::new(KINDS.len() * DIRECTIONS.len(), (), step, |()| true)
}

/// A pass from left to right.
fn deterministic<T: Clone + Eq + std::hash::Hash>(
    start: T,
    step: impl Fn(&T, Inferred) -> (Option<Direction>, T),
) -> UbaRuleTransducer {
    let step = |state: &T, symbol: usize| {
        let unit = Inferred::of_number(symbol);
        let (direction, next) = step(state, unit);
        vec![(Inferred { direction, ..unit }.number(), next)]
    };
    UbaRuleTransducer::new(KINDS.len() * DIRECTIONS.len(), start, step, |_| true)
}

/// A pass from right to left: each `open` unit takes the direction of the next unit that has one and `counts`,
/// or left-to-right if there is none. Reading from the left, the transducer guesses that direction.
fn by_what_follows(open: impl Fn(Inferred) -> bool, counts: impl Fn(Inferred) -> bool) -> UbaRuleTransducer {
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
    UbaRuleTransducer::new(KINDS.len() * DIRECTIONS.len(), None, step, may_end)
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
