//! How large the displays are drawn: all in one size, so that they can be compared, and as large as there is room for.

/// The sizes of a line, in points an em, the largest first. With the smallest, letters can still be told apart.
const SIZES: [f32; 9] = [40.0, 36.0, 32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0];

/// The width of the tab from which rows are high, in points.
const WIDE: f32 = 1500.0;
/// The heights of a row where the tab is wide, of usual width, or low, in points; and the largest size in each.
const HIGH_ROW: (f32, f32) = (56.0, 36.0);
const USUAL_ROW: (f32, f32) = (44.0, 28.0);
const LOW_ROW: (f32, f32) = (36.0, 24.0);

/// The height of a row, and the largest size of the line in it, in points, where so many rows stand in this height of a
/// window that is so wide.
pub(super) fn row(count: usize, height: f32, window_width: f32) -> (f32, f32) {
    let usual = if window_width >= WIDE { HIGH_ROW } else { USUAL_ROW };
    if usual.0 * count as f32 > height { LOW_ROW } else { usual }
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
