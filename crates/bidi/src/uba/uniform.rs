//! Paragraphs all of whose characters end at one level, whatever the rules do on the way. Most names are
//! of this kind, in one paragraph direction or in both.

use crate::index::{Direction, Level};
use crate::name::{BidiClass, Character, ClassSet};

/// What makes a character of a left-to-right paragraph leave level 0.
const LEAVES_LTR: ClassSet = ClassSet::CONTROLS.with(BidiClass::R).with(BidiClass::AL).with(BidiClass::AN);
/// What makes a character of a right-to-left paragraph leave level 1.
const LEAVES_RTL: ClassSet = ClassSet::CONTROLS.with(BidiClass::L).with(BidiClass::EN).with(BidiClass::AN);

/// What takes its direction from the letters round it.
const FOLLOWS: ClassSet = {
    use BidiClass::{BN, CS, ES, ET, NSM, ON, WS};
    ClassSet::of(&[BN, CS, ES, ET, NSM, ON, WS])
};
/// What stands in a text that is left-to-right throughout: a European number after L counts as L (W7).
const LTR_TEXT: ClassSet = FOLLOWS.with(BidiClass::L).with(BidiClass::EN);
const ENDS_LTR_TEXT: ClassSet = ClassSet::of(&[BidiClass::L, BidiClass::EN]);
/// What stands in a text that is right-to-left throughout. No number counts as R.
const RTL_TEXT: ClassSet = FOLLOWS.union(ENDS_RTL_TEXT);
const ENDS_RTL_TEXT: ClassSet = ClassSet::of(&[BidiClass::R, BidiClass::AL]);

/// The level of all characters, where the classes `present` and those at the ends show that they have but
/// one.
pub(super) fn level_of_all(characters: &[Character], present: ClassSet, paragraph: Level) -> Option<Level> {
    match paragraph.direction() {
        Direction::LeftToRight if !present.meets(LEAVES_LTR) => Some(paragraph),
        Direction::RightToLeft if !present.meets(LEAVES_RTL) => Some(paragraph),
        // The other direction from the first character to the last: what is between two letters takes
        // theirs (N1), a pair of brackets too (N0), and nothing is left for the paragraph's.
        Direction::LeftToRight => (present.is_within(RTL_TEXT)
            && ends(characters, ENDS_RTL_TEXT, ENDS_RTL_TEXT))
        .then_some(paragraph.raised(1)),
        Direction::RightToLeft => (present.is_within(LTR_TEXT)
            && ends(characters, ClassSet::of(&[BidiClass::L]), ENDS_LTR_TEXT))
        .then_some(paragraph.raised(1)),
    }
}

/// Whether the first character is of a class in `first`, and the last, but for what follows it, of one in
/// `last`.
fn ends(characters: &[Character], first: ClassSet, last: ClassSet) -> bool {
    let mut backwards = characters.iter().rev().map(|it| it.class);
    characters.first().is_some_and(|it| first.has(it.class))
        && backwards.find(|&class| !ClassSet::FOLLOWERS.has(class)).is_some_and(|class| last.has(class))
}
