//! How an edit changes the display far from where it is made (RFC 5893, section 8).

use std::ops::Range;

use super::{DisplayConfig, DisplayOrder, LogicalIndex, compare};
use crate::name::Character;

/// A text before and after an edit, with the display order of both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditEffect {
    /// The order before.
    pub order_before_edit: DisplayOrder,
    /// The order after.
    pub order_after_edit: DisplayOrder,
    /// The removed range, in logical indices of the text before the edit.
    pub removed_logical_range_before: Range<usize>,
    /// The inserted range, in logical indices of the text after the edit.
    pub inserted_logical_range_after: Range<usize>,
    /// The kept characters that moved, as ascending logical indices after the edit: a smallest set without which the
    /// kept characters have the same visual order before and after (of two that swap, only one). The character
    /// logically directly before the edit and the one directly after it are left out: a reader expects them to move.
    pub moved_logical_indices_after: Vec<usize>,
}

/// The distance from the edit, in characters, from which on a character counts as far.
const MIN_DISTANCE: usize = 2;

/// How the edit that turns `before` into `after` changes the display. It is taken as the replacement of one
/// range: the text without the common beginning and the common end. RFC 5893: "Adding a character in one place
/// of a text can cause characters some distance from the point of insertion to change their display position."
pub fn effect_of_edit(display: &DisplayConfig, before: &[Character], after: &[Character]) -> EditEffect {
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
    let (kept_before, kept_after) = (kept(&order_before, before.len()), kept(&order_after, after.len()));
    let place_after = |number: usize| if number < head { number } else { number - head + after.len() - tail };
    let is_far = |number: usize| match number < head {
        true => head - number >= MIN_DISTANCE,
        false => number - head + 1 >= MIN_DISTANCE,
    };
    let mut moved_far: Vec<usize> = compare::moved_numbers(&kept_before, &kept_after)
        .into_iter()
        .filter(|&it| is_far(it))
        .map(place_after)
        .collect();
    moved_far.sort_unstable();
    let [taken_out, put_in] = [before, after].map(|it| head..it.len() - tail);
    EditEffect {
        order_before_edit: order_before,
        order_after_edit: order_after,
        removed_logical_range_before: taken_out,
        inserted_logical_range_after: put_in,
        moved_logical_indices_after: moved_far,
    }
}
