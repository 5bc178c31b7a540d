//! The labels that a ruleset permits as a language: its letters, and what is watched of it.

use std::collections::BTreeSet;
use std::hash::Hash;

use super::kinds::CodePointKinds;
use super::prefix::LabelPrefixState;
use super::watched::WatchedRuleCodes;
use crate::label::{INVALID_DISPOSITION, reflexive};
use crate::repertoire::ConditionalContext;
use crate::rule::RuleId;
use crate::ruleset::{Action, Ruleset};

/// The eligible labels of a ruleset, as [`Ruleset::judge`] has them, or a language that has these and others. The letters of
/// the language are *kinds* of code points: those that the ruleset does not tell apart.
#[derive(Debug)]
pub struct LabelAutomaton<'r> {
    pub(super) ruleset: &'r Ruleset,
    pub(super) code_point_kinds: CodePointKinds,
    pub(super) watched_rule_codes: WatchedRuleCodes,
    /// The actions that can refuse a label, or keep another action from doing so.
    pub(super) relevant_actions: Vec<&'r Action>,
    /// Whether one of them asks for the types of reflexive variants, so that each way to cut the label counts.
    pub(super) depends_on_variant_types: bool,
    pub(super) applied_restrictions: Option<LabelRestrictions>,
}

/// Some of a ruleset's restrictions of labels, for [`Ruleset::label_automaton_with_restrictions`], which keeps these alone.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LabelRestrictions {
    /// The rules whose contexts (`when` and `not-when`) must hold; all other contexts are ignored.
    pub context_rule_ids: BTreeSet<RuleId>,
    /// The actions, by their indices in [`Ruleset::actions`], that may refuse labels; all others refuse none. Those that ask for
    /// types of variants are not looked at.
    pub refusing_action_indices: BTreeSet<usize>,
}

/// The most guesses at what must follow that [`LabelAutomaton::next_label_prefixes_by_kind`] tries from one beginning, for each
/// kind of code points on average; where that is not enough, it gives `None`.
pub const MAX_GUESSES_PER_CODE_POINT_KIND: usize = 4096;

impl Ruleset {
    /// The eligible labels as a language. Code points of one kind are the same to the ruleset and have the same
    /// `code_point_distinction`, by which a caller tells apart what the ruleset does not, such as bidi classes.
    pub fn label_automaton<K: Hash + Eq>(
        &self,
        code_point_distinction: impl Fn(char) -> K,
    ) -> LabelAutomaton<'_> {
        let (actions, has_types) = relevant_actions(self);
        self.language_of(actions, has_types, None, code_point_distinction)
    }

    /// The labels that only these restrictions let through: all eligible ones, and others. It is cheaper to decide a claim
    /// about this larger language, and what holds for it holds for the eligible labels. A label is in it where it can be cut
    /// into members of the repertoire so that the contexts among the restrictions hold, and where none of the actions among
    /// them refuses it. `code_point_distinction` is as in [`Self::label_automaton`].
    pub fn label_automaton_with_restrictions<K: Hash + Eq>(
        &self,
        kept_restrictions: &LabelRestrictions,
        code_point_distinction: impl Fn(char) -> K,
    ) -> LabelAutomaton<'_> {
        let can_trigger = can_trigger(self);
        let mut actions = Vec::new();
        for (number, action) in
            self.file_and_default_actions.iter().enumerate().filter(|it| can_trigger(it.1))
        {
            // An action of another disposition keeps those after it from refusing, perhaps, where types are not known.
            match (action.disposition == INVALID_DISPOSITION, action.variant_trigger.is_some()) {
                (true, false) if !kept_restrictions.refusing_action_indices.contains(&number) => {}
                (true, true) => {}
                (false, true) => break,
                (_, false) => actions.push(action),
            }
        }
        keep_refusing(&mut actions);
        self.language_of(actions, false, Some(kept_restrictions.clone()), code_point_distinction)
    }

    fn language_of<'r, K: Hash + Eq>(
        &'r self,
        actions: Vec<&'r Action>,
        has_types: bool,
        restrictions: Option<LabelRestrictions>,
        key: impl Fn(char) -> K,
    ) -> LabelAutomaton<'r> {
        let is_kept = |it: ConditionalContext| {
            restrictions.as_ref().is_none_or(|all| all.context_rule_ids.contains(&it.rule))
        };
        let watched = WatchedRuleCodes::new(self, &actions, has_types, &is_kept);
        let kinds = CodePointKinds::new(self, &watched, has_types, &is_kept, key);
        LabelAutomaton {
            ruleset: self,
            code_point_kinds: kinds,
            watched_rule_codes: watched,
            relevant_actions: actions,
            depends_on_variant_types: has_types,
            applied_restrictions: restrictions,
        }
    }
}

impl LabelAutomaton<'_> {
    /// The code points of each kind, ascending. The number of a kind is its place here. Code points that are in no member of
    /// the repertoire are of no kind.
    pub fn interchangeable_code_point_kinds(&self) -> &[Vec<char>] {
        self.code_point_kinds.all()
    }

    /// The empty beginning of a label.
    pub fn empty_label_prefix(&self) -> LabelPrefixState {
        LabelPrefixState::start(self.watched_rule_codes.bits())
    }

    /// Whether contexts by this rule are looked at.
    pub(super) fn has_context(&self, rule: RuleId) -> bool {
        self.applied_restrictions.as_ref().is_none_or(|it| it.context_rule_ids.contains(&rule))
    }

    /// Whether the longest member counts that may stand at a place, and not any.
    pub(super) const fn is_exact(&self) -> bool {
        self.applied_restrictions.is_none()
    }
}

/// The actions up to the last one that refuses, without those that no eligible label can trigger, and whether one of them
/// asks for types.
fn relevant_actions(ruleset: &Ruleset) -> (Vec<&Action>, bool) {
    let can_trigger = can_trigger(ruleset);
    let mut actions: Vec<&Action> =
        ruleset.file_and_default_actions.iter().filter(|it| can_trigger(it)).collect();
    keep_refusing(&mut actions);
    let has_types = actions.iter().any(|it| it.variant_trigger.is_some());
    (actions, has_types)
}

/// Whether a label by itself can trigger an action: not by types of variants, where no reflexive variant has one.
fn can_trigger(ruleset: &Ruleset) -> impl Fn(&Action) -> bool + use<> {
    let has_types =
        ruleset.repertoire_members.iter().any(|it| reflexive(it).any(|it| it.variant_type.is_some()));
    move |it| it.variant_trigger.is_none() || has_types && !it.types.is_empty()
}

/// Leaves out what comes after the last action that refuses.
fn keep_refusing(actions: &mut Vec<&Action>) {
    let last = actions.iter().rposition(|it| it.disposition == INVALID_DISPOSITION);
    actions.truncate(last.map_or(0, |it| it + 1));
}
