//! Lines of names on the screen: shaped once, drawn with bitmaps, kept while they are in use.

mod cut;
mod moved;
mod rows;
mod shaped;

use std::ops::Range;
use std::rc::Rc;

use eframe::egui::{Align, Color32, Layout, Mesh, Pos2, Rect, Shape, TextureId, Ui, Vec2, pos2, vec2};
use rustc_hash::FxHashMap;

use bidiscope_bidi::name::{Character, is_invisible};
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayOrder, LogicalIndex, order_of_line};
use bidiscope_export::marks::clipped_ink_dashes;
use bidiscope_layout::{
    Faces, InvisibleStyle, LINE_BOX_ASCENT_EM, LINE_BOX_DESCENT_EM, PlacedBitmap, ShapedLine,
    ShapedLineDrawing,
};

use super::atlas::{Atlas, Tile};
use super::marks;
use super::theme::{DIRECTION_COLOUR_COUNT, Palette};

pub(super) use cut::{CUT_WIDTH, cut_place, paint_cut, without_cut};
pub(super) use moved::paint_moved;
pub(super) use shaped::Shaped;

/// How a line is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Colouring {
    /// Each character in the colour of its class.
    ByClass,
    /// All in one colour.
    Plain(Color32),
}

/// What a shaped line was made from: lines are kept by comparing this, not a hash of it. Displays that
/// differ in their levels alone are the same line.
#[derive(PartialEq, Eq, Hash)]
struct LineKey {
    scalars: Vec<char>,
    runs: Vec<(Range<usize>, Direction)>,
    paragraph: Direction,
    invisibles: InvisibleStyle,
    /// The characters that it is of.
    marked: Vec<usize>,
}

/// What an ordered line was made from.
#[derive(PartialEq, Eq, Hash)]
struct OrderedKey {
    scalars: Vec<char>,
    display: DisplayConfig,
    invisibles: InvisibleStyle,
}

/// What a picture of a line was made from.
#[derive(PartialEq, Eq, Hash)]
struct PictureKey {
    line: u64,
    pixels_per_em: u32,
}

/// Something kept, and the pass in which it was used last.
struct Kept<T> {
    value: T,
    used: u64,
}

/// A line drawn at a size.
struct Picture {
    drawing: ShapedLineDrawing,
    /// For each group its bitmap, from when it comes into view for the first time.
    placed: Vec<Option<Placed>>,
    /// The atlas's when they were placed.
    generation: u64,
}

/// A bitmap of a picture, in pixels from the line's origin.
#[derive(Clone, Copy)]
struct Placed {
    corner: Vec2,
    tile: Tile,
}

/// Shapes lines and keeps them, and their pictures, as long as they are drawn.
pub(super) struct Lines {
    faces: Faces,
    shaped: FxHashMap<LineKey, Kept<Rc<Shaped>>>,
    /// The same lines by the display that orders them, so that a text that is shown again need not be
    /// ordered again.
    ordered: FxHashMap<OrderedKey, Kept<Rc<Shaped>>>,
    /// The orders of names of which parts are shown.
    orders: FxHashMap<OrderedKey, Kept<Rc<DisplayOrder>>>,
    characters: FxHashMap<char, Kept<Rc<Shaped>>>,
    pictures: FxHashMap<PictureKey, Kept<Picture>>,
    atlas: Atlas,
    next_id: u64,
    pass: u64,
}

/// The height of the line box, in em: the same for every line.
pub(super) const LINE_HEIGHT: f32 = LINE_BOX_ASCENT_EM + LINE_BOX_DESCENT_EM;
/// For how many passes something is kept that is not drawn, so that scrolling and switching tabs
/// back and forth does not shape everything again.
const KEPT_PASSES: u64 = 240;

impl Lines {
    /// Lines in these faces.
    pub(super) fn new(faces: Faces) -> Self {
        Self {
            faces,
            shaped: FxHashMap::default(),
            ordered: FxHashMap::default(),
            orders: FxHashMap::default(),
            characters: FxHashMap::default(),
            pictures: FxHashMap::default(),
            atlas: Atlas::new(),
            next_id: 0,
            pass: 0,
        }
    }

    /// The line that shows these characters in this order, invisible ones as labelled boxes that can be
    /// read in small text: for places where a reader must not miss one.
    pub(super) fn line(&mut self, characters: &[Character], order: &DisplayOrder) -> Rc<Shaped> {
        self.line_with(characters, order, InvisibleStyle::Enlarged)
    }

    /// The line that shows these characters in this order.
    pub(super) fn line_with(
        &mut self,
        characters: &[Character],
        order: &DisplayOrder,
        invisibles: InvisibleStyle,
    ) -> Rc<Shaped> {
        self.marking(characters, order, invisibles, |_| true)
    }

    /// The line that shows these characters in this order; `invisibles` is of those for whose logical
    /// positions `is_marked` holds.
    pub(super) fn marking(
        &mut self,
        characters: &[Character],
        order: &DisplayOrder,
        invisibles: InvisibleStyle,
        is_marked: impl Fn(usize) -> bool,
    ) -> Rc<Shaped> {
        let mut marked = Vec::new();
        if invisibles != InvisibleStyle::Hidden {
            let is_seen = |&at: &usize| is_invisible(characters[at].scalar) && is_marked(at);
            marked = (0..characters.len()).filter(is_seen).collect();
        }
        // Without boxes it is the same line in every way.
        let invisibles = if marked.is_empty() { InvisibleStyle::Hidden } else { invisibles };
        let key = LineKey {
            scalars: characters.iter().map(|it| it.scalar).collect(),
            runs: order.runs().iter().map(|run| (run.logical_range.clone(), run.direction)).collect(),
            paragraph: order.paragraph_direction(),
            invisibles,
            marked,
        };
        let kept = self.shaped.entry(key).or_insert_with_key(|key| {
            self.next_id += 1;
            let is_marked = |at: usize| key.marked.binary_search(&at).is_ok();
            let line = ShapedLine::with_invisibles_at(characters, order, &self.faces, invisibles, is_marked);
            Kept { value: Rc::new(Shaped::new(self.next_id, line, characters)), used: 0 }
        });
        kept.used = self.pass;
        Rc::clone(&kept.value)
    }

    /// The line that shows these characters in the order of a display, invisible ones as labelled boxes
    /// that can be read in small text.
    pub(super) fn ordered(
        &mut self,
        characters: &[Character],
        display: impl Into<DisplayConfig>,
    ) -> Rc<Shaped> {
        self.ordered_with(characters, display, InvisibleStyle::Enlarged)
    }

    /// The line that shows these characters in the order of a display. It is not ordered again as long as
    /// it is drawn.
    pub(super) fn ordered_with(
        &mut self,
        characters: &[Character],
        display: impl Into<DisplayConfig>,
        invisibles: InvisibleStyle,
    ) -> Rc<Shaped> {
        let display = display.into();
        let scalars = characters.iter().map(|it| it.scalar).collect();
        let key = OrderedKey { scalars, display, invisibles };
        if let Some(kept) = self.ordered.get_mut(&key) {
            kept.used = self.pass;
            return Rc::clone(&kept.value);
        }
        let value = self.line_with(characters, &key.display.order(characters), invisibles);
        self.ordered.insert(key, Kept { value: Rc::clone(&value), used: self.pass });
        value
    }

    /// The line that shows a part of these characters as it stands in the display of them all, so that one name
    /// has one picture wherever a part of it is shown.
    pub(super) fn part(
        &mut self,
        characters: &[Character],
        display: impl Into<DisplayConfig>,
        part: Range<usize>,
    ) -> Rc<Shaped> {
        let order =
            self.order(characters, display.into()).restricted_to_logical_range(characters, part.clone());
        self.line(&characters[part], &order)
    }

    /// The line that shows a line of a paragraph of these characters; see [`order_of_line`].
    pub(super) fn line_of(
        &mut self,
        characters: &[Character],
        display: impl Into<DisplayConfig>,
        line: Range<usize>,
        invisibles: InvisibleStyle,
    ) -> Rc<Shaped> {
        let order = order_of_line(characters, &self.order(characters, display.into()), line.clone());
        self.line_with(&characters[line], &order, invisibles)
    }

    fn order(&mut self, characters: &[Character], display: DisplayConfig) -> Rc<DisplayOrder> {
        let scalars = characters.iter().map(|it| it.scalar).collect();
        let key = OrderedKey { scalars, display, invisibles: InvisibleStyle::Boxed };
        let kept = self
            .orders
            .entry(key)
            .or_insert_with_key(|key| Kept { value: Rc::new(key.display.order(characters)), used: 0 });
        kept.used = self.pass;
        Rc::clone(&kept.value)
    }

    /// One character alone, in its isolated form.
    pub(super) fn character(&mut self, character: Character) -> Rc<Shaped> {
        let kept = self.characters.entry(character.scalar).or_insert_with(|| {
            self.next_id += 1;
            let line = ShapedLine::in_isolated_form(character, &self.faces);
            Kept { value: Rc::new(Shaped::new(self.next_id, line, &[character])), used: 0 }
        });
        kept.used = self.pass;
        Rc::clone(&kept.value)
    }

    /// Paints a line whose line box has its left top corner at `corner`; see [`Shaped::rise`]. `size` is in
    /// points an em. What reaches out of the line's row is cut off.
    pub(super) fn paint(&mut self, ui: &Ui, line: &Shaped, corner: Pos2, size: f32, colouring: Colouring) {
        let scale = ui.pixels_per_point();
        let pixels_per_em = (size * scale).max(1.0);
        let theme = ui.ctx().theme();
        let generation = self.atlas.generation(theme);
        let key = PictureKey { line: line.id, pixels_per_em: pixels_per_em.to_bits() };
        let kept = self.pictures.entry(key).or_insert_with(|| {
            let layer_of = |logical: LogicalIndex| line.colours[logical.0];
            let drawing = ShapedLineDrawing::new(
                &line.line,
                &self.faces,
                pixels_per_em,
                DIRECTION_COLOUR_COUNT,
                layer_of,
            );
            let placed = drawing.groups().iter().map(|_| None).collect();
            Kept { value: Picture { drawing, placed, generation }, used: 0 }
        });
        kept.used = self.pass;
        let Picture { drawing, placed, generation: of_picture } = &mut kept.value;
        if *of_picture != generation {
            placed.fill_with(|| None);
            *of_picture = generation;
        }
        // A bitmap's pixels fall on the screen's: that is what keeps it sharp.
        let snapped = |value: f32| (value * scale).round() / scale;
        let origin = pos2(snapped(corner.x), snapped(corner.y + LINE_BOX_ASCENT_EM * size));
        let colours = match colouring {
            Colouring::ByClass => Palette::of(theme).direction_colours(),
            Colouring::Plain(colour) => [colour; DIRECTION_COLOUR_COUNT],
        };
        let mut meshes: Vec<Mesh> = Vec::new();
        let row = line.row(corner, size);
        for (group, placed) in drawing.groups().iter().zip(placed) {
            let about = Rect::from_x_y_ranges(
                origin.x + group.pixel_columns_from_line_left.start as f32 / scale
                    ..=origin.x + group.pixel_columns_from_line_left.end as f32 / scale,
                row.y_range(),
            );
            if !ui.is_rect_visible(about) {
                continue;
            }
            let Placed { corner, tile } = *placed.get_or_insert_with(|| {
                let PlacedBitmap { left, top, bitmap } = drawing.glyph_group_bitmap(group);
                Placed { corner: vec2(left as f32, top as f32), tile: self.atlas.tile(ui.ctx(), &bitmap) }
            });
            if tile.size == Vec2::ZERO {
                continue;
            }
            let rect = Rect::from_min_size(origin + corner / scale, tile.size / scale);
            mesh_of(&mut meshes, tile.texture).add_rect_with_uv(
                rect,
                tile.uv,
                colours[group.colour_layer_index],
            );
        }
        let meshes = meshes.into_iter().map(Shape::mesh);
        if line.line.vertical_extent().clipped.is_empty() {
            ui.painter().extend(meshes);
        } else {
            let clip = ui.clip_rect().with_min_y(row.top()).with_max_y(row.bottom());
            ui.painter().with_clip_rect(clip.intersect(ui.clip_rect())).extend(meshes);
            let place = line.place(ui, corner, size, row.y_range());
            marks::paint(ui, &clipped_ink_dashes(&place, &line.line.vertical_extent().clipped));
        }
    }

    /// Ends the pass: lets go of what has not been drawn for a while.
    pub(super) fn end_pass(&mut self) {
        self.pass += 1;
        let oldest = self.pass.saturating_sub(KEPT_PASSES);
        self.shaped.retain(|_, kept| kept.used >= oldest);
        self.ordered.retain(|_, kept| kept.used >= oldest);
        self.orders.retain(|_, kept| kept.used >= oldest);
        self.characters.retain(|_, kept| kept.used >= oldest);
        self.pictures.retain(|_, kept| kept.used >= oldest);
    }
}

/// A row that is as high as this from the start, so that what stands before a line stands in its middle.
pub(super) fn tall_row<R>(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), contents).inner
}

/// A row that goes on in further ones where there is no room for all of it, and is so high from its beginning, in points, so
/// that what is lower stands in its middle.
pub(super) fn wrapped_row(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        let usual = std::mem::replace(&mut ui.spacing_mut().interact_size.y, height);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = usual;
            contents(ui);
        });
    });
}

/// The mesh with this texture.
fn mesh_of(meshes: &mut Vec<Mesh>, texture: TextureId) -> &mut Mesh {
    let found = meshes.iter().position(|mesh| mesh.texture_id == texture);
    let index = found.unwrap_or_else(|| {
        meshes.push(Mesh::with_texture(texture));
        meshes.len() - 1
    });
    &mut meshes[index]
}
