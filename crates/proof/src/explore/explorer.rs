//! Tests one strategy on every sequence up to a length.

use crate::study::labels::{are_together, labels};
use crate::study::reading::{is_purely_right_to_left, reads_right_to_left};
use crate::study::sequences::{Sequences, sequence};
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::visual_positions::VisualPositions;
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayEngine, LogicalIndex};

use bidiscope_system::threads::ThreadPool;

use super::uba_reference::{ReferenceSequences, SequencesOfLength};
use super::{Criterion, CriterionCell, DisplayChanges, ExploredStrategy, decide};

/// Tests strategies one after another, with memory that it reuses; one for each thread.
pub(super) struct Explorer<'a> {
    reference: &'a ReferenceSequences,
    /// For each display, by its number as a sequence, the first sequence that has it: among all sequences,
    /// among names, and in paragraphs of both directions. `NO_SEQUENCE` if none has it.
    first: [Vec<u32>; 3],
    places: VisualPositions,
}

/// Marks a display that no sequence has. Sequences have smaller numbers.
const NO_SEQUENCE: u32 = u32::MAX;

/// The first counterexample to a criterion with its length; `None` if there is none.
pub(super) type FirstCounterexample = Option<(usize, Vec<Vec<BidiClass>>)>;

impl<'a> Explorer<'a> {
    pub(super) fn new(reference: &'a ReferenceSequences) -> Self {
        Self { reference, first: Default::default(), places: VisualPositions::default() }
    }

    /// Tests a strategy. Criteria without a counterexample are then decided for all lengths if possible. `None` where the
    /// exploration was stopped.
    pub(super) fn explore(
        &mut self,
        display: &DisplayConfig,
        pool: ThreadPool<'_>,
    ) -> Option<ExploredStrategy> {
        let mut trial = ContextSearch {
            screen: DisplayEngine::new(display),
            other_paragraph: display.in_other_paragraph().map(DisplayEngine::new),
            counterexamples: std::array::from_fn(|_| None),
            changes: DisplayChanges::default(),
            fingerprint: 0,
        };
        for length in &self.reference.lengths {
            trial.try_length(self.reference, length, (&mut self.first, &mut self.places), pool);
        }
        let ContextSearch { counterexamples, changes, fingerprint, .. } = trial;
        let to = self.reference.lengths.len();
        let mut decided = decide::Decider::new(display, &self.reference.classes);
        let cells = Criterion::ALL.into_iter().zip(counterexamples).map(|(criterion, counterexample)| {
            match counterexample {
                _ if pool.is_stopped() => None,
                Some((from, smallest)) => Some(CriterionCell::Fails { from, smallest }),
                None => Some(decided.cell(criterion, to)),
            }
        });
        let cells = cells.collect::<Option<_>>()?;
        Some(ExploredStrategy { display: display.clone(), cells, changes, fingerprint })
    }
}

/// The test of one strategy.
struct ContextSearch {
    screen: DisplayEngine,
    /// The same strategy in a paragraph of the other direction; `None` if it does not depend on the paragraph.
    other_paragraph: Option<DisplayEngine>,
    counterexamples: [FirstCounterexample; Criterion::COUNT],
    changes: DisplayChanges,
    fingerprint: u64,
}

impl ContextSearch {
    fn try_length(
        &mut self,
        all: &ReferenceSequences,
        length: &SequencesOfLength,
        (first, places): (&mut [Vec<u32>; 3], &mut VisualPositions),
        pool: ThreadPool<'_>,
    ) {
        for shown_first in &mut *first {
            shown_first.clear();
            shown_first.resize(length.count as usize, NO_SEQUENCE);
        }
        let open: Vec<Criterion> =
            Criterion::ALL.into_iter().filter(|&it| self.counterexamples[it as usize].is_none()).collect();
        let mut visual: Vec<LogicalIndex> = Vec::new();
        let mut sequences = Sequences::new(&all.characters, length.length, 0..length.count);
        while let Some((number, characters)) = sequences.current()
            && !pool.is_stopped()
        {
            visual.clear();
            visual.extend_from_slice(self.screen.order(characters));
            self.record(&visual, length, number);
            places.update(&visual);
            let shown_in_other = self.other_paragraph.as_mut().map(|it| it.order(characters));
            for &criterion in &open {
                if self.counterexamples[criterion as usize].is_some() {
                    continue;
                }
                let mut shared = |memory: usize, shown: u64| {
                    let first = &mut first[memory][shown as usize];
                    let before = if *first == NO_SEQUENCE { number } else { u64::from(*first) };
                    // There are fewer sequences than `NO_SEQUENCE`.
                    *first = before as u32;
                    (before != number).then_some(before)
                };
                let single = |holds: bool| if holds { None } else { Some(vec![number]) };
                let pair = |it: Option<u64>| it.map(|before| vec![before, number]);
                let found = match criterion {
                    Criterion::OneToOne => pair(shared(0, sequences.shown(&visual))),
                    Criterion::NameUniqueness if !length.is_name(number) => None,
                    Criterion::NameUniqueness => pair(shared(1, sequences.shown(&visual))),
                    Criterion::OneToOneInAnyParagraphs => {
                        let in_this = shared(2, sequences.shown(&visual));
                        let in_other = shown_in_other.and_then(|it| shared(2, sequences.shown(it)));
                        pair(in_this.or(in_other))
                    }
                    Criterion::LabelsLeftToRight => {
                        single(places.are_in_order(labels(characters), Direction::LeftToRight))
                    }
                    Criterion::LabelsInOneDirection => single(
                        Direction::ALL.into_iter().any(|it| places.are_in_order(labels(characters), it)),
                    ),
                    Criterion::LabelsTogether => single(are_together(characters, places)),
                    Criterion::RtlNameReadsRightToLeft => single(
                        !is_purely_right_to_left(characters) || reads_right_to_left(characters, places),
                    ),
                    Criterion::RtlNameAgreesWithUbaRtl => {
                        let is_uba_order = || is_order(&visual, length.uba(1, number));
                        single(!is_purely_right_to_left(characters) || is_uba_order())
                    }
                    Criterion::SameInBothParagraphs => {
                        single(shown_in_other.is_none_or(|it| it == &visual[..]))
                    }
                };
                if let Some(numbers) = found {
                    let classes = |number: u64| {
                        let character = sequence(&all.characters, length.length, number);
                        character.iter().map(|it| it.class).collect()
                    };
                    self.counterexamples[criterion as usize] =
                        Some((length.length, numbers.into_iter().map(classes).collect()));
                }
            }
            sequences.advance();
        }
    }

    /// Counts a name that differs from the UBA, and continues the fingerprint.
    fn record(&mut self, visual: &[LogicalIndex], length: &SequencesOfLength, number: u64) {
        for it in visual {
            // FNV-1a over the positions.
            self.fingerprint = (self.fingerprint ^ (it.0 as u64 + 1)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        if length.is_name(number) {
            let differs = [0, 1].map(|paragraph| !is_order(visual, length.uba(paragraph, number)));
            self.changes.names += 1;
            for (count, differs) in self.changes.from_uba.iter_mut().zip(differs) {
                *count += u64::from(differs);
            }
            self.changes.from_both += u64::from(differs[0] && differs[1]);
        }
    }
}

fn is_order(visual: &[LogicalIndex], other: &[u8]) -> bool {
    visual.iter().zip(other).all(|(one, other)| one.0 == usize::from(*other))
}
