//! Labels in another script that look like ASCII: whole-script confusables, UTS #39 section 5.3.

use icu_properties::props::Script;
use icu_properties::script::ScriptWithExtensions;
use unicode_security::confusable_detection::skeleton;

use bidiscope_bidi::name::{Character, Name, text_of};
use bidiscope_bidi::order::Strategy;

use super::finding::{Finding, FindingValue};
use super::kind::FindingKind;

/// A finding for each label without Latin letters that looks like ASCII letters, digits and hyphens.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let labels = name.labels().iter().enumerate();
    labels
        .filter_map(|(index, label)| {
            let looks_like = ascii_skeleton(name.label_characters(label))?;
            let kind = FindingKind::WholeScriptConfusable;
            let finding = Finding::new(kind, index, label.range.clone().collect());
            Some(finding.with("likeness", FindingValue::Text(looks_like)))
        })
        .collect()
}

/// The UTS #39 skeleton of a label in visual order, if it is ASCII letters, digits and hyphens only, and the
/// label has letters of a script other than Latin and none of Latin.
fn ascii_skeleton(label: &[Character]) -> Option<String> {
    let script = |it: &Character| ScriptWithExtensions::new().get_script_val(it.scalar);
    let is_foreign =
        |it: &Character| !matches!(script(it), Script::Common | Script::Inherited | Script::Unknown);
    if !label.iter().any(is_foreign) || label.iter().any(|it| script(it) == Script::Latin) {
        return None;
    }
    let is_plain = |it: char| it.is_ascii_alphanumeric() || it == '-';
    // Cheap test first: most labels are rejected here.
    if !skeleton(&text_of(label)).all(is_plain) {
        return None;
    }
    // In visual order from left to right, because that is how the ASCII label would be read.
    let shown = Strategy::UbaLtr.order(label).display(label);
    Some(skeleton(&shown).collect())
}
