//! From a line to coverage bitmaps.

use std::ops::Range;

use ab_glyph_rasterizer::Rasterizer;

use crate::order::LogicalIndex;

use super::faces::Faces;
use super::ink::{Rectangle, Shape, shapes};
use super::line::Line;

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

/// A picture of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The column of the first pixels, in pixels from the line's left end: below 0 where ink reaches
    /// out of the line.
    pub left: i32,
    /// How many rows are above the baseline.
    pub baseline: usize,
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Row by row from the top: red, green, blue and alpha, premultiplied.
    pub pixels: Vec<[u8; 4]>,
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
    let mut painter = Painter { frame, rasterizer: Rasterizer::new(0, 0) };
    let layers = (0..layers)
        .map(|layer| {
            let mut coverage = vec![0; frame.width() * frame.height()];
            painter.layer(&shapes, layer, |index, value| coverage[index] = value);
            coverage
        })
        .collect();
    Raster {
        left: frame.left,
        baseline: usize::try_from(-frame.top).unwrap_or(0),
        width: frame.width(),
        height: frame.height(),
        layers,
    }
}

/// Draws a line in colours, as [`rasterise`] does in layers: those that it names the characters' layers
/// are indices of `colours` here. The picture is that of [`Raster::colour`], in a fraction of the time.
pub fn paint(
    line: &Line,
    faces: &Faces,
    pixels_per_em: f32,
    columns: Option<Range<i32>>,
    colours: &[[u8; 3]],
    colour_of: impl Fn(LogicalIndex) -> usize,
    alpha_of: impl Fn(u8) -> u8,
) -> Picture {
    let size = size(pixels_per_em);
    let shapes = shapes(line, faces, size, colours.len(), colour_of);
    let frame = Rectangle::of_bitmap(line, &shapes, size, columns);
    let mut painter = Painter { frame, rasterizer: Rasterizer::new(0, 0) };
    let mut pixels = vec![[0; 4]; frame.width() * frame.height()];
    for (layer, &colour) in colours.iter().enumerate() {
        painter.layer(&shapes, layer, |index, share| add(&mut pixels[index], colour, share));
    }
    set_alphas(&mut pixels, alpha_of);
    Picture {
        left: frame.left,
        baseline: usize::try_from(-frame.top).unwrap_or(0),
        width: frame.width(),
        height: frame.height(),
        pixels,
    }
}

impl Raster {
    /// The layers as one picture, premultiplied: for each pixel red, green, blue and alpha. Where
    /// layers meet in a pixel their shares add up, so that a joined line shows no seam between colours;
    /// where they overlap, the later layer takes its share from the earlier ones.
    ///
    /// `colours` are those of the layers; a layer without one is left out. `alpha_of` maps a coverage to
    /// an alpha, for themes in which light text wants to be heavier.
    pub fn colour(&self, colours: &[[u8; 3]], alpha_of: impl Fn(u8) -> u8) -> Vec<[u8; 4]> {
        let mut picture = vec![[0; 4]; self.width * self.height];
        for (layer, &colour) in self.layers.iter().zip(colours) {
            for (pixel, &share) in picture.iter_mut().zip(layer) {
                if share > 0 {
                    add(pixel, colour, share);
                }
            }
        }
        set_alphas(&mut picture, alpha_of);
        picture
    }
}

/// Lets the alpha of each pixel be what its coverage is mapped to.
fn set_alphas(picture: &mut [[u8; 4]], alpha_of: impl Fn(u8) -> u8) {
    let alphas: Vec<u8> = (0..=u8::MAX).map(alpha_of).collect();
    if alphas.iter().zip(0..=u8::MAX).all(|(&alpha, coverage)| alpha == coverage) {
        return;
    }
    for pixel in picture.iter_mut().filter(|pixel| pixel[3] > 0) {
        let alpha = alphas[usize::from(pixel[3])];
        if alpha != pixel[3] {
            *pixel = pixel.map(|channel| scaled(channel, alpha, pixel[3]));
        }
    }
}

/// Adds a share of a colour to a premultiplied pixel.
fn add(pixel: &mut [u8; 4], colour: [u8; 3], share: u8) {
    let room = u8::MAX - share;
    if pixel[3] > room {
        *pixel = pixel.map(|channel| scaled(channel, room, pixel[3]));
    }
    for (channel, value) in pixel.iter_mut().zip(colour) {
        *channel += scaled(value, share, u8::MAX);
    }
    pixel[3] += share;
}

/// `value * numerator / denominator`, rounded; at most `numerator` where `value` is at most
/// `denominator`.
fn scaled(value: u8, numerator: u8, denominator: u8) -> u8 {
    let (numerator, denominator) = (u32::from(numerator), u32::from(denominator));
    ((u32::from(value) * numerator + denominator / 2) / denominator) as u8
}

fn size(pixels_per_em: f32) -> f32 {
    if pixels_per_em.is_nan() { 1.0 } else { pixels_per_em.clamp(1.0, MAX_PIXELS_PER_EM) }
}

/// Draws the shapes of a bitmap.
struct Painter {
    frame: Rectangle,
    rasterizer: Rasterizer,
}

impl Painter {
    /// Draws one layer: `put` takes the index of each pixel that has ink, and its coverage.
    ///
    /// Shapes that share a column of pixels, as joined letters do, are drawn together, so that they
    /// have no seam; what stands apart is drawn by itself, so that empty pixels cost nothing.
    fn layer(&mut self, shapes: &[Shape], layer: usize, mut put: impl FnMut(usize, u8)) {
        let mut wanted: Vec<&Shape> = shapes
            .iter()
            .filter(|it| it.layer == layer)
            .filter(|it| it.area.left < self.frame.right && self.frame.left < it.area.right)
            .collect();
        wanted.sort_by_key(|it| it.area.left);
        let mut rest = &wanted[..];
        while let Some(first) = rest.first() {
            let mut area = first.area;
            let mut count = 1;
            while let Some(next) = rest.get(count).filter(|it| it.area.left < area.right) {
                area = area.joined(next.area);
                count += 1;
            }
            self.draw(&rest[..count], area, &mut put);
            rest = &rest[count..];
        }
    }

    /// Draws shapes that lie in this area.
    fn draw(&mut self, shapes: &[&Shape], area: Rectangle, put: &mut impl FnMut(usize, u8)) {
        // With a column to spare, since the rasteriser spreads an edge over two. Nothing is cut while
        // it is drawn, but when it is copied.
        let canvas = Rectangle { left: area.left - 1, right: area.right + 2, ..area };
        let (canvas_width, width) = (canvas.width(), self.frame.width());
        self.rasterizer.reset(canvas_width, canvas.height());
        for shape in shapes {
            shape.draw(&mut self.rasterizer, canvas);
        }
        // All ink lies in the frame's rows; its columns may reach out of the frame.
        let top = usize::try_from(canvas.top - self.frame.top).unwrap_or(0);
        let shift = canvas.left - self.frame.left;
        let (mut row, mut column) = (top * width, 0);
        self.rasterizer.for_each_pixel(|_, value| {
            // Less than half a step shows nothing.
            if value * 255.0 >= 0.5 {
                let place = usize::try_from(i64::from(shift) + column as i64).ok();
                if let Some(place) = place.filter(|&it| it < width) {
                    put(row + place, (value * 255.0 + 0.5).min(255.0) as u8);
                }
            }
            column += 1;
            if column == canvas_width {
                column = 0;
                row += width;
            }
        });
    }
}
