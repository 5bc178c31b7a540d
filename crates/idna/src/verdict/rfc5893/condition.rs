//! The six conditions of section 2, and sets of them.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{BidiClass, Character};

use super::label_classes::{ALLOWED_IN_LTR_LABEL, ALLOWED_IN_RTL_LABEL};
use crate::verdict::kind::FindingKind;

enum_with_ids! {
    /// A condition of the Bidi rule, by its number in section 2.
    pub enum Condition {
        /// The first character is of class L, R or AL.
        One = "1";
        /// An RTL label holds R, AL, AN, EN, ES, CS, ET, ON, BN and NSM only.
        Two = "2";
        /// An RTL label ends with R, AL, EN or AN, and perhaps NSM after it.
        Three = "3";
        /// An RTL label does not hold both EN and AN.
        Four = "4";
        /// An LTR label holds L, EN, ES, CS, ET, ON, BN and NSM only.
        Five = "5";
        /// An LTR label ends with L or EN, and perhaps NSM after it.
        Six = "6";
    }
}

impl Condition {
    /// Its number, 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The kind of finding for a label that violates it.
    pub const fn kind(self) -> FindingKind {
        match self {
            Self::One => FindingKind::Condition1,
            Self::Two => FindingKind::Condition2,
            Self::Three => FindingKind::Condition3,
            Self::Four => FindingKind::Condition4,
            Self::Five => FindingKind::Condition5,
            Self::Six => FindingKind::Condition6,
        }
    }

    /// Whether it is about labels that have this direction by condition 1.
    pub(super) const fn applies_to(self, direction: Option<Direction>) -> bool {
        match self {
            Self::One => true,
            Self::Two | Self::Three | Self::Four => matches!(direction, Some(Direction::RightToLeft)),
            Self::Five | Self::Six => matches!(direction, Some(Direction::LeftToRight)),
        }
    }

    /// The characters because of which a label violates it, as indices into the label: for condition 1 the first; for 2 and
    /// 5 all of a forbidden class; for 3 and 6 the last that is not NSM; for 4 all digits.
    pub(crate) fn offenders(self, label: &[Character]) -> Vec<usize> {
        match self {
            Self::One => (0..label.len().min(1)).collect(),
            Self::Two => positions(label, |class| !ALLOWED_IN_RTL_LABEL.has(class)),
            Self::Four => positions(label, BidiClass::is_digit),
            Self::Five => positions(label, |class| !ALLOWED_IN_LTR_LABEL.has(class)),
            Self::Three | Self::Six => {
                label.iter().rposition(|it| it.class != BidiClass::NSM).into_iter().collect()
            }
        }
    }
}

impl std::fmt::Display for Condition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

fn positions(label: &[Character], wanted: impl Fn(BidiClass) -> bool) -> Vec<usize> {
    let found = label.iter().enumerate().filter(|(_, it)| wanted(it.class));
    found.map(|(index, _)| index).collect()
}

/// A set of conditions. Of two sets the one that has the first condition in which they differ is the greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ConditionSet(u8);

impl ConditionSet {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Whether this condition is in the set.
    pub const fn has(self, condition: Condition) -> bool {
        self.0 & Self::bit(condition) != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The conditions, ascending.
    pub fn iter(self) -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().filter(move |&it| self.has(it))
    }

    /// The conditions of both sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Adds a condition if `is` is true.
    #[must_use]
    pub(super) const fn with(self, condition: Condition, is: bool) -> Self {
        if is { Self(self.0 | Self::bit(condition)) } else { self }
    }

    const fn bit(condition: Condition) -> u8 {
        1 << (7 - condition as u8)
    }
}

impl FromIterator<Condition> for ConditionSet {
    fn from_iter<T: IntoIterator<Item = Condition>>(conditions: T) -> Self {
        conditions.into_iter().fold(Self::NONE, |all, it| all.with(it, true))
    }
}
