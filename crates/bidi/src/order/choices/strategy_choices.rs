//! All choices of a strategy.

use crate::order::context::Context;
use crate::order::fields::OverallOrder;
use crate::uba::{BidiDataVersion, ParagraphDirection, SkippedRules};

use super::vocabulary::{
    BaseAlgorithm, DigitClass, FieldControls, FieldDirection, FieldLayout, Mirroring, ParagraphChoice,
    PathLayout, PunctuationClass, Separators, WholeNameControls,
};

/// All choices of a strategy. Everything that computes with a display reads them, whatever its identifier is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DisplayChoices {
    /// The text before and after the name.
    pub context: Context,
    /// The Unicode version whose bidi classes are used.
    pub data_version: BidiDataVersion,
    /// The direction in which the fields follow each other, or what decides it.
    pub overall: OverallOrder,
    /// The direction of the paragraph, or what decides it.
    pub paragraph: ParagraphChoice,
    /// Whether rule L3 moves marks after their bases; without it they precede their right-to-left bases.
    pub applies_l3: bool,
    /// The rules that order the characters.
    pub base: BaseAlgorithm,
    /// The characters that separate fields.
    pub separators: Separators,
    /// The layout of the fields.
    pub fields: FieldLayout,
    /// The direction of each field.
    pub field_direction: FieldDirection,
    /// The bidi controls around each field.
    pub field_controls: FieldControls,
    /// The bidi controls around the whole name.
    pub name_controls: WholeNameControls,
    /// The layout of a path.
    pub path: PathLayout,
    /// The class of the hyphen-minus.
    pub hyphen: PunctuationClass,
    /// The class of the full stop and the other label separators.
    pub full_stop: PunctuationClass,
    /// The class of digits.
    pub digits: DigitClass,
    /// The rules of the UBA that are left out.
    pub skipped_rules: SkippedRules,
    /// What is mirrored.
    pub mirroring: Mirroring,
}

impl DisplayChoices {
    /// All choices at their defaults: the UBA in a left-to-right paragraph. A constant of other choices takes from it what
    /// can be copied: `DisplayChoices { context: Context::NONE, separators: Separators::None, paragraph, ..*DisplayChoices::DEFAULT }`.
    pub const DEFAULT: &'static Self = &Self {
        context: Context::NONE,
        data_version: BidiDataVersion::Current,
        overall: OverallOrder::Constant,
        paragraph: ParagraphChoice::LeftToRight,
        applies_l3: true,
        base: BaseAlgorithm::Uba,
        separators: Separators::None,
        fields: FieldLayout::SingleParagraph,
        field_direction: FieldDirection::LeftToRight,
        field_controls: FieldControls::Nothing,
        name_controls: WholeNameControls::Nothing,
        path: PathLayout::WithHost,
        hyphen: PunctuationClass::Unchanged,
        full_stop: PunctuationClass::Unchanged,
        digits: DigitClass::Unchanged,
        skipped_rules: SkippedRules::NONE,
        mirroring: Mirroring::Unicode,
    };

    /// Whether a name of any kind is one paragraph of the UBA, so that there can be controls and text around it.
    pub fn has_one_paragraph(&self) -> bool {
        self.base == BaseAlgorithm::Uba
            && self.fields == FieldLayout::SingleParagraph
            && self.path == PathLayout::WithHost
    }

    /// The paragraph of the UBA that is all there is of the display: nothing is inserted, left out or classed otherwise, and
    /// there is no other text. `None` where there is more to it.
    pub(in crate::order) fn plain_paragraph(&self) -> Option<ParagraphDirection> {
        let is_plain = self.has_one_paragraph()
            && !self.changes_classes()
            && self.data_version == BidiDataVersion::Current
            && self.context.is_empty()
            && self.field_controls == FieldControls::Nothing
            && self.name_controls == WholeNameControls::Nothing
            && self.skipped_rules == SkippedRules::NONE;
        match self.paragraph {
            _ if !is_plain => None,
            ParagraphChoice::LeftToRight => Some(ParagraphDirection::LTR),
            ParagraphChoice::RightToLeft => Some(ParagraphDirection::RTL),
            ParagraphChoice::Auto => Some(ParagraphDirection::Auto),
            ParagraphChoice::LastCharacter | ParagraphChoice::Host => None,
        }
    }

    /// Whether all there is of the display is the one-to-one display of the whole name.
    pub(in crate::order) fn is_one_to_one(&self) -> bool {
        self.base == BaseAlgorithm::OneToOne
            && self.fields == FieldLayout::SingleParagraph
            && !self.changes_classes()
            && self.data_version == BidiDataVersion::Current
    }
}
