//! Paragraphs in which all characters get the same level, as follows from the classes present. Most names are of
//! this kind, in one paragraph direction or in both.

use crate::index::{Direction, Level};
use crate::name::{BidiClass, Character, ClassSet};

/// The classes that give a character of a left-to-right paragraph a level other than 0.
const LEAVES_LTR: ClassSet = ClassSet::EXPLICIT.with(BidiClass::R).with(BidiClass::AL).with(BidiClass::AN);
/// The classes that give a character of a right-to-left paragraph a level other than 1.
const LEAVES_RTL: ClassSet = ClassSet::EXPLICIT.with(BidiClass::L).with(BidiClass::EN).with(BidiClass::AN);

/// The classes that take their direction from the letters around them.
const FROM_NEIGHBOURS: ClassSet = {
    use BidiClass::{BN, CS, ES, ET, NSM, ON, WS};
    ClassSet::of(&[BN, CS, ES, ET, NSM, ON, WS])
};
/// The classes of a text that is left-to-right throughout: a European number after L counts as L (W7).
const LTR_TEXT: ClassSet = FROM_NEIGHBOURS.with(BidiClass::L).with(BidiClass::EN);
const ENDS_LTR_TEXT: ClassSet = ClassSet::of(&[BidiClass::L, BidiClass::EN]);
/// The classes of a text that is right-to-left throughout. No number counts as R.
const RTL_TEXT: ClassSet = FROM_NEIGHBOURS.union(ENDS_RTL_TEXT);
const ENDS_RTL_TEXT: ClassSet = ClassSet::of(&[BidiClass::R, BidiClass::AL]);

/// The level of all characters of a paragraph of this level; `None` where the set of their classes, which is `classes_present`,
/// and the classes at the ends do not show that it is the same.
pub fn uniform_level_by_classes(
    characters: &[Character],
    classes_present: ClassSet,
    paragraph_level: Level,
) -> Option<Level> {
    match paragraph_level.direction() {
        Direction::LeftToRight if !classes_present.intersects(LEAVES_LTR) => Some(paragraph_level),
        Direction::RightToLeft if !classes_present.intersects(LEAVES_RTL) => Some(paragraph_level),
        // The text has the other direction from end to end: neutrals between two letters take theirs (N1), a pair
        // of brackets too (N0), and nothing is left for the paragraph's direction.
        Direction::LeftToRight => (classes_present.is_subset_of(RTL_TEXT)
            && ends_match(characters, ENDS_RTL_TEXT, ENDS_RTL_TEXT))
        .then_some(paragraph_level.raised(1)),
        Direction::RightToLeft => (classes_present.is_subset_of(LTR_TEXT)
            && ends_match(characters, ClassSet::of(&[BidiClass::L]), ENDS_LTR_TEXT))
        .then_some(paragraph_level.raised(1)),
    }
}

/// Whether the first character has a class in `first`, and the last one, not counting marks and removed characters,
/// a class in `last`.
fn ends_match(characters: &[Character], first: ClassSet, last: ClassSet) -> bool {
    let mut backwards = characters.iter().rev().map(|it| it.class);
    characters.first().is_some_and(|it| first.has(it.class))
        && backwards.find(|&class| !ClassSet::FOLLOWERS.has(class)).is_some_and(|class| last.has(class))
}
