//! What changed for a name from RFC 3454 to RFC 5893.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::{Verdict, rfc3454};

enum_with_ids! {
    /// The verdict of RFC 3454 section 6, which IDNA2003 used, compared with that of the Bidi rule (RFC 5893 section
    /// 2): "most reasonable labels that were allowed under RFC 3454 will also be allowed under this specification"
    /// (section 1.2 there). RFC 3454 allows a name if it allows each label. Where the Bidi rule does not apply to a name,
    /// it counts as allowing it.
    pub enum Rfc3454Change {
        /// Both allow it.
        Allowed = "allowed";
        /// Both refuse it.
        Refused = "refused";
        /// RFC 3454 refused it, and the Bidi rule allows it or does not apply, as to U+200E in a left-to-right name.
        NewlyAllowed = "newly-allowed";
        /// RFC 3454 allowed it, and the Bidi rule refuses it.
        NewlyRefused = "newly-refused";
        /// It has characters that are newer than Unicode 3.2, on which RFC 3454 is based, whatever else both say.
        Unassigned = "unassigned";
    }
}

impl Rfc3454Change {
    /// What changed for a name of which the Bidi rule says this.
    pub(super) fn of(name: &Input, bidi_rule: Verdict) -> Self {
        let labels = name.labels().iter().map(|label| rfc3454::judge_label(name.label_characters(label)));
        let labels: Vec<rfc3454::StringprepVerdict> = labels.collect();
        let was_allowed = labels.iter().all(rfc3454::StringprepVerdict::is_permitted);
        match (was_allowed, bidi_rule == Verdict::Violated) {
            _ if labels.iter().any(|it| !it.unassigned_indices.is_empty()) => Self::Unassigned,
            (true, false) => Self::Allowed,
            (false, true) => Self::Refused,
            (false, false) => Self::NewlyAllowed,
            (true, true) => Self::NewlyRefused,
        }
    }
}
