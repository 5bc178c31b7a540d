//! The first position at which a display differs from the reference display, and the rule that decides it.

use bidiscope_bidi::name::{Character, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::trace::{self, Trace};

use crate::words::trace::first_difference_text;

use super::DisplaySummaryView;

/// The first difference of a display from the reference display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstDifferenceView {
    /// The visual position of the difference, in characters of the name from the left, from 0.
    pub visual_index: usize,
    /// The logical index of the character that the two displays resolve differently, as in
    /// [`FirstDifference::deciding_character`](bidiscope_bidi::trace::FirstDifference::deciding_character).
    pub logical_index: usize,
    /// The number, from 1, of the step that decides it in the trace of the shown display; `None` where the character's
    /// original class decides, and where only the positions differ.
    pub deciding_step_number: Option<usize>,
    /// The identifier of the rule of that step, such as `W2`.
    pub deciding_rule_id: Option<&'static str>,
    /// What each of the two displays does with the character, and by which rule, in a sentence each.
    pub difference_sentence: String,
    /// Why the shown display looks as it does, by the step that decides if that can be said; `None` for a name in a context.
    pub shown_display_summary: Option<DisplaySummaryView>,
}

/// The longest name, in characters, for which [`first_difference`] computes anything; the trace has no such limit.
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
    let [theirs, ours] = [reference, shown].map(|it| Trace::of_display(it, characters));
    let found = trace::first_difference(characters, &theirs, &ours)?;
    Some(FirstDifferenceView {
        visual_index: found.first_different_position.0,
        logical_index: found.deciding_character.0,
        deciding_step_number: found.deciding_step_number_by_trace[1],
        deciding_rule_id: found.deciding_step_number_by_trace[1].map(|it| ours.steps[it - 1].step_kind.id()),
        difference_sentence: first_difference_text(&found, [&theirs, &ours], characters, notation),
        shown_display_summary: DisplaySummaryView::beside(&found, &ours, characters),
    })
}
