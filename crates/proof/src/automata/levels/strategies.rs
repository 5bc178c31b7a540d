//! N for each strategy, composed from the rules for one paragraph.

use crate::automata::{Automaton, Undecided, language};
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::fields::OverallOrder;
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;

use super::{LEVEL_COUNT, ResolvedLevelLanguage, Rules, SUPPORTED_CLASSES, Transducer, custom, one_to_one};

use Direction::{LeftToRight, RightToLeft};

/// All strings of these classes as a display resolves them. Each class has one representative character, as in
/// [`representative`](crate::study::representative): the full stop for CS, the hyphen-minus for ES, no
/// bracket for ON.
///
/// # Errors
/// The automata do not support the display or a class.
pub fn resolve(display: &DisplayConfig, classes: &[BidiClass]) -> Result<ResolvedLevelLanguage, Undecided> {
    check_supported(display, classes)?;
    if display.strategy() == Strategy::Custom {
        return custom::resolve(display, classes);
    }
    let resolved = match display.strategy() {
        Strategy::Logical => logical_order(classes),
        Strategy::OneToOne => {
            ResolvedLevelLanguage::from_transducer(&one_to_one::composed(), classes, Some(LeftToRight))
        }
        Strategy::UbaLtr => paragraph(classes, LeftToRight),
        Strategy::UbaRtl => paragraph(classes, RightToLeft),
        Strategy::UbaAuto => first_strong_paragraph(classes),
        Strategy::Components => components(classes),
        Strategy::Fields if display.overall_order() != OverallOrder::Constant => {
            return Err(Undecided::OverallOrder);
        }
        Strategy::Isolates if display.label_isolate() != LabelIsolate::LeftToRight => {
            return Err(Undecided::LabelIsolate);
        }
        // Rule L1 sets white space at the end of the line to the level of the surrounding paragraph.
        Strategy::Fields | Strategy::Isolates
            if display.environment_direction() == RightToLeft && classes.contains(&BidiClass::WS) =>
        {
            return Err(Undecided::WhiteSpace);
        }
        Strategy::Fields | Strategy::Isolates => labels(classes),
        _ => return Err(Undecided::Property),
    };
    resolved.ok_or(Undecided::TooLarge)
}

/// Checks what no strategy supports: other classes, surrounding text, and the classes of earlier Unicode
/// versions.
///
/// # Errors
/// The first of these that occurs.
pub(crate) fn check_supported(display: &DisplayConfig, classes: &[BidiClass]) -> Result<(), Undecided> {
    if let Some(&class) = classes.iter().find(|it| !SUPPORTED_CLASSES.contains(it)) {
        return Err(Undecided::Class(class));
    }
    if !display.context().is_empty() {
        return Err(Undecided::Context);
    }
    if display.bidi_data_version() != BidiDataVersion::Current {
        return Err(Undecided::BidiDataVersion);
    }
    Ok(())
}

/// Logical order: everything at level 0.
fn logical_order(classes: &[BidiClass]) -> Option<ResolvedLevelLanguage> {
    let step = |(): &(), _| vec![(0, ())];
    let transducer = Transducer::new(SUPPORTED_CLASSES.len(), (), step, |()| true);
    ResolvedLevelLanguage::from_transducer(&transducer, classes, Some(LeftToRight))
}

/// One paragraph of the UBA.
fn paragraph(classes: &[BidiClass], direction: Direction) -> Option<ResolvedLevelLanguage> {
    ResolvedLevelLanguage::from_rules(&Rules::of_uba(direction), classes)
}

/// A paragraph with the direction of its first strong character (rules P2 and P3).
fn first_strong_paragraph(classes: &[BidiClass]) -> Option<ResolvedLevelLanguage> {
    let right_to_left = language::first_strong_is_right_to_left(classes)?;
    by_content(classes, &right_to_left)
}

/// The components of Dürst's proposal: each is a paragraph with the direction of its content.
fn components(classes: &[BidiClass]) -> Option<ResolvedLevelLanguage> {
    let right_to_left = language::holds_right_to_left(classes)?;
    in_separate_fields(by_content(classes, &right_to_left)?)
}

/// The fields of Davis's proposal, and isolates: each label as in a left-to-right paragraph.
fn labels(classes: &[BidiClass]) -> Option<ResolvedLevelLanguage> {
    in_separate_fields(paragraph(classes, LeftToRight)?)
}

/// A right-to-left paragraph of the strings of a language, a left-to-right one of all others.
fn by_content(classes: &[BidiClass], right_to_left: &Automaton) -> Option<ResolvedLevelLanguage> {
    let others = language::all(classes)?.difference(right_to_left)?;
    let one = paragraph(classes, LeftToRight)?.restricted_to(&others)?;
    let other = paragraph(classes, RightToLeft)?.restricted_to(right_to_left)?;
    let automaton = one.automaton.union(&other.automaton)?.minimized();
    Some(ResolvedLevelLanguage { paragraph: None, automaton, ..one })
}

/// Each field between full stops resolved separately; the full stops at level 0.
fn in_separate_fields(part: ResolvedLevelLanguage) -> Option<ResolvedLevelLanguage> {
    let separated = ResolvedLevelLanguage { paragraph: None, has_separate_fields: true, ..part };
    let Some(stop) = separated.symbol(BidiClass::CS, 0) else { return Some(separated) };
    let symbols = separated.automaton.symbol_count();
    let inner = separated
        .automaton
        .inverse_image(symbols, |it| (it / LEVEL_COUNT != stop / LEVEL_COUNT).then_some(it));
    let automaton = inner.separated_by(stop)?.minimized();
    Some(ResolvedLevelLanguage { automaton, ..separated })
}
