//! The bundled faces, and the choice of a face for characters.

use std::path::PathBuf;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use fontdb::{Database, Source};

use super::bitmap::BitmapCache;
use super::face::LoadedFace;
use super::outline::GlyphOutline;
use super::script::Script;
use super::system::SystemFaces;

/// A face of a [`Faces`]. It is not valid for another [`Faces`], unless both have only the bundled ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FaceId(pub(super) usize);

impl FaceId {
    /// Noto Sans, which has European digits, punctuation and Latin letters.
    pub(super) const LATIN: Self = Self(0);
    const ARABIC_SANS: Self = Self(2);
    const ARABIC_NASKH: Self = Self(8);

    /// Whether it is a bundled face.
    pub(super) const fn is_bundled(self) -> bool {
        self.0 < BUNDLED.len()
    }
}

/// Which of the two bundled Arabic faces is used.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum ArabicFace {
    /// Noto Sans Arabic.
    #[default]
    Sans,
    /// Noto Naskh Arabic, in the style of books.
    Naskh,
}

/// The bytes of the bundled faces. [`FaceId`]s are positions in this list.
const BUNDLED: [&[u8]; 9] = [
    include_bytes!(concat!(env!("FACES"), "/NotoSans-Regular.ttf")),
    include_bytes!(concat!(env!("FACES"), "/NotoSansHebrew-Regular.ttf")),
    include_bytes!(concat!(env!("FACES"), "/NotoSansArabic-Regular.ttf")),
    include_bytes!(concat!(env!("FACES"), "/NotoSansSyriac-Regular.ttf")),
    include_bytes!(concat!(env!("FACES"), "/NotoSansThaana-Regular.ttf")),
    include_bytes!(concat!(env!("FACES"), "/NotoSansNKo-Regular.ttf")),
    include_bytes!(concat!(env!("FACES"), "/NotoSansAdlam-Regular.ttf")),
    include_bytes!(concat!(env!("FACES"), "/NotoSansDevanagari-Regular.ttf")),
    include_bytes!(concat!(env!("FACES"), "/NotoNaskhArabic-Regular.ttf")),
];

/// Loaded once for all [`Faces`], with their caches.
static LOADED: LazyLock<Vec<Arc<LoadedFace>>> = LazyLock::new(|| {
    let mut database = Database::new();
    let mut loaded = |&bytes: &&'static [u8]| {
        let id = database.load_font_source(Source::Binary(Arc::new(bytes)))[0];
        let families = database.face(id).map(|it| it.families.as_slice()).unwrap_or_default();
        let name = families.first().map_or_else(String::new, |(family, _)| family.clone());
        // The bundled files are fonts; the tests load every one of them.
        Arc::new(LoadedFace::new(Some(name), bytes, 0).expect("a bundled file is a font"))
    };
    BUNDLED.iter().map(&mut loaded).collect()
});

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
    pub fn with_fallback_from(folders: Vec<PathBuf>) -> Self {
        Self::with_fallback(SystemFaces::new(Some(folders)))
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
