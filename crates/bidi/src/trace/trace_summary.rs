//! Why a display looks as it does: which statement is the simplest that is true.

use std::ops::Range;

use crate::order::choices::{FieldControls, StrategyChoices, WholeNameControls};
use crate::order::{Direction, DisplayConfig};

use super::Trace;
use super::deciding_controls;
use super::difference::{ComparedTrace, FirstDifference};
use super::event::ParagraphLevelReason;
use super::replay;
use super::shared_slice::LogicalCharacterRange;
use super::step::{TraceStep, TraceStepDetail, TracedParagraph};
use super::step_rule::TraceStepKind;
use super::summary::{DisplaySummary, NeutralBetweenNumbers};
use super::summary_facts::{DecidingStep, SummaryFacts};

impl Trace {
    /// Why the display looks as it does, as the simplest statement that is true of it.
    pub fn summary(&self) -> DisplaySummary {
        self.summary_by(None)
    }

    /// The same beside the first difference of this display from another: a statement about the step that decides, if one is
    /// true. `own_trace` is which of the two traces of the difference this one is.
    pub fn summary_for_first_difference(
        &self,
        first_difference: &FirstDifference,
        own_trace: ComparedTrace,
    ) -> DisplaySummary {
        let deciding =
            first_difference.deciding_rule_outcomes.as_ref().filter(|it| it.altered_trace == own_trace);
        let outcomes = deciding.map_or(&[][..], |it| &it.alternative_outcomes);
        let mut steps = outcomes
            .iter()
            .map(|it| DecidingStep { rule: it.uba_rule, character: it.character.name_character_index() });
        let first = steps.clone().next();
        // Where several decide together, it is about the first of which a statement is true.
        let facts = SummaryFacts::of(self);
        self.summary_by(steps.find(|it| facts.about_step(*it).is_some()).or(first))
    }

    /// The first character that stands between two numbers, joins them to no number, and is right-to-left (N1), so that the
    /// second number stands left of the first. `None` where there is none, and for displays that are not by the UBA.
    pub fn neutral_between_swapped_numbers(&self) -> Option<NeutralBetweenNumbers> {
        SummaryFacts::of(self).numbers_apart()
    }

    /// The paragraph of a display that would be another if the text gave its paragraph the other direction; `None` where the
    /// text does not decide, and for several paragraphs.
    pub fn paragraph_whose_direction_decides(&self) -> Option<&TracedParagraph> {
        let [only] = self.paragraphs() else { return None };
        let is_by_text = matches!(
            only.level_reason,
            ParagraphLevelReason::FirstStrongCharacter(_)
                | ParagraphLevelReason::NoStrongCharacter
                | ParagraphLevelReason::LastCharacterOfName(_)
        );
        (is_by_text && replay::depends_on_paragraph(self)).then_some(only)
    }

    /// A statement about a step, if one is true; otherwise the simplest.
    fn summary_by(&self, step: Option<DecidingStep>) -> DisplaySummary {
        let facts = SummaryFacts::of(self);
        let is_stored = || self.steps.iter().any(|step| step.step_kind == TraceStepKind::LogicalOrder);
        let moves_fields =
            |step: &TraceStep| step.step_kind == TraceStepKind::FieldArrangement && !step.has_no_effect();
        let is_one_to_one = |step: &TraceStep| matches!(step.detail, TraceStepDetail::Reordering { .. });
        match self.steps.last() {
            Some(last) if moves_fields(last) => DisplaySummary::FieldsArrangedRightToLeft,
            _ if is_stored() => DisplaySummary::LogicalOrder,
            _ if facts.is_single_unit() => DisplaySummary::SingleCharacter,
            _ if self.steps.iter().any(is_one_to_one) => facts.one_to_one_summary(),
            _ => facts.uba_summary(step),
        }
    }
}

impl SummaryFacts<'_> {
    /// The simplest statement that is true of a display by the UBA; one about a step, if it is given and there is one.
    fn uba_summary(&self, step: Option<DecidingStep>) -> DisplaySummary {
        if let [_, _, ..] = self.paragraphs {
            return self.components_summary();
        }
        let Some(only) = self.paragraphs.first() else { return self.components_summary() };
        if let ParagraphLevelReason::ComponentContainsRightToLeft(_)
        | ParagraphLevelReason::ComponentContainsNoRightToLeft = only.level_reason
        {
            return self.components_summary();
        }
        let paragraph = only.level.direction();
        if let Some(summary) = step.and_then(|step| self.about_step(step)) {
            return summary;
        }
        if let Some(summary) = deciding_controls::control(self.trace).or_else(|| self.inserted_controls(step))
        {
            return summary;
        }
        let has_right_to_left =
            (0..self.levels.len()).any(|at| self.is_visible(at) && self.is_right_to_left(at));
        if self.is_stored() && !has_right_to_left {
            return DisplaySummary::NothingRightToLeft { paragraph_direction: paragraph };
        }
        if let Some(summary) = deciding_controls::brackets(self.trace) {
            return summary;
        }
        let one_level = has_right_to_left
            && (self.leading..self.levels.len()).all(|at| self.levels[at] == self.levels[self.leading]);
        let found = if one_level && paragraph.is_right_to_left() {
            None
        } else {
            self.starts_at_right().or_else(|| self.by_neighbours())
        };
        let odd = self.ranges(|at| self.is_right_to_left(at));
        let long = odd.iter().find(|it| !self.is_one_unit(it));
        found.or_else(|| self.only_single_characters()).unwrap_or_else(|| match long {
            _ if one_level && !self.is_stored() => {
                DisplaySummary::AllRightToLeft { paragraph_direction: paragraph }
            }
            Some(long) if !self.is_stored() && self.are_only_reversals(&odd) => {
                let longer = odd.iter().filter(|it| !self.is_one_unit(it));
                DisplaySummary::RunReversed {
                    first_run_range: LogicalCharacterRange(long.clone()),
                    further_run_count: longer.count() - 1,
                }
            }
            _ => self.run_around_numbers().unwrap_or_else(|| self.reversed_by_levels()),
        })
    }

    /// What the inserted controls do. `step` is as in [`Self::uba_summary`].
    fn inserted_controls(&self, step: Option<DecidingStep>) -> Option<DisplaySummary> {
        if !self.trace.steps.iter().any(|step| step.step_kind == TraceStepKind::ControlInsertion) {
            return None;
        }
        let without = DisplayConfig::custom(StrategyChoices {
            field_controls: FieldControls::Nothing,
            whole_name_controls: WholeNameControls::Nothing,
            ..self.trace.display.choices().clone()
        });
        let without = Trace::of_display(without, &self.trace.characters);
        let visible = |trace: &Trace| -> Vec<usize> {
            trace.order().iter().map(|it| it.0).filter(|&at| self.is_visible(at)).collect()
        };
        if visible(&without) == visible(self.trace) {
            return Some(DisplaySummary::AddedControlsWithoutEffect(Box::new(without.summary_by(step))));
        }
        let mut scalars: Vec<char> = Vec::new();
        let mut bounds = vec![0];
        for step in self.trace.steps.iter().filter(|step| step.step_kind == TraceStepKind::ControlInsertion) {
            if let TraceStepDetail::Inserted { before, scalar, .. } = &step.detail {
                bounds.push(*before);
                if !scalars.contains(scalar) {
                    scalars.push(*scalar);
                }
            }
        }
        let &[first, second, ..] = scalars.as_slice() else { return None };
        bounds.push(self.levels.len());
        bounds.dedup();
        let pieces: Vec<Range<usize>> =
            bounds.windows(2).map(|it| it[0]..it[1]).filter(|it| !it.is_empty()).collect();
        let left_of = |left: &Range<usize>, right: &Range<usize>| {
            left.clone().all(|left| right.clone().all(|right| self.places[left] < self.places[right]))
        };
        let direction = match pieces.as_slice() {
            [] | [_] => return None,
            pieces if pieces.windows(2).all(|it| left_of(&it[0], &it[1])) => Direction::LeftToRight,
            pieces if pieces.windows(2).all(|it| left_of(&it[1], &it[0])) => Direction::RightToLeft,
            _ => return None,
        };
        let all_reversed: Vec<Range<usize>> =
            pieces.iter().flat_map(|piece| self.runs_with_numbers(piece)).collect();
        if !all_reversed.iter().all(|it| self.is_reversed_around_numbers(it)) {
            return None;
        }
        let reversed = all_reversed.first().cloned();
        let number = reversed.as_ref().and_then(|run| self.number_kept_in(run));
        let more = all_reversed.len().saturating_sub(1);
        Some(DisplaySummary::ControlsKeepFieldsInOrder {
            inserted_controls: [first, second],
            field_direction: direction,
            first_reversed_range: reversed.map(LogicalCharacterRange),
            first_number_range: number.map(LogicalCharacterRange),
            further_run_count: more,
        })
    }

    /// The right-to-left runs in a range, each with the numbers in it and at its ends, but for single characters.
    fn runs_with_numbers(&self, range: &Range<usize>) -> Vec<Range<usize>> {
        let is_number = |at: usize| self.classes[at].is_digit();
        let follows = |at: usize| self.trace.characters[at].class.is_removed_by_x9();
        let runs = self
            .ranges(|at| range.contains(&at) && (self.is_right_to_left(at) || is_number(at) || follows(at)));
        let is_run =
            |it: &Range<usize>| it.clone().any(|at| self.is_right_to_left(at)) && !self.is_one_unit(it);
        // What is removed belongs to what is before it.
        let begun = |it: Range<usize>| it.clone().find(|&at| !follows(at)).unwrap_or(it.end)..it.end;
        runs.into_iter().map(begun).filter(is_run).collect()
    }

    /// Whether each base in a range is left of the one before it, but in a number.
    fn is_reversed_around_numbers(&self, range: &Range<usize>) -> bool {
        let is_base = |at: &usize| !self.trace.characters[*at].is_nsm_or_removed_by_x9();
        let bases: Vec<usize> = range.clone().filter(|at| *at == range.start || is_base(at)).collect();
        bases.windows(2).all(|it| {
            let is_in_number = it.iter().all(|&at| self.classes[at].is_digit());
            (self.places[it[0]] > self.places[it[1]]) != is_in_number
        })
    }
}
