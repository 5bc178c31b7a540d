//! Shapes that stand together, drawn once and used wherever they come again at the same size.
//!
//! A name is drawn in many lines at once and again at every keystroke, and nearly all of its letters
//! stand there as before, a fraction of a pixel further. So that they come again exactly, shapes are
//! first moved to a grid: see [`settle`].

use std::ops::Range;
use std::sync::Arc;

use ab_glyph_rasterizer::Rasterizer;
use rustc_hash::FxHashMap;

use super::ink::{Rectangle, Shape, ShapeSource};

/// Where in a pixel what stands together may begin: nobody sees a shift of a sixteenth.
const STARTS_PER_PIXEL: f32 = 8.0;
/// The grid on which shapes that touch stand against each other: so fine that joints stay closed.
const STEPS_PER_PIXEL: f32 = 64.0;
/// Into how many rows a row of pixels is cut at most while it is drawn.
const MOST_ROWS: usize = 8;
/// How many such rows an em has at most: large letters, on which an edge is a small part, have fewer in a
/// pixel.
const ROWS_PER_EM: f32 = 512.0;
/// The most pixels that are kept in all, before all are let go.
const MOST_PIXELS: usize = 1 << 24;
/// The most pixels of one stamp that is kept.
const MOST_PIXELS_OF_ONE: usize = 1 << 18;
/// The most cells of the rasteriser: shapes that stand together and need more are not drawn. A letter as
/// large as a letter can be asked for has some millions.
const MOST_CELLS_DRAWN: usize = 1 << 26;
/// The most cells of the rasteriser that are kept for the next stamp.
const MOST_CELLS: usize = 1 << 20;

/// The coverage of shapes that stand together, in pixels.
#[derive(Default, Debug)]
pub struct Stamp {
    /// Where its pixels begin, from the baseline.
    pub(super) top: i32,
    /// Columns.
    pub width: usize,
    /// Row by row from the top: 0 outside, 255 wholly covered.
    pub coverage: Vec<u8>,
}

/// The stamps made so far.
pub(super) struct Stamps {
    kept: FxHashMap<StampKey, Arc<Stamp>>,
    pixels: usize,
    rasterizer: Rasterizer,
}

impl Default for Stamps {
    fn default() -> Self {
        Self { kept: FxHashMap::default(), pixels: 0, rasterizer: Rasterizer::new(0, 0) }
    }
}

/// What a stamp is made from; places in steps of the grid and columns, from the column in which the first
/// shape begins.
#[derive(PartialEq, Eq, Hash)]
struct StampKey {
    marks: Vec<Mark>,
    columns: Range<i32>,
}

/// What a shape of a stamp is made from; places in steps of the grid.
#[derive(PartialEq, Eq, Hash)]
struct Mark {
    source: ShapeSource,
    scale: u32,
    x: i32,
    y: i32,
}

/// Moves shapes to the grid: what shares a column of pixels, as joined letters do, moves as one, so that
/// a joint stays closed whatever layers its letters are in. Leaves the shapes sorted by their left edges.
pub(super) fn settle(shapes: &mut [Shape]) {
    shapes.sort_by_key(|it| it.area.left);
    let mut rest = shapes;
    while let Some(first) = rest.first() {
        let start = (first.x * STARTS_PER_PIXEL).round() / STARTS_PER_PIXEL;
        let origin = first.x;
        let count = together(rest);
        let (group, others) = rest.split_at_mut(count);
        let on_grid = |value: f32| (value * STEPS_PER_PIXEL).round() / STEPS_PER_PIXEL;
        for shape in group {
            shape.move_to(start + on_grid(shape.x - origin), on_grid(shape.y));
        }
        rest = others;
    }
}

/// How many of these shapes, sorted by their left edges, share columns of pixels with the first or with
/// one that does.
pub(super) fn together(shapes: &[Shape]) -> usize {
    let mut right = i32::MIN;
    let apart = |it: &Shape| {
        let apart = right > i32::MIN && it.area.left >= right;
        right = right.max(it.area.right);
        apart
    };
    shapes.iter().position(apart).unwrap_or(shapes.len())
}

impl Stamps {
    /// The stamp of settled shapes that stand together, as far as they are in these columns.
    pub(super) fn stamp(&mut self, shapes: &[Shape], columns: Range<i32>) -> Arc<Stamp> {
        let Some(first) = shapes.first() else { return Arc::default() };
        let column = first.x.floor();
        let steps = |value: f32| (value * STEPS_PER_PIXEL) as i32;
        let mark = |it: &Shape| Mark {
            source: it.source,
            scale: it.scale.to_bits(),
            x: steps(it.x - column),
            y: steps(it.y),
        };
        let from_first = |it: i32| it.saturating_sub(column as i32);
        let key = StampKey {
            marks: shapes.iter().map(mark).collect(),
            columns: from_first(columns.start)..from_first(columns.end),
        };
        if let Some(stamp) = self.kept.get(&key) {
            return Arc::clone(stamp);
        }
        let stamp = Arc::new(draw(shapes, columns, &mut self.rasterizer));
        let (width, height) = self.rasterizer.dimensions();
        if width * height > MOST_CELLS {
            self.rasterizer = Rasterizer::new(0, 0);
        }
        if stamp.coverage.len() <= MOST_PIXELS_OF_ONE {
            self.pixels += stamp.coverage.len();
            if self.pixels > MOST_PIXELS {
                self.kept.clear();
                self.pixels = stamp.coverage.len();
            }
            self.kept.insert(key, Arc::clone(&stamp));
        }
        stamp
    }
}

/// Draws shapes together, so that they have no seam where they touch, and cuts the columns out.
///
/// Where they overlap, as most joined letters do a little, the rasteriser adds what each covers. Along
/// an edge that covers a part of each pixel that would be too much: a darker spot at every joint. In rows
/// so thin that an edge leaves nearly all of them either covered or not, there is nothing to add. Large
/// letters need them less.
fn draw(shapes: &[Shape], columns: Range<i32>, rasterizer: &mut Rasterizer) -> Stamp {
    let areas = shapes.iter().map(|it| it.area);
    let Some(area) = areas.reduce(Rectangle::joined) else { return Stamp::default() };
    // With a column to spare, since the rasteriser spreads an edge over two.
    let (left, right) = (area.left.saturating_sub(1), area.right.saturating_add(2));
    let canvas = Rectangle { left, right, ..area };
    let largest = shapes.iter().fold(1.0_f32, |largest, it| largest.max(it.scale));
    let rows = ((ROWS_PER_EM / largest) as usize).clamp(1, MOST_ROWS);
    let (canvas_width, height) = (canvas.width(), canvas.height());
    if canvas_width.saturating_mul(height).saturating_mul(rows) > MOST_CELLS_DRAWN {
        return Stamp::default();
    }
    rasterizer.reset(canvas_width, height * rows);
    for shape in shapes {
        shape.draw(rasterizer, canvas, rows as f32);
    }
    let cut = Rectangle { left: columns.start, right: columns.end, ..area };
    let width = cut.width();
    let shift = i64::from(canvas.left) - i64::from(cut.left);
    let mut sums = vec![0.0_f32; width * height];
    let (mut row, mut column) = (0, 0);
    rasterizer.for_each_pixel(|_, value| {
        if let Some(place) = usize::try_from(shift + column as i64).ok().filter(|&it| it < width) {
            sums[row / rows * width + place] += value.min(1.0);
        }
        column += 1;
        if column == canvas_width {
            (row, column) = (row + 1, 0);
        }
    });
    let coverage = sums.iter().map(|sum| (sum / rows as f32 * 255.0 + 0.5) as u8).collect();
    Stamp { top: canvas.top, width, coverage }
}
