//! Why a display looks as it does, in a few sentences.

use std::ops::Range;

use serde::Serialize;

use crate::words::list::comma_separator;
use bidiscope_bidi::name::{BidiClass, Character, code_point, is_invisible, is_mark};
use bidiscope_bidi::order::context::{LineAroundName, SurroundingText};
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayOrder, LogicalIndex};
use bidiscope_bidi::trace::{
    CharRef, ComparedTrace, DisplaySummary, FirstDifference, LogicalCharacterRange, Neighbour,
    NeutralBetweenNumbers, OneToOneNeighbour, ParagraphLevelReason, Trace,
};
use bidiscope_bidi::uba::{ResolvedBracketPair, UbaRule};
use bidiscope_words::{Message, MessageValue, message};

/// A summary of why a display looks as it does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DisplaySummaryView {
    /// The sentence, or a few.
    #[serde(rename = "sentence")]
    pub summary_sentences: String,
    /// The same with values between isolates, as [`Message::text_with_isolated_values`] writes them.
    #[serde(skip)]
    pub isolated_sentences: String,
    /// The characters that it refers to, by their logical indices from 0.
    #[serde(rename = "characters")]
    pub logical_indices: Vec<usize>,
}

/// The longest name, in characters, for which there is a [`DisplaySummaryView`]: it is computed for every pane at every
/// keystroke.
pub const MAX_SUMMARIZED_NAME_CHARACTERS: usize = 300;

/// The longest range, in characters, that is quoted next to its positions.
const MAX_QUOTED: usize = 12;
/// How many runs are named by their positions at most.
const MAX_RUNS_NAMED: usize = 4;

impl DisplaySummaryView {
    /// The summary for a display of these characters; `None` for names longer than [`MAX_SUMMARIZED_NAME_CHARACTERS`].
    pub fn of_display_unless_too_long(
        display_config: &DisplayConfig,
        name_characters: &[Character],
    ) -> Option<Self> {
        if name_characters.len() > MAX_SUMMARIZED_NAME_CHARACTERS {
            return None;
        }
        let alone = display_config
            .clone()
            .with_changed_choices(|it| it.surrounding_text = SurroundingText::default());
        if alone == *display_config {
            let trace = Trace::of_display(alone, name_characters);
            return Some(Self::of_trace(&trace, &trace.summary(), name_characters));
        }
        // The summary of the name alone applies only where the context changes nothing.
        let line = display_config.line_around_name(name_characters);
        let words = Words { characters: name_characters };
        let because_of_context = |message: Message<'_>| Self::new(std::slice::from_ref(&message), Vec::new());
        let order_alone = alone.order(name_characters);
        Some(if let Some(message) = words.split(&line) {
            because_of_context(message)
        } else if let Some(message) = words.reordered(&line, &order_alone) {
            because_of_context(message)
        } else {
            let trace = Trace::of_display(alone, name_characters);
            let summary = trace.summary();
            let mut sentences = words.sentences(&trace, &summary);
            let first = sentences.remove(0);
            sentences.insert(0, message!(as_without_context, sentence = first));
            Self::new(&sentences, summary.mentioned_logical_indices())
        })
    }

    /// The summary beside the first difference of two traces, for the second of them: of the step that decides, if a statement
    /// about it is true. `None` for a name in a context.
    pub(super) fn beside(
        difference: &FirstDifference,
        shown: &Trace,
        characters: &[Character],
    ) -> Option<Self> {
        let is_alone = shown.display.choices().surrounding_text.is_empty();
        is_alone.then(|| {
            Self::of_trace(
                shown,
                &shown.summary_for_first_difference(difference, ComparedTrace::Second),
                characters,
            )
        })
    }

    fn of_trace(trace: &Trace, summary: &DisplaySummary, characters: &[Character]) -> Self {
        Self::new(&Words { characters }.sentences(trace, summary), summary.mentioned_logical_indices())
    }

    /// These sentences about these characters.
    fn new(sentences: &[Message<'_>], logical_indices: Vec<usize>) -> Self {
        let plain: Vec<String> = sentences.iter().map(ToString::to_string).collect();
        Self {
            summary_sentences: plain.join(" "),
            isolated_sentences: Message::join_sentences_isolating_values(sentences),
            logical_indices,
        }
    }
}

/// Makes the message of a summary.
struct Words<'a> {
    characters: &'a [Character],
}

impl Words<'_> {
    /// What parts two numbers, of which the summary names the first.
    fn numbers_apart(&self, apart: NeutralBetweenNumbers) -> Message<'static> {
        let LogicalIndex(neutral) = apart.neutral_index;
        message!(
            summary_numbers_apart,
            neutral = self.mention(neutral..neutral + 1),
            first = self.mention_as_one(apart.number_range_before.0),
            second = self.mention_as_one(apart.number_range_after.0)
        )
    }

    /// The summary; after it where the next number stands, if a number is what it is about or what stands beside that; and the
    /// direction of the paragraph, unless that is what the summary says.
    fn sentences(&self, trace: &Trace, summary: &DisplaySummary) -> Vec<Message<'static>> {
        let about = summary.mentioned_logical_indices();
        let speaks = matches!(
            summary,
            DisplaySummary::NeutralRightToLeft { .. } | DisplaySummary::NumberAfterLetter { .. }
        );
        let is_new = |it: &NeutralBetweenNumbers| {
            let mut first = it.number_range_before.0.clone();
            !about.contains(&it.neutral_index.0) && first.any(|it| about.contains(&it))
        };
        let apart = trace.neutral_between_swapped_numbers().filter(|_| speaks).filter(is_new);
        let apart = apart.map(|it| self.numbers_apart(it));
        let paragraph = trace.paragraph_whose_direction_decides();
        let paragraph =
            paragraph.filter(|_| !matches!(summary, DisplaySummary::ParagraphStartsAtRight { .. }));
        let direction = paragraph.map(|it| self.paragraph(it.level.direction(), &it.level_reason));
        std::iter::once(self.of(summary)).chain(apart).chain(direction).collect()
    }

    fn of(&self, summary: &DisplaySummary) -> Message<'static> {
        let range = |it: &LogicalCharacterRange| self.mention(it.0.clone());
        let at = |it: &LogicalIndex| self.mention(it.0..it.0 + 1);
        let one = |it: &LogicalCharacterRange| self.mention_as_one(it.0.clone());
        match summary {
            DisplaySummary::LogicalOrder => message!(rule_logical),
            DisplaySummary::SingleCharacter => message!(summary_single_character),
            DisplaySummary::NothingRightToLeft { paragraph_direction: paragraph } => {
                message!(summary_nothing_rtl, paragraph = paragraph.id())
            }
            DisplaySummary::AllRightToLeft { paragraph_direction: paragraph } => {
                message!(summary_all_rtl, paragraph = paragraph.id())
            }
            DisplaySummary::OnlySingleCharacters { .. } => message!(summary_only_single_characters),
            DisplaySummary::OnlyNumbers { first_number_range: first } => {
                message!(summary_only_numbers, first = range(first))
            }
            DisplaySummary::NeutralRightToLeft {
                neutral_index: neutral,
                neighbour_before: before,
                neighbour_after: after,
            } => message!(
                summary_neutral_rtl,
                neutral = at(neutral),
                before = self.neighbour(before),
                after = self.neighbour(after)
            ),
            DisplaySummary::NumberAfterLetter { number_range: number, preceding_letter: letter } => message!(
                summary_number_after_letter,
                number = one(number),
                letter = self.neighbour(letter),
                class = letter.class.short_name()
            ),
            DisplaySummary::ArabicNumberAfterRightToLeft {
                number_range: number,
                preceding_letter_index: after,
            } => {
                message!(summary_arabic_number, number = one(number), after = at(after))
            }
            DisplaySummary::NumberBeforeRightToLeft { number_range: number, reversed_ranges: reversed } => {
                self.after_reversed(reversed, message!(summary_number_first, number = one(number)))
            }
            DisplaySummary::NeutralBetweenNumbers {
                neutral_index: neutral,
                number_range_before: before,
                number_range_after: after,
            } => message!(
                summary_neutral_between_numbers,
                neutral = at(neutral),
                before = one(before),
                after = one(after)
            ),
            DisplaySummary::RunReversedAroundNumbers {
                first_run_range: run,
                first_number_range: number,
                further_run_count: more,
            } => message!(
                summary_run_reversed_around_numbers,
                run = range(run),
                number = one(number),
                more = *more
            ),
            DisplaySummary::ControlDecides {
                opening_control_index: opener,
                opening_uba_rule: rule,
                inside_direction: direction,
                first_inside_range: inside,
                scope_end_index: LogicalIndex(reaches),
                decides_alone,
            } => message!(
                summary_control,
                opener = at(opener),
                kind = match rule {
                    UbaRule::X4 | UbaRule::X5 => "override",
                    UbaRule::X2 | UbaRule::X3 => "embedding",
                    _ => "isolate",
                },
                rule = rule.id(),
                direction = direction.id(),
                inside = range(inside),
                reach = if *reaches == inside.0.end {
                    "inside"
                } else if *reaches == self.characters.len() {
                    "end"
                } else {
                    "position"
                },
                position = *reaches,
                count = if *decides_alone { "one" } else { "other" }
            ),
            DisplaySummary::BracketsDecide {
                opening_bracket_index: opening,
                closing_bracket_index: closing,
                resolved_pair:
                    ResolvedBracketPair {
                        resolved_class: class,
                        strong_inside: inside,
                        n0c_strong_before: before,
                    },
            } => {
                message!(
                    summary_brackets,
                    opening = opening.0 + 1,
                    closing = closing.0 + 1,
                    direction = if *class == BidiClass::L { "ltr" } else { "rtl" },
                    reason = match before {
                        None => "inside",
                        // Numbers count as R.
                        Some(_) if (inside.class == BidiClass::L) == (*class == BidiClass::L) => "both",
                        Some(_) => "before",
                    },
                    inside = self.neighbour(inside),
                    before = before
                        .as_ref()
                        .map_or_else(|| MessageValue::from(""), |it| self.neighbour(it).into())
                )
            }
            DisplaySummary::ParagraphStartsAtRight { first_run_range: first, level_reason: cause } => {
                message!(
                    summary_starts_at_right,
                    paragraph = self.paragraph(Direction::RightToLeft, cause),
                    first = range(first)
                )
            }
            DisplaySummary::RunReversed { first_run_range: run, further_run_count: more } => {
                message!(summary_run_reversed, run = range(run), more = *more)
            }
            DisplaySummary::ReversedByLevels {
                highest_level: highest, first_highest_run_range: run, ..
            } => {
                message!(summary_reversed_by_levels, highest = highest.number(), run = range(run))
            }
            DisplaySummary::AddedControlsWithoutEffect(summary) => {
                message!(summary_added_controls_idle, sentence = self.of(summary))
            }
            DisplaySummary::ControlsKeepFieldsInOrder {
                inserted_controls: scalars,
                field_direction: direction,
                first_reversed_range: None,
                ..
            } => message!(
                summary_fields_in_order,
                first = code_point(scalars[0]),
                second = code_point(scalars[1]),
                direction = direction.id()
            ),
            DisplaySummary::ControlsKeepFieldsInOrder {
                inserted_controls: scalars,
                field_direction: direction,
                first_reversed_range: Some(run),
                first_number_range: number,
                further_run_count: more,
            } => {
                let sentence = message!(
                    summary_fields_in_order_reversed,
                    first = code_point(scalars[0]),
                    second = code_point(scalars[1]),
                    direction = direction.id(),
                    run = range(run),
                    more = *more
                );
                match number {
                    Some(number) => {
                        message!(summary_number_not_reversed, sentence = sentence, number = one(number))
                    }
                    None => sentence,
                }
            }
            DisplaySummary::NoComponentRightToLeft => message!(summary_no_component_rtl),
            DisplaySummary::ComponentRightToLeft {
                first_component_range: component,
                right_to_left_character: holds,
                further_component_count: more,
            } if component.0.len() == 1 => {
                message!(
                    summary_component_rtl_single,
                    component = range(component),
                    class = holds.class.short_name(),
                    more = *more
                )
            }
            DisplaySummary::ComponentRightToLeft {
                first_component_range: component,
                right_to_left_character: holds,
                further_component_count: more,
            } => message!(
                summary_component_rtl,
                component = range(component),
                character = self.neighbour(holds),
                class = holds.class.short_name(),
                more = *more
            ),
            DisplaySummary::OneToOneNothingRightToLeft => message!(summary_nothing_inferred_rtl),
            DisplaySummary::OneToOneStaysAtRight {
                reversed_ranges: reversed,
                left_to_right_range: stays,
                index_before: before,
                neighbour_after: after,
            } => {
                let (stays, before) = (one(stays), at(before));
                let sentence = match after {
                    OneToOneNeighbour::Character { logical_index: after, .. } => {
                        message!(summary_stays_at_right, stays = stays, before = before, after = at(after))
                    }
                    OneToOneNeighbour::NoNeighbour => {
                        message!(summary_stays_at_right_at_end, stays = stays, before = before)
                    }
                };
                self.after_reversed(reversed, sentence)
            }
            DisplaySummary::OneToOneNumberBetweenRightToLeft {
                number_range: number,
                index_before: before,
                index_after: after,
            } => message!(
                summary_number_between_rtl,
                number = one(number),
                before = at(before),
                after = at(after)
            ),
            DisplaySummary::OneToOneRunReversedInPlace {
                first_run_range: run,
                first_number_range: number,
                further_run_count: more,
            } => {
                let sentence = message!(summary_run_reversed_in_place, run = range(run), more = *more);
                match number {
                    Some(number) => {
                        message!(summary_number_not_reversed, sentence = sentence, number = one(number))
                    }
                    None => message!(summary_rest_not_reversed, sentence = sentence),
                }
            }
            DisplaySummary::FieldsArrangedRightToLeft => message!(summary_fields_rtl),
        }
    }

    /// Why a paragraph has its direction.
    fn paragraph(&self, direction: Direction, cause: &ParagraphLevelReason) -> Message<'static> {
        let neighbour = match cause {
            ParagraphLevelReason::FirstStrongCharacter(it)
            | ParagraphLevelReason::LastCharacterOfName(it)
            | ParagraphLevelReason::ComponentContainsRightToLeft(it) => Some(it),
            ParagraphLevelReason::NoStrongCharacter
            | ParagraphLevelReason::FixedByDisplay
            | ParagraphLevelReason::ComponentContainsNoRightToLeft => None,
        };
        let is_isolate =
            |it: &Character| matches!(it.class, BidiClass::LRI | BidiClass::RLI | BidiClass::FSI);
        // P2 skips what is isolated.
        let skips = |at: usize| self.characters.iter().take(at).any(is_isolate);
        message!(
            summary_paragraph,
            direction = direction.id(),
            cause = match cause {
                ParagraphLevelReason::FirstStrongCharacter(it)
                    if it.character.name_character_index().is_some_and(skips) =>
                    "outside",
                ParagraphLevelReason::FirstStrongCharacter(_) => "first",
                ParagraphLevelReason::LastCharacterOfName(_) => "last",
                ParagraphLevelReason::NoStrongCharacter => "none",
                _ => "given",
            },
            character = neighbour.map_or_else(|| MessageValue::from(""), |it| self.neighbour(it).into())
        )
    }

    /// Which character of the context splits the name in its line; `None` if none does.
    fn split(&self, line: &LineAroundName) -> Option<Message<'static>> {
        if !line.is_name_visually_split() {
            return None;
        }
        let order: Vec<usize> = line.line_order.logical_from_visual().iter().map(|it| it.0).collect();
        let is_own = |at: &usize| line.name_character_range.contains(at);
        let is_seen = |at: &usize| !is_invisible(line.line_characters[*at].scalar);
        let start = order.iter().position(is_own)?;
        let other = start + order[start..].iter().position(|at| !is_own(at) && is_seen(at))?;
        let last = order[..other].iter().rfind(|at| is_own(at))?;
        let next = order[other..].iter().find(|at| is_own(at))?;
        let own = |at: usize| {
            self.mention(at - line.name_character_range.start..at - line.name_character_range.start + 1)
        };
        Some(message!(
            context_splits_name,
            other = shown_character(line.line_characters[order[other]].scalar),
            left = own(*last),
            right = own(*next)
        ))
    }

    /// Which character would stand first elsewhere without the context; `None` if none would.
    fn reordered(&self, line: &LineAroundName, alone: &DisplayOrder) -> Option<Message<'static>> {
        let orders = line.name_order.logical_from_visual().iter().zip(alone.logical_from_visual());
        let (place, (_, alone)) = orders.enumerate().find(|(_, (one, other))| one != other)?;
        let character = self.mention(alone.0..alone.0 + 1);
        Some(message!(context_reorders_name, character = character, place = place + 1))
    }

    /// A sentence about what is not reversed, after what is.
    fn after_reversed(
        &self,
        reversed: &[LogicalCharacterRange],
        sentence: Message<'static>,
    ) -> Message<'static> {
        let runs = match reversed {
            [] => return sentence,
            [only] => self.mention(only.0.clone()),
            several => self.mention_runs(several),
        };
        message!(summary_reversed_in_place, run = runs, sentence = sentence)
    }

    fn neighbour(&self, it: &Neighbour) -> Message<'static> {
        match it.character {
            CharRef::InName(LogicalIndex(position)) => self.mention(position..position + 1),
            CharRef::OutsideName { scalar, .. } => {
                message!(mention_other, character = shown_character(scalar))
            }
            CharRef::IsolatingRunSequenceStart(_) => message!(mention_sos),
            CharRef::IsolatingRunSequenceEnd(_) => message!(mention_eos),
        }
    }

    /// A range without what X9 removes at its end.
    fn without_removed_end(&self, range: Range<usize>) -> Range<usize> {
        let is_removed = |at: usize| self.characters[at].class.is_removed_by_x9();
        let count = range.clone().rev().take_while(|&at| at > range.start && is_removed(at)).count();
        range.start..range.end - count
    }

    /// Characters with their positions: as ASCII text, or one as itself, or the positions only. What X9 removes does not count
    /// at the end.
    fn mention(&self, range: Range<usize>) -> Message<'static> {
        let range = self.without_removed_end(range);
        let (first, last) = (range.start + 1, range.end);
        match self.quoted(range.clone()) {
            Some(text) => message!(mention, text = text, count = range.len(), first = first, last = last),
            None => message!(mention_positions, first = first, last = last),
        }
    }

    /// Several runs by their positions; of many the first ones, and the number of the others.
    fn mention_runs(&self, runs: &[LogicalCharacterRange]) -> Message<'static> {
        let named = &runs[..runs.len().min(MAX_RUNS_NAMED)];
        let mut positions: Vec<String> = named
            .iter()
            .map(|it| {
                let it = self.without_removed_end(it.0.clone());
                format!("{}\u{2013}{}", it.start + 1, it.end)
            })
            .collect();
        let last = positions.pop().unwrap_or_default();
        message!(
            mention_runs,
            runs = positions.join(comma_separator()),
            last = last,
            more = runs.len() - named.len()
        )
    }

    /// Characters that are spoken of as one thing, such as a number: where they are not quoted, by the first and the
    /// last code point.
    fn mention_as_one(&self, range: Range<usize>) -> Message<'static> {
        let (first, last) = (range.start + 1, range.end);
        let text = self.quoted(range.clone()).unwrap_or_else(|| {
            let end = |at: usize| code_point(self.characters[at].scalar);
            let between = if range.len() > 2 { " \u{2026} " } else { " " };
            format!("{}{between}{}", end(range.start), end(range.end - 1)).into()
        });
        message!(mention, text = text, count = range.len(), first = first, last = last)
    }

    /// ASCII characters in quotation marks, or one of any kind.
    fn quoted(&self, range: Range<usize>) -> Option<MessageValue<'static>> {
        let (characters, count) = (&self.characters[range.clone()], range.len());
        match characters {
            _ if count <= MAX_QUOTED && characters.iter().all(|it| it.scalar.is_ascii_graphic()) => {
                let text: String = characters.iter().map(|it| it.scalar).collect();
                Some(format!("\u{201C}{text}\u{201D}").into())
            }
            [one] => Some(shown_character(one.scalar)),
            _ => None,
        }
    }
}

/// A character in a sentence: a letter or digit in quotation marks before its code point, anything else as its code point.
/// One right-to-left letter between them reorders nothing.
fn shown_character(scalar: char) -> MessageValue<'static> {
    let code_point = code_point(scalar);
    let is_seen = scalar.is_alphanumeric() && !is_mark(scalar) && !is_invisible(scalar);
    match is_seen {
        true => message!(mention_letter, letter = scalar.to_string(), code = code_point).into(),
        false => code_point.into(),
    }
}
