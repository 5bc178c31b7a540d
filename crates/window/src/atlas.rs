//! Bitmaps on the graphics card: each is sent there once, in however many lines it stands.

use std::sync::Arc;

use eframe::egui::epaint::FontColorTransferFunction;
use eframe::egui::{
    Color32, ColorImage, Context, Rect, TextureHandle, TextureId, TextureOptions, Theme, Vec2, pos2, vec2,
};
use rustc_hash::FxHashMap;

use bidiscope_layout::GlyphBitmap;

/// The width and height of a page, in pixels: what every graphics driver takes.
const SIDE: usize = 1024;
/// How many pages there are before all are thrown away and begun anew: a screen full of different
/// ideographs at twice the usual scale takes six.
const MOST_PAGES: usize = 16;

/// The pages that hold bitmaps.
pub(super) struct Atlas {
    pages: Vec<Page>,
    /// By the bitmap's address, which is its own as long as it is kept here.
    kept: FxHashMap<usize, (Arc<GlyphBitmap>, Tile)>,
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

/// A bitmap, as it lies on a page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Tile {
    pub(super) texture: TextureId,
    /// Where it is on the page, as the graphics card counts.
    pub(super) uv: Rect,
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

    /// The tile of a bitmap, white with the weight that text has in the theme: to be tinted. What of a bitmap
    /// is higher or wider than a page is left out; no line that can be read is. One without pixels has a
    /// tile of no size, which is not to be painted.
    pub(super) fn tile(&mut self, context: &Context, bitmap: &Arc<GlyphBitmap>) -> Tile {
        let address = Arc::as_ptr(bitmap) as usize;
        if let Some((_, tile)) = self.kept.get(&address) {
            return *tile;
        }
        let tile = self.send(context, bitmap);
        self.kept.insert(address, (Arc::clone(bitmap), tile));
        tile
    }

    /// Sends a bitmap to a page.
    fn send(&mut self, context: &Context, bitmap: &GlyphBitmap) -> Tile {
        let transfer = match self.theme {
            Theme::Light => FontColorTransferFunction::LIGHT_MODE_DEFAULT,
            Theme::Dark => FontColorTransferFunction::DARK_MODE_DEFAULT,
        };
        let rows = bitmap.coverage.len() / bitmap.width.max(1);
        let size = [bitmap.width.min(SIDE), rows.min(SIDE)];
        if size.contains(&0) {
            return Tile { texture: TextureId::default(), uv: Rect::ZERO, size: Vec2::ZERO };
        }
        let rows = bitmap.coverage.chunks_exact(bitmap.width).take(size[1]);
        let pixels = rows.flat_map(|row| &row[..size[0]]).map(|&coverage| {
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
        let texture = context.load_texture("bitmaps", empty, TextureOptions::NEAREST);
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

#[cfg(test)]
mod tests {
    use super::*;
    use bidiscope_bidi::name::characters_of;
    use bidiscope_bidi::order::Strategy;
    use bidiscope_layout::{Faces, InvisibleStyle, ShapedLine, ShapedLineDrawing};

    /// The bitmaps of a text at a size in pixels per em.
    fn bitmaps(text: &str, size: f32) -> Vec<Arc<GlyphBitmap>> {
        let (characters, faces) = (characters_of(text), Faces::bundled());
        let order = Strategy::UbaLtr.order(&characters);
        let line = ShapedLine::new(&characters, &order, &faces, InvisibleStyle::Hidden);
        let drawing = ShapedLineDrawing::new(&line, &faces, size, 1, |_| 0);
        drawing.groups().iter().map(|group| drawing.glyph_group_bitmap(group).bitmap).collect()
    }

    #[test]
    fn tiles_are_as_large_as_their_stamps_and_do_not_overlap() {
        let (context, mut atlas) = (Context::default(), Atlas::new());
        let bitmaps = bitmaps(&"\u{5D0}bc\u{633}\u{633}\u{633}\u{633}\u{633}\u{633} ".repeat(3), 60.0);
        let tiles: Vec<Tile> = bitmaps.iter().map(|bitmap| atlas.tile(&context, bitmap)).collect();
        for (index, (tile, bitmap)) in tiles.iter().zip(&bitmaps).enumerate() {
            assert_eq!(tile.size.x * tile.size.y, bitmap.coverage.len() as f32);
            assert!((tile.uv.size() * SIDE as f32 - tile.size).length() < 0.01);
            for other in &tiles[..index] {
                let is_apart = other.texture != tile.texture || !other.uv.shrink(1e-5).intersects(tile.uv);
                // The same bitmap is sent once.
                assert!(is_apart || other == tile);
            }
        }
    }

    #[test]
    fn a_bitmap_without_pixels_is_not_sent() {
        let mut atlas = Atlas::new();
        assert_eq!(atlas.tile(&Context::default(), &Arc::default()).size, Vec2::ZERO);
        assert!(atlas.pages.is_empty());
    }

    #[test]
    fn a_full_atlas_and_another_theme_begin_anew() {
        let (context, mut atlas) = (Context::default(), Atlas::new());
        let first = atlas.generation(Theme::Light);
        let mut sent = 0;
        // Each size makes bitmaps of its own.
        for size in 100..1000 {
            for bitmap in bitmaps("\u{5D0}\u{5D1}\u{5D2}", size as f32) {
                let tile = atlas.tile(&context, &bitmap);
                assert!(atlas.pages.iter().any(|page| page.texture.id() == tile.texture));
                assert!(tile.uv.max.x <= 1.0 && tile.uv.max.y <= 1.0);
                sent += 1;
            }
            assert!(atlas.pages.len() <= MOST_PAGES);
            if atlas.generation(Theme::Light) != first {
                break;
            }
        }
        assert!(atlas.generation(Theme::Light) > first, "{sent} bitmaps fill it");
        // What is kept is on a page that there is.
        for (_, tile) in atlas.kept.values() {
            assert!(atlas.pages.iter().any(|page| page.texture.id() == tile.texture));
        }
        let second = atlas.generation(Theme::Light);
        assert!(atlas.generation(Theme::Dark) > second);
        assert!(atlas.kept.is_empty() && atlas.pages.is_empty());
    }
}
