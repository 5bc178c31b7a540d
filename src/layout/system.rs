//! The system's own faces, for what no bundled face has.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use fontdb::{Database, Stretch, Style, Weight};
use icu_properties::{CodePointMapData, props::GeneralCategory};

use super::face::LoadedFace;
use super::faces::family;
use super::script::is_ignorable;

/// The system's upright faces of normal weight, found and loaded as they are needed.
#[derive(Default)]
pub(super) struct SystemFaces {
    catalogue: OnceLock<Catalogue>,
    loaded: Mutex<Loaded>,
}

struct Catalogue {
    database: Database,
    candidates: Vec<Candidate>,
}

/// A face that was not loaded yet.
struct Candidate {
    id: fontdb::ID,
    /// The code points it has, as inclusive ranges in ascending order.
    coverage: Vec<(u32, u32)>,
}

#[derive(Default)]
struct Loaded {
    faces: Vec<Arc<LoadedFace>>,
    /// For each candidate that was tried its place among `faces`, `None` where it could not be read.
    by_candidate: HashMap<usize, Option<usize>>,
}

impl SystemFaces {
    /// The loaded face of this number.
    pub(super) fn face(&self, index: usize) -> Option<Arc<LoadedFace>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner).faces.get(index).cloned()
    }

    /// The number of a face that has all these characters; loads it if need be.
    pub(super) fn covering(&self, characters: &[char]) -> Option<usize> {
        if characters.iter().any(|&scalar| is_in_no_face(scalar)) {
            return None;
        }
        let catalogue = self.catalogue.get_or_init(Catalogue::read);
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        catalogue
            .candidates
            .iter()
            .enumerate()
            .filter(|(_, candidate)| candidate.covers(characters))
            .find_map(|(index, candidate)| loaded.load(index, candidate, &catalogue.database))
    }
}

impl Loaded {
    fn load(&mut self, index: usize, candidate: &Candidate, database: &Database) -> Option<usize> {
        if let Some(known) = self.by_candidate.get(&index) {
            return *known;
        }
        let name = database.face(candidate.id).map_or_else(String::new, family);
        let face = database
            .with_face_data(candidate.id, |bytes, face_index| {
                // Kept for as long as the program runs: each face once, and few are ever needed.
                let bytes: &'static [u8] = Box::leak(bytes.to_vec().into_boxed_slice());
                LoadedFace::new(name, bytes, face_index)
            })
            .flatten();
        let place = face.map(|face| {
            self.faces.push(Arc::new(face));
            self.faces.len() - 1
        });
        self.by_candidate.insert(index, place);
        place
    }
}

impl Catalogue {
    fn read() -> Self {
        let mut database = Database::new();
        database.load_system_fonts();
        let plain: Vec<fontdb::ID> = database
            .faces()
            .filter(|face| {
                face.style == Style::Normal
                    && face.weight == Weight::NORMAL
                    && face.stretch == Stretch::Normal
            })
            .map(|face| face.id)
            .collect();
        let candidates = plain
            .into_iter()
            .filter_map(|id| {
                let coverage = database.with_face_data(id, coverage).flatten();
                coverage.map(|coverage| Candidate { id, coverage })
            })
            .collect();
        Self { database, candidates }
    }
}

impl Candidate {
    fn covers(&self, characters: &[char]) -> bool {
        characters.iter().all(|&scalar| is_ignorable(scalar) || self.has(u32::from(scalar)))
    }

    fn has(&self, value: u32) -> bool {
        let after = self.coverage.partition_point(|&(first, _)| first <= value);
        after.checked_sub(1).is_some_and(|index| value <= self.coverage[index].1)
    }
}

/// The code points of a face with outlines; `None` for a face of pictures, or no face at all.
fn coverage(bytes: &[u8], index: u32) -> Option<Vec<(u32, u32)>> {
    let face = ttf_parser::Face::parse(bytes, index).ok()?;
    let tables = face.tables();
    if tables.glyf.is_none() && tables.cff.is_none() {
        return None;
    }
    let mut values = Vec::new();
    for subtable in tables.cmap?.subtables {
        if subtable.is_unicode() {
            subtable.codepoints(|value| {
                if subtable.glyph_index(value).is_some_and(|glyph| glyph.0 != 0) {
                    values.push(value);
                }
            });
        }
    }
    values.sort_unstable();
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for value in values {
        match ranges.last_mut() {
            Some((_, last)) if value <= *last + 1 => *last = value,
            _ => ranges.push((value, value)),
        }
    }
    Some(ranges)
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
