//! Dürst's [components](crate::order::components), as section 4.2 of his draft displays them: each is a paragraph of its own.

use crate::order::choices::{DisplayChoices, FieldDirection, FieldLayout, Separators};
use crate::order::context::Context;

pub(super) const CHOICES: DisplayChoices = DisplayChoices {
    context: Context::NONE,
    separators: Separators::Structural,
    fields: FieldLayout::ParagraphPerField,
    field_direction: FieldDirection::Content,
    ..*DisplayChoices::DEFAULT
};
