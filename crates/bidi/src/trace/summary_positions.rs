//! The characters that a summary refers to.

use super::explanation_data::{InferredNeighbour, Neighbour};
use super::summary::Summary;

impl Summary {
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
            Self::LogicalOrder
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
