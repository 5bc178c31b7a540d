//! The strings of classes and levels that a display's rules resolve rightly.

use crate::index::Direction;
use crate::name::BidiClass;

use super::Automaton;

/// How many levels a character of them can have: 0, 1 and 2.
pub const LEVELS: usize = 3;

/// The strings of (class, level) as a display's rules resolve them: of each string of the classes that is in
/// the language asked about, one.
///
/// The symbol of class number `c` (in `classes`) at level `l` is `c * LEVELS + l`. The levels are those of UAX
/// #9, 0, 1 and 2; of the paper's display 0 is forward, 1 reversed, and 2 a digit in a reversed run. Rule L2
/// makes the display of them, and rule L3 puts marks after their bases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResolvedStrings {
    /// The classes, each once, by their numbers.
    pub classes: Vec<BidiClass>,
    /// The direction of the paragraph; `None` where it is the string's own (rules P2 and P3), and where
    /// parts of the string are paragraphs of their own.
    pub paragraph: Option<Direction>,
    /// Whether a full stop (CS) parts what stands beside it: a mark after one has no base then.
    pub is_in_parts: bool,
    /// The automaton of the strings, minimal.
    pub automaton: Automaton,
}

impl ResolvedStrings {
    /// The symbol of a class at a level; `None` for other classes and levels.
    pub fn symbol(&self, class: BidiClass, level: usize) -> Option<usize> {
        let number = self.classes.iter().position(|it| *it == class)?;
        (level < LEVELS).then_some(number * LEVELS + level)
    }
}
