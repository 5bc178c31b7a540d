//! Which characters of a label offend against a condition.

use bidiscope_bidi::name::{BidiClass, Character};

use super::outline::{IN_LTR_LABEL, IN_RTL_LABEL};

/// The characters that offend against a condition, which the label violates, as indices into the label:
/// for 1 the first; for 2 and 5 each one of a forbidden class; for 3 and 6 the last that is no NSM; for
/// 4 every digit.
pub(super) fn offenders(label: &[Character], condition: u8) -> Vec<usize> {
    match condition {
        1 => (0..label.len().min(1)).collect(),
        2 => positions(label, |class| !IN_RTL_LABEL.has(class)),
        4 => positions(label, BidiClass::is_digit),
        5 => positions(label, |class| !IN_LTR_LABEL.has(class)),
        _ => label.iter().rposition(|it| it.class != BidiClass::NSM).into_iter().collect(),
    }
}

fn positions(label: &[Character], wanted: impl Fn(BidiClass) -> bool) -> Vec<usize> {
    let found = label.iter().enumerate().filter(|(_, it)| wanted(it.class));
    found.map(|(index, _)| index).collect()
}
