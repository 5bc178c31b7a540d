//! Reads displays, with the levels of their characters, from left to right.
//!
//! Characters at level 0 are displayed in logical order. A *block*, a maximal run of characters at level 1 or
//! higher, is displayed with its pieces reversed; a *piece* is a base at level 1 with its marks, or a run at
//! level 2. So a piece read later precedes in logical order the pieces of its block read before, and its map on
//! the states of N is applied before theirs.

use super::letters::{BASELESS_NSM_LEVEL_CODE, BidiClassLetters, DISPLAY_LEVEL_CODE_COUNT};
use super::partial_map::{PartialMap, StateSet};
use crate::automata::automaton::Automaton;

/// The state of reading a display: what the part read so far determines about the rest.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::automata) enum ReaderState {
    /// Between blocks: the state of N after the same characters.
    BetweenBlocks(usize),
    /// Within a block.
    InBlock {
        /// The state of N at the logical beginning of the block.
        from: usize,
        /// Maps the state of N before the completed pieces to the state after the block.
        completed: PartialMap,
        /// The level of the current piece.
        level: usize,
        /// The map of the part of the current piece read so far.
        piece: PartialMap,
    },
}

/// Reads the displays of the strings that an automaton accepts. Rejects as soon as no display begins like this,
/// so every [`ReaderState`] can be continued to a display.
#[derive(Debug)]
pub(in crate::automata) struct DisplayReader<'a> {
    strings: &'a Automaton,
    letters: &'a BidiClassLetters,
    /// Maps the state of N after a block to the first state with the same continuations; no target if the text
    /// can neither end nor continue at level 0.
    after_block: PartialMap,
    /// For each level and state, the states to which a piece can continue.
    continuations: [Vec<StateSet>; DISPLAY_LEVEL_CODE_COUNT],
    /// For each state in which a block begins, the states in which a piece can begin, and those in which one
    /// can begin at level 2.
    piece_starts: Vec<[StateSet; 2]>,
    /// Whether a symbol occurs in any string.
    occurs: Vec<bool>,
}

impl<'a> DisplayReader<'a> {
    /// Makes a reader for these strings, which must have the levels of displays.
    pub(in crate::automata) fn new(strings: &'a Automaton, letters: &'a BidiClassLetters) -> Self {
        let states = strings.state_count();
        let continuations = |level: usize| -> Vec<StateSet> {
            let symbols: Vec<usize> = (0..letters.len())
                .filter(|&it| continues(letters, it, level))
                .map(|it| at(it, level))
                .collect();
            let steps = |state| symbols.iter().filter_map(move |&symbol| strings.next_state(state, symbol));
            (0..states).map(|state| StateSet::reached(states, state, steps)).collect()
        };
        let occurs = |symbol| (0..states).any(|state| strings.next_state(state, symbol).is_some());
        let piece_starts = (0..states).map(|from| piece_starts_from(strings, from)).collect();
        Self {
            strings,
            letters,
            after_block: after_block(strings, letters),
            continuations: std::array::from_fn(continuations),
            piece_starts,
            occurs: (0..strings.symbol_count()).map(occurs).collect(),
        }
    }

    /// The state before the first character.
    pub(in crate::automata) const fn start(&self) -> ReaderState {
        ReaderState::BetweenBlocks(0)
    }

    /// Whether the part read so far is the display of a string.
    pub(in crate::automata) fn is_final(&self, state_read: &ReaderState) -> bool {
        self.state_outside(state_read).is_some_and(|state| self.strings.is_final(state))
    }

    /// The state after one more character; `None` if no display begins like this.
    pub(in crate::automata) fn next(&self, state_read: &ReaderState, symbol: usize) -> Option<ReaderState> {
        let (letter, level) = (symbol / DISPLAY_LEVEL_CODE_COUNT, symbol % DISPLAY_LEVEL_CODE_COUNT);
        if !self.occurs[symbol] {
            return None;
        }
        if level == 0 {
            return self
                .strings
                .next_state(self.state_outside(state_read)?, symbol)
                .map(ReaderState::BetweenBlocks);
        }
        let step = |state| self.strings.next_state(state, symbol);
        let (from, completed) = match state_read {
            ReaderState::InBlock { from, completed, level: last, piece }
                if *last == level && continues(self.letters, letter, level) =>
            {
                return self.in_block(*from, completed.clone(), level, &piece.then(step));
            }
            ReaderState::InBlock { from, completed, piece, .. } => {
                (*from, piece.then(|state| completed.get(state)))
            }
            ReaderState::BetweenBlocks(state) => (*state, self.after_block.clone()),
        };
        // A mark at level 1 does not begin a piece.
        if level == 1 && self.letters.follows_base_by_l3(letter) {
            return None;
        }
        let piece_starts = &self.piece_starts[from][usize::from(level == 2)];
        let piece = PartialMap::new(self.strings.state_count(), |it| {
            piece_starts.has(it).then(|| step(it)).flatten()
        });
        self.in_block(from, completed, level, &piece)
    }

    /// The state within a block, without entries that cannot be continued; `None` if none remain.
    fn in_block(
        &self,
        from: usize,
        completed: PartialMap,
        level: usize,
        piece: &PartialMap,
    ) -> Option<ReaderState> {
        let ends = completed.domain();
        let piece = piece.then(|state| self.continuations[level][state].meets(&ends).then_some(state));
        (!piece.is_empty()).then_some(ReaderState::InBlock { from, completed, level, piece })
    }

    /// The state of N if the current block ends here.
    fn state_outside(&self, state_read: &ReaderState) -> Option<usize> {
        match state_read {
            ReaderState::BetweenBlocks(state) => Some(*state),
            ReaderState::InBlock { from, completed, piece, .. } => completed.get(piece.get(*from)?),
        }
    }
}

/// The symbol of a letter at a level.
const fn at(letter: usize, level: usize) -> usize {
    letter * DISPLAY_LEVEL_CODE_COUNT + level
}

/// Whether a letter at a level continues a piece of the same level.
fn continues(letters: &BidiClassLetters, letter: usize, level: usize) -> bool {
    level == 2 || level == BASELESS_NSM_LEVEL_CODE || level == 1 && letters.follows_base_by_l3(letter)
}

/// See [`DisplayReader::after_block`].
fn after_block(strings: &Automaton, letters: &BidiClassLetters) -> PartialMap {
    let after = |state| -> Vec<Option<usize>> {
        (0..letters.len()).map(|letter| strings.next_state(state, at(letter, 0))).collect()
    };
    let future = |state| (strings.is_final(state), after(state));
    let futures: Vec<_> = (0..strings.state_count()).map(future).collect();
    PartialMap::new(strings.state_count(), |state| {
        let (is_final, after) = &futures[state];
        let may_continue = *is_final || after.iter().any(Option::is_some);
        may_continue.then(|| futures.iter().position(|it| *it == futures[state])).flatten()
    })
}

/// See [`DisplayReader::piece_starts`]. A run at level 2 is one piece, so no piece begins at level 2 after
/// level 2.
fn piece_starts_from(strings: &Automaton, from: usize) -> [StateSet; 2] {
    let of_level = |state, takes: fn(usize) -> bool| {
        let symbols =
            (0..strings.symbol_count()).filter(move |symbol| takes(symbol % DISPLAY_LEVEL_CODE_COUNT));
        symbols.filter_map(move |symbol| strings.next_state(state, symbol))
    };
    let anywhere =
        StateSet::reached(strings.state_count(), from, |state| of_level(state, |level| level != 0));
    let mut not_after_level_2 = StateSet::empty(strings.state_count());
    not_after_level_2.insert(from);
    for state in anywhere.iter() {
        of_level(state, |level| level % 2 == 1).for_each(|it| {
            not_after_level_2.insert(it);
        });
    }
    [anywhere, not_after_level_2]
}
