//! Logical (network) order from left to right: the characters as stored.

use crate::order::choices::{BaseAlgorithm, Choices, Separators};
use crate::order::context::Context;

pub(super) const CHOICES: Choices = Choices {
    context: Context::NONE,
    separators: Separators::None,
    base: BaseAlgorithm::Logical,
    ..*Choices::PLAIN
};
