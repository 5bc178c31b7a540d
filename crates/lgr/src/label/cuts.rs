//! The ways to cut a label into members of the repertoire (RFC 7940, section 8.1).

use super::evaluator::LabelEvaluator;
use crate::repertoire::Member;
use crate::ruleset::Ruleset;

/// The members into which a label can be cut: at each place those that may stand there in the label and after which the rest can
/// be cut, the longest first. A member whose context does not hold is not in the repertoire there, and neither are its variants.
#[derive(Clone, Default, Debug)]
pub(super) struct Cuts(Vec<Vec<u32>>);

impl LabelEvaluator<'_> {
    /// Those of a label.
    pub(super) fn cuts(&mut self, label: &[char]) -> Cuts {
        let ruleset = self.ruleset;
        let mut cuts: Vec<Vec<u32>> = vec![Vec::new(); label.len()];
        for at in (0..label.len()).rev() {
            let mut here = Vec::new();
            for (number, member) in ruleset.members_at(&label[at..]) {
                let end = at + member.len();
                let can_end = end == label.len() || !cuts[end].is_empty();
                if can_end && self.holds_in(member.context, &label[..at], &label[at..end], &label[end..]) {
                    here.push(number);
                }
            }
            cuts[at] = here;
        }
        Cuts(cuts)
    }
}

impl Cuts {
    /// Whether there are any; not for an empty label.
    pub(super) fn are_some(&self) -> bool {
        self.0.first().is_some_and(|it| !it.is_empty())
    }

    /// The members at a place with their numbers; none at the end of the label.
    pub(super) fn at<'r>(&self, ruleset: &'r Ruleset, at: usize) -> impl Iterator<Item = (u32, &'r Member)> {
        let numbers = self.0.get(at).into_iter().flatten();
        numbers.map(|&it| (it, &ruleset.repertoire_members[it as usize]))
    }
}
