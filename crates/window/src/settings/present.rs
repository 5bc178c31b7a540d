//! What is remembered of presenting, and of what moves.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// Whether anything moves by itself.
    #[derive(Default)]
    pub enum Movement {
        /// As the user has asked of the whole system.
        #[default]
        System = "system";
        /// Menus fade in, the caret blinks, characters slide to their places.
        Moves = "moves";
        /// Everything is there at once.
        Still = "still";
    }
}

impl Movement {
    /// What a user chooses who lets things move, or not: what the system's user wants is gone by again as soon as it
    /// is the same.
    pub const fn chosen(moves: bool, does_system_stand_still: bool) -> Self {
        match (moves, does_system_stand_still) {
            (true, false) | (false, true) => Self::System,
            (true, true) => Self::Moves,
            (false, false) => Self::Still,
        }
    }

    /// Whether nothing moves, where the system's user wants that or does not.
    pub fn stands_still(self, does_system: bool) -> bool {
        self == Self::Still || (self == Self::System && does_system)
    }
}

/// How a display is presented.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PresentSettings {
    /// Whether the characters slide to their places; otherwise they are there at once.
    pub movement: Movement,
    /// Whether the left-to-right and the right-to-left paragraph are shown beside each other.
    pub beside: bool,
}
