//! From a line to bitmaps.

use std::ops::Range;
use std::sync::Arc;

use bidiscope_bidi::order::LogicalIndex;

use super::faces::Faces;
use super::ink::{Rectangle, Shape, shapes};
use super::line::Line;
use super::raster::Raster;
use super::stamp::{self, Stamp};
use super::{ASCENT, DESCENT};

/// The most pixels that one layer of a bitmap has. What would be larger is cut off at the right.
pub const MAX_PIXELS: usize = 1 << 24;

/// The largest size that is drawn, in pixels per em; what is asked beyond it is drawn at this size, and
/// what is asked below one pixel per em, or is no number, at one.
pub const MAX_PIXELS_PER_EM: f32 = 1024.0;

/// What is drawn of a line at a size.
///
/// The line's left end and its baseline lie between pixels; the glyphs stand where the shaper put them,
/// to a sixteenth of a pixel.
pub struct Drawing {
    faces: Faces,
    layers: usize,
    shapes: Vec<Shape>,
    groups: Vec<Group>,
    /// The line box and all ink.
    whole: Rectangle,
}

/// Shapes of one layer that share columns of pixels, as joined letters do: they are drawn together, so
/// that they have no seam. A long stretch is cut into several of at most [`MAX_GROUP_COLUMNS`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The layer.
    pub layer: usize,
    /// The columns that are drawn, in pixels from the line's left end.
    pub columns: Range<i32>,
    shapes: Range<usize>,
}

/// The most columns of a group.
pub const MAX_GROUP_COLUMNS: i32 = 255;

/// A stamp where it stands, in whole pixels from the line's origin, y downwards.
pub struct PlacedStamp {
    /// Where its pixels begin.
    pub left: i32,
    /// Where its pixels begin.
    pub top: i32,
    /// Its pixels. The same stamp comes again wherever the same shapes stand in the same way.
    pub stamp: Arc<Stamp>,
}

/// The width of a line in pixels at this size, rounded up.
pub fn pixel_width(line: &Line, pixels_per_em: f32) -> i32 {
    (line.width() * size(pixels_per_em)).ceil() as i32
}

impl Drawing {
    /// A line at a size in physical pixels per em, at most [`MAX_PIXELS_PER_EM`], in so many layers.
    ///
    /// `layer_of` says in which layer a character is drawn; beyond `layers` it is not drawn at all. A
    /// glyph lies wholly in the layer of its cluster's first character.
    pub fn new(
        line: &Line,
        faces: &Faces,
        pixels_per_em: f32,
        layers: usize,
        layer_of: impl Fn(LogicalIndex) -> usize,
    ) -> Self {
        let size = size(pixels_per_em);
        let layer = |logical| Some(layer_of(logical)).filter(|&it| it < layers);
        let shapes = shapes(line, faces, size, layer);
        let line_box = Rectangle {
            left: 0,
            right: pixel_width(line, pixels_per_em),
            top: -((ASCENT * size).ceil() as i32),
            bottom: (DESCENT * size).ceil() as i32,
        };
        let whole = shapes.iter().fold(line_box, |whole, shape| whole.joined(shape.area));
        Self { faces: faces.clone(), layers, groups: groups(&shapes), shapes, whole }
    }

    /// All that is drawn, by layers and in each from left to right.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The picture of a group; empty for a group of another drawing that this one does not have.
    pub fn stamp(&self, group: &Group) -> PlacedStamp {
        let shapes = self.shapes.get(group.shapes.clone()).unwrap_or_default();
        let stamp = self.faces.stamps().stamp(shapes, group.columns.clone());
        PlacedStamp { left: group.columns.start, top: stamp.top, stamp }
    }

    /// The coverage of each layer. Joined letters of one layer have no seam; for those of different
    /// layers, [`Raster::colour`] mixes without one.
    ///
    /// `columns` is the part that is wanted, in pixels from the line's left end; `None` is all of it. A
    /// bitmap that would have more than [`MAX_PIXELS`] ends early: its `width` tells, and the rest can
    /// be asked for.
    pub fn raster(&self, columns: Option<Range<i32>>) -> Raster {
        let frame = self.frame(columns);
        let (width, height) = (frame.width(), frame.height());
        let mut layers = vec![vec![0; width * height]; self.layers];
        let in_frame = |it: &&Group| it.columns.start < frame.right && frame.left < it.columns.end;
        for group in self.groups.iter().filter(in_frame) {
            put(&self.stamp(group), frame, &mut layers[group.layer]);
        }
        let baseline = usize::try_from(-frame.top).unwrap_or(0);
        Raster { left: frame.left, baseline, width, height, layers }
    }

    /// The part of the whole that is wanted, as far as it may be.
    fn frame(&self, columns: Option<Range<i32>>) -> Rectangle {
        let wanted = columns.unwrap_or(self.whole.left..self.whole.right);
        let left = wanted.start;
        let most = MAX_PIXELS / self.whole.height().max(1);
        let right = wanted.end.max(left).min(left.saturating_add(i32::try_from(most).unwrap_or(i32::MAX)));
        Rectangle { left, right, ..self.whole }
    }
}

/// The groups of shapes that are sorted by layers and in each by left edges.
fn groups(shapes: &[Shape]) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut start = 0;
    for of_layer in shapes.chunk_by(|one, next| one.layer == next.layer) {
        let mut rest = of_layer;
        while !rest.is_empty() {
            let (together, others) = rest.split_at(stamp::together(rest));
            rest = others;
            cut(together, start, &mut groups);
            start += together.len();
        }
    }
    groups
}

/// Cuts shapes that stand together into groups; the first is the one at `start` of all.
fn cut(together: &[Shape], start: usize, groups: &mut Vec<Group>) {
    let Some(first) = together.first() else { return };
    let end = together.iter().fold(first.area.right, |right, it| right.max(it.area.right));
    let mut left = first.area.left;
    // The first shape that may reach into the columns: what stands before it ends before them.
    let mut from = 0;
    while left < end {
        let right = end.min(left.saturating_add(MAX_GROUP_COLUMNS));
        while together[from..].first().is_some_and(|it| it.area.right <= left) {
            from += 1;
        }
        let to = together.partition_point(|it| it.area.left < right);
        groups.push(Group { layer: first.layer, columns: left..right, shapes: start + from..start + to });
        left = right;
    }
}

/// Adds the part of a stamp that lies in the frame to a layer. All ink lies in the frame's rows; columns
/// may reach out of it.
fn put(placed: &PlacedStamp, frame: Rectangle, layer: &mut [u8]) {
    let left = i64::from(placed.left) - i64::from(frame.left);
    let top = usize::try_from(placed.top - frame.top).unwrap_or(0);
    let skipped = usize::try_from(-left).unwrap_or(0);
    let first = usize::try_from(left).unwrap_or(0);
    let room = frame.width().saturating_sub(first);
    for (row, coverage) in placed.stamp.coverage.chunks_exact(placed.stamp.width.max(1)).enumerate() {
        let start = (top + row) * frame.width() + first;
        for (index, &share) in coverage.iter().skip(skipped).take(room).enumerate() {
            if share > 0 {
                layer[start + index] = layer[start + index].saturating_add(share);
            }
        }
    }
}

fn size(pixels_per_em: f32) -> f32 {
    if pixels_per_em.is_nan() { 1.0 } else { pixels_per_em.clamp(1.0, MAX_PIXELS_PER_EM) }
}
