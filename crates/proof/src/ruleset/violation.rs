//! Whether eligible labels violate the Bidi rule (RFC 5893) or IDNA2008.

use bidiscope_bidi::name::{BidiClass, ClassSet};
use bidiscope_idna::verdict::FindingKind;
use bidiscope_idna::verdict::rfc5893::{BidiRuleCondition, LabelBidiClasses, R_AL_AN_CLASSES};
use bidiscope_lgr::Ruleset;

use super::facts::{Facts, RepertoireFacts};
use super::idna2008;
use super::labels::{Labels, TooManyStates};
use super::refinement::Refinement;
use super::search::{Found, Search};

/// A rule that an eligible label violates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ViolatedLabelRule {
    /// The rule: a condition of the Bidi rule or one of [`IDNA2008_CHECKED`](super::CHECKED_IDNA2008_FINDING_KINDS).
    pub finding_kind: FindingKind,
    /// One of the shortest labels that violate it.
    pub shortest_violating_label: Vec<char>,
}

/// Which rules eligible labels violate. No eligible label, of whatever length, violates a rule that is in neither list.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LabelRuleViolations {
    /// The rules that some label violates.
    pub violated_rules: Vec<ViolatedLabelRule>,
    /// The rules of which it is not decided, because that takes too many states.
    pub undecided_finding_kinds: Vec<FindingKind>,
}

/// Which rules of RFC 5893 and IDNA2008 the eligible labels of a ruleset violate.
///
/// `logical_parent_zone` is the zone that the labels are below, in logical order without full stops at its ends; empty for
/// none. The Bidi rule counts for labels that hold R, AL or AN, and for all labels below a zone that does.
pub fn label_rule_violations(ruleset: &Ruleset, logical_parent_zone: &[char]) -> LabelRuleViolations {
    let facts = RepertoireFacts::of(ruleset);
    let is_bidi = logical_parent_zone.iter().any(|it| BidiClass::of(*it).makes_label_right_to_left());
    let mut violations = LabelRuleViolations::default();
    let first = Round::new(&Refinement::new(ruleset), &facts);
    let conditions = BidiRuleCondition::ALL.map(BidiRuleCondition::finding_kind);
    violations
        .look_for((ruleset, &first), &facts, &conditions, &|labels, facts| bidi_rule(labels, facts, is_bidi));
    for (kinds, search) in idna2008::SEARCHES {
        if kinds.contains(&FindingKind::IdnaNotNfc) && !facts.has_normal_form {
            violations.undecided_finding_kinds.extend(kinds);
            continue;
        }
        violations.look_for((ruleset, &first), &facts, kinds, search);
    }
    let all = [&conditions[..], &idna2008::CHECKED_IDNA2008_FINDING_KINDS].concat();
    violations.violated_rules.sort_by_key(|it| all.iter().position(|kind| *kind == it.finding_kind));
    violations
}

impl LabelRuleViolations {
    /// Adds what a search for these rules finds; `first` is its first round.
    fn look_for(
        &mut self,
        (ruleset, first): (&Ruleset, &Round),
        facts: &RepertoireFacts,
        kinds: &[FindingKind],
        search: &Search<'_>,
    ) {
        let mut refinement = Refinement::new(ruleset);
        let mut open = kinds.to_vec();
        let mut first = Some(first);
        while !open.is_empty() && refinement.may_go_on() {
            let next;
            let round = match first.take() {
                Some(first) => first,
                None => {
                    next = Round::new(&refinement, facts);
                    &next
                }
            };
            let Ok(labels) = &round.labels else { break };
            let found = refinement.count(labels).and_then(|()| search(labels, &round.facts));
            let Ok(found) = found else { break };
            open.retain(|kind| found.iter().any(|it| it.0 == *kind));
            for (kind, word) in found {
                let label: Vec<char> = word.into_iter().map(|it| round.letters[it]).collect();
                if open.contains(&kind) && refinement.is_eligible(&label) {
                    open.retain(|it| *it != kind);
                    self.violated_rules
                        .push(ViolatedLabelRule { finding_kind: kind, shortest_violating_label: label });
                }
            }
        }
        self.undecided_finding_kinds.append(&mut open);
    }
}

/// The labels of a language in which rules are looked for. That without restrictions is the same for all rules, and made once.
struct Round {
    /// A code point of each letter.
    letters: Vec<char>,
    /// What is known of each letter.
    facts: Vec<Facts>,
    labels: Result<Labels, TooManyStates>,
}

impl Round {
    fn new(refinement: &Refinement<'_>, facts: &RepertoireFacts) -> Self {
        let language = refinement.language(|it| facts.of_code_point(it));
        let letters: Vec<char> = language.interchangeable_code_point_kinds().iter().map(|it| it[0]).collect();
        let facts = letters.iter().map(|it| facts.of_code_point(*it).clone()).collect();
        Self { letters, facts, labels: Labels::of(&language) }
    }
}

/// What the Bidi rule goes by: the first class, all classes and the last one that is not NSM.
type Seen = (Option<BidiClass>, ClassSet, Option<BidiClass>);

fn bidi_rule(labels: &Labels, facts: &[Facts], is_bidi: bool) -> Result<Found, TooManyStates> {
    let step = |&(first, all, last): &Seen, letter: usize| {
        let class = facts[letter].class;
        let last = if class == BidiClass::NSM { last } else { Some(class) };
        // A class that both kinds of labels may have counts where it stands first or last only.
        let all = if class == BidiClass::ON || class == BidiClass::NSM { all } else { all.with(class) };
        (first.or(Some(class)), all, last)
    };
    let violates = |&(first, classes, last): &Seen, goal: usize| {
        let violated =
            LabelBidiClasses { class_set: classes, first_class: first, last_class_except_nsm: last }
                .violated_conditions();
        (is_bidi || classes.intersects(R_AL_AN_CLASSES)) && violated.has(BidiRuleCondition::ALL[goal])
    };
    let nothing = (None, ClassSet::of(&[]), None);
    let found = labels.shortest(nothing, BidiRuleCondition::ALL.len(), step, violates)?;
    let found = BidiRuleCondition::ALL.into_iter().zip(found);
    Ok(found.filter_map(|(condition, word)| Some((condition.finding_kind(), word?))).collect())
}
