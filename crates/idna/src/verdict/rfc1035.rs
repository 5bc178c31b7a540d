//! RFC 1035: maximum length of labels and names.

use bidiscope_bidi::name::{Label, MAX_LABEL_OCTETS, MAX_NAME_OCTETS, Name};

use super::finding::Finding;
use super::kind::FindingKind;

/// The labels that are too long, then the name if it is.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let mut found = Vec::new();
    for (index, label) in name.labels().iter().enumerate() {
        if octets(label).is_none_or(|octets| octets > MAX_LABEL_OCTETS) {
            let length = octets(label).map_or("more than 63".to_owned(), |octets| octets.to_string());
            let sentence = format!("Label {index} has {length} octets in the DNS; 63 are allowed.");
            let characters = label.range.clone().collect();
            let finding = Finding::new(FindingKind::LabelTooLong, index, characters, sentence);
            found.push(finding.with_value("octets", length));
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
        let at_least = if labels.iter().any(|label| octets(label).is_none()) { "at least " } else { "" };
        let octets = format!("{at_least}{total}");
        let sentence = format!("The name has {octets} octets in the DNS; 253 are allowed.");
        Finding::new(FindingKind::NameTooLong, None, Vec::new(), sentence).with_value("octets", octets)
    })
}
