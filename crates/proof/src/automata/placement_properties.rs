//! The properties about the positions of labels: decided, and their counterexamples counted.

use super::display::{BidiClassLetters, DISPLAY_LEVEL_CODE_COUNT, display_strings};
use super::label_positions::{Placement, Role, misplaced};
use super::language::NeighbourLabels;
use super::levels::{RESOLVED_LEVEL_COUNT, ResolvedLevelLanguage};
use super::resolved_strings::{letters, resolved_levels_for_property};
use super::theorem::ProofOutcome;
use super::{Automaton, MAX_AUTOMATON_STATES, StateLimitExceeded, UndecidedReason, language, levels};
use crate::bidi_rule::BidiRule;
use crate::study::DisplayProperty;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::uba::ParagraphDirection;

/// A requirement on the labels of some strings.
pub(super) struct PlacementQuestion {
    /// The strings with the levels of displays, one for each case.
    strings: Automaton,
    letters: BidiClassLetters,
    /// The class of each letter.
    classes: Vec<BidiClass>,
    roles: Vec<Role>,
    placement: Placement,
}

impl PlacementQuestion {
    /// The requirement on every label between full stops.
    pub(super) fn of_labels(
        resolved: &ResolvedLevelLanguage,
        letters: BidiClassLetters,
        placement: Placement,
    ) -> Result<Self, UndecidedReason> {
        let role = |class: &BidiClass| match (placement, class) {
            (Placement::InPlace, BidiClass::L | BidiClass::CS) => Role::Label,
            (Placement::InPlace, _) => Role::Other,
            (_, BidiClass::CS) => Role::Separator,
            _ => Role::Label,
        };
        let classes = resolved.alphabet.clone();
        let roles = classes.iter().map(role).collect();
        Self::new(&resolved.class_level_automaton, letters, classes, roles, placement)
    }

    /// The requirement on the host of URLs whose last letter is the slash.
    fn of_urls(
        urls: &ResolvedLevelLanguage,
        has_l3: bool,
        direction: Direction,
    ) -> Result<Self, UndecidedReason> {
        let classes = urls.alphabet.clone();
        let role = |letter: usize| if letter + 1 == classes.len() { Role::Separator } else { Role::Label };
        let (letters, roles) = (letters(&classes, has_l3), (0..classes.len()).map(role).collect());
        Self::new(&urls.class_level_automaton, letters, classes, roles, Placement::HostFirst(direction))
    }

    /// The requirement on the label X in the contexts S1 D1 X D2 S2 of [`language::contexts`].
    pub(super) fn in_contexts(
        resolved: &ResolvedLevelLanguage,
        letters: &BidiClassLetters,
        contexts: &Automaton,
        placement: Placement,
    ) -> Result<Self, UndecidedReason> {
        // Each letter outside X and in X, as in the contexts.
        let classes: Vec<BidiClass> = resolved.alphabet.iter().flat_map(|it| [*it, *it]).collect();
        let symbols = classes.len() * RESOLVED_LEVEL_COUNT;
        let levels = |symbol| {
            Some(symbol / (2 * RESOLVED_LEVEL_COUNT) * RESOLVED_LEVEL_COUNT + symbol % RESOLVED_LEVEL_COUNT)
        };
        let cases = contexts.inverse_image(symbols, |symbol| Some(symbol / RESOLVED_LEVEL_COUNT));
        let marked = resolved.class_level_automaton.inverse_image(symbols, levels).intersection(&cases);
        let role = |(letter, class): (usize, &BidiClass)| match class {
            _ if letter % 2 == 1 => Role::Label,
            class if language::is_delimiter(*class) => Role::Separator,
            _ => Role::Other,
        };
        let roles = classes.iter().enumerate().map(role).collect();
        Self::new(&marked?, letters.in_kinds(2), classes, roles, placement)
    }

    fn new(
        resolved: &Automaton,
        letters: BidiClassLetters,
        classes: Vec<BidiClass>,
        roles: Vec<Role>,
        placement: Placement,
    ) -> Result<Self, UndecidedReason> {
        let strings = display_strings(resolved, &letters, MAX_AUTOMATON_STATES)?;
        Ok(Self { strings, letters, classes, roles, placement })
    }

    /// The strings, with their levels, that violate the requirement.
    fn counterexamples(&self) -> Result<Automaton, StateLimitExceeded> {
        let Self { strings, letters, roles, placement, .. } = self;
        misplaced(strings, letters, roles, *placement, MAX_AUTOMATON_STATES)
    }

    /// A shortest string that violates the requirement.
    pub(super) fn smallest(&self) -> Result<Option<Vec<BidiClass>>, StateLimitExceeded> {
        let word = self.counterexamples()?.shortest_word();
        let spelled =
            |word: Vec<usize>| word.iter().map(|it| self.classes[it / DISPLAY_LEVEL_CODE_COUNT]).collect();
        Ok(word.map(spelled))
    }
}

/// Decides a property about the positions of labels.
///
/// # Errors
/// The automata do not support the display or a class, or it is another property.
pub(super) fn decide(
    property: DisplayProperty,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<ProofOutcome, UndecidedReason> {
    let mut smallest: Option<Vec<BidiClass>> = None;
    for question in questions(property, display, classes)? {
        smallest = match (smallest, question.smallest()?) {
            (Some(one), Some(other)) if other.len() < one.len() => Some(other),
            (one, other) => one.or(other),
        };
    }
    Ok(ProofOutcome::from_counterexample(smallest.map(|it| vec![it])))
}

/// The strings that a property covers, and those that violate it: one word for each, with its levels.
///
/// # Errors
/// The automata do not support the display or a class, or it is another property.
pub(super) fn cases_and_counterexamples(
    property: DisplayProperty,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<[Automaton; 2], UndecidedReason> {
    let mut found: Option<[Automaton; 2]> = None;
    for question in questions(property, display, classes)? {
        let more = [question.strings.clone(), question.counterexamples()?];
        found = Some(match found {
            None => more,
            // No string is in both.
            Some([cases, counterexamples]) => [cases.union(&more[0])?, counterexamples.union(&more[1])?],
        });
    }
    found.ok_or(UndecidedReason::Property)
}

/// The requirements of a property: one for all sequences, or one for those of each direction.
fn questions(
    property: DisplayProperty,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Vec<PlacementQuestion>, UndecidedReason> {
    use DisplayProperty as P;
    let letters = letters(classes, display.choices().applies_l3);
    let whole_language = |placement: Placement| {
        let strings = resolved_levels_for_property(property, display, classes)?;
        Ok(vec![PlacementQuestion::of_labels(&strings, letters.clone(), placement)?])
    };
    match property {
        P::LabelsLeftToRight | P::Rfc5893LabelsLeftToRight => {
            whole_language(Placement::InOrder(Direction::LeftToRight))
        }
        P::LabelCharactersContiguous | P::Rfc5893SecondGuaranteeGrouping => {
            whole_language(Placement::Together)
        }
        P::LabelsBetweenSeparators => whole_language(Placement::Between),
        P::LeftToRightRunsKeepPosition => whole_language(Placement::InPlace),
        P::Rfc5893GroupingContiguous => grouping(display, classes, Placement::Together),
        P::Rfc5893GroupingBetweenDelimiters => grouping(display, classes, Placement::Between),
        P::LabelsInParagraphDirection => match levels::choices::line_direction(display.choices())? {
            ParagraphDirection::Fixed(direction) => whole_language(Placement::InOrder(direction)),
            ParagraphDirection::Auto => in_first_strong_direction(display, classes),
        },
        P::UrlHostFirst | P::UrlHostFirstEscapedPath | P::UrlHostLeftOfPath => {
            let path = property.url_path().ok_or(UndecidedReason::Property)?;
            let urls = levels::urls::resolve_by_direction(property, path, display, classes)?;
            let question = |(direction, urls): (Direction, ResolvedLevelLanguage)| {
                PlacementQuestion::of_urls(&urls, display.choices().applies_l3, direction)
            };
            urls.into_iter().map(question).collect()
        }
        _ => Err(UndecidedReason::Property),
    }
}

/// The requirements of labels in paragraph order, where the first strong character decides the direction.
fn in_first_strong_direction(
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Vec<PlacementQuestion>, UndecidedReason> {
    let all = levels::resolved_level_language(display, classes)?;
    let letters = letters(classes, display.choices().applies_l3);
    let right = language::strings_with_right_to_left_first_strong(classes)?;
    let left = language::all_class_strings(classes)?.difference(&right)?;
    let questions =
        [(left, Direction::LeftToRight), (right, Direction::RightToLeft)].map(|(language, direction)| {
            let strings = all.restricted_to_class_strings(&language)?;
            PlacementQuestion::of_labels(&strings, letters.clone(), Placement::InOrder(direction))
        });
    questions.into_iter().collect()
}

/// The requirement of Character Grouping (RFC 5893 section 3). As in a study, no delimiter occurs in a label.
fn grouping(
    display: &DisplayConfig,
    classes: &[BidiClass],
    placement: Placement,
) -> Result<Vec<PlacementQuestion>, UndecidedReason> {
    let strings = levels::resolved_level_language(display, classes)?;
    let contexts = language::contexts_of_letters(
        &BidiRule::rfc5893(),
        NeighbourLabels::SatisfyingSameBidiRule,
        classes,
    )?;
    let letters = letters(classes, display.choices().applies_l3);
    Ok(vec![PlacementQuestion::in_contexts(&strings, &letters, &contexts, placement)?])
}
