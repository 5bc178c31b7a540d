//! The filled shapes of a line at a size, in pixels from the line's origin, y downwards.

use std::sync::Arc;

use bidiscope_bidi::order::LogicalIndex;

use super::bitmap::snap_to_grid;
use super::cells::HorizontalExtent;
use super::faces::Faces;
use super::frame::PlaceholderBox;
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
        let layer = layer_of(glyph.first_logical_index)?;
        let outline = faces.outline(glyph.face_id, glyph.glyph_id)?;
        let source = ShapeSource::Glyph(glyph.face_id, glyph.glyph_id);
        let mut shape = Shape::new(source, outline, glyph.size_relative_to_line * size, layer)?;
        shape.move_to(glyph.x_from_line_left_em * size, -glyph.y_above_baseline_em * size);
        Some(shape)
    });
    let frames = line.placeholder_boxes().iter().filter_map(|frame| {
        let layer = layer_of(frame.logical_index)?;
        let width = frame.outer_extent.right_x_em - frame.outer_extent.left_x_em;
        let lengths =
            [width, frame.bottom_above_baseline_em, frame.top_above_baseline_em, frame.frame_thickness_em]
                .map(f32::to_bits);
        let at_origin =
            PlaceholderBox { outer_extent: HorizontalExtent { left_x_em: 0.0, right_x_em: width }, ..*frame };
        let source = ShapeSource::Frame(frame.placeholder_reason, lengths);
        let mut shape = Shape::new(source, Arc::new(at_origin.outline()), size, layer)?;
        shape.move_to(frame.outer_extent.left_x_em * size, 0.0);
        Some(shape)
    });
    let mut shapes: Vec<Shape> = glyphs.chain(frames).collect();
    snap_to_grid(&mut shapes);
    shapes.sort_by_key(|it| (it.layer, it.area.left));
    shapes
}
