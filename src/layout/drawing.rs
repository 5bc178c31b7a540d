//! From a line to bitmaps.

use std::ops::Range;
use std::sync::MutexGuard;

use ab_glyph_rasterizer::Rasterizer;

use crate::order::LogicalIndex;

use super::faces::Faces;
use super::ink::{Rectangle, Shape, shapes};
use super::line::Line;
use super::raster::{Picture, Raster, add, set_alphas};
use super::stamp::{Stamp, Stamps, together};
use super::{ASCENT, DESCENT};

/// The most pixels that one layer of a bitmap has. What would be larger is cut off at the right.
pub const MAX_PIXELS: usize = 1 << 24;

/// The largest size that is drawn, in pixels per em; what is asked beyond it is drawn at this size, and
/// what is asked below one pixel per em, or is no number, at one.
pub const MAX_PIXELS_PER_EM: f32 = 1024.0;

/// What is drawn of a line at a size, ready for bitmaps of its parts.
///
/// The line's left end and its baseline lie between pixels; the glyphs stand where the shaper put them,
/// to a sixteenth of a pixel.
pub struct Drawing<'a> {
    faces: &'a Faces,
    layers: usize,
    shapes: Vec<Shape>,
    /// The line box and all ink.
    whole: Rectangle,
}

/// The width of a line in pixels at this size, rounded up.
pub fn pixel_width(line: &Line, pixels_per_em: f32) -> i32 {
    (line.width() * size(pixels_per_em)).ceil() as i32
}

impl<'a> Drawing<'a> {
    /// A line at a size in physical pixels per em, at most [`MAX_PIXELS_PER_EM`], in so many layers.
    ///
    /// `layer_of` says in which layer a character is drawn; beyond `layers` it is not drawn at all. A
    /// glyph lies wholly in the layer of its cluster's first character.
    pub fn new(
        line: &Line,
        faces: &'a Faces,
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
        Self { faces, layers, shapes, whole }
    }

    /// The coverage of each layer. Joined letters of one layer have no seam; for those of different
    /// layers, [`Raster::colour`] mixes without one.
    ///
    /// `columns` is the part that is wanted, in pixels from the line's left end; `None` is all of it. A
    /// bitmap that would have more than [`MAX_PIXELS`] ends early: its `width` tells, and the rest can
    /// be asked for.
    pub fn raster(&self, columns: Option<Range<i32>>) -> Raster {
        let frame = self.frame(columns);
        let mut painter = Painter::new(frame, self.faces);
        let layers = (0..self.layers)
            .map(|layer| {
                let mut coverage = vec![0; frame.width() * frame.height()];
                painter.layer(&self.shapes, layer, |index, value| coverage[index] = value);
                coverage
            })
            .collect();
        let (width, height) = (frame.width(), frame.height());
        Raster { left: frame.left, baseline: baseline(frame), width, height, layers }
    }

    /// The line in colours, one for each layer; those beyond them are left out. `columns` is that of
    /// [`Drawing::raster`], and the picture is that of [`Raster::colour`], in a fraction of the time.
    pub fn picture(
        &self,
        columns: Option<Range<i32>>,
        colours: &[[u8; 3]],
        alpha_of: impl Fn(u8) -> u8,
    ) -> Picture {
        let frame = self.frame(columns);
        let mut painter = Painter::new(frame, self.faces);
        let mut pixels = vec![[0; 4]; frame.width() * frame.height()];
        for (layer, &colour) in colours.iter().enumerate() {
            painter.layer(&self.shapes, layer, |index, share| add(&mut pixels[index], colour, share));
        }
        set_alphas(&mut pixels, alpha_of);
        let (width, height) = (frame.width(), frame.height());
        Picture { left: frame.left, baseline: baseline(frame), width, height, pixels }
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

/// How many rows are above the baseline.
fn baseline(frame: Rectangle) -> usize {
    usize::try_from(-frame.top).unwrap_or(0)
}

fn size(pixels_per_em: f32) -> f32 {
    if pixels_per_em.is_nan() { 1.0 } else { pixels_per_em.clamp(1.0, MAX_PIXELS_PER_EM) }
}

/// Draws the shapes of a bitmap.
struct Painter<'a> {
    frame: Rectangle,
    stamps: MutexGuard<'a, Stamps>,
    rasterizer: Rasterizer,
}

impl<'a> Painter<'a> {
    fn new(frame: Rectangle, faces: &'a Faces) -> Self {
        Self { frame, stamps: faces.stamps(), rasterizer: Rasterizer::new(0, 0) }
    }

    /// Draws one layer: `put` takes the index of each pixel that has ink, and its coverage.
    ///
    /// Shapes that share a column of pixels, as joined letters do, are drawn together, so that they
    /// have no seam; what stands apart is drawn by itself, so that empty pixels cost nothing.
    fn layer(&mut self, shapes: &[Shape], layer: usize, mut put: impl FnMut(usize, u8)) {
        let wanted: Vec<&Shape> = shapes.iter().filter(|it| it.layer == layer).collect();
        let mut rest = &wanted[..];
        while !rest.is_empty() {
            let (group, others) = rest.split_at(together(rest, |it| it));
            rest = others;
            let left = group.iter().map(|it| it.area.left).min();
            let right = group.iter().map(|it| it.area.right).max();
            if left.is_some_and(|it| it < self.frame.right) && right.is_some_and(|it| it > self.frame.left) {
                let (column, stamp) = self.stamps.stamp(group, &mut self.rasterizer);
                self.put(column, &stamp, &mut put);
            }
        }
    }

    /// Puts down the part of a stamp that lies in the frame. All ink lies in its rows; columns may reach
    /// out of it.
    fn put(&self, column: i32, stamp: &Stamp, put: &mut impl FnMut(usize, u8)) {
        let left = i64::from(column) + i64::from(stamp.left) - i64::from(self.frame.left);
        let top = usize::try_from(stamp.top - self.frame.top).unwrap_or(0);
        let width = self.frame.width();
        let skipped = usize::try_from(-left).unwrap_or(0);
        let first = usize::try_from(left).unwrap_or(0);
        for (row, coverage) in stamp.coverage.chunks_exact(stamp.width.max(1)).enumerate() {
            let start = (top + row) * width + first;
            let room = width.saturating_sub(first);
            for (index, &share) in coverage.iter().skip(skipped).take(room).enumerate() {
                if share > 0 {
                    put(start + index, share);
                }
            }
        }
    }
}
