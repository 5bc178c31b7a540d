//! Numbers: no mend makes another of one.

use crate::verdict::scripts::zero_of;
use bidiscope_bidi::name::{BidiClass, Character};

use super::cost::EditKind;
use super::draft::Draft;
use super::remedy::{loss_of, separates};

/// Whether a label holds a decimal digit, or a wide or circled one.
pub(super) fn holds_a_digit(label: &[Character]) -> bool {
    label.iter().any(|it| is_digit(*it))
}

/// Whether the digits of a draft stand in the order of the label, and none side by side between which something stood
/// that keeps numbers apart.
pub(super) fn keeps_its_numbers(label: &[Character], draft: &Draft) -> bool {
    let digits: Vec<(usize, usize)> = (draft.origins.iter().copied().enumerate())
        .filter(|&(at, origin)| is_digit(draft.characters[at]) && is_digit(label[origin]))
        .collect();
    digits.windows(2).all(|pair| match *pair {
        [(place, origin), (next_place, next)] => {
            origin <= next && (next_place > place + 1 || are_of_one_number(label, origin, next))
        }
        _ => true,
    })
}

/// Whether what stands between two digits of a label keeps them together: a comma between thousands, and what is
/// not seen.
fn are_of_one_number(label: &[Character], one: usize, other: usize) -> bool {
    let between = label.get(one + 1..other).unwrap_or_default();
    between.iter().all(|it| {
        let is_lost = matches!(
            loss_of(*it),
            EditKind::Sign | EditKind::Invisible | EditKind::Stretch | EditKind::DropMark
        );
        is_lost && !separates(it.scalar)
    })
}

/// Whether the digits of the rows that the Bidi rule knows, European and Arabic, are all of one row.
pub(super) fn are_of_one_row(label: &[Character]) -> bool {
    let mut rows = label.iter().filter_map(|it| row_of(*it));
    rows.next().is_none_or(|first| rows.all(|row| row == first))
}

/// The zero of the row of a European or Arabic digit.
pub(super) fn row_of(character: Character) -> Option<char> {
    zero_of(character.scalar).filter(|_| matches!(character.class, BidiClass::EN | BidiClass::AN))
}

fn is_digit(character: Character) -> bool {
    character.class.is_digit()
}
