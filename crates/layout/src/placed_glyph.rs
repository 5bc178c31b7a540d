//! A glyph on a line.

use bidiscope_bidi::order::LogicalIndex;

use super::bundled_faces::FaceId;

/// A glyph placed on the line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlacedGlyph {
    /// The face it is from.
    pub face_id: FaceId,
    /// The glyph's ID in that face.
    pub glyph_id: u16,
    /// Its origin, in em from the line's left end.
    pub x_from_line_left_em: f32,
    /// Its origin, in em above the baseline.
    pub y_above_baseline_em: f32,
    /// Its size relative to the line's: 1 for text, less for the letters in a box.
    pub size_relative_to_line: f32,
    /// The first character of its cluster.
    pub first_logical_index: LogicalIndex,
}
