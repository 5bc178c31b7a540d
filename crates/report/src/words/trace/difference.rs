//! Where two displays differ first, in a sentence about each.

use std::ops::Range;

use crate::words::list::comma_separator;
use bidiscope_bidi::name::{BidiClass, Character, Notation};
use bidiscope_bidi::order::{DisplayConfig, LogicalIndex, Strategy, VisualIndex};
use bidiscope_bidi::trace::{
    AlternativeRuleOutcome, CharRef, CharacterResolution, DecidingRuleOutcomes, FirstDifference,
    LogicalCharacterRange, Neighbour, OneToOneInferenceReason, ParagraphLevelReason, Trace, TraceStepKind,
    UbaRuleOutcome,
};
use bidiscope_bidi::uba::UbaRule;
use bidiscope_words::{Message, join_with_and, message, message_with_prefixed_id};

use crate::words::display::DisplayTitle;
use crate::words::escape::format_code_points;

use super::notated_character;

/// What each of two traces does with the character of their first difference, in a sentence about each. `traces` are those
/// of which `found` is the difference, in the same order. `characters` are those of the name; sentences write them in
/// `notation`, by code point where that would not be ASCII.
pub fn first_difference_text(
    found: &FirstDifference,
    traces: [&Trace; 2],
    characters: &[Character],
    notation: Notation,
) -> String {
    let [one, other] = traces.map(|it| it.display.strategy());
    let mut groups = found.deciding_rule_outcomes.iter().flat_map(DecidingRuleOutcomes::groups);
    let first = groups.next().unwrap_or_default();
    let about = match first.first().map(|it| it.alternative_outcome) {
        Some(UbaRuleOutcome::ResolvedClass(_)) => {
            found.deciding_character.0..found.deciding_character.0 + first.len()
        }
        _ => found.deciding_character.0..found.deciding_character.0 + 1,
    };
    let writer = SentenceWriter {
        characters,
        notation,
        names_paragraphs: is_uba(one) && is_uba(other),
        names_options: one == other,
        about,
    };
    let sentence =
        |at: usize| writer.sentence(&traces[at].display, &found.character_resolution_by_trace[at], at == 1);
    let mut text = format!("{} {}", sentence(0), sentence(1));
    if let Some(others) = writer.others(&groups.collect::<Vec<_>>()) {
        text.push(' ');
        text.push_str(&others.to_string());
    }
    text
}

/// How many characters are named of another step that decides.
const MAX_NAMED: usize = 2;

/// The first of `count` characters in a sentence.
fn listed(named: Vec<String>, count: usize) -> String {
    match named.as_slice() {
        all if all.len() < count => {
            message!(list_and_more, listed = all.join(comma_separator()), count = count - all.len())
                .to_string()
        }
        _ => join_with_and(named),
    }
}

/// Writes the sentences about a difference.
struct SentenceWriter<'a> {
    characters: &'a [Character],
    notation: Notation,
    /// Whether "the UBA" alone would be ambiguous.
    names_paragraphs: bool,
    /// Whether the strategy alone would be ambiguous.
    names_options: bool,
    /// The position of the character, or those of a number or of other characters that one step treats alike.
    about: Range<usize>,
}

impl SentenceWriter<'_> {
    /// The characters in the user's notation; as code points if the notation cannot write them, or if a
    /// right-to-left letter would reorder the sentence.
    fn mention(&self, range: Range<usize>) -> String {
        if let [one] = &self.characters[range.clone()] {
            return notated_character(one.scalar, self.notation);
        }
        let scalars = || self.characters[range.clone()].iter().map(|character| character.scalar);
        match self.notation.write_scalars(scalars()) {
            Ok(text) if text.chars().all(|it| it.is_ascii_graphic()) => format!("\u{201C}{text}\u{201D}"),
            _ => format_code_points(scalars()),
        }
    }

    /// Characters with their position if the name has more of their kind.
    fn mention_with_position(&self, range: Range<usize>) -> String {
        let mention = self.mention(range.clone());
        let scalars: Vec<char> = self.characters.iter().map(|it| it.scalar).collect();
        match scalars.windows(range.len()).filter(|it| *it == &scalars[range.clone()]).count() {
            1 => mention,
            _ => message!(difference_character, character = mention, position = range.start + 1).to_string(),
        }
    }

    /// The other steps without which the first one makes no difference, each with its characters.
    fn others(&self, groups: &[&[AlternativeRuleOutcome]]) -> Option<Message<'static>> {
        let of_rule = |groups: &[&[AlternativeRuleOutcome]]| {
            let mentions = groups.iter().take(MAX_NAMED).filter_map(|group| {
                let (first, last) = (
                    group.first()?.character.name_character_index()?,
                    group.last()?.character.name_character_index()?,
                );
                Some(self.mention_with_position(first..last + 1))
            });
            let characters = listed(mentions.collect(), groups.len());
            match groups[0][0].alternative_outcome {
                UbaRuleOutcome::ParagraphLevel(_) => {
                    message!(difference_step_paragraphs, count = groups.len(), characters = characters)
                }
                _ => message!(difference_step, rule = groups[0][0].uba_rule.id(), characters = characters),
            }
            .to_string()
        };
        let steps: Vec<String> =
            groups.chunk_by(|one, next| one[0].uba_rule == next[0].uba_rule).map(of_rule).collect();
        let count = steps.len();
        (count > 0).then(|| message!(difference_other_steps, steps = listed(steps, count)))
    }

    /// The name of a display in a sentence.
    fn subject(&self, display: &DisplayConfig) -> Message<'static> {
        let id = match display.strategy() {
            strategy if is_uba(strategy) && !self.names_paragraphs => "uba",
            strategy => strategy.id(),
        };
        let subject = message_with_prefixed_id("display-subject", id);
        if !self.names_options {
            return subject;
        }
        let options = display.option_texts();
        message!(
            display_subject_options,
            subject = subject,
            count = options.len(),
            options = options.join(comma_separator())
        )
    }

    /// What one display does with the character, which the second sentence calls "it".
    fn sentence(
        &self,
        display: &DisplayConfig,
        resolution: &CharacterResolution,
        is_second: bool,
    ) -> Message<'static> {
        let (display, again) = (self.subject(display), is_second);
        let character = self.mention_with_position(self.about.clone());
        match resolution {
            CharacterResolution::ResolvedClass { class, step_kind: None, .. } => message!(
                difference_unchanged,
                display = display,
                again = again,
                character = character,
                direction = direction(*class)
            ),
            CharacterResolution::ResolvedClass {
                class,
                step_kind: Some(TraceStepKind::OneToOneInference(_)),
                inference_reason: reason,
            } => {
                let (reason, before, after) = match reason {
                    None => ("own", None, None),
                    Some(OneToOneInferenceReason::NoNeighbourBefore) => ("none-before", None, None),
                    Some(OneToOneInferenceReason::NoNeighbourAfter) => ("none-after", None, None),
                    Some(OneToOneInferenceReason::SameDirectionAsNeighbour { neighbour_range }) => {
                        ("like", Some(neighbour_range), None)
                    }
                    Some(OneToOneInferenceReason::BetweenRightToLeftNeighbours {
                        range_before,
                        range_after,
                    }) => ("between", Some(range_before), Some(range_after)),
                };
                let mention = |it: Option<&LogicalCharacterRange>| {
                    it.map_or_else(String::new, |range| self.mention(range.0.clone()))
                };
                message!(
                    difference_inferred,
                    display = display,
                    again = again,
                    character = character,
                    direction = direction(*class),
                    reason = reason,
                    before = mention(before),
                    after = mention(after)
                )
            }
            CharacterResolution::ResolvedClass { class, step_kind: Some(rule), .. } => message!(
                difference_by_rule,
                display = display,
                again = again,
                character = character,
                direction = direction(*class),
                kind = kind(*rule),
                rule = rule.id()
            ),
            CharacterResolution::JoinedToNumber { number_range: number, step_kind: rule } => message!(
                difference_part_of_number,
                display = display,
                again = again,
                character = character,
                number = self.mention(number.0.clone()),
                rule = rule.id()
            ),
            CharacterResolution::W7NumberKept { strong_before: before } => {
                let (kind, before) = match before.character {
                    CharRef::InName(LogicalIndex(at)) => ("letter", self.mention(at..at + 1)),
                    CharRef::OutsideName { .. } => ("outside", String::new()),
                    CharRef::IsolatingRunSequenceStart(_) | CharRef::IsolatingRunSequenceEnd(_) => {
                        ("none", String::new())
                    }
                };
                message!(
                    difference_number_kept,
                    display = display,
                    again = again,
                    character = character,
                    kind = kind,
                    before = before
                )
            }
            CharacterResolution::W2ArabicNumber { arabic_letter_before: before } => {
                let before = before
                    .character
                    .name_character_index()
                    .map_or_else(String::new, |at| self.mention(at..at + 1));
                message!(
                    difference_arabic_number,
                    display = display,
                    again = again,
                    character = character,
                    before = before
                )
            }
            CharacterResolution::NoParagraphLevel => message!(difference_no_paragraph, display = display),
            CharacterResolution::SeveralParagraphs { paragraph_count: count } => {
                message!(difference_paragraphs, display = display, count = *count)
            }
            CharacterResolution::InsertedControls { scalars, paragraph_level: level } => message!(
                difference_inserted,
                display = display,
                scalars = format_code_points(scalars.iter().copied()),
                level = level.number()
            ),
            CharacterResolution::ParagraphLevel { level, level_reason: cause } => {
                let (cause, first) = match cause {
                    ParagraphLevelReason::FirstStrongCharacter(Neighbour {
                        character: CharRef::InName(LogicalIndex(at)),
                        ..
                    }) => ("first", self.mention(*at..*at + 1)),
                    ParagraphLevelReason::FirstStrongCharacter(_) => ("outside", String::new()),
                    ParagraphLevelReason::NoStrongCharacter => ("none", String::new()),
                    ParagraphLevelReason::LastCharacterOfName(_) => ("last", String::new()),
                    ParagraphLevelReason::ComponentContainsRightToLeft(holds) => {
                        let at = holds.character.name_character_index();
                        (
                            "component",
                            at.map_or_else(String::new, |at| self.mention_with_position(at..at + 1)),
                        )
                    }
                    ParagraphLevelReason::ComponentContainsNoRightToLeft => ("component-none", String::new()),
                    ParagraphLevelReason::FixedByDisplay => ("given", String::new()),
                };
                message!(
                    difference_paragraph,
                    display = display,
                    level = level.number(),
                    cause = cause,
                    first = first
                )
            }
            CharacterResolution::ResolvedLevel { level, step_kind: TraceStepKind::UbaRule(UbaRule::P3) } => {
                message!(
                    difference_paragraph_level,
                    display = display,
                    again = again,
                    character = character,
                    level = level.number()
                )
            }
            CharacterResolution::ResolvedLevel { level, step_kind: rule } => message!(
                difference_level,
                display = display,
                again = again,
                character = character,
                level = level.number(),
                kind = kind(*rule),
                rule = rule.id()
            ),
            CharacterResolution::VisualPosition(VisualIndex(position)) => message!(
                difference_position,
                display = display,
                again = again,
                character = character,
                position = position + 1
            ),
        }
    }
}

/// The direction that a class has for its neighbours, for the selectors.
const fn direction(class: BidiClass) -> &'static str {
    match class {
        BidiClass::R | BidiClass::AL => "rtl",
        BidiClass::AN => "arabic-number",
        BidiClass::EN => "european-number",
        _ => "ltr",
    }
}

const fn kind(rule: TraceStepKind) -> &'static str {
    if matches!(rule, TraceStepKind::UbaRule(_)) { "rule" } else { "step" }
}

const fn is_uba(strategy: Strategy) -> bool {
    matches!(strategy, Strategy::UbaLtr | Strategy::UbaRtl | Strategy::UbaAuto)
}
