//! The Unicode Bidirectional Algorithm, UAX #9, in one paragraph.

use crate::order::choices::{Choices, ParagraphChoice, Separators};
use crate::order::context::Context;

/// In a left-to-right paragraph.
pub(super) const LTR: Choices = in_paragraph(ParagraphChoice::LeftToRight);
/// In a right-to-left paragraph.
pub(super) const RTL: Choices = in_paragraph(ParagraphChoice::RightToLeft);
/// In a paragraph with the direction of its first strong character.
pub(super) const AUTO: Choices = in_paragraph(ParagraphChoice::Auto);

const fn in_paragraph(paragraph: ParagraphChoice) -> Choices {
    Choices { context: Context::NONE, separators: Separators::None, paragraph, ..*Choices::PLAIN }
}
