//! Suggested fixes: edits after which the applicant's labels satisfy the rules, as a registry would suggest
//! them.
//!
//! There are four edits: remove a character, move it within its label, replace it, and respell adjacent
//! characters (normal form, letters of a ligature). Characters that may have been typed for a dot are tried
//! first (`dots`). No letter is invented, and no number becomes another one (`numbers`). Each label is fixed
//! separately; the zone's labels are never changed. First, characters that are not allowed are removed or
//! replaced (`plan`, `character_fixes`); then remaining problems are solved (`conflict`), with the cheapest
//! edits first (`cost`, `search`). A fix is not suggested if it causes a new warning, or if its text is not
//! read back as the same name.

mod character_fixes;
mod character_kinds;
mod conflict;
mod cost;
mod dots;
mod draft;
mod edit;
mod goal;
mod minimal;
mod name_to_fix;
mod no_fix_reason;
mod numbers;
mod respelling;
mod search;
mod suggested_fix;
mod target_direction;

use std::ops::Range;

use bidiscope_bidi::name::Name;

use super::CheckedRules;
use super::not_a_domain_name::not_a_domain_name;

use name_to_fix::NameToFix;
use search::BUDGET;

pub use edit::NameEdit;
pub use no_fix_reason::NoFixReason;
pub use suggested_fix::{MAX_FIXES, SuggestedNameFix, SuggestedNameFixes};

/// Up to [`MAX_FIXES`] edited names that pass a check, in the sense of [`CheckedRules::is_failed_by`] without a registry's
/// rules. `applicant_label_index_range` are the applicant's; the others are the zone's. The result is empty and gives no reason
/// if the name already passes. Labels that nobody registers (wildcard, underscored names) are never changed.
pub fn suggested_fixes(
    name: &Name,
    applicant_label_index_range: Range<usize>,
    check_fixes_must_pass: CheckedRules,
) -> SuggestedNameFixes {
    fixes_in_registry(name, applicant_label_index_range, check_fixes_must_pass, &|_| true)
}

/// As [`suggested_fixes`], of the names that a registry `accepts`. Where only the registry refuses the name, other
/// spellings of it are tried (`respelling`).
pub(super) fn fixes_in_registry(
    name: &Name,
    labels: Range<usize>,
    check: CheckedRules,
    accepts: &dyn Fn(&str) -> bool,
) -> SuggestedNameFixes {
    let accepted = |mut fixes: Vec<SuggestedNameFix>| {
        fixes.retain(|it| accepts(&it.fixed_name));
        let no_fix_reason = fixes.is_empty().then_some(NoFixReason::RegistryRefusesEveryFix);
        SuggestedNameFixes { fixes, no_fix_reason }
    };
    let why_not = |reason| SuggestedNameFixes { fixes: Vec::new(), no_fix_reason: Some(reason) };
    if not_a_domain_name(name).is_some() {
        return why_not(NoFixReason::NotADomainName);
    }
    let name_to_fix = NameToFix::new(name, labels, check);
    if name_to_fix.passes() {
        // A registration that needs review because of the zone's labels is not refused.
        if name_to_fix.zone_violates() {
            return why_not(NoFixReason::OnlyZoneLabelsViolate);
        }
        if accepts(&name.decoded_text()) {
            return SuggestedNameFixes::default();
        }
        let spellings = name_to_fix.respellings();
        return if spellings.is_empty() {
            why_not(NoFixReason::NoOtherSpelling)
        } else {
            accepted(spellings)
        };
    }
    let violating: Vec<usize> =
        name_to_fix.labels.clone().filter(|&label| name_to_fix.violates(label)).collect();
    if violating.is_empty() {
        return why_not(name_to_fix.reason_for_refusal());
    }
    let with_dots = accepted(name_to_fix.with_dots(&violating));
    if !with_dots.fixes.is_empty() {
        return with_dots;
    }
    let mut by_label = Vec::with_capacity(violating.len());
    for &label in &violating {
        match name_to_fix.label_fixes(label, BUDGET / violating.len()) {
            Ok(drafts) => by_label.push((label, drafts)),
            Err(reason) => return why_not(reason),
        }
    }
    let offered = name_to_fix.combinations(&by_label);
    if offered.is_empty() {
        return why_not(name_to_fix.no_fix_reason(&by_label));
    }
    accepted(offered)
}
