//! What is still wrong with a draft in which every single character is allowed, and the possible edits for
//! it.
//!
//! Only the first problem is reported: every fixed label must solve it in some way, so the search continues
//! from each way.

use std::ops::Range;

use crate::verdict::facts::Facts;
use crate::verdict::rfc5892::{ContextRule, LabelContextRules};
use crate::verdict::segments::segments;
use bidiscope_bidi::name::{BidiClass, Character, is_mark};

use super::character_kinds::removal_kind;
use super::cost::EditKind;
use super::draft::Draft;
use super::goal::{Goal, is_in_form_c};
use super::target_direction::Plan;

/// A problem, by positions in the draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Conflict {
    /// A character whose contextual rule is violated.
    BrokenContextRule(usize),
    /// A base character with marks that is not in Normalization Form C.
    NotNfc(Range<usize>),
    /// The first character may not begin the label.
    InvalidStart,
    /// Hyphens in the third and fourth position.
    Hyphens,
    /// The character at this position may not end the label; only marks follow it.
    InvalidEnd(usize),
}

/// The first problem of a non-empty draft; `None` if there is none except perhaps its length.
pub(super) fn conflict(draft: &Draft, plan: &Plan, goal: Goal) -> Option<Conflict> {
    let characters = draft.characters.as_slice();
    if goal.checks_more_than_bidi()
        && let Some(at) = broken_context(characters, goal)
    {
        return Some(Conflict::BrokenContextRule(at));
    }
    if goal.is_idna2008() && !is_in_form_c(characters) {
        let found = segments(characters).into_iter().find(|it| !is_in_form_c(&characters[it.clone()]));
        return Some(Conflict::NotNfc(found.unwrap_or(0..characters.len())));
    }
    if !characters.first().is_some_and(|it| plan.can_begin_with(*it)) {
        return Some(Conflict::InvalidStart);
    }
    if goal.checks_more_than_bidi()
        && Facts::of_label(characters).intersects(Facts::HYPHEN.at_third_and_fourth())
    {
        return Some(Conflict::Hyphens);
    }
    let last = characters.iter().rposition(|it| !plan.ignores_final_marks() || it.class != BidiClass::NSM)?;
    (!plan.can_end_with(characters[last])).then_some(Conflict::InvalidEnd(last))
}

/// The first character whose contextual rule is tested and violated.
fn broken_context(characters: &[Character], goal: Goal) -> Option<usize> {
    let contexts = LabelContextRules::new(characters);
    let is_broken = |(at, it): (usize, &Character)| {
        let rule = ContextRule::of(it.scalar)?;
        let bidi_rule_applies = goal.is_idna2008() || rule.is_tested_in_lookup();
        (bidi_rule_applies && !contexts.rule_holds_at(rule, at)).then_some(at)
    };
    characters.iter().enumerate().find_map(is_broken)
}

/// All drafts that solve a problem with one more edit. They are created lazily, because there may be as many
/// as characters.
pub(super) fn successors<'a>(
    conflict: &Conflict,
    label: &'a [Character],
    draft: &'a Draft,
    plan: &'a Plan,
) -> Box<dyn Iterator<Item = Draft> + 'a> {
    let successors = Successors { label, draft, plan };
    match conflict {
        Conflict::BrokenContextRule(at) => Box::new(successors.without(*at).into_iter()),
        Conflict::NotNfc(places) => Box::new(successors.in_form_c(places.clone()).flatten()),
        Conflict::InvalidStart => Box::new(successors.with_another_beginning().into_iter().flatten()),
        Conflict::Hyphens => Box::new(successors.without(3).into_iter()),
        Conflict::InvalidEnd(at) => Box::new(successors.with_another_end(*at).into_iter().flatten()),
    }
}

#[derive(Clone, Copy)]
struct Successors<'a> {
    label: &'a [Character],
    draft: &'a Draft,
    plan: &'a Plan,
}

impl<'a> Successors<'a> {
    fn without(&self, at: usize) -> Option<Draft> {
        self.draft.without(self.label, &[self.draft.origins[at]], removal_kind)
    }

    /// Removes the first of these characters and, if it is a hyphen, the adjacent hyphens with it.
    fn without_hyphens(&self, mut places: impl Iterator<Item = usize>) -> Option<Draft> {
        let origins = &self.draft.origins;
        let first = origins[places.next()?];
        let characters = &self.draft.characters;
        let is_hyphen = |at: &usize| characters[*at].scalar == '-';
        let mut removed = vec![first];
        if characters.iter().zip(origins).any(|(it, origin)| *origin == first && it.scalar == '-') {
            removed.extend(places.take_while(is_hyphen).map(|at| origins[at]));
        }
        self.draft.without(self.label, &removed, removal_kind)
    }

    fn moved(&self, at: usize, to: usize, kind: EditKind) -> Option<Draft> {
        let before = match self.draft.origins.get(to) {
            Some(origin) => *origin,
            None => self.label.len(),
        };
        self.draft.with_moved(self.label, [at], before, kind)
    }

    /// The normalized form, or the text without one of the marks.
    fn in_form_c(self, places: Range<usize>) -> impl Iterator<Item = Option<Draft>> + use<'a> {
        let normalizer = icu_normalizer::ComposingNormalizerBorrowed::new_nfc();
        let text = bidiscope_bidi::name::text_of(&self.draft.characters[places.clone()]);
        let composed = normalizer.normalize(&text);
        let respelled = self.draft.respelled(self.label, places.clone(), &composed, EditKind::NormalForm);
        let marks = places.filter(move |&at| is_mark(self.draft.characters[at].scalar));
        std::iter::once(respelled).chain(marks.map(move |at| self.without(at)))
    }

    fn with_another_beginning(&self) -> Vec<Option<Draft>> {
        let characters = &self.draft.characters;
        let first = characters[0];
        let mut found = vec![self.without_hyphens(0..characters.len())];
        // A hyphen at an end is only removed, never moved into the word.
        if first.scalar == '-' {
            return found;
        }
        if let Some(at) = characters.iter().position(|it| self.plan.can_begin_with(*it)) {
            if first.class.is_digit() {
                found.push(self.with_number_at_end());
            } else {
                found.push(self.moved(0, at + 1, EditKind::MoveLetter));
                found.push(self.moved(at, 0, EditKind::MoveLetter));
            }
        }
        found
    }

    /// Moves the number at the beginning, with the hyphen after it, to the end.
    fn with_number_at_end(&self) -> Option<Draft> {
        let characters = &self.draft.characters;
        let is_of_number = |it: &Character| it.class.is_digit() || is_mark(it.scalar) || it.scalar == '-';
        let word = characters.iter().position(|it| !is_of_number(it))?;
        let number = characters[..word].iter().rposition(|it| it.scalar != '-')? + 1;
        // If the word is a single letter, moving the letter is shorter.
        if number == word && word + 1 == characters.len() {
            return self.moved(word, 0, EditKind::MoveNumber);
        }
        let places = (number..word).chain(0..number);
        self.draft.with_moved(self.label, places, self.label.len(), EditKind::MoveNumber)
    }

    fn with_another_end(&self, last: usize) -> Vec<Option<Draft>> {
        let mut found = vec![self.without_hyphens((0..=last).rev())];
        if self.draft.characters[last].scalar != '-' {
            let better = (1..last).rev().find(|&at| self.plan.can_end_with(self.draft.characters[at]));
            let end = self.draft.characters.len();
            found.push(better.and_then(|at| self.moved(at, end, EditKind::MoveLetter)));
        }
        found
    }
}
