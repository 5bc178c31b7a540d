//! How large the displays are drawn: all in one size, so that they can be compared, and as large as there is room for.

use super::super::theme::{BODY, CAPTION, HEADING};

/// The sizes of a line, in points an em, the largest first. With the smallest, letters can still be told apart.
const SIZES: [f32; 15] =
    [80.0, 72.0, 64.0, 56.0, 48.0, 44.0, 40.0, 36.0, 32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0];

/// The sizes of the words beside a line, in points an em.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct WordSizes {
    /// Of headings and remarks.
    pub(super) caption: f32,
    /// Of the titles of displays.
    pub(super) title: f32,
}

impl WordSizes {
    /// Those beside lines of the usual sizes.
    pub(super) const USUAL: Self = Self { caption: CAPTION, title: BODY };

    /// Those beside lines of this size, in points an em.
    pub(super) fn beside(line: f32) -> Self {
        /// From which size lines are large.
        const LARGE: f32 = 44.0;
        if line < LARGE { Self::USUAL } else { Self { caption: BODY, title: HEADING } }
    }

    /// How much wider they are than the usual ones.
    pub(super) fn scale(self) -> f32 {
        self.caption / Self::USUAL.caption
    }
}

/// The width of the tab from which rows are very high where there is room, in points.
const WIDE: f32 = 1500.0;
/// The least height of a row, in points, and the greatest; and where the tab is wide, the greatest with the largest type.
const LEAST_ROW: f32 = 36.0;
const HIGHEST_ROW: f32 = 56.0;
const HIGHEST_WIDE_ROW: f32 = 160.0;

/// The height of a row, and the largest size of the line in it, in points, where so many rows stand in this height of a
/// window that is so wide: as many as there is room for, and all of those that are in view whole.
pub(super) fn row(count: usize, height: f32, window_width: f32) -> (f32, f32) {
    let highest = if window_width >= WIDE { HIGHEST_WIDE_ROW } else { HIGHEST_ROW };
    let in_view = (height / LEAST_ROW).floor().clamp(1.0, count.max(1) as f32);
    let row = (height / in_view).floor().clamp(LEAST_ROW, highest);
    // Of the height, lines leave more free where it is small.
    (row, 0.6 * row + 2.4)
}

/// The greatest height of a row with a line of this size, in points: it is more than that of usual rows only where the type
/// is so large that it needs the room.
pub(super) fn highest_row(size: f32) -> f32 {
    /// That of rows in a wide tab whose type is not large, in points, and of others in em.
    const USUAL: f32 = 80.0;
    const LARGE: f32 = 2.0;
    USUAL.max(LARGE * size)
}

/// The largest size, up to this one, with which each line of these widths, in em, is no wider than this, in points; else
/// the smallest, with which lines are scrolled.
pub(super) fn largest_that_fits(widths: impl Iterator<Item = f32>, width: f32, largest: f32) -> f32 {
    let widest = widths.fold(0.0, f32::max);
    let fits = |size: &f32| *size <= largest && widest * size <= width;
    SIZES.into_iter().find(fits).unwrap_or(SIZES[SIZES.len() - 1])
}

/// The next smaller size.
pub(super) fn smaller(size: f32) -> Option<f32> {
    SIZES.into_iter().find(|it| *it < size)
}

/// Whether a line of this width, in em, has room in this width, in points, in any size.
pub(super) fn fits(line: f32, width: f32) -> bool {
    line * SIZES[SIZES.len() - 1] <= width
}
