//! What is kept of each name of a list, in as few bytes as it takes.

use bidiscope_bidi::enum_with_ids;
use bidiscope_idna::verdict::{FindingKind, Permission};
use bidiscope_list::scan::NameRow;

enum_with_ids! {
    /// How a name of a list stands: the answer to "may it be registered?", or that it cannot be read.
    pub enum NameStanding {
        /// A rule forbids it.
        Refused = "refused", "Refused";
        /// It hangs on something else.
        Depends = "depends", "Depends";
        /// Nothing speaks against it.
        Allowed = "allowed", "May be registered";
        /// Nobody registers it.
        NotApplicable = "not-applicable", "Not registered";
        /// It is no name.
        Unreadable = "unreadable", "Cannot be read";
    }
}

impl NameStanding {
    /// How the name of this row stands.
    pub const fn of(row: &NameRow) -> Self {
        match row.registration {
            Some(Permission::Refused) => Self::Refused,
            Some(Permission::Depends) => Self::Depends,
            Some(Permission::Allowed) => Self::Allowed,
            Some(Permission::NotApplicable) => Self::NotApplicable,
            None => Self::Unreadable,
        }
    }
}

/// What filters and sorts go by, for one name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListRecord {
    /// The line in which it begins, from 1.
    pub line: u32,
    /// How it stands.
    pub standing: NameStanding,
    /// A bit for each kind of finding behind that, by the kind's place among all.
    pub kinds: u128,
    /// A bit for each condition of the Bidi rule that is violated; that of condition 1 is the lowest.
    pub conditions: u8,
    /// The label, condition and character of the first violation, in this order of weight, from 1; 0 where there is
    /// none.
    pub violation: u64,
    /// Which scripts it is written in: the number of a set of its block.
    pub(super) scripts: u16,
    /// Where its texts stand in the block.
    pub(super) texts: ArenaPlace,
}

/// Where the texts of a name stand among those of its block: what was given, then its characters where they are
/// others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ArenaPlace {
    pub(super) start: u32,
    pub(super) given: u32,
    /// How many bytes of characters follow; none where they are what was given.
    pub(super) name: u32,
    /// Whether what was given is the reason why there is no name.
    pub(super) is_reason: bool,
}

impl ListRecord {
    /// Whether it is an owner in a zone file that is no registration.
    pub(super) const fn is_zone_owner(&self) -> bool {
        self.kinds & bit_of(FindingKind::ZoneOwner) != 0
    }

    pub(super) fn of(row: &NameRow) -> Self {
        let kinds = row.because.iter().fold(0, |all, &it| all | bit_of(it));
        let conditions = row.violations.iter().fold(0, |all, it| all | bit_of_condition(it.condition));
        let violation = row.violations.first().map_or(0, |it| {
            ((it.label as u64) << 32 | u64::from(it.condition) << 24 | it.character as u64) + 1
        });
        Self {
            line: u32::try_from(row.line).unwrap_or(u32::MAX),
            standing: NameStanding::of(row),
            kinds,
            conditions,
            violation,
            scripts: 0,
            texts: ArenaPlace::default(),
        }
    }
}

/// The bit of a kind of finding.
pub(super) const fn bit_of(kind: FindingKind) -> u128 {
    // A shift beyond the last bit would be another kind's: `kinds_have_bits` holds that there are enough.
    1 << (kind as u32 & 127)
}

/// The bit of a condition of the Bidi rule, counted from 1.
pub(super) const fn bit_of_condition(condition: u8) -> u8 {
    1 << ((condition.saturating_sub(1)) & 7)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{ListRecord, NameStanding, bit_of};
    use bidiscope_idna::verdict::FindingKind;
    use bidiscope_list::scan::{Clerk, NameRow, Wanted};

    fn record(name: &str) -> ListRecord {
        ListRecord::of(Clerk::new(Wanted::default()).row(3, name.as_bytes()))
    }

    #[test]
    fn kinds_have_bits() {
        let bits: BTreeSet<u128> = FindingKind::ALL.iter().map(|&it| bit_of(it)).collect();
        assert_eq!(bits.len(), FindingKind::ALL.len());
    }

    #[test]
    fn what_is_kept_of_a_name() {
        let allowed = record("example.com");
        assert_eq!((allowed.line, allowed.standing, allowed.conditions), (3, NameStanding::Allowed, 0));
        // An R in a label that begins with an L: condition 5; it ends with the R: condition 6.
        let refused = record("x\u{5D0}.com");
        assert_eq!((refused.standing, refused.conditions), (NameStanding::Refused, 0b11_0000));
        assert_eq!(refused.kinds, bit_of(FindingKind::Condition5) | bit_of(FindingKind::Condition6));
        let unreadable = ListRecord::of(&NameRow { line: 4, ..NameRow::default() });
        assert_eq!((unreadable.standing, unreadable.violation), (NameStanding::Unreadable, 0));
    }

    #[test]
    fn a_record_is_small() {
        // docs/limits.md counts on it.
        assert!(size_of::<ListRecord>() <= 48, "{} bytes", size_of::<ListRecord>());
    }
}
