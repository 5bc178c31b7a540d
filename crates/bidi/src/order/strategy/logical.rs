//! Logical (network) order from left to right: the characters as stored.

use crate::order::choices::{BaseAlgorithm, FieldSeparators, StrategyChoices};
use crate::order::context::SurroundingText;

pub(super) const CHOICES: StrategyChoices = StrategyChoices {
    surrounding_text: SurroundingText::NONE,
    field_separators: FieldSeparators::NoSeparators,
    base_algorithm: BaseAlgorithm::Logical,
    ..*StrategyChoices::DEFAULT_CHOICES
};
