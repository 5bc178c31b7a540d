//! Why a display parts from the one that it is compared with, at the first place where it does.

use bidiscope_bidi::name::{Character, Notation};
use bidiscope_bidi::order::Display;
use bidiscope_bidi::trace::{Trace, difference};

/// The first difference of a display from the reference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CauseView {
    /// The first place, in characters of the name from the left, where another one stands.
    pub place: usize,
    /// The character that the two resolve differently.
    pub character: usize,
    /// The number of the step of the display that decided about it.
    pub step: Option<usize>,
    /// What each of the two does with it, and by which rule, in a sentence.
    pub sentence: String,
}

/// The longest name, in characters, whose panes say so at once; the trace pane tells it of any.
pub const LONGEST_CAUSE: usize = 200;

/// Where a display of these characters parts from the reference, and why; `None` where they show the same, and for
/// what is longer than [`LONGEST_CAUSE`]. Characters in the user's notation.
pub fn cause(
    characters: &[Character],
    notation: Notation,
    reference: &Display,
    shown: &Display,
) -> Option<CauseView> {
    if characters.len() > LONGEST_CAUSE {
        return None;
    }
    let [theirs, ours] = [reference, shown].map(|it| Trace::of(it, characters));
    let found = difference(characters, notation, &theirs, &ours)?;
    let mut letters = found.sentence.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    Some(CauseView {
        place: found.place.0,
        character: found.character.0,
        step: found.steps[1],
        sentence: format!("{}{}.", first.collect::<String>(), letters.as_str()),
    })
}
