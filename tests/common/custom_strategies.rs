//! Any choices for a strategy of one's own.

use bidiscope_bidi::order::custom::{
    BaseAlgorithm, CustomParagraph, CustomStrategy, DigitClass, FieldDirection, FieldLayout, HyphenClass,
    Separators, WrappingControls,
};
use proptest::prelude::Strategy as Any;
use proptest::sample::select;

/// Any choices for a strategy of one's own.
pub(crate) fn any_custom_strategy() -> impl Any<Value = CustomStrategy> {
    let listed = ["-", "./", "@ :"].map(|it| Separators::listed(it).expect("separators"));
    let choices = (
        select(BaseAlgorithm::ALL.to_vec()),
        select(CustomParagraph::ALL.to_vec()),
        select(Separators::NAMED.into_iter().chain(listed).collect::<Vec<_>>()),
        select(FieldLayout::ALL.to_vec()),
        select(FieldDirection::ALL.to_vec()),
        select(WrappingControls::ALL.to_vec()),
        select(WrappingControls::ALL.to_vec()),
        select(HyphenClass::ALL.to_vec()),
        select(DigitClass::ALL.to_vec()),
    );
    choices.prop_map(|(base, paragraph, separators, fields, direction, around, whole, hyphen, digits)| {
        CustomStrategy {
            base,
            paragraph,
            separators,
            fields,
            direction,
            field_controls: around,
            name_controls: whole,
            hyphen,
            digits,
        }
    })
}
