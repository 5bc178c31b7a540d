//! The choice of a face for characters: a bundled one, or one of the system.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::bitmap::BitmapCache;
use super::bundled_faces::{BUNDLED, FaceId, LOADED};
use super::face::LoadedFace;
use super::outline::GlyphOutline;
use super::script::Script;
use super::system::SystemFaces;

/// Which of the two bundled Arabic faces is used.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum ArabicFace {
    /// Noto Sans Arabic.
    #[default]
    Sans,
    /// Noto Naskh Arabic, in the style of books.
    Naskh,
}

/// The faces for drawing lines. Cheap to clone; clones share their caches.
#[derive(Clone)]
pub struct Faces {
    arabic: ArabicFace,
    system: Option<Arc<SystemFaces>>,
    bitmaps: Arc<Mutex<BitmapCache>>,
}

impl Faces {
    /// The bundled faces and no others: the same glyphs on every machine.
    pub fn bundled() -> Self {
        Self { arabic: ArabicFace::Sans, system: None, bitmaps: Arc::default() }
    }

    /// The bundled faces, and the system's faces for characters that no bundled face has. For the window
    /// only, since the result depends on the machine.
    ///
    /// The system's faces are searched when the first such character is met, which can take some tenths of a
    /// second; those that are used stay in memory until the program ends.
    pub fn with_system_fallback() -> Self {
        Self::with_fallback(SystemFaces::new(None))
    }

    /// The bundled faces, and the faces in these folders and their subfolders for characters that no bundled face has. What
    /// is no readable font is skipped.
    pub fn with_fallback_font_folders(font_folders: Vec<PathBuf>) -> Self {
        Self::with_fallback(SystemFaces::new(Some(font_folders)))
    }

    fn with_fallback(faces: SystemFaces) -> Self {
        Self { arabic: ArabicFace::Sans, system: Some(Arc::new(faces)), bitmaps: Arc::default() }
    }

    /// The same faces, with this one for Arabic.
    #[must_use]
    pub fn with_arabic(self, arabic: ArabicFace) -> Self {
        Self { arabic, ..self }
    }

    /// The names of the bundled faces' families, such as `Noto Sans Hebrew`.
    pub fn bundled_families() -> impl Iterator<Item = &'static str> {
        LOADED.iter().map(|face| face.name.as_str())
    }

    /// The name of a face's family, such as `Noto Sans Hebrew`; `None` for an unknown face.
    pub fn family(&self, id: FaceId) -> Option<String> {
        self.face(id).map(|face| face.name.clone())
    }

    /// The outline of the glyph with this ID in a face, in em from the glyph's origin; `None` for an unknown face.
    pub fn outline(&self, id: FaceId, glyph: u16) -> Option<Arc<GlyphOutline>> {
        self.face(id).map(|face| face.outline(glyph))
    }

    /// The bytes of a bundled face's font file; `None` for a system face.
    pub fn bundled_file(id: FaceId) -> Option<&'static [u8]> {
        BUNDLED.get(id.0).copied()
    }

    /// The cache of bitmaps.
    pub(super) fn bitmaps(&self) -> MutexGuard<'_, BitmapCache> {
        // Entries are complete or absent, so a poisoned cache is still valid.
        self.bitmaps.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A loaded face; `None` for an unknown one.
    pub(super) fn face(&self, id: FaceId) -> Option<Arc<LoadedFace>> {
        match LOADED.get(id.0) {
            Some(face) => Some(Arc::clone(face)),
            None => self.system.as_ref()?.face(id.0 - LOADED.len()),
        }
    }

    /// Noto Sans.
    pub(super) fn latin() -> &'static LoadedFace {
        &LOADED[FaceId::LATIN.0]
    }

    /// The face for all these characters in this script: the script's own, or else the first that has them
    /// all; `None` where no face has.
    pub(super) fn choose(&self, script: Script, characters: &[char]) -> Option<FaceId> {
        let own = self.preferred(script);
        let bundled = std::iter::once(own)
            .chain((0..LOADED.len()).map(FaceId))
            .find(|id| LOADED[id.0].covers(characters));
        bundled.or_else(|| {
            let found = self.system.as_ref()?.covering(characters)?;
            Some(FaceId(LOADED.len() + found))
        })
    }

    /// Whether each of these characters is in some bundled face.
    pub(super) fn bundled_have_each(characters: &[char]) -> bool {
        characters.iter().all(|&it| LOADED.iter().any(|face| face.covers(&[it])))
    }

    /// The bundled face for a script, Noto Sans for scripts without one.
    pub(super) fn preferred(&self, script: Script) -> FaceId {
        match (script, self.arabic) {
            (Script::HEBREW, _) => FaceId(1),
            (Script::ARABIC, ArabicFace::Sans) => FaceId::ARABIC_SANS,
            (Script::ARABIC, ArabicFace::Naskh) => FaceId::ARABIC_NASKH,
            (Script::SYRIAC, _) => FaceId(3),
            (Script::THAANA, _) => FaceId(4),
            (Script::NKO, _) => FaceId(5),
            (Script::ADLAM, _) => FaceId(6),
            (Script::DEVANAGARI, _) => FaceId(7),
            _ => FaceId::LATIN,
        }
    }
}
