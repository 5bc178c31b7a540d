//! Counterexamples spelled out.

use crate::name::{Character, text_of};
use crate::order::{Display, Screen};
use crate::twins::each_permutation;

use super::contexts::Contexts;
use super::each::Task;
use super::property::Demand;
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
    let shown = show(&task.looked_at, &first);
    let other = task.display.in_other_paragraph();
    let other_display = other.as_ref().unwrap_or(&task.looked_at);
    match check {
        Demand::OneToOne => {
            let mut sequences = vec![first.clone()];
            // The first is the smallest.
            others_that_show(task, &task.looked_at, &shown, &first, MOST_OF_ONE_DISPLAY - 1, &mut sequences);
            spelled(&sequences, &[shown])
        }
        Demand::Across => {
            let mut sequences = vec![first.clone()];
            others_that_show(task, other_display, &shown, &first, 1, &mut sequences);
            spelled(&sequences, &[shown])
        }
        Demand::OwnInverse => {
            let twice = show(&task.looked_at, &shown);
            spelled(&[first], &[shown, twice])
        }
        Demand::SameInBoth => {
            let other = show(other_display, &first);
            spelled(&[first], &[shown, other])
        }
        Demand::AgreesWith(strategy) => {
            let other = show(&strategy.into(), &first);
            spelled(&[first], &[shown, other])
        }
        _ => spelled(&[first], &[shown]),
    }
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
