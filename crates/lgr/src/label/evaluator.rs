//! What answers about labels under one ruleset: its memory, and whether contexts and rules hold.

use super::judgement::CodePointNotInRepertoire;
use crate::repertoire::{ConditionalContext, Member};
use crate::rule::{Machine, RuleId, Text};
use crate::ruleset::Ruleset;

/// Answers about labels under one ruleset: [`Ruleset::label_evaluator`] makes it. Its memory is used again from label to label.
#[derive(Debug)]
pub struct LabelEvaluator<'r> {
    pub(super) ruleset: &'r Ruleset,
    pub(super) buffers: LabelEvaluatorBuffers,
}

/// The memory of a [`LabelEvaluator`], which can be kept for the next one, of whatever ruleset.
#[derive(Clone, Default, Debug)]
pub struct LabelEvaluatorBuffers {
    pub(super) rule_machine: Machine,
    /// The label or variant that rules are matched with.
    pub(super) matched_text: Text,
    /// A label of which only the beginning is a variant's.
    pub(super) partly_variant_text: Text,
    /// Which rules match `text`, as far as that was asked.
    pub(super) rule_matches: Vec<Option<bool>>,
}

impl Ruleset {
    /// What answers about labels under this ruleset.
    pub fn label_evaluator(&self) -> LabelEvaluator<'_> {
        self.label_evaluator_with_buffers(LabelEvaluatorBuffers::default())
    }

    /// As [`Self::label_evaluator`], with the memory of an earlier evaluator, of whatever ruleset.
    pub const fn label_evaluator_with_buffers(&self, buffers: LabelEvaluatorBuffers) -> LabelEvaluator<'_> {
        LabelEvaluator { ruleset: self, buffers }
    }
}

impl<'r> LabelEvaluator<'r> {
    /// The ruleset.
    pub const fn ruleset(&self) -> &'r Ruleset {
        self.ruleset
    }

    /// Its memory, for another evaluator.
    pub fn into_buffers(self) -> LabelEvaluatorBuffers {
        self.buffers
    }

    /// How many steps of rules were taken so far with this memory, to test that time is bounded. Matching a rule takes at most
    /// [`MAX_STEPS_PER_POSITION`](crate::MAX_STEPS_PER_POSITION) times the rule's [size](crate::NamedRule::expanded_step_count)
    /// at each place of a label, its end included.
    pub const fn total_match_step_count(&self) -> u64 {
        self.buffers.rule_machine.steps()
    }

    pub(super) fn set_text(&mut self, label: &[char]) {
        self.buffers.matched_text.set(self.ruleset.named_rules.symbols(), label.iter().copied());
        self.buffers.rule_matches.clear();
        self.buffers.rule_matches.resize(self.ruleset.named_rules.all().len(), None);
    }

    /// What is not in the repertoire.
    pub(super) fn outside(&mut self, label: &[char]) -> Vec<CodePointNotInRepertoire> {
        let mut outside = Vec::new();
        self.cut_longest(label, |position, member| {
            if let Err(context) = member {
                outside.push(CodePointNotInRepertoire {
                    index_in_label: position,
                    code_point: label[position],
                    violated_context: context,
                });
            }
        });
        outside
    }

    /// Cuts the text into members. At each place the longest counts that may stand there; where there is none, `visit` gets a
    /// context by which one may not.
    fn cut_longest(
        &mut self,
        label: &[char],
        mut visit: impl FnMut(usize, Result<&'r Member, Option<ConditionalContext>>),
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
    pub(super) fn holds(&mut self, context: Option<ConditionalContext>, at: usize, length: usize) -> bool {
        let rules = &self.ruleset.named_rules;
        context.is_none_or(|it| {
            let program = &rules.get(it.rule).program;
            self.buffers.rule_machine.matches(
                program,
                rules.symbols(),
                &self.buffers.matched_text,
                Some((at, length)),
            ) == it.must_match
        })
    }

    /// Whether a context holds for code points that are put in place of others: `before` and what is put stand before
    /// `after`, which is not replaced yet.
    pub(super) fn holds_in(
        &mut self,
        context: Option<ConditionalContext>,
        before: &[char],
        put: &[char],
        after: &[char],
    ) -> bool {
        let rules = &self.ruleset.named_rules;
        context.is_none_or(|it| {
            let text = before.iter().chain(put).chain(after).copied();
            self.buffers.partly_variant_text.set(rules.symbols(), text);
            let anchor = Some((before.len(), put.len()));
            let program = &rules.get(it.rule).program;
            self.buffers.rule_machine.matches(
                program,
                rules.symbols(),
                &self.buffers.partly_variant_text,
                anchor,
            ) == it.must_match
        })
    }

    /// Whether the text matches the rule of an action, or does not as it must.
    pub(super) fn is_matched(&mut self, rule: Option<ConditionalContext>) -> bool {
        rule.is_none_or(|it| self.matches_text(it.rule) == it.must_match)
    }

    fn matches_text(&mut self, rule: RuleId) -> bool {
        if let Some(matched) = self.buffers.rule_matches[rule.0 as usize] {
            return matched;
        }
        let rules = &self.ruleset.named_rules;
        let matched = self.buffers.rule_machine.matches(
            &rules.get(rule).program,
            rules.symbols(),
            &self.buffers.matched_text,
            None,
        );
        self.buffers.rule_matches[rule.0 as usize] = Some(matched);
        matched
    }
}
