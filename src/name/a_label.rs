//! A-labels: `xn--` and Punycode (RFC 3492, RFC 5890 section 2.3.2.1).

use rustc_hash::FxHashMap;

use super::error::ReadErrorKind;
use super::{BidiClass, Character, is_label_separator};

/// The prefix of every A-label.
const PREFIX: &str = "xn--";
/// Signs that stand in URLs and mail addresses and in no label.
pub(crate) const URL_SIGNS: [char; 5] = ['@', '/', '?', '#', ':'];
/// The longest label in the DNS, in octets (RFC 1035 section 2.3.4).
pub const MAX_LABEL_OCTETS: usize = 63;
/// The longest A-label that is decoded, in octets. No decoder that is at hand does it in less than the square
/// of the length; a label in the DNS is far shorter.
pub const MAX_DECODED_OCTETS: usize = 2_000;
/// The longest name in the DNS as it is written down, in octets without the root's full stop: 255 on
/// the wire (RFC 1035 section 2.3.4) less the first length octet and the root.
pub const MAX_NAME_OCTETS: usize = 253;

/// The A-label of a label: itself where it is ASCII, otherwise its Punycode with the prefix, without
/// mapping or checking anything; `None` where that is longer than 63 octets.
pub(crate) fn encode(label: &str) -> Option<String> {
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

/// Makes one A-label after another, and remembers those of top-level domains, of which a list has few.
#[derive(Clone, Debug, Default)]
pub(crate) struct ALabelMaker {
    scalars: Vec<char>,
    known: FxHashMap<Vec<char>, String>,
}

/// How many A-labels are remembered.
const MOST_KNOWN: usize = 4_096;

impl ALabelMaker {
    /// Appends the A-label of a label that is not of ASCII alone, as [`encode`] makes it; `false` where there is none.
    /// `may_recur` is to be true of the labels that are worth remembering.
    pub(crate) fn append(&mut self, label: &[Character], may_recur: bool, to: &mut String) -> bool {
        self.scalars.clear();
        self.scalars.extend(label.iter().map(|it| it.scalar));
        if may_recur && let Some(known) = self.known.get(&self.scalars) {
            to.push_str(known);
            return true;
        }
        if self.scalars.len() > MAX_LABEL_OCTETS {
            return false;
        }
        // Many times the same scan of the characters, which is quicker over a slice than over a text.
        let Some(made) = idna::punycode::encode(&self.scalars) else { return false };
        if PREFIX.len() + made.len() > MAX_LABEL_OCTETS {
            return false;
        }
        let start = to.len();
        to.push_str(PREFIX);
        to.push_str(&made);
        if may_recur && self.known.len() < MOST_KNOWN {
            self.known.insert(self.scalars.clone(), to[start..].to_owned());
        }
        true
    }
}

/// Whether an A-label is another than the one that belongs to what it decodes to. A label that has none
/// of its own is too long, which is said elsewhere.
pub(crate) fn is_foreign(read: &str, own: Option<&str>) -> bool {
    own.is_some_and(|own| !own.eq_ignore_ascii_case(read))
}

/// Whether a label begins as A-labels do, in capitals or not.
#[inline]
pub(super) fn has_prefix(label: &[u8]) -> bool {
    label.get(..PREFIX.len()).is_some_and(|it| it.eq_ignore_ascii_case(PREFIX.as_bytes()))
}

/// Whether a label that has the prefix is decoded: with a sign of a URL in it, it is a part of one and no label.
pub(super) fn is_decoded(label: &str) -> bool {
    !label.contains(URL_SIGNS)
}

/// Whether a label's characters begin as A-labels do: as text it would be decoded.
pub(crate) fn begins_as_a_label(label: &[Character]) -> bool {
    let begins = label.iter().take(PREFIX.len()).map(|it| it.scalar.to_ascii_lowercase());
    begins.eq(PREFIX.chars())
}

/// What the Punycode of a label that has the prefix stands for. Capitals count as small letters: an A-label
/// is made lower case before it is decoded (RFC 5891 section 5.3; UTS #46 section 4, steps 1 and 4).
pub(super) fn decode(label: &str) -> Result<Vec<char>, ReadErrorKind> {
    if label.len() > MAX_DECODED_OCTETS {
        return Err(ReadErrorKind::PunycodeTooLong { label: label.to_owned() });
    }
    let broken = || ReadErrorKind::Punycode { label: label.to_owned() };
    // The prefix is ASCII, so a label that has it can be cut after it.
    let encoded = label.get(PREFIX.len()..).ok_or_else(broken)?;
    let scalars = Some(encoded)
        .filter(|encoded| encoded.is_ascii())
        .and_then(|encoded| idna::punycode::decode(&encoded.to_ascii_lowercase()))
        .filter(|scalars| !scalars.is_empty())
        .ok_or_else(broken)?;
    match scalars.iter().find(|&&it| is_label_separator(it) || BidiClass::of(it) == BidiClass::B) {
        Some(&scalar) => Err(ReadErrorKind::PunycodeSeparator { label: label.to_owned(), scalar }),
        None => Ok(scalars),
    }
}
