//! What one display shows, shown once more or in another paragraph. Where levels alone do not decide it, the displays are
//! gone through from the shortest: counterexamples are short, and what has none among many is left open.

use std::collections::VecDeque;

use super::automaton::{Automaton, MOST_STATES};
use super::display::{AnnotatedDisplays, DISPLAY_LEVELS, reordered};
use super::pairs::SharedDisplay;

impl AnnotatedDisplays {
    /// A shortest string that its display, taken for a string and shown, does not give back; `None` where
    /// there is none.
    ///
    /// If every display with its levels is itself one of the strings with their levels, the same levels turn it back. If
    /// one is not, it may be turned back all the same.
    ///
    /// # Errors
    /// `most`, where some display is not one of the strings and none of so many is a counterexample.
    pub fn not_shown_back(&self, most: usize) -> Result<Option<Vec<usize>>, usize> {
        if self.displays.without(&self.strings).ok_or(MOST_STATES)?.is_empty() {
            return Ok(None);
        }
        let is_changed = |word: &Vec<usize>| {
            let shown: Vec<usize> = word.iter().map(|it| it / DISPLAY_LEVELS).collect();
            self.shown(&shown).is_none_or(|again| again != self.string_of(word))
        };
        let found = words(&self.displays).take(most).find(is_changed);
        found.map(|word| Some(self.string_of(&word))).ok_or(most)
    }

    /// Two different strings, as short as can be, of which this display shows of the first what another shows
    /// of the second; `None` only where they have no display in common.
    ///
    /// # Errors
    /// `most`, where none of so many displays in common is one of two strings.
    pub fn shown_by_another(&self, other: &Self, most: usize) -> Result<Option<SharedDisplay>, usize> {
        // A symbol is a letter, its level here and its level there.
        let symbols = self.displays.symbols() * DISPLAY_LEVELS;
        let here = self.displays.lifted(symbols, |symbol| Some(symbol / DISPLAY_LEVELS));
        let there = other.displays.lifted(symbols, |symbol| {
            Some(symbol / DISPLAY_LEVELS / DISPLAY_LEVELS * DISPLAY_LEVELS + symbol % DISPLAY_LEVELS)
        });
        let both = here.both(&there).ok_or(MOST_STATES)?.trimmed();
        if both.is_empty() {
            return Ok(None);
        }
        let shared = |word: Vec<usize>| {
            let letter = |symbol: &usize| symbol / DISPLAY_LEVELS / DISPLAY_LEVELS;
            let here: Vec<usize> = word.iter().map(|it| it / DISPLAY_LEVELS).collect();
            let there: Vec<usize> =
                word.iter().map(|it| letter(it) * DISPLAY_LEVELS + it % DISPLAY_LEVELS).collect();
            SharedDisplay {
                display: word.iter().map(letter).collect(),
                strings: [self.string_of(&here), other.string_of(&there)],
                levels: [here, there].map(|it| it.iter().map(|it| it % DISPLAY_LEVELS).collect()),
            }
        };
        let found = words(&both).take(most).map(shared).find(|it| it.strings[0] != it.strings[1]);
        found.map(Some).ok_or(most)
    }

    /// What is shown of a string; `None` where it is not of the language.
    fn shown(&self, string: &[usize]) -> Option<Vec<usize>> {
        let mut ways: Vec<(usize, Vec<usize>)> = vec![(0, Vec::new())];
        for letter in string {
            let longer = |(state, word): (usize, Vec<usize>)| {
                let symbols = letter * DISPLAY_LEVELS..(letter + 1) * DISPLAY_LEVELS;
                symbols.filter_map(move |symbol| {
                    Some((self.strings.next(state, symbol)?, [&word[..], &[symbol]].concat()))
                })
            };
            ways = ways.into_iter().flat_map(longer).collect();
        }
        let (_, word) = ways.into_iter().find(|(state, _)| self.strings.is_final(*state))?;
        Some(reordered(&word, &self.letters).iter().map(|&place| word[place] / DISPLAY_LEVELS).collect())
    }
}

/// The words of an automaton that is trimmed, from the shortest.
fn words(automaton: &Automaton) -> impl Iterator<Item = Vec<usize>> + '_ {
    let mut waiting = VecDeque::from([(0, Vec::new())]);
    std::iter::from_fn(move || {
        while let Some((state, word)) = waiting.pop_front() {
            for symbol in 0..automaton.symbols() {
                if let Some(next) = automaton.next(state, symbol) {
                    waiting.push_back((next, [&word[..], &[symbol]].concat()));
                }
            }
            if automaton.is_final(state) {
                return Some(word);
            }
        }
        None
    })
}
