//! Which parts of rules are followed while a label is read.

use std::collections::BTreeSet;

use crate::label::reflexive;
use crate::repertoire::ConditionalContext;
use crate::rule::{Code, Program, RuleId, Step};
use crate::ruleset::{Action, Ruleset};

/// A code of a rule: its own, or that of one of its `look-behind` or `look-ahead`, from its first code point on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct CodeId {
    pub(super) rule: RuleId,
    /// The number of the look; `u32::MAX` for the code of the rule itself, which comes after them.
    look: u32,
}

impl CodeId {
    pub(super) const fn of_rule(rule: RuleId) -> Self {
        Self { rule, look: u32::MAX }
    }

    pub(super) const fn of_look(rule: RuleId, look: u32) -> Self {
        Self { rule, look }
    }

    pub(super) const fn look(self) -> Option<u32> {
        if self.look == u32::MAX { None } else { Some(self.look) }
    }
}

/// A code that may have begun anywhere before a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tracker {
    pub(super) code: CodeId,
    /// Where its places begin among the bits of a [`Prefix`](super::Prefix).
    pub(super) offset: usize,
    pub(super) length: usize,
}

/// The codes that are followed from every place on, in the order in which they need each other.
#[derive(Debug)]
pub(super) struct WatchedRuleCodes {
    trackers: Vec<Tracker>,
    /// Whether a rule matches something without its anchor.
    is_plain: Vec<bool>,
    /// The sets of code points that they tell apart.
    sets: Vec<u32>,
    bits: usize,
}

impl WatchedRuleCodes {
    pub(super) fn new(
        ruleset: &Ruleset,
        actions: &[&Action],
        has_types: bool,
        is_kept: &dyn Fn(ConditionalContext) -> bool,
    ) -> Self {
        let mut used: BTreeSet<RuleId> = actions.iter().filter_map(|it| it.rule).map(|it| it.rule).collect();
        for member in &ruleset.repertoire_members {
            used.extend(member.context.filter(|it| is_kept(*it)).map(|it| it.rule));
            let variants = reflexive(member).filter(|_| has_types);
            used.extend(variants.filter_map(|it| it.context).map(|it| it.rule));
        }
        let (mut trackers, mut sets, mut offset) = (Vec::new(), BTreeSet::new(), 0);
        for &rule in &used {
            let program = &ruleset.named_rules.get(rule).program;
            let looks = program.looks.iter().zip(0..);
            let behind = looks.filter(|it| it.0.is_behind).map(|it| CodeId::of_look(rule, it.1));
            for code in behind.chain([CodeId::of_rule(rule)]) {
                let length = code_of(program, code).len();
                trackers.push(Tracker { code, offset, length });
                offset += length;
            }
            let codes = program.looks.iter().map(|it| &it.forward).chain([&program.code]);
            sets.extend(codes.flatten().filter_map(|it| match it {
                Step::Set(set) => Some(*set),
                _ => None,
            }));
        }
        let is_plain = ruleset.named_rules.all().iter().map(|it| is_plain(&it.program.code)).collect();
        Self { trackers, is_plain, sets: sets.into_iter().collect(), bits: offset }
    }

    pub(super) fn trackers(&self) -> &[Tracker] {
        &self.trackers
    }

    /// The number of the tracker of a code.
    pub(super) fn tracker(&self, code: CodeId) -> Option<usize> {
        self.trackers.binary_search_by_key(&code, |it| it.code).ok()
    }

    pub(super) fn is_plain(&self, rule: RuleId) -> bool {
        self.is_plain[rule.0 as usize]
    }

    pub(super) fn sets(&self) -> &[u32] {
        &self.sets
    }

    pub(super) const fn bits(&self) -> usize {
        self.bits
    }
}

/// The steps of a code.
pub(super) fn code_of(program: &Program, code: CodeId) -> &Code {
    code.look().map_or(&program.code, |it| &program.looks[it as usize].forward)
}

/// Whether a code can match without an anchor.
fn is_plain(code: &Code) -> bool {
    leads_to(code, 0, |step| !matches!(step, Step::Anchor))
}

/// Whether a code matches from a place on whatever stands there.
pub(super) fn matches_anything(code: &Code, place: u32) -> bool {
    leads_to(code, place, |step| matches!(step, Step::Fork(..) | Step::Jump(_)))
}

/// Whether a code leads from a place to a match by such steps alone.
fn leads_to(code: &Code, place: u32, may_pass: impl Fn(Step) -> bool) -> bool {
    let mut seen = vec![false; code.len()];
    let mut open = vec![place];
    while let Some(place) = open.pop() {
        if std::mem::replace(&mut seen[place as usize], true) {
            continue;
        }
        match code[place as usize] {
            Step::Match => return true,
            step if !may_pass(step) => {}
            Step::Fork(one, other) => open.extend([one, other]),
            Step::Jump(there) => open.push(there),
            _ => open.push(place + 1),
        }
    }
    false
}
