//! Ensures that no fix changes a number.

use crate::verdict::uts39::zero_of;
use bidiscope_bidi::name::{BidiClass, Character};

use super::character_kinds::{is_word_separator, removal_kind};
use super::cost::EditKind;
use super::draft::Draft;

/// Whether a label holds a digit, including fullwidth and circled ones.
pub(super) fn holds_a_digit(label: &[Character]) -> bool {
    label.iter().any(|it| is_digit(*it))
}

/// Whether the digits of a draft are in the original order, and no two have become adjacent that belonged to
/// different numbers.
pub(super) fn keeps_numbers(label: &[Character], draft: &Draft) -> bool {
    let digits: Vec<(usize, usize)> = (draft.origins.iter().copied().enumerate())
        .filter(|&(at, origin)| is_digit(draft.characters[at]) && is_digit(label[origin]))
        .collect();
    digits.windows(2).all(|pair| match *pair {
        [(place, origin), (next_place, next)] => {
            origin <= next && (next_place > place + 1 || belong_to_one_number(label, origin, next))
        }
        _ => true,
    })
}

/// Whether two digits belong to the same number: only a thousands separator or invisible characters are
/// between them.
fn belong_to_one_number(label: &[Character], one: usize, other: usize) -> bool {
    let between = label.get(one + 1..other).unwrap_or_default();
    between.iter().all(|it| {
        let is_lost = matches!(
            removal_kind(*it),
            EditKind::Symbol | EditKind::Invisible | EditKind::Elongation | EditKind::DropMark
        );
        is_lost && !is_word_separator(it.scalar)
    })
}

/// Whether all European and Arabic digits (classes EN and AN) of a label are of one digit set.
pub(super) fn use_one_digit_set(label: &[Character]) -> bool {
    let mut rows = label.iter().filter_map(|it| digit_set_of(*it));
    rows.next().is_none_or(|first| rows.all(|row| row == first))
}

/// The digit zero of the set of a European or Arabic digit (class EN or AN).
pub(super) fn digit_set_of(character: Character) -> Option<char> {
    zero_of(character.scalar).filter(|_| matches!(character.class, BidiClass::EN | BidiClass::AN))
}

fn is_digit(character: Character) -> bool {
    character.class.is_digit()
}
