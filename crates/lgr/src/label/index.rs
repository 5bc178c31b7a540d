//! Index labels (RFC 7940, section 8.5), by which labels that are variants of each other are found.

use rustc_hash::FxHashSet;

use super::evaluator::LabelEvaluator;
use crate::MAX_SEQUENCE_CODE_POINTS;
use crate::repertoire::Member;
use crate::variant_words::{Replacement, VariantWords};

/// The most labels that are reached from one by replacements.
const MOST_LABELS: usize = 200;

impl LabelEvaluator<'_> {
    /// The index label of a label: the least of all labels that this becomes by variants put in the place of its members, one
    /// after another, where each time the label may be cut into members anew, and the contexts of both are looked for in the
    /// label that is reached. Two labels that are variants of each other have the same, even if variants without contexts are not
    /// symmetric or transitive. `None` where code points of the label are not in the repertoire.
    ///
    /// Where more than 200 labels can be reached by variants that depend on the label around them, all variants count, as if
    /// each context held: then labels may have the same that are no variants of each other, but none is missed.
    ///
    /// Where each variant can weigh as much as its member, as `ß` that of `ss` with twice the weight of `s`, the least label is
    /// the first in the order of code points; else it is the first of the lightest. Where a
    /// [note](crate::RulesetNote::VariantIndexLabelsMayDiffer) says that the ruleset has too many overlaps, it is [that of
    /// lgr-core](Self::lgr_core_variant_index_label).
    pub fn variant_index_label(&mut self, label: &[char]) -> Option<Vec<char>> {
        let ruleset = self.ruleset;
        let Some(words) = &ruleset.variant_word_table else {
            return self.lgr_core_variant_index_label(label);
        };
        self.set_text(label);
        if label.is_empty() || !self.outside(label).is_empty() {
            return None;
        }
        let least = words.least(ruleset, label)?;
        match words.has_replacements() {
            true => self
                .least_by_replacements(words, least)
                .or_else(|| words.least_in_any_context(ruleset, label)),
            false => Some(least),
        }
    }

    /// The least of all labels that this becomes by replacements, one after another; `None` where they are too many.
    fn least_by_replacements(&mut self, words: &VariantWords, label: Vec<char>) -> Option<Vec<char>> {
        let mut found = FxHashSet::from_iter([label.clone()]);
        let mut open = vec![label];
        while let Some(label) = open.pop() {
            for next in self.replaced(words, &label) {
                if next.len() <= MAX_SEQUENCE_CODE_POINTS && found.insert(next.clone()) {
                    open.push(next);
                }
            }
            if found.len() > MOST_LABELS {
                return None;
            }
        }
        found.into_iter().reduce(|one, other| if words.is_less(&one, &other) { one } else { other })
    }

    /// The labels that this becomes by one replacement, each made least by the other variants.
    fn replaced(&mut self, words: &VariantWords, label: &[char]) -> Vec<Vec<char>> {
        let mut all = Vec::new();
        for at in 0..label.len() {
            for Replacement { old, new, old_context, new_context } in words.replacements_at(&label[at..]) {
                let (before, after) = (&label[..at], &label[at + old.len()..]);
                if self.holds_in(*old_context, before, old, after)
                    && self.holds_in(*new_context, before, new, after)
                {
                    let next = [before, new, after].concat();
                    all.push(words.least(self.ruleset, &next).unwrap_or(next));
                }
            }
        }
        all
    }

    /// The index label as ICANN's lgr-core 6.1.3 has it, to compare with those that registries have: each member is replaced by
    /// the least of itself and its variants, and of all ways to cut the label into members the one with the least result
    /// counts. It is the same as [that of this crate](Self::variant_index_label) where no members overlap; elsewhere a label
    /// and its variant may have different ones.
    ///
    /// A variant with a context counts where the context holds. The text after the variant is then taken as lgr-core takes it:
    /// from the place that is as far from the end of the label's first member as the variant is from the beginning.
    pub fn lgr_core_variant_index_label(&mut self, label: &[char]) -> Option<Vec<char>> {
        self.set_text(label);
        if label.is_empty() || !self.outside(label).is_empty() {
            return None;
        }
        let ruleset = self.ruleset;
        // Whether each member at each place may stand there.
        let mut members: Vec<Vec<&Member>> = Vec::with_capacity(label.len());
        for at in 0..label.len() {
            let may_stand = ruleset.members_at(&label[at..]).map(|it| it.1);
            members.push(may_stand.filter(|it| self.holds(it.context, at, it.len())).collect());
        }
        let first: Vec<&Member> = members[0].clone();
        first.into_iter().filter_map(|it| self.least_after(label, &members, it)).min()
    }

    /// The least result of all ways to cut the label that begin with this member.
    fn least_after(&mut self, label: &[char], members: &[Vec<&Member>], first: &Member) -> Option<Vec<char>> {
        let mut least: Vec<Option<Vec<char>>> = vec![None; label.len() + 1];
        least[label.len()] = Some(Vec::new());
        for at in (0..label.len()).rev() {
            let here = if at == 0 { std::slice::from_ref(&first) } else { members[at].as_slice() };
            let mut best: Option<Vec<char>> = None;
            for member in here {
                let Some(rest) = &least[at + member.len()] else { continue };
                let begin = self.least_variant(label, at, member, first.len());
                let whole: Vec<char> = begin.iter().chain(rest).copied().collect();
                if best.as_ref().is_none_or(|it| whole < *it) {
                    best = Some(whole);
                }
            }
            least[at] = best;
        }
        least.swap_remove(0)
    }

    /// The least of a member and its variants.
    fn least_variant<'a>(
        &mut self,
        label: &'a [char],
        at: usize,
        member: &'a Member,
        first: usize,
    ) -> &'a [char] {
        let after = &label[(at + first).min(label.len())..];
        let mut least = &label[at..at + member.len()];
        for variant in &member.variants {
            if *variant.code_points < *least
                && self.holds_in(variant.context, &label[..at], &variant.code_points, after)
            {
                least = &variant.code_points;
            }
        }
        least
    }
}
