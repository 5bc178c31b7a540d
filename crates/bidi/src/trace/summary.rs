//! The one sentence that summarizes why a display looks as it does, as data.

use crate::order::{Direction, Level, LogicalIndex};
use crate::uba::{ResolvedBracketPair, UbaRule};

use super::event::{Neighbour, OneToOneNeighbour, ParagraphLevelReason};
use super::shared_slice::LogicalCharacterRange;

/// Why a display looks as it does, as [`Trace::summary`](super::Trace::summary) gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DisplaySummary {
    /// The strategy, or the base algorithm of a custom one, is logical order: it moves nothing, whatever the characters
    /// are. Where another strategy happens to move nothing, one of the next three says why.
    LogicalOrder,
    /// There is only one character, possibly with marks.
    SingleCharacter,
    /// Nothing is right-to-left: the display is in logical order.
    NothingRightToLeft {
        /// The direction of the paragraph.
        paragraph_direction: Direction,
    },
    /// All characters are at one odd level.
    AllRightToLeft {
        /// The direction of the paragraph.
        paragraph_direction: Direction,
    },
    /// The display is in logical order, because every right-to-left run is a single character, possibly with
    /// marks.
    OnlySingleCharacters {
        /// The first such run.
        first_range: LogicalCharacterRange,
    },
    /// The display is in logical order, because only numbers and single characters are right-to-left.
    OnlyNumbers {
        /// The first such number.
        first_number_range: LogicalCharacterRange,
    },
    /// A neutral, such as a label separator or a hyphen, is right-to-left, because the text on both of its sides is (N1):
    /// what is before it and what is after it change places.
    NeutralRightToLeft {
        /// The neutral.
        neutral_index: LogicalIndex,
        /// The nearest character before it that is not neutral.
        neighbour_before: Neighbour,
        /// The nearest character after it that is not neutral.
        neighbour_after: Neighbour,
    },
    /// A neutral between two numbers is right-to-left (N1), because numbers count so: the numbers change places.
    NeutralBetweenNumbers {
        /// The neutral.
        neutral_index: LogicalIndex,
        /// The number before it.
        number_range_before: LogicalCharacterRange,
        /// The number after it.
        number_range_after: LogicalCharacterRange,
    },
    /// A European number is displayed left of the preceding letter, which is right-to-left (W7) or Arabic
    /// (W2).
    NumberAfterLetter {
        /// The number.
        number_range: LogicalCharacterRange,
        /// The preceding letter.
        preceding_letter: Neighbour,
    },
    /// An Arabic number is displayed left of the right-to-left text before it.
    ArabicNumberAfterRightToLeft {
        /// The number.
        number_range: LogicalCharacterRange,
        /// The nearest right-to-left letter before it.
        preceding_letter_index: LogicalIndex,
    },
    /// A number stays left of all right-to-left text, because no letter precedes it and the paragraph is
    /// left-to-right (W7, sos).
    NumberBeforeRightToLeft {
        /// The runs that are reversed where they stand; none if each is a single character.
        reversed_ranges: Vec<LogicalCharacterRange>,
        /// The number.
        number_range: LogicalCharacterRange,
    },
    /// The paragraph is right-to-left, and the display would be another if it were not: the first run is displayed at the
    /// right end.
    ParagraphStartsAtRight {
        /// The first run.
        first_run_range: LogicalCharacterRange,
        /// Why the paragraph is right-to-left.
        level_reason: ParagraphLevelReason,
    },
    /// A run is right-to-left and is reversed.
    RunReversed {
        /// The first such run.
        first_run_range: LogicalCharacterRange,
        /// The number of other such runs.
        further_run_count: usize,
    },
    /// Runs that hold numbers are right-to-left and reversed, but the numbers are not.
    RunReversedAroundNumbers {
        /// The first such run.
        first_run_range: LogicalCharacterRange,
        /// The first number in it.
        first_number_range: LogicalCharacterRange,
        /// The number of other runs that are reversed.
        further_run_count: usize,
    },
    /// A control of the name opens an embedding, override or isolate, without which the display would be another.
    ControlDecides {
        /// The position of the control.
        opening_control_index: LogicalIndex,
        /// The rule that opens it, X2 to X5c.
        opening_uba_rule: UbaRule,
        /// The direction inside.
        inside_direction: Direction,
        /// The first run of characters directly inside.
        first_inside_range: LogicalCharacterRange,
        /// Where the last visible character inside ends, be it directly inside or inside another control.
        scope_end_index: LogicalIndex,
        /// Whether the display would be another without this control alone, or only without all controls.
        decides_alone: bool,
    },
    /// A pair of brackets takes a direction (N0), without which the display would be another.
    BracketsDecide {
        /// The position of the opening bracket.
        opening_bracket_index: LogicalIndex,
        /// The position of the closing bracket.
        closing_bracket_index: LogicalIndex,
        /// What both become, and what decided it.
        resolved_pair: ResolvedBracketPair<Neighbour>,
    },
    /// Runs are reversed by their levels (L2); no simpler statement is true.
    ReversedByLevels {
        /// The highest level, at which reversing begins.
        highest_level: Level,
        /// The lowest odd level, at which it ends.
        lowest_odd_level: Level,
        /// The first run at the highest level.
        first_highest_run_range: LogicalCharacterRange,
    },
    /// Without the inserted controls the display would be the same, for this reason.
    AddedControlsWithoutEffect(Box<Self>),
    /// The inserted controls keep the pieces of text between them, which are fields or labels, in order.
    ControlsKeepFieldsInOrder {
        /// The first two different inserted controls.
        inserted_controls: [char; 2],
        /// The direction in which the pieces of text follow each other.
        field_direction: Direction,
        /// The first run that is reversed within its piece, with the numbers in it.
        first_reversed_range: Option<LogicalCharacterRange>,
        /// The first number of several digits in it, which is not reversed.
        first_number_range: Option<LogicalCharacterRange>,
        /// The number of other such runs.
        further_run_count: usize,
    },
    /// No component contains a character that makes it right-to-left.
    NoComponentRightToLeft,
    /// Each component is displayed separately, from left to right; this one is right-to-left.
    ComponentRightToLeft {
        /// The first such component.
        first_component_range: LogicalCharacterRange,
        /// The character that makes it right-to-left.
        right_to_left_character: Neighbour,
        /// The number of other such components.
        further_component_count: usize,
    },
    /// The one-to-one display finds nothing right-to-left.
    OneToOneNothingRightToLeft,
    /// In the one-to-one display European digits or a hyphen after right-to-left text are left-to-right,
    /// because the text after them is, or nothing follows.
    OneToOneStaysAtRight {
        /// The runs that are reversed in place, among them the one before them; none if nothing is reversed.
        reversed_ranges: Vec<LogicalCharacterRange>,
        /// The digits or hyphens.
        left_to_right_range: LogicalCharacterRange,
        /// The right-to-left character before them.
        index_before: LogicalIndex,
        /// What follows them.
        neighbour_after: OneToOneNeighbour,
    },
    /// In the one-to-one display digits between right-to-left characters are right-to-left.
    OneToOneNumberBetweenRightToLeft {
        /// The digits.
        number_range: LogicalCharacterRange,
        /// The right-to-left character before them.
        index_before: LogicalIndex,
        /// The right-to-left character after them.
        index_after: LogicalIndex,
    },
    /// In the one-to-one display this run is right-to-left and is reversed in place.
    OneToOneRunReversedInPlace {
        /// The first such run.
        first_run_range: LogicalCharacterRange,
        /// The first number in it, which is not reversed.
        first_number_range: Option<LogicalCharacterRange>,
        /// The number of other such runs.
        further_run_count: usize,
    },
    /// The fields of a custom strategy are arranged from right to left.
    FieldsArrangedRightToLeft,
}

/// A neutral between two numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NeutralBetweenNumbers {
    /// The neutral.
    pub neutral_index: LogicalIndex,
    /// The number that precedes it in logical order.
    pub number_range_before: LogicalCharacterRange,
    /// The number that follows it in logical order.
    pub number_range_after: LogicalCharacterRange,
}

impl DisplaySummary {
    /// The logical positions of the name's characters that it refers to, ascending.
    pub fn mentioned_logical_indices(&self) -> Vec<usize> {
        let name_position = |it: &Neighbour| it.character.name_character_index();
        let mut all: Vec<usize> = match self {
            Self::OnlySingleCharacters { first_range: range }
            | Self::OnlyNumbers { first_number_range: range }
            | Self::RunReversedAroundNumbers { first_run_range: range, .. }
            | Self::ReversedByLevels { first_highest_run_range: range, .. }
            | Self::ParagraphStartsAtRight { first_run_range: range, .. } => range.0.clone().collect(),
            Self::AddedControlsWithoutEffect(summary) => summary.mentioned_logical_indices(),
            Self::NumberBeforeRightToLeft { number_range: number, reversed_ranges: reversed } => {
                number.0.clone().chain(reversed.iter().flat_map(|it| it.0.clone())).collect()
            }
            Self::ControlDecides {
                opening_control_index: opener,
                first_inside_range: inside,
                scope_end_index: reaches,
                ..
            } => (inside.0.start..reaches.0).chain(Some(opener.0)).collect(),
            Self::BracketsDecide {
                opening_bracket_index: opening,
                closing_bracket_index: closing,
                resolved_pair: ResolvedBracketPair { strong_inside: inside, n0c_strong_before: before, .. },
            } => {
                let before = before.as_ref().and_then(name_position);
                [opening.0, closing.0].into_iter().chain(name_position(inside)).chain(before).collect()
            }
            Self::NeutralBetweenNumbers {
                neutral_index: neutral,
                number_range_before: before,
                number_range_after: after,
            } => before.0.clone().chain(Some(neutral.0)).chain(after.0.clone()).collect(),
            Self::RunReversed { first_run_range: stretch, .. }
            | Self::OneToOneRunReversedInPlace { first_run_range: stretch, .. } => {
                stretch.0.clone().collect()
            }
            Self::ControlsKeepFieldsInOrder { first_reversed_range: turned, .. } => {
                turned.iter().flat_map(|it| it.0.clone()).collect()
            }
            Self::NeutralRightToLeft {
                neutral_index: neutral,
                neighbour_before: before,
                neighbour_after: after,
            } => {
                name_position(before).into_iter().chain(Some(neutral.0)).chain(name_position(after)).collect()
            }
            Self::NumberAfterLetter { number_range: number, preceding_letter: letter } => {
                number.0.clone().chain(name_position(letter)).collect()
            }
            Self::ArabicNumberAfterRightToLeft { number_range: number, preceding_letter_index: after } => {
                number.0.clone().chain(Some(after.0)).collect()
            }
            Self::ComponentRightToLeft { first_component_range: component, .. } => {
                component.0.clone().collect()
            }
            Self::OneToOneStaysAtRight {
                reversed_ranges: reversed,
                left_to_right_range: stays,
                index_before: before,
                neighbour_after: after,
            } => {
                let after = match after {
                    OneToOneNeighbour::Character { logical_index, .. } => Some(logical_index.0),
                    OneToOneNeighbour::NoNeighbour => None,
                };
                let reversed = reversed.iter().flat_map(|it| it.0.clone());
                reversed.chain(stays.0.clone()).chain(Some(before.0)).chain(after).collect()
            }
            Self::OneToOneNumberBetweenRightToLeft {
                number_range: number,
                index_before: before,
                index_after: after,
            } => number.0.clone().chain([before.0, after.0]).collect(),
            Self::LogicalOrder
            | Self::SingleCharacter
            | Self::NothingRightToLeft { .. }
            | Self::AllRightToLeft { .. }
            | Self::NoComponentRightToLeft
            | Self::OneToOneNothingRightToLeft
            | Self::FieldsArrangedRightToLeft => Vec::new(),
        };
        all.sort_unstable();
        all.dedup();
        all
    }
}
