//! What a ruleset says of a label (RFC 7940, section 8).

mod count;
mod cuts;
mod derivation;
mod index;
mod part;
mod reach;
mod trigger;
mod variants;

pub use count::VariantCount;
pub use trigger::{OUT_OF_REPERTOIRE, Trigger};
pub use variants::{VariantLabel, Variants};

pub(crate) use derivation::Derivation;

use crate::rule::{Machine, RuleId, Text};
use crate::ruleset::{Action, Context, Member, Ruleset, Which};

/// Answers about labels under one ruleset: [`Ruleset::evaluator`] makes it. Its memory is used again from label to label.
#[derive(Debug)]
pub struct Evaluator<'r> {
    ruleset: &'r Ruleset,
    memory: EvaluatorMemory,
}

/// The memory of an [`Evaluator`], which can be kept for the next one, of whatever ruleset.
#[derive(Clone, Default, Debug)]
pub struct EvaluatorMemory {
    machine: Machine,
    /// The label or variant that rules are matched with.
    text: Text,
    /// A label of which only the beginning is a variant's.
    mixed: Text,
    /// Which rules match `text`, as far as that was asked.
    matched: Vec<Option<bool>>,
}

/// Whether a label may be registered under a ruleset.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement<'r> {
    /// The code points that are not in the repertoire, or stand where they may not.
    pub outside: Vec<Outside>,
    /// The disposition, such as `valid` or `invalid`.
    pub disposition: &'r str,
    /// The action that decided: an index into [`Ruleset::actions`]. `None` where code points are outside.
    pub action: Option<usize>,
    /// Whether the label can be cut in several ways that trigger different actions, an error of the ruleset (section 8.4).
    /// The first of these actions decides.
    pub is_ambiguous: bool,
}

/// A code point of a label that is not in the repertoire there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outside {
    /// Its position in the label, from 0.
    pub position: usize,
    /// The code point.
    pub code_point: char,
    /// The `when` or `not-when` context by which it may not stand there; `None` where it is not in the repertoire at all.
    pub context: Option<Context>,
}

/// The disposition of labels that nobody may register (RFC 7940, section 7.3).
pub const INVALID: &str = "invalid";

impl Judgement<'_> {
    /// Whether the disposition is not `invalid`. A blocked label is eligible too, as ICANN's lgr-core has it.
    pub fn is_eligible(&self) -> bool {
        self.disposition != INVALID
    }
}

impl Ruleset {
    /// What answers about labels under this ruleset.
    pub fn evaluator(&self) -> Evaluator<'_> {
        self.evaluator_with(EvaluatorMemory::default())
    }

    /// As [`Self::evaluator`], with the memory of an earlier evaluator, of whatever ruleset.
    pub const fn evaluator_with(&self, memory: EvaluatorMemory) -> Evaluator<'_> {
        Evaluator { ruleset: self, memory }
    }

    /// Whether a label may be registered. For many labels, use one [`Evaluator`].
    pub fn judge(&self, label: &[char]) -> Judgement<'_> {
        self.evaluator().judge(label)
    }
}

impl<'r> Evaluator<'r> {
    /// Whether a label may be registered (RFC 7940, section 8.1): its code points are in the repertoire and stand where they
    /// may, and its reflexive variants and its code points do not trigger an action that refuses it. An empty label is
    /// refused.
    pub fn judge(&mut self, label: &[char]) -> Judgement<'r> {
        self.set_text(label);
        let outside = self.outside(label);
        if !outside.is_empty() || label.is_empty() {
            return Judgement { outside, disposition: INVALID, action: None, is_ambiguous: false };
        }
        let derivations = self.own_derivations(label);
        let (disposition, action) = self.decide(&derivations);
        let is_ambiguous = self.is_ambiguous(&derivations, action);
        Judgement { outside, disposition, action: Some(action), is_ambiguous }
    }

    /// The ruleset.
    pub const fn ruleset(&self) -> &'r Ruleset {
        self.ruleset
    }

    /// Its memory, for another evaluator.
    pub fn into_memory(self) -> EvaluatorMemory {
        self.memory
    }

    /// How many steps of rules were taken so far with this memory, to test that time is bounded. Matching a rule takes at most [`MAX_STEPS_PER_PLACE`](crate::MAX_STEPS_PER_PLACE)
    /// times the rule's [size](crate::Rule::size) at each place of a label, its end included.
    pub const fn steps(&self) -> u64 {
        self.memory.machine.steps()
    }

    fn set_text(&mut self, label: &[char]) {
        self.memory.text.set(self.ruleset.rules.symbols(), label.iter().copied());
        self.memory.matched.clear();
        self.memory.matched.resize(self.ruleset.rules.all().len(), None);
    }

    /// What is not in the repertoire.
    fn outside(&mut self, label: &[char]) -> Vec<Outside> {
        let mut outside = Vec::new();
        self.cut_longest(label, |position, member| {
            if let Err(context) = member {
                outside.push(Outside { position, code_point: label[position], context });
            }
        });
        outside
    }

    /// Cuts the text into members. At each place the longest counts that may stand there; where there is none, `visit` gets a context
    /// by which one may not.
    fn cut_longest(
        &mut self,
        label: &[char],
        mut visit: impl FnMut(usize, Result<&'r Member, Option<Context>>),
    ) {
        let ruleset = self.ruleset;
        let mut at = 0;
        while at < label.len() {
            let mut failed = None;
            let member = ruleset.members_at(&label[at..]).map(|it| it.1).find(|member| {
                let holds = self.holds(member.context, at, member.len());
                if !holds && failed.is_none() {
                    failed = member.context;
                }
                holds
            });
            visit(at, member.ok_or(failed));
            at += member.map_or(1, Member::len);
        }
    }

    /// Whether a context holds for these code points of the text.
    fn holds(&mut self, context: Option<Context>, at: usize, length: usize) -> bool {
        let rules = &self.ruleset.rules;
        context.is_none_or(|it| {
            let program = &rules.get(it.rule).program;
            self.memory.machine.matches(program, rules.symbols(), &self.memory.text, Some((at, length)))
                == it.must_match
        })
    }

    /// Whether a context holds for code points that are put in place of others: `before` and what is put stand before
    /// `after`, which is not replaced yet.
    fn holds_in(&mut self, context: Option<Context>, before: &[char], put: &[char], after: &[char]) -> bool {
        let rules = &self.ruleset.rules;
        context.is_none_or(|it| {
            let text = before.iter().chain(put).chain(after).copied();
            self.memory.mixed.set(rules.symbols(), text);
            let anchor = Some((before.len(), put.len()));
            let program = &rules.get(it.rule).program;
            self.memory.machine.matches(program, rules.symbols(), &self.memory.mixed, anchor) == it.must_match
        })
    }

    /// The disposition of the text, and the action that decided. Where there are several derivations, the action is the
    /// first one that any of them triggers.
    fn decide(&mut self, derivations: &[Derivation]) -> (&'r str, usize) {
        let actions = &self.ruleset.actions;
        let one = [Derivation::default()];
        // Derivations with something that may not stand there only count where there are no others.
        let is_eligible = derivations.iter().any(|it| it.is_eligible);
        let derivations = if derivations.is_empty() { &one } else { derivations };
        let triggers = |action: &Action| {
            derivations.iter().filter(|it| it.is_eligible || !is_eligible).any(|it| is_made_with(action, *it))
        };
        let action = actions.iter().position(|it| triggers(it) && self.is_matched(it.rule));
        // The last default action is triggered by every label.
        let action = action.unwrap_or(actions.len() - 1);
        (&actions[action].disposition, action)
    }

    /// Whether a derivation by itself triggers another action than the one that decided.
    fn is_ambiguous(&mut self, derivations: &[Derivation], action: usize) -> bool {
        derivations.len() > 1
            && derivations.iter().any(|it| it.is_eligible && self.decide(&[*it]).1 != action)
    }

    /// Whether the text matches the rule of an action, or does not as it must.
    fn is_matched(&mut self, rule: Option<Context>) -> bool {
        rule.is_none_or(|it| self.matches_text(it.rule) == it.must_match)
    }

    fn matches_text(&mut self, rule: RuleId) -> bool {
        if let Some(matched) = self.memory.matched[rule.0 as usize] {
            return matched;
        }
        let rules = &self.ruleset.rules;
        let matched =
            self.memory.machine.matches(&rules.get(rule).program, rules.symbols(), &self.memory.text, None);
        self.memory.matched[rule.0 as usize] = Some(matched);
        matched
    }
}

/// Whether a label that was made so is one that the action is for (RFC 7940, section 7.2).
pub(crate) fn is_made_with(action: &Action, derivation: Derivation) -> bool {
    let Some(trigger) = &action.variants else { return true };
    let types = derivation.types;
    match trigger.which {
        Which::Any => types.intersects(action.types),
        Which::All => !types.is_empty() && types.is_subset(action.types),
        Which::Only => derivation.is_only_variants && !types.is_empty() && types.is_subset(action.types),
    }
}

/// The variants of a member that are the member itself.
pub(crate) fn reflexive(member: &Member) -> impl Iterator<Item = &crate::ruleset::Variant> {
    member.variants.iter().filter(|it| it.code_points == member.code_points)
}
