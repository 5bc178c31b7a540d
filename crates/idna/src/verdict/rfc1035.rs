//! RFC 1035: maximum length of labels and names.

use bidiscope_bidi::name::{Label, MAX_LABEL_OCTETS, MAX_NAME_OCTETS, Name};

use super::detail::Detail;
use super::finding::Finding;
use super::kind::FindingKind;

/// The labels that are too long, then the name if it is.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let mut found = Vec::new();
    for (index, label) in name.labels().iter().enumerate() {
        let octets = octets(label);
        if octets.is_none_or(|octets| octets > MAX_LABEL_OCTETS) {
            let detail = Detail::Octets {
                count: octets.unwrap_or(MAX_LABEL_OCTETS + 1),
                is_at_least: octets.is_none(),
            };
            let finding = Finding::new(FindingKind::LabelTooLong, index, label.range.clone().collect());
            found.push(finding.with(detail));
        }
    }
    found.extend(name_too_long(name));
    found
}

/// The octets of a label's A-label; `None` if there are more than 63 and they were not counted.
fn octets(label: &Label) -> Option<usize> {
    label.a_label.as_ref().map(String::len)
}

fn name_too_long(name: &Name) -> Option<Finding> {
    let labels = name.labels();
    let counted: usize = labels.iter().map(|label| octets(label).unwrap_or(MAX_LABEL_OCTETS + 1)).sum();
    let total = counted + labels.len().saturating_sub(1);
    (total > MAX_NAME_OCTETS).then(|| {
        let is_at_least = labels.iter().any(|label| octets(label).is_none());
        let detail = Detail::Octets { count: total, is_at_least };
        Finding::new(FindingKind::NameTooLong, None, Vec::new()).with(detail)
    })
}
