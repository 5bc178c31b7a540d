//! The [one-to-one display](crate::order::one_to_one) of Atkin, Stansifer and Alsharif (2001).

use crate::order::choices::{BaseAlgorithm, FieldSeparators, StrategyChoices};
use crate::order::context::SurroundingText;

pub(super) const CHOICES: StrategyChoices = StrategyChoices {
    surrounding_text: SurroundingText::NONE,
    field_separators: FieldSeparators::NoSeparators,
    base_algorithm: BaseAlgorithm::OneToOne,
    ..*StrategyChoices::DEFAULT_CHOICES
};
