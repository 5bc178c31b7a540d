//! A loaded face.

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;
use ttf_parser::{Language, name_id};

use super::catch_panic::catch_panic;
use super::outline::GlyphOutline;
use super::script::is_ignorable;
use super::shaper::ShapingFace;

/// The most name records of a face that are searched.
const MAX_NAMES: usize = 1024;

/// A face with its caches.
pub(super) struct LoadedFace {
    pub(super) name: String,
    pub(super) shaping: ShapingFace,
    tables: ttf_parser::Face<'static>,
    outlines: Mutex<FxHashMap<u16, Arc<GlyphOutline>>>,
}

impl LoadedFace {
    /// The face at this index of a font file, with this name or else its family's; `None` where it is no font
    /// with outlines.
    pub(super) fn new(name: Option<String>, data: &'static [u8], index: u32) -> Option<Self> {
        catch_panic(|| {
            let tables = ttf_parser::Face::parse(data, index).ok()?;
            let shaping = ShapingFace::new(data, index)?;
            let name = name.unwrap_or_else(|| family(&tables));
            Some(Self { name, shaping, tables, outlines: Mutex::default() })
        })
        .flatten()
    }

    /// The glyph that the face maps the character to, without shaping.
    pub(super) fn glyph(&self, scalar: char) -> Option<u16> {
        self.tables.glyph_index(scalar).map(|it| it.0)
    }

    /// Whether it has glyphs for all these characters; default-ignorable characters need none.
    pub(super) fn covers(&self, characters: &[char]) -> bool {
        characters.iter().all(|&scalar| self.tables.glyph_index(scalar).is_some() || is_ignorable(scalar))
    }

    /// The length of a font unit, in em.
    pub(super) fn em_per_unit(&self) -> f32 {
        1.0 / f32::from(self.tables.units_per_em())
    }

    /// A glyph's nominal advance, in em.
    pub(super) fn advance(&self, glyph: u16) -> f32 {
        let units = self.tables.glyph_hor_advance(ttf_parser::GlyphId(glyph)).unwrap_or(0);
        f32::from(units) * self.em_per_unit()
    }

    /// A glyph's outline.
    pub(super) fn outline(&self, glyph: u16) -> Arc<GlyphOutline> {
        // Entries are complete or absent, so a poisoned cache is still valid.
        let mut outlines = self.outlines.lock().unwrap_or_else(PoisonError::into_inner);
        let outline =
            outlines.entry(glyph).or_insert_with(|| Arc::new(GlyphOutline::of(&self.tables, glyph)));
        Arc::clone(outline)
    }
}

/// The family name of a face, in English where it has one; empty where it has none.
fn family(face: &ttf_parser::Face<'_>) -> String {
    let names: Vec<_> = face.names().into_iter().take(MAX_NAMES).filter(|it| it.is_unicode()).collect();
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
