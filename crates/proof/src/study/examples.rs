//! Counterexamples spelled out.

use bidiscope_bidi::name::{BidiClass, Character, text_of};
use bidiscope_bidi::order::{Display, Screen};
use bidiscope_idna::collisions::each_permutation;

use super::contexts::Contexts;
use super::each::Task;
use super::property::{Demand, Property};
use super::representative;
use super::results::Example;
use super::sequences::sequence;

/// The most sequences that are given for one display.
pub(super) const MOST_OF_ONE_DISPLAY: usize = 4;

/// The counterexample of this number to the nth check of a task.
pub(super) fn example(
    task: &Task<'_>,
    contexts: Option<&Contexts<'_>>,
    check: Demand,
    number: u64,
) -> Example {
    if let Some(in_context) = contexts.and_then(|it| it.get(number)) {
        let shown = show(&task.looked_at, &in_context.characters);
        let mut displays = vec![shown];
        if check == Demand::SameAsAlone {
            displays.push(show(&task.looked_at, &in_context.characters[in_context.label]));
        }
        return spelled(&[in_context.characters], &displays);
    }
    let first = sequence(task.alphabet, task.length, number);
    let displays = displays_of(check, &task.display, &task.looked_at, &first);
    let (other, most) = match check {
        Demand::OneToOne => (task.looked_at.clone(), MOST_OF_ONE_DISPLAY - 1),
        Demand::Across => (task.display.in_other_paragraph().unwrap_or_else(|| task.looked_at.clone()), 1),
        _ => return spelled(&[first], &displays),
    };
    // The first is the smallest.
    let mut sequences = vec![first.clone()];
    others_that_show(task, &other, &displays[0], &first, most, &mut sequences);
    spelled(&sequences, &displays)
}

impl Example {
    /// The counterexample to a property of a display that these sequences are: two that show the same, or one.
    pub fn of(property: Property, display: &Display, sequences: &[Vec<BidiClass>]) -> Self {
        let characters = |classes: &Vec<BidiClass>| classes.iter().copied().map(representative).collect();
        let sequences: Vec<Vec<Character>> = sequences.iter().map(characters).collect();
        let first = sequences.first().map(Vec::as_slice).unwrap_or_default();
        let displays = displays_of(property.check(), display, &property.looks_at(display), first);
        spelled(&sequences, &displays)
    }
}

/// What a sequence shows, and what else a check compares that with.
fn displays_of(
    check: Demand,
    display: &Display,
    looked_at: &Display,
    sequence: &[Character],
) -> Vec<Vec<Character>> {
    let shown = show(looked_at, sequence);
    let compared = match check {
        Demand::OwnInverse => show(looked_at, &shown),
        Demand::SameInBoth => show(display.in_other_paragraph().as_ref().unwrap_or(looked_at), sequence),
        Demand::AgreesWith(strategy) => show(&strategy.into(), sequence),
        _ => return vec![shown],
    };
    vec![shown, compared]
}

/// Adds other sequences of the task's domain that show `shown`.
fn others_that_show(
    task: &Task<'_>,
    display: &Display,
    shown: &[Character],
    first: &[Character],
    most: usize,
    found: &mut Vec<Vec<Character>>,
) {
    let mut screen = Screen::new(display);
    let most = found.len() + most;
    let place = |it: &Character| task.alphabet.iter().position(|other| other == it);
    let digits: Vec<usize> = shown.iter().filter_map(place).collect();
    each_permutation(&digits, |order| {
        let characters: Vec<Character> = order.iter().map(|&digit| task.alphabet[digit]).collect();
        let is_another = task.is_in_domain(&characters) && characters != first;
        if is_another && screen.show(&characters).iter().map(|it| characters[it.0]).eq(shown.iter().copied())
        {
            found.push(characters);
        }
        found.len() < most
    });
}

/// What a display shows, from left to right.
fn show(display: &Display, characters: &[Character]) -> Vec<Character> {
    Screen::new(display).show(characters).iter().map(|it| characters[it.0]).collect()
}

fn spelled(sequences: &[Vec<Character>], displays: &[Vec<Character>]) -> Example {
    let classes = |characters: &Vec<Character>| {
        let names: Vec<&str> = characters.iter().map(|it| it.class.short_name()).collect();
        names.join(" ")
    };
    Example {
        sequences: sequences.iter().map(|it| text_of(it)).collect(),
        classes: sequences.iter().map(classes).collect(),
        displays: displays.iter().map(|it| text_of(it)).collect(),
    }
}
