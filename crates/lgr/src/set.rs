//! Sets of code points.

/// A set of code points, as ascending ranges that neither overlap nor touch.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct CodePointSet {
    ranges: Vec<(u32, u32)>,
}

impl CodePointSet {
    /// All code points of these ranges, both ends included, in any order.
    pub(crate) fn from_ranges(mut ranges: Vec<(u32, u32)>) -> Self {
        ranges.sort_unstable();
        let mut merged: Vec<(u32, u32)> = Vec::with_capacity(ranges.len());
        for (first, last) in ranges {
            match merged.last_mut() {
                Some(end) if first <= end.1.saturating_add(1) => end.1 = end.1.max(last),
                _ => merged.push((first, last)),
            }
        }
        Self { ranges: merged }
    }

    /// One code point.
    pub(crate) fn of(scalar: char) -> Self {
        Self { ranges: vec![(scalar.into(), scalar.into())] }
    }

    /// Whether the code point is in the set.
    pub fn contains(&self, scalar: char) -> bool {
        let scalar = u32::from(scalar);
        let at = self.ranges.partition_point(|it| it.1 < scalar);
        self.ranges.get(at).is_some_and(|it| it.0 <= scalar)
    }

    /// The ranges, ascending, both ends included.
    pub fn inclusive_ranges(&self) -> &[(u32, u32)] {
        &self.ranges
    }

    /// Whether it has no code point.
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// What is in one of both.
    pub(crate) fn union(&self, other: &Self) -> Self {
        Self::from_ranges([self.ranges.as_slice(), &other.ranges].concat())
    }

    /// What is not in it, of all of Unicode.
    pub(crate) fn complement(&self) -> Self {
        let mut ranges = Vec::with_capacity(self.ranges.len() + 1);
        let mut next = 0;
        for &(first, last) in &self.ranges {
            if first > next {
                ranges.push((next, first - 1));
            }
            next = last + 1;
        }
        if next <= u32::from(char::MAX) {
            ranges.push((next, char::MAX.into()));
        }
        Self { ranges }
    }

    /// What is in both.
    pub(crate) fn intersection(&self, other: &Self) -> Self {
        let (mut ranges, mut left, mut right) = (Vec::new(), 0, 0);
        while let (Some(&a), Some(&b)) = (self.ranges.get(left), other.ranges.get(right)) {
            let (first, last) = (a.0.max(b.0), a.1.min(b.1));
            if first <= last {
                ranges.push((first, last));
            }
            if a.1 < b.1 {
                left += 1;
            } else {
                right += 1;
            }
        }
        Self { ranges }
    }

    /// What is in it and not in the other.
    pub(crate) fn difference(&self, other: &Self) -> Self {
        self.intersection(&other.complement())
    }

    /// What is in exactly one of both.
    pub(crate) fn symmetric_difference(&self, other: &Self) -> Self {
        self.difference(other).union(&other.difference(self))
    }
}

#[cfg(test)]
mod tests {
    use proptest::collection::{btree_set, vec};
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    use super::CodePointSet;

    fn set() -> impl Strategy<Value = (CodePointSet, BTreeSet<u32>)> {
        vec((0_u32..60, 0_u32..5), 0..12).prop_map(|ranges| {
            let members = ranges.iter().flat_map(|&(first, more)| first..=first + more).collect();
            let ranges = ranges.into_iter().map(|(first, more)| (first, first + more)).collect();
            (CodePointSet::from_ranges(ranges), members)
        })
    }

    fn members(set: &CodePointSet) -> BTreeSet<u32> {
        (0..70).filter(|&it| set.contains(char::from_u32(it).unwrap())).collect()
    }

    proptest! {
        #[test]
        fn operations_are_those_of_sets((a, x) in set(), (b, y) in set()) {
            prop_assert_eq!(members(&a), x.clone());
            prop_assert_eq!(members(&a.union(&b)), &x | &y);
            prop_assert_eq!(members(&a.intersection(&b)), &x & &y);
            prop_assert_eq!(members(&a.difference(&b)), &x - &y);
            prop_assert_eq!(members(&a.symmetric_difference(&b)), &x ^ &y);
            prop_assert_eq!(members(&a.complement()), &(0..70).collect() - &x);
            prop_assert_eq!(a.complement().complement(), a);
        }

        #[test]
        fn one_set_has_one_form(members in btree_set(0_u32..40, 0..20)) {
            let ascending: Vec<_> = members.iter().map(|&it| (it, it)).collect();
            let descending: Vec<_> = members.iter().rev().map(|&it| (it, it)).collect();
            prop_assert_eq!(CodePointSet::from_ranges(ascending), CodePointSet::from_ranges(descending));
        }
    }
}
