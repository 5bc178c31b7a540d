//! Labels that the DNS uses for itself and nobody registers: the wildcard, and underscored names such as
//! `_dmarc`.

use bidiscope_bidi::name::is_label_separator;

use super::facts::Facts;
use super::found::Found;
use super::kind::FindingKind;
use super::labelled_name::{LabelFacts, LabelledName};

/// The kind of unregistrable label, or `None` for any other label. It is `*` as the whole first label (RFC
/// 4592), or a label of ASCII letters, digits, hyphens and underscores that begins with an underscore (RFC
/// 8552).
pub(crate) fn kind_of(label: &LabelFacts<'_>) -> Option<FindingKind> {
    // A label typed as an A-label is subject to IDNA, where an all-ASCII decoding is invalid (RFC 5891
    // section 5.3).
    let may_be = label.facts.intersects(BEGINNINGS) && label.typed_a_label.is_none();
    if may_be { kind_of_text(label.index, label.characters.iter().map(|it| it.scalar)) } else { None }
}

/// What such labels begin with.
const BEGINNINGS: Facts = Facts::ASTERISK.at_first().union(Facts::UNDERSCORE.at_first());

/// The same of the characters of a label that was not typed as an A-label.
fn kind_of_text(index: usize, mut label: impl Iterator<Item = char>) -> Option<FindingKind> {
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
    name.split(is_label_separator)
        .enumerate()
        .any(|(index, label)| kind_of_text(index, label.chars()).is_some())
}

/// The indices of the unregistrable labels of a name, ascending.
#[inline]
pub(crate) fn labels_of(name: &LabelledName<'_>) -> Vec<usize> {
    if !name.facts.intersects(BEGINNINGS) {
        return Vec::new();
    }
    kinds_in(name).map(|(_, label)| label.index).collect()
}

/// A note on each unregistrable label.
pub(super) fn find(name: &LabelledName<'_>, found: &mut Found) {
    if name.facts.intersects(BEGINNINGS) {
        for (kind, label) in kinds_in(name) {
            found.add(kind, label.index, label.start..label.start + label.characters.len());
        }
    }
}

fn kinds_in<'a>(name: &'a LabelledName<'_>) -> impl Iterator<Item = (FindingKind, LabelFacts<'a>)> {
    name.labels().filter_map(|label| Some((kind_of(&label)?, label)))
}
