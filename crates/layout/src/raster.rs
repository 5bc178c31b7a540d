//! Coverage bitmaps of a line, by layer.

/// Coverage bitmaps of one line at one size, one for each layer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineRaster {
    /// The column of the first pixels, from the line's left end: negative where ink extends beyond it.
    pub left_px_from_line_left: i32,
    /// The number of rows above the baseline.
    pub pixel_rows_above_baseline: usize,
    /// The number of columns.
    pub width_px: usize,
    /// The number of rows.
    pub height_px: usize,
    /// For each layer its coverage, row by row from the top: 0 outside, 255 fully covered.
    pub colour_layer_coverages: Vec<Vec<u8>>,
}

impl LineRaster {
    /// The layers as one picture, row by row from the top: red, green, blue and alpha of each pixel, premultiplied. Where
    /// layers meet in a pixel their coverage adds up, so that joined letters show no seam between colours; where they
    /// overlap, a later layer covers the earlier ones.
    ///
    /// `colour_layer_rgb` are red, green and blue of each layer; a layer without one is left out.
    pub fn composite_premultiplied_rgba(&self, colour_layer_rgb: &[[u8; 3]]) -> Vec<[u8; 4]> {
        let mut picture = vec![[0; 4]; self.width_px * self.height_px];
        for (layer, &colour) in self.colour_layer_coverages.iter().zip(colour_layer_rgb) {
            for (pixel, &share) in picture.iter_mut().zip(layer) {
                if share > 0 {
                    add(pixel, colour, share);
                }
            }
        }
        picture
    }
}

/// Adds a colour with a coverage of `share` to a premultiplied pixel.
fn add(pixel: &mut [u8; 4], colour: [u8; 3], share: u8) {
    let remaining = u8::MAX - share;
    if pixel[3] > remaining {
        *pixel = pixel.map(|channel| scaled(channel, remaining, pixel[3]));
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
