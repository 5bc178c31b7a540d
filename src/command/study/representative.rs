//! The characters that represent bidi classes in the examples.

use bidiscope_bidi::name::BidiClass;
use bidiscope_proof::study::{StudyAlphabet, representative};
use serde::Serialize;

/// The character that represents a bidi class in the examples.
#[derive(Serialize)]
pub(super) struct RepresentativeJson {
    class: BidiClass,
    character: char,
}

impl RepresentativeJson {
    /// The representatives of all classes of the alphabet.
    pub(super) fn of(alphabet: &StudyAlphabet) -> Vec<Self> {
        let classes = alphabet.classes().iter();
        classes.map(|&class| Self { class, character: representative(class).scalar }).collect()
    }
}
