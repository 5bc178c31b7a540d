//! Text in an isolate of its own, in the direction of its first strong character, as HTML's `bdi` shows it (UAX #9, X5c).

use crate::order::choices::{DisplayChoices, Separators, WholeNameControls};
use crate::order::context::Context;

pub(super) const CHOICES: DisplayChoices = DisplayChoices {
    context: Context::NONE,
    separators: Separators::None,
    name_controls: WholeNameControls::FirstStrongIsolate,
    ..*DisplayChoices::DEFAULT
};
