//! What the variants of one label can be made of, whatever their number.

use super::cuts::Cuts;
use super::judgement::INVALID_DISPOSITION;
use crate::repertoire::{ConditionalContext, TypeSet};
use crate::rule::Text;
use crate::ruleset::Ruleset;

/// The code points that occur in the variants of a label, and the types of variants by which they are made.
pub(super) struct Reach<'r> {
    ruleset: &'r Ruleset,
    /// Ascending.
    code_points: Vec<char>,
    /// The same as a text.
    text: Text,
    types: TypeSet,
    has_cut_variants: bool,
}

impl<'r> Reach<'r> {
    /// Those of a label, which can be cut so.
    pub(super) fn new(ruleset: &'r Ruleset, label: &[char], cuts: &Cuts) -> Self {
        let (mut code_points, mut types, mut has_cut_variants) = (label.to_vec(), TypeSet::NONE, true);
        for at in 0..label.len() {
            for (_, member) in cuts.at(ruleset, at) {
                for variant in &member.variants {
                    code_points.extend(&variant.code_points);
                    types = types.union(variant.types());
                    has_cut_variants &= ruleset.is_of_members(&variant.code_points);
                }
            }
        }
        code_points.sort_unstable();
        code_points.dedup();
        let mut text = Text::default();
        text.set(ruleset.named_rules.symbols(), code_points.iter().copied());
        Self { ruleset, code_points, text, types, has_cut_variants }
    }

    /// Whether a context holds wherever it is asked for, as one does that must not match and cannot.
    pub(super) fn always_holds(&self, context: Option<ConditionalContext>) -> bool {
        context.is_none_or(|it| !it.must_match && !self.may_match(it))
    }

    /// Whether a variant may be invalid: by an action, by the context of a member, or because it cannot be cut into
    /// members. All can be cut where each variant of a member can and no member is the beginning of another one.
    pub(super) fn may_make_invalid(&self) -> bool {
        let can_decide = |it: &crate::ruleset::Action| {
            it.disposition == INVALID_DISPOSITION
                && (it.variant_trigger.is_none() || it.types.intersects(self.types))
                && it.rule.is_none_or(|it| !it.must_match || self.may_match(it))
        };
        !self.has_cut_variants
            || self.ruleset.file_and_default_actions.iter().any(can_decide)
            || self.code_points.iter().any(|it| self.has_doubtful_member(*it))
    }

    /// Whether a rule may match one of the variants: they may have what it cannot match without.
    fn may_match(&self, context: ConditionalContext) -> bool {
        let program = &self.ruleset.named_rules.get(context.rule).program;
        program.needs.as_ref().is_none_or(|ways| ways.iter().any(|sets| self.text.has_all(sets)))
    }

    /// Whether a member that begins so may be missing where it is needed, or is the beginning of another one.
    fn has_doubtful_member(&self, first: char) -> bool {
        let lookup = &self.ruleset.member_lookup;
        let all = lookup.listed.get(&first).into_iter().flatten().copied().chain(lookup.range_of(first));
        let mut members = all.map(|it| &self.ruleset.repertoire_members[it as usize]);
        members.any(|member| {
            let occurs = member.code_points[1..].iter().all(|it| self.code_points.binary_search(it).is_ok());
            occurs
                && (!self.always_holds(member.context)
                    || self.ruleset.members_at(&member.code_points).nth(1).is_some())
        })
    }
}
