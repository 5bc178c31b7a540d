//! What a ruleset keeps apart although it looks the same (UTS #39, section 4).

use std::collections::{BTreeMap, BTreeSet};

use icu_normalizer::ComposingNormalizerBorrowed;
use unicode_security::confusable_detection::skeleton;

use crate::label::LabelEvaluator;
use crate::ruleset::Ruleset;

/// Two texts, members of a repertoire or labels, that are confusable (UTS #39) and no variants of each other.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ConfusablePair {
    /// The one that comes first in the order of code points.
    pub first: Vec<char>,
    /// The other one.
    pub second: Vec<char>,
}

/// Members of a repertoire, or labels, that can be taken for each other: see [`Ruleset::confusable_member_pairs`] and
/// [`Ruleset::confusable_eligible_label_pairs`].
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ConfusablePairs {
    /// The pairs.
    pub pairs: Vec<ConfusablePair>,
    /// Whether these are all; else the search reached its limits, and there may be more.
    pub is_complete: bool,
}

/// The most members of the repertoire in each of the labels that [`Ruleset::confusable_eligible_label_pairs`] compares.
pub const MAX_MEMBERS_PER_CONFUSABLE_LABEL: usize = 4;

/// How many members are tried, and how many pairs of members are listed and pairs of labels looked at.
const MAX_TRIED: usize = 2_000_000;
const MAX_FOUND: usize = 10_000;

/// The members of a repertoire by their skeletons.
type BySkeleton = BTreeMap<String, Vec<Vec<char>>>;

impl Ruleset {
    /// The pairs of code points and sequences of the repertoire that have the same skeleton and are no variants of each other,
    /// in the order of their code points. A pair that is a variant in one direction only is not among them. Of a repertoire with
    /// too many of them, those are listed of which the fewest members have one skeleton.
    pub fn confusable_member_pairs(&self) -> ConfusablePairs {
        self.pairs_of(&self.by_skeleton())
    }

    fn pairs_of(&self, by_skeleton: &BySkeleton) -> ConfusablePairs {
        let mut groups: Vec<&Vec<Vec<char>>> = by_skeleton.values().collect();
        groups.sort_by_key(|it| it.len());
        let all = groups.into_iter().flat_map(|members| {
            let pairs = |(at, first): (usize, _)| members[at + 1..].iter().map(move |second| (first, second));
            members.iter().enumerate().flat_map(pairs)
        });
        let mut apart = all
            .filter(|(first, second)| !self.has_variant(first, second) && !self.has_variant(second, first));
        let listed = apart.by_ref().take(MAX_FOUND);
        let pair = |(first, second): (&Vec<char>, &Vec<char>)| ConfusablePair {
            first: first.clone(),
            second: second.clone(),
        };
        let mut pairs: Vec<ConfusablePair> = listed.map(pair).collect();
        pairs.sort_unstable();
        ConfusablePairs { pairs, is_complete: apart.next().is_none() }
    }

    /// The pairs of eligible labels that have the same skeleton and are no variants of each other, of which one at least has
    /// several members of the repertoire, as `m` and `rn`. Each has up to [`MAX_MEMBERS_PER_CONFUSABLE_LABEL`]. Pairs that are
    /// made of shorter ones, or of [single members](Self::confusable_member_pairs), are left out, and so is what is not in
    /// Normalization Form C: no name in the DNS has it. Those with the fewest code points in both labels together come first.
    pub fn confusable_eligible_label_pairs(&self) -> ConfusablePairs {
        let by_skeleton = self.by_skeleton();
        let mut search = Search { by_skeleton: &by_skeleton, tried: 0, found: BTreeSet::new() };
        for (longer, members) in &by_skeleton {
            let ends = longer.char_indices().map(|it| it.0).filter(|it| *it > 0);
            for end in ends {
                for shorter in by_skeleton.get(&longer[..end]).into_iter().flatten() {
                    for member in members {
                        search.go_on(&[member], &[shorter], &longer[end..]);
                    }
                }
            }
        }
        let is_complete = !search.is_over();
        let mut found: Vec<ConfusablePair> = search.found.into_iter().collect();
        found.sort_by_key(|it| it.first.len() + it.second.len());
        let mut evaluator = self.label_evaluator();
        let mut known: BTreeSet<ConfusablePair> = self.pairs_of(&by_skeleton).pairs.into_iter().collect();
        let mut pairs = Vec::new();
        for pair in found {
            if !pair.adds_to_any(&known) && self.are_apart(&mut evaluator, &pair) {
                known.insert(pair.clone());
                pairs.push(pair);
            }
        }
        ConfusablePairs { pairs, is_complete }
    }

    /// Whether both are eligible labels, and no variants of each other.
    fn are_apart(&self, evaluator: &mut LabelEvaluator<'_>, pair: &ConfusablePair) -> bool {
        let (first, second) = (&pair.first, &pair.second);
        let mut is_label =
            |it: &[char]| is_normalized(it) && evaluator.judge(it).has_non_invalid_disposition();
        is_label(first)
            && is_label(second)
            && skeleton_of(first) == skeleton_of(second)
            && self.find_variant_label(first, second).is_none()
            && self.find_variant_label(second, first).is_none()
    }

    /// The code points and sequences, each range one by one, those of a skeleton in the order of their code points. What
    /// shows nothing has none.
    fn by_skeleton(&self) -> BySkeleton {
        let mut by_skeleton = BySkeleton::new();
        for member in &self.repertoire_members {
            let range = member.code_points[0]..=member.range_end.unwrap_or(member.code_points[0]);
            let sequence = (member.range_end.is_none()).then(|| member.code_points.to_vec());
            let members = range.filter(|_| member.range_end.is_some()).map(|it| vec![it]).chain(sequence);
            for code_points in members {
                by_skeleton.entry(skeleton_of(&code_points)).or_default().push(code_points);
            }
        }
        by_skeleton.values_mut().for_each(|it| it.sort_unstable());
        by_skeleton
    }

    /// Whether a member lists another one as its variant, in whatever context.
    fn has_variant(&self, of: &[char], variant: &[char]) -> bool {
        let mut members = self.members_at(of).filter(|it| it.1.len() == of.len());
        members.any(|it| it.1.variants.iter().any(|it| *it.code_points == *variant))
    }
}

impl ConfusablePair {
    fn new(mut first: Vec<char>, mut second: Vec<char>) -> Self {
        if second < first {
            std::mem::swap(&mut first, &mut second);
        }
        Self { first, second }
    }

    /// Whether it is one of these pairs, or one with the same text before or after both.
    fn adds_to_any(&self, pairs: &BTreeSet<Self>) -> bool {
        let (one, two) = (&self.first, &self.second);
        let is_one = |one: &[char], two: &[char]| pairs.contains(&Self::new(one.to_vec(), two.to_vec()));
        let before = one.iter().zip(two).take_while(|it| it.0 == it.1).count();
        let after = one.iter().rev().zip(two.iter().rev()).take_while(|it| it.0 == it.1).count();
        (0..=before).any(|it| is_one(&one[it..], &two[it..]))
            || (1..=after).any(|it| is_one(&one[..one.len() - it], &two[..two.len() - it]))
    }
}

/// The search for two ways to make one skeleton of members, where no member of one ends with a member of the other before
/// both end.
struct Search<'a> {
    by_skeleton: &'a BySkeleton,
    tried: usize,
    found: BTreeSet<ConfusablePair>,
}

impl<'a> Search<'a> {
    /// Adds members to the text that is behind the other one by this rest of the other's skeleton.
    fn go_on(&mut self, ahead: &[&'a Vec<char>], behind: &[&'a Vec<char>], rest: &str) {
        if behind.len() == MAX_MEMBERS_PER_CONFUSABLE_LABEL {
            return;
        }
        let by_skeleton = self.by_skeleton;
        let longer = by_skeleton.range(rest.to_owned()..).take_while(|it| it.0.starts_with(rest));
        let shorter = rest.char_indices().filter(|it| it.0 > 0);
        let shorter = shorter.filter_map(|(end, _)| by_skeleton.get_key_value(&rest[..end]));
        for (skeleton, members) in longer.chain(shorter) {
            for member in members {
                if self.is_over() {
                    return;
                }
                self.tried += 1;
                let behind: Vec<&Vec<char>> = behind.iter().copied().chain([member]).collect();
                match (skeleton.strip_prefix(rest), rest.strip_prefix(skeleton.as_str())) {
                    (Some(""), _) => self.add(ahead, &behind),
                    (Some(more), _) => self.go_on(&behind, ahead, more),
                    (None, Some(less)) => self.go_on(ahead, &behind, less),
                    (None, None) => {}
                }
            }
        }
    }

    fn add(&mut self, one: &[&Vec<char>], other: &[&Vec<char>]) {
        let text = |it: &[&Vec<char>]| it.iter().flat_map(|it| it.iter().copied()).collect::<Vec<char>>();
        let (one, other) = (text(one), text(other));
        // A sequence may be cut into other members.
        if one != other {
            self.found.insert(ConfusablePair::new(one, other));
        }
    }

    fn is_over(&self) -> bool {
        self.tried >= MAX_TRIED || self.found.len() >= MAX_FOUND
    }
}

fn skeleton_of(code_points: &[char]) -> String {
    let text: String = code_points.iter().collect();
    skeleton(&text).collect()
}

fn is_normalized(code_points: &[char]) -> bool {
    let text: String = code_points.iter().collect();
    ComposingNormalizerBorrowed::new_nfc().is_normalized(&text)
}
