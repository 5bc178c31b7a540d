//! One code point more.

use rustc_hash::FxHashMap;

use super::kinds::Begun;
use super::label_language::{LabelAutomaton, MAX_GUESSES_PER_CODE_POINT_KIND};
use super::oracle::Oracle;
use super::place::Place;
use super::prefix::{
    CodePlace, CodePlaces, GuessedRuleMatch, LabelPrefixState, LaterRequirement, NextLabelPrefix,
    OpenSequence, PossibleCut,
};
use super::watched::{CodeId, code_of, matches_anything};
use crate::label::{Derivation, INVALID_DISPOSITION, is_made_with, reflexive};
use crate::repertoire::{ConditionalContext, Member};
use crate::rule::{RuleId, Step};

/// More guesses at what follows a beginning would have to be tried than [`MAX_GUESSES_PER_CODE_POINT_KIND`] allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("more than {max_guess_count} guesses at what follows")]
pub struct TooManyGuesses {
    /// The most guesses that are tried, for all kinds of code points together.
    pub max_guess_count: usize,
}

impl LabelAutomaton<'_> {
    /// The beginnings that are one code point longer, ordered by the code point's kind. There may be several for one kind:
    /// what must follow is guessed. A label is in the language if [one of the beginnings](Self::accepts_as_complete_label)
    /// to which its code points lead is.
    ///
    /// # Errors
    /// More guesses would have to be tried than [`MAX_GUESSES_PER_CODE_POINT_KIND`] allows.
    pub fn next_label_prefixes_by_kind(
        &self,
        label_prefix: &LabelPrefixState,
    ) -> Result<Vec<NextLabelPrefix>, TooManyGuesses> {
        let max_guess_count = MAX_GUESSES_PER_CODE_POINT_KIND * self.code_point_kinds.all().len();
        let mut all = Vec::new();
        let (mut oracle, mut tried) = (Oracle::default(), 0);
        loop {
            if let Some(place) = Place::new(self, label_prefix, false, &mut oracle) {
                // Kinds with one symbol differ in what is a member, not in rules.
                let mut by_symbol: FxHashMap<u32, Option<LabelPrefixState>> = FxHashMap::default();
                for kind in 0..self.code_point_kinds.all().len() {
                    if !may_follow(self, label_prefix, kind) {
                        continue;
                    }
                    let symbol = self.code_point_kinds.symbol(kind);
                    let next = by_symbol
                        .entry(symbol)
                        .or_insert_with(|| rules_after(self, label_prefix, &place, symbol));
                    let Some(next) = next.as_ref().filter(|it| !is_refused(self, it)) else { continue };
                    for begun in beginnings(self, label_prefix, kind) {
                        let mut oracle = Oracle::default();
                        loop {
                            let members = Members::new(self, label_prefix, &place, next.clone());
                            if let Some(next) = members.take(kind, begun, &mut oracle) {
                                all.push(NextLabelPrefix { code_point_kind_index: kind, label_prefix: next });
                            }
                            tried += 1;
                            if !oracle.is_next() {
                                break;
                            }
                            if tried > max_guess_count {
                                return Err(TooManyGuesses { max_guess_count });
                            }
                        }
                    }
                }
            }
            if !oracle.is_next() {
                break;
            }
            tried += 1;
            if tried > max_guess_count {
                return Err(TooManyGuesses { max_guess_count });
            }
        }
        all.sort_unstable();
        all.dedup();
        Ok(all)
    }

    /// Whether a label that ends here is in the language.
    pub fn accepts_as_complete_label(&self, label_prefix: &LabelPrefixState) -> bool {
        if label_prefix.is_prefix_empty || label_prefix.open_sequence.is_some() {
            return false;
        }
        // At the end nothing follows that would have to be guessed.
        let Some(place) = Place::new(self, label_prefix, true, &mut Oracle::default()) else { return false };
        let has_matched = |rule: RuleId| {
            let tracker = self.watched_rule_codes.tracker(CodeId::of_rule(rule));
            tracker.is_some_and(|it| place.has_matched(it))
        };
        if label_prefix.guessed_rule_matches.iter().any(|it| has_matched(it.rule_id) != it.will_match) {
            return false;
        }
        let ways: Vec<Derivation> = label_prefix
            .possible_cuts
            .iter()
            .filter(|it| it.open.is_none())
            .map(|it| it.derivation)
            .collect();
        let action = self.relevant_actions.iter().find(|action| {
            ways.iter().any(|it| is_made_with(action, *it))
                && action.rule.is_none_or(|it| has_matched(it.rule) == it.must_match)
        });
        action.is_none_or(|it| it.disposition != INVALID_DISPOSITION)
    }
}

/// Whether a kind of code points can follow.
fn may_follow(language: &LabelAutomaton<'_>, prefix: &LabelPrefixState, kind: usize) -> bool {
    match prefix.open_sequence {
        Some(open) => language.code_point_kinds.sequence(open.member)[open.read] as usize == kind,
        None => !language.code_point_kinds.begun(kind).is_empty(),
    }
}

/// The members that may begin with a kind, together where the longest counts that may stand there, else each by itself: then no
/// other member matters. None, once, where a member goes on.
fn beginnings<'a>(
    language: &'a LabelAutomaton<'_>,
    prefix: &LabelPrefixState,
    kind: usize,
) -> impl Iterator<Item = &'a [Begun]> {
    let begun = if prefix.open_sequence.is_some() { &[][..] } else { language.code_point_kinds.begun(kind) };
    let together = prefix.open_sequence.is_some() || language.is_exact();
    let size = if together { begun.len().max(1) } else { 1 };
    together.then_some(begun).into_iter().chain(begun.chunks(size).skip(usize::from(together)))
}

/// Whether an action refuses every label that begins so.
fn is_refused(language: &LabelAutomaton<'_>, prefix: &LabelPrefixState) -> bool {
    for action in &language.relevant_actions {
        let is_known = action.variant_trigger.is_none()
            && action.rule.is_none_or(|it| it.must_match && prefix.has_matched(it.rule));
        let is_over = action.rule.is_some_and(|it| !it.must_match && prefix.has_matched(it.rule));
        let refuses = action.disposition == INVALID_DISPOSITION;
        if is_known && refuses {
            return true;
        }
        if !refuses && !is_over {
            return false;
        }
    }
    false
}

/// What rules know after a code point; `None` where something must be that is not. Members are those of the place.
fn rules_after(
    language: &LabelAutomaton<'_>,
    prefix: &LabelPrefixState,
    place: &Place<'_>,
    symbol: u32,
) -> Option<LabelPrefixState> {
    let symbols = language.ruleset.named_rules.symbols();
    let taken = |code: CodeId, places: &[u32]| -> Vec<u32> {
        let steps = code_of(&language.ruleset.named_rules.get(code.rule).program, code);
        let takes = |it: &&u32| match steps[**it as usize] {
            Step::Set(set) => symbols.is_in(symbol, set),
            step => step == Step::Any,
        };
        places.iter().filter(takes).map(|it| it + 1).collect()
    };
    let mut next = LabelPrefixState::start(language.watched_rule_codes.bits());
    next.is_prefix_empty = false;
    next.guessed_rule_matches.clone_from(&prefix.guessed_rule_matches);
    for (number, tracker) in language.watched_rule_codes.trackers().iter().enumerate() {
        let reached = place.reached(number);
        if reached.is_match && tracker.code.look().is_none() {
            next.matched_rules.push(tracker.code.rule);
            // A guess that it does has come true.
            next.guessed_rule_matches.retain(|it| it.rule_id != tracker.code.rule);
            continue;
        }
        for at in taken(tracker.code, &reached.takes) {
            let bit = tracker.offset + at as usize;
            next.reached_places[bit / 64] |= 1 << (bit % 64);
        }
    }
    for (code, places) in &place.must {
        let places = taken(*code, places);
        if places.is_empty() {
            return None;
        }
        next.required_match_places.push(CodePlaces { code_id: *code, places });
    }
    for (code, places) in &place.must_not {
        let places = taken(*code, places).into_iter();
        next.forbidden_match_places.extend(places.map(|place| CodePlace { code_id: *code, place }));
    }
    next.later_requirements.extend(prefix.later_requirements.iter().cloned());
    Some(next)
}

/// The members that begin at a place or go on there.
struct Members<'a> {
    language: &'a LabelAutomaton<'a>,
    prefix: &'a LabelPrefixState,
    place: &'a Place<'a>,
    next: LabelPrefixState,
    /// Whether each rule matches with its anchor here, by the anchor's length.
    known: FxHashMap<(RuleId, usize), bool>,
}

impl<'a> Members<'a> {
    fn new(
        language: &'a LabelAutomaton<'a>,
        prefix: &'a LabelPrefixState,
        place: &'a Place<'a>,
        next: LabelPrefixState,
    ) -> Self {
        Self { language, prefix, place, next, known: FxHashMap::default() }
    }

    /// Takes a code point, with which one of `begun` begins or a member goes on; `None` where none can take it.
    fn take(mut self, kind: usize, begun: &[Begun], oracle: &mut Oracle) -> Option<LabelPrefixState> {
        let goes_on = |open: OpenSequence| -> Option<Option<OpenSequence>> {
            let sequence = self.language.code_point_kinds.sequence(open.member);
            let read = open.read + 1;
            (sequence[open.read] as usize == kind)
                .then(|| (read < sequence.len()).then_some(OpenSequence { member: open.member, read }))
        };
        for &excluded in &self.prefix.excluded_sequences {
            match goes_on(excluded) {
                Some(Some(open)) => self.next.excluded_sequences.push(open),
                Some(None) => return None,
                None => {}
            }
        }
        let mut ways = Vec::new();
        if self.language.depends_on_variant_types {
            for way in &self.prefix.possible_cuts {
                if let Some(open) = way.open.and_then(goes_on) {
                    ways.push(PossibleCut { open, ..*way });
                }
            }
        }
        match self.prefix.open_sequence {
            Some(open) => self.next.open_sequence = goes_on(open)?,
            None => self.next.open_sequence = self.member(begun, oracle)?,
        }
        if self.language.depends_on_variant_types {
            for way in self.prefix.possible_cuts.iter().filter(|it| it.open.is_none()) {
                self.add_ways(&mut ways, way.derivation, kind, oracle);
            }
            self.next.possible_cuts = ways;
        }
        self.count_down();
        self.next.sort();
        Some(self.next)
    }

    /// The longest of these members that may stand here, or the only one of them; `None` where none may, and nothing within
    /// where it is one code point.
    fn member(&mut self, begun: &[Begun], oracle: &mut Oracle) -> Option<Option<OpenSequence>> {
        let language = self.language;
        for begun in begun {
            let member = &language.ruleset.repertoire_members[begun.member as usize];
            if !self.holds(member.context, begun.length, oracle) {
                continue;
            }
            let open = (begun.length > 1).then_some(OpenSequence { member: begun.member, read: 1 });
            // The longest one is taken: it is there if it is one code point, and if not it must not be.
            if !language.is_exact() || open.is_none() || oracle.guess() {
                return Some(open);
            }
            self.next.excluded_sequences.extend(open);
        }
        None
    }

    /// Adds the ways to go on with each member that begins here and may.
    fn add_ways(
        &mut self,
        ways: &mut Vec<PossibleCut>,
        derivation: Derivation,
        kind: usize,
        oracle: &mut Oracle,
    ) {
        let language = self.language;
        for begun in language.code_point_kinds.begun(kind) {
            let member: &Member = &language.ruleset.repertoire_members[begun.member as usize];
            if !self.holds(member.context, begun.length, oracle) {
                continue;
            }
            let open = (begun.length > 1).then_some(OpenSequence { member: begun.member, read: 1 });
            let mut is_kept = true;
            for variant in reflexive(member) {
                if self.holds(variant.context, begun.length, oracle) {
                    is_kept = false;
                    ways.push(PossibleCut { open, derivation: derivation.then_variant(variant.types()) });
                }
            }
            if is_kept {
                ways.push(PossibleCut { open, derivation: derivation.then_kept() });
            }
        }
    }

    fn holds(&mut self, context: Option<ConditionalContext>, length: usize, oracle: &mut Oracle) -> bool {
        let context = context.filter(|it| self.language.has_context(it.rule));
        context.is_none_or(|it| self.matches(it.rule, length, oracle) == it.must_match)
    }

    /// Whether a rule matches with its anchor here. What follows is guessed, and must be so.
    fn matches(&mut self, rule: RuleId, length: usize, oracle: &mut Oracle) -> bool {
        if let Some(&known) = self.known.get(&(rule, length)) {
            return known;
        }
        let code = CodeId::of_rule(rule);
        let steps = code_of(&self.language.ruleset.named_rules.get(rule).program, code);
        let tracker = self.language.watched_rule_codes.tracker(code).map(|it| self.place.reached(it));
        let places: Vec<u32> = tracker.into_iter().flat_map(|it| &it.anchors).map(|it| it + 1).collect();
        let has_matched = tracker.is_some_and(|it| it.is_match);
        let matches = if has_matched || places.iter().any(|it| matches_anything(steps, *it)) {
            true
        } else {
            let is_anchored = !places.is_empty() && {
                let is_must = oracle.guess();
                self.next.later_requirements.push(LaterRequirement { after: length, is_must, code, places });
                is_must
            };
            is_anchored
                || self.language.watched_rule_codes.is_plain(rule) && self.matches_anywhere(rule, oracle)
        };
        self.known.insert((rule, length), matches);
        matches
    }

    /// Whether a rule matches the label without its anchor, a guess for the whole label.
    fn matches_anywhere(&mut self, rule: RuleId, oracle: &mut Oracle) -> bool {
        self.next.guess_of(rule).unwrap_or_else(|| {
            let guess = oracle.guess();
            self.next.guessed_rule_matches.push(GuessedRuleMatch { rule_id: rule, will_match: guess });
            guess
        })
    }

    /// One code point less until what must be later.
    fn count_down(&mut self) {
        for later in std::mem::take(&mut self.next.later_requirements) {
            match later.after {
                1 if later.is_must => {
                    let required = CodePlaces { code_id: later.code, places: later.places };
                    self.next.required_match_places.push(required);
                }
                1 => {
                    let places = later.places.into_iter();
                    let forbidden = places.map(|place| CodePlace { code_id: later.code, place });
                    self.next.forbidden_match_places.extend(forbidden);
                }
                after => self.next.later_requirements.push(LaterRequirement { after: after - 1, ..later }),
            }
        }
    }
}
