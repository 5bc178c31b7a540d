//! Bitmaps of connected shapes, drawn once and reused wherever they occur again at the same size.
//!
//! A name is drawn in many lines at once and again after every keystroke, and nearly all of its letters are
//! the same, moved by a fraction of a pixel. To make them exactly equal, shapes are first moved to a grid:
//! see [`snap_to_grid`].

use std::ops::Range;
use std::sync::Arc;

use ab_glyph_rasterizer::Rasterizer;
use rustc_hash::FxHashMap;

use super::shape::{Rectangle, Shape, ShapeSource};

/// The positions within a pixel where a group of connected shapes may begin: nobody sees a shift of a
/// sixteenth.
const GROUP_STEPS_PER_PIXEL: f32 = 8.0;
/// The grid for shapes relative to their group: fine enough that joins stay closed.
const SHAPE_STEPS_PER_PIXEL: f32 = 64.0;
/// The most subrows into which a row of pixels is divided while it is drawn.
const MAX_SUBROWS: usize = 8;
/// The most subrows per em: large letters, of which edges are a small part, need fewer in a pixel.
const SUBROWS_PER_EM: f32 = 512.0;
/// The most pixels that are cached in all; the cache is emptied when they are exceeded.
const MAX_CACHED_PIXELS: usize = 1 << 24;
/// The most pixels of a bitmap that is cached.
const MAX_BITMAP_PIXELS: usize = 1 << 18;
/// The most cells of the rasteriser: connected shapes that need more are not drawn. A single letter at the
/// largest size has some millions.
const MAX_DRAWN_CELLS: usize = 1 << 26;
/// The most cells of the rasteriser that are kept for the next bitmap.
const MAX_KEPT_CELLS: usize = 1 << 20;

/// A bitmap of shapes that share columns of pixels, such as joined letters: how far they cover each pixel.
#[derive(Default, Debug)]
pub struct GlyphBitmap {
    /// The row of its first pixels, from the baseline, downwards.
    pub(super) top: i32,
    /// The number of columns.
    pub width: usize,
    /// The coverage, row by row from the top, `width` pixels in each: 0 outside, 255 fully covered.
    pub coverage: Vec<u8>,
}

/// The bitmaps made so far.
pub(super) struct BitmapCache {
    cached: FxHashMap<BitmapKey, Arc<GlyphBitmap>>,
    pixels: usize,
    rasterizer: Rasterizer,
}

impl Default for BitmapCache {
    fn default() -> Self {
        Self { cached: FxHashMap::default(), pixels: 0, rasterizer: Rasterizer::new(0, 0) }
    }
}

/// What a bitmap is made from; positions in grid steps and columns, from the column in which the first shape
/// begins.
#[derive(PartialEq, Eq, Hash)]
struct BitmapKey {
    shapes: Vec<ShapeKey>,
    columns: Range<i32>,
}

/// What a shape of a bitmap is made from; positions in grid steps.
#[derive(PartialEq, Eq, Hash)]
struct ShapeKey {
    source: ShapeSource,
    scale: u32,
    x: i32,
    y: i32,
}

/// Moves shapes to the grid: shapes that share a column of pixels, as joined letters do, move together, so
/// that joins stay closed even across layers. Leaves the shapes sorted by their left edges.
pub(super) fn snap_to_grid(shapes: &mut [Shape]) {
    shapes.sort_by_key(|it| it.area.left);
    let mut rest = shapes;
    while let Some(first) = rest.first() {
        let start = (first.x * GROUP_STEPS_PER_PIXEL).round() / GROUP_STEPS_PER_PIXEL;
        let origin = first.x;
        let count = connected_count(rest);
        let (group, others) = rest.split_at_mut(count);
        let on_grid = |value: f32| (value * SHAPE_STEPS_PER_PIXEL).round() / SHAPE_STEPS_PER_PIXEL;
        for shape in group {
            shape.move_to(start + on_grid(shape.x - origin), on_grid(shape.y));
        }
        rest = others;
    }
}

/// How many of these shapes, sorted by their left edges, share columns of pixels with the first one or with
/// each other.
pub(super) fn connected_count(shapes: &[Shape]) -> usize {
    let mut right = i32::MIN;
    let apart = |it: &Shape| {
        let apart = right > i32::MIN && it.area.left >= right;
        right = right.max(it.area.right);
        apart
    };
    shapes.iter().position(apart).unwrap_or(shapes.len())
}

impl BitmapCache {
    /// The bitmap of connected shapes on the grid, limited to these columns.
    pub(super) fn bitmap(&mut self, shapes: &[Shape], columns: Range<i32>) -> Arc<GlyphBitmap> {
        let Some(first) = shapes.first() else { return Arc::default() };
        let column = first.x.floor();
        let steps = |value: f32| (value * SHAPE_STEPS_PER_PIXEL) as i32;
        let shape_key = |it: &Shape| ShapeKey {
            source: it.source,
            scale: it.scale.to_bits(),
            x: steps(it.x - column),
            y: steps(it.y),
        };
        let from_first = |it: i32| it.saturating_sub(column as i32);
        let key = BitmapKey {
            shapes: shapes.iter().map(shape_key).collect(),
            columns: from_first(columns.start)..from_first(columns.end),
        };
        if let Some(bitmap) = self.cached.get(&key) {
            return Arc::clone(bitmap);
        }
        let bitmap = Arc::new(draw(shapes, columns, &mut self.rasterizer));
        let (width, height) = self.rasterizer.dimensions();
        if width * height > MAX_KEPT_CELLS {
            self.rasterizer = Rasterizer::new(0, 0);
        }
        if bitmap.coverage.len() <= MAX_BITMAP_PIXELS {
            self.pixels += bitmap.coverage.len();
            if self.pixels > MAX_CACHED_PIXELS {
                self.cached.clear();
                self.pixels = bitmap.coverage.len();
            }
            self.cached.insert(key, Arc::clone(&bitmap));
        }
        bitmap
    }
}

/// Draws shapes together, so that no seam shows where they touch, and cuts out the columns.
///
/// Where shapes overlap, as most joined letters do a little, the rasteriser adds their coverage. Along an
/// edge that partly covers each pixel the sum would be too much: a darker spot at every join. In subrows so
/// thin that an edge leaves nearly all of them either covered or not, there is nothing to add. Large letters
/// need them less.
fn draw(shapes: &[Shape], columns: Range<i32>, rasterizer: &mut Rasterizer) -> GlyphBitmap {
    let areas = shapes.iter().map(|it| it.area);
    let Some(area) = areas.reduce(Rectangle::union) else { return GlyphBitmap::default() };
    // With a spare column, since the rasteriser spreads an edge over two.
    let (left, right) = (area.left.saturating_sub(1), area.right.saturating_add(2));
    let canvas = Rectangle { left, right, ..area };
    let largest = shapes.iter().fold(1.0_f32, |largest, it| largest.max(it.scale));
    let subrows = ((SUBROWS_PER_EM / largest) as usize).clamp(1, MAX_SUBROWS);
    let (canvas_width, height) = (canvas.width(), canvas.height());
    if canvas_width.saturating_mul(height).saturating_mul(subrows) > MAX_DRAWN_CELLS {
        return GlyphBitmap::default();
    }
    rasterizer.reset(canvas_width, height * subrows);
    for shape in shapes {
        shape.draw(rasterizer, canvas, subrows as f32);
    }
    let cropped = Rectangle { left: columns.start, right: columns.end, ..area };
    let width = cropped.width();
    let shift = i64::from(canvas.left) - i64::from(cropped.left);
    let mut sums = vec![0.0_f32; width * height];
    let (mut row, mut column) = (0, 0);
    rasterizer.for_each_pixel(|_, value| {
        if let Some(place) = usize::try_from(shift + column as i64).ok().filter(|&it| it < width) {
            sums[row / subrows * width + place] += value.min(1.0);
        }
        column += 1;
        if column == canvas_width {
            (row, column) = (row + 1, 0);
        }
    });
    let coverage = sums.iter().map(|sum| (sum / subrows as f32 * 255.0 + 0.5) as u8).collect();
    GlyphBitmap { top: canvas.top, width, coverage }
}
