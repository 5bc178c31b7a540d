//! A language that has only those restrictions of a ruleset that matter.
//!
//! With all of its rules, a ruleset may take millions of states. What holds for all labels of a larger language holds for the
//! eligible ones too. If a label shows that something does not hold, and the ruleset refuses it, the restriction that does is
//! added, and the question is asked again.

use std::hash::Hash;

use bidiscope_lgr::{LabelAutomaton, LabelRestrictions, Ruleset};

use super::labels::{Labels, TooManyStates};

/// Which restrictions of a ruleset are looked at: none at first.
#[derive(Debug)]
pub(super) struct Refinement<'r> {
    ruleset: &'r Ruleset,
    /// `None` for all.
    restrictions: Option<LabelRestrictions>,
    /// How often a question was asked.
    rounds: usize,
    /// How many steps the automata had so far.
    steps: usize,
    /// With how many restrictions it was asked last; `None` before, and with all.
    asked_with: Option<usize>,
}

/// How often a question is asked at most.
const MAX_ROUNDS: usize = 400;

/// The most steps of all automata for one question.
const MAX_STEPS: usize = 8_000_000;

impl<'r> Refinement<'r> {
    pub(super) fn new(ruleset: &'r Ruleset) -> Self {
        Self {
            ruleset,
            restrictions: Some(LabelRestrictions::default()),
            rounds: 0,
            steps: 0,
            asked_with: None,
        }
    }

    pub(super) const fn ruleset(&self) -> &'r Ruleset {
        self.ruleset
    }

    /// The language with these restrictions.
    pub(super) fn language<K: Hash + Eq>(&self, key: impl Fn(char) -> K) -> LabelAutomaton<'r> {
        match &self.restrictions {
            Some(some) => self.ruleset.label_automaton_with_restrictions(some, key),
            None => self.ruleset.label_automaton(key),
        }
    }

    /// The labels of its language.
    ///
    /// # Errors
    /// They take too many states, with those of the languages before.
    pub(super) fn labels(&mut self, language: &LabelAutomaton<'_>) -> Result<Labels, TooManyStates> {
        let labels = Labels::of(language)?;
        self.count(&labels).map(|()| labels)
    }

    /// Counts the steps of labels that are looked at.
    ///
    /// # Errors
    /// They are too many, with those of the languages before.
    pub(super) fn count(&mut self, labels: &Labels) -> Result<(), TooManyStates> {
        self.steps += labels.step_count();
        if self.steps > MAX_STEPS { Err(TooManyStates) } else { Ok(()) }
    }

    /// Whether a label of the language is eligible. Otherwise what refuses it is among the restrictions from now on.
    pub(super) fn is_eligible(&mut self, label: &[char]) -> bool {
        let judgement = self.ruleset.judge(label);
        if judgement.has_non_invalid_disposition() {
            return true;
        }
        if let Some(some) = &mut self.restrictions {
            some.context_rule_ids.extend(
                judgement
                    .code_points_not_in_repertoire
                    .iter()
                    .filter_map(|it| it.violated_context)
                    .map(|it| it.rule),
            );
            some.refusing_action_indices.extend(judgement.deciding_action_index);
        }
        false
    }

    /// Whether the question may be asked again, with the restrictions added since it was asked. Where there are none, how
    /// labels are cut, or the types of reflexive variants, decide, and all restrictions are looked at.
    pub(super) fn may_go_on(&mut self) -> bool {
        self.rounds += 1;
        // All of them leave nothing that the ruleset refuses.
        if self.rounds > 1 && self.restrictions.is_none() {
            return false;
        }
        let count =
            self.restrictions.as_ref().map(|it| it.context_rule_ids.len() + it.refusing_action_indices.len());
        if count == self.asked_with {
            self.restrictions = None;
        }
        self.asked_with = count;
        self.rounds <= MAX_ROUNDS
    }
}
