//! The processing itself (section 4), and the name for DNS queries.

use std::borrow::Cow;

use idna::uts46::{AsciiDenyList, DnsLength, Hyphens, Uts46};
use serde::Serialize;

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{
    Character, MAX_LABEL_OCTETS, MAX_NAME_TEXT_OCTETS, Name, a_label, is_label_separator, text_of,
};

use crate::verdict::facts::Facts;
use crate::verdict::kind::FindingKind;
use crate::verdict::labelled_name::{LabelInName, LabelledName};
use crate::verdict::policies::AcceptancePolicy;

use super::mapping;

enum_with_ids! {
    /// How the deviation characters are treated: sharp s, final sigma and the joiners (section 2.3).
    pub enum Uts46Processing {
        /// They are kept. All browsers do so.
        Nontransitional = "nontransitional";
        /// They are replaced or removed, as in IDNA2003. Deprecated.
        Transitional = "transitional";
    }
}

/// The results of ToASCII (section 4.2) for one name, with nontransitional and transitional processing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Uts46ProcessedName {
    nontransitional: Option<String>,
    transitional: Option<String>,
    /// Whether the name holds a deviation character; if not, both results are the same.
    pub(super) has_deviation_characters: bool,
}

/// The all-ASCII name for DNS queries, with the rule set that gives it; serialized as in machine-readable output.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DnsName {
    /// The rule set that gives the name: always [`AcceptancePolicy::Uts46`].
    pub policy: AcceptancePolicy,
    /// The all-ASCII name; `None` if processing refuses it.
    pub name: Option<String>,
}

/// ToASCII (UTS #46 section 4.2) of a name, nontransitional and transitional.
pub fn process_by_uts46(name: &Name) -> Uts46ProcessedName {
    let typed = name.text_with_typed_a_labels();
    let nontransitional = to_ascii(&typed);
    let (transitional, deviates) = match without_deviations(&typed) {
        Cow::Borrowed(_) => (nontransitional.clone(), false),
        Cow::Owned(text) => (to_ascii(&text), true),
    };
    Uts46ProcessedName { nontransitional, transitional, has_deviation_characters: deviates }
}

/// The name for DNS queries, by nontransitional processing, with a final full stop if it was
/// typed; `None` if processing refuses the name.
pub fn to_ascii_nontransitional(name: &Name) -> Option<String> {
    to_ascii(&name.text_with_typed_a_labels())
}

impl Uts46ProcessedName {
    /// The result of one kind of processing; `None` if it refuses the name.
    pub fn ascii_name_unless_refused(&self, processing: Uts46Processing) -> Option<&str> {
        match processing {
            Uts46Processing::Nontransitional => self.nontransitional.as_deref(),
            Uts46Processing::Transitional => self.transitional.as_deref(),
        }
    }

    /// The name for DNS queries, by nontransitional processing.
    pub fn dns(&self) -> DnsName {
        DnsName { policy: AcceptancePolicy::Uts46, name: self.nontransitional.clone() }
    }
}

/// The name for DNS queries, of a name as typed; `None` if processing refuses it, and if the mapping removes the last label
/// entirely, so that processing treats the rest as a name with a final full stop.
pub fn to_ascii_with_last_label(typed_name: &str) -> Option<String> {
    let last = typed_name.rsplit(is_label_separator).next().unwrap_or_default();
    let is_removed = || !last.is_empty() && mapping::map(last.chars()).is_empty();
    to_ascii(typed_name).filter(|_| !is_removed())
}

/// Whether processing accepts the decoded name, which is no URL, even if labels were typed as A-labels.
pub(crate) fn accepts_decoded(name: &[Character]) -> bool {
    to_ascii(&text_of(name)).is_some()
}

/// Replaces what is in `to` by the A-labels of a name, with a final full stop if it has one. Returns whether none of them
/// and not the name are longer than the DNS allows; if not, what is in `to` is unspecified.
pub(crate) fn write_a_labels(name: &LabelledName<'_>, to: &mut String) -> bool {
    to.clear();
    let mut is_short = true;
    for (index, span) in name.labels.iter().enumerate() {
        if index > 0 {
            to.push('.');
        }
        let (label, start) = (&name.characters[span.character_range.clone()], to.len());
        if name.facts_of(index).intersects(Facts::ALL_ASCII) {
            to.extend(label.iter().map(|it| small_ascii_letter(it.scalar)));
        } else {
            is_short &= a_label::try_append_a_label(label.iter().map(|it| it.scalar), to).is_ok();
        }
        is_short &= to.len() - start <= MAX_LABEL_OCTETS;
    }
    is_short &= to.len() <= MAX_NAME_TEXT_OCTETS;
    if name.characters.last().is_some_and(|it| is_label_separator(it.scalar)) {
        to.push('.');
    }
    is_short
}

/// A character of ASCII, as a small letter where it is a capital. The mask changes nothing; it shows the compiler that this
/// takes one byte in UTF-8.
const fn small_ascii_letter(scalar: char) -> char {
    ((scalar as u8).to_ascii_lowercase() & 0x7F) as char
}

/// Whether processing refuses a name with a finding of this kind, unless the mapping removes the problem.
pub(in crate::verdict) fn refuses(kind: FindingKind) -> bool {
    kind.is_refused_by(AcceptancePolicy::Uts46)
}

/// Whether processing accepts a name whose A-labels are these, and whose name for DNS queries they then are: `is_short`, and
/// with these findings that can decide about its registration. `None` where processing may change the name, so that it has to
/// be applied.
pub(crate) fn accepts_unmapped(
    name: &LabelledName<'_>,
    a_labels: &str,
    is_short: bool,
    found: &[(FindingKind, Option<usize>)],
) -> Option<bool> {
    const CHANGES: Facts = Facts::MAPPED
        .union(Facts::UNDECODABLE)
        // Perhaps it begins with `xn--`.
        .union(Facts::HYPHEN.at_third_and_fourth());
    let is_unnormalized = || found.iter().any(|it| it.0 == FindingKind::IdnaNotNfc);
    if name.facts.intersects(CHANGES) || is_unnormalized() {
        return None;
    }
    if name.facts.intersects(Facts::A_LABEL) {
        let is_own = |(label, own): (LabelInName<'_>, &str)| {
            let is_own =
                |typed: &str| typed.eq_ignore_ascii_case(own) && !label.facts.intersects(Facts::ALL_ASCII);
            label.typed_a_label.is_none_or(is_own)
        };
        if !name.labels().zip(a_labels.split('.')).all(is_own) {
            return None;
        }
    }
    let is_refused = |it: &(FindingKind, Option<usize>)| refuses(it.0);
    Some(is_short && !name.facts.intersects(Facts::REFUSED_BY_UTS46) && !found.iter().any(is_refused))
}

fn to_ascii(typed: &str) -> Option<String> {
    let processed = Uts46::new().to_ascii(
        typed.as_bytes(),
        AsciiDenyList::STD3,
        Hyphens::Check,
        DnsLength::VerifyAllowRootDot,
    );
    processed.ok().map(Cow::into_owned)
}

/// Applies the additional mappings of transitional processing (section 4, step 1). A-labels are ASCII and
/// never contain such characters.
pub(super) fn without_deviations(typed: &str) -> Cow<'_, str> {
    let is_deviation = |it: char| matches!(it, '\u{DF}' | '\u{1E9E}' | '\u{3C2}' | '\u{200C}' | '\u{200D}');
    if !typed.contains(is_deviation) {
        return Cow::Borrowed(typed);
    }
    let mut text = String::with_capacity(typed.len());
    for scalar in typed.chars() {
        match scalar {
            '\u{DF}' | '\u{1E9E}' => text.push_str("ss"),
            '\u{3C2}' => text.push('\u{3C3}'),
            '\u{200C}' | '\u{200D}' => {}
            _ => text.push(scalar),
        }
    }
    Cow::Owned(text)
}
