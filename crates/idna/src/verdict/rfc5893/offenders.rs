//! The characters of a label that violate a condition.

use bidiscope_bidi::name::{BidiClass, Character};

use super::label_classes::{ALLOWED_IN_LTR_LABEL, ALLOWED_IN_RTL_LABEL};

/// The characters because of which a label violates a condition, as indices into the label: for condition 1
/// the first; for 2 and 5 all of a forbidden class; for 3 and 6 the last that is not NSM; for 4 all digits.
pub(crate) fn offenders(label: &[Character], condition: u8) -> Vec<usize> {
    match condition {
        1 => (0..label.len().min(1)).collect(),
        2 => positions(label, |class| !ALLOWED_IN_RTL_LABEL.has(class)),
        4 => positions(label, BidiClass::is_digit),
        5 => positions(label, |class| !ALLOWED_IN_LTR_LABEL.has(class)),
        _ => label.iter().rposition(|it| it.class != BidiClass::NSM).into_iter().collect(),
    }
}

fn positions(label: &[Character], wanted: impl Fn(BidiClass) -> bool) -> Vec<usize> {
    let found = label.iter().enumerate().filter(|(_, it)| wanted(it.class));
    found.map(|(index, _)| index).collect()
}
