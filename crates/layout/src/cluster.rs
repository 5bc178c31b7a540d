//! A cluster of the shaper, with its glyphs and boxes.

use std::ops::Range;

use bidiscope_bidi::name::is_mark;
use bidiscope_bidi::order::Direction;

use super::bundled_faces::FaceId;
use super::faces::Faces;
use super::label_box::LabelBox;
use super::line_text::LineText;
use super::outline::Bounds;
use super::script::is_ignorable;

/// A cluster of the shaper, relative to its own left edge. Lengths in em.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Cluster {
    pub(super) characters: Range<usize>,
    pub(super) glyphs: Vec<ClusterGlyph>,
    /// The width of the glyphs alone.
    pub(super) advance: f32,
    /// Boxes after the glyphs in reading order, each for one of the characters.
    pub(super) boxes: Vec<(usize, LabelBox)>,
    /// Whether the shaper failed on it.
    pub(super) is_unshaped: bool,
}

/// A glyph of a cluster.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct ClusterGlyph {
    pub(super) face: FaceId,
    pub(super) glyph: u16,
    pub(super) x: f32,
    pub(super) y: f32,
}

impl Cluster {
    /// The width of the glyphs and boxes.
    pub(super) fn width(&self) -> f32 {
        self.boxes.iter().fold(self.advance, |width, (_, it)| width + it.advance)
    }

    /// The bounds of its ink, relative to the place where its glyphs begin: of its glyphs, or else of its
    /// first box; `None` where it has neither.
    pub(super) fn bounds(&self, faces: &Faces, direction: Direction) -> Option<Bounds> {
        let glyphs = self
            .glyphs
            .iter()
            .filter_map(|it| Some(translated(faces.outline(it.face, it.glyph)?.bounds()?, it)));
        glyphs.reduce(Bounds::union).or_else(|| {
            let (_, label) = self.boxes.first()?;
            let start = if direction.is_right_to_left() { -label.advance } else { 0.0 };
            let (left, right) = (start + label.left, start + label.right);
            Some(Bounds { left, right, bottom: label.bottom, top: label.top })
        })
    }

    /// Whether it is a letter of zero width, drawn over the one before it.
    pub(super) fn is_overlaid(&self, text: &LineText<'_>) -> bool {
        let first = text.scalars[self.characters.start];
        self.width() <= 0.0 && !self.glyphs.is_empty() && !is_ignorable(first) && !is_mark(first)
    }
}

/// The bounds of a glyph translated to its place.
pub(super) fn translated(bounds: Bounds, by: &ClusterGlyph) -> Bounds {
    Bounds {
        left: bounds.left + by.x,
        right: bounds.right + by.x,
        bottom: bounds.bottom + by.y,
        top: bounds.top + by.y,
    }
}
