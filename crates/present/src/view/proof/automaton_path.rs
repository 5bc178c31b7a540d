//! The path of a string through an automaton.

use std::fmt;

use bidiscope_bidi::name::{BidiClass, Character, characters_of};
use bidiscope_proof::study::representative;

use crate::finding_text::character_text;
use crate::message;
use crate::study_text::class_names;

use super::AutomatonGraph;

/// The path of a string through the automaton N of an [`AutomatonGraph`]: the one accepting run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutomatonPath {
    /// The steps, one for each character.
    pub steps: Vec<AutomatonPathStep>,
}

/// A transition of an [`AutomatonPath`]: one character is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutomatonPathStep {
    /// The bidi class of the character.
    pub class: BidiClass,
    /// Its embedding level, 0 to 2.
    pub level: usize,
    /// The number of the state before it.
    pub from: usize,
    /// The number of the state after it.
    pub to: usize,
    /// The other states that are possible after this character and those before it; later characters rule them out.
    pub other_states: Vec<usize>,
}

/// Why a string has no path through the automaton: it is not in its language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AutomatonPathError {
    /// No string of the language continues with this class.
    NoTransition {
        /// The bidi class.
        class: BidiClass,
        /// The number of the character, from 1.
        position: usize,
    },
    /// The language has longer strings that begin with this one, but not this one.
    Unfinished,
}

impl fmt::Display for AutomatonPathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTransition { class, position } => {
                message!(walk_no_transition, class = class.short_name(), position = *position).fmt(f)
            }
            Self::Unfinished => message!(walk_unfinished).fmt(f),
        }
    }
}

impl std::error::Error for AutomatonPathError {}

/// A string in logical order whose path through an automaton is to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutomatonInput {
    /// Its characters; a representative of each class where class names were typed.
    pub characters: Vec<Character>,
}

/// The longest input string, in characters.
const MAX_WALK_CHARACTERS: usize = 200;

/// Reads a string for an automaton over these classes: bidi class names separated by spaces, such as `AL EN`, or else
/// characters.
///
/// # Errors
/// A sentence: a character of another class, or too many characters.
pub fn parse_automaton_input(text: &str, classes: &[BidiClass]) -> Result<AutomatonInput, String> {
    let study = || class_names(classes, ", ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let unknown = words.iter().position(|it| BidiClass::from_id(it).is_none());
    let characters = match unknown {
        None => words.into_iter().filter_map(BidiClass::from_id).map(representative).collect(),
        Some(at) if words.len() > 1 && !classes.contains(&BidiClass::WS) => {
            return Err(message!(walk_unknown_class, position = at + 1, classes = study()).to_string());
        }
        Some(_) => characters_of(text.trim()),
    };
    if characters.len() > MAX_WALK_CHARACTERS {
        let count = characters.len();
        return Err(message!(walk_too_long, count = count, most = MAX_WALK_CHARACTERS).to_string());
    }
    match characters.iter().position(|it| !classes.contains(&it.class)) {
        Some(at) => {
            let (character, class) =
                (character_text(characters[at].scalar), characters[at].class.short_name());
            let position = at + 1;
            let classes = study();
            let error = message!(
                walk_other_class,
                position = position,
                character = character,
                class = class,
                classes = classes
            );
            Err(error.to_string())
        }
        None => Ok(AutomatonInput { characters }),
    }
}

impl AutomatonPath {
    /// The numbers of the states of the path, from state 0, the start.
    pub fn states(&self) -> impl Iterator<Item = usize> {
        std::iter::once(0).chain(self.steps.iter().map(|it| it.to))
    }

    /// The number of the state after this many characters; 0, the start, for more than the string has.
    pub fn state_after(&self, characters: usize) -> usize {
        self.states().nth(characters).unwrap_or(0)
    }
}

impl AutomatonGraph {
    /// The path of the string with these classes, in logical order; each string of the language has exactly one.
    ///
    /// # Errors
    /// Why it has no path.
    pub fn path(&self, classes: &[BidiClass]) -> Result<AutomatonPath, AutomatonPathError> {
        // The possible states after each character.
        let mut open: Vec<Vec<usize>> = vec![vec![0]];
        for (position, &class) in (1..).zip(classes) {
            let before = open.last().map(Vec::as_slice).unwrap_or_default();
            let mut next: Vec<usize> =
                before.iter().flat_map(|&it| self.transitions(it, class)).map(|(_, to)| to).collect();
            next.sort_unstable();
            next.dedup();
            if next.is_empty() {
                return Err(AutomatonPathError::NoTransition { class, position });
            }
            open.push(next);
        }
        // Backwards: the state before a character is one with a transition to the state after it.
        let last = open.last().into_iter().flatten().copied().find(|&it| self.is_accepting(it));
        let mut to = last.ok_or(AutomatonPathError::Unfinished)?;
        let mut steps = Vec::new();
        for (place, &class) in classes.iter().enumerate().rev() {
            let others = open[place + 1].iter().copied().filter(|&it| it != to).collect();
            let before = open[place].iter().find_map(|&from| {
                let transition = self.transitions(from, class).find(|transition| transition.1 == to);
                transition.map(|(level, _)| (from, level))
            });
            let Some((from, level)) = before else { break };
            steps.push(AutomatonPathStep { class, level, from, to, other_states: others });
            to = from;
        }
        steps.reverse();
        Ok(AutomatonPath { steps })
    }

    /// An example of a string that has a path, as it can be typed.
    pub fn example(&self) -> String {
        use BidiClass::{AL, CS, EN, ES, L, R};
        let examples: [&[BidiClass]; 8] = [
            &[AL, ES, EN, CS, L],
            &[R, EN, CS, L],
            &[R, ES, EN],
            &[AL, ES, EN],
            &[L, ES, EN],
            &[R],
            &[L],
            &[L, CS, CS, CS, L, CS],
        ];
        let has_path = |it: &&[BidiClass]| {
            it.iter().all(|class| self.classes().contains(class)) && self.path(it).is_ok()
        };
        let example = examples.into_iter().find(has_path).unwrap_or_default();
        example.iter().map(|it| it.short_name()).collect::<Vec<_>>().join(" ")
    }

    /// The level and the next state of a character of this class, for each level that it may have here. In a URL a CS may
    /// be the slash, which leads to another state than the full stop.
    fn transitions(&self, from: usize, class: BidiClass) -> impl Iterator<Item = (usize, usize)> {
        (0..self.strings.automaton.symbol_count()).filter_map(move |symbol| {
            let (_, level) = self.strings.class_and_level(symbol).filter(|it| it.0 == class)?;
            Some((level, self.strings.automaton.next(from, symbol)?))
        })
    }
}
