//! Stamps on the graphics card: each is sent there once, in however many lines it stands.

use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::epaint::FontColorTransferFunction;
use eframe::egui::{
    Color32, ColorImage, Context, Pos2, Rect, TextureHandle, TextureId, TextureOptions, Theme, Vec2, pos2,
    vec2,
};
use rustc_hash::FxHashMap;

use crate::layout::Stamp;

/// The width and height of a page, in pixels: what every graphics driver takes.
const SIDE: usize = 1024;
/// The largest width and height of a tile, in pixels.
const LARGEST_TILE: usize = 256;
/// How many pages there are before all are thrown away and begun anew: a screen full of different
/// ideographs at twice the usual scale takes six.
const MOST_PAGES: usize = 16;

/// The pages that hold stamps.
pub(super) struct Atlas {
    pages: Vec<Page>,
    /// By the stamp's address, which is its own as long as it is kept here.
    kept: FxHashMap<usize, (Arc<Stamp>, Rc<[Tile]>)>,
    theme: Theme,
    generation: u64,
}

/// A texture that is filled shelf by shelf.
struct Page {
    texture: TextureHandle,
    /// Where the next tile comes.
    left: usize,
    top: usize,
    /// The height of the highest tile on the shelf.
    shelf: usize,
}

/// A part of a stamp, as it lies on a page.
#[derive(Clone, Copy)]
pub(super) struct Tile {
    pub(super) texture: TextureId,
    /// Where it is on the page, as the graphics card counts.
    pub(super) uv: Rect,
    /// From the stamp's left top corner, in pixels.
    pub(super) offset: Vec2,
    /// In pixels.
    pub(super) size: Vec2,
}

impl Atlas {
    /// An atlas without pages.
    pub(super) fn new() -> Self {
        Self { pages: Vec::new(), kept: FxHashMap::default(), theme: Theme::Light, generation: 0 }
    }

    /// Changes whenever tiles that were handed out are worth nothing any more. Those that this pass has
    /// painted are still there when it is shown.
    pub(super) fn generation(&mut self, theme: Theme) -> u64 {
        if theme != self.theme {
            self.begin_anew();
            self.theme = theme;
        }
        self.generation
    }

    /// The tiles of a stamp, white with the weight that text has in the theme: to be tinted.
    pub(super) fn tiles(&mut self, context: &Context, stamp: &Arc<Stamp>) -> Rc<[Tile]> {
        let address = Arc::as_ptr(stamp) as usize;
        if let Some((_, tiles)) = self.kept.get(&address) {
            return Rc::clone(tiles);
        }
        let rows = stamp.coverage.len() / stamp.width.max(1);
        let mut tiles = Vec::with_capacity(1);
        for top in (0..rows).step_by(LARGEST_TILE) {
            for left in (0..stamp.width).step_by(LARGEST_TILE) {
                let size = [LARGEST_TILE.min(stamp.width - left), LARGEST_TILE.min(rows - top)];
                tiles.push(self.tile(context, stamp, [left, top], size));
            }
        }
        let tiles: Rc<[Tile]> = tiles.into();
        self.kept.insert(address, (Arc::clone(stamp), Rc::clone(&tiles)));
        tiles
    }

    /// Sends a part of a stamp to a page.
    fn tile(&mut self, context: &Context, stamp: &Stamp, offset: [usize; 2], size: [usize; 2]) -> Tile {
        let transfer = match self.theme {
            Theme::Light => FontColorTransferFunction::LIGHT_MODE_DEFAULT,
            Theme::Dark => FontColorTransferFunction::DARK_MODE_DEFAULT,
        };
        let [left, top] = offset;
        let rows = stamp.coverage.chunks_exact(stamp.width).skip(top).take(size[1]);
        let pixels = rows.flat_map(|row| &row[left..left + size[0]]).map(|&coverage| {
            let alpha = (transfer.alpha_from_coverage(f32::from(coverage) / 255.0) * 255.0) as u8;
            Color32::from_rgba_premultiplied(alpha, alpha, alpha, alpha)
        });
        let image = ColorImage::new(size, pixels.collect());
        let (page, place) = self.room(context, size);
        page.texture.set_partial(place, image, TextureOptions::NEAREST);
        let part = |place: [usize; 2]| pos2(place[0] as f32, place[1] as f32) / SIDE as f32;
        Tile {
            texture: page.texture.id(),
            uv: Rect::from_min_max(part(place), part([place[0] + size[0], place[1] + size[1]])),
            offset: vec2(left as f32, top as f32),
            size: vec2(size[0] as f32, size[1] as f32),
        }
    }

    /// A page with room for a tile, and where.
    fn room(&mut self, context: &Context, size: [usize; 2]) -> (&mut Page, [usize; 2]) {
        if self.pages.last().is_none_or(|page| !page.has_room(size)) {
            if self.pages.len() == MOST_PAGES {
                self.begin_anew();
            }
            self.pages.push(Page::new(context));
        }
        let last = self.pages.len() - 1;
        let page = &mut self.pages[last];
        let place = page.take(size);
        (page, place)
    }

    fn begin_anew(&mut self) {
        self.pages.clear();
        self.kept.clear();
        self.generation += 1;
    }
}

impl Page {
    fn new(context: &Context) -> Self {
        let empty = ColorImage::filled([SIDE, SIDE], Color32::TRANSPARENT);
        let texture = context.load_texture("stamps", empty, TextureOptions::NEAREST);
        Self { texture, left: 0, top: 0, shelf: 0 }
    }

    fn has_room(&self, [width, height]: [usize; 2]) -> bool {
        let on_shelf = self.left + width <= SIDE && self.top + height <= SIDE;
        on_shelf || self.top + self.shelf + height <= SIDE
    }

    /// Takes room that there is, and leaves a pixel beside it and under it.
    fn take(&mut self, [width, height]: [usize; 2]) -> [usize; 2] {
        if self.left + width > SIDE || self.top + height > SIDE {
            self.top += self.shelf;
            (self.left, self.shelf) = (0, 0);
        }
        let place = [self.left, self.top];
        self.left += width + 1;
        self.shelf = self.shelf.max(height + 1);
        place
    }
}

impl Tile {
    /// Where it is on the screen, in points, when the stamp has its left top corner at `corner`.
    pub(super) fn rect(&self, corner: Pos2, pixels_per_point: f32) -> Rect {
        Rect::from_min_size(corner + self.offset / pixels_per_point, self.size / pixels_per_point)
    }
}
