//! What RFC 5893 requires or rejects, decided for any [`BidiRule`].

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};

use super::decide::{MAX_COMPARED_CHARACTERS, spelled};
use super::display::{AnnotatedDisplays, DisplayAlphabet};
use super::label_positions::Placement;
use super::language::Neighbours;
use super::levels::ResolvedLevelLanguage;
use super::placement_properties::PlacementQuestion;
use super::{Automaton, MAX_STATES, Theorem, Undecided, language, levels, order_comparison};
use crate::bidi_rule::BidiRule;

enum_with_ids! {
    /// A claim about the labels or names that a Bidi rule permits, as the UBA displays them.
    pub enum RuleClaim {
        /// No two permitted labels have the same display (Label Uniqueness, RFC 5893 section 3).
        LabelUniqueness = "label-uniqueness";
        /// No two permitted names have the same display.
        NameUniqueness = "name-uniqueness";
        /// The characters of a permitted label stay together between delimiters, beside unproblematic labels (Character
        /// Grouping, RFC 5893 section 3).
        Grouping = "grouping";
        /// The characters of each label of a permitted name stay together.
        NameGrouping = "name-grouping";
        /// A permitted label has the same order in paragraphs of both directions.
        LabelInBothParagraphs = "label-in-both-paragraphs";
        /// A permitted label has the same order between delimiters, beside unproblematic labels, as alone.
        LabelInContext = "label-in-context";
        /// No permitted label has the display that another one has in a paragraph of the other direction.
        LabelsAcrossParagraphs = "labels-across-paragraphs";
        /// No permitted name has the display that another one has in a paragraph of the other direction.
        NamesAcrossParagraphs = "names-across-paragraphs";
    }
}

impl RuleClaim {
    /// Whether the claim compares paragraphs of both directions, so that it says the same of both.
    pub const fn is_across_paragraphs(self) -> bool {
        matches!(
            self,
            Self::LabelInBothParagraphs | Self::LabelsAcrossParagraphs | Self::NamesAcrossParagraphs
        )
    }

    /// Decides the claim about a rule for all sequences of these classes, in the UBA's display in a paragraph of one
    /// direction, beside [neighbours of the same rule](Neighbours::SameRule). Where orders are compared, all characters of a
    /// sequence count as different.
    ///
    /// # Errors
    /// The display is not [`Strategy::UbaLtr`] or [`Strategy::UbaRtl`], or the automata do not support a class or would be
    /// too large.
    pub fn decide(
        self,
        rule: &BidiRule,
        display: Strategy,
        classes: &[BidiClass],
    ) -> Result<Theorem, Undecided> {
        self.decide_with_neighbours(Neighbours::SameRule, rule, display, classes)
    }

    /// As [`Self::decide`], beside other neighbours.
    pub(crate) fn decide_with_neighbours(
        self,
        neighbours: Neighbours,
        rule: &BidiRule,
        display: Strategy,
        classes: &[BidiClass],
    ) -> Result<Theorem, Undecided> {
        if !matches!(display, Strategy::UbaLtr | Strategy::UbaRtl) {
            return Err(Undecided::Property);
        }
        let display = DisplayConfig::with_default_options(display);
        let labels = || language::permitted_labels(rule, classes).ok_or(Undecided::TooLarge);
        let names = || language::names(rule, classes).ok_or(Undecided::TooLarge);
        let contexts = || language::contexts_of_letters(rule, neighbours, classes).ok_or(Undecided::TooLarge);
        let smallest = match self {
            Self::LabelUniqueness => shared_display(&labels()?, &display, classes)?,
            Self::NameUniqueness => shared_display(&names()?, &display, classes)?,
            Self::Grouping => {
                let (strings, letters) =
                    (levels::resolved_levels_of(&display, classes)?, DisplayAlphabet::of_classes(classes));
                let of_x =
                    PlacementQuestion::in_contexts(&strings, &letters, &contexts()?, Placement::Together);
                of_x?.smallest()?.map(|it| vec![it])
            }
            Self::NameGrouping => {
                let strings = resolved(&names()?, &display, classes)?;
                let letters = DisplayAlphabet::of_classes(classes);
                let of_labels = PlacementQuestion::of_labels(&strings, letters, Placement::Together);
                of_labels?.smallest()?.map(|it| vec![it])
            }
            Self::LabelInBothParagraphs => {
                let displays = [Strategy::UbaLtr, Strategy::UbaRtl].map(DisplayConfig::with_default_options);
                let compared = order_comparison::compare(displays.each_ref(), classes, labels()?)?;
                compared.smallest().map(|it| vec![it])
            }
            Self::LabelInContext => {
                let compared = order_comparison::compare_in_contexts(&display, classes, contexts()?)?;
                compared.smallest().map(|it| vec![it])
            }
            Self::LabelsAcrossParagraphs => shared_across(&labels()?, classes)?,
            Self::NamesAcrossParagraphs => shared_across(&names()?, classes)?,
        };
        Ok(Theorem::from_counterexample(smallest))
    }
}

/// The strings of a language with their levels.
fn resolved(
    language: &Automaton,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<ResolvedLevelLanguage, Undecided> {
    levels::resolved_levels_of(display, classes)?.restricted_to(language).ok_or(Undecided::TooLarge)
}

/// The displays of the strings of a language.
fn displays(
    language: &Automaton,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<AnnotatedDisplays, Undecided> {
    let strings = resolved(language, display, classes)?;
    AnnotatedDisplays::of(&strings.automaton, &DisplayAlphabet::of_classes(classes), MAX_STATES)
        .ok_or(Undecided::TooLarge)
}

/// Two shortest strings of a language that have the same display.
fn shared_display(
    language: &Automaton,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Option<Vec<Vec<BidiClass>>>, Undecided> {
    let found = displays(language, display, classes)?.shared_display(MAX_STATES);
    let found = found.map_err(|_| Undecided::TooLarge)?;
    Ok(found.map(|it| it.logical_symbols.map(|string| spelled(&string, classes)).to_vec()))
}

/// Two shortest different strings of a language such that the display of the first in a left-to-right paragraph is that of
/// the second in a right-to-left one.
fn shared_across(
    language: &Automaton,
    classes: &[BidiClass],
) -> Result<Option<Vec<Vec<BidiClass>>>, Undecided> {
    let of = |strategy| displays(language, &DisplayConfig::with_default_options(strategy), classes);
    let found = of(Strategy::UbaLtr)?.display_shared_with(&of(Strategy::UbaRtl)?, MAX_COMPARED_CHARACTERS);
    let found = found.map_err(|_| Undecided::Property)?;
    Ok(found.map(|it| it.logical_symbols.map(|string| spelled(&string, classes)).to_vec()))
}
