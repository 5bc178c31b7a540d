//! What is still wrong in a draft of which every character could stand somewhere, and what may be done about it.
//!
//! The first thing that is wrong is enough: every mended label has it done in some way, so the search goes on from
//! each.

use std::ops::Range;

use crate::verdict::rfc5892::{ContextRule, LabelContexts};
use crate::verdict::segments::segments;
use bidiscope_bidi::name::{BidiClass, Character, is_mark};

use super::cost::EditKind;
use super::draft::Draft;
use super::goal::{Goal, is_in_form_c};
use super::plan::Plan;
use super::remedy::loss_of;

/// What is wrong, by places in the draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Conflict {
    /// A character whose contextual rule is not fulfilled.
    Context(usize),
    /// A letter and its marks that are not in Normalization Form C.
    Form(Range<usize>),
    /// The first character cannot begin the label.
    Beginning,
    /// Hyphens in the third and fourth place.
    Hyphens,
    /// The character at this place cannot end the label, and what follows it are marks.
    End(usize),
}

/// The first thing that is wrong in a draft that is not empty; `None` where nothing is, but for its length.
pub(super) fn conflict(draft: &Draft, plan: &Plan, goal: Goal) -> Option<Conflict> {
    let characters = draft.characters.as_slice();
    if goal.asks_for_more_than_bidi()
        && let Some(at) = broken_context(characters, goal)
    {
        return Some(Conflict::Context(at));
    }
    if goal.is_idna2008() && !is_in_form_c(characters) {
        let stretches = segments(characters);
        let found = stretches.into_iter().find(|it| !is_in_form_c(&characters[it.clone()]));
        return Some(Conflict::Form(found.unwrap_or(0..characters.len())));
    }
    if !characters.first().is_some_and(|it| plan.can_begin_with(*it)) {
        return Some(Conflict::Beginning);
    }
    if goal.asks_for_more_than_bidi()
        && let [_, _, third, fourth, ..] = characters
        && third.scalar == '-'
        && fourth.scalar == '-'
    {
        return Some(Conflict::Hyphens);
    }
    let last = characters.iter().rposition(|it| !plan.passes_over_marks() || it.class != BidiClass::NSM)?;
    (!plan.can_end_with(characters[last])).then_some(Conflict::End(last))
}

/// The first character whose contextual rule is asked and not fulfilled.
fn broken_context(characters: &[Character], goal: Goal) -> Option<usize> {
    let contexts = LabelContexts::new(characters);
    let is_broken = |(at, it): (usize, &Character)| {
        let rule = ContextRule::of(it.scalar)?;
        let is_asked = goal.is_idna2008() || rule.is_tested_in_lookup();
        (is_asked && !contexts.hold(rule, at)).then_some(at)
    };
    characters.iter().enumerate().find_map(is_broken)
}

/// Everything that may be done about what is wrong. Each is made when it is asked for: there may be as many as
/// characters.
pub(super) fn successors<'a>(
    conflict: &Conflict,
    label: &'a [Character],
    draft: &'a Draft,
    plan: &'a Plan,
) -> Box<dyn Iterator<Item = Draft> + 'a> {
    let step = Successors { label, draft, plan };
    match conflict {
        Conflict::Context(at) => Box::new(step.without(*at).into_iter()),
        Conflict::Form(places) => Box::new(step.in_form_c(places.clone()).flatten()),
        Conflict::Beginning => Box::new(step.with_another_beginning().into_iter().flatten()),
        Conflict::Hyphens => Box::new(step.without(3).into_iter()),
        Conflict::End(at) => Box::new(step.with_another_end(*at).into_iter().flatten()),
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
        self.draft.without(self.label, &[self.draft.origins[at]], loss_of)
    }

    /// Without this character and the hyphens beside it on one side, where it is a hyphen: they share its fate.
    fn without_hyphens(&self, mut places: impl Iterator<Item = usize>) -> Option<Draft> {
        let origins = &self.draft.origins;
        let first = origins[places.next()?];
        let characters = &self.draft.characters;
        let is_hyphen = |at: &usize| characters[*at].scalar == '-';
        let mut gone = vec![first];
        if characters.iter().zip(origins).any(|(it, origin)| *origin == first && it.scalar == '-') {
            gone.extend(places.take_while(is_hyphen).map(|at| origins[at]));
        }
        self.draft.without(self.label, &gone, loss_of)
    }

    fn moved(&self, at: usize, to: usize, kind: EditKind) -> Option<Draft> {
        let before = match self.draft.origins.get(to) {
            Some(origin) => *origin,
            None => self.label.len(),
        };
        self.draft.with_moved(self.label, [at], before, kind)
    }

    /// The normal form, or what stands there without one of the characters.
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
        // A hyphen at an end is never carried into the word.
        if first.scalar == '-' {
            return found;
        }
        if let Some(at) = characters.iter().position(|it| self.plan.can_begin_with(*it)) {
            if first.class.is_digit() {
                found.push(self.with_the_number_last());
            } else {
                found.push(self.moved(0, at + 1, EditKind::MoveLetter));
                found.push(self.moved(at, 0, EditKind::MoveLetter));
            }
        }
        found
    }

    /// The number at the beginning moved to the end, with the hyphen that stands between it and the word.
    fn with_the_number_last(&self) -> Option<Draft> {
        let characters = &self.draft.characters;
        let is_of_number = |it: &Character| it.class.is_digit() || is_mark(it.scalar) || it.scalar == '-';
        let word = characters.iter().position(|it| !is_of_number(it))?;
        let number = characters[..word].iter().rposition(|it| it.scalar != '-')? + 1;
        // One letter is moved more shortly.
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
