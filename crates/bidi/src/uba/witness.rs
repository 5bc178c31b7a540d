//! An independent implementation, asked about every name: `unicode-bidi`.

use icu_properties::{CodePointMapData, props};
use serde::Serialize;
use unicode_bidi::BidiInfo;

use crate::index::{Direction, Level};
use crate::name::{Character, text_of};

use super::reordering::place_removed;
use super::{Engine, ParagraphDirection, Silent};

/// The implementation and its version, as `Cargo.lock` has it; a test compares the two.
pub const ENGINE: &str = "unicode-bidi 0.3.18";

/// What the witness says of a paragraph.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Witness {
    /// The implementation and its version.
    pub engine: &'static str,
    /// Whether it resolves the same levels, in both paragraph directions.
    pub agrees: bool,
}

/// Asks the witness about one paragraph: whether it resolves the same levels as our engine, up to
/// rule L1, in a left-to-right and in a right-to-left paragraph.
///
/// It goes by the scalar values and today's classes of both engines' common data, so a paragraph
/// with other classes ([`super::Edition`]) is not its business.
pub fn ask(characters: &[Character]) -> Witness {
    let mut engine = Engine::new();
    let agrees = [Direction::LeftToRight, Direction::RightToLeft].into_iter().all(|direction| {
        engine.resolve(characters, ParagraphDirection::Fixed(direction), &mut Silent);
        engine.levels() == levels(characters, direction)
    });
    Witness { engine: ENGINE, agrees }
}

/// The levels that the witness resolves, up to rule L1, for the first paragraph in `characters`; those
/// of removed characters, which the standard leaves open, are placed as ours are.
pub fn levels(characters: &[Character], direction: Direction) -> Vec<Level> {
    let text = text_of(characters);
    let source = CodePointMapData::<props::BidiClass>::new();
    let base = match direction {
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
    place_removed(characters, Level::of_paragraph(direction), &mut levels);
    levels
}
