//! The [one-to-one display](crate::order::one_to_one) of Atkin, Stansifer and Alsharif (2001).

use crate::order::choices::{BaseAlgorithm, DisplayChoices, Separators};
use crate::order::context::Context;

pub(super) const CHOICES: DisplayChoices = DisplayChoices {
    context: Context::NONE,
    separators: Separators::None,
    base: BaseAlgorithm::OneToOne,
    ..*DisplayChoices::DEFAULT
};
