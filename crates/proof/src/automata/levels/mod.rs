//! The strings of classes and levels that a display's rules resolve rightly: what `display` is to the
//! engine, as an automaton.
//!
//! Each rule of UAX #9 is a small [`Transducer`] (`weak`, `neutral`), and so is each pass of the paper's
//! inferencing (`paper`). Composed they read classes and write levels; the pairs of what they read and write are
//! a regular language. Only W4, W5 and N1 guess what follows, and the paper's two passes from the right.

mod neutral;
pub(super) mod own;
mod paper;
mod rules;
mod strategies;
mod transducer;
mod weak;

pub use own::lays_labels_apart;
pub use rules::{REACHED, Rules};
pub use strategies::{check_reach, of};
pub use transducer::{Transducer, Transition};

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;

use super::{Automaton, MOST_STATES};

/// How many levels a character of these strings can have: 0, 1 and 2.
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
    /// What these rules make of all strings of classes. `None` where that takes more than
    /// [`MOST_STATES`], and for classes that are not [`REACHED`].
    pub fn by(rules: &Rules, classes: &[BidiClass]) -> Option<Self> {
        Self::written(&rules.composed(), classes, Some(rules.paragraph))
    }

    /// What a machine that reads classes and writes levels makes of all strings of these classes.
    fn written(machine: &Transducer, classes: &[BidiClass], paragraph: Option<Direction>) -> Option<Self> {
        let numbers: Option<Vec<usize>> = classes.iter().map(|&it| rules::number_of(it)).collect();
        let numbers = numbers?;
        let all = machine.graph(REACHED.len(), LEVELS)?;
        let read_as = |symbol| Some(numbers[symbol / LEVELS] * LEVELS + symbol % LEVELS);
        let automaton = all.lifted(classes.len() * LEVELS, read_as).minimized();
        Some(Self { classes: classes.to_vec(), paragraph, is_in_parts: false, automaton })
    }

    /// Of these strings those whose classes are in a language, an automaton whose symbols are the numbers of the
    /// classes. `None` where that takes more than [`MOST_STATES`].
    pub fn within(&self, language: &Automaton) -> Option<Self> {
        let lifted = language.lifted(self.automaton.symbols(), |symbol| Some(symbol / LEVELS));
        let automaton = self.automaton.both(&lifted)?.minimized();
        Some(Self { automaton, ..self.clone() })
    }

    /// Whether each string of a language has one sequence of levels and no other string has any: what every
    /// such automaton must show, rightly made or not. `None` where that takes more than
    /// [`MOST_STATES`].
    pub fn is_one_for_each(&self, language: &Automaton) -> Option<bool> {
        let strings = self.automaton.projected(self.classes.len(), |symbol| symbol / LEVELS, MOST_STATES)?;
        let has_one_way = self.automaton.two_words_read_alike(|symbol| symbol / LEVELS).is_none();
        Some(has_one_way && strings == language.minimized())
    }

    /// The symbol of a class at a level; `None` for other classes and levels.
    pub fn symbol(&self, class: BidiClass, level: usize) -> Option<usize> {
        let number = self.classes.iter().position(|it| *it == class)?;
        (level < LEVELS).then_some(number * LEVELS + level)
    }

    /// The class and the level of a symbol.
    pub fn class_and_level(&self, symbol: usize) -> Option<(BidiClass, usize)> {
        Some((*self.classes.get(symbol / LEVELS)?, symbol % LEVELS))
    }
}
