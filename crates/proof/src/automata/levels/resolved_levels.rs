//! The strings of classes with the levels that rules assign to them.

use bidiscope_bidi::name::BidiClass;

use super::rule_transducer::{AUTOMATON_SUPPORTED_CLASSES, RESOLVED_LEVEL_COUNT, number_of};
use super::rules::UbaRuleTransducers;
use super::transducer::UbaRuleTransducer;
use crate::automata::{Automaton, MAX_AUTOMATON_STATES, StateLimitExceeded, UndecidedReason};

/// The strings of (class, level) as the rules of a display resolve them: one for each string of classes in a
/// language.
///
/// The symbol of class number `c` (in `classes`) at level `l` is `c * LEVEL_COUNT + l`. The levels are those of UAX
/// #9, 0, 1 and 2; in the one-to-one display 0 is forward, 1 is reversed, and 2 is a digit in a reversed run. Rule L2
/// gives the display, and rule L3 keeps marks after their bases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResolvedLevelLanguage {
    /// The classes, each once, by their numbers.
    pub alphabet: Vec<BidiClass>,
    /// Whether full stops (CS) separate the string into fields that are resolved separately, so that a mark
    /// after a full stop has no base.
    pub resolves_fields_separately: bool,
    /// The minimal automaton of the strings.
    pub class_level_automaton: Automaton,
}

impl ResolvedLevelLanguage {
    /// All strings of these classes as the rules resolve them.
    ///
    /// # Errors
    /// It takes more than [`MAX_AUTOMATON_STATES`] states, or a class is not [supported](AUTOMATON_SUPPORTED_CLASSES).
    pub fn from_uba_rules(
        uba_rule_transducers: &UbaRuleTransducers,
        alphabet: &[BidiClass],
    ) -> Result<Self, UndecidedReason> {
        Self::from_transducer(&uba_rule_transducers.composed(), alphabet)
    }

    /// All strings of these classes with the levels that a transducer writes for them.
    ///
    /// # Errors
    /// As [`Self::from_uba_rules`].
    pub(super) fn from_transducer(
        transducer: &UbaRuleTransducer,
        classes: &[BidiClass],
    ) -> Result<Self, UndecidedReason> {
        let number = |&class: &BidiClass| number_of(class).ok_or(UndecidedReason::Class(class));
        let numbers = classes.iter().map(number).collect::<Result<Vec<usize>, _>>()?;
        let all = transducer
            .input_output_pair_automaton(AUTOMATON_SUPPORTED_CLASSES.len(), RESOLVED_LEVEL_COUNT)?;
        let read_as = |symbol| {
            Some(
                numbers[symbol / RESOLVED_LEVEL_COUNT] * RESOLVED_LEVEL_COUNT + symbol % RESOLVED_LEVEL_COUNT,
            )
        };
        let automaton = all.inverse_image(classes.len() * RESOLVED_LEVEL_COUNT, read_as).minimized();
        Ok(Self {
            alphabet: classes.to_vec(),
            resolves_fields_separately: false,
            class_level_automaton: automaton,
        })
    }

    /// The strings whose classes are in a language, given as an automaton over the numbers of the classes.
    ///
    /// # Errors
    /// It takes more than [`MAX_AUTOMATON_STATES`] states.
    pub fn restricted_to_class_strings(
        &self,
        class_string_automaton: &Automaton,
    ) -> Result<Self, StateLimitExceeded> {
        let lifted = class_string_automaton
            .inverse_image(self.class_level_automaton.symbol_count(), |symbol| {
                Some(symbol / RESOLVED_LEVEL_COUNT)
            });
        let automaton = self.class_level_automaton.intersection(&lifted)?.minimized();
        Ok(Self { class_level_automaton: automaton, ..self.clone() })
    }

    /// Whether each string of a language has exactly one sequence of levels, and no other string has any.
    ///
    /// # Errors
    /// Deciding it takes more than [`MAX_AUTOMATON_STATES`] states.
    pub fn assigns_unique_levels(
        &self,
        class_string_automaton: &Automaton,
    ) -> Result<bool, StateLimitExceeded> {
        let strings = self.class_level_automaton.projected(
            self.alphabet.len(),
            |symbol| symbol / RESOLVED_LEVEL_COUNT,
            MAX_AUTOMATON_STATES,
        )?;
        let is_unambiguous = self
            .class_level_automaton
            .different_words_with_same_projection(|symbol| symbol / RESOLVED_LEVEL_COUNT)
            .is_none();
        Ok(is_unambiguous && strings == class_string_automaton.minimized())
    }

    /// The symbol of a class at a level; `None` for other classes or levels.
    pub fn class_level_symbol(&self, class: BidiClass, embedding_level: usize) -> Option<usize> {
        let number = self.alphabet.iter().position(|it| *it == class)?;
        (embedding_level < RESOLVED_LEVEL_COUNT).then_some(number * RESOLVED_LEVEL_COUNT + embedding_level)
    }
}
