//! Lengths on the screen. One that is out of range is refused when it is read, so it is written as the nearest that is
//! not: a desktop may make a window of any size.

use std::ops::RangeInclusive;

use serde::{Serialize, Serializer};

/// How high or wide a part of the window is, in points.
pub(super) const SIZES: RangeInclusive<f32> = 16.0..=16_384.0;
/// How far the window zooms.
pub(super) const ZOOMS: RangeInclusive<f32> = 0.2..=5.0;
/// How long its sides are. No screen is larger.
pub(super) const SIDES: RangeInclusive<f32> = 64.0..=16_384.0;
/// How far its corner may be from that of the first screen, among several screens.
pub(super) const PLACES: RangeInclusive<f32> = -32_768.0..=32_768.0;

/// Writes the size of a part of the window: one that is closed, or has no room, has none.
#[allow(clippy::trivially_copy_pass_by_ref)] // What serde hands over.
pub(super) fn write_size<S: Serializer>(size: &f32, serializer: S) -> Result<S::Ok, S::Error> {
    within(*size, &SIZES).serialize(serializer)
}

/// Writes how far the window zooms.
#[allow(clippy::trivially_copy_pass_by_ref)] // What serde hands over.
pub(super) fn write_zoom<S: Serializer>(zoom: &f32, serializer: S) -> Result<S::Ok, S::Error> {
    within(*zoom, &ZOOMS).serialize(serializer)
}

/// Writes how long its sides are.
pub(super) fn write_sides<S: Serializer>(size: &[f32; 2], serializer: S) -> Result<S::Ok, S::Error> {
    size.map(|it| within(it, &SIDES)).serialize(serializer)
}

/// Writes where its corner is.
pub(super) fn write_position<S: Serializer>(
    position: &Option<[f32; 2]>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    position.map(|it| it.map(|place| within(place, &PLACES))).serialize(serializer)
}

/// The nearest length in a range.
fn within(length: f32, range: &RangeInclusive<f32>) -> f32 {
    if length.is_nan() { *range.start() } else { length.clamp(*range.start(), *range.end()) }
}
