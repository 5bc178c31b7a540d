//! Findings of UTS #46.

use crate::verdict::detail::FindingDetail;
use crate::verdict::facts::Facts;
use crate::verdict::found::{Found, FoundInLabel};
use crate::verdict::kind::FindingKind;
use crate::verdict::labelled_name::LabelInName;

use super::mapping::{Uts46Mapping, changes_in, disallowed_in, is_disallowed};

/// That the mapping changes the name.
pub(in crate::verdict) fn find_mapping(mapping: &Uts46Mapping, found: &mut Found) {
    let changed = mapping
        .changed_ranges
        .iter()
        .flat_map(|change| change.replaced_character_indices_in_name.iter().copied());
    found.add_with(FindingKind::Uts46Mapped, None, changed, |_| FindingDetail::MappingChangeCount {
        change_count: mapping.changed_ranges.len(),
    });
}

/// Section 4.1, criterion 7: disallowed characters.
pub(in crate::verdict) fn disallowed(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    found.add_with(disallowed_in(label.characters), |offsets| {
        let is_itself = |&at: &usize| {
            let scalar = label.characters[at].scalar;
            scalar.is_ascii() || is_disallowed(scalar)
        };
        if offsets.iter().any(is_itself) {
            FindingDetail::NoDetail
        } else {
            FindingDetail::CausedByMapping { mapped_character: None }
        }
    });
}

/// Section 4, step 4: the label that an A-label decodes to must not be one that the mapping changes.
pub(in crate::verdict) fn unstable_a_label(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    let disallowed = disallowed_in(label.characters);
    let unstable = changes_in(label.characters, 0)
        .into_iter()
        .flat_map(|change| change.replaced_character_indices_in_name);
    found.add(unstable.filter(|at| !disallowed.contains(at)));
}

/// Section 1.3.2: the deviation characters, which IDNA2008 keeps and IDNA2003 replaced or removed. This includes labels typed
/// as A-labels, because people see and type the decoded characters.
pub(in crate::verdict) fn deviation(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    found.add(label.with_fact(Facts::DEVIATION));
}
