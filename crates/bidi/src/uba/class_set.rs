//! The sets of classes that tell at once whether a rule has work.

use crate::name::{BidiClass, ClassSet};

impl ClassSet {
    /// The controls of UAX #9 section 2 that open and close: with none of them, a paragraph is one level
    /// run.
    pub(super) const CONTROLS: Self = Self::of(&[
        BidiClass::LRE,
        BidiClass::LRO,
        BidiClass::RLE,
        BidiClass::RLO,
        BidiClass::PDF,
        BidiClass::LRI,
        BidiClass::RLI,
        BidiClass::FSI,
        BidiClass::PDI,
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
}
