//! Text in an isolate of its own, in the direction of its first strong character, as HTML's `bdi` shows it (UAX #9, X5c).

use crate::order::choices::{Choices, Separators, WholeNameControls};
use crate::order::context::Context;

pub(super) const CHOICES: Choices = Choices {
    context: Context::NONE,
    separators: Separators::None,
    name_controls: WholeNameControls::FirstStrongIsolate,
    ..*Choices::PLAIN
};
