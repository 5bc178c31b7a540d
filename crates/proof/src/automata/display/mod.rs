//! D: the displays of all strings of a language, with the level of each character.
//!
//! A display with its levels determines its string: rule L2 can be reversed from the lowest level up. So two
//! different strings have the same display if and only if some display has two different sequences of levels.
//! [`AnnotatedDisplays`] holds the displays with their levels as an automaton that reads from left to right.

mod display_levels;
mod partial_map;
mod reader;
mod reorder;

pub use reorder::reorder;

pub(super) use partial_map::StateSet;

pub(super) use reader::{DisplayReader, ReaderState};

use super::automaton::Automaton;
use bidiscope_bidi::name::BidiClass;

/// The number of levels in a display: the three of N, and [`BASELESS`].
pub const DISPLAY_LEVELS: usize = 4;

/// The extra level of marks at level 1 without a base at level 1, such as those at the beginning of a
/// right-to-left paragraph. Marks with and without a base look the same in a display, so without this level a
/// display with its levels would not determine the string.
pub const BASELESS: usize = 3;

/// The letters that strings are made of, without their levels: numbers from 0. Each stands for a bidi class, or for a
/// class in one of several *kinds*, such as in or outside the label that is checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letters {
    marks: Vec<bool>,
}

impl Letters {
    /// One letter for each class, numbered as in `classes`; nonspacing marks are kept after their bases (rule L3).
    pub fn of_classes(classes: &[BidiClass]) -> Self {
        Self { marks: classes.iter().map(|&it| it == BidiClass::NSM).collect() }
    }

    /// The same letters without rule L3: marks are reordered like other letters.
    #[must_use]
    pub fn without_l3(&self) -> Self {
        Self { marks: vec![false; self.marks.len()] }
    }

    /// Each letter in this many kinds, letter `l` of kind `k` being the new letter `l * kinds + k`.
    #[must_use]
    pub(crate) fn in_kinds(&self, kinds: usize) -> Self {
        Self { marks: self.marks.iter().flat_map(|&it| std::iter::repeat_n(it, kinds)).collect() }
    }

    /// The number of letters.
    pub fn len(&self) -> usize {
        self.marks.len()
    }

    /// Whether there are no letters.
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    /// Whether rule L3 keeps the letter with this number after its base.
    pub fn is_mark(&self, letter: usize) -> bool {
        self.marks.get(letter) == Some(&true)
    }
}

/// The displays of the strings of a language, with levels. The symbol of letter `c` at level `l` is `c *
/// DISPLAY_LEVELS + l`.
#[derive(Clone, Debug)]
pub struct AnnotatedDisplays {
    /// The letters of the strings.
    pub letters: Letters,
    /// The strings in logical order, with the levels of displays.
    pub strings: Automaton,
    /// The minimal automaton D of their displays, from left to right.
    pub displays: Automaton,
    /// The number of states of D before it was minimized.
    pub states_before_minimizing: usize,
}

impl AnnotatedDisplays {
    /// The displays of the strings that `resolved` accepts; `None` if they take more than `max_states` states.
    /// `resolved` is an [N](super::levels): the symbol of letter `c` at level `l` is `c * LEVEL_COUNT + l` (see
    /// [`LEVEL_COUNT`](super::levels::LEVEL_COUNT)).
    pub fn of(resolved: &Automaton, letters: &Letters, max_states: usize) -> Option<Self> {
        let strings = display_strings(resolved, letters, max_states)?;
        let reader = DisplayReader::new(&strings, letters);
        let displays = Automaton::explore(
            strings.symbol_count(),
            reader.start(),
            |reading, symbol| reader.next(reading, symbol),
            |reading| reader.is_final(reading),
            max_states,
        )?;
        let explored = displays.state_count();
        Some(Self {
            letters: letters.clone(),
            displays: displays.minimized(),
            strings,
            states_before_minimizing: explored,
        })
    }
}

/// The minimal automaton of the strings of `resolved` with the levels of displays; `None` if that takes more
/// than `max_states` states, or than a [`PartialMap`](partial_map::PartialMap) can hold.
pub(super) fn display_strings(
    resolved: &Automaton,
    letters: &Letters,
    max_states: usize,
) -> Option<Automaton> {
    let strings = display_levels::with_display_levels(resolved, letters, max_states)?.minimized();
    (strings.state_count() < partial_map::MAX_STATES).then_some(strings)
}
