//! Lines of names on the screen: shaped once, drawn as one picture each, kept while they are in use.

use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

use eframe::egui::epaint::FontColorTransferFunction;
use eframe::egui::{
    Color32, ColorImage, Pos2, Rect, Response, Sense, TextureHandle, TextureOptions, Theme, Ui, pos2, vec2,
};

use crate::layout::{ASCENT, DESCENT, Drawing, Extent, Faces, Invisibles, Line, pixel_width, wrap};
use crate::name::Character;
use crate::order::{Direction, DisplayOrder, LogicalIndex, Strategy, VisualRun};

use super::theme::{DIRECTION_COLOURS, Palette, direction_colour_index};

/// A shaped line. Lengths are in em.
pub(super) struct Shaped {
    /// Tells it from every other line of this window.
    id: u64,
    line: Rc<Line>,
    /// For each character which colour of direction it has.
    colours: Vec<usize>,
}

impl Shaped {
    /// The line, for carets and selections.
    pub(super) const fn line(&self) -> &Rc<Line> {
        &self.line
    }

    /// Its width.
    pub(super) fn width(&self) -> f32 {
        self.line.width()
    }

    /// From where to where a character reaches.
    pub(super) fn extent(&self, logical: usize) -> Extent {
        self.line.extent(LogicalIndex(logical))
    }

    /// From where to where these characters reach, from left to right: one stretch where they stand side
    /// by side.
    pub(super) fn stretches(&self, logical: Range<usize>) -> Vec<Extent> {
        let mut extents: Vec<Extent> = logical.map(|it| self.extent(it)).collect();
        extents.sort_by(|one, other| one.left.total_cmp(&other.left));
        let mut stretches: Vec<Extent> = Vec::new();
        for extent in extents {
            match stretches.last_mut() {
                Some(last) if extent.left <= last.right + 0.01 => last.right = last.right.max(extent.right),
                _ => stretches.push(extent),
            }
        }
        stretches
    }

    /// The lines into which it is broken to be at most `width` wide; see [`wrap`].
    pub(super) fn wrap(&self, characters: &[Character], width: f32) -> Vec<Range<usize>> {
        wrap(&self.line, characters, width)
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
    paragraph: Direction,
    invisibles: Invisibles,
}

/// What an ordered line was made from.
#[derive(PartialEq, Eq, Hash)]
struct OrderedKey {
    scalars: Vec<char>,
    strategy: Strategy,
    invisibles: Invisibles,
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

/// A picture of a line, cut into pieces that every graphics driver takes. A piece is drawn when it
/// comes into view for the first time.
struct Picture {
    pieces: Vec<Option<Piece>>,
}

/// A piece of a picture; lengths in physical pixels.
struct Piece {
    texture: TextureHandle,
    /// From the left end of the line to its left edge.
    left: f32,
    /// From its upper edge to the baseline.
    baseline: f32,
}

/// Shapes lines and keeps them, and their pictures, as long as they are drawn.
pub(super) struct Lines {
    faces: Faces,
    shaped: HashMap<LineKey, Kept<Rc<Shaped>>>,
    /// The same lines by the strategy that orders them, so that a text that is shown again need not be
    /// ordered again.
    ordered: HashMap<OrderedKey, Kept<Rc<Shaped>>>,
    characters: HashMap<char, Kept<Rc<Shaped>>>,
    pictures: HashMap<PictureKey, Kept<Picture>>,
    next_id: u64,
    pass: u64,
}

/// The height of the line box, in em: the same for every line.
pub(super) const LINE_HEIGHT: f32 = ASCENT + DESCENT;
/// For how many passes something is kept that is not drawn, so that scrolling and switching tabs
/// back and forth does not shape everything again.
const KEPT_PASSES: u64 = 240;
/// How wide a piece of a picture is, in pixels; with the ink that reaches out of a line's ends it stays
/// below what every graphics driver takes.
const PIECE_WIDTH: i32 = 256;

impl Lines {
    /// Lines in these faces.
    pub(super) fn new(faces: Faces) -> Self {
        Self {
            faces,
            shaped: HashMap::new(),
            ordered: HashMap::new(),
            characters: HashMap::new(),
            pictures: HashMap::new(),
            next_id: 0,
            pass: 0,
        }
    }

    /// The line that shows these characters in this order, invisible ones as small labelled boxes: for
    /// places where a reader must not miss one.
    pub(super) fn line(&mut self, characters: &[Character], order: &DisplayOrder) -> Rc<Shaped> {
        self.line_with(characters, order, Invisibles::Marked)
    }

    /// The line that shows these characters in this order.
    pub(super) fn line_with(
        &mut self,
        characters: &[Character],
        order: &DisplayOrder,
        invisibles: Invisibles,
    ) -> Rc<Shaped> {
        let key = LineKey {
            scalars: characters.iter().map(|it| it.scalar).collect(),
            runs: order.runs().to_vec(),
            paragraph: order.paragraph(),
            invisibles,
        };
        let kept = self.shaped.entry(key).or_insert_with(|| {
            self.next_id += 1;
            let line = Line::new(characters, order, &self.faces, invisibles);
            Kept { value: Rc::new(shaped(self.next_id, line, characters)), used: 0 }
        });
        kept.used = self.pass;
        Rc::clone(&kept.value)
    }

    /// The line that shows these characters in the order of a strategy.
    pub(super) fn ordered(
        &mut self,
        characters: &[Character],
        strategy: Strategy,
        invisibles: Invisibles,
    ) -> Rc<Shaped> {
        let scalars = characters.iter().map(|it| it.scalar).collect();
        let key = OrderedKey { scalars, strategy, invisibles };
        if let Some(kept) = self.ordered.get_mut(&key) {
            kept.used = self.pass;
            return Rc::clone(&kept.value);
        }
        let value = self.line_with(characters, &strategy.order(characters), invisibles);
        self.ordered.insert(key, Kept { value: Rc::clone(&value), used: self.pass });
        value
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
        let wanted = vec2(line.width(), LINE_HEIGHT) * size;
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
        let count = (pixel_width(&line.line, pixels_per_em).max(1) + PIECE_WIDTH - 1) / PIECE_WIDTH;
        let empty = || Picture { pieces: (0..count).map(|_| None).collect() };
        let kept = self.pictures.entry(key).or_insert_with(|| Kept { value: empty(), used: 0 });
        kept.used = self.pass;
        // The picture's pixels fall on the screen's: that is what keeps it sharp.
        let snapped = |value: f32| (value * scale).round() / scale;
        let origin = pos2(snapped(corner.x), snapped(corner.y + ASCENT * size));
        let mut drawing = None;
        for (index, piece) in kept.value.pieces.iter_mut().enumerate() {
            let from = index as i32 * PIECE_WIDTH;
            let about = Rect::from_x_y_ranges(
                origin.x + from as f32 / scale - size..=origin.x + (from + PIECE_WIDTH) as f32 / scale + size,
                corner.y - size..=corner.y + (LINE_HEIGHT + 1.0) * size,
            );
            if !ui.is_rect_visible(about) {
                continue;
            }
            let columns = columns(index, count as usize, pixels_per_em);
            let Piece { texture, left, baseline } = piece.get_or_insert_with(|| {
                let drawing = drawing.get_or_insert_with(|| {
                    let layer_of = |logical: LogicalIndex| line.colours[logical.0];
                    Drawing::new(&line.line, &self.faces, pixels_per_em, DIRECTION_COLOURS, layer_of)
                });
                draw(ui, drawing, columns, colouring)
            });
            let at = pos2(origin.x + *left / scale, origin.y - *baseline / scale);
            let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
            let rect = Rect::from_min_size(at, texture.size_vec2() / scale);
            ui.painter().image(texture.id(), rect, whole, Color32::WHITE);
        }
    }

    /// Ends the pass: lets go of what has not been drawn for a while.
    pub(super) fn end_pass(&mut self) {
        self.pass += 1;
        let oldest = self.pass.saturating_sub(KEPT_PASSES);
        self.shaped.retain(|_, kept| kept.used >= oldest);
        self.ordered.retain(|_, kept| kept.used >= oldest);
        self.characters.retain(|_, kept| kept.used >= oldest);
        self.pictures.retain(|_, kept| kept.used >= oldest);
    }
}

fn shaped(id: u64, line: Line, characters: &[Character]) -> Shaped {
    let colours = characters.iter().map(|it| direction_colour_index(it.class)).collect();
    Shaped { id, line: Rc::new(line), colours }
}

/// The columns of a piece, in pixels from the left end of the line. The outer ones hold what reaches
/// out of the line.
fn columns(index: usize, count: usize, pixels_per_em: f32) -> Range<i32> {
    let overhang = pixels_per_em.ceil() as i32;
    let from = index as i32 * PIECE_WIDTH;
    let left = if index == 0 { -overhang } else { from };
    let right = if index + 1 == count { from + PIECE_WIDTH + overhang } else { from + PIECE_WIDTH };
    left..right
}

/// Draws a piece of a line and hands it to the graphics card.
fn draw(ui: &Ui, drawing: &Drawing<'_>, columns: Range<i32>, colouring: Colouring) -> Piece {
    let theme = ui.ctx().theme();
    let colours = match colouring {
        Colouring::ByClass => Palette::of(theme).directions(),
        Colouring::Plain(colour) => [colour; DIRECTION_COLOURS],
    };
    let transfer = match theme {
        Theme::Light => FontColorTransferFunction::LIGHT_MODE_DEFAULT,
        Theme::Dark => FontColorTransferFunction::DARK_MODE_DEFAULT,
    };
    let picture = drawing.picture(
        Some(columns),
        &colours.map(|colour| [colour.r(), colour.g(), colour.b()]),
        |coverage| (transfer.alpha_from_coverage(f32::from(coverage) / 255.0) * 255.0) as u8,
    );
    // A line without ink has a picture without pixels, which no graphics card takes.
    let image = if picture.pixels.is_empty() {
        ColorImage::filled([1, 1], Color32::TRANSPARENT)
    } else {
        let pixels = picture.pixels.iter().map(|&[r, g, b, a]| Color32::from_rgba_premultiplied(r, g, b, a));
        ColorImage::new([picture.width, picture.height], pixels.collect())
    };
    let texture = ui.ctx().load_texture("line", image, TextureOptions::NEAREST);
    Piece { texture, left: picture.left as f32, baseline: picture.baseline as f32 }
}
