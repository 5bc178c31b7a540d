//! Draws names as the window would, one line for each display, into a PNG file: a quick look at the
//! shaping without a screen.
//!
//! `cargo run -p bidiscope-layout --example draw -- OUTPUT.png PIXELS_PER_EM NAME...` (backslash
//! escapes such as `\u{5D0}` in a name are read).

use std::error::Error;
use std::fs::File;
use std::io::BufWriter;

use bidiscope_bidi::name::{BidiClass, Character, characters_of};
use bidiscope_bidi::order::{LogicalIndex, Strategy};
use bidiscope_layout::{Faces, InvisibleStyle, LineRaster, ShapedLine, ShapedLineDrawing};

const STRATEGIES: [Strategy; 3] = [Strategy::OneToOne, Strategy::UbaLtr, Strategy::UbaRtl];

/// Text colours: left-to-right, right-to-left, European numbers, Arabic numbers, the rest.
const COLOURS: [[u8; 3]; 5] = [[0, 84, 166], [166, 30, 60], [0, 110, 70], [130, 80, 0], [70, 70, 70]];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let output = arguments.next().ok_or("the output file is missing")?;
    let size: f32 = arguments.next().ok_or("the size is missing")?.parse()?;
    let faces = if std::env::var_os("SYSTEM_FACES").is_some() {
        Faces::with_system_fallback()
    } else {
        Faces::bundled()
    };
    let mut rasters = Vec::new();
    for name in arguments {
        let characters = characters_of(&unescape(&name));
        for strategy in STRATEGIES {
            let order = strategy.order(&characters);
            let line = ShapedLine::new(&characters, &order, &faces, InvisibleStyle::Boxed);
            let colour_of = |index: LogicalIndex| colour(characters[index.0]);
            rasters.push(ShapedLineDrawing::new(&line, &faces, size, COLOURS.len(), colour_of).raster(None));
        }
    }
    save(&output, &rasters)
}

fn colour(character: Character) -> usize {
    match character.class {
        BidiClass::L => 0,
        BidiClass::R | BidiClass::AL => 1,
        BidiClass::EN => 2,
        BidiClass::AN => 3,
        _ => 4,
    }
}

/// Reads `\u{...}`.
fn unescape(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\\u{") {
        out.push_str(before);
        let Some((digits, others)) = after.split_once('}') else { break };
        out.extend(u32::from_str_radix(digits, 16).ok().and_then(char::from_u32));
        rest = others;
    }
    out + rest
}

/// Writes the lines one under the other on white.
fn save(path: &str, rasters: &[LineRaster]) -> Result<(), Box<dyn Error>> {
    const MARGIN: usize = 8;
    let width = rasters.iter().map(|it| it.width_px).max().unwrap_or(0) + 2 * MARGIN;
    let height = rasters.iter().map(|it| it.height_px + MARGIN).sum::<usize>() + MARGIN;
    let mut pixels = vec![255; width * height * 3];
    let mut top = MARGIN;
    for raster in rasters {
        for (index, [red, green, blue, alpha]) in
            raster.composite_premultiplied_rgba(&COLOURS).into_iter().enumerate()
        {
            let at = ((top + index / raster.width_px) * width + MARGIN + index % raster.width_px) * 3;
            for (channel, value) in [red, green, blue].into_iter().enumerate() {
                pixels[at + channel] = value + (255 - alpha);
            }
        }
        top += raster.height_px + MARGIN;
    }
    let (width, height) = (u32::try_from(width)?, u32::try_from(height)?);
    let mut encoder = png::Encoder::new(BufWriter::new(File::create(path)?), width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(())
}
