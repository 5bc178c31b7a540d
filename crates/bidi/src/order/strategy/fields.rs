//! Davis's [fields](crate::order::fields): an embedding around the name and marks around each field, in the direction in which
//! they follow each other.

use crate::order::choices::{DisplayChoices, FieldControls, FieldDirection, Separators, WholeNameControls};
use crate::order::context::Context;

pub(super) const CHOICES: DisplayChoices = DisplayChoices {
    context: Context::NONE,
    separators: Separators::IdentifierParts,
    field_direction: FieldDirection::Order,
    field_controls: FieldControls::Marks,
    name_controls: WholeNameControls::Embedding,
    ..*DisplayChoices::DEFAULT
};
