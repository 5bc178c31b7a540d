//! Text in an isolate of its own, in the direction of its first strong character, as HTML's `bdi` shows it (UAX #9, X5c).

use crate::order::choices::{FieldSeparators, StrategyChoices, WholeNameControls};
use crate::order::context::SurroundingText;

pub(super) const CHOICES: StrategyChoices = StrategyChoices {
    surrounding_text: SurroundingText::NONE,
    field_separators: FieldSeparators::NoSeparators,
    whole_name_controls: WholeNameControls::FirstStrongIsolate,
    ..*StrategyChoices::DEFAULT_CHOICES
};
