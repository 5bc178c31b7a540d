//! Reduces a set of edits to a minimal one.

use bidiscope_bidi::name::Character;

use super::character_fixes::is_quoted;
use super::cost::EditKind;
use super::draft::{Draft, FixStep};
use super::goal::Goal;
use super::numbers::use_one_digit_set;

/// Up to this number of edits every subset is tried.
const MAX_EXHAUSTIVE: usize = 6;

/// The smallest subset of these edits that suffices, in display order; `None` if deciding this would require
/// checking more than `budget` characters. Edits of characters that no label allows are always kept.
pub(super) fn minimal_edits(
    label: &[Character],
    steps: &[FixStep],
    goal: Goal,
    budget: usize,
) -> Option<Vec<FixStep>> {
    // A leading underscore is allowed in unregistrable labels; quotation marks are only removed in pairs.
    let is_quoted = is_quoted(label, goal);
    let must_change = |at: &usize| match *at {
        0 if label[0].scalar == '_' => !goal.ignores_unregistrable(),
        at if at == 0 || at + 1 == label.len() => is_quoted || goal.never_allows(label[at].scalar),
        at => goal.never_allows(label[at].scalar),
    };
    let (required, open): (Vec<FixStep>, Vec<FixStep>) =
        steps.iter().cloned().partition(|step| step.edit.rewritten().iter().any(must_change));
    let accepts = |some: &[FixStep]| {
        let steps = required.iter().chain(some).cloned().collect();
        let fixed = Draft::new(label, steps).characters;
        // Several digit sets in one label are permitted but always fixed, so this never causes a new warning.
        (goal.accepts(&fixed) || goal.ignores(&fixed)) && use_one_digit_set(&fixed)
    };
    let tried = if open.len() <= MAX_EXHAUSTIVE { 1 << open.len() } else { open.len() + 1 };
    if label.len() * tried > budget.max(label.len()) {
        return None;
    }
    let least = if open.len() <= MAX_EXHAUSTIVE {
        smallest_subset(&open, accepts)?
    } else {
        greedily_reduced(open, accepts)
    };
    Some(in_order(required.into_iter().chain(least).collect()))
}

/// The smallest subset that is accepted.
fn smallest_subset(open: &[FixStep], accepts: impl Fn(&[FixStep]) -> bool) -> Option<Vec<FixStep>> {
    let mut parts: Vec<usize> = (0..1 << open.len()).collect();
    parts.sort_by_key(|bits| bits.count_ones());
    let part = |bits: usize| -> Vec<FixStep> {
        let chosen = open.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
        chosen.map(|(_, step)| step.clone()).collect()
    };
    parts.into_iter().map(part).find(|some| accepts(some))
}

/// Removes the moves of a number if the rest suffices, then every single edit that is not needed.
fn greedily_reduced(mut open: Vec<FixStep>, accepts: impl Fn(&[FixStep]) -> bool) -> Vec<FixStep> {
    let without_moves: Vec<FixStep> =
        open.iter().filter(|it| it.kind != EditKind::MoveNumber).cloned().collect();
    if accepts(&without_moves) {
        open = without_moves;
    }
    let mut at = 0;
    while at < open.len() {
        let step = open.remove(at);
        if !accepts(&open) {
            open.insert(at, step);
            at += 1;
        }
    }
    open
}

/// Sorts edits by position, with moves after them in their own order.
fn in_order(mut steps: Vec<FixStep>) -> Vec<FixStep> {
    steps.sort_by_key(|step| match step.edit.rewritten().first() {
        Some(at) => (0, *at),
        None => (1, 0),
    });
    steps
}
