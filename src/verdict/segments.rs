//! Stretches that normalization and mapping treat on their own.

use std::ops::Range;

use icu_properties::{CodePointMapData, props::GeneralCategory};

use crate::name::Character;

/// Divides characters before each one that is no combining mark. Composition beyond such a stretch
/// happens in Hangul only: whoever maps the stretches one by one compares the whole.
pub(super) fn segments(characters: &[Character]) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (index, character) in characters.iter().enumerate() {
        match found.last_mut() {
            Some(segment) if is_mark(character.scalar) => segment.end = index + 1,
            _ => found.push(index..index + 1),
        }
    }
    found
}

/// Whether a character is a combining mark (general category M).
pub(super) fn is_mark(scalar: char) -> bool {
    matches!(
        CodePointMapData::<GeneralCategory>::new().get(scalar),
        GeneralCategory::NonspacingMark | GeneralCategory::SpacingMark | GeneralCategory::EnclosingMark
    )
}
