//! URLs in custom strategies that treat their parts differently: the host or each part with controls around it, each part
//! in a paragraph of its own, or the path apart.
//!
//! A part that is laid out alone, isolated, embedded or overridden is resolved by itself. Of an isolate the text around it
//! sees a neutral (rules W1 to N2), of a part with marks around it two letters; an embedding ends its level run, and the
//! directions of both sides are the same here.

use crate::automata::levels::rule_transducer::{class_of, number_of};
use crate::automata::levels::{RESOLVED_LEVEL_COUNT, ResolvedLevelLanguage};
use crate::automata::{Automaton, MAX_AUTOMATON_STATES, StateLimitExceeded, UndecidedReason};
use crate::study::urls::{SCHEME, letter_classes};
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::order::choices::{
    BaseAlgorithm, DigitClassOverride, DirectionWithinField, FieldControls, FieldLayout, FieldSeparators,
    ParagraphDirectionChoice, PathLayout, PunctuationClassOverride, StrategyChoices, WholeNameControls,
};
use bidiscope_bidi::order::fields::FieldOrderDirection;

use super::layout::{Layout, all_at_level, uba_paragraph};
use super::separate_fields::{FieldStrings, separated_by_stops};
use Direction::{LeftToRight, RightToLeft};

/// The parts that a display can treat differently, and what is between them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Part {
    Scheme,
    Between,
    Host,
    Path,
}

/// How a part is laid out.
#[derive(Default)]
struct PartLayout {
    /// The strings of the part, where it is resolved by itself.
    content: Option<Automaton>,
    /// What the text around it sees before it and after it: a symbol over the supported classes.
    sides: [Option<usize>; 2],
    /// Whether the text around it ends before it, and begins anew after it.
    ends_text: bool,
}

/// How a URL is laid out.
struct UrlLayout {
    /// The strings of the text around the parts that are resolved by themselves.
    text: Automaton,
    scheme: PartLayout,
    host: PartLayout,
    path: PartLayout,
}

/// Where a URL has been read to.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Position {
    part: Part,
    /// The number of characters of the scheme and `://` read.
    scheme: usize,
    /// The state of the text, and that of the part by itself.
    text: usize,
    content: usize,
}

/// The direction in which a URL is read: of its paragraph, or in which its parts follow each other; `None` if it depends on
/// the URL.
pub(in crate::automata::levels) fn reading_direction(choices: &StrategyChoices) -> Option<Direction> {
    let paragraph = match choices.paragraph_direction {
        // The first strong character is the scheme's.
        ParagraphDirectionChoice::LeftToRight | ParagraphDirectionChoice::FirstStrongOfParagraph => {
            Some(LeftToRight)
        }
        ParagraphDirectionChoice::RightToLeft => Some(RightToLeft),
        ParagraphDirectionChoice::LastCharacterOfName | ParagraphDirectionChoice::FirstStrongOfHost => None,
    };
    match (choices.field_layout, choices.field_order_direction) {
        (FieldLayout::ParagraphPerField, FieldOrderDirection::AlwaysLeftToRight) => Some(LeftToRight),
        (FieldLayout::ParagraphPerField, FieldOrderDirection::AlwaysRightToLeft) => Some(RightToLeft),
        (FieldLayout::ParagraphPerField, FieldOrderDirection::SameAsParagraph) => paragraph,
        (
            FieldLayout::ParagraphPerField,
            FieldOrderDirection::ByRightToLeftContent | FieldOrderDirection::ByTopLevelDomain,
        ) => None,
        (FieldLayout::SingleParagraph, _) if choices.base_algorithm != BaseAlgorithm::Uba => {
            Some(LeftToRight)
        }
        (FieldLayout::SingleParagraph, _) => paragraph,
    }
}

/// All URLs of these classes as the display resolves them, and other strings; `None` if they are resolved as any
/// sequence is in which every CS is a separator, or none.
///
/// # Errors
/// The automata do not support the display, or it needs more than three levels.
pub(in crate::automata::levels) fn resolve(
    display: &DisplayConfig,
    classes: &[BidiClass],
) -> Result<Option<ResolvedLevelLanguage>, UndecidedReason> {
    super::check_supported(display, classes)?;
    let choices = display.choices();
    // The full stop alone changes its class, not the slash.
    let has_other_stop = !matches!(
        choices.full_stop_class,
        PunctuationClassOverride::Unchanged | PunctuationClassOverride::Cs
    );
    if has_other_stop {
        return Err(UndecidedReason::CustomStrategy);
    }
    // The last label is one of the host.
    if choices.field_order_direction == FieldOrderDirection::ByTopLevelDomain {
        return Err(UndecidedReason::OverallOrder);
    }
    let has_parts = choices.field_layout == FieldLayout::ParagraphPerField
        || choices.field_controls != FieldControls::Nothing;
    let is_apart =
        choices.base_algorithm == BaseAlgorithm::Uba && choices.path_layout != PathLayout::WithHost;
    match &choices.field_separators {
        FieldSeparators::NoSeparators if !is_apart => return Ok(None),
        FieldSeparators::DuerstStructuralCharacters | FieldSeparators::DavisGrammar if !is_apart => {
            return Ok(None);
        }
        FieldSeparators::AllExceptHost | FieldSeparators::BetweenUrlParts if !has_parts && !is_apart => {
            return Ok(None);
        }
        FieldSeparators::NoSeparators | FieldSeparators::AllExceptHost | FieldSeparators::BetweenUrlParts => {
        }
        FieldSeparators::DuerstStructuralCharacters
        | FieldSeparators::DavisGrammar
        | FieldSeparators::IdnaLabelSeparators
        | FieldSeparators::ListedCharacters(_) => {
            return Err(UndecidedReason::CustomStrategy);
        }
    }
    if choices.base_algorithm != BaseAlgorithm::Uba && choices.field_layout == FieldLayout::SingleParagraph {
        return Ok(None);
    }
    if changes_classes(choices) {
        return Err(UndecidedReason::CustomStrategy);
    }
    let letters = letter_classes(classes);
    let automaton = UrlLayout::of(display)?.strings(&letters)?;
    Ok(Some(ResolvedLevelLanguage {
        alphabet: letters,
        resolves_fields_separately: true,
        class_level_automaton: automaton,
    }))
}

/// Whether characters other than the full stop have other classes than their own.
pub(in crate::automata::levels) fn changes_classes(choices: &StrategyChoices) -> bool {
    choices.hyphen_class != PunctuationClassOverride::Unchanged
        || choices.digit_class != DigitClassOverride::Unchanged
}

impl UrlLayout {
    fn of(display: &DisplayConfig) -> Result<Self, UndecidedReason> {
        let choices = display.choices();
        let paragraph = match choices.paragraph_direction {
            // The first strong character is the scheme's.
            ParagraphDirectionChoice::LeftToRight | ParagraphDirectionChoice::FirstStrongOfParagraph => {
                LeftToRight
            }
            ParagraphDirectionChoice::RightToLeft => RightToLeft,
            ParagraphDirectionChoice::LastCharacterOfName | ParagraphDirectionChoice::FirstStrongOfHost => {
                return Err(UndecidedReason::CustomStrategy);
            }
        };
        let overall = match choices.field_order_direction {
            FieldOrderDirection::AlwaysLeftToRight => LeftToRight,
            FieldOrderDirection::AlwaysRightToLeft => RightToLeft,
            FieldOrderDirection::SameAsParagraph => paragraph,
            FieldOrderDirection::ByRightToLeftContent | FieldOrderDirection::ByTopLevelDomain => {
                return Err(UndecidedReason::OverallOrder);
            }
        };
        let is_alone = choices.field_layout == FieldLayout::ParagraphPerField;
        let is_apart = choices.path_layout != PathLayout::WithHost;
        let text_direction = match choices.whole_name_controls {
            _ if is_alone => overall,
            _ if is_apart => paragraph,
            WholeNameControls::Nothing => paragraph,
            WholeNameControls::Embedding | WholeNameControls::Isolate => overall,
            WholeNameControls::FirstStrongIsolate => LeftToRight,
            WholeNameControls::Override
            | WholeNameControls::Marks
            | WholeNameControls::MarkBefore
            | WholeNameControls::MarkAfter => return Err(UndecidedReason::CustomStrategy),
        };
        // What is resolved by itself would need levels above 2.
        let has_marks_only = matches!(
            choices.field_controls,
            FieldControls::Marks | FieldControls::MarkBefore | FieldControls::MarkAfter
        ) && !is_alone
            && !is_apart;
        if text_direction == RightToLeft && !has_marks_only {
            return Err(UndecidedReason::OverallOrder);
        }
        let layout = Layout { choices, paragraph, overall, first_strong: LeftToRight };
        let fields = layout.fields()?;
        let of_part = |is_field: bool| match is_field {
            true => PartLayout::of_field(choices, &fields, text_direction),
            false => Ok(PartLayout::default()),
        };
        let has_fields = choices.field_separators == FieldSeparators::BetweenUrlParts;
        let host = of_part(choices.field_separators != FieldSeparators::NoSeparators)?;
        // Without separators the whole before the path is one field.
        let is_whole_field = choices.field_separators == FieldSeparators::NoSeparators
            && (is_alone || choices.field_controls != FieldControls::Nothing);
        if is_whole_field {
            return Err(UndecidedReason::CustomStrategy);
        }
        let text = if is_alone { all_at_level(0)? } else { uba_paragraph(text_direction, choices)?.clone() };
        Ok(Self {
            text,
            scheme: of_part(has_fields)?,
            host,
            path: match choices.path_layout {
                PathLayout::WithHost => of_part(has_fields)?,
                PathLayout::Paragraph => PartLayout::alone(uba_paragraph(LeftToRight, choices)?.clone()),
                PathLayout::Segments => PartLayout::alone(segments(&layout)?),
            },
        })
    }

    /// The strings of these letters, the last of which is the slash.
    ///
    /// # Errors
    /// They take too many states.
    fn strings(&self, letters: &[BidiClass]) -> Result<Automaton, StateLimitExceeded> {
        let step = |position: &Position, symbol: usize| {
            let is_slash = symbol / RESOLVED_LEVEL_COUNT + 1 == letters.len();
            let symbol = number_of(letters[symbol / RESOLVED_LEVEL_COUNT])? * RESOLVED_LEVEL_COUNT
                + symbol % RESOLVED_LEVEL_COUNT;
            let part = match position.scheme {
                0 => Part::Scheme,
                1.. if position.scheme < SCHEME.len() => Part::Between,
                _ if is_slash || position.part == Part::Path => Part::Path,
                _ => Part::Host,
            };
            let mut next = self.entered(position, part)?;
            match self.content(part) {
                Some(content) => next.content = content.next_state(next.content, symbol)?,
                None => next.text = self.text.next_state(next.text, symbol)?,
            }
            next.scheme = (next.scheme + 1).min(SCHEME.len());
            Some(next)
        };
        let is_final = |position: &Position| self.left(position).is_some_and(|text| self.text.is_final(text));
        let start = Position { part: Part::Between, scheme: 0, text: 0, content: 0 };
        let symbols = letters.len() * RESOLVED_LEVEL_COUNT;
        Ok(Automaton::explore(symbols, start, step, is_final, MAX_AUTOMATON_STATES)?.minimized())
    }

    const fn layout(&self, part: Part) -> Option<&PartLayout> {
        match part {
            Part::Scheme => Some(&self.scheme),
            Part::Between => None,
            Part::Host => Some(&self.host),
            Part::Path => Some(&self.path),
        }
    }

    fn content(&self, part: Part) -> Option<&Automaton> {
        self.layout(part)?.content.as_ref()
    }

    /// The position at the beginning of a part, or in it; `None` if the part before may not end here.
    fn entered(&self, position: &Position, part: Part) -> Option<Position> {
        if position.part == part {
            return Some(*position);
        }
        let mut text = self.left(position)?;
        if let Some(layout) = self.layout(part) {
            if layout.ends_text && !self.text.is_final(text) {
                return None;
            }
            if layout.ends_text {
                text = 0;
            }
            text = self.after(text, layout.sides[0])?;
        }
        Some(Position { part, text, content: 0, ..*position })
    }

    /// The state of the text after the part that ends here; `None` if it may not end.
    fn left(&self, position: &Position) -> Option<usize> {
        let Some(layout) = self.layout(position.part) else { return Some(position.text) };
        let may_end = layout.content.as_ref().is_none_or(|it| it.is_final(position.content));
        may_end.then(|| self.after(position.text, layout.sides[1]))?
    }

    fn after(&self, text: usize, symbol: Option<usize>) -> Option<usize> {
        symbol.map_or(Some(text), |it| self.text.next_state(text, it))
    }
}

impl PartLayout {
    /// A paragraph of its own.
    const fn alone(content: Automaton) -> Self {
        Self { content: Some(content), sides: [None; 2], ends_text: true }
    }

    /// A field with the controls that are chosen, or alone.
    fn of_field(
        choices: &StrategyChoices,
        fields: &FieldStrings,
        text: Direction,
    ) -> Result<Self, UndecidedReason> {
        // Only in one direction neither controls nor their neighbours depend on what the field holds.
        let needs_left_to_right = |found: Self| {
            if fields.language(RightToLeft).accepts_no_word() {
                Ok(found)
            } else {
                Err(UndecidedReason::CustomStrategy)
            }
        };
        let side = |class: BidiClass, level: usize| Some(number_of(class)? * RESOLVED_LEVEL_COUNT + level);
        // Between the host and the path there is nothing: as a left-to-right field the path begins at level 0.
        let path_is_field = choices.field_separators == FieldSeparators::BetweenUrlParts;
        let by_itself = |found: Self| if path_is_field { needs_left_to_right(found) } else { Ok(found) };
        if choices.field_layout == FieldLayout::ParagraphPerField {
            return by_itself(Self::alone(fields.alone()?));
        }
        match choices.field_controls {
            FieldControls::Nothing => Ok(Self::default()),
            FieldControls::Isolate => {
                let content = Some(fields.alone()?);
                by_itself(Self { content, sides: [side(BidiClass::ON, 0), None], ends_text: false })
            }
            marks @ (FieldControls::Marks | FieldControls::MarkBefore | FieldControls::MarkAfter) => {
                let level = if text.is_right_to_left() { 2 } else { 0 };
                let mark = side(class_of(LeftToRight), level);
                let sides = marks.has_controls_before_and_after().map(|it| mark.filter(|_| it));
                needs_left_to_right(Self { content: None, sides, ends_text: false })
            }
            // Two embeddings side by side are one level run.
            FieldControls::Embedding if choices.field_separators == FieldSeparators::BetweenUrlParts => {
                Err(UndecidedReason::CustomStrategy)
            }
            FieldControls::Embedding | FieldControls::Override => {
                needs_left_to_right(Self::alone(fields.of(LeftToRight).clone()))
            }
        }
    }
}

/// A path whose segments are paragraphs of the direction of their first strong character, between slashes at level 0.
fn segments(layout: &Layout<'_>) -> Result<Automaton, UndecidedReason> {
    let choices = StrategyChoices {
        direction_within_field: DirectionWithinField::FirstStrongOfField,
        field_controls: FieldControls::Nothing,
        ..layout.choices.clone()
    };
    let fields = Layout { choices: &choices, ..*layout }.fields()?;
    separated_by_stops(&fields.alone()?)
}
