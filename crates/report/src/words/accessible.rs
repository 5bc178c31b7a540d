//! Text that a screen reader reads out.

use bidiscope_bidi::name::{Character, code_point, is_invisible};

/// A text for a screen reader: the characters, given in logical order, as they are; invisible ones as their code points
/// between spaces.
pub fn accessible_text(characters: &[Character]) -> String {
    let mut words = String::new();
    for &Character { scalar, .. } in characters {
        if is_invisible(scalar) {
            words += &format!(" {} ", code_point(scalar));
        } else {
            words.push(scalar);
        }
    }
    words.trim().to_owned()
}
