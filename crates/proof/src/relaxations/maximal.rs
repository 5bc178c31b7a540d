//! The maximal relaxations: those to which nothing of the vocabulary can be added without losing a guarantee.

use bidiscope_bidi::order::Strategy;

use super::{
    GUARANTEED_BIDI_RULE_CLAIMS, RELAXATION_LABEL_ALPHABET, RELAXATION_NAME_ALPHABET, alphabet_deciding_claim,
};
use crate::automata::{Automaton, ProofOutcome, UndecidedReason, language};
use crate::bidi_rule::{BidiRule, ExemptLabels, ExemptionNameCondition, relaxed_by_one_step};

/// A rule with the names that it permits.
type Candidate = (BidiRule, Automaton);

/// The maximal rules that keep all [guarantees](GUARANTEED_BIDI_RULE_CLAIMS) in these displays, out of all that widen the
/// conditions of RFC 5893 by any classes, with any labels exempt and any conditions on their names. A rule is left out if
/// another that keeps them permits all of its names and more; of rules that permit the same names the first remains.
///
/// A rule that permits more names or labels keeps no more. So conditions are widened together only where each keeps the
/// guarantees by itself.
///
/// # Errors
/// A display is not one of [`RELAXATION_STRATEGIES`](super::RELAXATION_STRATEGIES), or an automaton would be too large.
pub fn maximal_bidi_rule_relaxations(strategies: &[Strategy]) -> Result<Vec<BidiRule>, UndecidedReason> {
    let search = Search { displays: strategies };
    let rfc = BidiRule::rfc5893().covering_bidi_names_only();
    let mut steps = Vec::new();
    for step in relaxed_by_one_step(&rfc, &RELAXATION_LABEL_ALPHABET) {
        if search.keeps_guarantees(&step)? {
            steps.push(step);
        }
    }
    let mut kept: Vec<Candidate> = Vec::new();
    for exempting in exemptions(&rfc) {
        if search.keeps_guarantees(&exempting)? {
            search.extend(&exempting, &steps, &mut kept)?;
        }
    }
    let mut maximal: Vec<Candidate> = Vec::new();
    for (at, (rule, names)) in kept.iter().enumerate() {
        let mut is_maximal = true;
        for (other_at, (_, other)) in kept.iter().enumerate().filter(|(other_at, _)| *other_at != at) {
            let includes = names.difference(other)?.accepts_no_word();
            is_maximal &= !(includes && (names != other || other_at < at));
        }
        if is_maximal {
            maximal.push((rule.clone(), names.clone()));
        }
    }
    Ok(maximal.into_iter().map(|(rule, _)| rule).collect())
}

/// The search for rules that keep the guarantees in these displays.
struct Search<'a> {
    displays: &'a [Strategy],
}

impl Search<'_> {
    /// Whether a rule keeps the guarantees.
    fn keeps_guarantees(&self, rule: &BidiRule) -> Result<bool, UndecidedReason> {
        // The last of them takes longest.
        for claim in GUARANTEED_BIDI_RULE_CLAIMS {
            for &display in self.displays {
                if claim.decide(rule, display, alphabet_deciding_claim(claim))? != ProofOutcome::Proved {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Adds the rules that widen `rule`, which keeps the guarantees, by some of these steps and keep them too; where all
    /// steps together do, no fewer.
    fn extend(
        &self,
        rule: &BidiRule,
        steps: &[BidiRule],
        kept: &mut Vec<Candidate>,
    ) -> Result<(), UndecidedReason> {
        let widest = steps.iter().fold(rule.clone(), |rule, step| with_step(&rule, step));
        let keeps_all = steps.is_empty() || self.keeps_guarantees(&widest)?;
        let rule = if keeps_all { &widest } else { rule };
        let names = language::permitted_name_strings(rule, &RELAXATION_NAME_ALPHABET)?;
        kept.push((rule.clone(), names));
        for (at, step) in steps.iter().enumerate().filter(|_| !keeps_all) {
            let wider = with_step(rule, step);
            if self.keeps_guarantees(&wider)? {
                self.extend(&wider, &steps[at + 1..], kept)?;
            }
        }
        Ok(())
    }
}

/// Each exemption on each set of conditions.
fn exemptions(rule: &BidiRule) -> Vec<BidiRule> {
    let mut exemptions = vec![rule.clone()];
    for exempt in [ExemptLabels::Digits, ExemptLabels::Ldh, ExemptLabels::WithoutRtl] {
        for conditions in 0..1_usize << ExemptionNameCondition::ALL.len() {
            let is_on = |at: &usize| conditions >> at & 1 == 1;
            let exempt_if = (0..ExemptionNameCondition::ALL.len())
                .filter(is_on)
                .map(|at| ExemptionNameCondition::ALL[at])
                .collect();
            exemptions.push(BidiRule {
                exempt_labels: exempt,
                exemption_name_conditions: exempt_if,
                ..rule.clone()
            });
        }
    }
    exemptions
}

/// The rule with the conditions of another, where those are wider.
fn with_step(rule: &BidiRule, step: &BidiRule) -> BidiRule {
    BidiRule {
        first_character_classes: rule.first_character_classes.union(step.first_character_classes),
        right_to_left_label_classes: rule.right_to_left_label_classes.union(step.right_to_left_label_classes),
        right_to_left_end_classes: rule.right_to_left_end_classes.union(step.right_to_left_end_classes),
        allows_en_with_an: rule.allows_en_with_an || step.allows_en_with_an,
        left_to_right_label_classes: rule.left_to_right_label_classes.union(step.left_to_right_label_classes),
        left_to_right_end_classes: rule.left_to_right_end_classes.union(step.left_to_right_end_classes),
        non_letter_start_direction: step.non_letter_start_direction,
        ..rule.clone()
    }
}
