//! Whether two strings show the same: D beside itself.

use super::automaton::Automaton;
use super::display::{AnnotatedDisplays, DISPLAY_LEVELS, reordered};
use super::search::{Searched, search};

/// Two strings that show the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SharedDisplay {
    /// The letters of the display, from left to right.
    pub display: Vec<usize>,
    /// The letters of the two strings, in the order in which they are stored.
    pub strings: [Vec<usize>; 2],
    /// The levels of the characters of the display, for either string.
    pub levels: [Vec<usize>; 2],
}

/// Two states of D after displays of the same letters, and whether their levels have differed.
pub(super) type Pair = (usize, usize, bool);

/// The pairs after one letter more, at the levels that either display can go on with.
fn steps(displays: &Automaton, letters: usize, pair: Pair, out: &mut Vec<((usize, usize), Pair)>) {
    let (one, two, differs) = pair;
    for letter in 0..letters {
        for symbol in letter * DISPLAY_LEVELS..(letter + 1) * DISPLAY_LEVELS {
            let Some(next) = displays.next(one, symbol) else { continue };
            for other in letter * DISPLAY_LEVELS..(letter + 1) * DISPLAY_LEVELS {
                let Some(beside) = displays.next(two, other) else { continue };
                out.push(((symbol, other), (next, beside, differs || symbol != other)));
            }
        }
    }
}

/// The symbols of two annotations of a shortest display that has two, or all pairs that can be reached.
pub(super) fn shared(displays: &Automaton, letters: usize, most: usize) -> Searched<(usize, usize), Pair> {
    search(
        (0, 0, false),
        |&pair, out| steps(displays, letters, pair, out),
        |&(one, two, differs)| differs && displays.is_final(one) && displays.is_final(two),
        most,
    )
}

impl AnnotatedDisplays {
    /// A shortest display of two different strings; `None` where there is none.
    ///
    /// # Errors
    /// More than `most` pairs of states.
    pub fn shared_display(&self, most: usize) -> Result<Option<SharedDisplay>, usize> {
        match shared(&self.displays, self.letters.len(), most) {
            Searched::Path(path) => Ok(Some(self.shared_of(&path))),
            Searched::Nothing(_) => Ok(None),
            Searched::TooMany => Err(most),
        }
    }

    fn shared_of(&self, path: &[(usize, usize)]) -> SharedDisplay {
        let annotations: [Vec<usize>; 2] =
            [path.iter().map(|it| it.0).collect(), path.iter().map(|it| it.1).collect()];
        SharedDisplay {
            display: annotations[0].iter().map(|it| it / DISPLAY_LEVELS).collect(),
            strings: annotations.each_ref().map(|it| self.string_of(it)),
            levels: annotations.map(|it| it.iter().map(|it| it % DISPLAY_LEVELS).collect()),
        }
    }

    /// The letters of the string that has this display with these levels.
    pub fn string_of(&self, display: &[usize]) -> Vec<usize> {
        reordered(display, &self.letters).iter().map(|&place| display[place] / DISPLAY_LEVELS).collect()
    }
}
