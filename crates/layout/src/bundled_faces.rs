//! The bundled faces, and the numbers by which faces are told apart.

use std::sync::{Arc, LazyLock};

use fontdb::{Database, Source};

use super::face::LoadedFace;

/// A face of a [`Faces`](super::Faces). It is not valid for another [`Faces`](super::Faces), unless both have only the bundled
/// ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FaceId(pub(super) usize);

impl FaceId {
    /// Noto Sans, which has European digits, punctuation and Latin letters.
    pub(super) const LATIN: Self = Self(0);
    pub(super) const ARABIC_SANS: Self = Self(2);
    pub(super) const ARABIC_NASKH: Self = Self(8);

    /// Whether it is a bundled face.
    pub(super) const fn is_bundled(self) -> bool {
        self.0 < BUNDLED.len()
    }
}

/// The bytes of the bundled faces. [`FaceId`]s are positions in this list.
pub(super) const BUNDLED: [&[u8]; 9] = [
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

/// Loaded once for all [`Faces`](super::Faces), with their caches.
pub(super) static LOADED: LazyLock<Vec<Arc<LoadedFace>>> = LazyLock::new(|| {
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
