//! The search for fixes of one label, in order of cost.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use bidiscope_bidi::name::{Character, text_of};

use super::character_fixes::character_fixes;
use super::conflict::{conflict, successors};
use super::cost::EditKind;
use super::draft::{Draft, FixStep};
use super::goal::Goal;
use super::minimal::minimal_edits;
use super::no_fix_reason::NoFixReason;
use super::numbers::{holds_a_digit, keeps_numbers};
use super::suggested_fix::MAX_FIXES;
use super::target_direction::{Plan, plans};

/// The maximum number of characters checked for one name, over all its labels and drafts. The initial drafts
/// are always checked.
pub(super) const BUDGET: usize = 20_000;

/// Fixes that cost more than this above the cheapest one are not suggested.
const MAX_EXTRA_COST: u32 = 100;

/// Up to this number of characters with several possible fixes, each fix is tried.
const MAX_VARIED: usize = 8;

/// The search for one label.
pub(super) struct FixSearch<'a> {
    /// The original label.
    pub(super) label: &'a [Character],
    /// The index of the label, for the reason if nothing is found.
    pub(super) index: usize,
    pub(super) goal: Goal,
    /// The maximum number of characters to check.
    pub(super) budget: usize,
}

impl FixSearch<'_> {
    /// The fixed labels, the likeliest first. `is_offered` decides whether a label accepted by the goal is
    /// suggested.
    pub(super) fn fixes(
        self,
        is_offered: impl FnMut(&[Character]) -> bool,
    ) -> Result<Vec<Draft>, NoFixReason> {
        let plans = plans(self.label, self.goal);
        let mut state = SearchState {
            budget_left: self.budget,
            search: self,
            queue: BinaryHeap::new(),
            drafts: Vec::new(),
            seen: HashSet::new(),
            found: Vec::new(),
            obstacles: Obstacles::default(),
        };
        for (number, plan) in plans.iter().enumerate() {
            state.add_initial_drafts(number, plan);
        }
        state.run(&plans, is_offered);
        if state.found.is_empty() { Err(state.reason()) } else { Ok(state.found) }
    }
}

/// Obstacles met during the search, for the reason if nothing is found.
#[derive(Default)]
struct Obstacles {
    too_long: bool,
    causes_warning: bool,
    changes_number: bool,
    limit: bool,
    word_symbol: bool,
}

struct SearchState<'a> {
    search: FixSearch<'a>,
    /// Cost and number of the drafts not yet examined.
    queue: BinaryHeap<Reverse<(u32, usize)>>,
    /// All drafts by number, each with the number of its plan.
    drafts: Vec<(usize, Draft)>,
    seen: HashSet<(usize, String)>,
    found: Vec<Draft>,
    obstacles: Obstacles,
    budget_left: usize,
}

impl SearchState<'_> {
    /// Adds the draft with the likeliest fix everywhere, the drafts with another fix at one place, and those
    /// with another kind of fix at all places.
    fn add_initial_drafts(&mut self, number: usize, plan: &Plan) {
        let label = self.search.label;
        let character_fixes = character_fixes(label, plan, self.search.goal);
        if character_fixes.iter().any(Vec::is_empty) {
            self.obstacles.word_symbol = true;
            return;
        }
        let first: Vec<FixStep> = character_fixes.iter().map(|it| it[0].clone()).collect();
        self.enqueue(number, Draft::new(label, first.clone()));
        if character_fixes.len() > MAX_VARIED {
            return;
        }
        let others =
            character_fixes.iter().enumerate().flat_map(|(at, all)| all[1..].iter().map(move |it| (at, it)));
        let mut by_kind: Vec<(EditKind, Vec<FixStep>)> = Vec::new();
        for (at, other) in others {
            let mut steps = first.clone();
            steps[at] = other.clone();
            self.enqueue(number, Draft::new(label, steps));
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
            self.enqueue(number, Draft::new(label, steps));
        }
    }

    fn enqueue(&mut self, plan: usize, draft: Draft) {
        self.queue.push(Reverse((draft.cost(), self.drafts.len())));
        self.drafts.push((plan, draft));
    }

    fn run(&mut self, plans: &[Plan], mut is_offered: impl FnMut(&[Character]) -> bool) {
        let label = self.search.label;
        let mut max_cost = u32::MAX;
        while let Some(Reverse((cost, number))) = self.queue.pop() {
            if cost > max_cost || self.found.len() == MAX_FIXES {
                break;
            }
            let (plan, draft) = self.drafts[number].clone();
            if draft.characters.is_empty() || !self.seen.insert((plan, text_of(&draft.characters))) {
                continue;
            }
            match conflict(&draft, &plans[plan], self.search.goal) {
                Some(found) => {
                    for next in successors(&found, label, &draft, &plans[plan]) {
                        if !self.spend(draft.characters.len()) {
                            self.obstacles.limit = true;
                            break;
                        }
                        self.enqueue(plan, next);
                    }
                }
                None if self.search.goal.accepts(&draft.characters) => {
                    if self.accept(draft, &mut is_offered) && max_cost == u32::MAX {
                        max_cost = cost + MAX_EXTRA_COST;
                    }
                }
                None => self.obstacles.too_long |= !self.search.goal.is_short_enough(&draft.characters),
            }
        }
    }

    /// Why nothing was found.
    fn reason(&self) -> NoFixReason {
        let label = self.search.index;
        match self.obstacles {
            Obstacles { too_long: true, .. } => NoFixReason::LabelTooLong { label_index: label },
            Obstacles { causes_warning: true, .. } => {
                NoFixReason::EveryFixCausesWarning { label_index: label }
            }
            Obstacles { word_symbol: true, .. } => NoFixReason::LabelHasWordSymbol { label_index: label },
            Obstacles { changes_number: true, .. } => {
                NoFixReason::EveryFixChangesNumber { label_index: label }
            }
            Obstacles { limit: true, .. } => NoFixReason::SearchLimitReached { label_index: label },
            _ if holds_a_digit(self.search.label) => NoFixReason::LabelIsNumber { label_index: label },
            _ => NoFixReason::NothingLeftOfLabel { label_index: label },
        }
    }

    /// Subtracts characters from the budget; `false` if it is exceeded.
    fn spend(&mut self, characters: usize) -> bool {
        let budget_left = self.budget_left.checked_sub(characters);
        self.budget_left = budget_left.unwrap_or(0);
        budget_left.is_some()
    }

    /// Reduces an accepted draft to the edits it needs and adds it to the results; `false` if it is rejected.
    fn accept(&mut self, draft: Draft, is_offered: &mut impl FnMut(&[Character]) -> bool) -> bool {
        let search = &self.search;
        let Some(steps) = minimal_edits(search.label, &draft.steps, search.goal, search.budget) else {
            self.obstacles.limit = true;
            return false;
        };
        let draft = Draft::new(self.search.label, steps);
        if self.found.iter().any(|it| it.characters == draft.characters) {
            return false;
        }
        if !keeps_numbers(search.label, &draft) {
            self.obstacles.changes_number = true;
            return false;
        }
        if !is_offered(&draft.characters) {
            self.obstacles.causes_warning = true;
            return false;
        }
        self.found.push(draft);
        true
    }
}
