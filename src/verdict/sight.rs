//! Names in order at sight: what most names of a list are, told without looking for what is wrong with them.

use std::sync::OnceLock;

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_normalizer::uts46::Uts46MapperBorrowed;

use crate::name::{
    Character, LabelSpan, MAX_LABEL_OCTETS, MAX_NAME_OCTETS, a_label, is_label_separator, is_mark, text_of,
};

use super::Verdict;
use super::rfc5892::{DerivedProperty, derived_property};
use super::rfc5893::{self, RIGHT_TO_LEFT};

/// Whether a name is a domain name that IDNA2008 lets a registry enter, whoever owns which labels, with nothing
/// that hangs on anything; then the name as it goes into the DNS is put into `a_name`, which UTS #46 does not
/// refuse either. `read_as` tells the A-label as which a label was read.
///
/// `false` says nothing but that the rules have to be asked: `a_name` may hold anything then.
pub(crate) fn is_in_order<'a>(
    characters: &[Character],
    labels: &[LabelSpan],
    read_as: impl Fn(usize) -> Option<&'a str>,
    a_name: &mut String,
) -> bool {
    a_name.clear();
    let may_be_an_address =
        |it: &LabelSpan| characters[it.range.clone()].iter().all(|it| it.scalar.is_ascii_digit());
    if labels.last().is_none_or(may_be_an_address)
        || rfc5893::verdict(characters, labels) == Verdict::Violated
        || has_digit_above(characters, labels)
    {
        return false;
    }
    for (index, span) in labels.iter().enumerate() {
        if index > 0 {
            a_name.push('.');
        }
        let start = a_name.len();
        if !append(&characters[span.range.clone()], a_name) || a_name.len() - start > MAX_LABEL_OCTETS {
            return false;
        }
        if read_as(index).is_some_and(|typed| !typed.eq_ignore_ascii_case(&a_name[start..])) {
            return false;
        }
    }
    let is_in_order = a_name.len() <= MAX_NAME_OCTETS;
    if characters.last().is_some_and(|it| is_label_separator(it.scalar)) {
        a_name.push('.');
    }
    is_in_order
}

/// RFC 5893 section 7.1: a right-to-left label directly under one that begins with a digit.
fn has_digit_above(characters: &[Character], labels: &[LabelSpan]) -> bool {
    labels.iter().zip(labels.iter().skip(1)).any(|(label, above)| {
        label.classes.meets(RIGHT_TO_LEFT) && characters[above.range.start].class.is_digit()
    })
}

/// Appends a label as it goes into the DNS; `false` where it is not in order at sight.
fn append(label: &[Character], a_name: &mut String) -> bool {
    let is_hyphen = |at: usize| label.get(at).is_some_and(|it| it.scalar == '-');
    if is_hyphen(0) || is_hyphen(label.len() - 1) || is_hyphen(2) && is_hyphen(3) {
        return false;
    }
    if label.iter().all(|it| it.scalar.is_ascii_alphanumeric() || it.scalar == '-') {
        a_name.extend(label.iter().map(|it| it.scalar.to_ascii_lowercase()));
        return true;
    }
    let is_permitted = |(at, character): (usize, &Character)| match sight_of(character.scalar) {
        Sight::Letter => true,
        Sight::Mark => at > 0,
        Sight::Ask => false,
    };
    if !label.iter().enumerate().all(is_permitted) {
        return false;
    }
    let text = text_of(label);
    if !ComposingNormalizerBorrowed::new_nfc().is_normalized(&text) {
        return false;
    }
    a_label::encode(&text).map(|encoded| a_name.push_str(&encoded)).is_some()
}

/// What is to be said of a character without its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sight {
    /// It may stand in any label that is not of ASCII alone and in Normalization Form C, and nothing maps it.
    Letter,
    /// The same where it does not come first.
    Mark,
    /// The rules have to be asked.
    Ask,
}

/// How many code points a page has.
const PAGE: usize = 0x100;

/// A page is worked out when the first of its characters is seen.
static PAGES: [OnceLock<Box<[Sight; PAGE]>>; 0x11_0000 / PAGE] =
    [const { OnceLock::new() }; 0x11_0000 / PAGE];

fn sight_of(scalar: char) -> Sight {
    let code_point = scalar as usize;
    PAGES[code_point / PAGE].get_or_init(|| worked_out(scalar))[code_point % PAGE]
}

/// The page that a character is on.
fn worked_out(scalar: char) -> Box<[Sight; PAGE]> {
    let first = u32::from(scalar) & !0xFF;
    let mut page = Box::new([Sight::Ask; PAGE]);
    for (code_point, sight) in (first..).zip(page.iter_mut()) {
        if let Some(scalar) = char::from_u32(code_point) {
            *sight = look_at(scalar);
        }
    }
    page
}

fn look_at(scalar: char) -> Sight {
    let is_kept = Uts46MapperBorrowed::new().map_normalize(std::iter::once(scalar)).eq([scalar]);
    if derived_property(scalar) != DerivedProperty::Pvalid || !is_kept {
        return Sight::Ask;
    }
    if is_mark(scalar) { Sight::Mark } else { Sight::Letter }
}
