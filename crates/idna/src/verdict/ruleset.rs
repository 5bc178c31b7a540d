//! The registry's own rules: the label generation rulesets (RFC 7940) of the zone in which a name would be registered.

use std::sync::Arc;

use bidiscope_bidi::name::Name;
use bidiscope_lgr::{Action, Context, EvaluatorMemory, OUT_OF_REPERTOIRE, Outside, Ruleset, Trigger};

use super::finding::{Finding, FindingValue};
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
pub struct RulesetAnswer {
    /// The ruleset that answers: an index into [`Rulesets`].
    pub ruleset: usize,
    /// The disposition, such as `valid`, `invalid` or `blocked`.
    pub disposition: String,
    /// The action that decided: an index into [`Ruleset::actions`]. `None` where code points are outside.
    pub action: Option<usize>,
    /// The code points that are not in the repertoire, or stand where they may not. Their positions are in the label.
    pub outside: Vec<Outside>,
    /// Whether the label can be made in several ways that trigger different actions, an error of the ruleset.
    pub is_ambiguous: bool,
    /// The index label (section 8.5); `None` where code points are outside.
    pub index_label: Option<Vec<char>>,
}

impl RulesetAnswer {
    /// Whether the disposition is not `invalid`. A blocked label is eligible too.
    pub fn is_eligible(&self) -> bool {
        self.disposition != bidiscope_lgr::INVALID
    }

    /// Whether the label may be registered: it is eligible, and not blocked.
    pub fn is_permitted(&self) -> bool {
        self.is_eligible() && self.disposition != BLOCKED
    }

    /// The kinds of findings about the label, each once: those for which it is refused, or
    /// [`FindingKind::LgrDisposition`] where only the registry knows what its disposition means. Empty where the label may
    /// be registered.
    pub fn kinds(&self) -> Vec<FindingKind> {
        if self.is_permitted() {
            return if self.is_known() { Vec::new() } else { vec![FindingKind::LgrDisposition] };
        }
        if self.outside.is_empty() {
            return vec![self.kind_of_disposition()];
        }
        kinds(self.outside.iter().map(kind_of_outside))
    }

    /// Whether RFC 7940 (section 7.3), or its default actions, say what the disposition means.
    fn is_known(&self) -> bool {
        const KNOWN: [&str; 5] = [bidiscope_lgr::INVALID, BLOCKED, "valid", "allocatable", "activated"];
        KNOWN.contains(&self.disposition.as_str())
    }

    /// How far it is from permitting the label: 0 where RFC 7940 says that its disposition does.
    fn distance(&self) -> (u8, usize) {
        let rank = match (self.is_permitted(), self.is_eligible()) {
            (true, _) => u8::from(!self.is_known()),
            (false, true) => 2,
            (false, false) => 3,
        };
        (rank, self.outside.len())
    }

    fn kind_of_disposition(&self) -> FindingKind {
        match (self.is_eligible(), self.is_permitted()) {
            (false, _) => FindingKind::LgrInvalid,
            (true, false) => FindingKind::LgrBlocked,
            (true, true) => FindingKind::LgrDisposition,
        }
    }
}

const fn kind_of_outside(outside: &Outside) -> FindingKind {
    match outside.context {
        None => FindingKind::LgrNotInRepertoire,
        Some(_) => FindingKind::LgrContext,
    }
}

/// Answers about labels under the rulesets of a zone. Its memory is used again from label to label.
#[derive(Clone, Debug)]
pub struct RulesetEvaluator {
    rulesets: Rulesets,
    memory: EvaluatorMemory,
    label: Vec<char>,
}

impl RulesetEvaluator {
    /// An evaluator of these rulesets.
    pub fn new(rulesets: Rulesets) -> Self {
        Self { rulesets, memory: EvaluatorMemory::default(), label: Vec::new() }
    }

    /// The rulesets.
    pub const fn rulesets(&self) -> &Rulesets {
        &self.rulesets
    }

    /// The answer about a label in Unicode, with an A-label decoded; `None` if there is no ruleset. Capital letters of
    /// ASCII count as small ones, as they do in the DNS.
    pub fn answer(&mut self, label: impl IntoIterator<Item = char>) -> Option<RulesetAnswer> {
        self.label.clear();
        self.label.extend(label.into_iter().map(|it| it.to_ascii_lowercase()));
        let mut best: Option<RulesetAnswer> = None;
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
    pub(super) fn index_labels(&mut self, label: &[char]) -> Vec<(usize, Vec<char>)> {
        let mut found = Vec::new();
        for (number, it) in self.rulesets.iter().enumerate() {
            let mut evaluator = it.ruleset.evaluator_with(std::mem::take(&mut self.memory));
            found.extend(evaluator.index_label(label).map(|it| (number, it)));
            self.memory = evaluator.into_memory();
        }
        found
    }

    /// The distinct index labels, ascending, of the label that [`RulesetEvaluator::answer`] was asked about last, by each
    /// ruleset that has its code points; `answer` is what it returned.
    pub fn different_index_labels(&mut self, answer: &RulesetAnswer) -> Vec<Vec<char>> {
        if self.rulesets.len() == 1 {
            return answer.index_label.iter().cloned().collect();
        }
        let label = std::mem::take(&mut self.label);
        let mut found: Vec<Vec<char>> = self.index_labels(&label).into_iter().map(|it| it.1).collect();
        self.label = label;
        found.sort_unstable();
        found.dedup();
        found
    }

    fn answer_of(&mut self, number: usize) -> RulesetAnswer {
        let mut evaluator = self.rulesets[number].ruleset.evaluator_with(std::mem::take(&mut self.memory));
        let judgement = evaluator.judge(&self.label);
        let answer = RulesetAnswer {
            ruleset: number,
            disposition: judgement.disposition.to_owned(),
            action: judgement.action,
            is_ambiguous: judgement.is_ambiguous,
            index_label: evaluator.index_label(&self.label),
            outside: judgement.outside,
        };
        self.memory = evaluator.into_memory();
        answer
    }
}

/// The answer about a label of a name.
pub(super) fn answer(name: &Name, label: usize, rulesets: &Rulesets) -> Option<RulesetAnswer> {
    if rulesets.is_empty() {
        return None;
    }
    let label = name.labels().get(label)?;
    let scalars = name.label_characters(label).iter().map(|it| it.scalar);
    RulesetEvaluator::new(Arc::clone(rulesets)).answer(scalars)
}

/// Why the label is refused: the code points that are outside by the context that they lack, or the action that decided.
pub(super) fn findings(
    name: &Name,
    label: usize,
    rulesets: &Rulesets,
    answer: &RulesetAnswer,
) -> Vec<Finding> {
    let Some(it) = rulesets.get(answer.ruleset).filter(|_| !answer.kinds().is_empty()) else {
        return Vec::new();
    };
    let begin = name.labels().get(label).map_or(0, |it| it.range.start);
    let with_file = |finding: Finding| finding.with("ruleset", FindingValue::Quoted(it.name.clone()));
    let mut contexts: Vec<Option<Context>> = Vec::new();
    for outside in &answer.outside {
        if !contexts.contains(&outside.context) {
            contexts.push(outside.context);
        }
    }
    let mut findings: Vec<Finding> = contexts
        .into_iter()
        .map(|context| {
            let outside = answer.outside.iter().filter(|it| it.context == context);
            let kind =
                if context.is_some() { FindingKind::LgrContext } else { FindingKind::LgrNotInRepertoire };
            let characters = outside.map(|it| begin + it.position).collect();
            let finding = with_file(Finding::new(kind, label, characters));
            if context.is_some() { with_rule(finding, &it.ruleset, context) } else { finding }
        })
        .collect();
    if let Some(action) = answer.action {
        let scalars = name.labels().get(label).map_or(&[][..], |label| name.label_characters(label));
        let scalars: Vec<char> = scalars.iter().map(|it| it.scalar.to_ascii_lowercase()).collect();
        let triggers = it.ruleset.evaluator().triggers(&scalars, action);
        let is_listed_only =
            |it: &Ruleset, trigger: &Trigger| it.type_name(trigger.kind) == OUT_OF_REPERTOIRE;
        let reason = match triggers.as_slice() {
            [] => "none",
            all if all.iter().all(|trigger| is_listed_only(&it.ruleset, trigger)) => "variants-only",
            _ => "types",
        };
        let characters = triggers.iter().map(|it| begin + it.position).collect();
        let finding = with_file(Finding::new(answer.kind_of_disposition(), label, characters));
        let finding = finding.with("reason", FindingValue::Id(reason));
        findings.push(with_action(finding, &it.ruleset, action));
    }
    findings
}

/// Adds what a sentence about an action mentions.
fn with_action(finding: Finding, ruleset: &Ruleset, number: usize) -> Finding {
    let Some(action) = ruleset.actions().get(number) else { return finding };
    let default = number.checked_sub(ruleset.written_actions());
    let finding = finding
        .with("number", FindingValue::Count(default.unwrap_or(number) + 1))
        .with("source", FindingValue::Id(if default.is_some() { "default" } else { "file" }))
        .with("disposition", FindingValue::Quoted(action.disposition.clone()));
    let finding = with_rule(finding, ruleset, action.rule);
    with_types(finding, action)
}

/// Adds the rule of a context or an action, and whether it must match.
fn with_rule(finding: Finding, ruleset: &Ruleset, context: Option<Context>) -> Finding {
    let (rule, matches) = match context {
        Some(it) => {
            let matches = if it.must_match { "match" } else { "not-match" };
            (ruleset.rule(it.rule).name.clone(), matches)
        }
        None => (String::new(), "any"),
    };
    finding.with("rule", FindingValue::Quoted(rule)).with("matches", FindingValue::Id(matches))
}

/// Adds the types of variants that an action is for.
fn with_types(finding: Finding, action: &Action) -> Finding {
    let (which, types) = match &action.variants {
        Some(trigger) => (trigger.which.id(), trigger.types.clone()),
        None => ("any", Vec::new()),
    };
    finding.with("which", FindingValue::Id(which)).with("types", FindingValue::OneOf(types))
}
