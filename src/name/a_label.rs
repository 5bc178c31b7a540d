//! A-labels: `xn--` and Punycode (RFC 3492, RFC 5890 section 2.3.2.1).

use super::error::{ReadError, ReadErrorKind};
use super::{BidiClass, Written, is_label_separator};

/// The prefix of every A-label.
const PREFIX: &str = "xn--";
/// The longest label in the DNS, in octets (RFC 1035 section 2.3.4).
pub const MAX_LABEL_OCTETS: usize = 63;

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

/// Labels in which A-labels were replaced by what they decode to.
pub(super) struct Decoded {
    /// All characters; every one of a decoded label keeps the position at which that was written.
    pub(super) written: Vec<Written>,
    /// For each stretch between separators the A-label that stood there.
    pub(super) a_labels: Vec<Option<String>>,
}

/// Replaces each label that begins with `xn--` by what it decodes to.
pub(super) fn decode_labels(written: &[Written]) -> Result<Decoded, ReadError> {
    let mut decoded = Decoded { written: Vec::with_capacity(written.len()), a_labels: Vec::new() };
    for piece in written.split_inclusive(|it| is_label_separator(it.scalar)) {
        let separator = piece.last().filter(|it| is_label_separator(it.scalar));
        let label = &piece[..piece.len() - usize::from(separator.is_some())];
        match label.first() {
            Some(first) if is_a_label(label) => {
                let text: String = label.iter().map(|it| it.scalar).collect();
                let position = first.position;
                let scalars = decode(&text).map_err(|kind| ReadError { kind, position })?;
                decoded.written.extend(scalars.into_iter().map(|scalar| Written { scalar, position }));
                decoded.a_labels.push(Some(text));
            }
            _ => {
                decoded.written.extend_from_slice(label);
                decoded.a_labels.push(None);
            }
        }
        decoded.written.extend(separator);
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
