//! Any display: every strategy with every choice.

use bidiscope_bidi::order::choices::StrategyChoices;
use bidiscope_bidi::order::context::SurroundingText;
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use proptest::prelude::{Just, Strategy as Any, any, prop_oneof};
use proptest::sample::select;

#[path = "custom_strategies.rs"]
mod custom_strategies;

pub(crate) use custom_strategies::any_choices;

/// What stands beside a name: letters and numbers of all kinds, neutrals, brackets, controls, and what ends
/// a paragraph.
const CONTEXT: &str = "[ab\u{5D0}\u{5D1}\u{627}1\u{661}() .,%/+-\u{5B8}\u{200D}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{2029}]{0,5}";

/// Any display, in half of the cases without a context.
pub(crate) fn any_display() -> impl Any<Value = DisplayConfig> {
    let context = prop_oneof![
        Just(SurroundingText::default()),
        (CONTEXT, CONTEXT).prop_map(|(before, after)| SurroundingText { before, after }),
    ];
    let choices = (
        prop_oneof![select(Strategy::BUILT_IN.to_vec()), Just(Strategy::Custom)],
        context,
        select(BidiDataVersion::ALL.to_vec()),
        select(FieldOrderDirection::ALL.to_vec()),
        any::<bool>(),
        any_choices(),
    );
    choices.prop_map(|(strategy, context, data_version, overall, has_l3, choices)| {
        DisplayConfig::with_default_options(strategy).with_changed_choices(|it| {
            *it = StrategyChoices {
                surrounding_text: context,
                bidi_data_version: data_version,
                field_order_direction: overall,
                applies_l3: has_l3,
                ..choices
            }
        })
    })
}
