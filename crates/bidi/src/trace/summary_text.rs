//! The sentence of a summary, and the characters that it refers to.

use std::ops::Range;

use crate::name::code_point;
use crate::order::Direction;

use super::explanation_data::{CharRef, InferredNeighbour, Neighbour};
use super::explanation_text::direction_phrase;
use super::summary::Summary;

impl Summary {
    /// The sentence. `mention` writes contiguous characters of the name, given by their logical positions.
    pub fn text(&self, mention: impl Fn(Range<usize>) -> String) -> String {
        let at = |position: usize| mention(position..position + 1);
        let char_ref = |it: &Neighbour| match it.character {
            CharRef::Name(position) => at(position),
            CharRef::Other { scalar, .. } => format!("{} (not of the name)", code_point(scalar)),
            CharRef::Start(_) => "the start (sos)".to_owned(),
            CharRef::End(_) => "the end (eos)".to_owned(),
        };
        match self {
            Self::StoredOrder => "The characters stand as they are stored, from left to right.".to_owned(),
            Self::SingleCharacter => "There is only one character: nothing can change places.".to_owned(),
            Self::NothingRightToLeft { paragraph: Direction::LeftToRight } => {
                "Nothing in it runs right to left, so it stands as it is stored.".to_owned()
            }
            Self::NothingRightToLeft { paragraph: Direction::RightToLeft } => {
                "All of it runs left to right in this right-to-left paragraph too, so it stands as it is stored.".to_owned()
            }
            Self::AllRightToLeft { paragraph: Direction::RightToLeft } => {
                "All of it runs right to left, as the paragraph does.".to_owned()
            }
            Self::AllRightToLeft { paragraph: Direction::LeftToRight } => {
                "All of it runs right to left, though the paragraph runs left to right.".to_owned()
            }
            Self::OnlySingleCharacters(first) => {
                let with_insertions = if first.len() > 1 { ", with their marks," } else { "" };
                format!(
                    "Only single characters{with_insertions} run right to left, such as {}: all stands as it is stored.",
                    mention(first.clone())
                )
            }
            Self::OnlyNumbers(first) => {
                format!("Numbers are read from left to right, such as {}: all stands as it is stored.", mention(first.clone()))
            }
            Self::SeparatorRightToLeft { separator, before, after } => format!(
                "{} stands between {} and {}, which both count as right-to-left: so what comes before it stands at its right.",
                at(*separator),
                char_ref(before),
                char_ref(after)
            ),
            Self::NumberAfterLetter { number, letter } => format!(
                "The number {} goes to the left of {}: that is the last letter before it, and is {}.",
                mention(number.clone()),
                char_ref(letter),
                letter.class
            ),
            Self::ArabicNumber { number, after } => format!(
                "The Arabic number {} runs with the right-to-left text before it, {}, and goes to its left.",
                mention(number.clone()),
                at(*after)
            ),
            Self::NumberFirst { number } => format!(
                "The number {} stays left: the paragraph runs left to right, and no letter comes before it.",
                mention(number.clone())
            ),
            Self::StartsAtRight { first } => {
                format!("The paragraph runs right to left: {} comes first, and so stands at the right.", mention(first.clone()))
            }
            Self::RunReversed { range: stretch, more: 0 } => {
                format!("Only {} runs right to left, and is turned round.", mention(stretch.clone()))
            }
            Self::RunReversed { range: stretch, more } => {
                format!("{} runs right to left and is turned round; {}.", mention(stretch.clone()), other_runs(*more))
            }
            Self::ReversedByLevels => {
                "Stretches are turned round by their levels, from the deepest to the lowest odd one.".to_owned()
            }
            Self::FieldsInOrder { scalars: [first, second], direction, reversed } => {
                let turned = reversed.as_ref().map(|it| format!("; {} runs right to left within its own", mention(it.clone())));
                format!(
                    "What is put in ({}, {}) keeps the fields in order from {}{}.",
                    code_point(*first),
                    code_point(*second),
                    direction_phrase(*direction),
                    turned.unwrap_or_default()
                )
            }
            Self::NoComponentRightToLeft => {
                "No component holds an R, AL or AN, so all of them run left to right.".to_owned()
            }
            Self::ComponentRightToLeft { component, holds } => format!(
                "Each component stands by itself, from left to right: {} in a right-to-left paragraph, for {} is {}.",
                mention(component.clone()),
                char_ref(holds),
                holds.class
            ),
            Self::NothingInferredRightToLeft => {
                "Nothing in it is right-to-left to the paper, so it stands as it is stored.".to_owned()
            }
            Self::StaysAtRight { stays, before, after } => {
                let after = match after {
                    InferredNeighbour::Character(after, _) => format!("what follows, {}, is left-to-right", at(*after)),
                    InferredNeighbour::None => "nothing else follows, digits and hyphens aside".to_owned(),
                };
                format!("{} stays at the right of {}: {after}.", mention(stays.clone()), at(*before))
            }
            Self::NumberBetweenRightToLeft { number, before, after } => format!(
                "The number {} stands between {} and {}, both right-to-left, and runs with them.",
                mention(number.clone()),
                at(*before),
                at(*after)
            ),
            Self::RunReversedInPlace { range: stretch, more } => {
                let more = if *more == 0 { String::new() } else { format!("; {}", other_runs(*more)) };
                format!("{} is right-to-left and turned round where it stands{more}; all else keeps its place.", mention(stretch.clone()))
            }
            Self::FieldsRightToLeft => {
                "The fields follow each other from right to left, each as it is by itself.".to_owned()
            }
        }
    }

    /// The logical positions of the name's characters that it refers to, ascending.
    pub fn positions(&self) -> Vec<usize> {
        let name_position = |it: &Neighbour| it.character.position();
        let mut all: Vec<usize> = match self {
            Self::OnlySingleCharacters(range)
            | Self::OnlyNumbers(range)
            | Self::NumberFirst { number: range }
            | Self::StartsAtRight { first: range } => range.clone().collect(),
            Self::RunReversed { range: stretch, .. } | Self::RunReversedInPlace { range: stretch, .. } => {
                stretch.clone().collect()
            }
            Self::FieldsInOrder { reversed: turned, .. } => turned.clone().into_iter().flatten().collect(),
            Self::SeparatorRightToLeft { separator, before, after } => name_position(before)
                .into_iter()
                .chain(Some(*separator))
                .chain(name_position(after))
                .collect(),
            Self::NumberAfterLetter { number, letter } => {
                number.clone().chain(name_position(letter)).collect()
            }
            Self::ArabicNumber { number, after } => number.clone().chain(Some(*after)).collect(),
            Self::ComponentRightToLeft { component, .. } => component.clone().collect(),
            Self::StaysAtRight { stays, before, after } => {
                let after = match after {
                    InferredNeighbour::Character(after, _) => Some(*after),
                    InferredNeighbour::None => None,
                };
                stays.clone().chain(Some(*before)).chain(after).collect()
            }
            Self::NumberBetweenRightToLeft { number, before, after } => {
                number.clone().chain([*before, *after]).collect()
            }
            Self::StoredOrder
            | Self::SingleCharacter
            | Self::NothingRightToLeft { .. }
            | Self::AllRightToLeft { .. }
            | Self::ReversedByLevels
            | Self::NoComponentRightToLeft
            | Self::NothingInferredRightToLeft
            | Self::FieldsRightToLeft => Vec::new(),
        };
        all.sort_unstable();
        all.dedup();
        all
    }
}

fn other_runs(more: usize) -> String {
    if more == 1 { "so is another stretch".to_owned() } else { format!("so are {more} other stretches") }
}
