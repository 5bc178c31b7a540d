//! Labels of another script that can be taken for ASCII: UTS #39 section 5.3.

use icu_properties::props::Script;
use icu_properties::script::ScriptWithExtensions;
use unicode_security::confusable_detection::skeleton;

use bidiscope_bidi::name::{Character, Name, text_of};
use bidiscope_bidi::order::Strategy;

use super::finding::Finding;
use super::kind::FindingKind;

/// Each label without a Latin letter that looks like letters, digits and hyphens of ASCII.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let labels = name.labels().iter().enumerate();
    labels
        .filter_map(|(index, label)| {
            let looks_like = ascii_look_of(name.label_characters(label))?;
            let sentence =
                format!("Label {index} can be taken for \u{2018}{looks_like}\u{2019} in plain ASCII.");
            let kind = FindingKind::WholeScriptConfusable;
            let finding = Finding::new(kind, index, label.range.clone().collect(), sentence);
            Some(finding.with("likeness", looks_like))
        })
        .collect()
}

/// The skeleton of a label in the order in which it is shown, where that is plain ASCII and the label has
/// letters of another script than Latin and none of Latin.
fn ascii_look_of(label: &[Character]) -> Option<String> {
    let script = |it: &Character| ScriptWithExtensions::new().get_script_val(it.scalar);
    let is_foreign =
        |it: &Character| !matches!(script(it), Script::Common | Script::Inherited | Script::Unknown);
    if !label.iter().any(is_foreign) || label.iter().any(|it| script(it) == Script::Latin) {
        return None;
    }
    let is_plain = |it: char| it.is_ascii_alphanumeric() || it == '-';
    // Most labels end here.
    if !skeleton(&text_of(label)).all(is_plain) {
        return None;
    }
    // From left to right, as ASCII is read.
    let shown = Strategy::UbaLtr.order(label).display(label);
    Some(skeleton(&shown).collect())
}
