//! Characters that an edit moved although they are not next to it (RFC 5893, section 8).

use bidiscope_bidi::name::{Character, Name, Notation, code_point};
use bidiscope_bidi::order::{Strategy, effect_of_edit};

/// What an edit moved that is not next to the edited characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DistantMove {
    /// The display strategy in which it moved.
    pub order: Strategy,
    /// What was inserted or deleted, and how many characters that moved, in a sentence.
    pub sentence: String,
    /// The moved characters, by their logical positions after the edit.
    pub moved: Vec<usize>,
}

/// The longest name, in characters, for which this is computed: it runs at every keystroke.
pub const MAX_EDITED_CHARACTERS: usize = 300;

impl DistantMove {
    /// What the edit from `before` to `after` moved far away in this order; `None` where it moved only its neighbours.
    /// The sentence writes characters in `notation`.
    pub fn of(order: Strategy, notation: Notation, before: &Name, after: &Name) -> Option<Self> {
        let (before, after) = (before.characters(), after.characters());
        if before.len().max(after.len()) > MAX_EDITED_CHARACTERS {
            return None;
        }
        let effect = effect_of_edit(&order.into(), before, after);
        if effect.moved_far.is_empty() {
            return None;
        }
        let what = |edited: &[Character]| match edited {
            [one] => called(one.scalar, notation),
            many => format!("{} characters", many.len()),
        };
        let (taken_out, put_in) = (&before[effect.removed], &after[effect.inserted]);
        let edit = match (taken_out.is_empty(), put_in.is_empty()) {
            (true, _) => format!("Typing {}", what(put_in)),
            (false, true) => format!("Taking out {}", what(taken_out)),
            (false, false) => "This edit".to_owned(),
        };
        let moved = match effect.moved_far.len() {
            1 => "one character".to_owned(),
            count => format!("{count} characters"),
        };
        Some(Self { order, sentence: format!("{edit} moved {moved} far from it."), moved: effect.moved_far })
    }
}

/// A character in this notation where that is ASCII; else its code point.
fn called(scalar: char, notation: Notation) -> String {
    match notation.write([scalar]) {
        Ok(written) if written.chars().all(|it| it.is_ascii_graphic()) => format!("`{written}`"),
        _ => code_point(scalar),
    }
}
