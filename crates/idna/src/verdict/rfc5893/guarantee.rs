//! The guarantees of section 2.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{Character, ClassSet, LabelSpan, is_label_separator};

use super::label_classes::{LabelClasses, RTL_CLASSES};

enum_with_ids! {
    /// What section 2 guarantees for a Bidi domain name: that the requirements of section 3 hold.
    pub enum Guarantee {
        /// All labels satisfy the rule.
        Rule = "rule";
        /// Only the second guarantee applies: labels that violate the rule are LDH labels, and none that
        /// begins with an ASCII digit comes after a right-to-left label.
        Ldh = "ldh";
        /// There is no guarantee.
        NoGuarantee = "none";
    }
}

/// Whether a Bidi domain name, without a final full stop, meets the condition of the second guarantee. This
/// includes names that also have the first guarantee. `false` for other names, and where a label is empty.
pub fn second_guarantee_covers(name: &[Character]) -> bool {
    let mut start = 0;
    let labels: Vec<LabelSpan> = name
        .split(|it| is_label_separator(it.scalar))
        .map(|label| {
            let range = start..start + label.len();
            start = range.end + 1;
            LabelSpan { range, classes: ClassSet::of_characters(label) }
        })
        .collect();
    labels.iter().all(|span| !span.range.is_empty())
        && labels.iter().any(|span| span.classes.intersects(RTL_CLASSES))
        && second_guarantee_holds(name, &labels)
}

/// The condition of the second guarantee. "Come after" is interpreted as anywhere later in the name: the
/// literal and stricter interpretation.
pub(super) fn second_guarantee_holds(name: &[Character], labels: &[LabelSpan]) -> bool {
    let mut after_rtl_label = false;
    labels.iter().all(|span| {
        let label = &name[span.range.clone()];
        let begins_with_digit = label.first().is_some_and(|it| it.scalar.is_ascii_digit());
        let satisfies = || LabelClasses::with_classes(label, span.classes).violated().is_empty();
        let holds = !(begins_with_digit && after_rtl_label) && (satisfies() || is_ldh_label(label));
        after_rtl_label |= span.classes.intersects(RTL_CLASSES);
        holds
    })
}

/// An LDH label (RFC 5890 section 2.3.1): ASCII letters, digits and hyphens, no hyphen at either end, at most
/// 63 octets.
fn is_ldh_label(label: &[Character]) -> bool {
    let is_hyphen = |it: Option<&Character>| it.is_some_and(|it| it.scalar == '-');
    label.len() <= 63
        && label.iter().all(|it| it.scalar.is_ascii_alphanumeric() || it.scalar == '-')
        && !is_hyphen(label.first())
        && !is_hyphen(label.last())
}
