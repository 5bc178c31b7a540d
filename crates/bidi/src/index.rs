//! Logical and visual indices, directions and embedding levels: the basic types of [`uba`](crate::uba) and
//! [`order`](crate::order).

use serde::Serialize;

use crate::enum_with_ids;

/// A position in logical (network) order, counted in characters from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct LogicalIndex(pub usize);

/// A position in visual order, counted in characters from 0 at the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct VisualIndex(pub usize);

enum_with_ids! {
    /// The direction of a run of text, a paragraph or a label.
    pub enum Direction {
        /// Left to right.
        LeftToRight = "ltr";
        /// Right to left.
        RightToLeft = "rtl";
    }
}

impl Direction {
    /// Whether this is right to left.
    pub const fn is_right_to_left(self) -> bool {
        matches!(self, Self::RightToLeft)
    }

    /// The other direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::LeftToRight => Self::RightToLeft,
            Self::RightToLeft => Self::LeftToRight,
        }
    }
}

/// An embedding level (UAX #9 definition BD2): even is left to right, odd is right to left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Level(u8);

impl Level {
    /// The level of a left-to-right paragraph.
    pub const LTR: Self = Self(0);
    /// The level of a right-to-left paragraph.
    pub const RTL: Self = Self(1);
    /// The greatest level that explicit controls can give: max_depth of BD2.
    pub const MAX_EXPLICIT: Self = Self(125);
    /// The greatest possible level: max_depth raised by rule I1 or I2.
    pub const MAX: Self = Self(126);

    /// The level with this number; `None` above [`Level::MAX`].
    pub const fn new(number: u8) -> Option<Self> {
        if number <= Self::MAX.0 { Some(Self(number)) } else { None }
    }

    /// The level of a paragraph of this direction.
    pub const fn of_paragraph(direction: Direction) -> Self {
        match direction {
            Direction::LeftToRight => Self::LTR,
            Direction::RightToLeft => Self::RTL,
        }
    }

    /// The number of the level, 0 to 126.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The direction of text at this level.
    pub const fn direction(self) -> Direction {
        if self.0 % 2 == 1 { Direction::RightToLeft } else { Direction::LeftToRight }
    }

    /// The level `count` (1 or 2) above this one, as rules I1 and I2 raise it; at most [`Level::MAX`]. No level up to
    /// [`Level::MAX_EXPLICIT`] would exceed that by these rules: I2 raises an odd level by 1 only.
    pub const fn raised(self, count: u8) -> Self {
        let number = self.0.saturating_add(count);
        if number > Self::MAX.0 { Self::MAX } else { Self(number) }
    }
}
