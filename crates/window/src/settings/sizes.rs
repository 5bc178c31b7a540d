//! Lengths on the screen: what is out of range is refused when it is read, so it is written as the nearest that is not.

use std::ops::RangeInclusive;

use serde::{Serialize, Serializer};

/// How high or wide a part of the window is, in points.
pub(super) const SIZES: RangeInclusive<f32> = 16.0..=16_384.0;

/// Writes the size of a part of the window: one that is closed, or has no room, has none.
#[allow(clippy::trivially_copy_pass_by_ref)] // What serde hands over.
pub(super) fn write_size<S: Serializer>(size: &f32, serializer: S) -> Result<S::Ok, S::Error> {
    within(*size, &SIZES).serialize(serializer)
}

/// The nearest length in a range.
pub(super) fn within(length: f32, range: &RangeInclusive<f32>) -> f32 {
    if length.is_nan() { *range.start() } else { length.clamp(*range.start(), *range.end()) }
}
