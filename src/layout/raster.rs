//! From a line to coverage bitmaps.

use std::ops::Range;
use std::sync::Arc;

use ab_glyph_rasterizer::{Point, Rasterizer, point};

use crate::order::LogicalIndex;

use super::faces::Faces;
use super::line::{Frame, FrameKind, Line};
use super::outline::{Bounds, Outline, Segment};
use super::{ASCENT, DESCENT};

/// The most pixels that one layer of a bitmap has. What would be larger is cut off at the right.
pub const MAX_PIXELS: usize = 1 << 24;

/// The largest size that is drawn, in pixels per em; what is asked beyond it is drawn at this size, and
/// what is asked below one pixel per em, or is no number, at one.
pub const MAX_PIXELS_PER_EM: f32 = 1024.0;

/// Coverage bitmaps of one size, one for each layer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Raster {
    /// The column of the first pixels, in pixels from the line's left end: below 0 where ink reaches
    /// out of the line.
    pub left: i32,
    /// How many rows are above the baseline.
    pub baseline: usize,
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// For each layer its coverage, row by row from the top: 0 outside, 255 wholly covered.
    pub layers: Vec<Vec<u8>>,
}

/// The width of a line in pixels at this size, rounded up.
pub fn pixel_width(line: &Line, pixels_per_em: f32) -> i32 {
    (line.width() * size(pixels_per_em)).ceil() as i32
}

/// Draws a line at a size in physical pixels per em. The line's left end and its baseline lie between
/// pixels; the glyphs stand where the shaper put them, not on whole pixels.
///
/// `columns` is the part that is wanted, in pixels from the line's left end; `None` is all of it. A
/// bitmap that would have more than [`MAX_PIXELS`] ends early: its `width` tells, and the rest can be
/// asked for.
///
/// `layer_of` says in which layer a character is drawn; beyond `layers` it is not drawn at all. A
/// glyph lies wholly in the layer of its cluster's first character. Joined letters of one layer have no
/// seam; for those of different layers, [`Raster::colour`] mixes without one.
pub fn rasterise(
    line: &Line,
    faces: &Faces,
    pixels_per_em: f32,
    columns: Option<Range<i32>>,
    layers: usize,
    layer_of: impl Fn(LogicalIndex) -> usize,
) -> Raster {
    let size = size(pixels_per_em);
    let shapes = shapes(line, faces, size, layers, layer_of);
    let frame = Rectangle::of_bitmap(line, &shapes, size, columns);
    let layers = (0..layers).map(|layer| draw(&shapes, layer, frame)).collect();
    Raster {
        left: frame.left,
        baseline: usize::try_from(-frame.top).unwrap_or(0),
        width: frame.width(),
        height: frame.height(),
        layers,
    }
}

impl Raster {
    /// The layers as one picture, premultiplied: for each pixel red, green, blue and alpha. Where
    /// layers meet in a pixel their shares add up, so that a joined line shows no seam between colours.
    ///
    /// `alpha_of` maps a coverage to an alpha, for themes in which light text wants to be heavier.
    pub fn colour(&self, colours: &[[u8; 3]], alpha_of: impl Fn(u8) -> u8) -> Vec<[u8; 4]> {
        let mut picture = Vec::with_capacity(self.width * self.height);
        for index in 0..self.width * self.height {
            let shares = || self.layers.iter().map(|layer| u32::from(layer[index])).zip(colours);
            let total: u32 = shares().map(|(share, _)| share).sum();
            let alpha = u32::from(alpha_of(u8::try_from(total).unwrap_or(u8::MAX)));
            let channel = |channel: usize| {
                let sum: u32 = shares().map(|(share, colour)| share * u32::from(colour[channel])).sum();
                // The mean of the colours, weighted by their shares, times alpha; no more than 255.
                if total == 0 { 0 } else { ((sum * alpha + 127 * total) / (total * 255)) as u8 }
            };
            picture.push([channel(0), channel(1), channel(2), alpha as u8]);
        }
        picture
    }
}

fn size(pixels_per_em: f32) -> f32 {
    if pixels_per_em.is_nan() { 1.0 } else { pixels_per_em.clamp(1.0, MAX_PIXELS_PER_EM) }
}

/// A filled shape in pixels from the line's origin, y downwards.
struct Shape {
    outline: Arc<Outline>,
    x: f32,
    y: f32,
    scale: f32,
    area: Rectangle,
    layer: usize,
}

impl Shape {
    fn new(outline: Arc<Outline>, x: f32, y: f32, scale: f32, layer: usize) -> Option<Self> {
        let Bounds { left, bottom, right, top } = outline.bounds()?;
        let area = Rectangle {
            left: (x + left * scale).floor() as i32,
            right: (x + right * scale).ceil() as i32,
            top: (y - top * scale).floor() as i32,
            bottom: (y - bottom * scale).ceil() as i32,
        };
        Some(Self { outline, x, y, scale, area, layer })
    }

    fn draw(&self, rasterizer: &mut Rasterizer, frame: Rectangle) {
        let place = |[x, y]: [f32; 2]| {
            point(self.x + x * self.scale - frame.left as f32, self.y - y * self.scale - frame.top as f32)
        };
        let mut start = Point::default();
        let mut here = Point::default();
        for segment in self.outline.segments() {
            match *segment {
                Segment::Move(end) => {
                    start = place(end);
                    here = start;
                }
                Segment::Line(end) => {
                    rasterizer.draw_line(here, place(end));
                    here = place(end);
                }
                Segment::Quadratic(control, end) => {
                    rasterizer.draw_quad(here, place(control), place(end));
                    here = place(end);
                }
                Segment::Cubic(first, second, end) => {
                    rasterizer.draw_cubic(here, place(first), place(second), place(end));
                    here = place(end);
                }
                Segment::Close => {
                    rasterizer.draw_line(here, start);
                    here = start;
                }
            }
        }
    }
}

/// Whole pixels from the line's origin, y downwards; right and bottom are outside.
#[derive(Clone, Copy, Debug)]
struct Rectangle {
    left: i32,
    right: i32,
    top: i32,
    bottom: i32,
}

impl Rectangle {
    /// The line box and all ink, as far as it is wanted and may be.
    fn of_bitmap(line: &Line, shapes: &[Shape], size: f32, columns: Option<Range<i32>>) -> Self {
        let line_box = Self {
            left: 0,
            right: (line.width() * size).ceil() as i32,
            top: -((ASCENT * size).ceil() as i32),
            bottom: (DESCENT * size).ceil() as i32,
        };
        let whole = shapes.iter().fold(line_box, |whole, shape| whole.joined(shape.area));
        let wanted = columns.unwrap_or(whole.left..whole.right);
        let left = wanted.start;
        let most = MAX_PIXELS / whole.height().max(1);
        let right = wanted.end.max(left).min(left.saturating_add(i32::try_from(most).unwrap_or(i32::MAX)));
        Self { left, right, ..whole }
    }

    fn joined(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            right: self.right.max(other.right),
            top: self.top.min(other.top),
            bottom: self.bottom.max(other.bottom),
        }
    }

    fn width(self) -> usize {
        usize::try_from(i64::from(self.right) - i64::from(self.left)).unwrap_or(0)
    }

    fn height(self) -> usize {
        usize::try_from(i64::from(self.bottom) - i64::from(self.top)).unwrap_or(0)
    }
}

/// All that is drawn of a line at this size.
fn shapes(
    line: &Line,
    faces: &Faces,
    size: f32,
    layers: usize,
    layer_of: impl Fn(LogicalIndex) -> usize,
) -> Vec<Shape> {
    let glyphs = line.glyphs().iter().filter_map(|glyph| {
        let layer = layer_of(glyph.logical);
        if layer >= layers {
            return None;
        }
        let outline = faces.outline(glyph.face, glyph.glyph)?;
        Shape::new(outline, glyph.x * size, -glyph.y * size, glyph.scale * size, layer)
    });
    let frames = line.frames().iter().filter_map(|frame| {
        let layer = layer_of(frame.logical);
        if layer >= layers {
            return None;
        }
        Shape::new(Arc::new(frame.outline()), 0.0, 0.0, size, layer)
    });
    glyphs.chain(frames).collect()
}

/// The coverage of one layer.
fn draw(shapes: &[Shape], layer: usize, frame: Rectangle) -> Vec<u8> {
    let mut coverage = vec![0; frame.width() * frame.height()];
    let mut wanted = shapes
        .iter()
        .filter(|it| it.layer == layer && it.area.left < frame.right && frame.left < it.area.right)
        .peekable();
    let Some(first) = wanted.peek() else { return coverage };
    // As wide as the shapes that are seen, so that nothing is cut while it is drawn, with a column to
    // spare, since the rasteriser spreads an edge over two.
    let mut area = first.area;
    let mut drawn = Vec::new();
    for shape in wanted {
        area = area.joined(shape.area);
        drawn.push(shape);
    }
    let canvas = Rectangle { left: area.left - 1, right: area.right + 2, ..frame };
    let mut rasterizer = Rasterizer::new(canvas.width(), canvas.height());
    for shape in drawn {
        shape.draw(&mut rasterizer, canvas);
    }
    let (canvas_width, width) = (canvas.width(), frame.width());
    let shift = i64::from(canvas.left) - i64::from(frame.left);
    rasterizer.for_each_pixel(|index, value| {
        let (row, column) = (index / canvas_width, (index % canvas_width) as i64 + shift);
        if let Some(column) = usize::try_from(column).ok().filter(|&it| it < width) {
            coverage[row * width + column] = (value * 255.0 + 0.5).min(255.0) as u8;
        }
    });
    coverage
}

impl Frame {
    /// The frame as a filled shape, from the line's left end: closed for a missing character, its
    /// corners alone for an invisible one.
    pub fn outline(&self) -> Outline {
        let thickness = self.thickness;
        let (left, right) = (self.extent.left, self.extent.right);
        let (bottom, top) = (self.bottom, self.top);
        let bars = match self.kind {
            FrameKind::Missing => vec![
                [left, bottom, right, bottom + thickness],
                [left, top - thickness, right, top],
                [left, bottom + thickness, left + thickness, top - thickness],
                [right - thickness, bottom + thickness, right, top - thickness],
            ],
            FrameKind::Invisible => {
                let arm = (right - left).min(top - bottom) * 0.3;
                let mut bars = Vec::with_capacity(8);
                for (from, to) in [(left, left + arm), (right - arm, right)] {
                    bars.push([from, bottom, to, bottom + thickness]);
                    bars.push([from, top - thickness, to, top]);
                }
                for (from, to) in [(left, left + thickness), (right - thickness, right)] {
                    bars.push([from, bottom + thickness, to, bottom + arm]);
                    bars.push([from, top - arm, to, top - thickness]);
                }
                bars
            }
        };
        Outline::of_bars(&bars)
    }
}
