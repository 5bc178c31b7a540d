//! Stretches that normalization and mapping treat on their own.

use std::ops::Range;

use crate::name::{Character, is_mark};

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
