//! One strategy, tried on every sequence to a length.

use crate::study::labels::{are_together, labels};
use crate::study::sequences::{Sequences, sequence};
use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::places::Places;
use bidiscope_bidi::order::{Direction, Display, LogicalIndex, Screen};

use super::lengths::{Length, Lengths};
use super::{Changes, Explored, Wish, WishCell, decide};

/// One thread's memory.
pub(super) struct Explorer<'a> {
    lengths: &'a Lengths,
    /// For each display, by its number as a sequence, the first sequence that shows it, in one paragraph; names
    /// alone; in both paragraphs. `NOBODY` where none does.
    first: [Vec<u32>; 3],
    places: Places,
}

/// No sequence: there are fewer.
const NOBODY: u32 = u32::MAX;

/// What was found of a wish: nothing, or the first counterexample.
pub(super) type FirstBroken = Option<(usize, Vec<Vec<BidiClass>>)>;

impl<'a> Explorer<'a> {
    pub(super) fn new(lengths: &'a Lengths) -> Self {
        Self { lengths, first: Default::default(), places: Places::default() }
    }

    /// What is known of a strategy: tried, and where that finds nothing, decided for all lengths.
    pub(super) fn explore(&mut self, display: &Display) -> Explored {
        let mut tried = Tried {
            screen: Screen::new(display),
            other: display.in_other_paragraph().map(Screen::new),
            broken: std::array::from_fn(|_| None),
            changes: Changes::default(),
            fingerprint: 0,
        };
        for length in &self.lengths.lengths {
            tried.length(self.lengths, length, &mut self.first, &mut self.places);
        }
        let Tried { broken, changes, fingerprint, .. } = tried;
        let to = self.lengths.lengths.len();
        let mut decided = decide::Decider::new(display, &self.lengths.classes);
        let cells = Wish::ALL.into_iter().zip(broken).map(|(wish, broken)| match broken {
            Some((from, smallest)) => WishCell::Fails { from, smallest },
            None => decided.cell(wish, to),
        });
        Explored { display: display.clone(), cells: cells.collect(), changes, fingerprint }
    }
}

struct Tried {
    screen: Screen,
    /// The same in the other paragraph, if there is one.
    other: Option<Screen>,
    broken: [FirstBroken; Wish::COUNT],
    changes: Changes,
    fingerprint: u64,
}

impl Tried {
    fn length(&mut self, all: &Lengths, length: &Length, first: &mut [Vec<u32>; 3], places: &mut Places) {
        for shown_first in &mut *first {
            shown_first.clear();
            shown_first.resize(length.count as usize, NOBODY);
        }
        let open: Vec<Wish> =
            Wish::ALL.into_iter().filter(|&it| self.broken[it as usize].is_none()).collect();
        let mut visual: Vec<LogicalIndex> = Vec::new();
        let mut sequences = Sequences::new(&all.characters, length.length, 0..length.count);
        while let Some((number, characters)) = sequences.current() {
            visual.clear();
            visual.extend_from_slice(self.screen.show(characters));
            self.take_note(&visual, length, number);
            places.set(&visual);
            let shown_in_other = self.other.as_mut().map(|it| it.show(characters));
            for &wish in &open {
                if self.broken[wish as usize].is_some() {
                    continue;
                }
                let mut shared = |memory: usize, shown: u64| {
                    let first = &mut first[memory][shown as usize];
                    let before = if *first == NOBODY { number } else { u64::from(*first) };
                    // There are fewer sequences than `NOBODY`.
                    *first = before as u32;
                    (before != number).then_some(before)
                };
                let by_itself = |holds: bool| if holds { None } else { Some(vec![number]) };
                let with_other = |it: Option<u64>| it.map(|before| vec![before, number]);
                let found = match wish {
                    Wish::NoTwoAlike => with_other(shared(0, sequences.shown(&visual))),
                    Wish::NoTwoNamesAlike if !length.is_name(number) => None,
                    Wish::NoTwoNamesAlike => with_other(shared(1, sequences.shown(&visual))),
                    Wish::NoTwoAcross => {
                        let here = shared(2, sequences.shown(&visual));
                        let there = shown_in_other.and_then(|it| shared(2, sequences.shown(it)));
                        with_other(here.or(there))
                    }
                    Wish::LabelsFromTheLeft => {
                        by_itself(places.are_in_order(labels(characters), Direction::LeftToRight))
                    }
                    Wish::LabelsInOrder => by_itself(
                        Direction::ALL.into_iter().any(|it| places.are_in_order(labels(characters), it)),
                    ),
                    Wish::LabelsWhole => by_itself(are_together(characters, places)),
                    Wish::ReadsFromTheRight => by_itself(
                        !is_of_one_direction(characters) || reads_from_the_right(characters, places),
                    ),
                    Wish::AsInABook => {
                        let is_shown_so = || is_order(&visual, length.uba(1, number));
                        by_itself(!is_of_one_direction(characters) || is_shown_so())
                    }
                    Wish::SameInBoth => by_itself(shown_in_other.is_none_or(|it| it == &visual[..])),
                };
                if let Some(numbers) = found {
                    let classes = |number: u64| {
                        let character = sequence(&all.characters, length.length, number);
                        character.iter().map(|it| it.class).collect()
                    };
                    self.broken[wish as usize] =
                        Some((length.length, numbers.into_iter().map(classes).collect()));
                }
            }
            sequences.advance();
        }
    }

    /// Counts what is shown otherwise than today, and goes on with the fingerprint.
    fn take_note(&mut self, visual: &[LogicalIndex], length: &Length, number: u64) {
        for it in visual {
            // FNV-1a, on places.
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

/// Whether its letters are all right-to-left, one at least.
fn is_of_one_direction(characters: &[Character]) -> bool {
    let holds = |is: fn(BidiClass) -> bool| characters.iter().any(|it| is(it.class));
    holds(BidiClass::is_right_to_left_letter) && !holds(|it| it == BidiClass::L)
}

/// See [`Wish::ReadsFromTheRight`].
fn reads_from_the_right(characters: &[Character], places: &Places) -> bool {
    if characters.iter().any(|it| it.class == BidiClass::NSM) {
        return true;
    }
    let place = |at: usize| places.visual_from_logical()[at];
    let class = |at: usize| characters[at].class;
    let is_stop = |at: usize| class(at) == BidiClass::CS;
    let is_digit = |at: usize| matches!(class(at), BidiClass::EN | BidiClass::AN);
    (0..characters.len()).all(|later| {
        let mut is_in_other_label = false;
        let mut is_in_number = is_digit(later);
        (0..later).rev().all(|earlier| {
            is_in_number &= class(earlier) == class(later);
            let stops = is_stop(earlier) || is_stop(later);
            let has_letter = [earlier, later].iter().any(|&it| class(it).is_right_to_left_letter());
            let goes_left = has_letter || is_in_other_label && !stops;
            is_in_other_label |= is_stop(earlier);
            let is_left = place(earlier) < place(later);
            !(goes_left && is_left || is_in_number && !is_left)
        })
    })
}
