//! The one sentence of a display in words, and whom it points at.

use std::ops::Range;

use crate::name::code_point;
use crate::order::Direction;

use super::claim::{InferredBeside, Neighbour, Whom};
use super::gist::Gist;
use super::words::way;

impl Gist {
    /// The sentence. `mention` writes characters of the name that stand side by side, by their positions.
    pub fn text(&self, mention: impl Fn(Range<usize>) -> String) -> String {
        let at = |position: usize| mention(position..position + 1);
        let whom = |it: &Neighbour| match it.whom {
            Whom::Name(position) => at(position),
            Whom::Other { scalar, .. } => format!("{} (not of the name)", code_point(scalar)),
            Whom::Start(_) => "the start (sos)".to_owned(),
            Whom::End(_) => "the end (eos)".to_owned(),
        };
        match self {
            Self::Stored => "The characters stand as they are stored, from left to right.".to_owned(),
            Self::One => "There is only one character: nothing can change places.".to_owned(),
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
            Self::OnlyShortStretches(first) => {
                let with_marks = if first.len() > 1 { ", with their marks," } else { "" };
                format!(
                    "Only single characters{with_marks} run right to left, such as {}: all stands as it is stored.",
                    mention(first.clone())
                )
            }
            Self::OnlyNumbers(first) => {
                format!("Numbers are read from left to right, such as {}: all stands as it is stored.", mention(first.clone()))
            }
            Self::Joined { separator, before, after } => format!(
                "{} stands between {} and {}, which both count as right-to-left: so what comes before it stands at its right.",
                at(*separator),
                whom(before),
                whom(after)
            ),
            Self::NumberAfterLetter { number, letter } => format!(
                "The number {} goes to the left of {}: that is the last letter before it, and is {}.",
                mention(number.clone()),
                whom(letter),
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
            Self::FirstAtTheRight { first } => {
                format!("The paragraph runs right to left: {} comes first, and so stands at the right.", mention(first.clone()))
            }
            Self::Turned { stretch, more: 0 } => {
                format!("Only {} runs right to left, and is turned round.", mention(stretch.clone()))
            }
            Self::Turned { stretch, more } => {
                format!("{} runs right to left and is turned round; {}.", mention(stretch.clone()), others(*more))
            }
            Self::ByLevels => {
                "Stretches are turned round by their levels, from the deepest to the lowest odd one.".to_owned()
            }
            Self::PutIn { scalars: [first, second], direction, turned } => {
                let turned = turned.as_ref().map(|it| format!("; {} runs right to left within its own", mention(it.clone())));
                format!(
                    "What is put in ({}, {}) keeps the fields in order from {}{}.",
                    code_point(*first),
                    code_point(*second),
                    way(*direction),
                    turned.unwrap_or_default()
                )
            }
            Self::NoComponentRightToLeft => {
                "No component holds an R, AL or AN, so all of them run left to right.".to_owned()
            }
            Self::Component { component, holds } => format!(
                "Each component stands by itself, from left to right: {} in a right-to-left paragraph, for {} is {}.",
                mention(component.clone()),
                whom(holds),
                holds.class
            ),
            Self::NothingInferredRightToLeft => {
                "Nothing in it is right-to-left to the paper, so it stands as it is stored.".to_owned()
            }
            Self::StaysRight { stays, before, after } => {
                let after = match after {
                    InferredBeside::Character(after, _) => format!("what follows, {}, is left-to-right", at(*after)),
                    InferredBeside::Nothing => "nothing else follows, digits and hyphens aside".to_owned(),
                };
                format!("{} stays at the right of {}: {after}.", mention(stays.clone()), at(*before))
            }
            Self::GoesAlong { number, before, after } => format!(
                "The number {} stands between {} and {}, both right-to-left, and runs with them.",
                mention(number.clone()),
                at(*before),
                at(*after)
            ),
            Self::TurnedInPlace { stretch, more } => {
                let more = if *more == 0 { String::new() } else { format!("; {}", others(*more)) };
                format!("{} is right-to-left and turned round where it stands{more}; all else keeps its place.", mention(stretch.clone()))
            }
            Self::FieldsFromTheRight => {
                "The fields follow each other from right to left, each as it is by itself.".to_owned()
            }
        }
    }

    /// The name's characters that it points at, in logical order.
    pub fn positions(&self) -> Vec<usize> {
        let own = |it: &Neighbour| it.whom.position();
        let mut all: Vec<usize> = match self {
            Self::OnlyShortStretches(range)
            | Self::OnlyNumbers(range)
            | Self::NumberFirst { number: range }
            | Self::FirstAtTheRight { first: range } => range.clone().collect(),
            Self::Turned { stretch, .. } | Self::TurnedInPlace { stretch, .. } => stretch.clone().collect(),
            Self::PutIn { turned, .. } => turned.clone().into_iter().flatten().collect(),
            Self::Joined { separator, before, after } => {
                own(before).into_iter().chain(Some(*separator)).chain(own(after)).collect()
            }
            Self::NumberAfterLetter { number, letter } => number.clone().chain(own(letter)).collect(),
            Self::ArabicNumber { number, after } => number.clone().chain(Some(*after)).collect(),
            Self::Component { component, .. } => component.clone().collect(),
            Self::StaysRight { stays, before, after } => {
                let after = match after {
                    InferredBeside::Character(after, _) => Some(*after),
                    InferredBeside::Nothing => None,
                };
                stays.clone().chain(Some(*before)).chain(after).collect()
            }
            Self::GoesAlong { number, before, after } => number.clone().chain([*before, *after]).collect(),
            Self::Stored
            | Self::One
            | Self::NothingRightToLeft { .. }
            | Self::AllRightToLeft { .. }
            | Self::ByLevels
            | Self::NoComponentRightToLeft
            | Self::NothingInferredRightToLeft
            | Self::FieldsFromTheRight => Vec::new(),
        };
        all.sort_unstable();
        all.dedup();
        all
    }
}

fn others(more: usize) -> String {
    if more == 1 { "so is another stretch".to_owned() } else { format!("so are {more} other stretches") }
}
