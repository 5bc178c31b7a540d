//! Any choices but those of the text around the name, its classes, the order of its fields and rule L3.

use bidiscope_bidi::order::choices::{
    BaseAlgorithm, DigitClass, DisplayChoices, FieldControls, FieldDirection, FieldLayout, Mirroring,
    ParagraphChoice, PathLayout, PunctuationClass, Separators, WholeNameControls,
};
use bidiscope_bidi::uba::SkippedRules;
use proptest::prelude::{Strategy as Any, any};
use proptest::sample::select;

/// Any of these choices.
pub(crate) fn any_choices() -> impl Any<Value = DisplayChoices> {
    let listed = ["-", "./", "@ :"].map(|it| Separators::listed(it).expect("separators"));
    let layout = (
        select(BaseAlgorithm::ALL.to_vec()),
        select(ParagraphChoice::ALL.to_vec()),
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
        )| DisplayChoices {
            base,
            paragraph,
            separators,
            fields,
            field_direction: direction,
            field_controls,
            name_controls,
            path,
            hyphen,
            full_stop,
            digits,
            skipped_rules: SkippedRules { skips_w2: w2, skips_n0: n0 },
            mirroring,
            ..DisplayChoices::DEFAULT.clone()
        },
    )
}
