//! Labels that the DNS uses for itself and nobody registers: the wildcard, and underscored names such as
//! `_dmarc`.

use bidiscope_bidi::name::{Label, Name, is_label_separator};

use super::finding::Finding;
use super::kind::FindingKind;

/// The kind of unregistrable label, or `None` for any other label. It is `*` as the whole first label (RFC
/// 4592), or a label of ASCII letters, digits, hyphens and underscores that begins with an underscore (RFC
/// 8552).
pub(super) fn kind(name: &Name, index: usize, label: &Label) -> Option<FindingKind> {
    // A label typed as an A-label is subject to IDNA, where an all-ASCII decoding is invalid (RFC 5891
    // section 5.3).
    if label.typed_a_label.is_some() {
        return None;
    }
    kind_of(index, name.label_characters(label).iter().map(|it| it.scalar))
}

/// The same of a label that was not typed as an A-label.
pub(crate) fn kind_of(index: usize, mut label: impl Iterator<Item = char>) -> Option<FindingKind> {
    let is_ldh = |it: char| it.is_ascii_alphanumeric() || it == '-' || it == '_';
    match label.next()? {
        '*' if index == 0 && label.next().is_none() => Some(FindingKind::Wildcard),
        '_' if label.all(is_ldh) => Some(FindingKind::UnderscoreLabel),
        _ => None,
    }
}

/// Whether a name, given as its characters in logical order, has a label that nobody registers: `*` as the first one, or
/// one of ASCII letters, digits, hyphens and underscores that begins with an underscore. The verdict on the name is about
/// the other labels.
pub fn has_unregistrable_label(name: &str) -> bool {
    name.split(is_label_separator).enumerate().any(|(index, label)| kind_of(index, label.chars()).is_some())
}

/// The kind of each unregistrable label, with the label's index.
pub(super) fn kinds(name: &Name) -> impl Iterator<Item = (FindingKind, usize)> {
    let labels = name.labels().iter().enumerate();
    labels.filter_map(|(index, label)| Some((kind(name, index, label)?, index)))
}

/// A note on each unregistrable label.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    kinds(name)
        .map(|(kind, index)| Finding::new(kind, index, name.labels()[index].range.clone().collect()))
        .collect()
}
