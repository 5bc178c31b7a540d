//! The final state of a trace, and the statements that can be true of it.

use std::ops::Range;

use crate::name::{BidiClass, is_label_separator};
use crate::order::one_to_one::OneToOneInferencePass;
use crate::order::{Direction, Level, LogicalIndex, Strategy};
use crate::uba::{UbaRule, UbaRuleEffect};

use super::Trace;
use super::control_pairs::is_visible;
use super::deciding_controls;
use super::event::{CharRef, CharacterTraceEvent, Neighbour, OneToOneNeighbour, ParagraphLevelReason};
use super::explanations::CharacterState;
use super::replay;
use super::shared_slice::LogicalCharacterRange;
use super::step::TracedParagraph;
use super::summary::{DisplaySummary, NeutralBetweenNumbers};

/// The final state of a trace.
pub(super) struct SummaryFacts<'a> {
    pub(super) trace: &'a Trace,
    /// The number of units: a base with its marks and removed characters.
    units: usize,
    /// The number of removed characters (X9) before all others.
    pub(super) leading: usize,
    /// The final level and class of each character; removed characters have the level of the preceding one.
    pub(super) levels: Vec<Level>,
    pub(super) classes: Vec<BidiClass>,
    /// The visual position of each character.
    pub(super) places: Vec<usize>,
    pub(super) paragraphs: &'a [TracedParagraph],
}

/// The step that makes a display differ from another.
#[derive(Clone, Copy)]
pub(super) struct DecidingStep {
    /// Its rule.
    pub(super) rule: UbaRule,
    /// The first character of the name for which it decides; `None` for one around the name.
    pub(super) character: Option<usize>,
}

impl<'a> SummaryFacts<'a> {
    pub(super) fn of(trace: &'a Trace) -> Self {
        let CharacterState { mut levels, classes } = CharacterState::last(trace);
        let mut units = 0;
        for (at, character) in trace.characters.iter().enumerate() {
            units += usize::from(at == 0 || !character.is_nsm_or_removed_by_x9());
            if at > 0 && character.class.is_removed_by_x9() {
                levels[at] = levels[at - 1];
            }
        }
        let leading = trace.characters.iter().take_while(|it| it.class.is_removed_by_x9()).count();
        let mut places = vec![0; levels.len()];
        trace.order().iter().enumerate().for_each(|(place, it)| places[it.0] = place);
        Self { trace, units, leading, levels, classes, places, paragraphs: trace.paragraphs() }
    }

    /// What rules did to characters of the name, in the order of the rules.
    fn effects(&self) -> impl Iterator<Item = (usize, &'a UbaRuleEffect<CharRef, Neighbour>)> {
        self.trace.log.iter().filter_map(|entry| match &entry.event {
            CharacterTraceEvent::UbaRuleApplied(effect) => {
                Some((entry.character.name_character_index()?, effect))
            }
            _ => None,
        })
    }

    /// Whether there is at most one unit.
    pub(super) fn is_single_unit(&self) -> bool {
        self.units < 2
    }

    /// Whether what can be seen stands in logical order.
    pub(super) fn is_stored(&self) -> bool {
        (0..self.places.len()).filter(|&at| self.is_visible(at)).map(|at| self.places[at]).is_sorted()
    }

    pub(super) fn is_visible(&self, at: usize) -> bool {
        is_visible(self.trace.characters[at].class)
    }

    /// Whether a character is right-to-left. Removed characters at the start have no direction.
    pub(super) fn is_right_to_left(&self, at: usize) -> bool {
        at >= self.leading && self.levels[at].direction().is_right_to_left()
    }

    /// The contiguous ranges of the characters for which `is_in` is true.
    pub(super) fn ranges(&self, is_in: impl Fn(usize) -> bool) -> Vec<Range<usize>> {
        let mut found: Vec<Range<usize>> = Vec::new();
        for at in (0..self.levels.len()).filter(|&at| is_in(at)) {
            match found.last_mut() {
                Some(last) if last.end == at => last.end = at + 1,
                _ => found.push(at..at + 1),
            }
        }
        found
    }

    /// Whether a range is a single character, possibly with marks.
    pub(super) fn is_one_unit(&self, range: &Range<usize>) -> bool {
        !(range.start + 1..range.end).any(|at| !self.trace.characters[at].is_nsm_or_removed_by_x9())
    }

    /// The statement about what stands beside what.
    pub(super) fn by_neighbours(&self) -> Option<DisplaySummary> {
        self.neutral_right_to_left(|at| is_label_separator(self.trace.characters[at].scalar))
            .or_else(|| self.neutral_between_numbers(|_| true))
            .or_else(|| self.number_after_letter(|_| true))
            .or_else(|| self.arabic_number())
            .or_else(|| self.number_first())
            .or_else(|| self.neutral_right_to_left(|_| true))
    }

    /// A statement about a step: what it did for the character for which it decides.
    pub(super) fn about_step(
        &self,
        DecidingStep { rule, character }: DecidingStep,
    ) -> Option<DisplaySummary> {
        let is_it = |at: usize| character.is_none_or(|it| it == at);
        match rule {
            UbaRule::P3 => self.starts_at_right(),
            UbaRule::N0 => deciding_controls::brackets(self.trace),
            UbaRule::N1 => self.neutral_between_numbers(is_it).or_else(|| self.neutral_right_to_left(is_it)),
            UbaRule::W2 | UbaRule::W7 => {
                let has_it = |number: &Range<usize>| character.is_none_or(|it| number.contains(&it));
                self.number_after_letter(has_it).or_else(|| self.number_first())
            }
            _ if rule.section() == "3.3.2" => deciding_controls::control(self.trace),
            _ => None,
        }
    }

    pub(super) fn reversed_by_levels(&self) -> DisplaySummary {
        let of_seen = |it: &usize| *it >= self.leading;
        let levels = || (0..self.levels.len()).filter(of_seen).map(|at| self.levels[at]);
        let highest = levels().max().unwrap_or_default();
        let lowest = levels().filter(|it| it.direction().is_right_to_left()).min().unwrap_or(highest);
        let runs = self.ranges(|at| at >= self.leading && self.levels[at] == highest);
        DisplaySummary::ReversedByLevels {
            highest_level: highest,
            lowest_odd_level: lowest,
            first_highest_run_range: LogicalCharacterRange(runs.first().cloned().unwrap_or_default()),
        }
    }

    /// In a left-to-right paragraph: the first run that is reversed and holds a number, if only such runs move and nothing else
    /// in them runs from left to right.
    pub(super) fn run_around_numbers(&self) -> Option<DisplaySummary> {
        let is_raised = |at: usize| self.levels[at].number() == 2;
        let is_number = |at: usize| is_raised(at) && self.classes[at].is_digit();
        let is_other = |at: usize| {
            is_raised(at) && !is_number(at) && !self.trace.characters[at].class.is_removed_by_x9()
        };
        if self.paragraphs.iter().any(|it| it.level != Level::LTR) || (0..self.levels.len()).any(is_other) {
            return None;
        }
        let runs = self.ranges(|at| at >= self.leading && self.levels[at] > Level::LTR);
        let keeps = |at: usize| runs.iter().any(|it| it.contains(&at)) || self.places[at] == at;
        let is_base = |at: &usize| !self.trace.characters[*at].is_nsm_or_removed_by_x9();
        // Each base is left of the one before it, but not in a number; its marks stay with it.
        let is_reversed = |run: &Range<usize>| {
            let bases: Vec<usize> = run.clone().filter(|at| *at == run.start || is_base(at)).collect();
            let is_turned = |pair: &[usize]| {
                let is_in_number = (pair[0]..=pair[1]).all(is_raised);
                (self.places[pair[0]] > self.places[pair[1]]) != is_in_number
            };
            bases.windows(2).all(is_turned) && run.clone().all(|at| run.contains(&self.places[at]))
        };
        if !(0..self.places.len()).all(keeps) || !runs.iter().all(is_reversed) {
            return None;
        }
        let moved = || runs.iter().filter(|it| (*it).clone().any(|at| self.places[at] != at));
        let with_number = |it: &&Range<usize>| (*it).clone().any(is_number);
        let range = moved().find(with_number)?.clone();
        let first = range.clone().find(|&at| is_number(at))?;
        // What X9 removes can be in a number, but not at its end.
        let of_number = (first..range.end).take_while(|&at| is_raised(at));
        let number = first..of_number.filter(|&at| is_number(at)).last()? + 1;
        Some(DisplaySummary::RunReversedAroundNumbers {
            first_run_range: LogicalCharacterRange(range),
            first_number_range: LogicalCharacterRange(number),
            further_run_count: moved().count() - 1,
        })
    }

    /// A neutral of this kind that is right-to-left only because it stands between numbers, which change places.
    fn neutral_between_numbers(&self, is_wanted: impl Fn(usize) -> bool) -> Option<DisplaySummary> {
        self.effects().find_map(|(neutral, effect)| {
            let UbaRuleEffect::N1NeutralBetweenSame {
                to_class: BidiClass::R,
                neighbour_before: before,
                neighbour_after: after,
                ..
            } = effect
            else {
                return None;
            };
            let (CharRef::InName(LogicalIndex(left)), CharRef::InName(LogicalIndex(right))) =
                (before.character, after.character)
            else {
                return None;
            };
            if !is_wanted(neutral) || !before.class.is_digit() || !after.class.is_digit() {
                return None;
            }
            let (before, after) = (self.number_around(self.base(left)), self.number_around(right));
            let is_swapped = after.clone().all(|right| {
                self.places[right] < self.places[neutral]
                    && before.clone().all(|left| self.places[neutral] < self.places[left])
            });
            let is_alone = self.right_to_left_before(&after).is_none();
            (is_swapped && is_alone).then_some(DisplaySummary::NeutralBetweenNumbers {
                neutral_index: LogicalIndex(neutral),
                number_range_before: LogicalCharacterRange(before),
                number_range_after: LogicalCharacterRange(after),
            })
        })
    }

    /// The first two numbers that a neutral parts, as it joins them to no number, and that change places.
    pub(super) fn numbers_apart(&self) -> Option<NeutralBetweenNumbers> {
        self.effects().find_map(|(neutral, effect)| {
            let UbaRuleEffect::N1NeutralBetweenSame {
                to_class: BidiClass::R,
                neighbour_before: before,
                neighbour_after: after,
                ..
            } = effect
            else {
                return None;
            };
            let (CharRef::InName(LogicalIndex(left)), CharRef::InName(LogicalIndex(right))) =
                (before.character, after.character)
            else {
                return None;
            };
            let (first, second) = (self.number_around(self.base(left)), self.number_around(right));
            let stands = |at: usize| self.places[at];
            let is_swapped = second.clone().all(|it| stands(it) < stands(neutral))
                && first.clone().all(|it| stands(neutral) < stands(it));
            let are_beside = first.end == neutral && neutral + 1 == second.start;
            let are_numbers = before.class.is_digit() && after.class.is_digit();
            (are_numbers && are_beside && is_swapped).then_some(NeutralBetweenNumbers {
                neutral_index: LogicalIndex(neutral),
                number_range_before: LogicalCharacterRange(first),
                number_range_after: LogicalCharacterRange(second),
            })
        })
    }

    /// Whether the display is the name with each of these ranges reversed in place, and nothing else moved.
    pub(super) fn are_only_reversals(&self, ranges: &[Range<usize>]) -> bool {
        let keeps = |at: usize| ranges.iter().any(|it| it.contains(&at)) || self.places[at] == at;
        // Each base is left of the preceding one; its marks stay with it.
        let is_reversed = |it: &Range<usize>| {
            let bases = it
                .clone()
                .filter(|&at| at == it.start || !self.trace.characters[at].is_nsm_or_removed_by_x9());
            let places: Vec<usize> = bases.map(|at| self.places[at]).collect();
            places.windows(2).all(|it| it[0] > it[1]) && it.clone().all(|at| it.contains(&self.places[at]))
        };
        (0..self.places.len()).all(keeps) && ranges.iter().all(is_reversed)
    }

    /// A neutral of this kind that is right-to-left like the text on both sides, so that the text before it is displayed at
    /// its right. A mark stands with its base.
    fn neutral_right_to_left(&self, is_wanted: impl Fn(usize) -> bool) -> Option<DisplaySummary> {
        self.effects().find_map(|(neutral, effect)| {
            let UbaRuleEffect::N1NeutralBetweenSame {
                neighbour_before: before, neighbour_after: after, ..
            } = *effect
            else {
                return None;
            };
            let (CharRef::InName(LogicalIndex(left)), CharRef::InName(LogicalIndex(right))) =
                (before.character, after.character)
            else {
                return None;
            };
            let is_joined = is_wanted(neutral)
                && self.is_visible(neutral)
                && !self.trace.characters[neutral].is_nsm_or_removed_by_x9()
                && self.classes[neutral] == BidiClass::R
                && self.places[right] < self.places[neutral]
                && self.places[neutral] < self.places[left];
            is_joined.then_some(DisplaySummary::NeutralRightToLeft {
                neutral_index: LogicalIndex(neutral),
                neighbour_before: before,
                neighbour_after: after,
            })
        })
    }

    /// The character that a mark follows; otherwise the character itself.
    fn base(&self, at: usize) -> usize {
        (0..=at).rev().find(|&it| !self.trace.characters[it].is_nsm_or_removed_by_x9()).unwrap_or(at)
    }

    /// The character that a nonspacing mark follows; otherwise the character itself.
    fn mark_base(&self, at: usize) -> usize {
        let is_mark = |it: &usize| self.trace.characters[*it].class == BidiClass::NSM;
        (0..=at).rev().find(|it| !is_mark(it)).unwrap_or(at)
    }

    /// The number around this digit: digits with the same original class, final class and level, their marks, and what W4 and
    /// W5 have made part of it.
    fn number_around(&self, at: usize) -> Range<usize> {
        let original = self.trace.characters[at].class;
        let is_joined = |it: usize| {
            self.effects().any(|(joined, effect)| {
                let joins = matches!(
                    effect,
                    UbaRuleEffect::W4SeparatorInNumber { .. } | UbaRuleEffect::W5TerminatorByNumber { .. }
                );
                joins && joined == it
            })
        };
        let is_same_kind = |it: usize| {
            (self.classes[it], self.levels[it]) == (self.classes[at], self.levels[at])
                && match self.trace.characters[self.mark_base(it)].class {
                    // A mark whose base is beyond what is removed is no part of what is seen as the number.
                    base if base.is_removed_by_x9() => false,
                    base => base == original || is_joined(it),
                }
        };
        let start = (0..at).rev().take_while(|&it| is_same_kind(it)).count();
        let end = (at + 1..self.levels.len()).take_while(|&it| is_same_kind(it)).count();
        at - start..at + end + 1
    }

    /// The nearest right-to-left letter before a number, in the same run, if the number is displayed left of it.
    fn right_to_left_before(&self, number: &Range<usize>) -> Option<usize> {
        let outer = self.levels[number.start];
        let before =
            (0..number.start).rev().take_while(|&it| self.levels[it] >= outer || self.is_right_to_left(it));
        let mut before = before.filter(|&it| self.trace.characters[it].class.is_right_to_left_letter());
        before.next().filter(|&it| number.clone().all(|digit| self.places[digit] < self.places[it]))
    }

    /// A number of this kind that is displayed left of the letter before it.
    fn number_after_letter(&self, is_wanted: impl Fn(&Range<usize>) -> bool) -> Option<DisplaySummary> {
        let mut numbers: Vec<(usize, Neighbour)> =
            self.effects()
                .filter_map(|(at, effect)| match effect {
                    UbaRuleEffect::W2NumberAfterArabicLetter(letter)
                    | UbaRuleEffect::W7NumberKept(letter) => Some((at, *letter)),
                    _ => None,
                })
                .collect();
        numbers.sort_by_key(|it| it.0);
        numbers.into_iter().find_map(|(at, letter)| {
            let is_european = self.trace.characters[at].class == BidiClass::EN;
            let number = self.number_around(at);
            let place = self.places[letter.character.name_character_index()?];
            let is_left = number.clone().all(|digit| self.places[digit] < place);
            (is_european && is_left && !self.is_right_to_left(at) && is_wanted(&number)).then_some(
                DisplaySummary::NumberAfterLetter {
                    number_range: LogicalCharacterRange(number),
                    preceding_letter: letter,
                },
            )
        })
    }

    fn arabic_number(&self) -> Option<DisplaySummary> {
        let original_class = |at: usize| self.trace.characters[at].class;
        (0..self.levels.len())
            .filter(|&at| original_class(at) == BidiClass::AN && !self.is_right_to_left(at))
            .find_map(|at| {
                let number = self.number_around(at);
                let after = self.right_to_left_before(&number)?;
                Some(DisplaySummary::ArabicNumberAfterRightToLeft {
                    number_range: LogicalCharacterRange(number),
                    preceding_letter_index: LogicalIndex(after),
                })
            })
    }

    /// A number before all right-to-left text.
    fn number_first(&self) -> Option<DisplaySummary> {
        let (first, before) = self.effects().find_map(|(at, effect)| match effect {
            UbaRuleEffect::W7NumberAfterLeftToRight(before) => Some((at, before)),
            _ => None,
        })?;
        let number = self.number_around(first);
        let is_left = (0..self.levels.len()).any(|at| self.is_right_to_left(at))
            && (0..self.levels.len())
                .filter(|&at| self.is_right_to_left(at))
                .all(|at| number.clone().all(|digit| self.places[digit] < self.places[at]));
        let CharRef::IsolatingRunSequenceStart(edge) = before.character else { return None };
        // In the part of the text after an isolate or an inserted control a letter can come before it.
        let is_first = !self.trace.characters[..number.start].iter().any(|it| it.class.is_strong());
        (is_left
            && is_first
            && edge.is_at_paragraph_level
            && self.trace.characters[first].class == BidiClass::EN)
            .then(|| DisplaySummary::NumberBeforeRightToLeft {
                number_range: LogicalCharacterRange(number),
                reversed_ranges: self.reversed_in_place(),
            })
    }

    /// The right-to-left runs of more than one character that stand reversed where they stood.
    fn reversed_in_place(&self) -> Vec<LogicalCharacterRange> {
        let is_reversed = |run: &Range<usize>| {
            !run.clone().map(|at| self.places[at]).is_sorted()
                && run.clone().all(|at| run.contains(&self.places[at]))
        };
        let runs = self.ranges(|at| self.is_right_to_left(at)).into_iter().filter(is_reversed);
        runs.map(LogicalCharacterRange).collect()
    }

    /// That the display is in logical order, because no right-to-left run has more than one character.
    pub(super) fn only_single_characters(&self) -> Option<DisplaySummary> {
        let mut odd = self.ranges(|at| self.is_visible(at) && self.is_right_to_left(at));
        let is_so = self.is_stored() && !odd.is_empty() && odd.iter().all(|it| self.is_one_unit(it));
        is_so.then(|| DisplaySummary::OnlySingleCharacters {
            first_range: LogicalCharacterRange(odd.swap_remove(0)),
        })
    }

    /// In a right-to-left paragraph that decides: the first run, if it is displayed at the right end.
    pub(super) fn starts_at_right(&self) -> Option<DisplaySummary> {
        let [only] = self.paragraphs else { return None };
        if only.level == Level::LTR || !replay::depends_on_paragraph(self.trace) {
            return None;
        }
        let is_raised = |at: usize| self.levels[at] > Level::RTL;
        let visible: Vec<usize> = (0..self.levels.len()).filter(|&at| self.is_visible(at)).collect();
        let &start = visible.first()?;
        let count = visible.iter().take_while(|&&at| is_raised(at) == is_raised(start)).count();
        let (first, others) = visible.split_at(count);
        let leftmost = first.iter().map(|&at| self.places[at]).min()?;
        let is_at_the_right = !others.is_empty() && others.iter().all(|&at| self.places[at] < leftmost);
        let first = start..first.last()? + 1;
        is_at_the_right.then_some(DisplaySummary::ParagraphStartsAtRight {
            first_run_range: LogicalCharacterRange(first),
            level_reason: only.level_reason,
        })
    }

    pub(super) fn components_summary(&self) -> DisplaySummary {
        let deciding = deciding_controls::control(self.trace);
        if let Some(summary) = deciding.or_else(|| deciding_controls::brackets(self.trace)) {
            return summary;
        }
        let mut found = self.paragraphs.iter().filter_map(|it| match it.level_reason {
            ParagraphLevelReason::ComponentContainsRightToLeft(holds) => {
                Some((it.start_index..it.end_index, holds))
            }
            _ => None,
        });
        let first = found.next();
        let more = found.count();
        let is_left_to_right = || {
            self.is_stored()
                && !(0..self.levels.len()).any(|at| self.is_visible(at) && self.is_right_to_left(at))
        };
        match first {
            Some((component, holds)) => DisplaySummary::ComponentRightToLeft {
                first_component_range: LogicalCharacterRange(component),
                right_to_left_character: holds,
                further_component_count: more,
            },
            None if self.trace.display.strategy() == Strategy::Components && self.is_stored() => {
                DisplaySummary::NoComponentRightToLeft
            }
            // Fields of a custom strategy, each in a paragraph of its own.
            None if is_left_to_right() => DisplaySummary::NothingRightToLeft {
                paragraph_direction: self
                    .paragraphs
                    .first()
                    .map_or(Direction::LeftToRight, |it| it.level.direction()),
            },
            None => self.only_single_characters().unwrap_or_else(|| self.reversed_by_levels()),
        }
    }

    pub(super) fn one_to_one_summary(&self) -> DisplaySummary {
        let is_right_to_left = |at: usize| self.classes[at] == BidiClass::R;
        let ranges = self.ranges(is_right_to_left);
        let Some(first) = ranges.first() else { return DisplaySummary::OneToOneNothingRightToLeft };
        let decided = |of: OneToOneInferencePass, direction: Direction| {
            self.trace.log.iter().find_map(|entry| match entry.event {
                CharacterTraceEvent::OneToOneInferred {
                    inference_pass: pass,
                    inferred_direction: to,
                    neighbour_before: before,
                    neighbour_after: after,
                    ..
                } if pass == of && to == direction => {
                    Some((entry.character.name_character_index()?, before?, after?))
                }
                _ => None,
            })
        };
        let is_reversed = |it: &&Range<usize>| !(*it).clone().map(|at| self.places[at]).is_sorted();
        let reversed: Vec<Range<usize>> = ranges.iter().filter(is_reversed).cloned().collect();
        // The adjacent digits or hyphens that the same pass has decided in the same way.
        let range_around = |at: usize| {
            let scalar = self.trace.characters[at];
            let is_same_kind = |it: usize| {
                let other = self.trace.characters[it];
                self.classes[it] == self.classes[at]
                    && other.class == scalar.class
                    && (other.scalar == '-') == (scalar.scalar == '-')
            };
            let start = (0..at).rev().take_while(|&it| is_same_kind(it)).count();
            let end = (at + 1..self.classes.len()).take_while(|&it| is_same_kind(it)).count();
            at - start..at + end + 1
        };
        for pass in [OneToOneInferencePass::DigitsReverse, OneToOneInferencePass::HyphensReverse] {
            if let Some((
                at,
                OneToOneNeighbour::Character { logical_index: LogicalIndex(before), .. },
                after,
            )) = decided(pass, Direction::LeftToRight)
            {
                let stays = range_around(at);
                // What is reversed elsewhere comes first.
                let is_first = reversed.is_empty() || reversed.iter().any(|it| it.contains(&before));
                if is_first && stays.clone().all(|it| self.places[before] < self.places[it]) {
                    return DisplaySummary::OneToOneStaysAtRight {
                        reversed_ranges: reversed.into_iter().map(LogicalCharacterRange).collect(),
                        left_to_right_range: LogicalCharacterRange(stays),
                        index_before: LogicalIndex(before),
                        neighbour_after: after,
                    };
                }
            }
        }
        if let Some((
            at,
            OneToOneNeighbour::Character { logical_index: LogicalIndex(before), .. },
            OneToOneNeighbour::Character { logical_index: LogicalIndex(after), .. },
        )) = decided(OneToOneInferencePass::DigitsReverse, Direction::RightToLeft)
        {
            let number = range_around(at);
            let is_between =
                |it: usize| self.places[after] < self.places[it] && self.places[it] < self.places[before];
            if number.clone().all(is_between) {
                return DisplaySummary::OneToOneNumberBetweenRightToLeft {
                    number_range: LogicalCharacterRange(number),
                    index_before: LogicalIndex(before),
                    index_after: LogicalIndex(after),
                };
            }
        }
        match (reversed.split_first(), ranges.iter().find(|it| !self.is_one_unit(it))) {
            (Some((turned, others)), _) => {
                let (range, number, more) = (turned.clone(), self.number_kept_in(turned), others.len());
                DisplaySummary::OneToOneRunReversedInPlace {
                    first_run_range: LogicalCharacterRange(range),
                    first_number_range: number.map(LogicalCharacterRange),
                    further_run_count: more,
                }
            }
            (None, None) => {
                DisplaySummary::OnlySingleCharacters { first_range: LogicalCharacterRange(first.clone()) }
            }
            // Only numbers are longer than one character and keep their order.
            (None, Some(numbers)) => {
                DisplaySummary::OnlyNumbers { first_number_range: LogicalCharacterRange(numbers.clone()) }
            }
        }
    }

    /// The first number in a run that is reversed in place which keeps its order.
    pub(super) fn number_kept_in(&self, run: &Range<usize>) -> Option<Range<usize>> {
        let bases: Vec<usize> =
            run.clone().filter(|&at| !self.trace.characters[at].is_nsm_or_removed_by_x9()).collect();
        let kept =
            bases.chunk_by(|&one, &next| self.places[one] < self.places[next]).find(|it| it.len() > 1)?;
        Some(*kept.first()?..kept.last()? + 1)
    }
}
