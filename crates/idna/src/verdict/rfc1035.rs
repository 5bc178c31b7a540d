//! RFC 1035: maximum length of labels and names.

use bidiscope_bidi::name::{Label, MAX_LABEL_OCTETS, MAX_NAME_OCTETS, Name};

use super::finding::{Finding, FindingValue};
use super::finding_case::FindingCase;
use super::kind::FindingKind;

/// The labels that are too long, then the name if it is.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let mut found = Vec::new();
    for (index, label) in name.labels().iter().enumerate() {
        let octets = octets(label);
        if octets.is_none_or(|octets| octets > MAX_LABEL_OCTETS) {
            let at_least = octets.is_none().then_some(FindingCase::AtLeast);
            let octets = octets.unwrap_or(MAX_LABEL_OCTETS + 1);
            let finding = Finding::new(FindingKind::LabelTooLong, index, label.range.clone().collect());
            found.push(finding.in_case(at_least).with("octets", FindingValue::Count(octets)));
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
        let at_least = labels.iter().any(|label| octets(label).is_none()).then_some(FindingCase::AtLeast);
        let finding = Finding::new(FindingKind::NameTooLong, None, Vec::new());
        finding.in_case(at_least).with("octets", FindingValue::Count(total))
    })
}
