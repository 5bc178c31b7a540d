//! Searches the strings of one or two automata for characters whose order violates a claim.
//!
//! An earlier character is left of a later one if and only if the lowest level from the one to the other is even, or both are
//! in one piece (rules L2 and L3). So the search may mark a character of the string at any place and follows the lowest
//! level from there on. It goes through all states that a string can lead to, with all that can be marked in it.

use std::collections::{BTreeMap, VecDeque};

use super::read_certificate::{Automata, BASELESS, ReadCertificate, Symbol, Transitions};
use crate::automata::certificate::{CertificateCheckError, Kind};
use crate::automata::language::is_delimiter;
use bidiscope_bidi::name::BidiClass;

/// A character that the search reads.
#[derive(Clone, Copy)]
pub(super) struct Read {
    pub(super) class: BidiClass,
    /// The number of delimiters before it, up to two: X of a context stands after the first.
    pub(super) delimiters: usize,
    /// Whether it is the slash of a URL.
    pub(super) is_slash: bool,
    /// Its level in each order, that of marks without a base being 1.
    levels: [usize; 2],
    /// Whether it is in one piece with the character before it, in each order.
    continues_piece: [bool; 2],
}

/// How a marked character stands to the last one, in each order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Mark {
    lowest: [usize; 2],
    is_one_piece: [bool; 2],
}

impl Mark {
    pub(super) const fn at(read: Read) -> Self {
        Self { lowest: read.levels, is_one_piece: [true; 2] }
    }

    pub(super) fn after(self, read: Read) -> Self {
        Self {
            lowest: [0, 1].map(|order| self.lowest[order].min(read.levels[order])),
            is_one_piece: [0, 1].map(|order| self.is_one_piece[order] && read.continues_piece[order]),
        }
    }

    /// Whether it is left of the last character.
    pub(super) fn is_left(self, order: usize) -> bool {
        self.is_one_piece[order] || self.lowest[order].is_multiple_of(2)
    }
}

/// What is marked for the comparison of two orders.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Compared {
    Nothing,
    One(Mark),
    Differ,
}

/// Where the search is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Position<T> {
    states: [usize; 2],
    last_levels: [usize; 2],
    delimiters: usize,
    marked: T,
}

impl ReadCertificate {
    /// No two characters have one order in the first automaton and another in the second.
    pub(super) fn check_orders(&self) -> Result<(), CertificateCheckError> {
        let first = &self.sides[0];
        let both = match &self.kind {
            Kind::Involution => [first.display_rows(), first.string_rows()],
            Kind::SharedDisplay(_) => [first.display_rows(), self.sides[1].display_rows()],
            _ => [first.string_rows(), self.sides[1].string_rows()],
        };
        let is_in_context = self.kind.has_label_alone();
        let step = |marked: &Compared, read: Read| -> Vec<Compared> {
            // Of a label in a context only its own characters are compared.
            if is_in_context && (read.delimiters != 1 || is_delimiter(read.class)) {
                return vec![marked.clone()];
            }
            match marked {
                Compared::Nothing => vec![Compared::Nothing, Compared::One(Mark::at(read))],
                Compared::One(mark) => {
                    let mark = mark.after(read);
                    let is_same = mark.is_left(0) == mark.is_left(1);
                    vec![if is_same { Compared::One(mark) } else { Compared::Differ }]
                }
                Compared::Differ => vec![Compared::Differ],
            }
        };
        self.search(both, Compared::Nothing, step, |marked| *marked == Compared::Differ)
    }

    /// Goes through all strings of one automaton; `is_wrong` says what may not be marked at the end of one.
    pub(super) fn search_strings<T: Ord + Clone>(
        &self,
        start: T,
        step: impl Fn(&T, Read) -> Vec<T>,
        is_wrong: impl Fn(&T) -> bool,
    ) -> Result<(), CertificateCheckError> {
        // The second automaton accepts every string.
        let next = (0..self.letters.len()).map(|class| ((class, 0), 0)).collect();
        let any = Transitions { is_final: true, next };
        self.search([self.sides[0].string_rows(), vec![&any]], start, step, is_wrong)
    }

    fn search<T: Ord + Clone>(
        &self,
        both: [Vec<&Transitions>; 2],
        start: T,
        step: impl Fn(&T, Read) -> Vec<T>,
        is_wrong: impl Fn(&T) -> bool,
    ) -> Result<(), CertificateCheckError> {
        let start = Position { states: [0, 0], last_levels: [0, 0], delimiters: 0, marked: start };
        let mut found = BTreeMap::from([(start.clone(), None)]);
        let mut waiting = VecDeque::from([start]);
        while let Some(position) = waiting.pop_front() {
            let [Some(one), Some(other)] = [0, 1].map(|order| both[order].get(position.states[order])) else {
                continue;
            };
            if one.is_final && other.is_final && is_wrong(&position.marked) {
                let class_names = self.spelled(&found, &position);
                return Err(CertificateCheckError::StatementViolatedBy { class_names });
            }
            for (&symbol, &next) in &one.next {
                for (&(_, level), &next_other) in other.next.range((symbol.0, 0)..(symbol.0 + 1, 0)) {
                    self.sides[0].reachable.take_steps(1);
                    self.sides[0].reachable.check_steps()?;
                    let levels = [symbol.1, level];
                    let read = self.read_at(&position, symbol.0, levels);
                    for marked in step(&position.marked, read) {
                        let is_after_delimiter = is_delimiter(read.class);
                        let next = Position {
                            states: [next, next_other],
                            last_levels: levels,
                            delimiters: (position.delimiters + usize::from(is_after_delimiter)).min(2),
                            marked,
                        };
                        if !found.contains_key(&next) {
                            found.insert(next.clone(), Some((symbol.0, position.clone())));
                            waiting.push_back(next);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn read_at<T>(&self, position: &Position<T>, class: usize, levels: [usize; 2]) -> Read {
        // The sides of one display have the same marks.
        let mark = |order: usize| self.sides.get(order).unwrap_or(&self.sides[0]);
        let continues = |order: usize| {
            let symbol: Symbol = (class, levels[order]);
            position.last_levels[order] == symbol.1 && symbol.1 != 0 && mark(order).continues_piece(symbol)
        };
        Read {
            class: self.letters[class],
            is_slash: class == self.claim.alphabet.len(),
            delimiters: position.delimiters,
            levels: levels.map(|it| if it == BASELESS { 1 } else { it }),
            continues_piece: [continues(0), continues(1)],
        }
    }

    /// The classes that lead to a position.
    fn spelled<T: Ord + Clone>(
        &self,
        found: &BTreeMap<Position<T>, Option<(usize, Position<T>)>>,
        position: &Position<T>,
    ) -> String {
        let before = |it: &Position<T>| found.get(it).and_then(Option::as_ref);
        let steps = std::iter::successors(before(position), |it| before(&it.1));
        let mut names: Vec<&str> = steps.map(|it| self.letters[it.0].short_name()).collect();
        names.reverse();
        names.join(" ")
    }
}

impl Automata {
    fn string_rows(&self) -> Vec<&Transitions> {
        self.n.iter().collect()
    }

    fn display_rows(&self) -> Vec<&Transitions> {
        self.d.iter().map(|(_, row)| row).collect()
    }
}
