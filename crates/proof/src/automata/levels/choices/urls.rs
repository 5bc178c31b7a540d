//! URLs in custom strategies that treat their parts differently: the host or each part with controls around it, each part
//! in a paragraph of its own, or the path apart.
//!
//! A part that is laid out alone, isolated, embedded or overridden is resolved by itself. Of an isolate the text around it
//! sees a neutral (rules W1 to N2), of a part with marks around it two letters; an embedding ends its level run, and the
//! directions of both sides are the same here.

use crate::automata::levels::rule_transducer::{class_of, number_of};
use crate::automata::levels::{LEVEL_COUNT, ResolvedLevelLanguage};
use crate::automata::{Automaton, MAX_STATES, Undecided};
use crate::study::urls::{SCHEME, letter_classes};
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::order::choices::{
    BaseAlgorithm, DigitClass, DisplayChoices, FieldControls, FieldDirection, FieldLayout, ParagraphChoice,
    PathLayout, PunctuationClass, Separators, WholeNameControls,
};
use bidiscope_bidi::order::fields::OverallOrder;

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
pub(in crate::automata::levels) fn reading_direction(choices: &DisplayChoices) -> Option<Direction> {
    let paragraph = match choices.paragraph {
        // The first strong character is the scheme's.
        ParagraphChoice::LeftToRight | ParagraphChoice::Auto => Some(LeftToRight),
        ParagraphChoice::RightToLeft => Some(RightToLeft),
        ParagraphChoice::LastCharacter | ParagraphChoice::Host => None,
    };
    match (choices.fields, choices.overall) {
        (FieldLayout::ParagraphPerField, OverallOrder::Constant) => Some(LeftToRight),
        (FieldLayout::ParagraphPerField, OverallOrder::RightToLeft) => Some(RightToLeft),
        (FieldLayout::ParagraphPerField, OverallOrder::Environment) => paragraph,
        (FieldLayout::ParagraphPerField, OverallOrder::Content | OverallOrder::TopLevelDomain) => None,
        (FieldLayout::SingleParagraph, _) if choices.base != BaseAlgorithm::Uba => Some(LeftToRight),
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
) -> Result<Option<ResolvedLevelLanguage>, Undecided> {
    super::check_supported(display, classes)?;
    let choices = display.choices();
    // The full stop alone changes its class, not the slash.
    let has_other_stop = !matches!(choices.full_stop, PunctuationClass::Unchanged | PunctuationClass::Cs);
    if has_other_stop {
        return Err(Undecided::CustomStrategy);
    }
    // The last label is one of the host.
    if choices.overall == OverallOrder::TopLevelDomain {
        return Err(Undecided::OverallOrder);
    }
    let has_parts =
        choices.fields == FieldLayout::ParagraphPerField || choices.field_controls != FieldControls::Nothing;
    let is_apart = choices.base == BaseAlgorithm::Uba && choices.path != PathLayout::WithHost;
    match &choices.separators {
        Separators::None if !is_apart => return Ok(None),
        Separators::Structural | Separators::IdentifierParts if !is_apart => return Ok(None),
        Separators::Host | Separators::UrlParts if !has_parts && !is_apart => return Ok(None),
        Separators::None | Separators::Host | Separators::UrlParts => {}
        Separators::Structural | Separators::IdentifierParts | Separators::Idna | Separators::Listed(_) => {
            return Err(Undecided::CustomStrategy);
        }
    }
    if choices.base != BaseAlgorithm::Uba && choices.fields == FieldLayout::SingleParagraph {
        return Ok(None);
    }
    if changes_classes(choices) {
        return Err(Undecided::CustomStrategy);
    }
    let letters = letter_classes(classes);
    let automaton = UrlLayout::of(display)?.strings(&letters).ok_or(Undecided::TooLarge)?;
    Ok(Some(ResolvedLevelLanguage { classes: letters, has_separate_fields: true, automaton }))
}

/// Whether characters other than the full stop have other classes than their own.
pub(in crate::automata::levels) fn changes_classes(choices: &DisplayChoices) -> bool {
    choices.hyphen != PunctuationClass::Unchanged || choices.digits != DigitClass::Unchanged
}

impl UrlLayout {
    fn of(display: &DisplayConfig) -> Result<Self, Undecided> {
        let choices = display.choices();
        let paragraph = match choices.paragraph {
            // The first strong character is the scheme's.
            ParagraphChoice::LeftToRight | ParagraphChoice::Auto => LeftToRight,
            ParagraphChoice::RightToLeft => RightToLeft,
            ParagraphChoice::LastCharacter | ParagraphChoice::Host => return Err(Undecided::CustomStrategy),
        };
        let overall = match choices.overall {
            OverallOrder::Constant => LeftToRight,
            OverallOrder::RightToLeft => RightToLeft,
            OverallOrder::Environment => paragraph,
            OverallOrder::Content | OverallOrder::TopLevelDomain => return Err(Undecided::OverallOrder),
        };
        let is_alone = choices.fields == FieldLayout::ParagraphPerField;
        let is_apart = choices.path != PathLayout::WithHost;
        let text_direction = match choices.name_controls {
            _ if is_alone => overall,
            _ if is_apart => paragraph,
            WholeNameControls::Nothing => paragraph,
            WholeNameControls::Embedding | WholeNameControls::Isolate => overall,
            WholeNameControls::FirstStrongIsolate => LeftToRight,
            WholeNameControls::Override
            | WholeNameControls::Marks
            | WholeNameControls::MarkBefore
            | WholeNameControls::MarkAfter => return Err(Undecided::CustomStrategy),
        };
        // What is resolved by itself would need levels above 2.
        let has_marks_only = matches!(
            choices.field_controls,
            FieldControls::Marks | FieldControls::MarkBefore | FieldControls::MarkAfter
        ) && !is_alone
            && !is_apart;
        if text_direction == RightToLeft && !has_marks_only {
            return Err(Undecided::OverallOrder);
        }
        let layout = Layout { choices, paragraph, overall, first_strong: LeftToRight };
        let fields = layout.fields()?;
        let of_part = |is_field: bool| match is_field {
            true => PartLayout::of_field(choices, &fields, text_direction),
            false => Ok(PartLayout::default()),
        };
        let has_fields = choices.separators == Separators::UrlParts;
        let host = of_part(choices.separators != Separators::None)?;
        // Without separators the whole before the path is one field.
        let is_whole_field = choices.separators == Separators::None
            && (is_alone || choices.field_controls != FieldControls::Nothing);
        if is_whole_field {
            return Err(Undecided::CustomStrategy);
        }
        let text = if is_alone { all_at_level(0) } else { uba_paragraph(text_direction, choices).cloned() };
        Ok(Self {
            text: text.ok_or(Undecided::TooLarge)?,
            scheme: of_part(has_fields)?,
            host,
            path: match choices.path {
                PathLayout::WithHost => of_part(has_fields)?,
                PathLayout::Paragraph => PartLayout::alone(uba_paragraph(LeftToRight, choices).cloned())?,
                PathLayout::Segments => PartLayout::alone(segments(&layout)?)?,
            },
        })
    }

    /// The strings of these letters, the last of which is the slash; `None` if that takes too many states.
    fn strings(&self, letters: &[BidiClass]) -> Option<Automaton> {
        let step = |position: &Position, symbol: usize| {
            let is_slash = symbol / LEVEL_COUNT + 1 == letters.len();
            let symbol = number_of(letters[symbol / LEVEL_COUNT])? * LEVEL_COUNT + symbol % LEVEL_COUNT;
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
        Some(Automaton::explore(letters.len() * LEVEL_COUNT, start, step, is_final, MAX_STATES)?.minimized())
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
    fn alone(content: Option<Automaton>) -> Result<Self, Undecided> {
        let content = Some(content.ok_or(Undecided::TooLarge)?);
        Ok(Self { content, sides: [None; 2], ends_text: true })
    }

    /// A field with the controls that are chosen, or alone.
    fn of_field(choices: &DisplayChoices, fields: &FieldStrings, text: Direction) -> Result<Self, Undecided> {
        // Only in one direction neither controls nor their neighbours depend on what the field holds.
        let needs_left_to_right = |found: Self| {
            if fields.language(RightToLeft).is_empty() { Ok(found) } else { Err(Undecided::CustomStrategy) }
        };
        let side = |class: BidiClass, level: usize| Some(number_of(class)? * LEVEL_COUNT + level);
        // Between the host and the path there is nothing: as a left-to-right field the path begins at level 0.
        let path_is_field = choices.separators == Separators::UrlParts;
        let by_itself = |found: Self| if path_is_field { needs_left_to_right(found) } else { Ok(found) };
        if choices.fields == FieldLayout::ParagraphPerField {
            return by_itself(Self::alone(fields.alone())?);
        }
        match choices.field_controls {
            FieldControls::Nothing => Ok(Self::default()),
            FieldControls::Isolate => {
                let content = Some(fields.alone().ok_or(Undecided::TooLarge)?);
                by_itself(Self { content, sides: [side(BidiClass::ON, 0), None], ends_text: false })
            }
            marks @ (FieldControls::Marks | FieldControls::MarkBefore | FieldControls::MarkAfter) => {
                let level = if text.is_right_to_left() { 2 } else { 0 };
                let mark = side(class_of(LeftToRight), level);
                let sides = marks.sides().map(|it| mark.filter(|_| it));
                needs_left_to_right(Self { content: None, sides, ends_text: false })
            }
            // Two embeddings side by side are one level run.
            FieldControls::Embedding if choices.separators == Separators::UrlParts => {
                Err(Undecided::CustomStrategy)
            }
            FieldControls::Embedding | FieldControls::Override => {
                needs_left_to_right(Self::alone(Some(fields.of(LeftToRight).clone()))?)
            }
        }
    }
}

/// A path whose segments are paragraphs of the direction of their first strong character, between slashes at level 0.
fn segments(layout: &Layout<'_>) -> Result<Option<Automaton>, Undecided> {
    let choices = DisplayChoices {
        field_direction: FieldDirection::FirstStrong,
        field_controls: FieldControls::Nothing,
        ..layout.choices.clone()
    };
    let fields = Layout { choices: &choices, ..*layout }.fields()?;
    Ok(fields.alone().and_then(|it| separated_by_stops(&it)))
}
