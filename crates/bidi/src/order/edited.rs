//! What an edit does far from where it is made: RFC 5893, section 8.

use std::ops::Range;

use super::{Display, DisplayOrder, LogicalIndex, compare};
use crate::name::Character;

/// A text before and after an edit in one place, as a display shows both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditEffect {
    /// The order before.
    pub before: DisplayOrder,
    /// The order after.
    pub after: DisplayOrder,
    /// What was taken out, by its places before the edit.
    pub taken_out: Range<usize>,
    /// What was put in, by its places after the edit.
    pub put_in: Range<usize>,
    /// The characters, by their places after the edit, that were there before, stand on the screen on another side
    /// of others that were there too, and are not beside the edit: what a reader did not expect to move.
    pub moved_far: Vec<usize>,
}

/// How far from the edit a character is that is not beside it, in characters.
const FAR: usize = 2;

/// What becomes of a display when one stretch of a text is replaced by another: what both have in common at their
/// beginnings and ends is what was kept. "Adding a character in one place of a text can cause characters some distance
/// from the point of insertion to change their display position."
pub fn effect_of_edit(display: &Display, before: &[Character], after: &[Character]) -> EditEffect {
    let head = before.iter().zip(after).take_while(|(one, other)| one == other).count();
    let rest = (before.len() - head).min(after.len() - head);
    let pairs = before.iter().rev().zip(after.iter().rev()).take(rest);
    let tail = pairs.take_while(|(one, other)| one == other).count();
    let [order_before, order_after] = [before, after].map(|it| display.order(it));
    let kept = |order: &DisplayOrder, length: usize| {
        let number = |it: &LogicalIndex| match it.0 {
            at if at < head => Some(at),
            at if at >= length - tail => Some(at - (length - tail) + head),
            _ => None,
        };
        let numbers: Vec<usize> = order.logical_from_visual().iter().filter_map(number).collect();
        numbers
    };
    let (was, is) = (kept(&order_before, before.len()), kept(&order_after, after.len()));
    let place_after = |number: usize| if number < head { number } else { number - head + after.len() - tail };
    let is_far = |number: usize| match number < head {
        true => head - number >= FAR,
        false => number - head + 1 >= FAR,
    };
    let mut moved_far: Vec<usize> =
        compare::moved_numbers(&was, &is).into_iter().filter(|&it| is_far(it)).map(place_after).collect();
    moved_far.sort_unstable();
    let [taken_out, put_in] = [before, after].map(|it| head..it.len() - tail);
    EditEffect { before: order_before, after: order_after, taken_out, put_in, moved_far }
}
