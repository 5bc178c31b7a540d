//! The data that is kept for each name of a list.

use bidiscope_bidi::enum_with_ids;
use bidiscope_idna::verdict::FindingKind;
use bidiscope_idna::verdict::rfc5893::ConditionSet;
#[cfg(doc)]
use bidiscope_list::scan::Column;
use bidiscope_list::scan::{Decision, NameRow};
use bidiscope_words::message;

enum_with_ids! {
    /// The registration status of a name of a list, or that it cannot be read.
    pub enum RegistrationStatus {
        /// A rule forbids registration.
        Refused = "refused";
        /// The registry keeps its label for itself, and nothing else forbids it.
        Reserved = "reserved";
        /// Nobody may have its label, and no other rule than that forbids it.
        Blocked = "blocked";
        /// Only the registry can say whether it may be registered ([`Permission::NeedsReview`](bidiscope_idna::verdict::Permission)).
        NeedsReview = "needs-review";
        /// Registration is allowed.
        Allowed = "allowed";
        /// It is no registration, such as the owner of a record in a zone file: the rules do not apply.
        NotApplicable = "not-applicable";
        /// It cannot be read as a name.
        Unreadable = "unreadable";
    }
}

impl RegistrationStatus {
    /// The status of the name of this row by itself, which must have been made with [`Column::Registration`] and
    /// [`Column::Reasons`]: a row without a verdict counts as [`Self::Unreadable`].
    pub const fn of(row: &NameRow) -> Self {
        match Decision::of(row.registration, row.reasons.as_slice()) {
            Decision::Refused => Self::Refused,
            Decision::Reserved => Self::Reserved,
            Decision::Blocked => Self::Blocked,
            Decision::NeedsReview => Self::NeedsReview,
            // Other names decide later.
            Decision::Allowed | Decision::Taken | Decision::Contested => Self::Allowed,
            Decision::NotApplicable => Self::NotApplicable,
            Decision::Unreadable => Self::Unreadable,
        }
    }

    /// The status in a word or two.
    pub fn title(self) -> String {
        message!(list_status, status = self.id()).to_string()
    }
}

/// The data of one name by which lists are filtered and sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListRecord {
    /// The line on which it begins, from 1.
    pub line: u32,
    /// Its registration status.
    pub status: RegistrationStatus,
    /// The kinds of findings that are the reasons for the status, a bit each, at the kind's index in `FindingKind::ALL`.
    pub kinds: u128,
    /// The violated conditions of the Bidi rule.
    pub conditions: ConditionSet,
    /// Whether it is not in the zone whose rulesets judge the list.
    pub is_outside_zone: bool,
    /// Whether white space at the ends of the entry was taken off.
    pub is_trimmed: bool,
    /// The index of its set of scripts in its block.
    pub(super) scripts: u16,
    /// The index of its zone in its block.
    pub(super) zone: u16,
    /// The location of its texts in the block.
    pub(super) texts: TextLocation,
}

/// The location of the texts of a name in its block: the input, then the name where that is
/// different.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct TextLocation {
    pub(super) start: u32,
    pub(super) given: u32,
    /// The length of the name in bytes; 0 where it is equal to the input.
    pub(super) name: u32,
    /// Whether no name was found in the line; `start` is then the index of the reason.
    pub(super) is_error: bool,
}

impl ListRecord {
    /// Whether it is an owner name of a zone file that is not a registration.
    pub const fn is_zone_owner(&self) -> bool {
        self.kinds & finding_bit(FindingKind::ZoneOwner) != 0
    }

    pub(super) fn of(row: &NameRow) -> Self {
        let kinds = row.reasons.iter().fold(0, |all, &it| all | finding_bit(it));
        Self {
            line: u32::try_from(row.line).unwrap_or(u32::MAX),
            status: RegistrationStatus::of(row),
            kinds,
            conditions: row.violations.iter().map(|it| it.condition).collect(),
            is_outside_zone: row.is_outside_zones,
            is_trimmed: row.is_trimmed,
            scripts: 0,
            zone: 0,
            texts: TextLocation::default(),
        }
    }
}

/// The bit of a kind of finding.
pub(super) const fn finding_bit(kind: FindingKind) -> u128 {
    // The test `kinds_have_bits` checks that 128 bits are enough.
    1 << (kind as u32 & 127)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bidiscope_idna::verdict::rfc5893::Condition;

    use super::{ConditionSet, ListRecord, RegistrationStatus, finding_bit};
    use bidiscope_idna::verdict::FindingKind;
    use bidiscope_list::scan::{NameRow, RowBuilder, ScanOptions};

    fn record(name: &str) -> ListRecord {
        ListRecord::of(RowBuilder::new(ScanOptions::default()).row(3, name.as_bytes()))
    }

    #[test]
    fn kinds_have_bits() {
        let bits: BTreeSet<u128> = FindingKind::ALL.iter().map(|&it| finding_bit(it)).collect();
        assert_eq!(bits.len(), FindingKind::ALL.len());
    }

    #[test]
    fn what_is_kept_of_a_name() {
        let allowed = record("example.com");
        assert_eq!(
            (allowed.line, allowed.status, allowed.conditions),
            (3, RegistrationStatus::Allowed, ConditionSet::NONE)
        );
        // An R in a label that begins with an L: condition 5; it ends with the R: condition 6.
        let refused = record("x\u{5D0}.com");
        let both = ConditionSet::from_iter([Condition::Five, Condition::Six]);
        assert_eq!((refused.status, refused.conditions), (RegistrationStatus::Refused, both));
        assert_eq!(
            refused.kinds,
            finding_bit(FindingKind::Condition5) | finding_bit(FindingKind::Condition6)
        );
        let unreadable = ListRecord::of(&NameRow { line: 4, ..NameRow::default() });
        assert_eq!(
            (unreadable.status, unreadable.conditions),
            (RegistrationStatus::Unreadable, ConditionSet::NONE)
        );
    }

    #[test]
    fn a_record_is_small() {
        // docs/limits.md counts on it.
        assert!(size_of::<ListRecord>() <= 48, "{} bytes", size_of::<ListRecord>());
    }
}
