//! How the direction of a paragraph is determined.

use crate::index::Direction;

/// How the direction of a paragraph is determined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ParagraphDirection {
    /// Set by a higher-level protocol (rule HL1).
    Fixed(Direction),
    /// By the first strong character (rules P2 and P3).
    Auto,
}

impl ParagraphDirection {
    /// A left-to-right paragraph.
    pub const LTR: Self = Self::Fixed(Direction::LeftToRight);
    /// A right-to-left paragraph.
    pub const RTL: Self = Self::Fixed(Direction::RightToLeft);
    /// Left-to-right, right-to-left and automatic.
    pub const ALL: [Self; 3] = [Self::LTR, Self::RTL, Self::Auto];
}

impl From<Direction> for ParagraphDirection {
    fn from(direction: Direction) -> Self {
        Self::Fixed(direction)
    }
}
