//! Logical (network) order from left to right: the characters as stored.

use crate::order::choices::{BaseAlgorithm, DisplayChoices, Separators};
use crate::order::context::Context;

pub(super) const CHOICES: DisplayChoices = DisplayChoices {
    context: Context::NONE,
    separators: Separators::None,
    base: BaseAlgorithm::Logical,
    ..*DisplayChoices::DEFAULT
};
