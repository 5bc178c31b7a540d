//! The Unicode Bidirectional Algorithm, UAX #9, in one paragraph.

use crate::order::choices::{DisplayChoices, ParagraphChoice, Separators};
use crate::order::context::Context;

/// In a left-to-right paragraph.
pub(super) const LTR: DisplayChoices = in_paragraph(ParagraphChoice::LeftToRight);
/// In a right-to-left paragraph.
pub(super) const RTL: DisplayChoices = in_paragraph(ParagraphChoice::RightToLeft);
/// In a paragraph with the direction of its first strong character.
pub(super) const AUTO: DisplayChoices = in_paragraph(ParagraphChoice::Auto);

const fn in_paragraph(paragraph: ParagraphChoice) -> DisplayChoices {
    DisplayChoices {
        context: Context::NONE,
        separators: Separators::None,
        paragraph,
        ..*DisplayChoices::DEFAULT
    }
}
