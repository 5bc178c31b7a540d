//! When an option has no effect with the others chosen: a function for each row of the table of options.

use crate::enum_with_ids;

use super::choices::{
    BaseAlgorithm, DisplayChoices, FieldControls, FieldDirection, FieldLayout, WholeNameControls,
};
use super::fields::OverallOrder;

enum_with_ids! {
    /// Why an option has no effect with the others chosen.
    pub enum NoEffectReason {
        /// Only the UBA uses it, and the strategy has another [`BaseAlgorithm`].
        UbaOnly = "uba-only";
        /// A field in the paragraph of the name has a direction of its own only with controls around it.
        FieldsWithoutControls = "fields-without-controls";
        /// Each field is in a paragraph of its own, so nothing is around the whole name: neither controls nor a context.
        ParagraphPerField = "paragraph-per-field";
        /// The path is laid out apart from the host, so nothing is around the whole name: neither controls nor a context.
        PathApart = "path-apart";
        /// Logical order does not use classes.
        LogicalOrder = "logical-order";
        /// Without controls around the name the rules decide the order of the fields.
        NoOverallOrder = "no-overall-order";
        /// Neither the direction of the fields nor their order depends on the paragraph.
        IndependentOfParagraph = "independent-of-paragraph";
    }
}

/// Always has an effect.
pub(super) const fn never(_: &DisplayChoices) -> Option<NoEffectReason> {
    None
}

/// Rules and controls of the UBA.
pub(super) fn uba_only(choices: &DisplayChoices) -> Option<NoEffectReason> {
    (choices.base != BaseAlgorithm::Uba).then_some(NoEffectReason::UbaOnly)
}

/// What stands around the whole name.
pub(super) fn around_the_name(choices: &DisplayChoices) -> Option<NoEffectReason> {
    uba_only(choices)
        .or_else(|| is_alone(choices).then_some(NoEffectReason::ParagraphPerField))
        .or_else(|| (!choices.has_one_paragraph()).then_some(NoEffectReason::PathApart))
}

/// The direction of fields.
pub(super) fn field_direction(choices: &DisplayChoices) -> Option<NoEffectReason> {
    uba_only(choices).or_else(|| (!has_direction(choices)).then_some(NoEffectReason::FieldsWithoutControls))
}

/// The order of fields.
pub(super) fn overall_order(choices: &DisplayChoices) -> Option<NoEffectReason> {
    (!has_order(choices)).then_some(NoEffectReason::NoOverallOrder)
}

/// The direction of the paragraph.
pub(super) fn paragraph(choices: &DisplayChoices) -> Option<NoEffectReason> {
    let has_effect = choices.base == BaseAlgorithm::Uba && !is_alone(choices)
        || has_order(choices) && choices.overall == OverallOrder::Environment
        || has_direction(choices) && choices.field_direction == FieldDirection::Paragraph;
    (!has_effect).then_some(NoEffectReason::IndependentOfParagraph)
}

/// The classes of characters.
pub(super) fn classes(choices: &DisplayChoices) -> Option<NoEffectReason> {
    let goes_by_content = matches!(choices.overall, OverallOrder::Content | OverallOrder::TopLevelDomain);
    let has_effect = is_alone(choices) && goes_by_content;
    (choices.base == BaseAlgorithm::Logical && !has_effect).then_some(NoEffectReason::LogicalOrder)
}

/// Mirroring.
pub(super) fn mirroring(choices: &DisplayChoices) -> Option<NoEffectReason> {
    (choices.base == BaseAlgorithm::Logical && !is_alone(choices)).then_some(NoEffectReason::LogicalOrder)
}

/// Whether each field is in a paragraph of its own.
fn is_alone(choices: &DisplayChoices) -> bool {
    choices.fields == FieldLayout::ParagraphPerField
}

/// Whether a field has a direction of its own.
fn has_direction(choices: &DisplayChoices) -> bool {
    choices.base == BaseAlgorithm::Uba
        && (is_alone(choices) || choices.field_controls != FieldControls::Nothing)
}

/// Whether there is an order of the fields that the rules do not decide.
fn has_order(choices: &DisplayChoices) -> bool {
    let has_whole = choices.has_one_paragraph()
        && !matches!(
            choices.name_controls,
            WholeNameControls::Nothing | WholeNameControls::FirstStrongIsolate
        );
    is_alone(choices)
        || has_whole
        || has_direction(choices) && choices.field_direction == FieldDirection::Order
}
