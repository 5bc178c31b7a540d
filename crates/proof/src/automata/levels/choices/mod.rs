//! N for a display, by its choices, composed from the rules for one paragraph.
//!
//! The *outer* direction of a string is that of the text that contains its fields: of the paragraph, or of the
//! controls around the whole name. Fields that are laid out alone or in isolates do not affect the text around
//! them: each is a separate paragraph ([`separate_fields`]). Embedded and overridden fields affect the
//! separators next to them, and directional marks act as invisible letters ([`joined_fields`]). Where a layout
//! depends on the whole string, such as on its first strong character, the strings are first divided by that
//! ([`cases_by_direction`]).

mod changed_classes;
mod joined_fields;
mod layout;
mod separate_fields;
pub(in crate::automata) mod urls;

use crate::automata::{Automaton, Undecided, language};
use crate::study::representative;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::order::choices::{
    BaseAlgorithm, DigitClass, DisplayChoices, FieldControls, FieldDirection, FieldLayout, ParagraphChoice,
    PathLayout, PunctuationClass, WholeNameControls,
};
use bidiscope_bidi::order::fields::OverallOrder;
use bidiscope_bidi::uba::{BidiDataVersion, ParagraphDirection};

use super::{LEVEL_COUNT, ResolvedLevelLanguage, SUPPORTED_CLASSES};

use Direction::{LeftToRight, RightToLeft};
use layout::{Layout, name_controls};

/// Strings of a display that all have the same layout.
#[derive(Clone, Debug)]
pub(in crate::automata) struct DirectedStrings {
    /// The strings, with the levels for fields that follow each other from left to right.
    pub(in crate::automata) strings: ResolvedLevelLanguage,
    /// The direction in which the fields, separated by full stops, actually follow each other. Left to right if
    /// the levels already account for it.
    pub(in crate::automata) fields: Direction,
}

/// All strings of these classes as a display resolves them. Each class has one representative character, as in
/// [`representative`]: the full stop for CS, the hyphen-minus for ES, no bracket for ON.
///
/// # Errors
/// The automata do not support the display or a class, or it needs more than three levels.
pub fn resolved_levels_of(
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<ResolvedLevelLanguage, Undecided> {
    let whole = |it: DirectedStrings| match it.fields {
        LeftToRight => Ok(it.strings),
        RightToLeft => separate_fields::from_right_to_left(it.strings),
    };
    union(cases_by_direction(display, classes)?.into_iter().map(whole).collect::<Result<Vec<_>, _>>()?)
}

/// The same with the fields of each string from left to right whatever their order. The display differs from
/// the actual one in the positions of whole fields only.
pub(in crate::automata) fn from_left_to_right(
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<ResolvedLevelLanguage, Undecided> {
    union(cases_by_direction(display, classes)?.into_iter().map(|it| it.strings).collect())
}

/// Whether the number of characters of each class determines the direction in which fields follow each other,
/// so that strings with the same display have the same direction.
pub(in crate::automata) fn order_follows_from_classes(choices: &DisplayChoices) -> bool {
    match choices.overall {
        OverallOrder::Constant | OverallOrder::RightToLeft => true,
        OverallOrder::Environment => !depends_on_name(choices),
        // The class of a digit would depend on its position.
        OverallOrder::Content => choices.digits != DigitClass::PrecedingLetter,
        OverallOrder::TopLevelDomain => false,
    }
}

/// The direction of the line in which a display has its labels, with rules P2 and P3 left to the sequence.
///
/// # Errors
/// The direction depends on the sequence in another way.
pub(in crate::automata) fn line_direction(choices: &DisplayChoices) -> Result<ParagraphDirection, Undecided> {
    let has_controls = choices.field_controls != FieldControls::Nothing
        || choices.name_controls != WholeNameControls::Nothing;
    match (choices.base, choices.fields) {
        (_, FieldLayout::ParagraphPerField) if choices.overall == OverallOrder::Constant => {
            Ok(ParagraphDirection::LTR)
        }
        (BaseAlgorithm::Uba, FieldLayout::SingleParagraph) if choices.path == PathLayout::WithHost => {
            match choices.paragraph.direction() {
                Some(direction) => Ok(direction.into()),
                None if choices.paragraph == ParagraphChoice::Auto && !has_controls => {
                    Ok(ParagraphDirection::Auto)
                }
                None => Err(Undecided::CustomStrategy),
            }
        }
        (BaseAlgorithm::Logical | BaseAlgorithm::OneToOne, FieldLayout::SingleParagraph) => {
            Ok(ParagraphDirection::LTR)
        }
        _ => Err(Undecided::CustomStrategy),
    }
}

/// The strings, divided by the properties of the whole string that the layout depends on.
pub(in crate::automata) fn cases_by_direction(
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Vec<DirectedStrings>, Undecided> {
    check_supported(display, classes)?;
    let choices = display.choices();
    check_layout(choices, classes)?;
    let order = match choices.overall {
        OverallOrder::Content => Some(language::strings_with_right_to_left(&SUPPORTED_CLASSES)),
        OverallOrder::TopLevelDomain => Some(language::last_label_holds_right_to_left(&SUPPORTED_CLASSES)),
        _ => None,
    };
    let by_direction =
        |by: Option<Option<Automaton>>| -> Result<Vec<(Direction, Option<Automaton>)>, Undecided> {
            let Some(right) = by else { return Ok(vec![(LeftToRight, None)]) };
            let right = right.ok_or(Undecided::TooLarge)?;
            let left = language::all(&SUPPORTED_CLASSES)
                .and_then(|it| it.difference(&right))
                .ok_or(Undecided::TooLarge)?;
            Ok(vec![(LeftToRight, Some(left)), (RightToLeft, Some(right))])
        };
    let by_name = match choices.paragraph {
        ParagraphChoice::LeftToRight | ParagraphChoice::RightToLeft => None,
        // These strings have no scheme and no path: they are hosts.
        ParagraphChoice::Auto | ParagraphChoice::Host => {
            Some(language::first_strong_is_right_to_left(&SUPPORTED_CLASSES))
        }
        ParagraphChoice::LastCharacter => Some(language::ends_right_to_left(&SUPPORTED_CLASSES)),
    };
    let by_order = by_direction(order)?;
    let has_first_strong_isolate = choices.base == BaseAlgorithm::Uba
        && choices.fields == FieldLayout::SingleParagraph
        && name_controls(choices) == WholeNameControls::FirstStrongIsolate;
    let by_strong = by_direction(
        has_first_strong_isolate.then(|| language::first_strong_is_right_to_left(&SUPPORTED_CLASSES)),
    )?;
    let has_parts =
        choices.fields == FieldLayout::ParagraphPerField || choices.field_controls != FieldControls::Nothing;
    let has_separate_fields = has_parts && choices.separators.is_separator('.');
    let mut found = Vec::new();
    for (direction, by_name) in by_direction(by_name)? {
        let paragraph = match choices.paragraph {
            ParagraphChoice::LeftToRight => LeftToRight,
            ParagraphChoice::RightToLeft => RightToLeft,
            ParagraphChoice::Auto | ParagraphChoice::LastCharacter | ParagraphChoice::Host => direction,
        };
        for ((direction, by_order), (first_strong, by_strong)) in
            by_order.iter().flat_map(|order| by_strong.iter().map(move |strong| (order, strong)))
        {
            let overall = match choices.overall {
                OverallOrder::Constant => LeftToRight,
                OverallOrder::RightToLeft => RightToLeft,
                OverallOrder::Environment => paragraph,
                OverallOrder::Content | OverallOrder::TopLevelDomain => *direction,
            };
            let layout = Layout { choices, paragraph, overall, first_strong: *first_strong };
            let (mut automaton, fields) = layout.strings()?;
            let mut directions = vec![(fields, None)];
            if fields.is_right_to_left() && choices.fields == FieldLayout::ParagraphPerField {
                // Without fields there is no order to reverse.
                let [without, with] = without_and_with_fields().ok_or(Undecided::TooLarge)?;
                directions = vec![(LeftToRight, Some(without)), (RightToLeft, Some(with))];
            }
            let languages = [by_name.as_ref(), by_order.as_ref(), by_strong.as_ref()];
            for language in languages.into_iter().flatten() {
                automaton = restricted_to(&automaton, language)?;
            }
            for (fields, language) in directions {
                let some = language.map_or(Ok(automaton.clone()), |it| restricted_to(&automaton, &it))?;
                let strings = ResolvedLevelLanguage {
                    classes: classes.to_vec(),
                    has_separate_fields,
                    automaton: changed_classes::apply(&some, choices, classes).ok_or(Undecided::TooLarge)?,
                };
                found.push(DirectedStrings { strings, fields });
            }
        }
    }
    Ok(found)
}

/// The strings over [`SUPPORTED_CLASSES`] with levels whose classes are in a language.
fn restricted_to(strings: &Automaton, language: &Automaton) -> Result<Automaton, Undecided> {
    let lifted = language.inverse_image(strings.symbol_count(), |symbol| Some(symbol / LEVEL_COUNT));
    strings.intersection(&lifted).ok_or(Undecided::TooLarge)
}

/// The strings over [`SUPPORTED_CLASSES`] that consist of full stops only, and all others.
fn without_and_with_fields() -> Option<[Automaton; 2]> {
    let is_stop = |(): &(), symbol: usize| (SUPPORTED_CLASSES[symbol] == BidiClass::CS).then_some(());
    let without = Automaton::explore(SUPPORTED_CLASSES.len(), (), is_stop, |()| true, 1)?;
    let with = language::all(&SUPPORTED_CLASSES)?.difference(&without)?;
    Some([without, with])
}

/// Whether the paragraph direction depends on the name.
fn depends_on_name(choices: &DisplayChoices) -> bool {
    !matches!(choices.paragraph, ParagraphChoice::LeftToRight | ParagraphChoice::RightToLeft)
}

/// Checks what no display supports: other classes, surrounding text, and the classes of earlier Unicode versions.
///
/// # Errors
/// The first of these that occurs.
pub(crate) fn check_supported(display: &DisplayConfig, classes: &[BidiClass]) -> Result<(), Undecided> {
    let choices = display.choices();
    if let Some(&class) = classes.iter().find(|it| !SUPPORTED_CLASSES.contains(it)) {
        return Err(Undecided::Class(class));
    }
    if !choices.context.is_empty() {
        return Err(Undecided::Context);
    }
    if choices.data_version != BidiDataVersion::Current {
        return Err(Undecided::BidiDataVersion);
    }
    Ok(())
}

/// Checks what no layout supports.
fn check_layout(choices: &DisplayChoices, classes: &[BidiClass]) -> Result<(), Undecided> {
    // Fields must be separated by full stops, or the whole name be one field.
    let separates = |it: &BidiClass| choices.separators.is_separator(representative(*it).scalar);
    if classes.iter().any(|it| separates(it) && *it != BidiClass::CS) {
        return Err(Undecided::CustomStrategy);
    }
    // Fields end at class CS in the changed strings, which must be that of the full stop and of nothing else.
    let has_other_stops = !matches!(choices.full_stop, PunctuationClass::Unchanged | PunctuationClass::Cs)
        || choices.hyphen == PunctuationClass::Cs;
    // A full stop that is a letter is no letter of the host.
    let is_letter = matches!(choices.full_stop, PunctuationClass::L | PunctuationClass::R)
        && choices.paragraph == ParagraphChoice::Host;
    if choices.separators.is_separator('.') && has_other_stops || is_letter {
        return Err(Undecided::CustomStrategy);
    }
    // Only the UBA has rule L3; every other base moves marks with their bases.
    if !choices.applies_l3 && choices.base != BaseAlgorithm::Uba {
        return Err(Undecided::CustomStrategy);
    }
    let adds_controls = choices.base == BaseAlgorithm::Uba
        && (choices.field_controls, name_controls(choices))
            != (FieldControls::Nothing, WholeNameControls::Nothing);
    let acts_on_separators =
        !matches!(choices.field_controls, FieldControls::Nothing | FieldControls::Isolate)
            && choices.fields == FieldLayout::SingleParagraph;
    // A mark after a separator at an odd level would count as a mark on the separator.
    if adds_controls
        && acts_on_separators
        && !are_fields_left_to_right(choices)
        && classes.contains(&BidiClass::NSM)
    {
        return Err(Undecided::Class(BidiClass::NSM));
    }
    // Rule L1 sets white space at the end of the line to the level of the surrounding paragraph.
    let is_left_to_right =
        are_fields_left_to_right(choices) && choices.paragraph == ParagraphChoice::LeftToRight;
    if adds_controls && !is_left_to_right && classes.contains(&BidiClass::WS) {
        return Err(Undecided::WhiteSpace);
    }
    Ok(())
}

/// Whether left-to-right controls on both sides of each field, inside left-to-right controls around the name, make each field a
/// left-to-right paragraph and each separator left-to-right.
fn are_fields_left_to_right(choices: &DisplayChoices) -> bool {
    matches!(choices.field_controls, FieldControls::Marks | FieldControls::Isolate)
        && matches!(name_controls(choices), WholeNameControls::Embedding | WholeNameControls::Isolate)
        && choices.overall == OverallOrder::Constant
        && matches!(choices.field_direction, FieldDirection::LeftToRight | FieldDirection::Order)
        && choices.separators.is_separator('.')
}

/// The union of disjoint sets of strings.
fn union(all: Vec<ResolvedLevelLanguage>) -> Result<ResolvedLevelLanguage, Undecided> {
    let mut all = all.into_iter();
    let first = all.next().ok_or(Undecided::CustomStrategy)?;
    let join = |one: ResolvedLevelLanguage, other: ResolvedLevelLanguage| {
        let automaton = one.automaton.union(&other.automaton).ok_or(Undecided::TooLarge)?;
        Ok(ResolvedLevelLanguage { automaton: automaton.minimized(), ..one })
    };
    let joined = all.try_fold(first, join)?;
    Ok(ResolvedLevelLanguage { automaton: joined.automaton.minimized(), ..joined })
}
