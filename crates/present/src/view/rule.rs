//! A changed Bidi rule: its conditions, and what holds of it.

use bidiscope_bidi::name::{BidiClass, ClassSet, representative, text_of};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::language::Neighbours;
use bidiscope_proof::automata::{RuleClaim, Theorem};
use bidiscope_proof::bidi_rule::{BidiRule, RuleError};
use bidiscope_proof::relaxations::{DISPLAYS, GUARANTEES, LABEL_CLASSES, Relaxation};

use crate::counterexample::distinct_sequences;
use crate::message;
use crate::study_text::{class_names, rule_claim_text};

use super::study::{StudyExample, StudyPicture, sequence};

/// A condition of RFC 5893 that can be dropped, or all but condition 4 widened by classes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleCondition {
    /// Its number in RFC 5893 section 2, from 1.
    pub number: u8,
}

impl RuleCondition {
    /// The six conditions, in their order.
    pub const ALL: [Self; 6] = [
        Self { number: 1 },
        Self { number: 2 },
        Self { number: 3 },
        Self { number: 4 },
        Self { number: 5 },
        Self { number: 6 },
    ];

    /// What it requires, in a sentence.
    pub fn sentence(self) -> String {
        message!(rule_condition, number = self.number).to_string()
    }

    /// Whether the rule has it, unchanged or with more classes; `false` if it is dropped.
    pub fn is_in(self, rule: &BidiRule) -> bool {
        match self.set(rule) {
            Some(set) => set != ClassSet::ALL,
            None => !rule.mixes_digits,
        }
    }

    /// The bidi classes by which this condition can be widened: those of [`LABEL_CLASSES`] that RFC 5893 does not have in its
    /// set, whether `rule` has them there already or not. For the ends of labels (conditions 3 and 6) only those that `rule`
    /// allows in such a label (conditions 2 and 5), without NSM. Empty for condition 4, which has no set.
    pub fn addable(self, rule: &BidiRule) -> Vec<BidiClass> {
        let Some(set) = self.set(&BidiRule::rfc5893()) else { return Vec::new() };
        // Marks at the end of a label are left aside, and no label ends with what is not in it.
        let may_end = |it: BidiClass| match self.number {
            3 => it != BidiClass::NSM && rule.in_rtl.has(it),
            6 => it != BidiClass::NSM && rule.in_ltr.has(it),
            _ => true,
        };
        LABEL_CLASSES.into_iter().filter(|&it| !set.has(it) && may_end(it)).collect()
    }

    /// Whether the rule has this class in the set of this condition; `false` for condition 4, which has no set.
    pub fn allows(self, rule: &BidiRule, class: BidiClass) -> bool {
        self.set(rule).is_some_and(|it| it.has(class))
    }

    /// The rule with this condition as RFC 5893 has it if `is_on`, else without it.
    #[must_use]
    pub fn switched(self, rule: &BidiRule, is_on: bool) -> BidiRule {
        let of_rfc = self.set(&BidiRule::rfc5893()).unwrap_or(ClassSet::ALL);
        let mut changed = rule.clone();
        match set_of(&mut changed, self.number) {
            Some(set) => *set = if is_on { of_rfc } else { ClassSet::ALL },
            None => changed.mixes_digits = !is_on,
        }
        changed
    }

    /// The rule with this class in the set of this condition if `is_allowed`, else without it; the same rule for condition 4,
    /// which has no set. For classes that are [addable](Self::addable).
    #[must_use]
    pub fn with_class(self, rule: &BidiRule, class: BidiClass, is_allowed: bool) -> BidiRule {
        let mut changed = rule.clone();
        if let Some(set) = set_of(&mut changed, self.number) {
            let one = ClassSet::of(&[class]);
            *set = if is_allowed { set.union(one) } else { set.difference(one) };
        }
        changed
    }

    fn set(self, rule: &BidiRule) -> Option<ClassSet> {
        set_of(&mut rule.clone(), self.number).map(|it| *it)
    }
}

fn set_of(rule: &mut BidiRule, condition: u8) -> Option<&mut ClassSet> {
    match condition {
        1 => Some(&mut rule.first),
        2 => Some(&mut rule.in_rtl),
        3 => Some(&mut rule.rtl_end),
        5 => Some(&mut rule.in_ltr),
        6 => Some(&mut rule.ltr_end),
        _ => None,
    }
}

/// Reads a rule as the option `--rule` of the command `study` does: changes of RFC 5893's, none where the text is empty. Its
/// claims are about Bidi domain names, whether the text says so (`names=bidi`) or not.
///
/// # Errors
/// The text is no rule.
pub fn parse_rule(text: &str) -> Result<BidiRule, RuleError> {
    let text = text.trim();
    let rule: BidiRule = if text.is_empty() { BidiRule::rfc5893() } else { text.parse()? };
    Ok(rule.for_bidi_names())
}

/// A rule as [`parse_rule`] reads it, without `names=bidi`.
pub fn rule_spelling(rule: &BidiRule) -> String {
    use bidiscope_proof::bidi_rule::CoveredNames;
    BidiRule { names: CoveredNames::Every, ..rule.clone() }.to_string()
}

/// What is decided of one claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleClaimView {
    /// The claim.
    pub claim: RuleClaim,
    /// The claim as a sentence.
    pub statement: String,
    /// Whether it is one of the [guarantees](bidiscope_proof::relaxations::GUARANTEES), which a relaxation has to keep.
    pub is_guarantee: bool,
    /// The outcome in a left-to-right and in a right-to-left paragraph; a single one for claims that compare both.
    pub outcomes: Vec<RuleOutcome>,
}

/// What is decided of a claim in one display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleOutcome {
    /// The length of a shortest counterexample, in characters; `None` if the claim is proved.
    pub fails_from: Option<usize>,
    /// The paragraph and the outcome, in a sentence.
    pub sentence: String,
    /// A shortest counterexample, with what is drawn of it; `None` if the claim is proved.
    pub example: Option<StudyExample>,
}

/// What is decided of a rule: a view for each claim, the guarantees first.
pub fn rule_claims(relaxation: &Relaxation) -> Vec<RuleClaimView> {
    let is_guarantee = |it: &RuleClaim| GUARANTEES.contains(it);
    let others = RuleClaim::ALL.into_iter().filter(|it| !is_guarantee(it));
    let claim = |claim: RuleClaim| RuleClaimView {
        claim,
        statement: rule_claim_text(claim).to_string(),
        is_guarantee: is_guarantee(&claim),
        outcomes: DISPLAYS
            .into_iter()
            .filter_map(|display| Some(outcome(claim, display, relaxation.outcome(claim, display)?)))
            .collect(),
    };
    GUARANTEES.into_iter().chain(others).map(claim).collect()
}

fn outcome(claim: RuleClaim, display: Strategy, theorem: &Theorem) -> RuleOutcome {
    let paragraph = if claim.is_across_paragraphs() { "both" } else { display.id() };
    RuleOutcome {
        fails_from: theorem.fails_from(),
        sentence: message!(rule_outcome, paragraph = paragraph, outcome = theorem_text(theorem)).to_string(),
        example: match theorem {
            Theorem::Proved => None,
            Theorem::Refuted { smallest } => Some(example(claim, display, smallest)),
        },
    }
}

/// Whether a claim holds, in a sentence, with a shortest counterexample.
pub fn theorem_text(theorem: &Theorem) -> String {
    match theorem {
        Theorem::Proved => message!(study_proved).to_string(),
        Theorem::Refuted { smallest } => {
            let examples: Vec<String> = smallest.iter().map(|it| class_names(it, " ")).collect();
            let length = smallest.first().map_or(0, Vec::len);
            message!(study_fails_for, length = length, example = examples.join(", ")).to_string()
        }
    }
}

/// The counterexample in the displays that the claim compares.
fn example(claim: RuleClaim, display: Strategy, smallest: &[Vec<BidiClass>]) -> StudyExample {
    let displays: Vec<Strategy> =
        if claim.is_across_paragraphs() { DISPLAYS.to_vec() } else { vec![display] };
    let plain: Vec<Vec<_>> =
        smallest.iter().map(|it| it.iter().copied().map(representative).collect()).collect();
    // The last display is that of all further sequences.
    let of_sequences: Vec<DisplayConfig> =
        (0..plain.len()).map(|at| DisplayConfig::plain(displays[at.min(displays.len() - 1)])).collect();
    let texts = distinct_sequences(&plain, &of_sequences).unwrap_or(plain);
    let with_classes = texts.iter().zip(smallest);
    let sequences: Vec<_> =
        with_classes.map(|(text, classes)| sequence((&text_of(text), &class_names(classes, " ")))).collect();
    let pictures = match (sequences.as_slice(), displays.as_slice()) {
        ([one, other], [first, second]) => vec![(one, *first), (other, *second)],
        (all, several) => all.iter().flat_map(|it| several.iter().map(move |by| (it, *by))).collect(),
    };
    let pictures = pictures
        .into_iter()
        .map(|(sequence, by)| StudyPicture { sequence: sequence.clone(), display: DisplayConfig::plain(by) })
        .collect();
    StudyExample { sequences, pictures, displays: Vec::new() }
}

/// The widest kind of neighbours beside which the characters of the rule's labels stay together, in a few words: in a
/// left-to-right and in a right-to-left paragraph ([`Relaxation::grouped_beside`]).
pub fn grouped_beside(relaxation: &Relaxation) -> [String; 2] {
    relaxation.grouped_beside.map(|it| {
        let id = match it {
            None => "nothing",
            Some(Neighbours::None) => "none",
            Some(Neighbours::Harmless) => "harmless",
            Some(Neighbours::Rfc5893) => "rfc5893",
            Some(Neighbours::SameRule) => "same-rule",
        };
        message!(rule_beside, neighbours = id).to_string()
    })
}
