//! Whether two strings have the same display, by pairs of states of D.

use super::StateLimitExceeded;
use super::automaton::Automaton;
use super::display::{DISPLAY_LEVEL_CODE_COUNT, LevelAnnotatedDisplays, source_index_by_reordered_index};
use super::search::{SearchResult, search};

/// Two strings that have the same display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StringsWithSameDisplay {
    /// The letters of the display, from left to right.
    pub visual_letter_indices: Vec<usize>,
    /// The letters of the two strings, in logical order.
    pub logical_letter_indices_of_both: [Vec<usize>; 2],
    /// For each of the two strings the levels of the characters in `display`, in its order.
    pub visual_levels_of_both: [Vec<usize>; 2],
}

/// Two states of D after displays with the same letters, and whether the levels of these displays differ.
pub(super) type Pair = (usize, usize, bool);

/// The pairs after one more letter, at all levels possible for each display.
fn steps(displays: &Automaton, letters: usize, pair: Pair, out: &mut Vec<((usize, usize), Pair)>) {
    let (one, two, differs) = pair;
    for letter in 0..letters {
        for symbol in letter * DISPLAY_LEVEL_CODE_COUNT..(letter + 1) * DISPLAY_LEVEL_CODE_COUNT {
            let Some(next) = displays.next_state(one, symbol) else { continue };
            for other in letter * DISPLAY_LEVEL_CODE_COUNT..(letter + 1) * DISPLAY_LEVEL_CODE_COUNT {
                let Some(next_other) = displays.next_state(two, other) else { continue };
                out.push(((symbol, other), (next, next_other, differs || symbol != other)));
            }
        }
    }
}

/// Searches a shortest display with two different sequences of levels. Finds its symbols, or all reachable
/// pairs if there is none.
pub(super) fn shared(
    displays: &Automaton,
    letters: usize,
    max_states: usize,
) -> SearchResult<(usize, usize), Pair> {
    search(
        (0, 0, false),
        |&pair, out| steps(displays, letters, pair, out),
        |&(one, two, differs)| differs && displays.is_final(one) && displays.is_final(two),
        max_states,
    )
}

impl LevelAnnotatedDisplays {
    /// A shortest display that two different strings have; `None` if there is none.
    ///
    /// # Errors
    /// There are more pairs of states than `max_states`.
    pub fn strings_with_same_display(
        &self,
        max_states: usize,
    ) -> Result<Option<StringsWithSameDisplay>, StateLimitExceeded> {
        match shared(&self.display_automaton, self.class_letters.len(), max_states) {
            SearchResult::Path(path) => Ok(Some(self.shared_of(&path))),
            SearchResult::NoGoal(_) => Ok(None),
            SearchResult::TooMany => Err(StateLimitExceeded { max_states }),
        }
    }

    fn shared_of(&self, path: &[(usize, usize)]) -> StringsWithSameDisplay {
        let annotations: [Vec<usize>; 2] =
            [path.iter().map(|it| it.0).collect(), path.iter().map(|it| it.1).collect()];
        StringsWithSameDisplay {
            visual_letter_indices: annotations[0].iter().map(|it| it / DISPLAY_LEVEL_CODE_COUNT).collect(),
            logical_letter_indices_of_both: annotations.each_ref().map(|it| self.string_of(it)),
            visual_levels_of_both: annotations
                .map(|it| it.iter().map(|it| it % DISPLAY_LEVEL_CODE_COUNT).collect()),
        }
    }

    /// The letters of the string that has this display with these levels. `display` is a word of the automaton, so of
    /// symbols (a letter with its level), not the letters of [`StringsWithSameDisplay::visual_letter_indices`].
    pub(super) fn string_of(&self, display: &[usize]) -> Vec<usize> {
        source_index_by_reordered_index(display, &self.class_letters)
            .iter()
            .map(|&place| display[place] / DISPLAY_LEVEL_CODE_COUNT)
            .collect()
    }
}
