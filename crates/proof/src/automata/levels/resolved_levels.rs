//! The strings of classes with the levels that rules assign to them.

use bidiscope_bidi::name::BidiClass;

use super::rule_transducer::{LEVEL_COUNT, SUPPORTED_CLASSES, number_of};
use super::rules::Rules;
use super::transducer::Transducer;
use crate::automata::{Automaton, MAX_STATES};

/// The strings of (class, level) as the rules of a display resolve them: one for each string of classes in a
/// language.
///
/// The symbol of class number `c` (in `classes`) at level `l` is `c * LEVEL_COUNT + l`. The levels are those of UAX
/// #9, 0, 1 and 2; in the one-to-one display 0 is forward, 1 is reversed, and 2 is a digit in a reversed run. Rule L2
/// gives the display, and rule L3 keeps marks after their bases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResolvedLevelLanguage {
    /// The classes, each once, by their numbers.
    pub classes: Vec<BidiClass>,
    /// Whether full stops (CS) separate the string into fields that are resolved separately, so that a mark
    /// after a full stop has no base.
    pub has_separate_fields: bool,
    /// The minimal automaton of the strings.
    pub automaton: Automaton,
}

impl ResolvedLevelLanguage {
    /// All strings of these classes as the rules resolve them; `None` if that takes more than [`MAX_STATES`],
    /// and for classes that are not [supported](SUPPORTED_CLASSES).
    pub fn from_rules(rules: &Rules, classes: &[BidiClass]) -> Option<Self> {
        Self::from_transducer(&rules.composed(), classes)
    }

    /// All strings of these classes with the levels that a transducer writes for them.
    pub(super) fn from_transducer(transducer: &Transducer, classes: &[BidiClass]) -> Option<Self> {
        let numbers: Option<Vec<usize>> = classes.iter().map(|&it| number_of(it)).collect();
        let numbers = numbers?;
        let all = transducer.relation_automaton(SUPPORTED_CLASSES.len(), LEVEL_COUNT)?;
        let read_as = |symbol| Some(numbers[symbol / LEVEL_COUNT] * LEVEL_COUNT + symbol % LEVEL_COUNT);
        let automaton = all.inverse_image(classes.len() * LEVEL_COUNT, read_as).minimized();
        Some(Self { classes: classes.to_vec(), has_separate_fields: false, automaton })
    }

    /// The strings whose classes are in a language, given as an automaton over the numbers of the classes;
    /// `None` if that takes more than [`MAX_STATES`].
    pub fn restricted_to(&self, language: &Automaton) -> Option<Self> {
        let lifted =
            language.inverse_image(self.automaton.symbol_count(), |symbol| Some(symbol / LEVEL_COUNT));
        let automaton = self.automaton.intersection(&lifted)?.minimized();
        Some(Self { automaton, ..self.clone() })
    }

    /// Whether each string of a language has exactly one sequence of levels, and no other string has any.
    /// `None` if that takes more than [`MAX_STATES`].
    pub fn resolves_uniquely(&self, language: &Automaton) -> Option<bool> {
        let strings =
            self.automaton.projected(self.classes.len(), |symbol| symbol / LEVEL_COUNT, MAX_STATES)?;
        let is_unambiguous =
            self.automaton.two_words_with_same_projection(|symbol| symbol / LEVEL_COUNT).is_none();
        Some(is_unambiguous && strings == language.minimized())
    }

    /// The symbol of a class at a level; `None` for other classes or levels.
    pub fn symbol(&self, class: BidiClass, level: usize) -> Option<usize> {
        let number = self.classes.iter().position(|it| *it == class)?;
        (level < LEVEL_COUNT).then_some(number * LEVEL_COUNT + level)
    }
}
