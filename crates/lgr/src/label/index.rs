//! Index labels (RFC 7940, section 8.5), by which labels that are variants of each other are found.

use super::Evaluator;
use crate::ruleset::Member;

impl Evaluator<'_> {
    /// The index label of a label: each member is replaced by the least of itself and its variants, and of all ways to cut the label into
    /// members the one with the least result counts. In a ruleset that is symmetric and transitive and has neither contexts
    /// of variants nor [sequences that are cut in two ways](crate::VariantProblemKind::CutInTwoWays), two labels are variants of each other exactly if their index labels are the
    /// same. `None` where code points of the label are not in the repertoire.
    ///
    /// A variant with a context counts where the context holds. The text after the variant is then taken as ICANN's lgr-core
    /// 6.1.3 takes it, so that index labels can be compared with those that registries have already: from the place that is
    /// as far from the end of the label's first member as the variant is from the beginning.
    pub fn index_label(&mut self, label: &[char]) -> Option<Vec<char>> {
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
