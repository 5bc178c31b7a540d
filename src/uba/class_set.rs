//! A set of bidi classes, so that a rule knows at once whether it has work.

use crate::name::{BidiClass, Character};

/// A set of bidi classes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ClassSet(u32);

impl ClassSet {
    /// The controls of UAX #9 section 2 and the characters that X9 removes: with none of them, a
    /// paragraph is one level run.
    pub(super) const EXPLICIT: Self = Self::of(&[
        BidiClass::LRE,
        BidiClass::LRO,
        BidiClass::RLE,
        BidiClass::RLO,
        BidiClass::PDF,
        BidiClass::LRI,
        BidiClass::RLI,
        BidiClass::FSI,
        BidiClass::PDI,
        BidiClass::BN,
    ]);
    /// What BD9 pairs: isolate initiators and PDI.
    pub(super) const ISOLATES: Self =
        Self::of(&[BidiClass::LRI, BidiClass::RLI, BidiClass::FSI, BidiClass::PDI]);
    /// What X9 removes.
    pub(super) const REMOVED: Self = Self::of(&[
        BidiClass::LRE,
        BidiClass::LRO,
        BidiClass::RLE,
        BidiClass::RLO,
        BidiClass::PDF,
        BidiClass::BN,
    ]);
    /// What stays with the character before it (L3).
    pub(super) const FOLLOWERS: Self = Self::REMOVED.with(BidiClass::NSM);
    /// NI of section 3.3.5: neutrals and isolate formatting characters.
    pub(super) const NEUTRAL_OR_ISOLATE: Self = Self::of(&[
        BidiClass::B,
        BidiClass::S,
        BidiClass::WS,
        BidiClass::ON,
        BidiClass::LRI,
        BidiClass::RLI,
        BidiClass::FSI,
        BidiClass::PDI,
    ]);
    /// What L1 sets back to the paragraph level.
    pub(super) const RESET_BY_L1: Self = Self::of(&[
        BidiClass::B,
        BidiClass::S,
        BidiClass::WS,
        BidiClass::LRI,
        BidiClass::RLI,
        BidiClass::FSI,
        BidiClass::PDI,
    ]);
    /// What makes a character of a left-to-right paragraph leave level 0.
    pub(super) const LEAVES_LTR: Self =
        Self::EXPLICIT.with(BidiClass::R).with(BidiClass::AL).with(BidiClass::AN);
    /// What makes a character of a right-to-left paragraph leave level 1.
    pub(super) const LEAVES_RTL: Self =
        Self::EXPLICIT.with(BidiClass::L).with(BidiClass::EN).with(BidiClass::AN);

    /// The set of these classes.
    pub(super) const fn of(classes: &[BidiClass]) -> Self {
        let mut set = Self(0);
        let mut index = 0;
        while index < classes.len() {
            set = set.with(classes[index]);
            index += 1;
        }
        set
    }

    /// The classes of these characters.
    pub(super) fn of_characters(characters: &[Character]) -> Self {
        characters.iter().fold(Self(0), |set, character| set.with(character.class))
    }

    /// The set with one class more.
    pub(super) const fn with(self, class: BidiClass) -> Self {
        Self(self.0 | 1 << class as u32)
    }

    /// Whether the class is in the set.
    pub(super) const fn has(self, class: BidiClass) -> bool {
        self.0 & 1 << class as u32 != 0
    }

    /// Whether any class is in both sets.
    pub(super) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}
