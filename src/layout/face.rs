//! One face, ready for use.

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use super::outline::GlyphOutline;
use super::script::is_ignorable;
use super::shaper::ShapingFace;

/// A face with what was read from it so far.
pub(super) struct LoadedFace {
    pub(super) name: String,
    pub(super) shaping: ShapingFace,
    tables: ttf_parser::Face<'static>,
    outlines: Mutex<FxHashMap<u16, Arc<GlyphOutline>>>,
}

impl LoadedFace {
    /// The face at this index of a font file; `None` where it is no font with outlines.
    pub(super) fn new(name: String, data: &'static [u8], index: u32) -> Option<Self> {
        let tables = ttf_parser::Face::parse(data, index).ok()?;
        let shaping = ShapingFace::new(data, index)?;
        Some(Self { name, shaping, tables, outlines: Mutex::default() })
    }

    /// The glyph that the face maps the character to, not taking account of its neighbours.
    pub(super) fn glyph(&self, scalar: char) -> Option<u16> {
        self.tables.glyph_index(scalar).map(|it| it.0)
    }

    /// Whether it can show all these characters. Those that show nothing anywhere don't count.
    pub(super) fn covers(&self, characters: &[char]) -> bool {
        characters.iter().all(|&scalar| self.tables.glyph_index(scalar).is_some() || is_ignorable(scalar))
    }

    /// One em of font units as a length: multiply by this for em.
    pub(super) fn em_per_unit(&self) -> f32 {
        1.0 / f32::from(self.tables.units_per_em())
    }

    /// A glyph's advance in em, as the face states it.
    pub(super) fn advance(&self, glyph: u16) -> f32 {
        let units = self.tables.glyph_hor_advance(ttf_parser::GlyphId(glyph)).unwrap_or(0);
        f32::from(units) * self.em_per_unit()
    }

    /// A glyph's outline.
    pub(super) fn outline(&self, glyph: u16) -> Arc<GlyphOutline> {
        // An outline is whole or absent, so that a poisoned cache is still a good one.
        let mut outlines = self.outlines.lock().unwrap_or_else(PoisonError::into_inner);
        let outline =
            outlines.entry(glyph).or_insert_with(|| Arc::new(GlyphOutline::of(&self.tables, glyph)));
        Arc::clone(outline)
    }
}
