//! One face, ready for use.

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;
use ttf_parser::{Language, name_id};

use super::guard::guarded;
use super::outline::GlyphOutline;
use super::script::is_ignorable;
use super::shaper::ShapingFace;

/// How many names of a face are looked through.
const MOST_NAMES: usize = 1024;

/// A face with what was read from it so far.
pub(super) struct LoadedFace {
    pub(super) name: String,
    pub(super) shaping: ShapingFace,
    tables: ttf_parser::Face<'static>,
    outlines: Mutex<FxHashMap<u16, Arc<GlyphOutline>>>,
}

impl LoadedFace {
    /// The face at this index of a font file, by this name or its family's; `None` where it is no font with
    /// outlines.
    pub(super) fn new(name: Option<String>, data: &'static [u8], index: u32) -> Option<Self> {
        guarded(|| {
            let tables = ttf_parser::Face::parse(data, index).ok()?;
            let shaping = ShapingFace::new(data, index)?;
            let name = name.unwrap_or_else(|| family(&tables));
            Some(Self { name, shaping, tables, outlines: Mutex::default() })
        })
        .flatten()
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

/// The name of the family that a face belongs to, in English where it has one; empty where it has none.
fn family(face: &ttf_parser::Face<'_>) -> String {
    let names: Vec<_> = face.names().into_iter().take(MOST_NAMES).filter(|it| it.is_unicode()).collect();
    let with = |id, is_wanted: &dyn Fn(&ttf_parser::name::Name<'_>) -> bool| {
        names.iter().find(|it| it.name_id == id && is_wanted(it))?.to_string()
    };
    [name_id::TYPOGRAPHIC_FAMILY, name_id::FAMILY]
        .into_iter()
        .find_map(|id| {
            with(id, &|it| it.language() == Language::English_UnitedStates).or_else(|| with(id, &|_| true))
        })
        .unwrap_or_default()
}
