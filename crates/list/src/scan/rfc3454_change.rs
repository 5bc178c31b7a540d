//! What changed for a name from RFC 3454 to RFC 5893.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::{RuleVerdict, rfc3454};

enum_with_ids! {
    /// The verdict of RFC 3454 section 6, which IDNA2003 used, compared with that of the Bidi rule (RFC 5893 section
    /// 2): "most reasonable labels that were allowed under RFC 3454 will also be allowed under this specification"
    /// (section 1.2 there). RFC 3454 allows a name if it allows each label. Where the Bidi rule does not apply to a name,
    /// it counts as allowing it.
    pub enum Rfc3454To5893Change {
        /// Both allow it.
        AllowedByBoth = "allowed";
        /// Both refuse it.
        RefusedByBoth = "refused";
        /// RFC 3454 refused it, and the Bidi rule allows it or does not apply, as to U+200E in a left-to-right name.
        AllowedByRfc5893Only = "newly-allowed";
        /// RFC 3454 allowed it, and the Bidi rule refuses it.
        RefusedByRfc5893Only = "newly-refused";
        /// It has characters that are newer than Unicode 3.2, on which RFC 3454 is based, whatever else both say.
        UnassignedInUnicode32 = "unassigned";
    }
}

impl Rfc3454To5893Change {
    /// What changed for a name of which the Bidi rule says this.
    pub(super) fn of(name: &Input, bidi_rule: RuleVerdict) -> Self {
        let labels = name.labels().iter().map(|label| rfc3454::judge_label(name.label_characters(label)));
        let labels: Vec<rfc3454::StringprepLabelVerdict> = labels.collect();
        let was_allowed = labels.iter().all(rfc3454::StringprepLabelVerdict::is_permitted);
        match (was_allowed, bidi_rule == RuleVerdict::Violated) {
            _ if labels.iter().any(|it| !it.unassigned_indices_in_given_label.is_empty()) => {
                Self::UnassignedInUnicode32
            }
            (true, false) => Self::AllowedByBoth,
            (false, true) => Self::RefusedByBoth,
            (false, false) => Self::AllowedByRfc5893Only,
            (true, true) => Self::RefusedByRfc5893Only,
        }
    }
}
