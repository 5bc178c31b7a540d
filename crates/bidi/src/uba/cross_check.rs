//! A cross-check of the engine against an independent implementation, the crate `unicode-bidi`.

use icu_properties::{CodePointMapData, props};
use serde::Serialize;
use unicode_bidi::BidiInfo;

use crate::index::{Direction, Level};
use crate::name::{Character, text_of};

use super::reordering::set_removed_levels;
use super::{NoObserver, ParagraphDirection, UbaEngine};

/// The independent implementation and its version; a test compares it with `Cargo.lock`.
pub const CROSS_CHECK_CRATE_AND_VERSION: &str = "unicode-bidi 0.3.18";

/// Whether another implementation agrees about one paragraph.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct UbaLevelCrossCheck {
    /// The other implementation and its version: [`CROSS_CHECK_CRATE_AND_VERSION`].
    pub engine: &'static str,
    /// Whether it resolves the same levels as [`UbaEngine`], in both paragraph directions.
    pub agrees: bool,
}

/// Compares the levels of one paragraph, up to rule L1, as left-to-right and as right-to-left paragraph.
///
/// The other implementation takes the current classes of the scalar values, so a paragraph with other classes
/// ([`super::BidiDataVersion`]) cannot be checked: the answer has no meaning for it.
pub fn cross_check_levels(paragraph_characters: &[Character]) -> UbaLevelCrossCheck {
    let mut engine = UbaEngine::new();
    let agrees = [Direction::LeftToRight, Direction::RightToLeft].into_iter().all(|direction| {
        engine.resolve_paragraph(paragraph_characters, ParagraphDirection::Fixed(direction), &mut NoObserver);
        engine.levels() == levels_by_unicode_bidi_crate(paragraph_characters, direction)
    });
    UbaLevelCrossCheck { engine: CROSS_CHECK_CRATE_AND_VERSION, agrees }
}

/// The levels by the independent implementation, up to rule L1, of the first paragraph in `paragraph_characters`. Those of
/// characters that X9 removes, which the standard leaves open, are set as [`UbaEngine::levels`] sets them.
pub fn levels_by_unicode_bidi_crate(
    paragraph_characters: &[Character],
    paragraph_direction: Direction,
) -> Vec<Level> {
    let text = text_of(paragraph_characters);
    let source = CodePointMapData::<props::BidiClass>::new();
    let base = match paragraph_direction {
        Direction::LeftToRight => unicode_bidi::Level::ltr(),
        Direction::RightToLeft => unicode_bidi::Level::rtl(),
    };
    let info = BidiInfo::new_with_data_source(&source, &text, Some(base));
    let Some(paragraph) = info.paragraphs.first() else {
        return Vec::new();
    };
    let mut levels: Vec<Level> = info
        .reordered_levels_per_char(paragraph, paragraph.range.clone())
        .into_iter()
        .map(|level| Level::new(level.number()).unwrap_or(Level::MAX))
        .collect();
    set_removed_levels(paragraph_characters, Level::of_paragraph(paragraph_direction), &mut levels);
    levels
}
