//! Which code points of a label let an action that asks for types of variants decide about it (RFC 7940, section 8.1.1).

use super::derivation::reflexive;
use super::evaluator::LabelEvaluator;
use crate::repertoire::VariantTypeId;

/// The type by which ICANN's rulesets mark code points that are listed only as variants of others: an action refuses each
/// label with one.
pub const OUT_OF_REPERTOIRE_VARIANT_TYPE: &str = "out-of-repertoire-var";

/// A code point of a label, by itself or in a sequence, with a reflexive variant of a type that an action asks for: see
/// [`LabelEvaluator::triggering_code_points`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionTriggeringCodePoint {
    /// Its position in the label, from 0.
    pub index_in_label: usize,
    /// The code point.
    pub code_point: char,
    /// The type.
    pub variant_type: VariantTypeId,
}

impl LabelEvaluator<'_> {
    /// The code points of the label that have a reflexive variant of a type for which an action asks, `action_index` being its
    /// index in [`Ruleset::actions`](crate::Ruleset::actions); none for an action that asks for no types, or an index that
    /// none has. At each place the longest member counts that may stand there.
    pub fn triggering_code_points(
        &mut self,
        label: &[char],
        action_index: usize,
    ) -> Vec<ActionTriggeringCodePoint> {
        let ruleset = self.ruleset;
        let types = ruleset.file_and_default_actions.get(action_index).map(|it| it.types).unwrap_or_default();
        let (mut found, mut at) = (Vec::new(), 0);
        self.set_text(label);
        while at < label.len() {
            let mut members = ruleset.members_at(&label[at..]).map(|it| it.1);
            let member = members.find(|it| self.holds(it.context, at, it.len()));
            let length = member.map_or(1, |it| it.len());
            let (before, after) = (&label[..at], &label[at + length..]);
            let kind = member.into_iter().flat_map(reflexive).find_map(|it| {
                let kind = it.variant_type.filter(|kind| types.has(*kind))?;
                self.holds_in(it.context, before, &it.code_points, after).then_some(kind)
            });
            if let Some(kind) = kind {
                let code_points = (at..).zip(&label[at..at + length]);
                found.extend(code_points.map(|(position, it)| ActionTriggeringCodePoint {
                    index_in_label: position,
                    code_point: *it,
                    variant_type: kind,
                }));
            }
            at += length;
        }
        found
    }
}
