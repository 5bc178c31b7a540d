//! Sets of classes by which the engine sees that a rule has nothing to do.

use crate::name::{BidiClass, ClassSet};

impl ClassSet {
    /// The explicit directional embedding, override and isolate controls (UAX #9 sections 2.1 to 2.5): a paragraph
    /// without any of them is one level run.
    pub const EXPLICIT: Self = Self::of(&[
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
    /// Isolate initiators and PDI, which BD9 matches.
    pub(super) const ISOLATES: Self =
        Self::of(&[BidiClass::LRI, BidiClass::RLI, BidiClass::FSI, BidiClass::PDI]);
    /// The classes that X9 removes.
    pub(super) const REMOVED: Self = Self::of(&[
        BidiClass::LRE,
        BidiClass::LRO,
        BidiClass::RLE,
        BidiClass::RLO,
        BidiClass::PDF,
        BidiClass::BN,
    ]);
    /// The classes that stay after the character before them (L3).
    pub(super) const FOLLOWERS: Self = Self::REMOVED.with(BidiClass::NSM);
    /// The classes that L1 resets to the paragraph level.
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
