//! Glyph outlines, in em.

use std::panic::resume_unwind;

use ttf_parser::OutlineBuilder;

use super::catch_panic::catch_panic;
use super::composite_glyph::has_few_components;

/// The most segments of a glyph's outline: complex ideographs have some hundreds.
const MAX_SEGMENTS: usize = 1 << 16;
/// How far from its origin a glyph may extend, in em: the widest ligatures have some twelve.
pub(super) const MAX_GLYPH_EXTENT: f32 = 32.0;

/// A segment of an outline; it begins where the one before it ends. Points are (x, y) in em, y upwards from the baseline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Segment {
    /// Begins a contour.
    Move([f32; 2]),
    /// A straight line to the point.
    Line([f32; 2]),
    /// A quadratic curve: control point, end.
    Quadratic([f32; 2], [f32; 2]),
    /// A cubic curve: two control points, end.
    Cubic([f32; 2], [f32; 2], [f32; 2]),
    /// Ends a contour with a line to its beginning.
    Close,
}

/// A filled shape (non-zero winding rule): of a glyph, in em from its origin, or of a
/// [`PlaceholderBox`](super::PlaceholderBox). Empty for a glyph without ink, a missing one, and one that is larger or of more
/// pieces than any letter.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct GlyphOutline {
    segments: Vec<Segment>,
    bounds: Option<Bounds>,
}

/// A rectangle with every point of an outline, control points included.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Bounds {
    pub(super) left: f32,
    pub(super) bottom: f32,
    pub(super) right: f32,
    pub(super) top: f32,
}

impl Bounds {
    /// The smallest rectangle that contains both.
    pub(super) fn union(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            bottom: self.bottom.min(other.bottom),
            right: self.right.max(other.right),
            top: self.top.max(other.top),
        }
    }
}

impl GlyphOutline {
    /// The outline of a glyph of this face; empty for a missing glyph, or one with more components or
    /// segments or a larger extent than a letter has.
    pub(super) fn of(face: &ttf_parser::Face<'_>, glyph: u16) -> Self {
        if !has_few_components(face, glyph) {
            return Self::default();
        }
        let outline = catch_panic(|| {
            let scale = 1.0 / f32::from(face.units_per_em());
            let mut builder = Builder { outline: Self::default(), scale };
            face.outline_glyph(ttf_parser::GlyphId(glyph), &mut builder);
            builder.outline
        });
        outline.filter(Self::is_within_lesson_size_limits).unwrap_or_default()
    }

    fn is_within_lesson_size_limits(&self) -> bool {
        let near = |it: f32| it.abs() <= MAX_GLYPH_EXTENT;
        self.bounds.is_none_or(|it| [it.left, it.bottom, it.right, it.top].into_iter().all(near))
    }

    /// Filled rectangles, each as left, bottom, right, top.
    pub(super) fn of_rectangles(bars: &[[f32; 4]]) -> Self {
        let mut outline = Self::default();
        for &[left, bottom, right, top] in bars {
            outline.push(Segment::Move([left, bottom]));
            outline.push(Segment::Line([right, bottom]));
            outline.push(Segment::Line([right, top]));
            outline.push(Segment::Line([left, top]));
            outline.push(Segment::Close);
        }
        outline
    }

    /// The segments, contour by contour.
    pub fn segments(&self) -> &[Segment] {
        &self.segments
    }

    /// A rectangle around all ink; `None` for an empty outline.
    pub(super) const fn bounds(&self) -> Option<Bounds> {
        self.bounds
    }

    fn push(&mut self, segment: Segment) {
        match segment {
            Segment::Move(end) | Segment::Line(end) => self.include(&[end]),
            Segment::Quadratic(control, end) => self.include(&[control, end]),
            Segment::Cubic(first, second, end) => self.include(&[first, second, end]),
            Segment::Close => {}
        }
        self.segments.push(segment);
    }

    fn include(&mut self, points: &[[f32; 2]]) {
        for &[x, y] in points {
            let bounds = self.bounds.get_or_insert(Bounds { left: x, bottom: y, right: x, top: y });
            bounds.left = bounds.left.min(x);
            bounds.right = bounds.right.max(x);
            bounds.bottom = bounds.bottom.min(y);
            bounds.top = bounds.top.max(y);
        }
    }
}

struct Builder {
    outline: GlyphOutline,
    scale: f32,
}

impl Builder {
    fn push(&mut self, segment: Segment) {
        if self.outline.segments.len() == MAX_SEGMENTS {
            // The only way to stop the library's work on a glyph; `GlyphOutline::of` catches it.
            resume_unwind(Box::new("an outline without end"));
        }
        self.outline.push(segment);
    }

    fn point(&self, x: f32, y: f32) -> [f32; 2] {
        [x * self.scale, y * self.scale]
    }
}

impl OutlineBuilder for Builder {
    fn move_to(&mut self, x: f32, y: f32) {
        self.push(Segment::Move(self.point(x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.push(Segment::Line(self.point(x, y)));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.push(Segment::Quadratic(self.point(x1, y1), self.point(x, y)));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.push(Segment::Cubic(self.point(x1, y1), self.point(x2, y2), self.point(x, y)));
    }

    fn close(&mut self) {
        self.push(Segment::Close);
    }
}
