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

use crate::automata::{Automaton, StateLimitExceeded, UndecidedReason, language};
use crate::study::representative;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::order::choices::{
    BaseAlgorithm, DigitClassOverride, DirectionWithinField, FieldControls, FieldLayout,
    ParagraphDirectionChoice, PathLayout, PunctuationClassOverride, StrategyChoices, WholeNameControls,
};
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::uba::{BidiDataVersion, ParagraphDirection};

use super::{AUTOMATON_SUPPORTED_CLASSES, RESOLVED_LEVEL_COUNT, ResolvedLevelLanguage};

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
pub fn resolved_level_language(
    display: &DisplayConfig,
    alphabet: &[BidiClass],
) -> Result<ResolvedLevelLanguage, UndecidedReason> {
    let whole = |it: DirectedStrings| match it.fields {
        LeftToRight => Ok(it.strings),
        RightToLeft => separate_fields::from_right_to_left(it.strings),
    };
    union(cases_by_direction(display, alphabet)?.into_iter().map(whole).collect::<Result<Vec<_>, _>>()?)
}

/// The same with the fields of each string from left to right whatever their order. The display differs from
/// the actual one in the positions of whole fields only.
pub(in crate::automata) fn from_left_to_right(
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<ResolvedLevelLanguage, UndecidedReason> {
    union(cases_by_direction(display, classes)?.into_iter().map(|it| it.strings).collect())
}

/// Whether the number of characters of each class determines the direction in which fields follow each other,
/// so that strings with the same display have the same direction.
pub(in crate::automata) fn order_follows_from_classes(choices: &StrategyChoices) -> bool {
    match choices.field_order_direction {
        FieldOrderDirection::AlwaysLeftToRight | FieldOrderDirection::AlwaysRightToLeft => true,
        FieldOrderDirection::SameAsParagraph => !depends_on_name(choices),
        // The class of a digit would depend on its position.
        FieldOrderDirection::ByRightToLeftContent => {
            choices.digit_class != DigitClassOverride::DirectionOfPrecedingLetter
        }
        FieldOrderDirection::ByTopLevelDomain => false,
    }
}

/// The direction of the line in which a display has its labels, with rules P2 and P3 left to the sequence.
///
/// # Errors
/// The direction depends on the sequence in another way.
pub(in crate::automata) fn line_direction(
    choices: &StrategyChoices,
) -> Result<ParagraphDirection, UndecidedReason> {
    let has_controls = choices.field_controls != FieldControls::Nothing
        || choices.whole_name_controls != WholeNameControls::Nothing;
    match (choices.base_algorithm, choices.field_layout) {
        (_, FieldLayout::ParagraphPerField)
            if choices.field_order_direction == FieldOrderDirection::AlwaysLeftToRight =>
        {
            Ok(ParagraphDirection::LTR)
        }
        (BaseAlgorithm::Uba, FieldLayout::SingleParagraph) if choices.path_layout == PathLayout::WithHost => {
            match choices.paragraph_direction.direction() {
                Some(direction) => Ok(direction.into()),
                None if choices.paragraph_direction == ParagraphDirectionChoice::FirstStrongOfParagraph
                    && !has_controls =>
                {
                    Ok(ParagraphDirection::Auto)
                }
                None => Err(UndecidedReason::CustomStrategy),
            }
        }
        (BaseAlgorithm::Logical | BaseAlgorithm::OneToOne, FieldLayout::SingleParagraph) => {
            Ok(ParagraphDirection::LTR)
        }
        _ => Err(UndecidedReason::CustomStrategy),
    }
}

/// The strings, divided by the properties of the whole string that the layout depends on.
pub(in crate::automata) fn cases_by_direction(
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Vec<DirectedStrings>, UndecidedReason> {
    check_supported(display, classes)?;
    let choices = display.choices();
    check_layout(choices, classes)?;
    let order = match choices.field_order_direction {
        FieldOrderDirection::ByRightToLeftContent => {
            Some(language::strings_containing_right_to_left_class(&AUTOMATON_SUPPORTED_CLASSES))
        }
        FieldOrderDirection::ByTopLevelDomain => {
            Some(language::last_label_holds_right_to_left(&AUTOMATON_SUPPORTED_CLASSES))
        }
        _ => None,
    };
    let by_direction = |by: Option<Result<Automaton, StateLimitExceeded>>| {
        let Some(right) = by else { return Ok(vec![(LeftToRight, None)]) };
        let right = right?;
        let left = language::all_class_strings(&AUTOMATON_SUPPORTED_CLASSES)?.difference(&right)?;
        Ok::<_, StateLimitExceeded>(vec![(LeftToRight, Some(left)), (RightToLeft, Some(right))])
    };
    let by_name = match choices.paragraph_direction {
        ParagraphDirectionChoice::LeftToRight | ParagraphDirectionChoice::RightToLeft => None,
        // These strings have no scheme and no path: they are hosts.
        ParagraphDirectionChoice::FirstStrongOfParagraph | ParagraphDirectionChoice::FirstStrongOfHost => {
            Some(language::strings_with_right_to_left_first_strong(&AUTOMATON_SUPPORTED_CLASSES))
        }
        ParagraphDirectionChoice::LastCharacterOfName => {
            Some(language::ends_right_to_left(&AUTOMATON_SUPPORTED_CLASSES))
        }
    };
    let by_order = by_direction(order)?;
    let has_first_strong_isolate = choices.base_algorithm == BaseAlgorithm::Uba
        && choices.field_layout == FieldLayout::SingleParagraph
        && name_controls(choices) == WholeNameControls::FirstStrongIsolate;
    let by_strong = by_direction(
        has_first_strong_isolate
            .then(|| language::strings_with_right_to_left_first_strong(&AUTOMATON_SUPPORTED_CLASSES)),
    )?;
    let has_parts = choices.field_layout == FieldLayout::ParagraphPerField
        || choices.field_controls != FieldControls::Nothing;
    let has_separate_fields = has_parts && choices.field_separators.separates_fields_everywhere('.');
    let mut found = Vec::new();
    for (direction, by_name) in by_direction(by_name)? {
        let paragraph = match choices.paragraph_direction {
            ParagraphDirectionChoice::LeftToRight => LeftToRight,
            ParagraphDirectionChoice::RightToLeft => RightToLeft,
            ParagraphDirectionChoice::FirstStrongOfParagraph
            | ParagraphDirectionChoice::LastCharacterOfName
            | ParagraphDirectionChoice::FirstStrongOfHost => direction,
        };
        for ((direction, by_order), (first_strong, by_strong)) in
            by_order.iter().flat_map(|order| by_strong.iter().map(move |strong| (order, strong)))
        {
            let overall = match choices.field_order_direction {
                FieldOrderDirection::AlwaysLeftToRight => LeftToRight,
                FieldOrderDirection::AlwaysRightToLeft => RightToLeft,
                FieldOrderDirection::SameAsParagraph => paragraph,
                FieldOrderDirection::ByRightToLeftContent | FieldOrderDirection::ByTopLevelDomain => {
                    *direction
                }
            };
            let layout = Layout { choices, paragraph, overall, first_strong: *first_strong };
            let (mut automaton, fields) = layout.strings()?;
            let mut directions = vec![(fields, None)];
            if fields.is_right_to_left() && choices.field_layout == FieldLayout::ParagraphPerField {
                // Without fields there is no order to reverse.
                let [without, with] = without_and_with_fields()?;
                directions = vec![(LeftToRight, Some(without)), (RightToLeft, Some(with))];
            }
            let languages = [by_name.as_ref(), by_order.as_ref(), by_strong.as_ref()];
            for language in languages.into_iter().flatten() {
                automaton = restricted_to(&automaton, language)?;
            }
            for (fields, language) in directions {
                let some = language.map_or(Ok(automaton.clone()), |it| restricted_to(&automaton, &it))?;
                let strings = ResolvedLevelLanguage {
                    alphabet: classes.to_vec(),
                    resolves_fields_separately: has_separate_fields,
                    class_level_automaton: changed_classes::apply(&some, choices, classes)?,
                };
                found.push(DirectedStrings { strings, fields });
            }
        }
    }
    Ok(found)
}

/// The strings over [`AUTOMATON_SUPPORTED_CLASSES`] with levels whose classes are in a language.
fn restricted_to(strings: &Automaton, language: &Automaton) -> Result<Automaton, StateLimitExceeded> {
    let lifted = language.inverse_image(strings.symbol_count(), |symbol| Some(symbol / RESOLVED_LEVEL_COUNT));
    strings.intersection(&lifted)
}

/// The strings over [`AUTOMATON_SUPPORTED_CLASSES`] that consist of full stops only, and all others.
fn without_and_with_fields() -> Result<[Automaton; 2], StateLimitExceeded> {
    let is_stop =
        |(): &(), symbol: usize| (AUTOMATON_SUPPORTED_CLASSES[symbol] == BidiClass::CS).then_some(());
    let without = Automaton::explore(AUTOMATON_SUPPORTED_CLASSES.len(), (), is_stop, |()| true, 1)?;
    let with = language::all_class_strings(&AUTOMATON_SUPPORTED_CLASSES)?.difference(&without)?;
    Ok([without, with])
}

/// Whether the paragraph direction depends on the name.
fn depends_on_name(choices: &StrategyChoices) -> bool {
    !matches!(
        choices.paragraph_direction,
        ParagraphDirectionChoice::LeftToRight | ParagraphDirectionChoice::RightToLeft
    )
}

/// Checks what no display supports: other classes, surrounding text, and the classes of earlier Unicode versions.
///
/// # Errors
/// The first of these that occurs.
pub(crate) fn check_supported(display: &DisplayConfig, classes: &[BidiClass]) -> Result<(), UndecidedReason> {
    let choices = display.choices();
    if let Some(&class) = classes.iter().find(|it| !AUTOMATON_SUPPORTED_CLASSES.contains(it)) {
        return Err(UndecidedReason::Class(class));
    }
    if !choices.surrounding_text.is_empty() {
        return Err(UndecidedReason::Context);
    }
    if choices.bidi_data_version != BidiDataVersion::Current {
        return Err(UndecidedReason::BidiDataVersion);
    }
    Ok(())
}

/// Checks what no layout supports.
fn check_layout(choices: &StrategyChoices, classes: &[BidiClass]) -> Result<(), UndecidedReason> {
    // Fields must be separated by full stops, or the whole name be one field.
    let separates =
        |it: &BidiClass| choices.field_separators.separates_fields_everywhere(representative(*it).scalar);
    if classes.iter().any(|it| separates(it) && *it != BidiClass::CS) {
        return Err(UndecidedReason::CustomStrategy);
    }
    // Fields end at class CS in the changed strings, which must be that of the full stop and of nothing else.
    let has_other_stops = !matches!(
        choices.full_stop_class,
        PunctuationClassOverride::Unchanged | PunctuationClassOverride::Cs
    ) || choices.hyphen_class == PunctuationClassOverride::Cs;
    // A full stop that is a letter is no letter of the host.
    let is_letter =
        matches!(choices.full_stop_class, PunctuationClassOverride::L | PunctuationClassOverride::R)
            && choices.paragraph_direction == ParagraphDirectionChoice::FirstStrongOfHost;
    if choices.field_separators.separates_fields_everywhere('.') && has_other_stops || is_letter {
        return Err(UndecidedReason::CustomStrategy);
    }
    // Only the UBA has rule L3; every other base moves marks with their bases.
    if !choices.applies_l3 && choices.base_algorithm != BaseAlgorithm::Uba {
        return Err(UndecidedReason::CustomStrategy);
    }
    let adds_controls = choices.base_algorithm == BaseAlgorithm::Uba
        && (choices.field_controls, name_controls(choices))
            != (FieldControls::Nothing, WholeNameControls::Nothing);
    let acts_on_separators =
        !matches!(choices.field_controls, FieldControls::Nothing | FieldControls::Isolate)
            && choices.field_layout == FieldLayout::SingleParagraph;
    // A mark after a separator at an odd level would count as a mark on the separator.
    if adds_controls
        && acts_on_separators
        && !are_fields_left_to_right(choices)
        && classes.contains(&BidiClass::NSM)
    {
        return Err(UndecidedReason::Class(BidiClass::NSM));
    }
    // Rule L1 sets white space at the end of the line to the level of the surrounding paragraph.
    let is_left_to_right = are_fields_left_to_right(choices)
        && choices.paragraph_direction == ParagraphDirectionChoice::LeftToRight;
    if adds_controls && !is_left_to_right && classes.contains(&BidiClass::WS) {
        return Err(UndecidedReason::WhiteSpace);
    }
    Ok(())
}

/// Whether left-to-right controls on both sides of each field, inside left-to-right controls around the name, make each field a
/// left-to-right paragraph and each separator left-to-right.
fn are_fields_left_to_right(choices: &StrategyChoices) -> bool {
    matches!(choices.field_controls, FieldControls::Marks | FieldControls::Isolate)
        && matches!(name_controls(choices), WholeNameControls::Embedding | WholeNameControls::Isolate)
        && choices.field_order_direction == FieldOrderDirection::AlwaysLeftToRight
        && matches!(
            choices.direction_within_field,
            DirectionWithinField::AlwaysLeftToRight | DirectionWithinField::SameAsFieldOrder
        )
        && choices.field_separators.separates_fields_everywhere('.')
}

/// The union of disjoint sets of strings.
fn union(all: Vec<ResolvedLevelLanguage>) -> Result<ResolvedLevelLanguage, UndecidedReason> {
    let mut all = all.into_iter();
    let first = all.next().ok_or(UndecidedReason::CustomStrategy)?;
    let join = |one: ResolvedLevelLanguage, other: ResolvedLevelLanguage| {
        let automaton = one.class_level_automaton.union(&other.class_level_automaton)?;
        Ok::<_, StateLimitExceeded>(ResolvedLevelLanguage {
            class_level_automaton: automaton.minimized(),
            ..one
        })
    };
    let joined = all.try_fold(first, join)?;
    Ok(ResolvedLevelLanguage { class_level_automaton: joined.class_level_automaton.minimized(), ..joined })
}
