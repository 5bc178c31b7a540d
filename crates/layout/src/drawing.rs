//! Draws a line as bitmaps.

use std::ops::Range;
use std::sync::Arc;

use bidiscope_bidi::order::LogicalIndex;

use super::bitmap::{self, GlyphBitmap};
use super::faces::Faces;
use super::line::ShapedLine;
use super::line_shapes::shapes;
use super::raster::LineRaster;
use super::shape::{Rectangle, Shape};
use super::{LINE_BOX_ASCENT_EM, LINE_BOX_DESCENT_EM};

/// The most pixels of one layer of a [`LineRaster`]. A line that would have more is cut off at the right; see
/// [`ShapedLineDrawing::raster`].
pub const MAX_PIXELS_PER_RASTER_LAYER: usize = 1 << 24;

/// The largest size that is drawn, in pixels per em. A larger size is drawn at this one; a size below 1, or
/// NaN, at 1.
pub const MAX_PIXELS_PER_EM: f32 = 1024.0;

/// The shapes of a line at a size, ready to be drawn.
///
/// The line's left end and its baseline are on pixel boundaries; glyphs are at most a sixteenth of a pixel
/// from where the shaper put them.
pub struct ShapedLineDrawing {
    faces: Faces,
    layers: usize,
    shapes: Vec<Shape>,
    groups: Vec<GlyphGroup>,
    /// The line box and all ink, in pixels.
    whole: Rectangle,
}

/// Shapes of one layer that share columns of pixels, as joined letters do: they are drawn connected, so that
/// no seam shows. A long sequence is cut into several groups of at most [`MAX_GLYPH_GROUP_PIXEL_COLUMNS`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GlyphGroup {
    /// The index of the layer.
    pub colour_layer_index: usize,
    /// The columns of pixels, from the line's left end.
    pub pixel_columns_from_line_left: Range<i32>,
    shapes: Range<usize>,
}

/// The most columns of pixels of a [`GlyphGroup`].
pub const MAX_GLYPH_GROUP_PIXEL_COLUMNS: i32 = 255;

/// A bitmap and where to draw it, in whole pixels from the left end of the line's baseline, y downwards.
pub struct PlacedBitmap {
    /// The column of its first pixels.
    pub left: i32,
    /// The row of its first pixels.
    pub top: i32,
    /// Its pixels. The same bitmap is shared by all places with the same shapes at the same fractions of a
    /// pixel.
    pub bitmap: Arc<GlyphBitmap>,
}

/// The width of a line in pixels at a size in physical pixels per em, rounded up. As in a [`ShapedLineDrawing`], the size is
/// taken as at least 1 and at most [`MAX_PIXELS_PER_EM`].
pub fn pixel_width(line: &ShapedLine, pixels_per_em: f32) -> i32 {
    (line.width_em() * valid_size(pixels_per_em)).ceil() as i32
}

impl ShapedLineDrawing {
    /// A line at a size in physical pixels per em, from 1 to [`MAX_PIXELS_PER_EM`], in this many layers. `faces` are those
    /// with which the line was made.
    ///
    /// `colour_layer_index_of` gives the layer of a character; with `colour_layer_count` or more it is not drawn. A glyph is
    /// wholly in the layer of its cluster's first character.
    pub fn new(
        line: &ShapedLine,
        faces: &Faces,
        pixels_per_em: f32,
        colour_layer_count: usize,
        colour_layer_index_of: impl Fn(LogicalIndex) -> usize,
    ) -> Self {
        let size = valid_size(pixels_per_em);
        let layer = |logical| Some(colour_layer_index_of(logical)).filter(|&it| it < colour_layer_count);
        let shapes = shapes(line, faces, size, layer);
        let line_box = Rectangle {
            left: 0,
            right: pixel_width(line, pixels_per_em),
            top: -((LINE_BOX_ASCENT_EM * size).ceil() as i32),
            bottom: (LINE_BOX_DESCENT_EM * size).ceil() as i32,
        };
        let whole = shapes.iter().fold(line_box, |whole, shape| whole.union(shape.area));
        Self { faces: faces.clone(), layers: colour_layer_count, groups: groups(&shapes), shapes, whole }
    }

    /// The groups, by layers and in each layer from left to right.
    pub fn groups(&self) -> &[GlyphGroup] {
        &self.groups
    }

    /// The bitmap of a group, which must be one of [`Self::groups`].
    pub fn glyph_group_bitmap(&self, glyph_group: &GlyphGroup) -> PlacedBitmap {
        let shapes = self.shapes.get(glyph_group.shapes.clone()).unwrap_or_default();
        let bitmap = self.faces.bitmaps().bitmap(shapes, glyph_group.pixel_columns_from_line_left.clone());
        PlacedBitmap { left: glyph_group.pixel_columns_from_line_left.start, top: bitmap.top, bitmap }
    }

    /// The coverage of each layer. Joined letters of one layer have no seam; [`LineRaster::composite_premultiplied_rgba`]
    /// combines layers without one.
    ///
    /// `pixel_columns_from_line_left` is the part to draw, in pixels from the line's left end; `None` for all of it. A bitmap
    /// that would have more than [`MAX_PIXELS_PER_RASTER_LAYER`] ends early, as its `width` shows; the rest can be drawn by
    /// another call.
    pub fn raster(&self, pixel_columns_from_line_left: Option<Range<i32>>) -> LineRaster {
        let frame = self.frame(pixel_columns_from_line_left);
        let (width, height) = (frame.width(), frame.height());
        let mut layers = vec![vec![0; width * height]; self.layers];
        let in_frame = |it: &&GlyphGroup| {
            it.pixel_columns_from_line_left.start < frame.right
                && frame.left < it.pixel_columns_from_line_left.end
        };
        for group in self.groups.iter().filter(in_frame) {
            add_bitmap(&self.glyph_group_bitmap(group), frame, &mut layers[group.colour_layer_index]);
        }
        let baseline = usize::try_from(-frame.top).unwrap_or(0);
        LineRaster {
            left_px_from_line_left: frame.left,
            pixel_rows_above_baseline: baseline,
            width_px: width,
            height_px: height,
            colour_layer_coverages: layers,
        }
    }

    /// The rectangle of the requested columns, within the limit of pixels.
    fn frame(&self, columns: Option<Range<i32>>) -> Rectangle {
        let requested = columns.unwrap_or(self.whole.left..self.whole.right);
        let left = requested.start;
        let most = MAX_PIXELS_PER_RASTER_LAYER / self.whole.height().max(1);
        let right = requested.end.max(left).min(left.saturating_add(i32::try_from(most).unwrap_or(i32::MAX)));
        Rectangle { left, right, ..self.whole }
    }
}

/// The groups of shapes, which are sorted by layers and in each layer by left edges.
fn groups(shapes: &[Shape]) -> Vec<GlyphGroup> {
    let mut groups = Vec::new();
    let mut start = 0;
    for of_layer in shapes.chunk_by(|one, next| one.layer == next.layer) {
        let mut rest = of_layer;
        while !rest.is_empty() {
            let (connected, others) = rest.split_at(bitmap::connected_count(rest));
            rest = others;
            add_groups(connected, start, &mut groups);
            start += connected.len();
        }
    }
    groups
}

/// Cuts connected shapes into groups; `start` is the index of the first of them among all shapes.
fn add_groups(connected: &[Shape], start: usize, groups: &mut Vec<GlyphGroup>) {
    let Some(first) = connected.first() else { return };
    let end = connected.iter().fold(first.area.right, |right, it| right.max(it.area.right));
    let mut left = first.area.left;
    // The first shape that may reach into the columns.
    let mut from = 0;
    while left < end {
        let right = end.min(left.saturating_add(MAX_GLYPH_GROUP_PIXEL_COLUMNS));
        while connected[from..].first().is_some_and(|it| it.area.right <= left) {
            from += 1;
        }
        let to = connected.partition_point(|it| it.area.left < right);
        groups.push(GlyphGroup {
            colour_layer_index: first.layer,
            pixel_columns_from_line_left: left..right,
            shapes: start + from..start + to,
        });
        left = right;
    }
}

/// Adds the part of a bitmap that is in the frame to a layer. All ink is in the frame's rows; columns may
/// exceed it.
fn add_bitmap(placed: &PlacedBitmap, frame: Rectangle, layer: &mut [u8]) {
    let left = i64::from(placed.left) - i64::from(frame.left);
    let top = usize::try_from(placed.top - frame.top).unwrap_or(0);
    let skipped = usize::try_from(-left).unwrap_or(0);
    let first = usize::try_from(left).unwrap_or(0);
    let visible = frame.width().saturating_sub(first);
    for (row, coverage) in placed.bitmap.coverage.chunks_exact(placed.bitmap.width.max(1)).enumerate() {
        let start = (top + row) * frame.width() + first;
        for (index, &share) in coverage.iter().skip(skipped).take(visible).enumerate() {
            if share > 0 {
                layer[start + index] = layer[start + index].saturating_add(share);
            }
        }
    }
}

fn valid_size(pixels_per_em: f32) -> f32 {
    if pixels_per_em.is_nan() { 1.0 } else { pixels_per_em.clamp(1.0, MAX_PIXELS_PER_EM) }
}
