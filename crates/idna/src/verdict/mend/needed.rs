//! Whether fewer edits would do.

use bidiscope_bidi::name::Character;

use super::cost::EditKind;
use super::draft::{Draft, MendStep};
use super::goal::Goal;
use super::numbers::are_of_one_row;
use super::remedy::is_in_gershayim;

/// The most edits of which every part is tried by itself.
const MOST_PARTED: usize = 6;

/// The least of these edits that are enough, in the order in which they are told; `None` where more than `budget`
/// characters would have to be judged to know. What no label may hold has its edit in any case.
pub(super) fn needed(
    label: &[Character],
    steps: &[MendStep],
    goal: Goal,
    budget: usize,
) -> Option<Vec<MendStep>> {
    // An underscore may begin a label of the DNS's own; quotation marks go together.
    let is_quoted = is_in_gershayim(label, goal);
    let cannot_stay = |at: &usize| match *at {
        0 if label[0].scalar == '_' => !goal.is_open_to_dns_own(),
        at if at == 0 || at + 1 == label.len() => is_quoted || goal.never_lets_stand(label[at].scalar),
        at => goal.never_lets_stand(label[at].scalar),
    };
    let (fixed, open): (Vec<MendStep>, Vec<MendStep>) =
        steps.iter().cloned().partition(|step| step.edit.rewritten().iter().any(cannot_stay));
    let accepts = |some: &[MendStep]| {
        let steps = fixed.iter().chain(some).cloned().collect();
        let mended = Draft::new(label, steps).characters;
        // That digits of several rows may be let stand is no mend to warn of.
        (goal.accepts(&mended) || goal.leaves_to_the_dns(&mended)) && are_of_one_row(&mended)
    };
    let tried = if open.len() <= MOST_PARTED { 1 << open.len() } else { open.len() + 1 };
    if label.len() * tried > budget.max(label.len()) {
        return None;
    }
    let least = if open.len() <= MOST_PARTED { least_part(&open, accepts)? } else { lessened(open, accepts) };
    Some(in_order(fixed.into_iter().chain(least).collect()))
}

/// The smallest part of these edits that is accepted, of all parts.
fn least_part(open: &[MendStep], accepts: impl Fn(&[MendStep]) -> bool) -> Option<Vec<MendStep>> {
    let mut parts: Vec<usize> = (0..1 << open.len()).collect();
    parts.sort_by_key(|bits| bits.count_ones());
    let part = |bits: usize| -> Vec<MendStep> {
        let chosen = open.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
        chosen.map(|(_, step)| step.clone()).collect()
    };
    parts.into_iter().map(part).find(|some| accepts(some))
}

/// These edits without the moves of a number, if those are not needed, and without each that is not.
fn lessened(mut open: Vec<MendStep>, accepts: impl Fn(&[MendStep]) -> bool) -> Vec<MendStep> {
    let without_moves: Vec<MendStep> =
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

/// Edits by the places that they are about, and moves after them in their own order.
fn in_order(mut steps: Vec<MendStep>) -> Vec<MendStep> {
    steps.sort_by_key(|step| match step.edit.rewritten().first() {
        Some(at) => (0, *at),
        None => (1, 0),
    });
    steps
}
