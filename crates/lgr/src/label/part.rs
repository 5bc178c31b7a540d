//! Members of a label, or variants in their place, while their code points are written one by one.

use super::cuts::Cuts;
use crate::repertoire::{Member, Variant};
use crate::ruleset::Ruleset;

/// A member of the label, or what stands in its place, of which some code points are in the word already.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct RulesetPart {
    /// Where the member is in the label.
    at: usize,
    member: u32,
    /// The variant that stands in its place.
    variant: Option<u32>,
    /// How many code points are in the word already.
    done: usize,
}

impl RulesetPart {
    /// Its next code point.
    pub(super) fn next(self, ruleset: &Ruleset, label: &[char]) -> char {
        match self.variant {
            Some(variant) => {
                ruleset.repertoire_members[self.member as usize].variants[variant as usize].code_points
                    [self.done]
            }
            None => label[self.at + self.done],
        }
    }
}

/// The parts that begin where members end at `places` of the label, and whether one of these places is the end of the label.
/// `cuts` are those of this label. A variant is taken where `may_stand` says so, which is called with its member, itself
/// and the place where the member ends.
pub(super) fn parts_at(
    ruleset: &Ruleset,
    label: &[char],
    cuts: &Cuts,
    mut places: Vec<usize>,
    mut may_stand: impl FnMut(&Member, &Variant, usize) -> bool,
) -> (bool, Vec<RulesetPart>) {
    let (mut is_whole, mut parts, mut seen) = (false, Vec::new(), Vec::new());
    while let Some(at) = places.pop() {
        if seen.contains(&at) {
            continue;
        }
        seen.push(at);
        is_whole |= at == label.len();
        for (number, member) in cuts.at(ruleset, at) {
            let end = at + member.len();
            parts.push(RulesetPart { at, member: number, variant: None, done: 0 });
            for (variant, number_of_variant) in member.variants.iter().zip(0..) {
                if !may_stand(member, variant, end) {
                    continue;
                }
                if variant.code_points.is_empty() {
                    places.push(end);
                } else if variant.code_points != member.code_points {
                    parts.push(RulesetPart { at, member: number, variant: Some(number_of_variant), done: 0 });
                }
            }
        }
    }
    (is_whole, parts)
}

/// The parts after one more code point: the places of the label where members end whose parts are complete, and the others.
pub(super) fn advanced(ruleset: &Ruleset, parts: Vec<RulesetPart>) -> (Vec<usize>, Vec<RulesetPart>) {
    let (mut ends, mut open) = (Vec::new(), Vec::new());
    for mut part in parts {
        part.done += 1;
        let member = &ruleset.repertoire_members[part.member as usize];
        let length = part.variant.map_or(member.len(), |it| member.variants[it as usize].code_points.len());
        if part.done == length { ends.push(part.at + member.len()) } else { open.push(part) }
    }
    (ends, open)
}
