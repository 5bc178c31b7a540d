//! Labels that the DNS has for its own use and that nobody registers: the wildcard and names such as `_dmarc`.

use bidiscope_bidi::name::{Label, Name};

use super::finding::Finding;
use super::kind::FindingKind;

/// What such a label is, if it is one: `*` as the whole first label (RFC 4592), or a label of ASCII letters,
/// digits, hyphens and underscores that begins with an underscore (RFC 8552). With anything else in it, it is no
/// name of the DNS's own, and is judged as any other.
pub(super) fn kind(name: &Name, index: usize, label: &Label) -> Option<FindingKind> {
    // What was typed as an A-label is a label of IDNA, and one of ASCII alone is none (RFC 5891 section 5.3).
    if label.typed_a_label.is_some() {
        return None;
    }
    let characters = name.label_characters(label);
    let first = characters.first()?.scalar;
    if index == 0 && first == '*' && characters.len() == 1 {
        return Some(FindingKind::Wildcard);
    }
    let is_ldh = |it: char| it.is_ascii_alphanumeric() || it == '-' || it == '_';
    (first == '_' && characters.iter().all(|it| is_ldh(it.scalar))).then_some(FindingKind::UnderscoreLabel)
}

/// Whether such findings are about labels that the DNS has for its own use.
pub(super) const fn is_of_dns_own(kind: FindingKind) -> bool {
    matches!(kind, FindingKind::Wildcard | FindingKind::UnderscoreLabel)
}

/// The kind of each such label, with its number.
pub(super) fn kinds(name: &Name) -> impl Iterator<Item = (FindingKind, usize)> {
    let labels = name.labels().iter().enumerate();
    labels.filter_map(|(index, label)| Some((kind(name, index, label)?, index)))
}

/// A note on each such label.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    kinds(name)
        .map(|(kind, index)| {
            let what = match kind {
                FindingKind::Wildcard => "is the wildcard, which stands for every name below",
                _ => "begins with an underscore, which the DNS uses for services and keys",
            };
            let sentence = format!("Label {index} {what}; nobody registers it.");
            Finding::new(kind, index, name.labels()[index].range.clone().collect(), sentence)
        })
        .collect()
}
