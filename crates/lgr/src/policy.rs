//! Types of variants and actions by which a ruleset may not do what its author means.

use std::collections::BTreeSet;

use crate::ruleset::{Action, Ruleset, VariantTrigger, VariantTriggerKind};

/// A type of variants or an action that has no effect, or a disposition that RFC 7940 does not define.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RulesetActionProblem {
    /// Variants have a type that no action names, the default actions included.
    VariantTypeWithoutAction(String),
    /// The disposition of an action is none of those that RFC 7940 defines (section 7.3). A registry may have its own.
    CustomDisposition {
        /// The first action with it: an index into [`Ruleset::actions`].
        action_index: usize,
        /// The disposition.
        disposition: String,
    },
    /// An action asks for types of variants, and no variant has any of them.
    ActionWithoutVariantType {
        /// An index into [`Ruleset::actions`].
        action_index: usize,
    },
    /// An earlier action decides about all labels that would trigger this one.
    ActionNeverReached {
        /// An index into [`Ruleset::actions`].
        action_index: usize,
        /// The earlier one.
        earlier_action_index: usize,
    },
}

/// The dispositions of RFC 7940, section 7.3.
const DISPOSITIONS: [&str; 5] = ["invalid", "blocked", "allocatable", "activated", "valid"];

impl RulesetActionProblem {
    /// The identifier in machine-readable output, such as `own-disposition`.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::VariantTypeWithoutAction(_) => "type-without-action",
            Self::CustomDisposition { .. } => "own-disposition",
            Self::ActionWithoutVariantType { .. } => "action-without-type",
            Self::ActionNeverReached { .. } => "action-never-reached",
        }
    }
}

impl Ruleset {
    /// The types, dispositions and actions that may be mistyped or have no effect, by kind. That an action is never reached is
    /// seen from the triggers alone: rules that no label can match are not found.
    pub fn action_problems(&self) -> Vec<RulesetActionProblem> {
        let written = &self.file_and_default_actions[..self.file_defined_action_count];
        let of_variants: BTreeSet<&str> = (self.repertoire_members.iter().flat_map(|it| &it.variants))
            .filter_map(|it| it.variant_type)
            .map(|it| self.variant_type_name(it))
            .collect();
        let of_actions: BTreeSet<&str> =
            self.file_and_default_actions.iter().flat_map(Action::type_names).collect();
        let mut problems: Vec<RulesetActionProblem> = of_variants
            .difference(&of_actions)
            .map(|it| RulesetActionProblem::VariantTypeWithoutAction((*it).to_owned()))
            .collect();
        let mut dispositions = BTreeSet::new();
        for (action, it) in written.iter().enumerate() {
            let disposition = &it.disposition;
            if !DISPOSITIONS.contains(&disposition.as_str()) && dispositions.insert(disposition) {
                problems.push(RulesetActionProblem::CustomDisposition {
                    disposition: disposition.clone(),
                    action_index: action,
                });
            }
        }
        for (action, it) in written.iter().enumerate() {
            if it.variant_trigger.is_some() && !it.type_names().any(|it| of_variants.contains(it)) {
                problems.push(RulesetActionProblem::ActionWithoutVariantType { action_index: action });
            } else if let Some(earlier) = written[..action].iter().position(|earlier| earlier.has_all_of(it))
            {
                problems.push(RulesetActionProblem::ActionNeverReached {
                    action_index: action,
                    earlier_action_index: earlier,
                });
            }
        }
        problems.sort();
        problems
    }
}

impl Action {
    fn type_names(&self) -> impl Iterator<Item = &str> {
        self.variant_trigger.iter().flat_map(|it| &it.types).map(String::as_str)
    }

    /// Whether each label that triggers another action triggers this one too.
    fn has_all_of(&self, other: &Self) -> bool {
        let has_rule = self.rule.is_none() || self.rule == other.rule;
        let has_types = match (&self.variant_trigger, &other.variant_trigger) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(mine), Some(their)) => is_implied(mine.kind, their.kind) && is_subset(their, mine),
        };
        has_rule && has_types
    }
}

/// Whether a label that has types as the second one says has them as the first one says.
const fn is_implied(by_second: VariantTriggerKind, second: VariantTriggerKind) -> bool {
    match (by_second, second) {
        (VariantTriggerKind::Any, _)
        | (VariantTriggerKind::All, VariantTriggerKind::All | VariantTriggerKind::Only)
        | (VariantTriggerKind::Only, VariantTriggerKind::Only) => true,
        (VariantTriggerKind::All | VariantTriggerKind::Only, _) => false,
    }
}

fn is_subset(one: &VariantTrigger, of: &VariantTrigger) -> bool {
    one.types.iter().all(|it| of.types.contains(it))
}
