//! Dürst's [components](crate::order::components), as section 4.2 of his draft displays them: each is a paragraph of its own.

use crate::order::choices::{DirectionWithinField, FieldLayout, FieldSeparators, StrategyChoices};
use crate::order::context::SurroundingText;

pub(super) const CHOICES: StrategyChoices = StrategyChoices {
    surrounding_text: SurroundingText::NONE,
    field_separators: FieldSeparators::DuerstStructuralCharacters,
    field_layout: FieldLayout::ParagraphPerField,
    direction_within_field: DirectionWithinField::ByRightToLeftContent,
    ..*StrategyChoices::DEFAULT_CHOICES
};
