//! The first position at which a display differs from the reference display, and the rule that decides it.

use bidiscope_bidi::name::{Character, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::trace::{self, Trace};

use crate::trace_text::difference_text;

/// The first difference of a display from the reference display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstDifferenceView {
    /// The visual position of the difference, in characters of the name from the left, from 0.
    pub position: usize,
    /// The logical index of the character that the two displays resolve differently.
    pub character: usize,
    /// The number of the trace step that decides it, from 1; `None` where no step but the character's class does.
    pub step: Option<usize>,
    /// What each display does with the character, and by which rule, in a sentence each.
    pub sentence: String,
}

/// The longest name, in characters, for which panes compute the first difference; the trace pane has no such limit.
pub const MAX_DIFFERENCE_CHARACTERS: usize = 200;

/// The first difference of `shown` from `reference` for these characters. `None` where both show the same, and for
/// names longer than [`MAX_DIFFERENCE_CHARACTERS`]. The sentences write characters in `notation`.
pub fn first_difference(
    characters: &[Character],
    notation: Notation,
    reference: &DisplayConfig,
    shown: &DisplayConfig,
) -> Option<FirstDifferenceView> {
    if characters.len() > MAX_DIFFERENCE_CHARACTERS {
        return None;
    }
    let [theirs, ours] = [reference, shown].map(|it| Trace::of(it, characters));
    let found = trace::first_difference(characters, &theirs, &ours)?;
    Some(FirstDifferenceView {
        position: found.position.0,
        character: found.character.0,
        step: found.steps[1],
        sentence: difference_text(&found, [&theirs, &ours], characters, notation),
    })
}
