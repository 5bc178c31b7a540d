//! Davis's [fields](crate::order::fields): an embedding around the name and marks around each field, in the direction in which
//! they follow each other.

use crate::order::choices::{Choices, FieldControls, FieldDirection, Separators, WholeNameControls};
use crate::order::context::Context;

pub(super) const CHOICES: Choices = Choices {
    context: Context::NONE,
    separators: Separators::IdentifierParts,
    direction: FieldDirection::Order,
    field_controls: FieldControls::Marks,
    name_controls: WholeNameControls::Embedding,
    ..*Choices::PLAIN
};
