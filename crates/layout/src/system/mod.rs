//! The system's own faces, for what no bundled face has.
//!
//! Their files are from outside: what is read of one is bounded, and one that cannot be used is passed over.

mod candidate;
mod files;
mod folders;

use std::collections::HashMap;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use icu_properties::{CodePointMapData, props::GeneralCategory};
use rustc_hash::FxHashMap;

use self::candidate::{Candidate, candidates};
use self::files::{MOST_BYTES, font_files};
use self::folders::font_folders;
use super::face::LoadedFace;
use super::guard::guarded;

/// How many bytes the tables of characters may have together; the faces behind are passed over.
const MOST_KEPT: usize = 1 << 28;
/// How many bytes the loaded files may have together; further ones are not loaded.
const MOST_LOADED: u64 = 1 << 29;
/// How many answers are remembered, before all are forgotten.
const MOST_ANSWERS: usize = 1 << 14;

/// Upright faces of normal weight, found and loaded as they are needed.
pub(super) struct SystemFaces {
    /// Where they are looked for, where that is not left to the system.
    folders: Option<Vec<PathBuf>>,
    candidates: OnceLock<Vec<Candidate>>,
    loaded: Mutex<Loaded>,
}

#[derive(Default)]
struct Loaded {
    faces: Vec<Arc<LoadedFace>>,
    /// For each candidate that was tried its place among `faces`, `None` where it could not be read.
    by_candidate: HashMap<usize, Option<usize>>,
    /// The files, which are kept for as long as the program runs: each once, and few are ever needed.
    files: HashMap<Arc<PathBuf>, Option<&'static [u8]>>,
    /// How many bytes they have.
    size: u64,
    /// The face for characters that were asked for.
    answers: FxHashMap<Box<[char]>, Option<usize>>,
}

impl SystemFaces {
    /// The faces in these folders, or where the system keeps its own.
    pub(super) fn new(folders: Option<Vec<PathBuf>>) -> Self {
        Self { folders, candidates: OnceLock::new(), loaded: Mutex::default() }
    }

    /// The loaded face of this number.
    pub(super) fn face(&self, index: usize) -> Option<Arc<LoadedFace>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner).faces.get(index).cloned()
    }

    /// The number of a face that has all these characters; loads it if need be.
    pub(super) fn covering(&self, characters: &[char]) -> Option<usize> {
        if characters.iter().any(|&scalar| is_in_no_face(scalar)) {
            return None;
        }
        let candidates = self.candidates.get_or_init(|| read(self.folders.clone()));
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = loaded.answers.get(characters) {
            return *known;
        }
        let mut covering =
            candidates.iter().enumerate().filter(|(_, it)| guarded(|| it.covers(characters)) == Some(true));
        let found = covering.find_map(|(index, candidate)| loaded.load(index, candidate));
        if loaded.answers.len() >= MOST_ANSWERS {
            loaded.answers.clear();
        }
        loaded.answers.insert(characters.into(), found);
        found
    }
}

impl Loaded {
    fn load(&mut self, index: usize, candidate: &Candidate) -> Option<usize> {
        if let Some(known) = self.by_candidate.get(&index) {
            return *known;
        }
        let face =
            self.bytes(&candidate.file).and_then(|bytes| LoadedFace::new(None, bytes, candidate.index));
        let place = face.map(|face| {
            self.faces.push(Arc::new(face));
            self.faces.len() - 1
        });
        self.by_candidate.insert(index, place);
        place
    }

    fn bytes(&mut self, path: &Arc<PathBuf>) -> Option<&'static [u8]> {
        if let Some(known) = self.files.get(path) {
            return *known;
        }
        let bytes = whole_file(path, MOST_LOADED - self.size).map(|bytes| &*bytes.leak());
        self.size += bytes.map_or(0, |bytes| bytes.len() as u64);
        self.files.insert(Arc::clone(path), bytes);
        bytes
    }
}

/// The bytes of a file; `None` where there are more than that, or than a font has.
fn whole_file(path: &Path, most: u64) -> Option<Vec<u8>> {
    let most = most.min(MOST_BYTES);
    let mut bytes = Vec::new();
    // One more than there may be, so that too many are seen.
    File::open(path).ok()?.take(most + 1).read_to_end(&mut bytes).ok()?;
    (bytes.len() as u64 <= most).then_some(bytes)
}

/// The faces in the folders, as far as they may be kept.
fn read(folders: Option<Vec<PathBuf>>) -> Vec<Candidate> {
    let mut kept = 0;
    let files = font_files(&folders.unwrap_or_else(font_folders));
    let fits = |it: &Candidate| {
        kept += it.size();
        kept <= MOST_KEPT
    };
    files.iter().flat_map(|file| guarded(|| candidates(file)).unwrap_or_default()).take_while(fits).collect()
}

/// Whether no face can be expected to show the character, so that none is looked for.
fn is_in_no_face(scalar: char) -> bool {
    matches!(
        CodePointMapData::<GeneralCategory>::new().get(scalar),
        GeneralCategory::Control
            | GeneralCategory::Unassigned
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
    )
}
