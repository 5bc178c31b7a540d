//! Characters that no text of a catalogue may have.

use bidiscope_bidi::name::{code_point, is_invisible};
use bidiscope_bidi::order::is_bidi_control;

use super::error::CatalogueErrorKind as Kind;

/// Why no text may have a character: it acts on what is around it, or on a terminal, as a control character, a line end that
/// Unicode has besides those of ASCII, or a bidi control do (isolates are the program’s); or it is not seen. Joiners are part of
/// the spelling of some languages.
pub(super) fn refusal(scalar: char) -> Option<Kind> {
    if scalar.is_control() && !matches!(scalar, '\n' | '\r' | '\t')
        || matches!(scalar, '\u{2028}' | '\u{2029}')
        || is_bidi_control(scalar)
    {
        return Some(Kind::ControlCharacter(code_point(scalar)));
    }
    let is_hidden = is_invisible(scalar) && !matches!(scalar, '\n' | '\r' | '\t' | '\u{200C}' | '\u{200D}');
    is_hidden.then(|| Kind::InvisibleCharacter(code_point(scalar)))
}
