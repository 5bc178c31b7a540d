//! A-labels: `xn--` and Punycode (RFC 3492, RFC 5890 section 2.3.2.1).

use super::error::{ReadError, ReadErrorKind};
use super::{BidiClass, Written, is_label_separator};

/// The prefix of every A-label.
const PREFIX: &str = "xn--";
/// The longest label in the DNS, in octets (RFC 1035 section 2.3.4).
const MAX_LABEL_OCTETS: usize = 63;

/// The A-label of a label: itself where it is ASCII, otherwise its Punycode with the prefix, without
/// mapping or checking anything; `None` where that is longer than 63 octets.
pub(super) fn encode(label: &str) -> Option<String> {
    if label.is_ascii() {
        return Some(label.to_owned());
    }
    // Punycode is never shorter than one octet a character: spare the work on long input.
    if label.chars().count() > MAX_LABEL_OCTETS {
        return None;
    }
    let encoded = format!("{PREFIX}{}", idna::punycode::encode_str(label)?);
    (encoded.len() <= MAX_LABEL_OCTETS).then_some(encoded)
}

/// Replaces each label that begins with `xn--` by what it decodes to; every character of it keeps the
/// position at which the label was written.
pub(super) fn decode_labels(written: &[Written]) -> Result<Vec<Written>, ReadError> {
    let mut decoded = Vec::with_capacity(written.len());
    for piece in written.split_inclusive(|it| is_label_separator(it.scalar)) {
        let separator = piece.last().filter(|it| is_label_separator(it.scalar));
        let label = &piece[..piece.len() - usize::from(separator.is_some())];
        match label.first() {
            Some(first) if is_a_label(label) => {
                let text: String = label.iter().map(|it| it.scalar).collect();
                let position = first.position;
                let scalars = decode(&text).map_err(|kind| ReadError { kind, position })?;
                decoded.extend(scalars.into_iter().map(|scalar| Written { scalar, position }));
            }
            _ => decoded.extend_from_slice(label),
        }
        decoded.extend(separator);
    }
    Ok(decoded)
}

fn is_a_label(label: &[Written]) -> bool {
    label.len() >= PREFIX.len()
        && label.iter().zip(PREFIX.chars()).all(|(it, prefix)| it.scalar.eq_ignore_ascii_case(&prefix))
}

fn decode(label: &str) -> Result<Vec<char>, ReadErrorKind> {
    let broken = || ReadErrorKind::Punycode { label: label.to_owned() };
    // The prefix is ASCII: is_a_label has compared it.
    let encoded = label.get(PREFIX.len()..).ok_or_else(broken)?;
    let scalars = Some(encoded)
        .filter(|encoded| encoded.is_ascii())
        .and_then(idna::punycode::decode)
        .filter(|scalars| !scalars.is_empty())
        .ok_or_else(broken)?;
    match scalars.iter().find(|&&it| is_label_separator(it) || BidiClass::of(it) == BidiClass::B) {
        Some(&scalar) => Err(ReadErrorKind::PunycodeSeparator { label: label.to_owned(), scalar }),
        None => Ok(scalars),
    }
}
