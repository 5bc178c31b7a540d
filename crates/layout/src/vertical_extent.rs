//! The height that a line needs: how far its ink extends above and below the baseline.

use bidiscope_bidi::order::LogicalIndex;

use super::faces::Faces;
use super::outline::{GlyphOutline, Segment};
use super::placed_glyph::PlacedGlyph;
use super::{LINE_BOX_ASCENT_EM, LINE_BOX_DESCENT_EM};

/// The most by which a line's height may exceed the line box on either side, in em: space for about three
/// marks more than nearly all writing stacks on a letter. Ink further out is clipped.
pub const MAX_LINE_OVERFLOW_PER_SIDE_EM: f32 = 0.75;

/// The height that a line needs, in em.
#[derive(Clone, PartialEq, Debug)]
pub struct VerticalExtent {
    /// Above the baseline: [`LINE_BOX_ASCENT_EM`] for nearly all lines; more for stacked marks, by at most
    /// [`MAX_LINE_OVERFLOW_PER_SIDE_EM`].
    pub ascent_em: f32,
    /// Below the baseline: [`LINE_BOX_DESCENT_EM`], with the same exception.
    pub descent_em: f32,
    /// Where ink extends further and is clipped, each place once.
    pub clipped: Vec<ClippedInk>,
}

/// A place where ink is clipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClippedInk {
    /// The logical index of the base character.
    pub base_logical_index: LogicalIndex,
    /// Whether it is clipped above the line, else below it.
    pub is_above_line: bool,
}

impl Default for VerticalExtent {
    fn default() -> Self {
        Self { ascent_em: LINE_BOX_ASCENT_EM, descent_em: LINE_BOX_DESCENT_EM, clipped: Vec::new() }
    }
}

impl VerticalExtent {
    /// Of these glyphs, which are of these faces.
    pub(super) fn of(glyphs: &[PlacedGlyph], faces: &Faces) -> Self {
        let mut reach = Self::default();
        // The letters in a box are within the line box.
        for glyph in glyphs.iter().filter(|it| it.size_relative_to_line == 1.0) {
            let Some(outline) = faces.outline(glyph.face_id, glyph.glyph_id) else { continue };
            reach.include(glyph, &outline);
        }
        reach
    }

    /// The smallest extent that both fit in, with the clipped places of both.
    #[must_use]
    pub fn union(mut self, other: &Self) -> Self {
        self.ascent_em = self.ascent_em.max(other.ascent_em);
        self.descent_em = self.descent_em.max(other.descent_em);
        self.clipped.extend(&other.clipped);
        self
    }

    /// The total height in em: ascent and descent.
    pub const fn height_em(&self) -> f32 {
        self.ascent_em + self.descent_em
    }

    fn include(&mut self, glyph: &PlacedGlyph, outline: &GlyphOutline) {
        let Some(bounds) = outline.bounds() else { return };
        // Fast path for nearly all glyphs. A curve may stay inside where its control points do not.
        if glyph.y_above_baseline_em + bounds.top <= LINE_BOX_ASCENT_EM
            && glyph.y_above_baseline_em + bounds.bottom >= -LINE_BOX_DESCENT_EM
        {
            return;
        }
        let Some((bottom, top)) = lowest_and_highest(outline) else { return };
        let (above, below) = (glyph.y_above_baseline_em + top, -glyph.y_above_baseline_em - bottom);
        for (is_above, needed, limit) in [
            (true, above, LINE_BOX_ASCENT_EM + MAX_LINE_OVERFLOW_PER_SIDE_EM),
            (false, below, LINE_BOX_DESCENT_EM + MAX_LINE_OVERFLOW_PER_SIDE_EM),
        ] {
            let side = if is_above { &mut self.ascent_em } else { &mut self.descent_em };
            *side = side.max(needed.min(limit));
            let cut = ClippedInk { base_logical_index: glyph.first_logical_index, is_above_line: is_above };
            if needed > limit && !self.clipped.contains(&cut) {
                self.clipped.push(cut);
            }
        }
    }
}

/// The lowest and the highest point of an outline.
fn lowest_and_highest(outline: &GlyphOutline) -> Option<(f32, f32)> {
    let mut lowest_and_highest: Option<(f32, f32)> = None;
    let mut include = |y: f32| {
        let (bottom, top) = lowest_and_highest.unwrap_or((y, y));
        lowest_and_highest = Some((bottom.min(y), top.max(y)));
    };
    let mut from = 0.0;
    for segment in outline.segments() {
        let [_, end] = match *segment {
            Segment::Move(end) | Segment::Line(end) => end,
            Segment::Quadratic([_, by], end) => {
                for t in quadratic_extrema(from, by, end[1]) {
                    let left = 1.0 - t;
                    include(left * left * from + 2.0 * left * t * by + t * t * end[1]);
                }
                end
            }
            Segment::Cubic([_, one], [_, two], end) => {
                for t in cubic_extrema(from, one, two, end[1]) {
                    let left = 1.0 - t;
                    let (start, last) = (left * left * left * from, t * t * t * end[1]);
                    include(start + 3.0 * left * left * t * one + 3.0 * left * t * t * two + last);
                }
                end
            }
            Segment::Close => continue,
        };
        include(end);
        from = end;
    }
    lowest_and_highest
}

/// The parameters at which a quadratic curve has its highest or lowest point between its ends.
fn quadratic_extrema(from: f32, by: f32, to: f32) -> impl Iterator<Item = f32> {
    in_unit_interval(std::iter::once((from - by) / (from - 2.0 * by + to)))
}

/// The parameters at which a cubic curve has its highest or lowest points between its ends.
fn cubic_extrema(from: f32, one: f32, two: f32, to: f32) -> impl Iterator<Item = f32> {
    // The derivative is a quadratic function: a t^2 + b t + c.
    let a = to - 3.0 * two + 3.0 * one - from;
    let b = 2.0 * (two - 2.0 * one + from);
    let c = one - from;
    let root = (b * b - 4.0 * a * c).sqrt();
    // Where a is 0 or nearly so, only the last value is valid.
    in_unit_interval([(-b + root) / (2.0 * a), (-b - root) / (2.0 * a), -c / b].into_iter())
}

/// The parameters from 0 to 1; not those that are NaN.
fn in_unit_interval(parameters: impl Iterator<Item = f32>) -> impl Iterator<Item = f32> {
    parameters.filter(|it| (0.0..=1.0).contains(it))
}

#[cfg(test)]
mod tests {
    use super::{cubic_extrema, quadratic_extrema};

    #[test]
    fn curves_turn_where_they_are_highest() {
        // Control point 2 between 0 and 0: highest in the middle, at 1.
        assert_eq!(quadratic_extrema(0.0, 2.0, 0.0).collect::<Vec<_>>(), [0.5]);
        // A straight line and a rising curve have no extremum.
        assert_eq!(quadratic_extrema(0.0, 1.0, 2.0).count(), 0);
        assert_eq!(quadratic_extrema(0.0, 0.5, 2.0).count(), 0);
        // An arch with both control points at one height.
        assert!(cubic_extrema(0.0, 1.0, 1.0, 0.0).all(|it| it == 0.5));
        assert_ne!(cubic_extrema(0.0, 1.0, 1.0, 0.0).count(), 0);
        assert_eq!(cubic_extrema(0.0, 1.0, 2.0, 3.0).count(), 0);
    }
}
