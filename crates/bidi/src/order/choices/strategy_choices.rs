//! All choices of a strategy.

use crate::order::context::SurroundingText;
use crate::order::fields::FieldOrderDirection;
use crate::uba::{BidiDataVersion, ParagraphDirection, SkippedUbaRules};

use super::vocabulary::{
    BaseAlgorithm, DigitClassOverride, DirectionWithinField, FieldControls, FieldLayout, FieldSeparators,
    MirroredCharacters, ParagraphDirectionChoice, PathLayout, PunctuationClassOverride, WholeNameControls,
};

/// All choices of a strategy. Everything that computes with a display reads them, whatever its identifier is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StrategyChoices {
    /// The text before and after the name.
    pub surrounding_text: SurroundingText,
    /// The Unicode version whose bidi classes are used.
    pub bidi_data_version: BidiDataVersion,
    /// The direction in which the fields follow each other, or what decides it.
    pub field_order_direction: FieldOrderDirection,
    /// The direction of the paragraph, or what decides it.
    pub paragraph_direction: ParagraphDirectionChoice,
    /// Whether rule L3 moves marks after their bases; without it they precede their right-to-left bases.
    pub applies_l3: bool,
    /// The rules that order the characters.
    pub base_algorithm: BaseAlgorithm,
    /// The characters that separate fields.
    pub field_separators: FieldSeparators,
    /// The layout of the fields.
    pub field_layout: FieldLayout,
    /// The direction of each field.
    pub direction_within_field: DirectionWithinField,
    /// The bidi controls around each field.
    pub field_controls: FieldControls,
    /// The bidi controls around the whole name.
    pub whole_name_controls: WholeNameControls,
    /// The layout of a path.
    pub path_layout: PathLayout,
    /// The class of the hyphen-minus.
    pub hyphen_class: PunctuationClassOverride,
    /// The class of the full stop and the other label separators.
    pub full_stop_class: PunctuationClassOverride,
    /// The class of digits.
    pub digit_class: DigitClassOverride,
    /// The rules of the UBA that are left out.
    pub skipped_rules: SkippedUbaRules,
    /// What is mirrored.
    pub mirrored_characters: MirroredCharacters,
}

impl StrategyChoices {
    /// All choices at their defaults: the UBA in a left-to-right paragraph. A constant of other choices takes from it what
    /// can be copied: `StrategyChoices { surrounding_text: SurroundingText::NONE, field_separators: FieldSeparators::NoSeparators,
    /// paragraph_direction, ..*StrategyChoices::DEFAULT_CHOICES }`.
    pub const DEFAULT_CHOICES: &'static Self = &Self {
        surrounding_text: SurroundingText::NONE,
        bidi_data_version: BidiDataVersion::Current,
        field_order_direction: FieldOrderDirection::AlwaysLeftToRight,
        paragraph_direction: ParagraphDirectionChoice::LeftToRight,
        applies_l3: true,
        base_algorithm: BaseAlgorithm::Uba,
        field_separators: FieldSeparators::NoSeparators,
        field_layout: FieldLayout::SingleParagraph,
        direction_within_field: DirectionWithinField::AlwaysLeftToRight,
        field_controls: FieldControls::Nothing,
        whole_name_controls: WholeNameControls::Nothing,
        path_layout: PathLayout::WithHost,
        hyphen_class: PunctuationClassOverride::Unchanged,
        full_stop_class: PunctuationClassOverride::Unchanged,
        digit_class: DigitClassOverride::Unchanged,
        skipped_rules: SkippedUbaRules::NONE,
        mirrored_characters: MirroredCharacters::BidiMirrored,
    };

    /// Whether a name of any kind is one paragraph of the UBA, so that there can be controls and text around it.
    pub fn displays_name_as_one_paragraph(&self) -> bool {
        self.base_algorithm == BaseAlgorithm::Uba
            && self.field_layout == FieldLayout::SingleParagraph
            && self.path_layout == PathLayout::WithHost
    }

    /// The paragraph of the UBA that is all there is of the display: nothing is inserted, left out or classed otherwise, and
    /// there is no other text. `None` where there is more to it.
    pub(in crate::order) fn plain_paragraph(&self) -> Option<ParagraphDirection> {
        let is_plain = self.displays_name_as_one_paragraph()
            && !self.changes_classes()
            && self.bidi_data_version == BidiDataVersion::Current
            && self.surrounding_text.is_empty()
            && self.field_controls == FieldControls::Nothing
            && self.whole_name_controls == WholeNameControls::Nothing
            && self.skipped_rules == SkippedUbaRules::NONE;
        match self.paragraph_direction {
            _ if !is_plain => None,
            ParagraphDirectionChoice::LeftToRight => Some(ParagraphDirection::LTR),
            ParagraphDirectionChoice::RightToLeft => Some(ParagraphDirection::RTL),
            ParagraphDirectionChoice::FirstStrongOfParagraph => Some(ParagraphDirection::Auto),
            ParagraphDirectionChoice::LastCharacterOfName | ParagraphDirectionChoice::FirstStrongOfHost => {
                None
            }
        }
    }

    /// Whether all there is of the display is the one-to-one display of the whole name.
    pub(in crate::order) fn is_one_to_one(&self) -> bool {
        self.base_algorithm == BaseAlgorithm::OneToOne
            && self.field_layout == FieldLayout::SingleParagraph
            && !self.changes_classes()
            && self.bidi_data_version == BidiDataVersion::Current
    }
}
