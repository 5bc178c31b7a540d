//! A top-level label that is a number.

use bidiscope_bidi::name::Character;

use super::found::FoundInLabel;
use super::labelled_name::LabelFacts;

/// The last label is a number (WHATWG URL, section 3.5, “ends in a number”): all ASCII digits, which RFC 3696
/// section 2 and RFC 1123 section 2.1 exclude too, or `0x` and any hexadecimal digits.
pub(super) fn numeric_top_level(label: &LabelFacts<'_>, found: &mut FoundInLabel<'_>) {
    if label.is_last && is_number(label.characters) {
        found.add(0..label.characters.len());
    }
}

/// Whether a last label is a number.
pub(crate) fn is_number(last: &[Character]) -> bool {
    match last.split_first_chunk().map(|([zero, x], rest)| ([zero.scalar, x.scalar], rest)) {
        Some((['0', 'x' | 'X'], rest)) => rest.iter().all(|it| it.scalar.is_ascii_hexdigit()),
        _ => last.iter().all(|it| it.scalar.is_ascii_digit()),
    }
}
