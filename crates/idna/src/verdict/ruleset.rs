//! The registry's own rules: the label generation rulesets (RFC 7940) of the zone in which a name would be registered.

use std::sync::Arc;

use bidiscope_bidi::name::Name;
use bidiscope_lgr::{
    ActionTriggeringCodePoint, CodePointNotInRepertoire, ConditionalContext, LabelEvaluatorBuffers,
    OUT_OF_REPERTOIRE_VARIANT_TYPE, Ruleset,
};

use super::detail::{DecidingLgrAction, FindingDetail, LgrActionTriggerKind, RulesetRule};
use super::finding::Finding;
use super::kind::FindingKind;
use super::registration::kinds;

/// A ruleset with the name by which people know it, such as that of its file.
#[derive(Clone, Debug)]
pub struct NamedRuleset {
    /// The name.
    pub name: String,
    /// The ruleset.
    pub ruleset: Ruleset,
}

/// The rulesets of a zone: a label must be eligible under one of them, and its variants are those of that one. Empty if
/// the registry's rules are not known.
pub type Rulesets = Arc<[NamedRuleset]>;

/// The disposition of a label that nobody may register because it is a variant of others (RFC 7940, section 7.3).
const BLOCKED: &str = "blocked";

/// What the rulesets of a zone say of a label: the answer of the first with one of the dispositions `valid`, `allocatable`
/// and `activated` (RFC 7940, section 7.3), else of the first with a disposition of its own, else of the first that blocks
/// it, else of the first with the fewest code points outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelRulesetEvaluation {
    /// The ruleset that answers: an index into [`Rulesets`].
    pub ruleset_index: usize,
    /// The disposition, such as `valid`, `invalid` or `blocked`.
    pub disposition: String,
    /// The action that decided: an index into [`Ruleset::file_and_default_actions`]. `None` where code points are outside.
    pub deciding_action_index: Option<usize>,
    /// The code points that are not in the repertoire, or stand where they may not. Their positions are in the label.
    pub code_points_not_in_repertoire: Vec<CodePointNotInRepertoire>,
    /// Whether the label can be made in several ways that trigger different actions, an error of the ruleset.
    pub has_conflicting_actions: bool,
    /// The index label (section 8.5); `None` where code points are outside.
    pub variant_index_label: Option<Vec<char>>,
}

impl LabelRulesetEvaluation {
    /// Whether the disposition is not `invalid`. A blocked label is eligible too.
    pub fn has_non_invalid_disposition(&self) -> bool {
        self.disposition != bidiscope_lgr::INVALID_DISPOSITION
    }

    /// Whether the label may be registered: it is eligible, and not blocked.
    pub fn is_permitted(&self) -> bool {
        self.has_non_invalid_disposition() && self.disposition != BLOCKED
    }

    /// The kinds of findings about the label, each once: those for which it is refused, or
    /// [`FindingKind::LgrDisposition`] where only the registry knows what its disposition means. Empty where the label may
    /// be registered.
    pub fn registration_finding_kinds(&self) -> Vec<FindingKind> {
        if self.is_permitted() {
            return if self.is_known() { Vec::new() } else { vec![FindingKind::LgrDisposition] };
        }
        if self.code_points_not_in_repertoire.is_empty() {
            return vec![self.kind_of_disposition()];
        }
        kinds(self.code_points_not_in_repertoire.iter().map(kind_of_outside))
    }

    /// Whether RFC 7940 (section 7.3), or its default actions, say what the disposition means.
    fn is_known(&self) -> bool {
        const KNOWN: [&str; 5] =
            [bidiscope_lgr::INVALID_DISPOSITION, BLOCKED, "valid", "allocatable", "activated"];
        KNOWN.contains(&self.disposition.as_str())
    }

    /// How far it is from permitting the label: 0 where RFC 7940 says that its disposition does.
    fn distance(&self) -> (u8, usize) {
        let rank = match (self.is_permitted(), self.has_non_invalid_disposition()) {
            (true, _) => u8::from(!self.is_known()),
            (false, true) => 2,
            (false, false) => 3,
        };
        (rank, self.code_points_not_in_repertoire.len())
    }

    fn kind_of_disposition(&self) -> FindingKind {
        match (self.has_non_invalid_disposition(), self.is_permitted()) {
            (false, _) => FindingKind::LgrInvalid,
            (true, false) => FindingKind::LgrBlocked,
            (true, true) => FindingKind::LgrDisposition,
        }
    }
}

const fn kind_of_outside(outside: &CodePointNotInRepertoire) -> FindingKind {
    match outside.violated_context {
        None => FindingKind::LgrNotInRepertoire,
        Some(_) => FindingKind::LgrContext,
    }
}

/// Answers about labels under the rulesets of a zone. Its memory is used again from label to label.
#[derive(Clone, Debug)]
pub struct RulesetEvaluator {
    rulesets: Rulesets,
    memory: LabelEvaluatorBuffers,
    label: Vec<char>,
}

impl RulesetEvaluator {
    /// An evaluator of these rulesets.
    pub fn new(rulesets: Rulesets) -> Self {
        Self { rulesets, memory: LabelEvaluatorBuffers::default(), label: Vec::new() }
    }

    /// The rulesets.
    pub const fn rulesets(&self) -> &Rulesets {
        &self.rulesets
    }

    /// The answer about a label in Unicode, with an A-label decoded; `None` if there is no ruleset. Capital letters of
    /// ASCII count as small ones, as they do in the DNS.
    pub fn evaluate_label_by_best_ruleset(
        &mut self,
        label_characters: impl IntoIterator<Item = char>,
    ) -> Option<LabelRulesetEvaluation> {
        self.label.clear();
        self.label.extend(label_characters.into_iter().map(|it| it.to_ascii_lowercase()));
        let mut best: Option<LabelRulesetEvaluation> = None;
        for number in 0..self.rulesets.len() {
            let answer = self.answer_of(number);
            let is_better = best.as_ref().is_none_or(|it| answer.distance() < it.distance());
            if answer.is_permitted() && answer.is_known() {
                return Some(answer);
            }
            if is_better {
                best = Some(answer);
            }
        }
        best
    }

    /// The index labels of a label under each ruleset that has its code points, with the ruleset's index.
    pub(super) fn variant_index_labels(&mut self, label: &[char]) -> Vec<(usize, Vec<char>)> {
        let mut found = Vec::new();
        for (number, it) in self.rulesets.iter().enumerate() {
            let mut evaluator = it.ruleset.label_evaluator_with_buffers(std::mem::take(&mut self.memory));
            found.extend(evaluator.variant_index_label(label).map(|it| (number, it)));
            self.memory = evaluator.into_buffers();
        }
        found
    }

    /// The distinct index labels, ascending, of the label that [`RulesetEvaluator::evaluate_label_by_best_ruleset`] was asked
    /// about last, by each ruleset that has its code points; `evaluation` is what it returned.
    pub fn variant_index_labels_of_last_evaluated(
        &mut self,
        evaluation: &LabelRulesetEvaluation,
    ) -> Vec<Vec<char>> {
        if self.rulesets.len() == 1 {
            return evaluation.variant_index_label.iter().cloned().collect();
        }
        let label = std::mem::take(&mut self.label);
        let mut found: Vec<Vec<char>> =
            self.variant_index_labels(&label).into_iter().map(|it| it.1).collect();
        self.label = label;
        found.sort_unstable();
        found.dedup();
        found
    }

    fn answer_of(&mut self, number: usize) -> LabelRulesetEvaluation {
        let mut evaluator =
            self.rulesets[number].ruleset.label_evaluator_with_buffers(std::mem::take(&mut self.memory));
        let judgement = evaluator.judge(&self.label);
        let answer = LabelRulesetEvaluation {
            ruleset_index: number,
            disposition: judgement.disposition.to_owned(),
            deciding_action_index: judgement.deciding_action_index,
            has_conflicting_actions: judgement.has_conflicting_actions,
            variant_index_label: evaluator.variant_index_label(&self.label),
            code_points_not_in_repertoire: judgement.code_points_not_in_repertoire,
        };
        self.memory = evaluator.into_buffers();
        answer
    }
}

/// The answer about a label of a name.
pub(super) fn answer(name: &Name, label: usize, rulesets: &Rulesets) -> Option<LabelRulesetEvaluation> {
    if rulesets.is_empty() {
        return None;
    }
    let label = name.labels().get(label)?;
    let scalars = name.label_characters(label).iter().map(|it| it.scalar);
    RulesetEvaluator::new(Arc::clone(rulesets)).evaluate_label_by_best_ruleset(scalars)
}

/// Why the label is refused: the code points that are outside by the context that they lack, or the action that decided.
pub(super) fn findings(
    name: &Name,
    label: usize,
    rulesets: &Rulesets,
    answer: &LabelRulesetEvaluation,
) -> Vec<Finding> {
    let Some(it) =
        rulesets.get(answer.ruleset_index).filter(|_| !answer.registration_finding_kinds().is_empty())
    else {
        return Vec::new();
    };
    let begin = name.labels().get(label).map_or(0, |it| it.character_range.start);
    let mut contexts: Vec<Option<ConditionalContext>> = Vec::new();
    for outside in &answer.code_points_not_in_repertoire {
        if !contexts.contains(&outside.violated_context) {
            contexts.push(outside.violated_context);
        }
    }
    let mut findings: Vec<Finding> = contexts
        .into_iter()
        .map(|context| {
            let outside =
                answer.code_points_not_in_repertoire.iter().filter(|it| it.violated_context == context);
            let kind =
                if context.is_some() { FindingKind::LgrContext } else { FindingKind::LgrNotInRepertoire };
            let characters = outside.map(|it| begin + it.index_in_label).collect();
            let rule = context.map(|context| rule_of(&it.ruleset, context));
            let detail = FindingDetail::NotInLgrRepertoire {
                ruleset_name: it.name.clone(),
                violated_context_rule: rule,
            };
            Finding::new(kind, label, characters).with_detail(detail)
        })
        .collect();
    if let Some(action) = answer.deciding_action_index {
        let scalars = name.labels().get(label).map_or(&[][..], |label| name.label_characters(label));
        let scalars: Vec<char> = scalars.iter().map(|it| it.scalar.to_ascii_lowercase()).collect();
        let triggers = it.ruleset.label_evaluator().triggering_code_points(&scalars, action);
        let characters = triggers.iter().map(|it| begin + it.index_in_label).collect();
        let finding = Finding::new(answer.kind_of_disposition(), label, characters);
        findings.push(finding.with_detail(deciding_action(it, action, &triggers)));
    }
    findings
}

/// The action at this index, with what triggered it.
fn deciding_action(of: &NamedRuleset, index: usize, triggers: &[ActionTriggeringCodePoint]) -> FindingDetail {
    let ruleset = &of.ruleset;
    let Some(action) = ruleset.actions().get(index) else { return FindingDetail::NoDetail };
    let is_listed_only = |it: &ActionTriggeringCodePoint| {
        ruleset.variant_type_name(it.variant_type) == OUT_OF_REPERTOIRE_VARIANT_TYPE
    };
    let default = index.checked_sub(ruleset.file_defined_action_count());
    FindingDetail::DecidingLgrAction(Box::new(DecidingLgrAction {
        ruleset_name: of.name.clone(),
        trigger_kind: match triggers {
            [] => LgrActionTriggerKind::WholeLabel,
            all if all.iter().all(is_listed_only) => LgrActionTriggerKind::VariantOnlyCharacters,
            _ => LgrActionTriggerKind::VariantTypes,
        },
        action_number: default.unwrap_or(index) + 1,
        is_rfc7940_default_action: default.is_some(),
        disposition: action.disposition.clone(),
        triggering_rule: action.rule.map(|it| rule_of(ruleset, it)),
        variant_type_trigger: action.variant_trigger.clone(),
    }))
}

fn rule_of(ruleset: &Ruleset, context: ConditionalContext) -> RulesetRule {
    RulesetRule { name: ruleset.rule(context.rule).rule_name.clone(), must_match: context.must_match }
}
