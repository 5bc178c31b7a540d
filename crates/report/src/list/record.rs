//! The data that is kept for each name of a list.

use bidiscope_idna::verdict::FindingKind;
use bidiscope_idna::verdict::rfc5893::BidiRuleConditionSet;
use bidiscope_list::scan::{NameRow, RegistrationDecision};

/// The data of one name by which lists are filtered and sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListedNameRecord {
    /// The line on which it begins, from 1.
    pub line_number: u32,
    /// What becomes of it by itself: its row must have been made with its registration and the reasons, without which it counts
    /// as unreadable.
    pub decision: RegistrationDecision,
    /// The kinds of findings that are the reasons for that, a bit each, at the kind's index in `FindingKind::ALL`.
    pub registration_reason_bits: u128,
    /// The violated conditions of the Bidi rule.
    pub violated_conditions: BidiRuleConditionSet,
    /// Whether it is not in the zone whose rulesets judge the list.
    pub is_outside_registry_zones: bool,
    /// Whether white space at the ends of the entry was taken off.
    pub is_white_space_trimmed: bool,
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

impl ListedNameRecord {
    /// Whether it is an owner name of a zone file that is not a registration.
    pub const fn is_zone_file_owner_name(&self) -> bool {
        self.registration_reason_bits & finding_bit(FindingKind::ZoneOwner) != 0
    }

    pub(super) fn of(row: &NameRow) -> Self {
        let registration_reason_bits =
            row.registration_reasons.iter().fold(0, |all, &it| all | finding_bit(it));
        Self {
            line_number: u32::try_from(row.line_number).unwrap_or(u32::MAX),
            decision: RegistrationDecision::of_row_alone(row),
            registration_reason_bits,
            violated_conditions: row.bidi_rule_violations.iter().map(|it| it.violated_condition).collect(),
            is_outside_registry_zones: row.is_outside_registry_zones,
            is_white_space_trimmed: row.is_trimmed,
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

    use bidiscope_idna::verdict::rfc5893::BidiRuleCondition;

    use super::{BidiRuleConditionSet, ListedNameRecord, RegistrationDecision, finding_bit};
    use bidiscope_idna::verdict::FindingKind;
    use bidiscope_list::scan::{NameRow, NameRowBuilder, ScanOptions};

    fn record(name: &str) -> ListedNameRecord {
        ListedNameRecord::of(NameRowBuilder::new(ScanOptions::default()).build_row(3, name.as_bytes()))
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
            (allowed.line_number, allowed.decision, allowed.violated_conditions),
            (3, RegistrationDecision::Allowed, BidiRuleConditionSet::NONE)
        );
        // An R in a label that begins with an L: condition 5; it ends with the R: condition 6.
        let refused = record("x\u{5D0}.com");
        let both = BidiRuleConditionSet::from_iter([BidiRuleCondition::Five, BidiRuleCondition::Six]);
        assert_eq!(
            (refused.decision, refused.violated_conditions),
            (RegistrationDecision::RefusedByRule, both)
        );
        assert_eq!(
            refused.registration_reason_bits,
            finding_bit(FindingKind::Condition5) | finding_bit(FindingKind::Condition6)
        );
        let unreadable = ListedNameRecord::of(&NameRow { line_number: 4, ..NameRow::default() });
        assert_eq!(
            (unreadable.decision, unreadable.violated_conditions),
            (RegistrationDecision::UnreadableName, BidiRuleConditionSet::NONE)
        );
    }

    #[test]
    fn a_record_is_small() {
        // docs/limits.md counts on it.
        assert!(size_of::<ListedNameRecord>() <= 48, "{} bytes", size_of::<ListedNameRecord>());
    }
}
