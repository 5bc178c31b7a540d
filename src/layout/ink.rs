//! What is drawn of a line at a size: filled shapes, in pixels from the line's origin, y downwards.

use std::ops::Range;
use std::sync::Arc;

use ab_glyph_rasterizer::{Point, Rasterizer, point};

use crate::order::LogicalIndex;

use super::faces::Faces;
use super::line::{Frame, FrameKind, Line};
use super::outline::{Bounds, Outline, Segment};
use super::raster::MAX_PIXELS;
use super::{ASCENT, DESCENT};

/// A filled shape of one glyph or frame.
pub(super) struct Shape {
    outline: Arc<Outline>,
    x: f32,
    y: f32,
    scale: f32,
    /// Where its ink can be.
    pub(super) area: Rectangle,
    pub(super) layer: usize,
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

    pub(super) fn draw(&self, rasterizer: &mut Rasterizer, frame: Rectangle) {
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
pub(super) struct Rectangle {
    pub(super) left: i32,
    pub(super) right: i32,
    pub(super) top: i32,
    pub(super) bottom: i32,
}

impl Rectangle {
    /// The line box and all ink, as far as it is wanted and may be.
    pub(super) fn of_bitmap(line: &Line, shapes: &[Shape], size: f32, columns: Option<Range<i32>>) -> Self {
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

    pub(super) fn joined(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            right: self.right.max(other.right),
            top: self.top.min(other.top),
            bottom: self.bottom.max(other.bottom),
        }
    }

    pub(super) fn width(self) -> usize {
        usize::try_from(i64::from(self.right) - i64::from(self.left)).unwrap_or(0)
    }

    pub(super) fn height(self) -> usize {
        usize::try_from(i64::from(self.bottom) - i64::from(self.top)).unwrap_or(0)
    }
}

/// All that is drawn of a line at this size.
pub(super) fn shapes(
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
