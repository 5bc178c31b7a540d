//! Any choices for a strategy of one's own.

use bidiscope_bidi::order::custom::{
    BaseAlgorithm, CustomParagraph, CustomStrategy, DigitClass, FieldControls, FieldDirection, FieldLayout,
    Mirroring, PathLayout, PunctuationClass, Separators, WholeNameControls,
};
use bidiscope_bidi::uba::SkippedRules;
use proptest::prelude::{Strategy as Any, any};
use proptest::sample::select;

/// Any choices for a strategy of one's own.
pub(crate) fn any_custom_strategy() -> impl Any<Value = CustomStrategy> {
    let listed = ["-", "./", "@ :"].map(|it| Separators::listed(it).expect("separators"));
    let layout = (
        select(BaseAlgorithm::ALL.to_vec()),
        select(CustomParagraph::ALL.to_vec()),
        select(Separators::NAMED.into_iter().chain(listed).collect::<Vec<_>>()),
        select(FieldLayout::ALL.to_vec()),
        select(FieldDirection::ALL.to_vec()),
        select(FieldControls::ALL.to_vec()),
        select(WholeNameControls::ALL.to_vec()),
        select(PathLayout::ALL.to_vec()),
    );
    let classes = (
        select(PunctuationClass::ALL.to_vec()),
        select(PunctuationClass::ALL.to_vec()),
        select(DigitClass::ALL.to_vec()),
        (any::<bool>(), any::<bool>()),
        select(Mirroring::ALL.to_vec()),
    );
    (layout, classes).prop_map(
        |(
            (base, paragraph, separators, fields, direction, field_controls, name_controls, path),
            (hyphen, full_stop, digits, (w2, n0), mirroring),
        )| CustomStrategy {
            base,
            paragraph,
            separators,
            fields,
            direction,
            field_controls,
            name_controls,
            path,
            hyphen,
            full_stop,
            digits,
            skipped_rules: SkippedRules { w2, n0 },
            mirroring,
        },
    )
}
