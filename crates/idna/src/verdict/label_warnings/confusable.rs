//! Labels in another script that look like ASCII: whole-script confusables, UTS #39 section 5.3.

use icu_properties::props::Script;
use icu_properties::script::ScriptWithExtensions;
use unicode_security::confusable_detection::skeleton;

use bidiscope_bidi::name::{Character, text_of};
use bidiscope_bidi::order::Strategy;

use crate::verdict::detail::Detail;
use crate::verdict::finding::Finding;
use crate::verdict::kind::FindingKind;

use super::IndexedLabel;

/// A finding for each label without Latin letters that looks like ASCII letters, digits and hyphens.
pub(super) fn findings(labels: &[IndexedLabel<'_>]) -> Vec<Finding> {
    labels
        .iter()
        .filter_map(|label| {
            let looks_like = ascii_skeleton(label.characters)?;
            let kind = FindingKind::WholeScriptConfusable;
            let finding = Finding::new(kind, label.index, label.positions().collect());
            Some(finding.with(Detail::LooksLike(looks_like)))
        })
        .collect()
}

/// The UTS #39 skeleton of a label in visual order, if it is ASCII letters, digits and hyphens only, and the
/// label has letters of a script other than Latin and none of Latin.
fn ascii_skeleton(label: &[Character]) -> Option<String> {
    if !looks_like_ascii(label) {
        return None;
    }
    // In visual order from left to right, because that is how the ASCII label would be read.
    let shown = Strategy::UbaLtr.order(label).display(label);
    Some(skeleton(&shown).collect())
}

/// Whether there is such a finding.
pub(super) fn looks_like_ascii(label: &[Character]) -> bool {
    let script = |it: &Character| ScriptWithExtensions::new().get_script_val(it.scalar);
    let is_other_script =
        |it: &Character| !matches!(script(it), Script::Common | Script::Inherited | Script::Unknown);
    if !label.iter().any(is_other_script) || label.iter().any(|it| script(it) == Script::Latin) {
        return false;
    }
    skeleton(&text_of(label)).all(|it| it.is_ascii_alphanumeric() || it == '-')
}
