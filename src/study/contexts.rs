//! RFC 5893 section 3, Character Grouping: a label X that satisfies the rule, between delimiters D1 and
//! D2, between neighbours S1 and S2 that are "unproblematic labels" or empty.
//!
//! The sequences of a length are all S1 D1 X D2 S2 with that many characters. The delimiters are those
//! of the classes CS, WS and ON that the alphabet has, and "not allowed in domain labels"; the labels
//! are made of the rest, less BN, which the document passes over, and what no label may hold.

use std::ops::Range;

use crate::name::{BidiClass, Character};
use crate::order::LogicalIndex;

use super::each::{Tally, Task};
use super::labels::{Places, satisfies_rule};
use super::progress::Crew;
use super::property::Check;
use super::screen::Screen;
use super::sequences::{count, sequence};

/// How many labels X a thread takes at a time.
const BLOCK: u64 = 16;

/// All sequences S1 D1 X D2 S2 of a length.
#[derive(Debug)]
pub(super) struct Contexts {
    delimiters: Vec<Character>,
    /// The labels that satisfy the rule, by length.
    labels: Vec<Vec<Vec<Character>>>,
    /// The unproblematic labels, by length; of length 0 the empty one.
    neighbours: Vec<Vec<Vec<Character>>>,
    /// The lengths of S1, X and S2.
    shapes: Vec<[usize; 3]>,
}

/// A label X in a context.
pub(super) struct InContext {
    /// S1 D1 X D2 S2.
    pub(super) characters: Vec<Character>,
    /// Where X stands.
    pub(super) label: Range<usize>,
}

impl Contexts {
    /// Those of this length.
    pub(super) fn new(alphabet: &[Character], length: usize) -> Self {
        use BidiClass::{AL, AN, EN, ES, ET, L, NSM, R};
        let of = |wanted: fn(BidiClass) -> bool| -> Vec<Character> {
            alphabet.iter().copied().filter(|it| wanted(it.class)).collect()
        };
        let delimiters = of(is_delimiter);
        let letters = of(|class| matches!(class, L | R | AL | AN | EN | ES | ET | NSM));
        let longest = if delimiters.is_empty() { 0 } else { length.saturating_sub(2) };
        let by_length = |accept: fn(&[Character]) -> bool| -> Vec<Vec<Vec<Character>>> {
            (0..=longest).map(|length| all_of_length(&letters, length, accept)).collect()
        };
        let shapes = (1..=longest).flat_map(|label| {
            (0..=longest - label).map(move |before| [before, label, longest - label - before])
        });
        Self {
            delimiters,
            labels: by_length(satisfies_rule),
            neighbours: by_length(|it| it.is_empty() || is_unproblematic(it)),
            shapes: if longest == 0 { Vec::new() } else { shapes.collect() },
        }
    }

    /// How many there are.
    pub(super) fn count(&self) -> u64 {
        self.shapes.iter().map(|&shape| self.labels[shape[1]].len() as u64 * self.per_label(shape)).sum()
    }

    /// In how many contexts each label of a shape stands.
    fn per_label(&self, [before, _, after]: [usize; 3]) -> u64 {
        let delimiters = self.delimiters.len();
        (self.neighbours[before].len() * self.neighbours[after].len() * delimiters * delimiters) as u64
    }

    /// The one of this number.
    pub(super) fn get(&self, mut number: u64) -> Option<InContext> {
        for &shape in &self.shapes {
            let [before, length, after] = shape;
            let count = self.labels[length].len() as u64 * self.per_label(shape);
            if number >= count {
                number -= count;
                continue;
            }
            let mut pick = |among: usize| {
                let picked = number % among as u64;
                number /= among as u64;
                // Smaller than a number of labels in memory.
                picked as usize
            };
            let s2 = &self.neighbours[after][pick(self.neighbours[after].len())];
            let d2 = self.delimiters[pick(self.delimiters.len())];
            let d1 = self.delimiters[pick(self.delimiters.len())];
            let s1 = &self.neighbours[before][pick(self.neighbours[before].len())];
            let x = &self.labels[length][pick(self.labels[length].len())];
            let characters = [s1.as_slice(), &[d1], x, &[d2], s2].concat();
            return Some(InContext { characters, label: before + 1..before + 1 + length });
        }
        None
    }

    /// The tallies of the checks, in their order; `None` if the study was stopped.
    pub(super) fn run(&self, task: &Task<'_>, crew: Crew<'_>) -> Option<Vec<Tally>> {
        let mut tallies = vec![Tally::default(); task.checks.len()];
        let mut offset = 0;
        for &shape in &self.shapes {
            let per_label = self.per_label(shape);
            let labels = self.labels[shape[1]].len() as u64;
            let blocks = crew.work(
                labels,
                (BLOCK, per_label),
                || (Screen::new(task.view), Places::default(), Vec::new()),
                |memory, block| {
                    let numbers = offset + block.start * per_label..offset + block.end * per_label;
                    self.check_all(task, memory, numbers)
                },
            )?;
            for block in &blocks {
                tallies.iter_mut().zip(block).for_each(|(tally, block)| tally.merge(block));
            }
            offset += labels * per_label;
        }
        Some(tallies)
    }

    fn check_all(
        &self,
        task: &Task<'_>,
        (screen, places, alone): &mut (Screen, Places, Vec<LogicalIndex>),
        numbers: Range<u64>,
    ) -> Vec<Tally> {
        let mut tallies = vec![Tally::default(); task.checks.len()];
        for number in numbers {
            let Some(InContext { characters, label }) = self.get(number) else { continue };
            if task.checks.contains(&Check::SameAsAlone) {
                alone.clear();
                alone.extend_from_slice(screen.show(&characters[label.clone()]));
            }
            let visual = screen.show(&characters);
            places.set(visual);
            for (&check, tally) in task.checks.iter().zip(&mut tallies) {
                let holds = match check {
                    Check::Together => places.is_together(label.clone()),
                    Check::Between => places.is_between(label.clone(), [label.start - 1, label.end]),
                    Check::SameAsAlone => {
                        let in_context = visual.iter().filter(|it| label.contains(&it.0));
                        let in_context = in_context.map(|it| characters[it.0]);
                        in_context.eq(alone.iter().map(|it| characters[it.0 + label.start]))
                    }
                    _ => true,
                };
                tally.cases += 1;
                if !holds {
                    tally.add(number);
                }
            }
        }
        tallies
    }
}

/// "Delimiterchars": CS, WS and ON.
const fn is_delimiter(class: BidiClass) -> bool {
    matches!(class, BidiClass::CS | BidiClass::WS | BidiClass::ON)
}

/// "A label that either satisfies the requirements or does not contain any character with the Bidi
/// properties R, AL, or AN and does not begin with a character with the Bidi property EN."
fn is_unproblematic(label: &[Character]) -> bool {
    let begins_with_number = label.first().is_some_and(|it| it.class == BidiClass::EN);
    let has_right_to_left = label.iter().any(|it| it.class.makes_label_right_to_left());
    satisfies_rule(label) || !begins_with_number && !has_right_to_left
}

fn all_of_length(
    letters: &[Character],
    length: usize,
    accept: fn(&[Character]) -> bool,
) -> Vec<Vec<Character>> {
    let all = count(letters.len(), length).unwrap_or(0);
    (0..all).map(|number| sequence(letters, length, number)).filter(|it| accept(it)).collect()
}
