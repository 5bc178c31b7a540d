//! RFC 1035: maximum length of labels and names.

use bidiscope_bidi::name::{MAX_LABEL_OCTETS, MAX_NAME_TEXT_OCTETS, a_label, text_of};

use super::detail::FindingDetail;
use super::found::Found;
use super::kind::FindingKind;
use super::labelled_name::LabelledName;

/// The labels that are too long, then the name if it is.
pub(super) fn find(name: &LabelledName<'_>, found: &mut Found) {
    // The octets of each label's A-label; `None` if there are more than 63 and they were not counted.
    let octets: Vec<Option<usize>> = name
        .labels
        .iter()
        .map(|it| {
            let a_label = a_label::encode_a_label(&text_of(&name.characters[it.character_range.clone()]));
            a_label.ok().map(|it| it.len())
        })
        .collect();
    for (index, (label, octets)) in name.labels.iter().zip(&octets).enumerate() {
        if octets.is_none_or(|octets| octets > MAX_LABEL_OCTETS) {
            found.add_with(FindingKind::LabelTooLong, index, label.character_range.clone(), |_| {
                FindingDetail::OctetCount {
                    octet_count: octets.unwrap_or(MAX_LABEL_OCTETS + 1),
                    is_lower_bound: octets.is_none(),
                }
            });
        }
    }
    let counted: usize = octets.iter().map(|it| it.unwrap_or(MAX_LABEL_OCTETS + 1)).sum();
    let total = counted + octets.len().saturating_sub(1);
    if total > MAX_NAME_TEXT_OCTETS {
        found.add_about_name(FindingKind::NameTooLong, || FindingDetail::OctetCount {
            octet_count: total,
            is_lower_bound: octets.contains(&None),
        });
    }
}
