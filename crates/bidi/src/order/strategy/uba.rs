//! The Unicode Bidirectional Algorithm, UAX #9, in one paragraph.

use crate::order::choices::{FieldSeparators, ParagraphDirectionChoice, StrategyChoices};
use crate::order::context::SurroundingText;

/// In a left-to-right paragraph.
pub(super) const LTR: StrategyChoices = in_paragraph(ParagraphDirectionChoice::LeftToRight);
/// In a right-to-left paragraph.
pub(super) const RTL: StrategyChoices = in_paragraph(ParagraphDirectionChoice::RightToLeft);
/// In a paragraph with the direction of its first strong character.
pub(super) const AUTO: StrategyChoices = in_paragraph(ParagraphDirectionChoice::FirstStrongOfParagraph);

const fn in_paragraph(paragraph: ParagraphDirectionChoice) -> StrategyChoices {
    StrategyChoices {
        surrounding_text: SurroundingText::NONE,
        field_separators: FieldSeparators::NoSeparators,
        paragraph_direction: paragraph,
        ..*StrategyChoices::DEFAULT_CHOICES
    }
}
