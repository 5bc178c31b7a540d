//! Where two displays differ first, in a sentence about each.

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_bidi::trace::{
    CharRef, FirstDifference, InferenceReason, Neighbour, ParagraphCause, Resolution, StepRule, Trace,
};
use bidiscope_bidi::uba::Rule;
use bidiscope_words::{Message, message};

use crate::display_text::DisplayTitle;
use crate::page::code_points;

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
    let writer = SentenceWriter {
        characters,
        notation,
        names_paragraphs: is_uba(one) && is_uba(other),
        names_options: one == other,
        character: found.character.0,
    };
    let sentence = |at: usize| writer.sentence(&traces[at].display, &found.resolutions[at], at == 1);
    format!("{} {}", sentence(0), sentence(1))
}

/// Writes the sentences about a difference.
struct SentenceWriter<'a> {
    characters: &'a [Character],
    notation: Notation,
    /// Whether "the UBA" alone would be ambiguous.
    names_paragraphs: bool,
    /// Whether the strategy alone would be ambiguous.
    names_options: bool,
    /// The position of the character.
    character: usize,
}

impl SentenceWriter<'_> {
    /// The characters in the user's notation; as code points if the notation cannot write them, or if a
    /// right-to-left letter would reorder the sentence.
    fn mention(&self, range: Range<usize>) -> String {
        if let [one] = &self.characters[range.clone()] {
            return notated_character(one.scalar, self.notation);
        }
        let scalars = || self.characters[range.clone()].iter().map(|character| character.scalar);
        match self.notation.write(scalars()) {
            Ok(text) if text.chars().all(|it| it.is_ascii_graphic()) => format!("\u{201C}{text}\u{201D}"),
            _ => code_points(scalars()),
        }
    }

    /// The character of the difference, with its position if the name has more of its kind.
    fn mention_with_position(&self) -> String {
        let mention = self.mention(self.character..self.character + 1);
        let scalar = self.characters[self.character].scalar;
        match self.characters.iter().filter(|it| it.scalar == scalar).count() {
            1 => mention,
            _ => {
                message!(difference_character, character = mention, position = self.character + 1).to_string()
            }
        }
    }

    /// The name of a display in a sentence.
    fn subject(&self, display: &DisplayConfig) -> Message<'static> {
        let id = match display.strategy() {
            strategy if is_uba(strategy) && !self.names_paragraphs => "uba",
            strategy => strategy.id(),
        };
        let subject = Message::by_id(format!("display-subject-{id}"), Vec::new());
        if !self.names_options {
            return subject;
        }
        let options = display.option_texts();
        message!(
            display_subject_options,
            subject = subject,
            count = options.len(),
            options = options.join(", ")
        )
    }

    /// What one display does with the character, which the second sentence calls "it".
    fn sentence(
        &self,
        display: &DisplayConfig,
        resolution: &Resolution,
        is_second: bool,
    ) -> Message<'static> {
        let (display, again) = (self.subject(display), is_second);
        let character = self.mention_with_position();
        match resolution {
            Resolution::Class { class, rule: None, .. } => message!(
                difference_unchanged,
                display = display,
                again = again,
                character = character,
                direction = direction(*class)
            ),
            Resolution::Class { class, rule: Some(StepRule::Infer(_)), reason } => {
                let (reason, before, after) = match reason {
                    None => ("own", None, None),
                    Some(InferenceReason::NoneBefore) => ("none-before", None, None),
                    Some(InferenceReason::NoneAfter) => ("none-after", None, None),
                    Some(InferenceReason::Like(it)) => ("like", Some(it), None),
                    Some(InferenceReason::Between(before, after)) => ("between", Some(before), Some(after)),
                };
                let mention = |it: Option<&Range<usize>>| {
                    it.map_or_else(String::new, |range| self.mention(range.clone()))
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
            Resolution::Class { class, rule: Some(rule), .. } => message!(
                difference_by_rule,
                display = display,
                again = again,
                character = character,
                direction = direction(*class),
                kind = kind(*rule),
                rule = rule.id()
            ),
            Resolution::PartOfNumber { number, rule } => message!(
                difference_part_of_number,
                display = display,
                again = again,
                character = character,
                number = self.mention(number.clone()),
                rule = rule.id()
            ),
            Resolution::Paragraph(level, cause) => {
                let (cause, first) = match cause {
                    ParagraphCause::FirstStrong(Neighbour { character: CharRef::Name(at), .. }) => {
                        ("first", self.mention(*at..*at + 1))
                    }
                    ParagraphCause::FirstStrong(_) => ("outside", String::new()),
                    ParagraphCause::NoStrong => ("none", String::new()),
                    ParagraphCause::LastCharacter(_) => ("last", String::new()),
                    ParagraphCause::ComponentContains(_) => ("component", String::new()),
                    ParagraphCause::ComponentContainsNone => ("component-none", String::new()),
                    ParagraphCause::Given => ("given", String::new()),
                };
                message!(
                    difference_paragraph,
                    display = display,
                    level = level.number(),
                    cause = cause,
                    first = first
                )
            }
            Resolution::Level { level, rule: StepRule::Uba(Rule::P3) } => message!(
                difference_paragraph_level,
                display = display,
                again = again,
                character = character,
                level = *level
            ),
            Resolution::Level { level, rule } => message!(
                difference_level,
                display = display,
                again = again,
                character = character,
                level = *level,
                kind = kind(*rule),
                rule = rule.id()
            ),
            Resolution::Position(position) => message!(
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

const fn kind(rule: StepRule) -> &'static str {
    if matches!(rule, StepRule::Uba(_)) { "rule" } else { "step" }
}

const fn is_uba(strategy: Strategy) -> bool {
    matches!(strategy, Strategy::UbaLtr | Strategy::UbaRtl | Strategy::UbaAuto)
}
