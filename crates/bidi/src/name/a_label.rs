//! A-labels: `xn--` and Punycode (RFC 3492, RFC 5890 section 2.3.2.1).

use crate::address::URL_GEN_DELIMS_WITHOUT_BRACKETS;

use super::limits::{MAX_DECODABLE_OCTETS, MAX_LABEL_OCTETS};
use super::{BidiClass, Character, is_label_separator, punycode};

/// The prefix of every A-label.
const PREFIX: &str = "xn--";

/// Why a label that begins with `xn--` is the A-label of nothing, so that it is read as it was typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ALabelError {
    /// What follows the prefix is not Punycode (RFC 3492), or nothing follows it.
    #[error("not Punycode")]
    NotPunycode,
    /// It is longer than [`MAX_DECODABLE_OCTETS`].
    #[error("more than {MAX_DECODABLE_OCTETS} octets")]
    TooLongToDecode,
    /// It decodes to a label or paragraph separator among others, which no label may contain.
    #[error("contains {}", super::code_point(*.0))]
    ContainsLabelOrParagraphSeparator(char),
}

/// The A-label of a label that is not ASCII would be longer than [`MAX_LABEL_OCTETS`], `xn--` included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the A-label would be longer than {MAX_LABEL_OCTETS} octets")]
pub struct ALabelTooLong;

/// The A-label of a label: the label itself where it is ASCII, otherwise `xn--` and its Punycode. Maps and validates
/// nothing. An ASCII label of any length is given back.
///
/// # Errors
/// Where the label is not ASCII and its A-label would be too long.
pub fn encode_a_label(label: &str) -> Result<String, ALabelTooLong> {
    if label.is_ascii() {
        return Ok(label.to_owned());
    }
    let mut made = String::with_capacity(MAX_LABEL_OCTETS);
    try_append_a_label(label.chars(), &mut made)?;
    Ok(made)
}

/// Appends to `output` the A-label of a label that is not all ASCII, as [`encode_a_label`] gives it.
///
/// # Errors
/// Where it would be too long; then nothing is appended.
pub fn try_append_a_label(
    label: impl Iterator<Item = char>,
    output: &mut String,
) -> Result<(), ALabelTooLong> {
    let start = output.len();
    output.push_str(PREFIX);
    let is_made = punycode::append(label, output) && output.len() - start <= MAX_LABEL_OCTETS;
    if !is_made {
        output.truncate(start);
        return Err(ALabelTooLong);
    }
    Ok(())
}

/// Whether an A-label as typed differs, in more than the case of ASCII letters, from `canonical_a_label`, the A-label that
/// [`encode_a_label`] gives for the label that `typed_a_label` decodes to.
pub fn is_noncanonical_a_label(typed_a_label: &str, canonical_a_label: &str) -> bool {
    !canonical_a_label.eq_ignore_ascii_case(typed_a_label)
}

/// Whether a label begins with the prefix of A-labels, in any case.
#[inline]
pub(super) fn has_prefix(label: &[u8]) -> bool {
    label.get(..PREFIX.len()).is_some_and(|it| it.eq_ignore_ascii_case(PREFIX.as_bytes()))
}

/// Whether a label that has the prefix is to be decoded. With a delimiter of URLs in it, it is a part of a URL and no
/// label.
pub(super) fn should_decode(label: &str) -> bool {
    !label.contains(URL_GEN_DELIMS_WITHOUT_BRACKETS)
}

/// Whether a label begins with `xn--`, in any case. [`Name::read`](super::Name::read) decodes such a label where it can,
/// unless it contains one of [`URL_GEN_DELIMS_WITHOUT_BRACKETS`] or the [`Notation`](super::Notation) decodes none.
pub fn has_a_label_prefix(label: &[Character]) -> bool {
    let begins = label.iter().take(PREFIX.len()).map(|it| it.scalar.to_ascii_lowercase());
    begins.eq(PREFIX.chars())
}

/// Decodes the Punycode of a label that has the prefix. The label is lower-cased before (RFC 5891 section 5.3;
/// UTS #46 section 4, steps 1 and 4).
///
/// # Errors
/// Why it cannot be decoded.
pub fn decode_a_label(a_label: &str) -> Result<Vec<char>, ALabelError> {
    if a_label.len() > MAX_DECODABLE_OCTETS {
        return Err(ALabelError::TooLongToDecode);
    }
    // The prefix is ASCII, so its end is a character boundary.
    let encoded = a_label.get(PREFIX.len()..).ok_or(ALabelError::NotPunycode)?;
    let scalars = Some(encoded)
        .filter(|encoded| encoded.is_ascii())
        .and_then(|encoded| idna::punycode::decode(&encoded.to_ascii_lowercase()))
        .filter(|scalars| !scalars.is_empty())
        .ok_or(ALabelError::NotPunycode)?;
    match scalars.iter().find(|&&it| is_label_separator(it) || BidiClass::of(it) == BidiClass::B) {
        Some(&scalar) => Err(ALabelError::ContainsLabelOrParagraphSeparator(scalar)),
        None => Ok(scalars),
    }
}
