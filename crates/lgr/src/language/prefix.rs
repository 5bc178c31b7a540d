//! What is known of a label of which the beginning was read.

use super::watched::CodeId;
use crate::label::Derivation;
use crate::rule::RuleId;

/// The beginning of a label: what its code points so far say of how it may go on. Equal beginnings go on in the same ways.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PartialLabel {
    pub(super) is_empty: bool,
    /// The places of the codes that are followed from everywhere, before what takes no code point.
    pub(super) reached: Box<[u64]>,
    /// The rules that match without their anchor.
    pub(super) matched: Vec<RuleId>,
    /// Whether a rule will match the whole label without its anchor, as far as that was guessed.
    pub(super) guessed: Vec<(RuleId, bool)>,
    /// Places of codes of which one must lead to a match from here.
    pub(super) must: Vec<(CodeId, Vec<u32>)>,
    /// Places of codes that must not.
    pub(super) must_not: Vec<(CodeId, u32)>,
    /// The same for places further on.
    pub(super) later: Vec<Later>,
    /// The sequence that has begun and must be completed, with how much of it was read. Sequences and code points that end
    /// before are those by which the label is judged, the longest that may stand at each place.
    pub(super) open: Option<Open>,
    /// Longer sequences that have begun and must not be completed.
    pub(super) excluded: Vec<Open>,
    /// All ways to cut the label, where it matters with which reflexive variants it is made.
    pub(super) ways: Vec<Way>,
}

/// Places of a code that must, or must not, lead to a match from a place further on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Later {
    /// How many code points further on.
    pub(super) after: usize,
    pub(super) is_must: bool,
    pub(super) code: CodeId,
    pub(super) places: Vec<u32>,
}

/// A sequence of which the beginning was read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Open {
    pub(super) member: u32,
    pub(super) read: usize,
}

/// A way to cut the label into members that may stand where they do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Way {
    pub(super) open: Option<Open>,
    pub(super) derivation: Derivation,
}

impl PartialLabel {
    pub(super) fn start(bits: usize) -> Self {
        Self {
            is_empty: true,
            reached: vec![0; bits.div_ceil(64)].into(),
            matched: Vec::new(),
            guessed: Vec::new(),
            must: Vec::new(),
            must_not: Vec::new(),
            later: Vec::new(),
            open: None,
            excluded: Vec::new(),
            ways: vec![Way { open: None, derivation: Derivation::START }],
        }
    }

    /// About how many bytes of memory it takes, for those who keep many.
    pub fn approximate_bytes(&self) -> usize {
        let places = self.must.iter().map(|it| it.1.len()).chain(self.later.iter().map(|it| it.places.len()));
        let lists = self.matched.len() + self.guessed.len() + self.must.len() + self.must_not.len();
        let members = self.later.len() + self.excluded.len() + self.ways.len();
        size_of::<Self>() + 8 * self.reached.len() + 4 * places.sum::<usize>() + 48 * (lists + members)
    }

    pub(super) fn has(&self, bit: usize) -> bool {
        self.reached[bit / 64] >> (bit % 64) & 1 == 1
    }

    pub(super) fn has_matched(&self, rule: RuleId) -> bool {
        self.matched.binary_search(&rule).is_ok()
    }

    pub(super) fn guess_of(&self, rule: RuleId) -> Option<bool> {
        self.guessed.iter().find(|it| it.0 == rule).map(|it| it.1)
    }

    /// Brings everything in one order, so that equal beginnings are equal.
    pub(super) fn sort(&mut self) {
        self.matched.sort_unstable();
        self.guessed.sort_unstable();
        self.must.sort_unstable();
        self.must.dedup();
        self.must_not.sort_unstable();
        self.must_not.dedup();
        self.later.sort_unstable();
        self.later.dedup();
        self.excluded.sort_unstable();
        self.excluded.dedup();
        self.ways.sort_unstable();
        self.ways.dedup();
    }
}
