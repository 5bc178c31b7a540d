//! Segments that normalization and mapping process independently: a base character with its marks.

use std::ops::Range;

use icu_normalizer::ComposingNormalizerBorrowed;

use bidiscope_bidi::name::{Character, is_mark, text_of};

/// Starts a new segment at each character that is not a combining mark. Only Hangul jamo compose across
/// segments, so callers that map segments one by one must compare the result with the whole.
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

/// The characters of segments that are not in Normalization Form C, as indices into the label.
pub(super) fn not_in_nfc(label: &[Character]) -> Vec<usize> {
    let normalizer = ComposingNormalizerBorrowed::new_nfc();
    if normalizer.is_normalized(&text_of(label)) {
        return Vec::new();
    }
    let by_segment: Vec<usize> = segments(label)
        .into_iter()
        .filter(|segment| !normalizer.is_normalized(&text_of(&label[segment.clone()])))
        .flatten()
        .collect();
    // Conjoining jamo compose across segments: then the whole label is reported.
    if by_segment.is_empty() { (0..label.len()).collect() } else { by_segment }
}
