//! [Isolates](crate::order::isolates): a left-to-right one around the name, and one around each label.

use crate::order::choices::{DisplayChoices, FieldControls, Separators, WholeNameControls};
use crate::order::context::Context;

pub(super) const CHOICES: DisplayChoices = DisplayChoices {
    context: Context::NONE,
    separators: Separators::IdentifierParts,
    field_controls: FieldControls::Isolate,
    name_controls: WholeNameControls::Isolate,
    ..*DisplayChoices::DEFAULT
};
