//! Dürst's components, Davis's fields and isolates: the drafts' examples, exactly; the laws of marking;
//! the constructions that must show the same picture; and contexts.

mod compare;
#[path = "../../../../tests/common/displays.rs"]
mod displays;
mod drafts;
mod laws;
mod own;
mod restrictions;
mod same_picture;
mod spelling;
mod vocabulary;

use bidiscope_bidi::name::{Character, Notation};

/// The characters that capitals and the rest of ASCII stand for.
fn capitals(written: &str) -> Vec<Character> {
    let read = Notation::Capitals.read(written).expect("ASCII");
    read.into_iter().map(|it| Character::new(it.scalar)).collect()
}
