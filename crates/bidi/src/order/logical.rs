//! Logical (network) order, from left to right.

use crate::name::Character;

use super::{Direction, DisplayConfig, DisplayOrder, OrderingMethod, VisualRun};

/// The characters in logical order.
pub(super) const fn method<'a>(_: &DisplayConfig, _: &'a [Character]) -> OrderingMethod<'a> {
    OrderingMethod::Logical
}

/// The order of the characters as stored, from left to right.
pub(super) fn order(characters: &[Character]) -> DisplayOrder {
    let whole = VisualRun { logical: 0..characters.len(), direction: Direction::LeftToRight, level: None };
    let runs = if characters.is_empty() { Vec::new() } else { vec![whole] };
    DisplayOrder::from_runs(characters, runs, Direction::LeftToRight)
}
