//! Whether two eligible labels that are no variants of each other show the same.
//!
//! A display goes by bidi classes and moves characters about. So two labels that show the same have the same code points, and
//! two different ones have different sequences of kinds: with one sequence they would have one order. Short labels are
//! displayed one by one, which finds the shortest pair in most rulesets that have one. Otherwise automata decide: first over
//! the bidi classes alone, since labels whose classes show differently do; then over the kinds of code points.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::order::choices::BaseAlgorithm;
use bidiscope_lgr::Ruleset;
use rustc_hash::FxHashMap;

use super::labels::{Labels, TooManyStates};
use super::non_variant;
use super::refinement::Refinement;
use super::short_labels::{Tried, try_short};
use crate::automata::display::{BidiClassLetters, LevelAnnotatedDisplays};
use crate::automata::levels::{self, RESOLVED_LEVEL_COUNT};
use crate::automata::{Automaton, MAX_AUTOMATON_STATES, StringsWithSameDisplay, language};

/// Whether two eligible labels of a ruleset that are no variants of each other show the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SameDisplayLabels {
    /// No two do that are no variants of each other, of whatever length.
    NoneExist,
    /// These two do, and no shorter ones.
    ShortestPair([Vec<char>; 2]),
    /// Not decided: the automata do not support the display or a bidi class, or take too many states, or the labels that they
    /// find are variants of each other.
    Undecided {
        /// No two labels of up to this many code points show the same, unless they are variants of each other.
        max_searched_label_code_points: usize,
    },
}

/// Whether two eligible labels of a ruleset that are no variants of each other show the same in a display, below the zone
/// `parent_zone`, or alone where that is empty. The zone is in logical order and has no full stop at its ends.
pub fn labels_with_same_display(
    ruleset: &Ruleset,
    display: &DisplayConfig,
    parent_zone: &[char],
) -> SameDisplayLabels {
    let mut refinement = Refinement::new(ruleset);
    let mut tried_to = 0;
    while refinement.may_go_on() {
        let Ok(shown) = ShownLabels::new(&mut refinement, parent_zone) else { break };
        match shown.same_display(display) {
            Answer::Proved => return SameDisplayLabels::NoneExist,
            Answer::Undecided { to } => {
                return SameDisplayLabels::Undecided { max_searched_label_code_points: to.max(tried_to) };
            }
            Answer::Found(labels) => {
                let is_eligible = labels.each_ref().map(|it| refinement.is_eligible(it));
                if is_eligible == [true; 2] {
                    return SameDisplayLabels::ShortestPair(labels);
                }
                tried_to = tried_to.max(labels[0].len() - 1);
            }
        }
    }
    SameDisplayLabels::Undecided { max_searched_label_code_points: tried_to }
}

/// Whether two labels of a language show the same that are no variants of each other.
enum Answer {
    Proved,
    Found([Vec<char>; 2]),
    Undecided { to: usize },
}

/// Labels that are displayed below a zone.
struct ShownLabels<'a> {
    ruleset: &'a Ruleset,
    labels: Labels,
    /// The code points of each letter: a kind, or a code point of the zone.
    letters: Vec<Vec<char>>,
    /// The full stop and the zone; empty without a zone.
    tail: Vec<usize>,
}

/// The most states of N for which displays are read: the memory and time for each state of D grow with it.
const MAX_RESOLVED_STATES: usize = 1500;

/// The most pairs of states of D that are looked at.
const MAX_PAIRS: usize = 1_000_000;

/// About how many entries of maps are made for D at most.
const MAX_DISPLAY_WORK: usize = 1_000_000_000;

impl<'a> ShownLabels<'a> {
    fn new(refinement: &mut Refinement<'a>, parent: &[char]) -> Result<Self, TooManyStates> {
        // A code point that is in the zone too is told apart from all others.
        let in_zone = |it: char| Some(it).filter(|it| parent.contains(it));
        let language = refinement.language(|it| (BidiClass::of(it), in_zone(it)));
        let labels = refinement.labels(&language)?;
        let mut letters = language.interchangeable_code_point_kinds().to_vec();
        let mut tail = Vec::new();
        let stop = (!parent.is_empty()).then_some('.');
        for scalar in stop.into_iter().chain(parent.iter().copied()) {
            let letter = letters.iter().position(|it| it.contains(&scalar));
            tail.push(letter.unwrap_or_else(|| {
                letters.push(vec![scalar]);
                letters.len() - 1
            }));
        }
        Ok(Self { ruleset: refinement.ruleset(), labels, letters, tail })
    }

    fn same_display(&self, display: &DisplayConfig) -> Answer {
        let characters: Vec<Character> = self.letters.iter().map(|it| Character::new(it[0])).collect();
        match try_short(&self.labels, &characters, &self.tail, display, |words| self.spelled(words)) {
            Tried::Same(labels) => Answer::Found(labels),
            Tried::Different { to: usize::MAX } => Answer::Proved,
            Tried::Different { to } => self.decided(display).unwrap_or(Answer::Undecided { to }),
        }
    }

    /// Two labels with these kinds that are no variants of each other.
    fn spelled(&self, words: [&[usize]; 2]) -> Option<[Vec<char>; 2]> {
        non_variant::spelled(self.ruleset, &self.letters, words)
    }

    fn class(&self, letter: usize) -> BidiClass {
        BidiClass::of(self.letters[letter][0])
    }

    /// What automata say; `None` where they do not.
    fn decided(&self, display: &DisplayConfig) -> Option<Answer> {
        let is_present = self.labels.letters(self.letters.len());
        let in_labels: Vec<usize> = (0..self.letters.len()).filter(|it| is_present[*it]).collect();
        // The one-to-one display knows the hyphen and the full stop by themselves.
        let is_other = |it: &usize| {
            matches!(self.class(*it), BidiClass::ES | BidiClass::CS) && self.letters[*it] != ['-']
        };
        if display.choices().base_algorithm == BaseAlgorithm::OneToOne && in_labels.iter().any(is_other) {
            return None;
        }
        let mut classes: Vec<BidiClass> = Vec::new();
        for letter in in_labels.iter().chain(&self.tail) {
            if !classes.contains(&self.class(*letter)) {
                classes.push(self.class(*letter));
            }
        }
        let is_proved = self.is_unique_by_classes(display, &classes, &in_labels)?;
        if is_proved { Some(Answer::Proved) } else { self.decided_by_kinds(display, &classes) }
    }

    /// Whether labels with different sequences of classes always show differently.
    fn is_unique_by_classes(
        &self,
        display: &DisplayConfig,
        classes: &[BidiClass],
        in_labels: &[usize],
    ) -> Option<bool> {
        let number = |letter: usize| classes.iter().position(|it| *it == self.class(letter));
        let tail: Option<Vec<usize>> = self.tail.iter().map(|it| number(*it)).collect();
        let tail = tail?;
        let of_labels: Vec<bool> =
            classes.iter().map(|class| in_labels.iter().any(|it| self.class(*it) == *class)).collect();
        // All sequences of the classes: enough for displays that are one-to-one, or where nothing changes places.
        let all = language::all_class_strings(classes)
            .ok()?
            .inverse_image(classes.len(), |it| of_labels[it].then_some(it));
        let names = |labels: Labels| labels.followed_by(&tail).determinized(classes.len(), |it| it);
        if is_unique(display, classes, &names(Labels::from_automaton(&all))?)? {
            return Some(true);
        }
        let read_as: Vec<usize> = (0..self.letters.len()).map(|it| number(it).unwrap_or(0)).collect();
        let labels = self.labels.clone().followed_by(&self.tail);
        match labels.determinized(classes.len(), |it| read_as[it]) {
            Some(exact) => is_unique(display, classes, &exact),
            None => None,
        }
    }

    /// Whether two labels show the same, by kinds.
    fn decided_by_kinds(&self, display: &DisplayConfig, classes: &[BidiClass]) -> Option<Answer> {
        let labels = self.labels.clone().followed_by(&self.tail);
        let exact = labels.determinized(self.letters.len(), |it| it)?;
        let merged = Merged::of(&exact, |it| (self.class(it), self.tail.contains(&it).then_some(it)));
        let letter_classes: Vec<BidiClass> = merged.letters.iter().map(|it| self.class(it[0])).collect();
        let shared = shared_display(display, classes, &letter_classes, &merged.automaton)?;
        let Some(shared) = shared else { return Some(Answer::Proved) };
        let kinds: Vec<Vec<char>> = merged
            .letters
            .iter()
            .map(|letters| letters.iter().flat_map(|it| &self.letters[*it]).copied().collect())
            .collect();
        let label = |name: &Vec<usize>| name[..name.len() - self.tail.len()].to_vec();
        let [one, other] = shared.logical_letter_indices_of_both.each_ref().map(label);
        non_variant::spelled(self.ruleset, &kinds, [&one, &other]).map(Answer::Found)
    }
}

/// Whether no two strings of classes of a language show the same.
fn is_unique(display: &DisplayConfig, classes: &[BidiClass], language: &Automaton) -> Option<bool> {
    shared_display(display, classes, classes, language).map(|it| it.is_none())
}

/// A shortest display that two words of a language over letters of these classes have; nothing in it if there is none.
fn shared_display(
    display: &DisplayConfig,
    classes: &[BidiClass],
    letter_classes: &[BidiClass],
    language: &Automaton,
) -> Option<Option<StringsWithSameDisplay>> {
    let all = levels::resolved_level_language(display, classes).ok()?;
    let numbers: Option<Vec<usize>> =
        letter_classes.iter().map(|class| classes.iter().position(|it| it == class)).collect();
    let numbers = numbers?;
    let symbols = letter_classes.len() * RESOLVED_LEVEL_COUNT;
    let by_letter = all.class_level_automaton.inverse_image(symbols, |it| {
        Some(numbers[it / RESOLVED_LEVEL_COUNT] * RESOLVED_LEVEL_COUNT + it % RESOLVED_LEVEL_COUNT)
    });
    let lifted = language.inverse_image(symbols, |it| Some(it / RESOLVED_LEVEL_COUNT));
    let resolved = by_letter.intersection(&lifted).ok()?.minimized();
    let states = resolved.state_count();
    if states > MAX_RESOLVED_STATES {
        return None;
    }
    let letters = BidiClassLetters::one_per_class(letter_classes);
    let letters = if display.choices().applies_l3 { letters } else { letters.without_rule_l3() };
    let max_states = MAX_DISPLAY_WORK / (states * symbols).max(1);
    let displays = LevelAnnotatedDisplays::from_resolved_levels(
        &resolved,
        &letters,
        max_states.min(MAX_AUTOMATON_STATES),
    )
    .ok()?;
    displays.strings_with_same_display(MAX_PAIRS).ok()
}

/// An automaton in which letters that nothing tells apart are one.
struct Merged {
    automaton: Automaton,
    /// The letters that each new letter stands for.
    letters: Vec<Vec<usize>>,
}

impl Merged {
    fn of<K: Eq + std::hash::Hash>(automaton: &Automaton, key: impl Fn(usize) -> K) -> Self {
        let mut numbers = FxHashMap::default();
        let mut letters: Vec<Vec<usize>> = Vec::new();
        for letter in 0..automaton.symbol_count() {
            let column: Vec<Option<usize>> =
                (0..automaton.state_count()).map(|it| automaton.next_state(it, letter)).collect();
            if column.iter().all(Option::is_none) {
                continue;
            }
            let number = *numbers.entry((key(letter), column)).or_insert_with(|| {
                letters.push(Vec::new());
                letters.len() - 1
            });
            letters[number].push(letter);
        }
        let automaton = automaton.inverse_image(letters.len(), |it| Some(letters[it][0]));
        Self { automaton, letters }
    }
}
