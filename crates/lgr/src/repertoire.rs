//! The repertoire: its members, their variants and contexts (RFC 7940, section 5).

use rustc_hash::FxHashMap;

use crate::rule::RuleId;

/// A member of the repertoire (RFC 7940, section 5): a code point, a sequence of code points, or a range. What the file does
/// not give is `None` or empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// The code points; the first one of a range.
    pub code_points: Box<[char]>,
    /// The last code point of a range; `None` where it is none.
    pub range_end: Option<char>,
    /// The context that it needs or must not have.
    pub context: Option<ConditionalContext>,
    /// Its variants, in the order of the file.
    pub variants: Vec<Variant>,
    /// Its tags (section 5.5).
    pub tags: Vec<String>,
    /// The identifiers of its references.
    pub reference_ids: Vec<String>,
    /// The comment.
    pub comment: Option<String>,
    /// The line in the file, from 1.
    pub line_number: usize,
}

/// A variant of a member (RFC 7940, section 5.3). What the file does not give is `None` or empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The code points that stand in place of the member; empty for a null variant (section 5.3.3).
    pub code_points: Box<[char]>,
    /// Its type.
    pub variant_type: Option<VariantTypeId>,
    /// The context that it needs or must not have.
    pub context: Option<ConditionalContext>,
    /// The identifiers of its references.
    pub reference_ids: Vec<String>,
    /// The comment.
    pub comment: Option<String>,
}

/// A type of variants: the number of its name in [`Ruleset::variant_type_names`](crate::Ruleset::variant_type_names).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct VariantTypeId(pub(crate) u8);

/// A set of types of variants.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub(crate) struct TypeSet(u128);

/// The most types of variants that a ruleset may have.
pub(crate) const MAX_TYPES: usize = 128;

impl TypeSet {
    /// The empty set.
    pub(crate) const NONE: Self = Self(0);

    /// The set of one type.
    pub(crate) const fn of(kind: VariantTypeId) -> Self {
        Self(1 << kind.0)
    }

    pub(crate) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    pub(crate) const fn has(self, kind: VariantTypeId) -> bool {
        self.0 >> kind.0 & 1 == 1
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Where a member or a variant may stand: `when` and `not-when` (RFC 7940, section 5.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConditionalContext {
    /// The rule.
    pub rule: RuleId,
    /// Whether the rule must match (`when`) or must not (`not-when`).
    pub must_match: bool,
}

/// The members that begin with a code point.
#[derive(Clone, Default, Debug)]
pub(crate) struct Lookup {
    /// By the first code point, the longest first, those of one length in the order of their code points.
    pub(crate) listed: FxHashMap<char, Vec<u32>>,
    /// First and last code points of ranges, ascending, with their members.
    pub(crate) ranges: Vec<(char, char, u32)>,
}

impl Variant {
    /// The set of its type; empty where it has none.
    pub(crate) fn types(&self) -> TypeSet {
        self.variant_type.map_or(TypeSet::NONE, TypeSet::of)
    }
}

impl Member {
    /// How many code points or sequences it stands for: more than one for a range.
    pub fn range_size(&self) -> usize {
        let Some(last) = self.range_end else { return 1 };
        (self.code_points[0]..=last).count()
    }

    /// How many code points of a label it takes.
    pub(crate) fn len(&self) -> usize {
        self.code_points.len()
    }
}

impl Lookup {
    /// That of these members.
    pub(crate) fn of(members: &[Member]) -> Self {
        let mut lookup = Self::default();
        for (at, member) in (0..).zip(members) {
            let first = member.code_points[0];
            match member.range_end {
                Some(last) => lookup.ranges.push((first, last, at)),
                None => lookup.listed.entry(first).or_default().push(at),
            }
        }
        for listed in lookup.listed.values_mut() {
            let code_points = |it: &u32| &members[*it as usize].code_points;
            listed.sort_by(|one, two| {
                let (one, two) = (code_points(one), code_points(two));
                two.len().cmp(&one.len()).then_with(|| one.cmp(two))
            });
        }
        lookup.ranges.sort_unstable();
        lookup
    }

    /// The member whose range has the code point.
    pub(crate) fn range_of(&self, scalar: char) -> Option<u32> {
        let at = self.ranges.partition_point(|it| it.1 < scalar);
        self.ranges.get(at).filter(|it| it.0 <= scalar).map(|it| it.2)
    }
}
