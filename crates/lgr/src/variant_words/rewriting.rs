//! The rules by which variants are rewritten to the least label.

use super::completion::Rules;
use super::order::Order;
use super::replacement::{Replacement, Replacements};
use super::words::Sequences;

/// What leads from each label of a ruleset to the least one that it belongs with.
#[derive(Clone, Debug)]
pub(crate) struct VariantWords {
    pub(super) sequences: Sequences,
    pub(super) rules: Rules,
    /// By all variants, as if each context held; `None` where there are no replacements.
    pub(super) in_any_context: Option<Rules>,
    pub(super) order: Order,
    pub(super) replacements: Replacements,
}

impl VariantWords {
    /// Whether variants depend on the label around them.
    pub(crate) fn has_replacements(&self) -> bool {
        !self.replacements.is_empty()
    }

    /// The replacements of what stands at the beginning of a text, whatever their contexts.
    pub(crate) fn replacements_at<'a>(&'a self, text: &'a [char]) -> impl Iterator<Item = &'a Replacement> {
        self.replacements.at(text)
    }

    /// Whether the first text is less than the other, by the order in which [`Self::least`] finds the least label.
    pub(crate) fn is_less(&self, one: &[char], other: &[char]) -> bool {
        self.order.is_less(one, other)
    }
}
