//! Lines of names on the screen: shaped once, drawn as one picture each, kept while they are in use.

use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

use eframe::egui::{
    Color32, ColorImage, FontColorTransferFunction, Pos2, Rect, Response, Sense, TextureHandle, TextureOptions,
    Theme, Ui, pos2, vec2,
};

use crate::layout::{Bitmap, Faces, Line, LINE_BOX, rasterise};
use crate::name::Character;
use crate::order::{DisplayOrder, LogicalIndex, VisualRun};

use super::theme::{DIRECTION_COLOURS, Palette, direction_colour_index};

/// A shaped line. Lengths are in em.
pub(super) struct Shaped {
    /// Tells it from every other line of this window.
    id: u64,
    line: Line,
    /// For each character which colour of direction it has.
    colours: Vec<usize>,
}

impl Shaped {
    /// Its width.
    pub(super) fn width(&self) -> f32 {
        self.line.width()
    }

    /// How far the line box reaches above the baseline; the same for every line.
    pub(super) const fn ascent(&self) -> f32 {
        LINE_BOX.ascent
    }

    /// How far the line box reaches below the baseline; the same for every line.
    pub(super) const fn descent(&self) -> f32 {
        LINE_BOX.descent
    }

    /// From where to where a character reaches.
    pub(super) fn extent(&self, logical: usize) -> Range<f32> {
        self.line.extent(LogicalIndex(logical))
    }

    /// The character that stands at `x`.
    pub(super) fn character_at(&self, x: f32) -> Option<usize> {
        self.line.character_at(x).map(|it| it.0)
    }
}

/// How a line is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Colouring {
    /// Each character in the colour of its class.
    ByClass,
    /// All in one colour.
    Plain(Color32),
}

/// What a shaped line was made from: lines are kept by comparing this, not a hash of it.
#[derive(PartialEq, Eq, Hash)]
struct LineKey {
    scalars: Vec<char>,
    runs: Vec<VisualRun>,
}

/// What a picture of a line was made from.
#[derive(PartialEq, Eq, Hash)]
struct PictureKey {
    line: u64,
    pixels_per_em: u32,
    colouring: Colouring,
    theme: Theme,
}

/// Something kept, and the pass in which it was used last.
struct Kept<T> {
    value: T,
    used: u64,
}

/// A picture of a line, cut into textures that every graphics driver takes.
struct Picture {
    /// Each piece with its place, in physical pixels from the left end of the line.
    pieces: Vec<(f32, TextureHandle)>,
    /// From the top of the picture to the baseline, in physical pixels.
    baseline: f32,
    /// From the left edge of the picture to the left end of the line, in physical pixels.
    left: f32,
}

/// Shapes lines and keeps them, and their pictures, as long as they are drawn.
pub(super) struct Lines {
    faces: Faces,
    shaped: HashMap<LineKey, Kept<Rc<Shaped>>>,
    characters: HashMap<char, Kept<Rc<Shaped>>>,
    pictures: HashMap<PictureKey, Kept<Picture>>,
    next_id: u64,
    pass: u64,
}

/// For how many passes something is kept that is not drawn, so that scrolling and switching tabs
/// back and forth does not shape everything again.
const KEPT_PASSES: u64 = 240;
/// The widest texture, in pixels: every driver takes it, and so does egui's test harness.
const TEXTURE_WIDTH: usize = 2048;

impl Lines {
    /// Lines in these faces.
    pub(super) fn new(faces: Faces) -> Self {
        Self {
            faces,
            shaped: HashMap::new(),
            characters: HashMap::new(),
            pictures: HashMap::new(),
            next_id: 0,
            pass: 0,
        }
    }

    /// The line that shows these characters in this order.
    pub(super) fn line(&mut self, characters: &[Character], order: &DisplayOrder) -> Rc<Shaped> {
        let key = LineKey {
            scalars: characters.iter().map(|it| it.scalar).collect(),
            runs: order.runs().to_vec(),
        };
        let kept = self.shaped.entry(key).or_insert_with(|| {
            self.next_id += 1;
            let line = Line::new(characters, order, &self.faces);
            Kept { value: Rc::new(shaped(self.next_id, line, characters)), used: 0 }
        });
        kept.used = self.pass;
        Rc::clone(&kept.value)
    }

    /// One character alone, in its isolated form.
    pub(super) fn character(&mut self, character: Character) -> Rc<Shaped> {
        let kept = self.characters.entry(character.scalar).or_insert_with(|| {
            self.next_id += 1;
            let line = Line::isolated(character, &self.faces);
            Kept { value: Rc::new(shaped(self.next_id, line, &[character])), used: 0 }
        });
        kept.used = self.pass;
        Rc::clone(&kept.value)
    }

    /// Makes room for a line in a layout and paints it there. `size` is in points an em.
    pub(super) fn add(&mut self, ui: &mut Ui, line: &Shaped, size: f32, colouring: Colouring) -> Response {
        let wanted = vec2(line.width(), line.ascent() + line.descent()) * size;
        let (rect, response) = ui.allocate_exact_size(wanted, Sense::HOVER);
        self.paint(ui, line, rect.min, size, colouring);
        response
    }

    /// Paints a line whose line box has its left top corner at `corner`. `size` is in points an em.
    pub(super) fn paint(&mut self, ui: &Ui, line: &Shaped, corner: Pos2, size: f32, colouring: Colouring) {
        let scale = ui.pixels_per_point();
        let pixels_per_em = (size * scale).max(1.0);
        let theme = ui.ctx().theme();
        let key = PictureKey { line: line.id, pixels_per_em: pixels_per_em.to_bits(), colouring, theme };
        let kept = self
            .pictures
            .entry(key)
            .or_insert_with(|| Kept { value: picture(ui, line, pixels_per_em, colouring, theme), used: 0 });
        kept.used = self.pass;
        let picture = &kept.value;
        // The picture's pixels fall on the screen's: that is what keeps it sharp.
        let snapped = |value: f32| (value * scale).round() / scale;
        let left = snapped(corner.x) - picture.left / scale;
        let baseline = snapped(corner.y + line.ascent() * size);
        let top = baseline - picture.baseline / scale;
        for (x, texture) in &picture.pieces {
            let rect = Rect::from_min_size(pos2(left + x / scale, top), texture.size_vec2() / scale);
            if ui.is_rect_visible(rect) {
                let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
                ui.painter().image(texture.id(), rect, whole, Color32::WHITE);
            }
        }
    }

    /// Ends the pass: lets go of what has not been drawn for a while.
    pub(super) fn end_pass(&mut self) {
        self.pass += 1;
        let oldest = self.pass.saturating_sub(KEPT_PASSES);
        self.shaped.retain(|_, kept| kept.used >= oldest);
        self.characters.retain(|_, kept| kept.used >= oldest);
        self.pictures.retain(|_, kept| kept.used >= oldest);
    }
}

fn shaped(id: u64, line: Line, characters: &[Character]) -> Shaped {
    let colours = characters.iter().map(|it| direction_colour_index(it.class)).collect();
    Shaped { id, line, colours }
}

/// Draws a line at a physical size and hands the picture to the graphics card.
fn picture(ui: &Ui, line: &Shaped, pixels_per_em: f32, colouring: Colouring, theme: Theme) -> Picture {
    let palette = Palette::of(theme);
    let (layers, colours): (Vec<Bitmap>, Vec<Color32>) = match colouring {
        Colouring::ByClass => {
            let layer_of = |logical: LogicalIndex| line.colours[logical.0];
            let layers = rasterise(&line.line, pixels_per_em, layer_of, DIRECTION_COLOURS);
            (layers, palette.directions().to_vec())
        }
        Colouring::Plain(colour) => (rasterise(&line.line, pixels_per_em, |_| 0, 1), vec![colour]),
    };
    let Some(first) = layers.first() else {
        return Picture { pieces: Vec::new(), baseline: 0.0, left: 0.0 };
    };
    let transfer = match theme {
        Theme::Light => FontColorTransferFunction::LIGHT_MODE_DEFAULT,
        Theme::Dark => FontColorTransferFunction::DARK_MODE_DEFAULT,
    };
    let pieces = (0..first.width)
        .step_by(TEXTURE_WIDTH)
        .map(|from| {
            let columns = from..first.width.min(from + TEXTURE_WIDTH);
            let image = blended(&layers, &colours, columns, transfer);
            (from as f32, ui.ctx().load_texture("line", image, TextureOptions::NEAREST))
        })
        .collect();
    Picture { pieces, baseline: first.baseline as f32, left: first.left as f32 }
}

/// The layers, each in its colour, one over the other.
fn blended(
    layers: &[Bitmap],
    colours: &[Color32],
    columns: Range<usize>,
    transfer: FontColorTransferFunction,
) -> ColorImage {
    let height = layers.first().map_or(0, |layer| layer.height);
    let mut image = ColorImage::filled([columns.len(), height], Color32::TRANSPARENT);
    for (layer, &colour) in layers.iter().zip(colours) {
        for (row, pixels) in image.pixels.chunks_exact_mut(columns.len()).enumerate() {
            let start = row * layer.width + columns.start;
            for (pixel, &coverage) in pixels.iter_mut().zip(&layer.coverage[start..]) {
                if coverage > 0 {
                    let alpha = transfer.alpha_from_coverage(f32::from(coverage) / 255.0);
                    *pixel = pixel.blend(colour.gamma_multiply(alpha));
                }
            }
        }
    }
    image
}
