//! The system's faces, for characters that no bundled face has.
//!
//! Their files are untrusted: reading is limited, and unusable files are skipped.

mod candidate;
mod files;
mod platform;

use std::collections::HashMap;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use icu_properties::{CodePointMapData, props::GeneralCategory};
use rustc_hash::FxHashMap;

use self::candidate::{Candidate, candidates};
use self::files::{MAX_FILE_BYTES, font_files};
use self::platform::font_folders;
use super::catch_panic::catch_panic;
use super::face::LoadedFace;

/// The most bytes of all character maps together; further faces are ignored.
const MAX_CHARACTER_MAP_TOTAL: usize = 1 << 28;
/// The most bytes of all loaded files together; further files are not loaded.
const MAX_LOADED_BYTES: u64 = 1 << 29;
/// How many lookups are cached; the cache is emptied when it is full.
const MAX_CACHED_LOOKUPS: usize = 1 << 14;

/// Upright faces of normal weight, found and loaded when needed.
pub(super) struct SystemFaces {
    /// The folders to search; `None` for the system's.
    folders: Option<Vec<PathBuf>>,
    candidates: OnceLock<Vec<Candidate>>,
    loaded: Mutex<LoadedFaces>,
}

#[derive(Default)]
struct LoadedFaces {
    faces: Vec<Arc<LoadedFace>>,
    /// For each candidate that was tried its index in `faces`; `None` where it could not be loaded.
    by_candidate: HashMap<usize, Option<usize>>,
    /// The files, which stay in memory until the program ends: each once, and few are ever needed.
    files: HashMap<Arc<PathBuf>, Option<&'static [u8]>>,
    /// The bytes of all files.
    size: u64,
    /// The face for characters that were looked up before.
    lookups: FxHashMap<Box<[char]>, Option<usize>>,
}

impl SystemFaces {
    /// The faces in these folders, or else in the system's.
    pub(super) fn new(folders: Option<Vec<PathBuf>>) -> Self {
        Self { folders, candidates: OnceLock::new(), loaded: Mutex::default() }
    }

    /// The loaded face with this index.
    pub(super) fn face(&self, index: usize) -> Option<Arc<LoadedFace>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner).faces.get(index).cloned()
    }

    /// The index of a face that has all these characters; loads it if necessary.
    pub(super) fn covering(&self, characters: &[char]) -> Option<usize> {
        if characters.iter().any(|&scalar| has_no_face(scalar)) {
            return None;
        }
        let candidates = self.candidates.get_or_init(|| read_candidates(self.folders.clone()));
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = loaded.lookups.get(characters) {
            return *known;
        }
        let mut covering = candidates
            .iter()
            .enumerate()
            .filter(|(_, it)| catch_panic(|| it.covers(characters)) == Some(true));
        let found = covering.find_map(|(index, candidate)| loaded.load(index, candidate));
        if loaded.lookups.len() >= MAX_CACHED_LOOKUPS {
            loaded.lookups.clear();
        }
        loaded.lookups.insert(characters.into(), found);
        found
    }
}

impl LoadedFaces {
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
        let bytes = read_file(path, MAX_LOADED_BYTES - self.size).map(|bytes| &*bytes.leak());
        self.size += bytes.map_or(0, |bytes| bytes.len() as u64);
        self.files.insert(Arc::clone(path), bytes);
        bytes
    }
}

/// The bytes of a file; `None` where there are more than `max_bytes`, or than a font has.
fn read_file(path: &Path, max_bytes: u64) -> Option<Vec<u8>> {
    let max_bytes = max_bytes.min(MAX_FILE_BYTES);
    let mut bytes = Vec::new();
    // Reads one byte more than allowed, to detect larger files.
    File::open(path).ok()?.take(max_bytes + 1).read_to_end(&mut bytes).ok()?;
    (bytes.len() as u64 <= max_bytes).then_some(bytes)
}

/// The faces in the folders, within the memory limit.
fn read_candidates(folders: Option<Vec<PathBuf>>) -> Vec<Candidate> {
    let mut kept = 0;
    let files = font_files(&folders.unwrap_or_else(font_folders));
    let fits = |it: &Candidate| {
        kept += it.size();
        kept <= MAX_CHARACTER_MAP_TOTAL
    };
    files
        .iter()
        .flat_map(|file| catch_panic(|| candidates(file)).unwrap_or_default())
        .take_while(fits)
        .collect()
}

/// Whether no face can be expected to have the character, so that none is searched.
fn has_no_face(scalar: char) -> bool {
    matches!(
        CodePointMapData::<GeneralCategory>::new().get(scalar),
        GeneralCategory::Control
            | GeneralCategory::Unassigned
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
    )
}
