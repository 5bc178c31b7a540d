//! When an option has no effect with the others chosen: a function for each row of the table of options.

use crate::enum_with_ids;

use super::choices::{
    BaseAlgorithm, DirectionWithinField, FieldControls, FieldLayout, StrategyChoices, WholeNameControls,
};
use super::fields::FieldOrderDirection;

enum_with_ids! {
    /// Why an option has no effect with the others chosen.
    pub enum OptionWithoutEffectReason {
        /// Only the UBA uses it, and the strategy has another [`BaseAlgorithm`].
        OptionOnlyForUba = "uba-only";
        /// A field in the paragraph of the name has a direction of its own only with controls around it.
        NoControlsAroundFields = "fields-without-controls";
        /// Each field is in a paragraph of its own, so nothing is around the whole name: neither controls nor a context.
        ParagraphPerField = "paragraph-per-field";
        /// The path is laid out apart from the host, so nothing is around the whole name: neither controls nor a context.
        PathLaidOutApart = "path-apart";
        /// Logical order does not use classes.
        LogicalOrderIgnoresClasses = "logical-order";
        /// Without controls around the name the rules decide the order of the fields.
        UbaDecidesFieldOrder = "no-overall-order";
        /// Neither the direction of the fields nor their order depends on the paragraph.
        DirectionIndependentOfParagraph = "independent-of-paragraph";
    }
}

/// Always has an effect.
pub(super) const fn never(_: &StrategyChoices) -> Option<OptionWithoutEffectReason> {
    None
}

/// Rules and controls of the UBA.
pub(super) fn uba_only(choices: &StrategyChoices) -> Option<OptionWithoutEffectReason> {
    (choices.base_algorithm != BaseAlgorithm::Uba).then_some(OptionWithoutEffectReason::OptionOnlyForUba)
}

/// What stands around the whole name.
pub(super) fn around_the_name(choices: &StrategyChoices) -> Option<OptionWithoutEffectReason> {
    uba_only(choices)
        .or_else(|| is_alone(choices).then_some(OptionWithoutEffectReason::ParagraphPerField))
        .or_else(|| {
            (!choices.displays_name_as_one_paragraph()).then_some(OptionWithoutEffectReason::PathLaidOutApart)
        })
}

/// The direction of fields.
pub(super) fn field_direction(choices: &StrategyChoices) -> Option<OptionWithoutEffectReason> {
    uba_only(choices)
        .or_else(|| (!has_direction(choices)).then_some(OptionWithoutEffectReason::NoControlsAroundFields))
}

/// The order of fields.
pub(super) fn overall_order(choices: &StrategyChoices) -> Option<OptionWithoutEffectReason> {
    (!has_order(choices)).then_some(OptionWithoutEffectReason::UbaDecidesFieldOrder)
}

/// The direction of the paragraph.
pub(super) fn paragraph(choices: &StrategyChoices) -> Option<OptionWithoutEffectReason> {
    let has_effect = choices.base_algorithm == BaseAlgorithm::Uba && !is_alone(choices)
        || has_order(choices) && choices.field_order_direction == FieldOrderDirection::SameAsParagraph
        || has_direction(choices) && choices.direction_within_field == DirectionWithinField::SameAsParagraph;
    (!has_effect).then_some(OptionWithoutEffectReason::DirectionIndependentOfParagraph)
}

/// The classes of characters.
pub(super) fn classes(choices: &StrategyChoices) -> Option<OptionWithoutEffectReason> {
    let goes_by_content = matches!(
        choices.field_order_direction,
        FieldOrderDirection::ByRightToLeftContent | FieldOrderDirection::ByTopLevelDomain
    );
    let has_effect = is_alone(choices) && goes_by_content;
    (choices.base_algorithm == BaseAlgorithm::Logical && !has_effect)
        .then_some(OptionWithoutEffectReason::LogicalOrderIgnoresClasses)
}

/// Mirroring.
pub(super) fn mirroring(choices: &StrategyChoices) -> Option<OptionWithoutEffectReason> {
    (choices.base_algorithm == BaseAlgorithm::Logical && !is_alone(choices))
        .then_some(OptionWithoutEffectReason::LogicalOrderIgnoresClasses)
}

/// Whether each field is in a paragraph of its own.
fn is_alone(choices: &StrategyChoices) -> bool {
    choices.field_layout == FieldLayout::ParagraphPerField
}

/// Whether a field has a direction of its own.
fn has_direction(choices: &StrategyChoices) -> bool {
    choices.base_algorithm == BaseAlgorithm::Uba
        && (is_alone(choices) || choices.field_controls != FieldControls::Nothing)
}

/// Whether there is an order of the fields that the rules do not decide.
fn has_order(choices: &StrategyChoices) -> bool {
    let has_whole = choices.displays_name_as_one_paragraph()
        && !matches!(
            choices.whole_name_controls,
            WholeNameControls::Nothing | WholeNameControls::FirstStrongIsolate
        );
    is_alone(choices)
        || has_whole
        || has_direction(choices) && choices.direction_within_field == DirectionWithinField::SameAsFieldOrder
}
