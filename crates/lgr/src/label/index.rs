//! Index labels (RFC 7940, section 8.5), by which labels that are variants of each other are found.

use super::Evaluator;
use crate::ruleset::Member;

impl Evaluator<'_> {
    /// The index label of a label. It begins with [that of lgr-core](Self::lgr_core_index_label), for which contexts count, and is the least
    /// of all labels that this becomes by variants without contexts put in the place of its members, one after another, where
    /// each time the label may be cut into members anew. Two labels that are variants of each other without contexts have the same,
    /// even if variants are not symmetric or transitive. `None` where code points of the label are not in the repertoire.
    ///
    /// Where each variant can weigh as much as its member, as `ß` that of `ss` with twice the weight of `s`, the least label is
    /// the first in the order of code points; else it is the first of the lightest. Where a [note](crate::Note::VariantsMissed)
    /// says that the ruleset has too many overlaps, it is that of lgr-core.
    pub fn index_label(&mut self, label: &[char]) -> Option<Vec<char>> {
        let core = self.lgr_core_index_label(label)?;
        let words = self.ruleset.variant_words.as_ref();
        Some(words.and_then(|it| it.least(self.ruleset, &core)).unwrap_or(core))
    }

    /// The index label as ICANN's lgr-core 6.1.3 has it, to compare with those that registries have: each member is replaced by the least
    /// of itself and its variants, and of all ways to cut the label into members the one with the least result counts. It is
    /// the same as [that of this crate](Self::index_label) where no members overlap; elsewhere a label and its variant may have different ones.
    ///
    /// A variant with a context counts where the context holds. The text after the variant is then taken as lgr-core takes it:
    /// from the place that is as far from the end of the label's first member as the variant is from the beginning.
    pub fn lgr_core_index_label(&mut self, label: &[char]) -> Option<Vec<char>> {
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
