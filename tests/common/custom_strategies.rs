//! Any choices but those of the text around the name, its classes, the order of its fields and rule L3.

use bidiscope_bidi::order::choices::{
    BaseAlgorithm, DigitClassOverride, DirectionWithinField, FieldControls, FieldLayout, FieldSeparators,
    MirroredCharacters, ParagraphDirectionChoice, PathLayout, PunctuationClassOverride, StrategyChoices,
    WholeNameControls,
};
use bidiscope_bidi::uba::SkippedUbaRules;
use proptest::prelude::{Strategy as Any, any};
use proptest::sample::select;

/// Any of these choices.
pub(crate) fn any_choices() -> impl Any<Value = StrategyChoices> {
    let listed =
        ["-", "./", "@ :"].map(|it| FieldSeparators::from_listed_characters(it).expect("separators"));
    let layout = (
        select(BaseAlgorithm::ALL.to_vec()),
        select(ParagraphDirectionChoice::ALL.to_vec()),
        select(FieldSeparators::ALL_WITH_IDENTIFIER.into_iter().chain(listed).collect::<Vec<_>>()),
        select(FieldLayout::ALL.to_vec()),
        select(DirectionWithinField::ALL.to_vec()),
        select(FieldControls::ALL.to_vec()),
        select(WholeNameControls::ALL.to_vec()),
        select(PathLayout::ALL.to_vec()),
    );
    let classes = (
        select(PunctuationClassOverride::ALL.to_vec()),
        select(PunctuationClassOverride::ALL.to_vec()),
        select(DigitClassOverride::ALL.to_vec()),
        (any::<bool>(), any::<bool>()),
        select(MirroredCharacters::ALL.to_vec()),
    );
    (layout, classes).prop_map(
        |(
            (base, paragraph, separators, fields, direction, field_controls, name_controls, path),
            (hyphen, full_stop, digits, (w2, n0), mirroring),
        )| StrategyChoices {
            base_algorithm: base,
            paragraph_direction: paragraph,
            field_separators: separators,
            field_layout: fields,
            direction_within_field: direction,
            field_controls,
            whole_name_controls: name_controls,
            path_layout: path,
            hyphen_class: hyphen,
            full_stop_class: full_stop,
            digit_class: digits,
            skipped_rules: SkippedUbaRules { skips_w2: w2, skips_n0: n0 },
            mirrored_characters: mirroring,
            ..StrategyChoices::DEFAULT_CHOICES.clone()
        },
    )
}
