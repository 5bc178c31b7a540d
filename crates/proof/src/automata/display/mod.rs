//! D: the displays of all strings of a language, each character with its level.
//!
//! A display with its levels says which string it is of: rule L2 is undone from the lowest level up. So
//! two different strings show the same if and only if some display can carry two different sequences of
//! levels. [`AnnotatedDisplays`] holds the displays with their levels as an automaton that reads from left
//! to right; what is asked of them is asked in `pairs`, [`placement`](super::placement)
//! and `counting`.

mod baseless;
mod partial;
mod pieces;
mod reader;

pub use pieces::reordered;

pub(super) use partial::StateSet;

pub(super) use reader::{DisplayReader, ReadDisplay};

use super::automaton::Automaton;
use bidiscope_bidi::name::BidiClass;

/// How many levels a character has on a display: the three of N, and [`BASELESS`].
pub const DISPLAY_LEVELS: usize = 4;

/// The level of marks at level 1 that have no base there, such as those at the beginning of a
/// right-to-left paragraph. Marks after a base and marks without one look the same on the screen, so the
/// levels alone would not say which string it is.
pub const BASELESS: usize = 3;

/// What strings are made of, besides levels: classes, each in as many kinds as a question tells apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letters {
    marks: Vec<bool>,
}

impl Letters {
    /// One letter for each class; nonspacing marks are put back after their letters (rule L3).
    pub fn of_classes(classes: &[BidiClass]) -> Self {
        Self { marks: classes.iter().map(|&it| it == BidiClass::NSM).collect() }
    }

    /// The same letters without rule L3: a mark is reordered as any other.
    #[must_use]
    pub fn without_l3(&self) -> Self {
        Self { marks: vec![false; self.marks.len()] }
    }

    /// Each letter in so many kinds, letter `l` of kind `k` being the new letter `l * kinds + k`.
    #[must_use]
    pub fn in_kinds(&self, kinds: usize) -> Self {
        Self { marks: self.marks.iter().flat_map(|&it| std::iter::repeat_n(it, kinds)).collect() }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.marks.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    /// Whether a letter stays after its base.
    pub fn is_mark(&self, letter: usize) -> bool {
        self.marks.get(letter) == Some(&true)
    }

    /// Whether any does.
    pub fn has_marks(&self) -> bool {
        self.marks.contains(&true)
    }
}

/// The displays of a language. The symbol of letter `c` at level `l` is `c * DISPLAY_LEVELS + l`.
#[derive(Clone, Debug)]
pub struct AnnotatedDisplays {
    /// What the strings are made of.
    pub letters: Letters,
    /// The strings, with a display's levels, as they are stored.
    pub strings: Automaton,
    /// Their displays, from left to right, with as few states as possible.
    pub displays: Automaton,
    /// How many states D had before it was minimised.
    pub explored: usize,
}

impl AnnotatedDisplays {
    /// The displays of the strings that `resolved` accepts, over letters and N's three levels; `None` where
    /// they take more than `most` states.
    pub fn of(resolved: &Automaton, letters: &Letters, most: usize) -> Option<Self> {
        let strings = strings(resolved, letters, most)?;
        let reader = DisplayReader::new(&strings, letters);
        let displays = Automaton::explore(
            strings.symbols(),
            reader.start(),
            |reading, symbol| reader.next(reading, symbol),
            |reading| reader.is_final(reading),
            most,
        )?;
        let explored = displays.states();
        Some(Self { letters: letters.clone(), displays: displays.minimized(), strings, explored })
    }
}

/// The strings of an automaton with a display's levels, of as few states as possible; `None` where there are
/// more than `most`.
pub(super) fn strings(resolved: &Automaton, letters: &Letters, most: usize) -> Option<Automaton> {
    let strings = baseless::with_levels_of_displays(resolved, letters, most)?.minimized();
    (strings.states() < partial::MOST_STATES).then_some(strings)
}
