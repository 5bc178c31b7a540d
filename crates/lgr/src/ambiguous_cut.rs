//! Labels that can be cut into members in two ways, each with variants.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

use crate::MAX_SEQUENCE;
use crate::audit::{VariantProblem, VariantProblemKind};
use crate::ruleset::{Member, Ruleset};

/// Two ways to cut the same code points into members, as far as they do not end at the same place.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct TwoCuts<'r> {
    /// The code points of the way that is ahead.
    whole: Vec<char>,
    /// How many of them the other way has not yet.
    open: usize,
    /// The first members: of the longer beginning, and of the shorter one.
    first: [&'r [char]; 2],
    /// Whether a member has variants, of the way that is ahead and of the other one.
    have_variants: [bool; 2],
}

impl Ruleset {
    /// Code points that can be cut into members in two ways, in both of which a member has variants, whatever the contexts; an
    /// example for each end of two such ways. Where there are none, variants that are symmetric, transitive and in the
    /// repertoire make labels with one index label variants of each other, and the other way round: of all ways to cut a
    /// label, one has the variants of all others.
    ///
    /// The search is that of Sardinas and Patterson: it looks at what one way has more than the other.
    pub(crate) fn ambiguous_cuts(&self) -> Vec<VariantProblem> {
        let sequences: BTreeMap<&[char], &Member> =
            self.members.iter().filter(|it| it.len() > 1).map(|it| (&*it.code_points, it)).collect();
        // By length, so that the shortest examples are found.
        let mut next: BTreeSet<(usize, TwoCuts<'_>)> = BTreeSet::new();
        for (&longer, member) in &sequences {
            for shorter in self.members_at(longer).map(|it| it.1).filter(|it| it.len() < longer.len()) {
                let mut cuts = TwoCuts {
                    whole: longer.to_vec(),
                    open: longer.len() - shorter.len(),
                    first: [longer, &longer[..shorter.len()]],
                    have_variants: [false, false],
                };
                cuts.add_variants_of(member, 0);
                cuts.add_variants_of(shorter, 1);
                next.insert((cuts.whole.len(), cuts));
            }
        }
        let (mut seen, mut problems) = (BTreeSet::new(), Vec::new());
        while let Some((_, cuts)) = next.pop_first() {
            let open = &cuts.whole[cuts.whole.len() - cuts.open..];
            if !seen.insert((open.to_vec(), cuts.have_variants)) {
                continue;
            }
            for member in self.members_at(open).map(|it| it.1) {
                let mut cuts = TwoCuts { open: cuts.open - member.len(), ..cuts.clone() };
                cuts.add_variants_of(member, 1);
                if cuts.open > 0 {
                    next.insert((cuts.whole.len(), cuts));
                } else if cuts.have_variants == [true, true] {
                    problems.push(cuts.problem());
                }
            }
            let after = (Bound::Excluded(open), Bound::Unbounded);
            let longer = sequences.range::<[char], _>(after).take_while(|it| it.0.starts_with(open));
            for (sequence, member) in longer {
                let mut cuts = cuts.clone();
                cuts.add_variants_of(member, 1);
                cuts.whole.extend(&sequence[cuts.open..]);
                cuts.open = sequence.len() - cuts.open;
                cuts.have_variants.reverse();
                // No label is longer.
                if cuts.whole.len() <= MAX_SEQUENCE {
                    next.insert((cuts.whole.len(), cuts));
                }
            }
        }
        problems
    }
}

impl TwoCuts<'_> {
    /// Takes note of the variants of a member of the way that is ahead, 0, or of the other one, 1.
    fn add_variants_of(&mut self, member: &Member, way: usize) {
        for variant in member.variants.iter().map(|it| &*it.code_points) {
            self.have_variants[way] |= *variant != *member.code_points;
            // The index label may be the less for what follows the beginning of a member: each other way counts.
            let is_beginning = variant.len() < member.len() && member.code_points.starts_with(variant);
            self.have_variants[1 - way] |= is_beginning && !variant.is_empty();
        }
    }

    fn problem(&self) -> VariantProblem {
        VariantProblem {
            kind: VariantProblemKind::CutInTwoWays,
            of: self.first[0].to_vec(),
            variant: self.first[1].to_vec(),
            via: Some(self.whole.clone()),
        }
    }
}
