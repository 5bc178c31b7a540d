//! The name that a user gave a strategy, in a text that is not reordered.

use std::borrow::Cow;

use bidiscope_bidi::name::{BidiClass, Character};

use super::escape::format_code_points;

/// Whether a strategy's name holds no right-to-left or invisible characters, so that it can be shown in a label of the
/// interface, which does no reordering.
pub fn is_displayable_without_reordering(strategy_name: &str) -> bool {
    use BidiClass::{AL, AN, B, R, S};
    strategy_name.chars().all(|scalar| {
        let class = Character::new(scalar).class;
        !scalar.is_control() && !matches!(class, R | AL | AN | B | S) && !class.is_removed_by_x9()
    })
}

/// A strategy's name for use in a sentence: itself, or its code points where it would need reordering.
pub fn strategy_name_or_code_points(strategy_name: &str) -> Cow<'_, str> {
    if is_displayable_without_reordering(strategy_name) {
        return Cow::Borrowed(strategy_name);
    }
    Cow::Owned(format_code_points(strategy_name.chars()))
}
