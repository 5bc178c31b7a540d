//! [Isolates](crate::order::isolates): a left-to-right one around the name, and one around each label.

use crate::order::choices::{FieldControls, FieldSeparators, StrategyChoices, WholeNameControls};
use crate::order::context::SurroundingText;

pub(super) const CHOICES: StrategyChoices = StrategyChoices {
    surrounding_text: SurroundingText::NONE,
    field_separators: FieldSeparators::DavisGrammar,
    field_controls: FieldControls::Isolate,
    whole_name_controls: WholeNameControls::Isolate,
    ..*StrategyChoices::DEFAULT_CHOICES
};
