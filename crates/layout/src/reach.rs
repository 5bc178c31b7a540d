//! How far a line's ink reaches above and below its baseline: the row that it needs.

use bidiscope_bidi::order::LogicalIndex;

use super::faces::Faces;
use super::line::PlacedGlyph;
use super::outline::{GlyphOutline, Segment};
use super::{ASCENT, DESCENT};

/// The most that a line's row reaches beyond the line box on either side, in em: room for some three marks more
/// than a letter bears in nearly all writing. What stands further out is cut off.
pub const MOST_BEYOND: f32 = 0.75;

/// The row that a line needs, in em.
#[derive(Clone, PartialEq, Debug)]
pub struct LineReach {
    /// From the baseline up: [`ASCENT`] for nearly all lines, more for stacked marks, at most
    /// [`MOST_BEYOND`] more.
    pub ascent: f32,
    /// From the baseline down: [`DESCENT`], and as above.
    pub descent: f32,
    /// Where ink stands further out than that, each place once.
    pub cuts: Vec<Cut>,
}

/// A place where ink reaches out of the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut {
    /// The base.
    pub logical: LogicalIndex,
    /// Whether above the row, or else below it.
    pub is_above: bool,
}

impl Default for LineReach {
    fn default() -> Self {
        Self { ascent: ASCENT, descent: DESCENT, cuts: Vec::new() }
    }
}

impl LineReach {
    /// Of all these glyphs, which are of these faces.
    pub(super) fn of(glyphs: &[PlacedGlyph], faces: &Faces) -> Self {
        let mut reach = Self::default();
        // The letters in a box are within it, and it is in the line box.
        for glyph in glyphs.iter().filter(|it| it.scale == 1.0) {
            let Some(outline) = faces.outline(glyph.face, glyph.glyph) else { continue };
            reach.include(glyph, &outline);
        }
        reach
    }

    /// Makes room for both.
    #[must_use]
    pub fn joined(mut self, other: &Self) -> Self {
        self.ascent = self.ascent.max(other.ascent);
        self.descent = self.descent.max(other.descent);
        self.cuts.extend(&other.cuts);
        self
    }

    /// The height of the row.
    pub const fn height(&self) -> f32 {
        self.ascent + self.descent
    }

    fn include(&mut self, glyph: &PlacedGlyph, outline: &GlyphOutline) {
        let Some(hull) = outline.bounds() else { return };
        // Nearly all glyphs; a curve may stay within where its control points do not.
        if glyph.y + hull.top <= ASCENT && glyph.y + hull.bottom >= -DESCENT {
            return;
        }
        let Some((bottom, top)) = rows(outline) else { return };
        let (above, below) = (glyph.y + top, -glyph.y - bottom);
        for (is_above, wanted, most) in
            [(true, above, ASCENT + MOST_BEYOND), (false, below, DESCENT + MOST_BEYOND)]
        {
            let side = if is_above { &mut self.ascent } else { &mut self.descent };
            *side = side.max(wanted.min(most));
            let cut = Cut { logical: glyph.logical, is_above };
            if wanted > most && !self.cuts.contains(&cut) {
                self.cuts.push(cut);
            }
        }
    }
}

/// The lowest and the highest point of an outline.
fn rows(outline: &GlyphOutline) -> Option<(f32, f32)> {
    let mut rows: Option<(f32, f32)> = None;
    let mut include = |y: f32| {
        let (bottom, top) = rows.unwrap_or((y, y));
        rows = Some((bottom.min(y), top.max(y)));
    };
    let mut from = 0.0;
    for segment in outline.segments() {
        let [_, end] = match *segment {
            Segment::Move(end) | Segment::Line(end) => end,
            Segment::Quadratic([_, by], end) => {
                for t in turns_of_quadratic(from, by, end[1]) {
                    let left = 1.0 - t;
                    include(left * left * from + 2.0 * left * t * by + t * t * end[1]);
                }
                end
            }
            Segment::Cubic([_, one], [_, two], end) => {
                for t in turns_of_cubic(from, one, two, end[1]) {
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
    rows
}

/// Where on a quadratic curve its height turns, if it does between its ends.
fn turns_of_quadratic(from: f32, by: f32, to: f32) -> impl Iterator<Item = f32> {
    within(std::iter::once((from - by) / (from - 2.0 * by + to)))
}

/// Where on a cubic curve its height turns, if it does between its ends.
fn turns_of_cubic(from: f32, one: f32, two: f32, to: f32) -> impl Iterator<Item = f32> {
    // The derivative is a quadratic function: a t^2 + b t + c.
    let a = to - 3.0 * two + 3.0 * one - from;
    let b = 2.0 * (two - 2.0 * one + from);
    let c = one - from;
    let root = (b * b - 4.0 * a * c).sqrt();
    // Where a is 0, or nearly, the last of them is the only one.
    within([(-b + root) / (2.0 * a), (-b - root) / (2.0 * a), -c / b].into_iter())
}

/// Those that lie between the ends; what is no number does not.
fn within(turns: impl Iterator<Item = f32>) -> impl Iterator<Item = f32> {
    turns.filter(|it| (0.0..=1.0).contains(it))
}

#[cfg(test)]
mod tests {
    use super::{turns_of_cubic, turns_of_quadratic};

    #[test]
    fn curves_turn_where_they_are_highest() {
        // From 0 by 2 to 0: half way up, at 1.
        assert_eq!(turns_of_quadratic(0.0, 2.0, 0.0).collect::<Vec<_>>(), [0.5]);
        // A straight line, and a curve that only rises, have no turn.
        assert_eq!(turns_of_quadratic(0.0, 1.0, 2.0).count(), 0);
        assert_eq!(turns_of_quadratic(0.0, 0.5, 2.0).count(), 0);
        // An arch, its control points at one height.
        assert!(turns_of_cubic(0.0, 1.0, 1.0, 0.0).all(|it| it == 0.5));
        assert_ne!(turns_of_cubic(0.0, 1.0, 1.0, 0.0).count(), 0);
        assert_eq!(turns_of_cubic(0.0, 1.0, 2.0, 3.0).count(), 0);
    }
}
