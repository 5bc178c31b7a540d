//! How many variants a label has, without listing them.

use std::collections::BTreeMap;

use num_bigint::BigUint;
use rustc_hash::FxHashMap;

use super::cuts::Cuts;
use super::judgement::INVALID_DISPOSITION;
use super::part::{RulesetPart, advanced, parts_at};
use super::reach::Reach;
use crate::ruleset::Ruleset;

/// How many variants a label has that are not invalid, the label itself included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariantCount {
    /// The number, or a bound that it does not exceed.
    pub count: BigUint,
    /// Whether it is the number. Otherwise variants are counted that are invalid, or whose contexts do not hold.
    pub is_exact: bool,
}

/// Up to how many variants are made where contexts and actions decide how many there are.
const MOST_MADE: u32 = 1000;

/// The most sets of parts that are told apart.
const MOST_SETS: usize = 20_000;

impl Ruleset {
    /// How many variants a label has that are not invalid. A label that is not eligible has none, and is not counted itself.
    pub fn variant_count(&self, label: &[char]) -> VariantCount {
        let mut evaluator = self.label_evaluator();
        if !evaluator.judge(label).has_non_invalid_disposition() {
            return VariantCount { count: BigUint::ZERO, is_exact: true };
        }
        let cuts = evaluator.cuts(label);
        let reach = Reach::new(self, label, &cuts);
        let may_be_invalid = reach.may_make_invalid();
        let mut counter =
            Counter { ruleset: self, label, cuts, reach, known: FxHashMap::default(), has_context: false };
        let count = match counter.product() {
            Some(count) => Some(count),
            // An empty label, where nothing stands for every member, is none.
            None => {
                let is_empty_too = counter.parts(vec![0]).0;
                counter.after(vec![0], Vec::new()).map(|it| it - u32::from(is_empty_too))
            }
        };
        let count_is_known = count.is_some();
        let mut count = count.unwrap_or_else(|| counter.ways());
        let mut is_exact = count_is_known && !counter.has_context && !may_be_invalid;
        if !is_exact && count <= BigUint::from(MOST_MADE) {
            count = BigUint::from(
                self.variant_labels(label).filter(|it| it.disposition != INVALID_DISPOSITION).count(),
            );
            is_exact = true;
        }
        VariantCount { count, is_exact }
    }

    /// How many variants of a label have a disposition that is wanted, the label itself included if its own is; `invalid` is
    /// none. Where neither those that have one nor those that have none are few enough to be made, the number is a bound.
    pub fn variant_count_where(
        &self,
        label: &[char],
        is_wanted_disposition: impl Fn(&str) -> bool,
    ) -> VariantCount {
        let is_wanted_disposition = |it: &str| it != INVALID_DISPOSITION && is_wanted_disposition(it);
        let few = |is_of: &dyn Fn(&str) -> bool| {
            let (mut made, mut found) = (0, 0_u32);
            for variant in self.candidate_variant_labels(label, is_of) {
                made += 1;
                if made > MOST_MADE {
                    return None;
                }
                found += u32::from(is_of(variant.disposition));
            }
            Some(found)
        };
        if let Some(count) = few(&is_wanted_disposition) {
            return VariantCount { count: count.into(), is_exact: true };
        }
        let all = self.variant_count(label);
        let others = if all.is_exact {
            few(&|it| it != INVALID_DISPOSITION && !is_wanted_disposition(it))
        } else {
            None
        };
        match others {
            Some(others) => VariantCount { count: all.count - others, is_exact: true },
            None => VariantCount { is_exact: false, ..all },
        }
    }
}

struct Counter<'a> {
    ruleset: &'a Ruleset,
    label: &'a [char],
    cuts: Cuts,
    reach: Reach<'a>,
    known: FxHashMap<Vec<RulesetPart>, BigUint>,
    /// Whether a variant was counted whose context may not hold.
    has_context: bool,
}

impl Counter<'_> {
    /// The product of the variants at each place, where the label can be cut in one way, and no variant is longer or shorter
    /// than what it stands for.
    fn product(&mut self) -> Option<BigUint> {
        let mut product = BigUint::from(1_u32);
        let mut at = 0;
        while at < self.label.len() {
            let mut members = self.cuts.at(self.ruleset, at).map(|it| it.1);
            let (Some(member), None) = (members.next(), members.next()) else { return None };
            if member.variants.iter().any(|it| it.code_points.len() != member.len()) {
                return None;
            }
            let mut different: Vec<&[char]> = member.variants.iter().map(|it| &*it.code_points).collect();
            self.has_context |= member.variants.iter().any(|it| !self.reach.always_holds(it.context));
            at += member.len();
            let itself = &self.label[at - member.len()..at];
            different.push(itself);
            different.sort_unstable();
            different.dedup();
            product *= different.len();
        }
        Some(product)
    }

    /// How many different texts complete a word, where members end at `places` of the label and `open` are under way. `None`
    /// where too many sets of parts occur.
    fn after(&mut self, places: Vec<usize>, open: Vec<RulesetPart>) -> Option<BigUint> {
        let (is_whole, mut parts) = self.parts(places);
        parts.extend(open);
        parts.sort_unstable();
        parts.dedup();
        if let Some(count) = self.known.get(&parts) {
            return Some(count + u32::from(is_whole));
        }
        if self.known.len() >= MOST_SETS {
            return None;
        }
        let mut next: BTreeMap<char, Vec<RulesetPart>> = BTreeMap::new();
        for part in &parts {
            next.entry(part.next(self.ruleset, self.label)).or_default().push(*part);
        }
        let mut count = BigUint::ZERO;
        for parts in next.into_values() {
            let (ends, open) = advanced(self.ruleset, parts);
            count += self.after(ends, open)?;
        }
        self.known.insert(parts, count.clone());
        Some(count + u32::from(is_whole))
    }

    /// The parts that begin at these places, and whether one of them is the end of the label.
    fn parts(&mut self, places: Vec<usize>) -> (bool, Vec<RulesetPart>) {
        parts_at(self.ruleset, self.label, &self.cuts, places, |_, variant, _| {
            self.has_context |= !self.reach.always_holds(variant.context);
            true
        })
    }

    /// In how many ways variants can be made, which may make the same one several times.
    fn ways(&self) -> BigUint {
        let mut ways = vec![BigUint::ZERO; self.label.len() + 1];
        ways[self.label.len()] = BigUint::from(1_u32);
        for at in (0..self.label.len()).rev() {
            let mut here = BigUint::ZERO;
            for (_, member) in self.cuts.at(self.ruleset, at) {
                here += &ways[at + member.len()] * (member.variants.len() + 1);
            }
            ways[at] = here;
        }
        ways.swap_remove(0)
    }
}
