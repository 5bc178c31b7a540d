//! A filled shape at a size, in pixels from the line's origin, y downwards.

use std::sync::Arc;

use ab_glyph_rasterizer::{Point, Rasterizer, point};

use super::bundled_faces::FaceId;
use super::frame::PlaceholderBoxReason;
use super::outline::{Bounds, GlyphOutline, Segment};

/// Identifies the outline of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum ShapeSource {
    /// A glyph of a face.
    Glyph(FaceId, u16),
    /// A frame: the bits of its width, lower edge, upper edge and line thickness.
    Frame(PlaceholderBoxReason, [u32; 4]),
}

/// A filled shape of one glyph or frame.
pub(super) struct Shape {
    pub(super) source: ShapeSource,
    outline: Arc<GlyphOutline>,
    pub(super) x: f32,
    pub(super) y: f32,
    /// The size of its outline, in pixels per em.
    pub(super) scale: f32,
    /// The pixels that its ink may touch.
    pub(super) area: Rectangle,
    pub(super) layer: usize,
}

impl Shape {
    /// A shape with its origin at the line's origin; `None` for an outline without ink.
    pub(super) fn new(
        source: ShapeSource,
        outline: Arc<GlyphOutline>,
        scale: f32,
        layer: usize,
    ) -> Option<Self> {
        outline.bounds()?;
        let area = Rectangle { left: 0, right: 0, top: 0, bottom: 0 };
        Some(Self { source, outline, x: 0.0, y: 0.0, scale, area, layer })
    }

    /// Moves its origin there.
    pub(super) fn move_to(&mut self, x: f32, y: f32) {
        let Some(Bounds { left, bottom, right, top }) = self.outline.bounds() else { return };
        self.area = Rectangle {
            left: (x + left * self.scale).floor() as i32,
            right: (x + right * self.scale).ceil() as i32,
            top: (y - top * self.scale).floor() as i32,
            bottom: (y - bottom * self.scale).ceil() as i32,
        };
        (self.x, self.y) = (x, y);
    }

    /// Draws it on a canvas with this many rows for each row of pixels.
    pub(super) fn draw(&self, rasterizer: &mut Rasterizer, canvas: Rectangle, rows: f32) {
        let (left, top) = (self.x - canvas.left as f32, self.y - canvas.top as f32);
        let place = |[x, y]: [f32; 2]| point(left + x * self.scale, (top - y * self.scale) * rows);
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

/// A rectangle in whole pixels from the line's origin, y downwards; `right` and `bottom` are exclusive.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rectangle {
    pub(super) left: i32,
    pub(super) right: i32,
    pub(super) top: i32,
    pub(super) bottom: i32,
}

impl Rectangle {
    pub(super) fn union(self, other: Self) -> Self {
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
