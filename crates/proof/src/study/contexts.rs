//! RFC 5893 section 3, Character Grouping: a label X that satisfies the rule, between delimiters D1 and
//! D2, between neighbours S1 and S2 that are "unproblematic labels" or empty.
//!
//! The sequences of a length are all S1 D1 X D2 S2 with that many characters. The alphabet's characters
//! are delimiters or letters of labels as [`grouping`](bidiscope_idna::verdict::grouping) takes them.

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::places::Places;
use bidiscope_bidi::order::{LogicalIndex, Screen};
use bidiscope_idna::verdict::grouping::{is_delimiter, is_of_neighbours, is_unproblematic};
use bidiscope_system::threads::Crew;

use super::each::{Tally, Task};
use super::labels::satisfies_rule;
use super::property::Demand;
use super::sequences::{Sequences, append_sequence, count};

/// How many labels X a thread takes at a time.
const BLOCK: u64 = 16;
/// After how many sequences somebody who asks for an end is heard.
const PAUSE: u64 = 4_096;

/// The labels that contexts are made of.
#[derive(Clone, Debug)]
pub(super) struct Stock {
    delimiters: Vec<Character>,
    letters: Vec<Character>,
    /// The labels that satisfy the rule, by length, as numbers over the letters.
    labels: Vec<Vec<u64>>,
    /// The unproblematic labels, by length, as numbers over the letters; of length 0 the empty one.
    neighbours: Vec<Vec<u64>>,
}

impl Stock {
    /// What contexts of up to this length need. Where somebody stops the crew, less.
    pub(super) fn new(alphabet: &[Character], max_length: usize, crew: Crew<'_>) -> Self {
        let of = |wanted: fn(BidiClass) -> bool| -> Vec<Character> {
            alphabet.iter().copied().filter(|it| wanted(it.class)).collect()
        };
        let delimiters = of(is_delimiter);
        let letters = of(is_of_neighbours);
        let has_contexts = !delimiters.is_empty() && !letters.is_empty();
        let longest = if has_contexts { max_length.saturating_sub(2) } else { 0 };
        let by_length = |accept: fn(&[Character]) -> bool| -> Vec<Vec<u64>> {
            (0..=longest).map(|length| all_of_length(&letters, length, accept, crew)).collect()
        };
        let labels = by_length(satisfies_rule);
        let neighbours = by_length(is_unproblematic);
        Self { delimiters, labels, neighbours, letters }
    }
}

/// All sequences S1 D1 X D2 S2 of a length.
#[derive(Clone, Debug)]
pub(super) struct Contexts<'a> {
    stock: &'a Stock,
    /// The lengths of S1, X and S2.
    shapes: Vec<[usize; 3]>,
}

/// A label X in a context.
#[derive(Clone, Debug, Default)]
pub(super) struct InContext {
    /// S1 D1 X D2 S2.
    pub(super) characters: Vec<Character>,
    /// Where X stands.
    pub(super) label: Range<usize>,
}

impl<'a> Contexts<'a> {
    /// Those of this length, which the stock is made for.
    pub(super) fn new(stock: &'a Stock, length: usize) -> Self {
        let letters = length.saturating_sub(2);
        let fits = letters < stock.labels.len();
        let shapes = (1..=letters).flat_map(|label| {
            (0..=letters - label).map(move |before| [before, label, letters - label - before])
        });
        Self { stock, shapes: shapes.filter(|_| fits).collect() }
    }

    /// How many there are.
    pub(super) fn count(&self) -> u64 {
        self.shapes
            .iter()
            .map(|&shape| self.stock.labels[shape[1]].len() as u64 * self.per_label(shape))
            .sum()
    }

    /// In how many contexts each label of a shape stands.
    fn per_label(&self, [before, _, after]: [usize; 3]) -> u64 {
        let Stock { neighbours, delimiters, .. } = self.stock;
        (neighbours[before].len() * neighbours[after].len() * delimiters.len() * delimiters.len()) as u64
    }

    /// The one of this number.
    pub(super) fn get(&self, mut number: u64) -> Option<InContext> {
        for &shape in &self.shapes {
            let count = self.stock.labels[shape[1]].len() as u64 * self.per_label(shape);
            if number < count {
                let mut found = InContext::default();
                self.fill(&mut found, shape, number);
                return Some(found);
            }
            number -= count;
        }
        None
    }

    /// Puts the one of this number among those of its shape into `into`.
    fn fill(&self, into: &mut InContext, [before, length, after]: [usize; 3], mut number: u64) {
        let Stock { delimiters, letters, labels, neighbours } = self.stock;
        let mut pick = |among: usize| {
            let picked = number % among as u64;
            number /= among as u64;
            // Smaller than a number of labels in memory.
            picked as usize
        };
        let s2 = neighbours[after][pick(neighbours[after].len())];
        let d2 = delimiters[pick(delimiters.len())];
        let d1 = delimiters[pick(delimiters.len())];
        let s1 = neighbours[before][pick(neighbours[before].len())];
        let x = labels[length][pick(labels[length].len())];
        into.characters.clear();
        append_sequence(&mut into.characters, letters, before, s1);
        into.characters.push(d1);
        append_sequence(&mut into.characters, letters, length, x);
        into.characters.push(d2);
        append_sequence(&mut into.characters, letters, after, s2);
        into.label = before + 1..before + 1 + length;
    }

    /// The tallies of the checks, in their order; `None` if the study was stopped.
    pub(super) fn run(&self, task: &Task<'_>, crew: Crew<'_>) -> Option<Vec<Tally>> {
        let mut tallies = vec![Tally::default(); task.checks.len()];
        let mut offset = 0;
        for &shape in &self.shapes {
            let per_label = self.per_label(shape);
            let labels = self.stock.labels[shape[1]].len() as u64;
            let blocks = crew.work(
                labels,
                (BLOCK, per_label),
                || Worker::new(self, task, shape, offset),
                |worker, block| worker.check_all(block.start * per_label..block.end * per_label, crew),
            )?;
            for block in &blocks {
                tallies.iter_mut().zip(block).for_each(|(tally, block)| tally.merge(block));
            }
            offset += labels * per_label;
        }
        Some(tallies)
    }
}

/// One thread's screen and memory, for the contexts of a shape.
struct Worker<'a> {
    contexts: &'a Contexts<'a>,
    task: &'a Task<'a>,
    shape: [usize; 3],
    /// The number of the shape's first context.
    offset: u64,
    screen: Screen,
    places: Places,
    current: InContext,
    alone: Vec<LogicalIndex>,
}

impl<'a> Worker<'a> {
    fn new(contexts: &'a Contexts<'a>, task: &'a Task<'a>, shape: [usize; 3], offset: u64) -> Self {
        let screen = Screen::new(&task.looked_at);
        let (places, current, alone) = Default::default();
        Self { contexts, task, shape, offset, screen, places, current, alone }
    }

    /// The tallies of these contexts; of fewer where the crew is stopped, which then asks for none.
    fn check_all(&mut self, numbers: Range<u64>, crew: Crew<'_>) -> Vec<Tally> {
        let Self { contexts, task, shape, screen, places, current, alone, .. } = self;
        let mut tallies = vec![Tally::default(); task.checks.len()];
        for number in numbers {
            if number % PAUSE == 0 && crew.is_stopped() {
                break;
            }
            contexts.fill(current, *shape, number);
            let InContext { characters, label } = &*current;
            if task.checks.contains(&Demand::SameAsAlone) {
                alone.clear();
                alone.extend_from_slice(screen.show(&characters[label.clone()]));
            }
            let visual = screen.show(characters);
            places.set(visual);
            for (&check, tally) in task.checks.iter().zip(&mut tallies) {
                let holds = match check {
                    Demand::Together => places.is_together(label.clone()),
                    Demand::Between => places.is_between_its_neighbours(label.clone()),
                    Demand::SameAsAlone => {
                        let in_context = visual.iter().filter(|it| label.contains(&it.0));
                        let in_context = in_context.map(|it| characters[it.0]);
                        in_context.eq(alone.iter().map(|it| characters[it.0 + label.start]))
                    }
                    _ => true,
                };
                tally.cases += 1;
                if !holds {
                    tally.add(self.offset + number);
                }
            }
        }
        tallies
    }
}

fn all_of_length(
    letters: &[Character],
    length: usize,
    accept: fn(&[Character]) -> bool,
    crew: Crew<'_>,
) -> Vec<u64> {
    let mut accepted = Vec::new();
    let all = count(letters.len(), length).unwrap_or(0);
    let mut sequences = Sequences::new(letters, length, 0..all);
    while let Some((number, characters)) = sequences.current() {
        if number % PAUSE == 0 && crew.is_stopped() {
            break;
        }
        if accept(characters) {
            accepted.push(number);
        }
        sequences.advance();
    }
    accepted
}
