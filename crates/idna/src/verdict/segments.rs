//! Stretches that normalization and mapping treat on their own.

use std::ops::Range;

use icu_normalizer::ComposingNormalizerBorrowed;

use bidiscope_bidi::name::{Character, is_mark, text_of};

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

/// The characters of the stretches that are not in Normalization Form C, as indices into the label.
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
    // Conjoining jamo compose across stretches: then it is the label as a whole.
    if by_segment.is_empty() { (0..label.len()).collect() } else { by_segment }
}
