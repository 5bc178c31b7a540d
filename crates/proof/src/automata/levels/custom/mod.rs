//! N for custom strategies, composed from the rules for one paragraph.
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
use bidiscope_bidi::order::custom::{
    BaseAlgorithm, CustomParagraph, CustomStrategy, DigitClass, FieldControls, FieldLayout, PunctuationClass,
    WholeNameControls,
};
use bidiscope_bidi::order::fields::OverallOrder;

use super::{LEVEL_COUNT, ResolvedLevelLanguage, SUPPORTED_CLASSES};

use Direction::{LeftToRight, RightToLeft};
use layout::{Layout, name_controls};

/// Strings of a custom strategy that all have the same layout.
#[derive(Clone, Debug)]
pub(in crate::automata) struct DirectedStrings {
    /// The strings, with the levels for fields that follow each other from left to right.
    pub(in crate::automata) strings: ResolvedLevelLanguage,
    /// The direction in which the fields, separated by full stops, actually follow each other. Left to right if
    /// the levels already account for it.
    pub(in crate::automata) fields: Direction,
}

/// All strings of these classes as a custom strategy resolves them.
///
/// # Errors
/// The automata do not support the strategy or a class, or it needs more than three levels.
pub(super) fn resolve(
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
pub(in crate::automata) fn order_follows_from_classes(display: &DisplayConfig) -> bool {
    let strategy = display.custom_strategy();
    match display.overall_order() {
        OverallOrder::Constant | OverallOrder::RightToLeft => true,
        OverallOrder::Environment => !depends_on_name(strategy),
        // The class of a digit would depend on its position.
        OverallOrder::Content => strategy.digits != DigitClass::PrecedingLetter,
        OverallOrder::TopLevelDomain => false,
    }
}

/// The strings, divided by the properties of the whole string that the layout depends on.
pub(in crate::automata) fn cases_by_direction(
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Vec<DirectedStrings>, Undecided> {
    let strategy = display.custom_strategy();
    check_supported(display, classes)?;
    let order = match display.overall_order() {
        OverallOrder::Content => Some(language::holds_right_to_left(&SUPPORTED_CLASSES)),
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
    let by_name = match strategy.paragraph {
        CustomParagraph::LeftToRight | CustomParagraph::RightToLeft => None,
        // These strings have no scheme and no path: they are hosts.
        CustomParagraph::Auto | CustomParagraph::Host => {
            Some(language::first_strong_is_right_to_left(&SUPPORTED_CLASSES))
        }
        CustomParagraph::LastCharacter => Some(language::ends_right_to_left(&SUPPORTED_CLASSES)),
    };
    let by_order = by_direction(order)?;
    let has_first_strong_isolate = strategy.base == BaseAlgorithm::Uba
        && strategy.fields == FieldLayout::SingleParagraph
        && name_controls(strategy) == WholeNameControls::FirstStrongIsolate;
    let by_strong = by_direction(
        has_first_strong_isolate.then(|| language::first_strong_is_right_to_left(&SUPPORTED_CLASSES)),
    )?;
    let has_parts = strategy.fields == FieldLayout::ParagraphPerField
        || strategy.field_controls != FieldControls::Nothing;
    let has_separate_fields = has_parts && strategy.separators.is_separator('.');
    let mut found = Vec::new();
    for (direction, by_name) in by_direction(by_name)? {
        let paragraph = match strategy.paragraph {
            CustomParagraph::LeftToRight => LeftToRight,
            CustomParagraph::RightToLeft => RightToLeft,
            CustomParagraph::Auto | CustomParagraph::LastCharacter | CustomParagraph::Host => direction,
        };
        for ((direction, by_order), (first_strong, by_strong)) in
            by_order.iter().flat_map(|order| by_strong.iter().map(move |strong| (order, strong)))
        {
            let overall = match display.overall_order() {
                OverallOrder::Constant => LeftToRight,
                OverallOrder::RightToLeft => RightToLeft,
                OverallOrder::Environment => paragraph,
                OverallOrder::Content | OverallOrder::TopLevelDomain => *direction,
            };
            let layout = Layout { strategy, paragraph, overall, first_strong: *first_strong };
            let (mut automaton, fields) = layout.strings()?;
            let mut directions = vec![(fields, None)];
            if fields.is_right_to_left() && strategy.fields == FieldLayout::ParagraphPerField {
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
                    paragraph: None,
                    has_separate_fields,
                    automaton: changed_classes::apply(&some, strategy, classes).ok_or(Undecided::TooLarge)?,
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
fn depends_on_name(strategy: &CustomStrategy) -> bool {
    !matches!(strategy.paragraph, CustomParagraph::LeftToRight | CustomParagraph::RightToLeft)
}

/// Checks what no layout supports.
fn check_supported(display: &DisplayConfig, classes: &[BidiClass]) -> Result<(), Undecided> {
    let strategy = display.custom_strategy();
    // Fields must be separated by full stops, or the whole name be one field.
    let separates = |it: &BidiClass| strategy.separators.is_separator(representative(*it).scalar);
    if classes.iter().any(|it| separates(it) && *it != BidiClass::CS) {
        return Err(Undecided::CustomStrategy);
    }
    // Fields end at class CS in the changed strings, which must be that of the full stop and of nothing else.
    let has_other_stops = !matches!(strategy.full_stop, PunctuationClass::Unchanged | PunctuationClass::Cs)
        || strategy.hyphen == PunctuationClass::Cs;
    // A full stop that is a letter is no letter of the host.
    let is_letter = matches!(strategy.full_stop, PunctuationClass::L | PunctuationClass::R)
        && strategy.paragraph == CustomParagraph::Host;
    if strategy.separators.is_separator('.') && has_other_stops || is_letter {
        return Err(Undecided::CustomStrategy);
    }
    // Only the UBA has rule L3; every other base moves marks with their bases.
    if !display.has_l3() && strategy.base != BaseAlgorithm::Uba {
        return Err(Undecided::CustomStrategy);
    }
    let adds_controls = strategy.base == BaseAlgorithm::Uba
        && (strategy.field_controls, name_controls(strategy))
            != (FieldControls::Nothing, WholeNameControls::Nothing);
    let acts_on_separators =
        !matches!(strategy.field_controls, FieldControls::Nothing | FieldControls::Isolate)
            && strategy.fields == FieldLayout::SingleParagraph;
    // A mark after a separator at an odd level would count as a mark on the separator.
    if adds_controls && acts_on_separators && classes.contains(&BidiClass::NSM) {
        return Err(Undecided::Class(BidiClass::NSM));
    }
    if adds_controls && classes.contains(&BidiClass::WS) {
        return Err(Undecided::WhiteSpace);
    }
    Ok(())
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
