//! The name that a user gave a strategy, in a text that is not reordered.

use std::borrow::Cow;

use bidiscope_bidi::name::{BidiClass, Character};

use super::escape::format_code_points;

/// Whether a strategy's name holds no right-to-left or invisible characters, so that it can be shown in a label of the
/// interface, which does no reordering.
pub fn reads_from_left_to_right(title: &str) -> bool {
    use BidiClass::{AL, AN, B, R, S};
    title.chars().all(|scalar| {
        let class = Character::new(scalar).class;
        !scalar.is_control() && !matches!(class, R | AL | AN | B | S) && !class.is_removed_by_x9()
    })
}

/// A strategy's name for use in a sentence: itself, or its code points where it would need reordering.
pub fn title_in_sentence(title: &str) -> Cow<'_, str> {
    if reads_from_left_to_right(title) {
        return Cow::Borrowed(title);
    }
    Cow::Owned(format_code_points(title.chars()))
}
