//! The search for what one label can be mended into, from the cheapest on.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use bidiscope_bidi::name::{Character, text_of};

use super::conflict::{conflict, successors};
use super::cost::EditKind;
use super::draft::{Draft, MendStep};
use super::goal::Goal;
use super::needed::needed;
use super::numbers::{holds_a_digit, keeps_its_numbers};
use super::plan::{Plan, plans};
use super::remedy::remedies;
use super::{MOST_MENDINGS, NoMending};

/// The most characters that are judged for one name, over all its labels and drafts. What is begun with is
/// judged in any case.
pub(super) const BUDGET: usize = 20_000;

/// How much more than the cheapest mending another may cost that is offered beside it.
const SLACK: u32 = 100;

/// The most characters that have several remedies and are tried with each.
const MOST_VARIED: usize = 8;

/// The search for one label.
pub(super) struct MendSearch<'a> {
    /// The label as it was.
    pub(super) label: &'a [Character],
    /// The label's number, for what is said where nothing is found.
    pub(super) index: usize,
    pub(super) goal: Goal,
    /// How many characters may be judged.
    pub(super) budget: usize,
}

impl MendSearch<'_> {
    /// The mended labels, the likeliest first and each by its edits. `is_offered` says whether a label that the goal
    /// accepts is one to be offered.
    pub(super) fn mended(
        self,
        is_offered: impl FnMut(&[Character]) -> bool,
    ) -> Result<Vec<Draft>, NoMending> {
        let plans = plans(self.label, self.goal);
        let mut walk = Walk {
            left: self.budget,
            search: self,
            waiting: BinaryHeap::new(),
            drafts: Vec::new(),
            seen: HashSet::new(),
            found: Vec::new(),
            met: Met::default(),
        };
        for (number, plan) in plans.iter().enumerate() {
            walk.begin(number, plan);
        }
        walk.go(&plans, is_offered);
        if walk.found.is_empty() { Err(walk.reason()) } else { Ok(walk.found) }
    }
}

/// What was met where nothing was found.
#[derive(Default)]
struct Met {
    too_long: bool,
    warned: bool,
    number: bool,
    bound: bool,
    sign_for_words: bool,
}

struct Walk<'a> {
    search: MendSearch<'a>,
    /// Cost and number of what is still to be looked at.
    waiting: BinaryHeap<Reverse<(u32, usize)>>,
    /// By number, each with the number of its plan.
    drafts: Vec<(usize, Draft)>,
    seen: HashSet<(usize, String)>,
    found: Vec<Draft>,
    met: Met,
    left: usize,
}

impl Walk<'_> {
    /// What cannot stay, done away with in the likeliest way; in another way for one of them; and in another way of
    /// the same kind for all of them.
    fn begin(&mut self, number: usize, plan: &Plan) {
        let label = self.search.label;
        let remedies = remedies(label, plan, self.search.goal);
        if remedies.iter().any(Vec::is_empty) {
            self.met.sign_for_words = true;
            return;
        }
        let first: Vec<MendStep> = remedies.iter().map(|it| it[0].clone()).collect();
        self.wait(number, Draft::new(label, first.clone()));
        if remedies.len() > MOST_VARIED {
            return;
        }
        let others =
            remedies.iter().enumerate().flat_map(|(at, all)| all[1..].iter().map(move |it| (at, it)));
        let mut by_kind: Vec<(EditKind, Vec<MendStep>)> = Vec::new();
        for (at, other) in others {
            let mut steps = first.clone();
            steps[at] = other.clone();
            self.wait(number, Draft::new(label, steps));
            match by_kind.iter_mut().find(|(kind, _)| *kind == other.kind) {
                Some((_, steps)) => steps[at] = other.clone(),
                None => {
                    let mut steps = first.clone();
                    steps[at] = other.clone();
                    by_kind.push((other.kind, steps));
                }
            }
        }
        for (_, steps) in by_kind {
            self.wait(number, Draft::new(label, steps));
        }
    }

    fn wait(&mut self, plan: usize, draft: Draft) {
        self.waiting.push(Reverse((draft.cost(), self.drafts.len())));
        self.drafts.push((plan, draft));
    }

    fn go(&mut self, plans: &[Plan], mut is_offered: impl FnMut(&[Character]) -> bool) {
        let label = self.search.label;
        let mut dearest = u32::MAX;
        while let Some(Reverse((cost, number))) = self.waiting.pop() {
            if cost > dearest || self.found.len() == MOST_MENDINGS {
                break;
            }
            let (plan, draft) = self.drafts[number].clone();
            if draft.characters.is_empty() || !self.seen.insert((plan, text_of(&draft.characters))) {
                continue;
            }
            match conflict(&draft, &plans[plan], self.search.goal) {
                Some(found) => {
                    for next in successors(&found, label, &draft, &plans[plan]) {
                        if !self.pay(draft.characters.len()) {
                            self.met.bound = true;
                            break;
                        }
                        self.wait(plan, next);
                    }
                }
                None if self.search.goal.accepts(&draft.characters) => {
                    if self.take(draft, &mut is_offered) && dearest == u32::MAX {
                        dearest = cost + SLACK;
                    }
                }
                None => self.met.too_long |= !self.search.goal.is_short_enough(&draft.characters),
            }
        }
    }

    /// Why nothing was found.
    fn reason(&self) -> NoMending {
        let label = self.search.index;
        match self.met {
            Met { too_long: true, .. } => NoMending::TooLong { label },
            Met { warned: true, .. } => NoMending::Warned { label },
            Met { sign_for_words: true, .. } => NoMending::SignForWords { label },
            Met { number: true, .. } => NoMending::AnotherNumber { label },
            Met { bound: true, .. } => NoMending::Beyond { label },
            _ if holds_a_digit(self.search.label) => NoMending::Number { label },
            _ => NoMending::NothingLeft { label },
        }
    }

    /// Whether this many characters may still be judged; if so, they count.
    fn pay(&mut self, characters: usize) -> bool {
        let left = self.left.checked_sub(characters);
        self.left = left.unwrap_or(0);
        left.is_some()
    }

    /// Takes what the goal accepts, with no more edits than it needs.
    fn take(&mut self, draft: Draft, is_offered: &mut impl FnMut(&[Character]) -> bool) -> bool {
        let search = &self.search;
        let Some(steps) = needed(search.label, &draft.steps, search.goal, search.budget) else {
            self.met.bound = true;
            return false;
        };
        let draft = Draft::new(self.search.label, steps);
        if self.found.iter().any(|it| it.characters == draft.characters) {
            return false;
        }
        if !keeps_its_numbers(search.label, &draft) {
            self.met.number = true;
            return false;
        }
        if !is_offered(&draft.characters) {
            self.met.warned = true;
            return false;
        }
        self.found.push(draft);
        true
    }
}
