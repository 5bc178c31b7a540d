//! Davis's [fields](crate::order::fields): an embedding around the name and marks around each field, in the direction in which
//! they follow each other.

use crate::order::choices::{
    DirectionWithinField, FieldControls, FieldSeparators, StrategyChoices, WholeNameControls,
};
use crate::order::context::SurroundingText;

pub(super) const CHOICES: StrategyChoices = StrategyChoices {
    surrounding_text: SurroundingText::NONE,
    field_separators: FieldSeparators::DavisGrammar,
    direction_within_field: DirectionWithinField::SameAsFieldOrder,
    field_controls: FieldControls::Marks,
    whole_name_controls: WholeNameControls::Embedding,
    ..*StrategyChoices::DEFAULT_CHOICES
};
