//! The maximal relaxations: those to which nothing of the vocabulary can be added without losing a guarantee.

use bidiscope_bidi::order::Strategy;

use super::{GUARANTEES, LABEL_CLASSES, NAME_CLASSES, claim_alphabet};
use crate::automata::{Automaton, Theorem, Undecided, language};
use crate::bidi_rule::{BidiRule, ExemptLabels, NameCondition, one_step_changes};

/// A rule with the names that it permits.
type Candidate = (BidiRule, Automaton);

/// The maximal rules that keep all [guarantees](GUARANTEES) in these displays, out of all that widen the conditions of
/// RFC 5893 by any classes, with any labels exempt and any conditions on their names. A rule is left out if another that
/// keeps them permits all of its names and more; of rules that permit the same names the first remains.
///
/// A rule that permits more names or labels keeps no more. So conditions are widened together only where each keeps the
/// guarantees by itself.
///
/// # Errors
/// A display is not one of [`DISPLAYS`](super::DISPLAYS), or an automaton would be too large.
pub fn maximal(displays: &[Strategy]) -> Result<Vec<BidiRule>, Undecided> {
    let search = Search { displays };
    let rfc = BidiRule::rfc5893().for_bidi_names();
    let mut steps = Vec::new();
    for step in one_step_changes(&rfc, &LABEL_CLASSES) {
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
            let includes = names.difference(other).ok_or(Undecided::TooLarge)?.is_empty();
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
    fn keeps_guarantees(&self, rule: &BidiRule) -> Result<bool, Undecided> {
        // The last of them takes longest.
        for claim in GUARANTEES {
            for &display in self.displays {
                if claim.decide(rule, display, claim_alphabet(claim))? != Theorem::Proved {
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
    ) -> Result<(), Undecided> {
        let widest = steps.iter().fold(rule.clone(), |rule, step| with_step(&rule, step));
        let keeps_all = steps.is_empty() || self.keeps_guarantees(&widest)?;
        let rule = if keeps_all { &widest } else { rule };
        let names = language::names(rule, &NAME_CLASSES).ok_or(Undecided::TooLarge)?;
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
        for conditions in 0..1_usize << NameCondition::ALL.len() {
            let is_on = |at: &usize| conditions >> at & 1 == 1;
            let exempt_if =
                (0..NameCondition::ALL.len()).filter(is_on).map(|at| NameCondition::ALL[at]).collect();
            exemptions.push(BidiRule { exempt_labels: exempt, exempt_if, ..rule.clone() });
        }
    }
    exemptions
}

/// The rule with the conditions of another, where those are wider.
fn with_step(rule: &BidiRule, step: &BidiRule) -> BidiRule {
    BidiRule {
        first: rule.first.union(step.first),
        in_rtl: rule.in_rtl.union(step.in_rtl),
        rtl_end: rule.rtl_end.union(step.rtl_end),
        allows_mixed_digits: rule.allows_mixed_digits || step.allows_mixed_digits,
        in_ltr: rule.in_ltr.union(step.in_ltr),
        ltr_end: rule.ltr_end.union(step.ltr_end),
        undecided_direction: step.undecided_direction,
        ..rule.clone()
    }
}
