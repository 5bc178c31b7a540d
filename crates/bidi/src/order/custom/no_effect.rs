//! Options that have no effect with the others chosen.

use crate::enum_with_ids;
use crate::order::fields::OverallOrder;
use crate::order::{DisplayConfig, DisplayOption, Strategy};

use super::{
    BaseAlgorithm, CustomParagraph, CustomStrategy, FieldControls, FieldDirection, FieldLayout,
    WholeNameControls,
};

enum_with_ids! {
    /// Why an option of a custom strategy has no effect with the others chosen.
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

impl DisplayConfig {
    /// Why an option of a custom strategy has no effect with the others chosen; `None` if it has an effect,
    /// and for all other strategies.
    pub fn no_effect_reason(&self, key: DisplayOption) -> Option<NoEffectReason> {
        if self.strategy() != Strategy::Custom {
            return None;
        }
        let custom = self.custom_strategy();
        let is_uba = custom.base == BaseAlgorithm::Uba;
        let is_alone = custom.fields == FieldLayout::ParagraphPerField;
        let has_one_paragraph = !is_uba && !is_alone || custom.has_one_paragraph();
        let has_whole = is_uba
            && has_one_paragraph
            && !matches!(
                custom.name_controls,
                WholeNameControls::Nothing | WholeNameControls::FirstStrongIsolate
            );
        let has_direction = is_uba && (is_alone || custom.field_controls != FieldControls::Nothing);
        let has_order = is_alone || has_whole || has_direction && custom.direction == FieldDirection::Order;
        let goes_by_content =
            matches!(self.overall_order(), OverallOrder::Content | OverallOrder::TopLevelDomain);
        match key {
            DisplayOption::FieldDirection
            | DisplayOption::FieldControls
            | DisplayOption::WholeNameControls
            | DisplayOption::Path
            | DisplayOption::L3
            | DisplayOption::W2
            | DisplayOption::N0
            | DisplayOption::TextBefore
            | DisplayOption::TextAfter
                if !is_uba =>
            {
                Some(NoEffectReason::UbaOnly)
            }
            DisplayOption::FieldDirection if !has_direction => Some(NoEffectReason::FieldsWithoutControls),
            DisplayOption::WholeNameControls | DisplayOption::TextBefore | DisplayOption::TextAfter
                if is_alone =>
            {
                Some(NoEffectReason::ParagraphPerField)
            }
            DisplayOption::WholeNameControls | DisplayOption::TextBefore | DisplayOption::TextAfter
                if !has_one_paragraph =>
            {
                Some(NoEffectReason::PathApart)
            }
            DisplayOption::Mirroring if custom.base == BaseAlgorithm::Logical && !is_alone => {
                Some(NoEffectReason::LogicalOrder)
            }
            DisplayOption::Hyphen | DisplayOption::FullStop | DisplayOption::Digits
                if custom.base == BaseAlgorithm::Logical && !(is_alone && goes_by_content) =>
            {
                Some(NoEffectReason::LogicalOrder)
            }
            DisplayOption::OverallOrder if !has_order => Some(NoEffectReason::NoOverallOrder),
            DisplayOption::Paragraph
                if !custom.depends_on_paragraph(self.overall_order(), has_order, has_direction) =>
            {
                Some(NoEffectReason::IndependentOfParagraph)
            }
            _ => None,
        }
    }
}

impl CustomStrategy {
    /// Whether the direction of the paragraph has an effect.
    fn depends_on_paragraph(&self, overall: OverallOrder, has_order: bool, has_direction: bool) -> bool {
        self.base == BaseAlgorithm::Uba && self.fields == FieldLayout::SingleParagraph
            || has_order && overall == OverallOrder::Environment
            || has_direction && self.direction == FieldDirection::Paragraph
    }

    /// The same strategy in a paragraph of the opposite direction; `None` if the direction depends on the
    /// name.
    pub(in crate::order) fn in_other_paragraph(&self) -> Option<Self> {
        let paragraph = match self.paragraph {
            CustomParagraph::LeftToRight => CustomParagraph::RightToLeft,
            CustomParagraph::RightToLeft => CustomParagraph::LeftToRight,
            CustomParagraph::Auto | CustomParagraph::LastCharacter | CustomParagraph::Host => return None,
        };
        Some(Self { paragraph, ..self.clone() })
    }
}
