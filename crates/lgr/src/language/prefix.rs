//! What is known of a label of which the beginning was read.

use super::watched::CodeId;
use crate::label::Derivation;
use crate::rule::RuleId;

/// The beginning of a label: what its code points so far say of how it may go on. Equal beginnings go on in the same ways.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LabelPrefixState {
    pub(super) is_prefix_empty: bool,
    /// The places of the codes that are followed from everywhere, before what takes no code point.
    pub(super) reached_places: Box<[u64]>,
    /// The rules that match without their anchor.
    pub(super) matched_rules: Vec<RuleId>,
    /// Whether a rule will match the whole label without its anchor, as far as that was guessed.
    pub(super) guessed_rule_matches: Vec<GuessedRuleMatch>,
    /// Places of codes of which one must lead to a match from here.
    pub(super) required_match_places: Vec<CodePlaces>,
    /// Places of codes that must not.
    pub(super) forbidden_match_places: Vec<CodePlace>,
    /// The same for places further on.
    pub(super) later_requirements: Vec<LaterRequirement>,
    /// The sequence that has begun and must be completed, with how much of it was read. Sequences and code points that end
    /// before are those by which the label is judged, the longest that may stand at each place.
    pub(super) open_sequence: Option<OpenSequence>,
    /// Longer sequences that have begun and must not be completed.
    pub(super) excluded_sequences: Vec<OpenSequence>,
    /// All ways to cut the label, where it matters with which reflexive variants it is made.
    pub(super) possible_cuts: Vec<PossibleCut>,
}

/// A beginning that is one code point longer than another one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NextLabelPrefix {
    /// The code point's kind: its index, from 0, in
    /// [`LabelAutomaton::interchangeable_code_point_kinds`](super::LabelAutomaton::interchangeable_code_point_kinds).
    pub code_point_kind_index: usize,
    /// The longer beginning.
    pub label_prefix: LabelPrefixState,
}

/// Whether a rule will match the whole label without its anchor, which was guessed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct GuessedRuleMatch {
    pub(super) rule_id: RuleId,
    pub(super) will_match: bool,
}

/// Places of a code.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct CodePlaces {
    pub(super) code_id: CodeId,
    /// Indices of its steps, from 0.
    pub(super) places: Vec<u32>,
}

/// A place of a code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct CodePlace {
    pub(super) code_id: CodeId,
    /// The index of the step, from 0.
    pub(super) place: u32,
}

/// Places of a code that must, or must not, lead to a match from a place further on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct LaterRequirement {
    /// How many code points further on.
    pub(super) after: usize,
    pub(super) is_must: bool,
    pub(super) code: CodeId,
    pub(super) places: Vec<u32>,
}

/// A sequence of which the beginning was read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct OpenSequence {
    pub(super) member: u32,
    pub(super) read: usize,
}

/// A way to cut the label into members that may stand where they do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct PossibleCut {
    pub(super) open: Option<OpenSequence>,
    pub(super) derivation: Derivation,
}

impl LabelPrefixState {
    pub(super) fn start(bits: usize) -> Self {
        Self {
            is_prefix_empty: true,
            reached_places: vec![0; bits.div_ceil(64)].into(),
            matched_rules: Vec::new(),
            guessed_rule_matches: Vec::new(),
            required_match_places: Vec::new(),
            forbidden_match_places: Vec::new(),
            later_requirements: Vec::new(),
            open_sequence: None,
            excluded_sequences: Vec::new(),
            possible_cuts: vec![PossibleCut { open: None, derivation: Derivation::START }],
        }
    }

    /// About how many bytes of memory it takes, for those who keep many.
    pub fn approximate_memory_bytes(&self) -> usize {
        let places = self
            .required_match_places
            .iter()
            .map(|it| it.places.len())
            .chain(self.later_requirements.iter().map(|it| it.places.len()));
        let lists = self.matched_rules.len()
            + self.guessed_rule_matches.len()
            + self.required_match_places.len()
            + self.forbidden_match_places.len();
        let members =
            self.later_requirements.len() + self.excluded_sequences.len() + self.possible_cuts.len();
        size_of::<Self>() + 8 * self.reached_places.len() + 4 * places.sum::<usize>() + 48 * (lists + members)
    }

    pub(super) fn has(&self, bit: usize) -> bool {
        self.reached_places[bit / 64] >> (bit % 64) & 1 == 1
    }

    pub(super) fn has_matched(&self, rule: RuleId) -> bool {
        self.matched_rules.binary_search(&rule).is_ok()
    }

    pub(super) fn guess_of(&self, rule: RuleId) -> Option<bool> {
        self.guessed_rule_matches.iter().find(|it| it.rule_id == rule).map(|it| it.will_match)
    }

    /// Brings everything in one order, so that equal beginnings are equal.
    pub(super) fn sort(&mut self) {
        self.matched_rules.sort_unstable();
        self.guessed_rule_matches.sort_unstable();
        self.required_match_places.sort_unstable();
        self.required_match_places.dedup();
        self.forbidden_match_places.sort_unstable();
        self.forbidden_match_places.dedup();
        self.later_requirements.sort_unstable();
        self.later_requirements.dedup();
        self.excluded_sequences.sort_unstable();
        self.excluded_sequences.dedup();
        self.possible_cuts.sort_unstable();
        self.possible_cuts.dedup();
    }
}
