//! The contexts of Character Grouping (RFC 5893 section 3): a label X that satisfies the Bidi rule, between
//! delimiters D1 and D2, between neighbours S1 and S2 that are "unproblematic labels" or empty.
//!
//! The sequences of a length are all S1 D1 X D2 S2 with that many characters. The characters of the alphabet
//! are delimiters or letters of labels as [`grouping`](bidiscope_idna::verdict::grouping) takes them.

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::visual_positions::VisualPositions;
use bidiscope_bidi::order::{DisplayEngine, LogicalIndex};
use bidiscope_idna::verdict::grouping::{
    is_allowed_neighbour_label, is_delimiter_class, is_searched_in_neighbour_labels,
};
use bidiscope_system::threads::ThreadPool;

use super::labels::satisfies_rule;
use super::pass::{Tally, Task};
use super::property::Check;
use super::sequences::{Sequences, append_sequence, count};

/// The number of labels X that a thread takes at a time.
const BLOCK_SIZE: u64 = 16;

/// The labels that contexts are built from.
#[derive(Clone, Debug)]
pub(super) struct ContextLabels {
    delimiters: Vec<Character>,
    letters: Vec<Character>,
    /// The labels that satisfy the rule, by length, as numbers over the letters.
    labels: Vec<Vec<u64>>,
    /// The unproblematic labels, by length, as numbers over the letters; of length 0 the empty one.
    neighbours: Vec<Vec<u64>>,
}

impl ContextLabels {
    /// The labels for contexts of up to this length; fewer if the study is stopped.
    pub(super) fn new(alphabet: &[Character], max_length: usize, pool: ThreadPool<'_>) -> Self {
        let of = |wanted: fn(BidiClass) -> bool| -> Vec<Character> {
            alphabet.iter().copied().filter(|it| wanted(it.class)).collect()
        };
        let delimiters = of(is_delimiter_class);
        let letters = of(is_searched_in_neighbour_labels);
        let has_contexts = !delimiters.is_empty() && !letters.is_empty();
        let longest = if has_contexts { max_length.saturating_sub(2) } else { 0 };
        let by_length = |accept: fn(&[Character]) -> bool| -> Vec<Vec<u64>> {
            (0..=longest).map(|length| all_of_length(&letters, length, accept, pool)).collect()
        };
        let labels = by_length(satisfies_rule);
        let neighbours = by_length(is_allowed_neighbour_label);
        Self { delimiters, labels, neighbours, letters }
    }
}

/// All sequences S1 D1 X D2 S2 of one length.
#[derive(Clone, Debug)]
pub(super) struct Contexts<'a> {
    labels_by_length: &'a ContextLabels,
    /// The lengths of S1, X and S2.
    shapes: Vec<[usize; 3]>,
}

/// A label X in a context.
#[derive(Clone, Debug, Default)]
pub(super) struct LabelInContext {
    /// S1 D1 X D2 S2.
    pub(super) characters: Vec<Character>,
    /// The positions of X.
    pub(super) label: Range<usize>,
}

impl<'a> Contexts<'a> {
    /// The contexts of this length, which must not exceed that of the labels.
    pub(super) fn new(labels_by_length: &'a ContextLabels, length: usize) -> Self {
        let letters = length.saturating_sub(2);
        let fits = letters < labels_by_length.labels.len();
        let shapes = (1..=letters).flat_map(|label| {
            (0..=letters - label).map(move |before| [before, label, letters - label - before])
        });
        Self { labels_by_length, shapes: shapes.filter(|_| fits).collect() }
    }

    /// The number of contexts.
    pub(super) fn count(&self) -> u64 {
        self.shapes
            .iter()
            .map(|&shape| self.labels_by_length.labels[shape[1]].len() as u64 * self.per_label(shape))
            .sum()
    }

    /// The number of contexts for each label X of a shape.
    fn per_label(&self, [before, _, after]: [usize; 3]) -> u64 {
        let ContextLabels { neighbours, delimiters, .. } = self.labels_by_length;
        (neighbours[before].len() * neighbours[after].len() * delimiters.len() * delimiters.len()) as u64
    }

    /// The context with this number; `None` beyond the last.
    pub(super) fn get(&self, mut number: u64) -> Option<LabelInContext> {
        for &shape in &self.shapes {
            let count = self.labels_by_length.labels[shape[1]].len() as u64 * self.per_label(shape);
            if number < count {
                let mut found = LabelInContext::default();
                self.fill(&mut found, shape, number);
                return Some(found);
            }
            number -= count;
        }
        None
    }

    /// Writes the context with this number, among those of its shape, to `into`.
    fn fill(&self, into: &mut LabelInContext, [before, length, after]: [usize; 3], mut number: u64) {
        let ContextLabels { delimiters, letters, labels, neighbours } = self.labels_by_length;
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
    pub(super) fn run(&self, task: &Task<'_>, pool: ThreadPool<'_>) -> Option<Vec<Tally>> {
        let mut tallies = vec![Tally::default(); task.checks.len()];
        let mut offset = 0;
        for &shape in &self.shapes {
            let per_label = self.per_label(shape);
            let labels = self.labels_by_length.labels[shape[1]].len() as u64;
            let blocks = pool.map_blocks_unless_stopped(
                labels,
                BLOCK_SIZE,
                per_label,
                || Worker::new(self, task, shape, offset),
                |worker, block| worker.check_all(block.start * per_label..block.end * per_label, pool),
            )?;
            for block in &blocks {
                tallies.iter_mut().zip(block).for_each(|(tally, block)| tally.merge(block));
            }
            offset += labels * per_label;
        }
        Some(tallies)
    }
}

/// What one thread needs to check the contexts of a shape.
struct Worker<'a> {
    contexts: &'a Contexts<'a>,
    task: &'a Task<'a>,
    shape: [usize; 3],
    /// The number of the first context of the shape.
    offset: u64,
    screen: DisplayEngine,
    places: VisualPositions,
    current: LabelInContext,
    alone: Vec<LogicalIndex>,
}

impl<'a> Worker<'a> {
    fn new(contexts: &'a Contexts<'a>, task: &'a Task<'a>, shape: [usize; 3], offset: u64) -> Self {
        let screen = DisplayEngine::new(&task.checked_display);
        let (places, current, alone) = Default::default();
        Self { contexts, task, shape, offset, screen, places, current, alone }
    }

    /// The tallies of these contexts; of fewer if the study is stopped, in which case they are not used.
    fn check_all(&mut self, numbers: Range<u64>, pool: ThreadPool<'_>) -> Vec<Tally> {
        let Self { contexts, task, shape, screen, places, current, alone, .. } = self;
        let mut tallies = vec![Tally::default(); task.checks.len()];
        for number in numbers {
            if pool.is_stopped() {
                break;
            }
            contexts.fill(current, *shape, number);
            let LabelInContext { characters, label } = &*current;
            if task.checks.contains(&Check::LabelInContext) {
                alone.clear();
                alone.extend_from_slice(screen.order(&characters[label.clone()]));
            }
            let visual = screen.order(characters);
            places.update(visual);
            for (&check, tally) in task.checks.iter().zip(&mut tallies) {
                let holds = match check {
                    Check::LabelsTogether => places.is_visually_contiguous(label.clone()),
                    Check::LabelsBetween => places.is_visually_between_logical_neighbours(label.clone()),
                    Check::LabelInContext => {
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
    pool: ThreadPool<'_>,
) -> Vec<u64> {
    let mut accepted = Vec::new();
    let all = count(letters.len(), length).unwrap_or(0);
    let mut sequences = Sequences::new(letters, length, 0..all);
    while let Some((number, characters)) = sequences.current() {
        if pool.is_stopped() {
            break;
        }
        if accept(characters) {
            accepted.push(number);
        }
        sequences.advance();
    }
    accepted
}
