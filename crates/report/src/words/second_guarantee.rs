//! For which names the second guarantee of RFC 5893 section 2 is false in a right-to-left paragraph.

use bidiscope_bidi::name::{Character, is_label_separator};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::rfc5893::rfc5893_second_guarantee_applies;

/// Whether the guarantee covers the name and a requirement of section 3 fails for it in a right-to-left paragraph: a label
/// does not stay together, or another name that is covered has the same display.
pub(crate) fn fails_in_rtl_paragraph(name: &[Character]) -> bool {
    if !rfc5893_second_guarantee_applies(name) {
        return false;
    }
    let order = Strategy::UbaRtl.order(name);
    let shown = order.display(name);
    let mut start = 0;
    name.split(|it| is_label_separator(it.scalar)).any(|label| {
        let range = start..start + label.len();
        start = range.end + 1;
        let looks_the_same = |other: Vec<Character>| {
            let name = [&name[..range.start], &other, &name[range.end..]].concat();
            rfc5893_second_guarantee_applies(&name) && Strategy::UbaRtl.order(&name).display(&name) == shown
        };
        !order.is_visually_contiguous(range.clone()) || exchanged(label).into_iter().any(looks_the_same)
    })
}

/// The labels that may look like this one: with the numbers at its beginning at its end, and the other way round, in
/// the opposite order. In a right-to-left paragraph `1-a` is displayed as `a-1`.
fn exchanged(label: &[Character]) -> Vec<Vec<Character>> {
    let parts = parts(label);
    let reversed = |parts: &[&[Character]]| parts.iter().rev().copied().collect::<Vec<_>>().concat();
    // Numbers, each with the hyphens between it and the rest.
    let leading = 2 * parts.iter().step_by(2).take_while(|it| is_number(it)).count();
    let trailing = 2 * parts.iter().rev().step_by(2).take_while(|it| is_number(it)).count();
    let mut found = Vec::new();
    if (2..parts.len()).contains(&leading) {
        let (numbers, rest) = parts.split_at(leading);
        found.push([rest.concat(), reversed(numbers)].concat());
    }
    if (2..parts.len()).contains(&trailing) {
        let (rest, numbers) = parts.split_at(parts.len() - trailing);
        found.push([reversed(numbers), rest.concat()].concat());
    }
    found
}

/// Hyphens and what is between them, in turn. Numbers with a single hyphen between them are one number (rule W4).
fn parts(label: &[Character]) -> Vec<&[Character]> {
    let mut parts: Vec<&[Character]> = Vec::new();
    let mut end = 0;
    for part in label.chunk_by(|one, next| is_hyphen(one) == is_hyphen(next)) {
        end += part.len();
        match parts[..] {
            [.., number, hyphen] if is_number(number) && is_number(part) && hyphen.len() == 1 => {
                parts.truncate(parts.len() - 2);
                parts.push(&label[end - part.len() - 1 - number.len()..end]);
            }
            _ => parts.push(part),
        }
    }
    parts
}

fn is_hyphen(character: &Character) -> bool {
    character.scalar == '-'
}

/// Digits, and single hyphens between them.
fn is_number(part: &[Character]) -> bool {
    part.first().is_some_and(|it| it.scalar.is_ascii_digit())
        && part.iter().all(|it| it.scalar.is_ascii_digit() || is_hyphen(it))
}
