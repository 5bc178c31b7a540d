//! What each strategy makes of all strings, put together from what the rules make of a paragraph.

use crate::automata::{Automaton, NotReached, language};
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::fields::OverallOrder;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Display, Strategy};
use bidiscope_bidi::uba::Edition;

use super::{LEVELS, REACHED, ResolvedStrings, Rules, Transducer, own, paper};

use Direction::{LeftToRight, RightToLeft};

/// The strings of these classes as a display resolves them. One character stands for each class as in
/// [`representative`](crate::study::representative): the full stop for CS, the hyphen-minus for ES, no
/// bracket for ON.
///
/// # Errors
/// The reason where the display or a class is beyond automata, or beyond these.
pub fn of(display: &Display, classes: &[BidiClass]) -> Result<ResolvedStrings, NotReached> {
    check_reach(display, classes)?;
    let resolved = match display.strategy() {
        Strategy::Logical => stored(classes),
        Strategy::OneToOne => ResolvedStrings::written(&paper::composed(), classes, Some(LeftToRight)),
        Strategy::UbaLtr => paragraph(classes, LeftToRight),
        Strategy::UbaRtl => paragraph(classes, RightToLeft),
        Strategy::UbaAuto => automatic(classes),
        Strategy::Components => components(classes),
        Strategy::Fields if display.overall() != OverallOrder::Constant => {
            return Err(NotReached::OverallOrder);
        }
        Strategy::Isolates if display.label_isolate() != LabelIsolate::LeftToRight => {
            return Err(NotReached::LabelIsolate);
        }
        // Rule L1 sets white space at the end of the line to the level of the paragraph around.
        Strategy::Fields | Strategy::Isolates
            if display.environment() == RightToLeft && classes.contains(&BidiClass::WS) =>
        {
            return Err(NotReached::WhiteSpace);
        }
        Strategy::Fields | Strategy::Isolates => labels(classes),
        Strategy::Own => return own::of(display, classes),
    };
    resolved.ok_or(NotReached::TooLarge)
}

/// What is beyond automata whatever the strategy.
///
/// # Errors
/// The reason.
pub fn check_reach(display: &Display, classes: &[BidiClass]) -> Result<(), NotReached> {
    if let Some(&class) = classes.iter().find(|it| !REACHED.contains(it)) {
        return Err(NotReached::Class(class));
    }
    if !display.context().is_empty() {
        return Err(NotReached::Context);
    }
    if display.edition() != Edition::Today {
        return Err(NotReached::Edition);
    }
    Ok(())
}

/// All at level 0, as it is stored.
fn stored(classes: &[BidiClass]) -> Option<ResolvedStrings> {
    let step = |(): &(), _| vec![(0, ())];
    let machine = Transducer::new(REACHED.len(), (), step, |()| true);
    ResolvedStrings::written(&machine, classes, Some(LeftToRight))
}

/// One paragraph of the UBA.
fn paragraph(classes: &[BidiClass], direction: Direction) -> Option<ResolvedStrings> {
    ResolvedStrings::by(&Rules::of_uba(direction), classes)
}

/// A paragraph whose direction is its first strong character's (rules P2 and P3).
fn automatic(classes: &[BidiClass]) -> Option<ResolvedStrings> {
    let right_to_left = language::first_strong_is_right_to_left(classes)?;
    by_content(classes, &right_to_left)
}

/// Dürst's components: each a paragraph in the direction of what it holds.
fn components(classes: &[BidiClass]) -> Option<ResolvedStrings> {
    let right_to_left = language::holds_right_to_left(classes)?;
    in_parts(by_content(classes, &right_to_left)?)
}

/// Davis's fields, and isolates: each label as in a left-to-right paragraph.
fn labels(classes: &[BidiClass]) -> Option<ResolvedStrings> {
    in_parts(paragraph(classes, LeftToRight)?)
}

/// A right-to-left paragraph of the strings of a language, a left-to-right one of all others.
fn by_content(classes: &[BidiClass], right_to_left: &Automaton) -> Option<ResolvedStrings> {
    let others = language::all(classes)?.without(right_to_left)?;
    let one = paragraph(classes, LeftToRight)?.within(&others)?;
    let other = paragraph(classes, RightToLeft)?.within(right_to_left)?;
    let automaton = one.automaton.either(&other.automaton)?.minimized();
    Some(ResolvedStrings { paragraph: None, automaton, ..one })
}

/// Each part between full stops by itself; the full stops at level 0.
fn in_parts(part: ResolvedStrings) -> Option<ResolvedStrings> {
    let parted = ResolvedStrings { paragraph: None, is_in_parts: true, ..part };
    let Some(stop) = parted.symbol(BidiClass::CS, 0) else { return Some(parted) };
    let symbols = parted.automaton.symbols();
    let inner = parted.automaton.lifted(symbols, |it| (it / LEVELS != stop / LEVELS).then_some(it));
    let automaton = inner.repeated_between(stop)?.minimized();
    Some(ResolvedStrings { automaton, ..parted })
}
