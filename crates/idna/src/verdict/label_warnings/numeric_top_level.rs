//! A top-level label that is a number.

use bidiscope_bidi::name::Character;

use crate::verdict::finding::Finding;
use crate::verdict::kind::FindingKind;

use super::IndexedLabel;

/// A finding if the last label is a number (WHATWG URL, section 3.5, “ends in a number”): all ASCII digits, which RFC 3696
/// section 2 and RFC 1123 section 2.1 exclude too, or `0x` and any hexadecimal digits.
pub(super) fn finding(last: &IndexedLabel<'_>) -> Option<Finding> {
    is_number(last.characters)
        .then(|| Finding::new(FindingKind::NumericTopLevel, last.index, last.positions().collect()))
}

/// Whether there is such a finding.
pub(in crate::verdict) fn is_number(last: &[Character]) -> bool {
    match last.split_first_chunk().map(|([zero, x], rest)| ([zero.scalar, x.scalar], rest)) {
        Some((['0', 'x' | 'X'], rest)) => rest.iter().all(|it| it.scalar.is_ascii_hexdigit()),
        _ => last.iter().all(|it| it.scalar.is_ascii_digit()),
    }
}
