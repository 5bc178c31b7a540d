//! Making counterexamples, as texts and class names.

use std::ops::ControlFlow;

use bidiscope_bidi::name::{BidiClass, Character, representative, text_of};
use bidiscope_bidi::order::{DisplayConfig, DisplayEngine};
use bidiscope_idna::collisions::each_permutation;

use super::contexts::Contexts;
use super::example::{MAX_SEQUENCES_PER_DISPLAY, StudyCounterexample};
use super::pass::Task;
use super::property::{Check, DisplayProperty};
use super::urls;

/// The counterexample with this number to a check of a task.
pub(super) fn example(
    task: &Task<'_>,
    contexts: Option<&Contexts<'_>>,
    check: Check,
    number: u64,
) -> StudyCounterexample {
    if let Some(in_context) = contexts.and_then(|it| it.get(number)) {
        let shown = show(&task.checked_display, &in_context.characters);
        let mut displays = vec![shown];
        if check == Check::LabelInContext {
            displays.push(show(&task.checked_display, &in_context.characters[in_context.label]));
        }
        return spelled(&[in_context.characters], &displays);
    }
    let first = task.sequence(number);
    let displays = displays_of(check, &task.display, &task.checked_display, &first);
    let (other, most) = match check {
        Check::OneToOne => (task.checked_display.clone(), MAX_SEQUENCES_PER_DISPLAY - 1),
        Check::OneToOneAcrossParagraphs => (
            task.display.with_opposite_paragraph_direction().unwrap_or_else(|| task.checked_display.clone()),
            1,
        ),
        _ => return spelled(&[first], &displays),
    };
    // The sequence with this number is the smallest.
    let mut sequences = vec![first.clone()];
    add_others_with_display(task, &other, &displays[0], &first, most, &mut sequences);
    spelled(&sequences, &displays)
}

impl StudyCounterexample {
    /// Makes the counterexample to a property of a display from one sequence, or from two that have the same
    /// display.
    pub fn from_class_sequences(
        property: DisplayProperty,
        display: &DisplayConfig,
        counterexample_sequences: &[Vec<BidiClass>],
    ) -> Self {
        let characters = |classes: &Vec<BidiClass>| match (property.url_path(), property.check()) {
            (Some(path), Check::HostFirst(direction)) => {
                urls::counterexample(classes, path, display, direction)
            }
            _ => classes.iter().copied().map(representative).collect(),
        };
        let sequences: Vec<Vec<Character>> = counterexample_sequences.iter().map(characters).collect();
        let first = sequences.first().map(Vec::as_slice).unwrap_or_default();
        let displays = displays_of(property.check(), display, &property.checked_display(display), first);
        spelled(&sequences, &displays)
    }
}

/// The display of a sequence, and the display that a check compares it with.
fn displays_of(
    check: Check,
    display: &DisplayConfig,
    checked_display: &DisplayConfig,
    sequence: &[Character],
) -> Vec<Vec<Character>> {
    let shown = show(checked_display, sequence);
    let compared = match check {
        Check::Involution => show(checked_display, &shown),
        Check::SameInBothParagraphs => {
            show(display.with_opposite_paragraph_direction().as_ref().unwrap_or(checked_display), sequence)
        }
        Check::AgreesWith(strategy) => show(&strategy.into(), sequence),
        _ => return vec![shown],
    };
    vec![shown, compared]
}

/// Adds up to `most` other sequences of the task's domain that have the display `shown`.
fn add_others_with_display(
    task: &Task<'_>,
    display: &DisplayConfig,
    shown: &[Character],
    first: &[Character],
    most: usize,
    found: &mut Vec<Vec<Character>>,
) {
    let mut screen = DisplayEngine::new(display);
    let most = found.len() + most;
    let place = |it: &Character| task.alphabet.iter().position(|other| other == it);
    let digits: Vec<usize> = shown.iter().filter_map(place).collect();
    each_permutation(&digits, |order| {
        let characters: Vec<Character> = order.iter().map(|&digit| task.alphabet[digit]).collect();
        let is_another = task.is_in_domain(&characters) && characters != first;
        if is_another && screen.order(&characters).iter().map(|it| characters[it.0]).eq(shown.iter().copied())
        {
            found.push(characters);
        }
        match found.len() < most {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    });
}

/// The characters of a display from left to right.
fn show(display: &DisplayConfig, characters: &[Character]) -> Vec<Character> {
    DisplayEngine::new(display).order(characters).iter().map(|it| characters[it.0]).collect()
}

fn spelled(sequences: &[Vec<Character>], displays: &[Vec<Character>]) -> StudyCounterexample {
    let classes = |characters: &Vec<Character>| {
        let names: Vec<&str> = characters.iter().map(|it| it.class.short_name()).collect();
        names.join(" ")
    };
    StudyCounterexample {
        sequences: sequences.iter().map(|it| text_of(it)).collect(),
        classes: sequences.iter().map(classes).collect(),
        displays: displays.iter().map(|it| text_of(it)).collect(),
    }
}
