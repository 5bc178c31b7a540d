//! What holds at a place of a label, between two code points.

use rustc_hash::FxHashMap;

use super::label_language::LabelAutomaton;
use super::oracle::Oracle;
use super::prefix::{CodePlaces, LabelPrefixState};
use super::watched::{CodeId, code_of};
use crate::rule::Step;

/// What a code reaches at a place without a further code point.
#[derive(Clone, Default, Debug)]
pub(super) struct Reached {
    /// The places that take a code point.
    pub(super) takes: Vec<u32>,
    /// The places of anchors.
    pub(super) anchors: Vec<u32>,
    pub(super) is_match: bool,
}

/// A place of a label.
#[derive(Debug)]
pub(super) struct Place<'a> {
    language: &'a LabelAutomaton<'a>,
    prefix: &'a LabelPrefixState,
    is_end: bool,
    trackers: Vec<Option<Reached>>,
    /// Whether each `look-ahead` holds, as far as it was asked.
    ahead: FxHashMap<CodeId, bool>,
    /// What one place of each must lead to a match with the code points that follow.
    pub(super) must: Vec<(CodeId, Vec<u32>)>,
    /// What must not.
    pub(super) must_not: Vec<(CodeId, Vec<u32>)>,
}

impl<'a> Place<'a> {
    /// The place after a beginning, in one of the ways that the oracle guesses; `None` where what must be is not.
    pub(super) fn new(
        language: &'a LabelAutomaton<'a>,
        prefix: &'a LabelPrefixState,
        is_end: bool,
        oracle: &mut Oracle,
    ) -> Option<Self> {
        let trackers = vec![None; language.watched_rule_codes.trackers().len()];
        let (must, must_not, ahead) = (Vec::new(), Vec::new(), FxHashMap::default());
        let mut place = Self { language, prefix, is_end, trackers, ahead, must, must_not };
        for number in 0..place.trackers.len() {
            place.track(number, oracle);
            let code = language.watched_rule_codes.trackers()[number].code;
            let is_against_guess = code.look().is_none()
                && place.has_matched(number)
                && prefix.guess_of(code.rule) == Some(false);
            if is_against_guess {
                return None;
            }
        }
        for CodePlaces { code_id, places } in &prefix.required_match_places {
            let reached = place.follow(*code_id, places.clone(), oracle);
            if reached.is_match {
                continue;
            }
            if is_end || reached.takes.is_empty() {
                return None;
            }
            place.must.push((*code_id, reached.takes));
        }
        for all in prefix.forbidden_match_places.chunk_by(|one, next| one.code_id == next.code_id) {
            let code_id = all[0].code_id;
            let reached = place.follow(code_id, all.iter().map(|it| it.place).collect(), oracle);
            if reached.is_match {
                return None;
            }
            place.must_not.push((code_id, reached.takes));
        }
        Some(place)
    }

    /// What a code that is followed from everywhere reaches here.
    pub(super) fn reached(&self, tracker: usize) -> &Reached {
        const NOTHING: &Reached = &Reached { takes: Vec::new(), anchors: Vec::new(), is_match: false };
        self.trackers[tracker].as_ref().unwrap_or(NOTHING)
    }

    /// Whether it has matched here; the code of a rule also if it has before.
    pub(super) fn has_matched(&self, tracker: usize) -> bool {
        self.reached(tracker).is_match
    }

    fn track(&mut self, number: usize, oracle: &mut Oracle) {
        if self.trackers[number].is_some() {
            return;
        }
        let tracker = self.language.watched_rule_codes.trackers()[number];
        let is_rule = tracker.code.look().is_none();
        let reached = if is_rule && self.prefix.has_matched(tracker.code.rule) {
            Reached { is_match: true, ..Reached::default() }
        } else {
            let places = (0..tracker.length).filter(|it| *it == 0 || self.prefix.has(tracker.offset + it));
            let places = places.map(|it| it as u32).collect();
            let reached = self.follow(tracker.code, places, oracle);
            // A rule that has matched once matches the label.
            if is_rule && reached.is_match {
                Reached { is_match: true, ..Reached::default() }
            } else {
                reached
            }
        };
        self.trackers[number] = Some(reached);
    }

    /// Follows a code from some of its places as far as no code point is taken.
    fn follow(&mut self, code: CodeId, places: Vec<u32>, oracle: &mut Oracle) -> Reached {
        let program = &self.language.ruleset.named_rules.get(code.rule).program;
        let steps = code_of(program, code);
        let mut seen = vec![false; steps.len()];
        let mut open = places;
        let mut reached = Reached::default();
        while let Some(place) = open.pop() {
            if std::mem::replace(&mut seen[place as usize], true) {
                continue;
            }
            match steps[place as usize] {
                Step::Any | Step::Set(_) => reached.takes.push(place),
                Step::Fork(one, other) => open.extend([other, one]),
                Step::Jump(there) => open.push(there),
                Step::Start if self.prefix.is_prefix_empty => open.push(place + 1),
                Step::End if self.is_end => open.push(place + 1),
                Step::Start | Step::End => {}
                Step::Anchor => reached.anchors.push(place),
                Step::Look(look) => {
                    if self.holds(
                        CodeId::of_look(code.rule, look),
                        program.looks[look as usize].is_behind,
                        oracle,
                    ) {
                        open.push(place + 1);
                    }
                }
                Step::Match => reached.is_match = true,
            }
        }
        reached.takes.sort_unstable();
        reached
    }

    /// Whether a `look-behind` or `look-ahead` holds here. What follows is guessed, and must be so.
    fn holds(&mut self, look: CodeId, is_behind: bool, oracle: &mut Oracle) -> bool {
        if is_behind {
            let Some(number) = self.language.watched_rule_codes.tracker(look) else { return false };
            self.track(number, oracle);
            return self.has_matched(number);
        }
        if let Some(&holds) = self.ahead.get(&look) {
            return holds;
        }
        let reached = self.follow(look, vec![0], oracle);
        let holds = if reached.is_match || self.is_end || reached.takes.is_empty() {
            reached.is_match
        } else {
            let holds = oracle.guess();
            let all = if holds { &mut self.must } else { &mut self.must_not };
            all.push((look, reached.takes));
            holds
        };
        self.ahead.insert(look, holds);
        holds
    }
}
