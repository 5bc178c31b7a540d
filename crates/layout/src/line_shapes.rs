//! The filled shapes of a line at a size, in pixels from the line's origin, y downwards.

use std::sync::Arc;

use bidiscope_bidi::order::LogicalIndex;

use super::bitmap::snap_to_grid;
use super::cells::Extent;
use super::faces::Faces;
use super::frame::CharacterBox;
use super::line::ShapedLine;
use super::shape::{Shape, ShapeSource};

/// The shapes of a line at this size, moved to the grid (see [`snap_to_grid`]), sorted by layers and in each
/// layer by left edges. Characters without a layer are left out.
pub(super) fn shapes(
    line: &ShapedLine,
    faces: &Faces,
    size: f32,
    layer_of: impl Fn(LogicalIndex) -> Option<usize>,
) -> Vec<Shape> {
    let glyphs = line.glyphs().iter().filter_map(|glyph| {
        let layer = layer_of(glyph.logical)?;
        let outline = faces.outline(glyph.face, glyph.glyph)?;
        let source = ShapeSource::Glyph(glyph.face, glyph.glyph);
        let mut shape = Shape::new(source, outline, glyph.scale * size, layer)?;
        shape.move_to(glyph.x_em * size, -glyph.y_em * size);
        Some(shape)
    });
    let frames = line.character_boxes().iter().filter_map(|frame| {
        let layer = layer_of(frame.logical)?;
        let width = frame.extent.right_em - frame.extent.left_em;
        let lengths = [width, frame.bottom_em, frame.top_em, frame.thickness_em].map(f32::to_bits);
        let at_origin = CharacterBox { extent: Extent { left_em: 0.0, right_em: width }, ..*frame };
        let source = ShapeSource::Frame(frame.reason, lengths);
        let mut shape = Shape::new(source, Arc::new(at_origin.outline()), size, layer)?;
        shape.move_to(frame.extent.left_em * size, 0.0);
        Some(shape)
    });
    let mut shapes: Vec<Shape> = glyphs.chain(frames).collect();
    snap_to_grid(&mut shapes);
    shapes.sort_by_key(|it| (it.layer, it.area.left));
    shapes
}
