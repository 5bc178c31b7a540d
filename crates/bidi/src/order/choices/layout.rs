//! How the order of a name is computed by the choices of a strategy.

use std::ops::Range;

use crate::address::{UrlPart, UrlPartKind};
use crate::name::Character;
use crate::order::fields::{self, authority_end_index, identifier_parts};
use crate::order::ordering_method::Paragraphs;
use crate::order::{Direction, OrderingMethod, TextGivenToUba};
use crate::uba::ParagraphDirection;

use super::inserted_controls::insertions;
use super::text_directions::{TextDirections, first_strong, paragraph_direction};
use super::{BaseAlgorithm, FieldLayout, ParagraphDirectionChoice, PathLayout, StrategyChoices};

/// How the order of these characters is computed. They must have the
/// [effective classes](crate::order::DisplayConfig::reclassified_characters).
pub(in crate::order) fn method<'a>(
    choices: &StrategyChoices,
    characters: &'a [Character],
) -> OrderingMethod<'a> {
    let fields = || match choices.field_layout {
        FieldLayout::SingleParagraph => Vec::new(),
        FieldLayout::ParagraphPerField => choices.field_separators.fields(characters),
    };
    let (each, fields) = match choices.base_algorithm {
        BaseAlgorithm::Logical => (OrderingMethod::Logical, fields()),
        // A separator ends all inferences of the algorithm, so each field is displayed as if it were alone.
        BaseAlgorithm::OneToOne => (OrderingMethod::OneToOne, fields()),
        BaseAlgorithm::Uba if choices.displays_name_as_one_paragraph() => {
            let paragraphs = Paragraphs::One(paragraph(choices, characters));
            let text = TextGivenToUba::new(characters, paragraphs, insertions(choices, characters));
            (OrderingMethod::Uba(text.with_display_options(choices)), Vec::new())
        }
        BaseAlgorithm::Uba => {
            let parts = paragraphs(choices, characters);
            let fields = parts.iter().map(|it| it.0.clone()).collect();
            let inserted = insertions(choices, host(choices, characters));
            let text = TextGivenToUba::new(characters, Paragraphs::Several(parts), inserted);
            (OrderingMethod::Uba(text.with_rules(choices)), fields)
        }
    };
    if fields.is_empty() || direction_of_parts(choices, characters) == Direction::LeftToRight {
        return each;
    }
    OrderingMethod::FieldsRightToLeft { method_within_name: Box::new(each), field_character_ranges: fields }
}

/// The parts of a name that are paragraphs of their own, in logical order and with their directions: its fields or its
/// host, then the parts of its path.
fn paragraphs(choices: &StrategyChoices, characters: &[Character]) -> Vec<(Range<usize>, Direction)> {
    let host = host(choices, characters);
    let mut found: Vec<(Range<usize>, Direction)> = match choices.field_layout {
        FieldLayout::SingleParagraph => {
            let direction = paragraph_direction(choices, host);
            authority_paragraphs(host).into_iter().map(|it| (it, direction)).collect()
        }
        FieldLayout::ParagraphPerField => {
            let directions = TextDirections::of(choices, host);
            let of_field =
                |it: &Range<usize>| directions.of_field(choices.direction_within_field, &host[it.clone()]);
            choices.field_separators.fields(host).into_iter().map(|it| (it.clone(), of_field(&it))).collect()
        }
    };
    let path = host.len()..characters.len();
    match choices.path_layout {
        PathLayout::WithHost => {}
        PathLayout::Paragraph if path.is_empty() => {}
        PathLayout::Paragraph => found.push((path, direction_of_parts(choices, characters))),
        PathLayout::Segments => {
            let fields = fields::split_into_davis_fields(characters).into_iter().map(|it| it.character_range);
            let of_path = fields.filter(|it| it.start >= path.start);
            found.extend(of_path.map(|it| (it.clone(), first_strong(&characters[it]))));
        }
    }
    found
}

/// What is before the path in paragraphs, none of them empty: all of it, but for userinfo before the `@` and a port after the
/// colon, which do not stand in one with the host.
fn authority_paragraphs(before_path: &[Character]) -> Vec<Range<usize>> {
    let scalars: Vec<char> = before_path.iter().map(|it| it.scalar).collect();
    let parts = identifier_parts(&scalars);
    let is_delimited = |it: &&UrlPart| matches!(it.part, UrlPartKind::UserInfo | UrlPartKind::Port);
    let mut found = Vec::new();
    let mut start = 0;
    for end in parts.iter().filter(is_delimited).map(|it| match it.part {
        UrlPartKind::Port => it.character_range.start - 1,
        _ => it.character_range.end,
    }) {
        found.push(start..end);
        start = end + 1;
    }
    found.push(start..before_path.len());
    found.retain(|it| !it.is_empty());
    found
}

/// What is laid out by the rules of the host: everything before the path, or all of it where the path has no rule of its
/// own.
fn host<'a>(choices: &StrategyChoices, characters: &'a [Character]) -> &'a [Character] {
    match choices.path_layout {
        PathLayout::Paragraph | PathLayout::Segments if choices.base_algorithm == BaseAlgorithm::Uba => {
            &characters[..authority_end_index(characters)]
        }
        PathLayout::WithHost | PathLayout::Paragraph | PathLayout::Segments => characters,
    }
}

/// The direction in which separate paragraphs follow each other.
fn direction_of_parts(choices: &StrategyChoices, characters: &[Character]) -> Direction {
    let host = host(choices, characters);
    match choices.field_layout {
        FieldLayout::SingleParagraph => paragraph_direction(choices, host),
        FieldLayout::ParagraphPerField => TextDirections::of(choices, host).overall,
    }
}

/// The direction of the paragraph, with rules P2 and P3 left to the UBA, which also looks at the context.
fn paragraph(choices: &StrategyChoices, characters: &[Character]) -> ParagraphDirection {
    match choices.paragraph_direction {
        ParagraphDirectionChoice::FirstStrongOfParagraph => ParagraphDirection::Auto,
        _ => paragraph_direction(choices, characters).into(),
    }
}
