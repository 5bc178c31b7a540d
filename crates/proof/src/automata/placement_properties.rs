//! The properties about the positions of labels: decided, and their counterexamples counted.

use super::display::{DISPLAY_LEVEL_COUNT, DisplayAlphabet, display_strings};
use super::label_positions::{Placement, Role, misplaced};
use super::language::Neighbours;
use super::levels::{LEVEL_COUNT, ResolvedLevelLanguage};
use super::resolved_strings::{letters, resolved_strings};
use super::theorem::Theorem;
use super::{Automaton, MAX_STATES, Undecided, language, levels};
use crate::bidi_rule::BidiRule;
use crate::study::Property;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::uba::ParagraphDirection;

/// A requirement on the labels of some strings.
pub(super) struct PlacementQuestion {
    /// The strings with the levels of displays, one for each case.
    strings: Automaton,
    letters: DisplayAlphabet,
    /// The class of each letter.
    classes: Vec<BidiClass>,
    roles: Vec<Role>,
    placement: Placement,
}

impl PlacementQuestion {
    /// The requirement on every label between full stops.
    pub(super) fn of_labels(
        resolved: &ResolvedLevelLanguage,
        letters: DisplayAlphabet,
        placement: Placement,
    ) -> Result<Self, Undecided> {
        let role = |class: &BidiClass| match (placement, class) {
            (Placement::InPlace, BidiClass::L | BidiClass::CS) => Role::Label,
            (Placement::InPlace, _) => Role::Other,
            (_, BidiClass::CS) => Role::Separator,
            _ => Role::Label,
        };
        let classes = resolved.classes.clone();
        let roles = classes.iter().map(role).collect();
        Self::new(&resolved.automaton, letters, classes, roles, placement)
    }

    /// The requirement on the host of URLs whose last letter is the slash.
    fn of_urls(urls: &ResolvedLevelLanguage, has_l3: bool, direction: Direction) -> Result<Self, Undecided> {
        let classes = urls.classes.clone();
        let role = |letter: usize| if letter + 1 == classes.len() { Role::Separator } else { Role::Label };
        let (letters, roles) = (letters(&classes, has_l3), (0..classes.len()).map(role).collect());
        Self::new(&urls.automaton, letters, classes, roles, Placement::HostFirst(direction))
    }

    /// The requirement on the label X in the contexts S1 D1 X D2 S2 of [`language::contexts`].
    pub(super) fn in_contexts(
        resolved: &ResolvedLevelLanguage,
        letters: &DisplayAlphabet,
        contexts: &Automaton,
        placement: Placement,
    ) -> Result<Self, Undecided> {
        // Each letter outside X and in X, as in the contexts.
        let classes: Vec<BidiClass> = resolved.classes.iter().flat_map(|it| [*it, *it]).collect();
        let symbols = classes.len() * LEVEL_COUNT;
        let levels = |symbol| Some(symbol / (2 * LEVEL_COUNT) * LEVEL_COUNT + symbol % LEVEL_COUNT);
        let cases = contexts.inverse_image(symbols, |symbol| Some(symbol / LEVEL_COUNT));
        let marked = resolved.automaton.inverse_image(symbols, levels).intersection(&cases);
        let role = |(letter, class): (usize, &BidiClass)| match class {
            _ if letter % 2 == 1 => Role::Label,
            class if language::is_delimiter(*class) => Role::Separator,
            _ => Role::Other,
        };
        let roles = classes.iter().enumerate().map(role).collect();
        Self::new(&marked.ok_or(Undecided::TooLarge)?, letters.in_kinds(2), classes, roles, placement)
    }

    fn new(
        resolved: &Automaton,
        letters: DisplayAlphabet,
        classes: Vec<BidiClass>,
        roles: Vec<Role>,
        placement: Placement,
    ) -> Result<Self, Undecided> {
        let strings = display_strings(resolved, &letters, MAX_STATES).ok_or(Undecided::TooLarge)?;
        Ok(Self { strings, letters, classes, roles, placement })
    }

    /// The strings, with their levels, that violate the requirement.
    fn counterexamples(&self) -> Result<Automaton, Undecided> {
        let Self { strings, letters, roles, placement, .. } = self;
        misplaced(strings, letters, roles, *placement, MAX_STATES).ok_or(Undecided::TooLarge)
    }

    /// A shortest string that violates the requirement.
    pub(super) fn smallest(&self) -> Result<Option<Vec<BidiClass>>, Undecided> {
        let word = self.counterexamples()?.shortest_word();
        let spelled =
            |word: Vec<usize>| word.iter().map(|it| self.classes[it / DISPLAY_LEVEL_COUNT]).collect();
        Ok(word.map(spelled))
    }
}

/// Decides a property about the positions of labels.
///
/// # Errors
/// The automata do not support the display or a class, or it is another property.
pub(super) fn decide(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Theorem, Undecided> {
    let mut smallest: Option<Vec<BidiClass>> = None;
    for question in questions(property, display, classes)? {
        smallest = match (smallest, question.smallest()?) {
            (Some(one), Some(other)) if other.len() < one.len() => Some(other),
            (one, other) => one.or(other),
        };
    }
    Ok(Theorem::from_counterexample(smallest.map(|it| vec![it])))
}

/// The strings that a property covers, and those that violate it: one word for each, with its levels.
///
/// # Errors
/// The automata do not support the display or a class, or it is another property.
pub(super) fn cases_and_counterexamples(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<[Automaton; 2], Undecided> {
    let mut found: Option<[Automaton; 2]> = None;
    for question in questions(property, display, classes)? {
        let more = [question.strings.clone(), question.counterexamples()?];
        found = Some(match found {
            None => more,
            // No string is in both.
            Some([cases, counterexamples]) => {
                let union = |one: &Automaton, other| one.union(other).ok_or(Undecided::TooLarge);
                [union(&cases, &more[0])?, union(&counterexamples, &more[1])?]
            }
        });
    }
    found.ok_or(Undecided::Property)
}

/// The requirements of a property: one for all sequences, or one for those of each direction.
fn questions(
    property: Property,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Vec<PlacementQuestion>, Undecided> {
    use Property as P;
    let letters = letters(classes, display.choices().applies_l3);
    let whole_language = |placement: Placement| {
        let strings = resolved_strings(property, display, classes)?;
        Ok(vec![PlacementQuestion::of_labels(&strings, letters.clone(), placement)?])
    };
    match property {
        P::LabelOrder | P::NameLabelOrder => whole_language(Placement::InOrder(Direction::LeftToRight)),
        P::LabelsTogether | P::SecondGuaranteeGrouping => whole_language(Placement::Together),
        P::LabelsBetweenSeparators => whole_language(Placement::Between),
        P::LeftToRightInPlace => whole_language(Placement::InPlace),
        P::GroupingTogether => grouping(display, classes, Placement::Together),
        P::GroupingBetweenDelimiters => grouping(display, classes, Placement::Between),
        P::LabelOrderInParagraph => match levels::choices::line_direction(display.choices())? {
            ParagraphDirection::Fixed(direction) => whole_language(Placement::InOrder(direction)),
            ParagraphDirection::Auto => in_first_strong_direction(display, classes),
        },
        P::UrlHostFirst | P::UrlHostFirstEscapedPath | P::UrlHostLeftOfPath => {
            let path = property.url_path().ok_or(Undecided::Property)?;
            let urls = levels::urls::resolve_by_direction(property, path, display, classes)?;
            let question = |(direction, urls): (Direction, ResolvedLevelLanguage)| {
                PlacementQuestion::of_urls(&urls, display.choices().applies_l3, direction)
            };
            urls.into_iter().map(question).collect()
        }
        _ => Err(Undecided::Property),
    }
}

/// The requirements of labels in paragraph order, where the first strong character decides the direction.
fn in_first_strong_direction(
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Vec<PlacementQuestion>, Undecided> {
    let all = levels::resolved_levels_of(display, classes)?;
    let letters = letters(classes, display.choices().applies_l3);
    let right = language::first_strong_is_right_to_left(classes).ok_or(Undecided::TooLarge)?;
    let left = language::all(classes).and_then(|it| it.difference(&right)).ok_or(Undecided::TooLarge)?;
    let questions =
        [(left, Direction::LeftToRight), (right, Direction::RightToLeft)].map(|(language, direction)| {
            let strings = all.restricted_to(&language).ok_or(Undecided::TooLarge)?;
            PlacementQuestion::of_labels(&strings, letters.clone(), Placement::InOrder(direction))
        });
    questions.into_iter().collect()
}

/// The requirement of Character Grouping (RFC 5893 section 3). As in a study, no delimiter occurs in a label.
fn grouping(
    display: &DisplayConfig,
    classes: &[BidiClass],
    placement: Placement,
) -> Result<Vec<PlacementQuestion>, Undecided> {
    let strings = levels::resolved_levels_of(display, classes)?;
    let contexts = language::contexts_of_letters(&BidiRule::rfc5893(), Neighbours::SameRule, classes);
    let contexts = contexts.ok_or(Undecided::TooLarge)?;
    let letters = letters(classes, display.choices().applies_l3);
    Ok(vec![PlacementQuestion::in_contexts(&strings, &letters, &contexts, placement)?])
}
