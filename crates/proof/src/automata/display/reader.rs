//! Displays with the levels of their characters, read from left to right.
//!
//! A stretch at level 0 is read as it is stored. A *block*, characters at level 1 and more side by side,
//! is stored the other way round: from its last piece to its first, where a *piece* is a base at level 1
//! with its marks, or what stands side by side at level 2. So from left to right a piece comes before what
//! has been read: the piece's map over N's states comes before theirs.

use super::partial::{PartialMap, StateSet};
use super::{BASELESS, DISPLAY_LEVELS, Letters};
use crate::automata::automaton::Automaton;

/// What of a display, read so far, matters to the rest.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::automata) enum ReadDisplay {
    /// Between blocks: N has read the same, and is in this state.
    Outside(usize),
    /// Within a block.
    Inside {
        /// N's state where the block begins in storage, so before all that is read of it.
        from: usize,
        /// From N's state before the pieces that are whole to the one after the block.
        done: PartialMap,
        /// The level of the piece that may go on.
        level: usize,
        /// Its map so far.
        piece: PartialMap,
    },
}

/// Reads the displays of the strings that an automaton accepts. What can be no beginning of a display is
/// left at once, so every [`ReadDisplay`] has an end.
#[derive(Debug)]
pub(in crate::automata) struct DisplayReader<'a> {
    strings: &'a Automaton,
    letters: &'a Letters,
    /// From N's state after a block to the first that goes on in the same way; none where the text can
    /// neither end nor go on at level 0.
    landing: PartialMap,
    /// At each level, for each state, those to which a piece that has come so far can go on.
    goes_on: [Vec<StateSet>; DISPLAY_LEVELS],
    /// For each state in which a block begins, those in which a piece can begin at all, and at level 2.
    begins: Vec<[StateSet; 2]>,
    /// Whether a symbol is in any string at all.
    occurs: Vec<bool>,
}

impl<'a> DisplayReader<'a> {
    /// A reader for these strings, whose symbols have a display's levels.
    pub(in crate::automata) fn new(strings: &'a Automaton, letters: &'a Letters) -> Self {
        let states = strings.states();
        let goes_on = |level: usize| -> Vec<StateSet> {
            let symbols: Vec<usize> = (0..letters.len())
                .filter(|&it| continues(letters, it, level))
                .map(|it| at(it, level))
                .collect();
            let steps = |state| symbols.iter().filter_map(move |&symbol| strings.next(state, symbol));
            (0..states).map(|state| StateSet::reached(states, state, steps)).collect()
        };
        let occurs = |symbol| (0..states).any(|state| strings.next(state, symbol).is_some());
        let begins = (0..states).map(|from| beginnings(strings, from)).collect();
        Self {
            strings,
            letters,
            landing: landing(strings, letters),
            goes_on: std::array::from_fn(goes_on),
            begins,
            occurs: (0..strings.symbols()).map(occurs).collect(),
        }
    }

    /// Before the first character.
    pub(in crate::automata) const fn start(&self) -> ReadDisplay {
        ReadDisplay::Outside(0)
    }

    /// Whether what has been read is the display of a string.
    pub(in crate::automata) fn is_final(&self, reading: &ReadDisplay) -> bool {
        self.outside(reading).is_some_and(|state| self.strings.is_final(state))
    }

    /// What is read with one character more; `None` where no display begins so.
    pub(in crate::automata) fn next(&self, reading: &ReadDisplay, symbol: usize) -> Option<ReadDisplay> {
        let (letter, level) = (symbol / DISPLAY_LEVELS, symbol % DISPLAY_LEVELS);
        if !self.occurs[symbol] {
            return None;
        }
        if level == 0 {
            return self.strings.next(self.outside(reading)?, symbol).map(ReadDisplay::Outside);
        }
        let step = |state| self.strings.next(state, symbol);
        let (from, done) = match reading {
            ReadDisplay::Inside { from, done, level: last, piece }
                if *last == level && continues(self.letters, letter, level) =>
            {
                return self.inside(*from, done.clone(), level, &piece.then(step));
            }
            ReadDisplay::Inside { from, done, piece, .. } => (*from, piece.then(|state| done.get(state))),
            ReadDisplay::Outside(state) => (*state, self.landing.clone()),
        };
        // A mark at level 1 is no piece of its own.
        if level == 1 && self.letters.is_mark(letter) {
            return None;
        }
        let begins = &self.begins[from][usize::from(level == 2)];
        let piece = PartialMap::new(self.strings.states(), |it| begins.has(it).then(|| step(it)).flatten());
        self.inside(from, done, level, &piece)
    }

    /// Within a block, without what leads nowhere.
    fn inside(&self, from: usize, done: PartialMap, level: usize, piece: &PartialMap) -> Option<ReadDisplay> {
        let ends = done.domain();
        let piece = piece.then(|state| self.goes_on[level][state].meets(&ends).then_some(state));
        (!piece.is_empty()).then_some(ReadDisplay::Inside { from, done, level, piece })
    }

    /// N's state if what has been read of a block is all of it.
    fn outside(&self, reading: &ReadDisplay) -> Option<usize> {
        match reading {
            ReadDisplay::Outside(state) => Some(*state),
            ReadDisplay::Inside { from, done, piece, .. } => done.get(piece.get(*from)?),
        }
    }
}

/// The symbol of a letter at a level.
const fn at(letter: usize, level: usize) -> usize {
    letter * DISPLAY_LEVELS + level
}

/// Whether a letter at a level belongs to the piece before it, if that is of the same level.
fn continues(letters: &Letters, letter: usize, level: usize) -> bool {
    level == 2 || level == BASELESS || level == 1 && letters.is_mark(letter)
}

/// See [`DisplayReader::landing`].
fn landing(strings: &Automaton, letters: &Letters) -> PartialMap {
    let after = |state| -> Vec<Option<usize>> {
        (0..letters.len()).map(|letter| strings.next(state, at(letter, 0))).collect()
    };
    let future = |state| (strings.is_final(state), after(state));
    let futures: Vec<_> = (0..strings.states()).map(future).collect();
    PartialMap::new(strings.states(), |state| {
        let (is_final, after) = &futures[state];
        let goes_on = *is_final || after.iter().any(Option::is_some);
        goes_on.then(|| futures.iter().position(|it| *it == futures[state])).flatten()
    })
}

/// See [`DisplayReader::begins`]. What stands side by side at level 2 is one piece, so none begins after level 2.
fn beginnings(strings: &Automaton, from: usize) -> [StateSet; 2] {
    let of_level = |state, takes: fn(usize) -> bool| {
        let symbols = (0..strings.symbols()).filter(move |symbol| takes(symbol % DISPLAY_LEVELS));
        symbols.filter_map(move |symbol| strings.next(state, symbol))
    };
    let anywhere = StateSet::reached(strings.states(), from, |state| of_level(state, |level| level != 0));
    let mut not_after_level_2 = StateSet::empty(strings.states());
    not_after_level_2.insert(from);
    for state in anywhere.iter() {
        of_level(state, |level| level % 2 == 1).for_each(|it| {
            not_after_level_2.insert(it);
        });
    }
    [anywhere, not_after_level_2]
}
