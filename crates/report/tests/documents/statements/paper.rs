//! The paper's display by its text, section IV, written without the program's own; and the Java program's table.

use bidiscope_bidi::name::{BidiClass, Character};

/// The display of a label. "European numerals are assigned the left-to-right direction, unless the European numeral is
/// surrounded by right-to-left characters"; hyphens likewise, after digits.
pub(super) fn one_to_one(label: &[Character]) -> String {
    one_to_one_order(label).into_iter().map(|at| label[at].scalar).collect()
}

/// The same as places in the label, from the left.
fn one_to_one_order(label: &[Character]) -> Vec<usize> {
    let is_digit = |it: &Character| matches!(it.class, BidiClass::EN | BidiClass::AN);
    let is_hyphen = |it: &Character| it.scalar == '-';
    let is_letter = |it: &&Character| !is_digit(it) && !is_hyphen(it);
    let is_rtl_letter = |it: Option<&Character>| it.is_some_and(|it| it.class.is_right_to_left_letter());
    let mut is_rtl: Vec<bool> = (0..label.len())
        .map(|at| match label[at].class {
            BidiClass::AN => true,
            BidiClass::EN => {
                is_rtl_letter(label[..at].iter().rev().find(is_letter))
                    && is_rtl_letter(label[at..].iter().find(is_letter))
            }
            class => class.is_right_to_left_letter(),
        })
        .collect();
    for at in (0..label.len()).filter(|&at| is_hyphen(&label[at])) {
        let before = (0..at).rev().find(|&it| !is_hyphen(&label[it]));
        let after = (at..label.len()).find(|&it| !is_hyphen(&label[it]));
        is_rtl[at] = before.is_some_and(|it| is_rtl[it]) && after.is_some_and(|it| is_rtl[it]);
    }
    // "A string reversal treating digits as units".
    let mut shown = Vec::new();
    for run in (0..label.len()).collect::<Vec<_>>().chunk_by(|&one, &next| is_rtl[one] == is_rtl[next]) {
        let units = run.chunk_by(|&one, &next| is_digit(&label[one]) && is_digit(&label[next]));
        let mut units: Vec<&[usize]> = units.collect();
        if is_rtl[run[0]] {
            units.reverse();
        }
        shown.extend(units.concat());
    }
    shown
}

/// Whether the paper's display of a label of Arabic letters, digits and hyphens reads in its direction: without a letter from
/// left to right; else each letter is left of all before it and right of all after it, and adjacent digits of one kind run from
/// left to right.
pub(super) fn reads_in_its_direction(label: &[Character]) -> bool {
    let order = one_to_one_order(label);
    let place = |at: usize| order.iter().position(|it| *it == at).expect("it is shown");
    let is_letter = |at: usize| label[at].class.is_right_to_left_letter();
    let is_number = |at: usize| matches!(label[at].class, BidiClass::EN | BidiClass::AN);
    if !(0..label.len()).any(is_letter) {
        return order.is_sorted();
    }
    (0..label.len()).all(|other| {
        (0..other).all(|one| !(is_letter(one) || is_letter(other)) || place(other) < place(one))
            && (other == 0
                || !is_number(other)
                || label[other].class != label[other - 1].class
                || place(other) == place(other - 1) + 1)
    })
}

/// `mixedMap` of the appendix, as it is printed.
pub(super) const MIXED_MAP: &str = "\
    BN BN BN BN BN BN BN BN BN \
    BN S B S WS B BN BN \
    BN BN BN BN BN BN BN BN \
    BN BN BN BN B B B S \
    WS ON ON ET ET ET ON ON \
    ON ON ON ET CS ET CS ES \
    EN EN EN EN EN AN AN AN \
    AN AN CS ON ON ON ON ON \
    ON AL AL AL AL AL AL AL \
    AL AL AL AL AL AL R R \
    R R R R R R R R \
    R R R R R R R S \
    ON L L L L L L L \
    L L L L L L L L \
    L L L L L L L L \
    L L L ON ON ON ON BN";

/// The class of an ASCII character by that table, with one BN less in the first row.
pub(super) fn mixed_class(scalar: char) -> &'static str {
    MIXED_MAP.split_whitespace().nth(scalar as usize + 1).expect("ASCII")
}
