//! What RFC 5893 requires or rejects, decided for any [`BidiRule`].

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};

use super::decide::{MAX_COMPARED_CHARACTERS, spelled};
use super::display::{BidiClassLetters, LevelAnnotatedDisplays};
use super::label_positions::Placement;
use super::language::NeighbourLabels;
use super::levels::ResolvedLevelLanguage;
use super::placement_properties::PlacementQuestion;
use super::{
    Automaton, MAX_AUTOMATON_STATES, ProofOutcome, UndecidedReason, language, levels, order_comparison,
};
use crate::bidi_rule::BidiRule;

enum_with_ids! {
    /// A claim about the labels or names that a Bidi rule permits, as the UBA displays them.
    pub enum BidiRuleClaim {
        /// No two permitted labels have the same display (Label Uniqueness, RFC 5893 section 3).
        LabelUniqueness = "label-uniqueness";
        /// No two permitted names have the same display.
        NameUniqueness = "name-uniqueness";
        /// The characters of a permitted label stay together between delimiters, beside unproblematic labels (Character
        /// Grouping, RFC 5893 section 3).
        LabelGrouping = "grouping";
        /// The characters of each label of a permitted name stay together.
        NameGrouping = "name-grouping";
        /// A permitted label has the same order in paragraphs of both directions.
        LabelOrderSameInBothParagraphs = "label-in-both-paragraphs";
        /// A permitted label has the same order between delimiters, beside unproblematic labels, as alone.
        LabelOrderSameInContext = "label-in-context";
        /// No permitted label has the display that another one has in a paragraph of the other direction.
        LabelUniquenessAcrossParagraphs = "labels-across-paragraphs";
        /// No permitted name has the display that another one has in a paragraph of the other direction.
        NameUniquenessAcrossParagraphs = "names-across-paragraphs";
    }
}

impl BidiRuleClaim {
    /// Whether the claim compares paragraphs of both directions, so that it says the same of both.
    pub const fn compares_both_paragraph_directions(self) -> bool {
        matches!(
            self,
            Self::LabelOrderSameInBothParagraphs
                | Self::LabelUniquenessAcrossParagraphs
                | Self::NameUniquenessAcrossParagraphs
        )
    }

    /// Decides the claim about a rule for all sequences of these classes, in the UBA's display in a paragraph of one
    /// direction, beside [neighbours of the same rule](NeighbourLabels::SatisfyingSameBidiRule). Where orders are compared, all
    /// characters of a sequence count as different.
    ///
    /// # Errors
    /// The display is not [`Strategy::UbaLtr`] or [`Strategy::UbaRtl`], or the automata do not support a class or would be
    /// too large.
    pub fn decide(
        self,
        bidi_rule: &BidiRule,
        strategy: Strategy,
        alphabet: &[BidiClass],
    ) -> Result<ProofOutcome, UndecidedReason> {
        self.decide_with_neighbours(NeighbourLabels::SatisfyingSameBidiRule, bidi_rule, strategy, alphabet)
    }

    /// As [`Self::decide`], beside other neighbours.
    pub(crate) fn decide_with_neighbours(
        self,
        neighbours: NeighbourLabels,
        rule: &BidiRule,
        display: Strategy,
        classes: &[BidiClass],
    ) -> Result<ProofOutcome, UndecidedReason> {
        if !matches!(display, Strategy::UbaLtr | Strategy::UbaRtl) {
            return Err(UndecidedReason::Property);
        }
        let display = DisplayConfig::with_default_options(display);
        let labels = || language::permitted_label_strings(rule, classes);
        let names = || language::permitted_name_strings(rule, classes);
        let contexts = || language::contexts_of_letters(rule, neighbours, classes);
        let smallest = match self {
            Self::LabelUniqueness => shared_display(&labels()?, &display, classes)?,
            Self::NameUniqueness => shared_display(&names()?, &display, classes)?,
            Self::LabelGrouping => {
                let (strings, letters) = (
                    levels::resolved_level_language(&display, classes)?,
                    BidiClassLetters::one_per_class(classes),
                );
                let of_x =
                    PlacementQuestion::in_contexts(&strings, &letters, &contexts()?, Placement::Together);
                of_x?.smallest()?.map(|it| vec![it])
            }
            Self::NameGrouping => {
                let strings = resolved(&names()?, &display, classes)?;
                let letters = BidiClassLetters::one_per_class(classes);
                let of_labels = PlacementQuestion::of_labels(&strings, letters, Placement::Together);
                of_labels?.smallest()?.map(|it| vec![it])
            }
            Self::LabelOrderSameInBothParagraphs => {
                let displays = [Strategy::UbaLtr, Strategy::UbaRtl].map(DisplayConfig::with_default_options);
                let compared =
                    order_comparison::compare_display_orders(displays.each_ref(), classes, labels()?)?;
                compared.shortest_counterexample().map(|it| vec![it])
            }
            Self::LabelOrderSameInContext => {
                let compared =
                    order_comparison::compare_label_order_in_contexts(&display, classes, contexts()?)?;
                compared.shortest_counterexample().map(|it| vec![it])
            }
            Self::LabelUniquenessAcrossParagraphs => shared_across(&labels()?, classes)?,
            Self::NameUniquenessAcrossParagraphs => shared_across(&names()?, classes)?,
        };
        Ok(ProofOutcome::from_counterexample(smallest))
    }
}

/// The strings of a language with their levels.
fn resolved(
    language: &Automaton,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<ResolvedLevelLanguage, UndecidedReason> {
    Ok(levels::resolved_level_language(display, classes)?.restricted_to_class_strings(language)?)
}

/// The displays of the strings of a language.
fn displays(
    language: &Automaton,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<LevelAnnotatedDisplays, UndecidedReason> {
    let strings = resolved(language, display, classes)?;
    let letters = BidiClassLetters::one_per_class(classes);
    let automaton = &strings.class_level_automaton;
    Ok(LevelAnnotatedDisplays::from_resolved_levels(automaton, &letters, MAX_AUTOMATON_STATES)?)
}

/// Two shortest strings of a language that have the same display.
fn shared_display(
    language: &Automaton,
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Option<Vec<Vec<BidiClass>>>, UndecidedReason> {
    let found = displays(language, display, classes)?.strings_with_same_display(MAX_AUTOMATON_STATES)?;
    Ok(found.map(|it| it.logical_letter_indices_of_both.map(|string| spelled(&string, classes)).to_vec()))
}

/// Two shortest different strings of a language such that the display of the first in a left-to-right paragraph is that of
/// the second in a right-to-left one.
fn shared_across(
    language: &Automaton,
    classes: &[BidiClass],
) -> Result<Option<Vec<Vec<BidiClass>>>, UndecidedReason> {
    let of = |strategy| displays(language, &DisplayConfig::with_default_options(strategy), classes);
    let found =
        of(Strategy::UbaLtr)?.strings_with_same_display_in(&of(Strategy::UbaRtl)?, MAX_COMPARED_CHARACTERS);
    let found = found.map_err(|_| UndecidedReason::Property)?;
    Ok(found.map(|it| it.logical_letter_indices_of_both.map(|string| spelled(&string, classes)).to_vec()))
}
