//! The six conditions, evaluated from the set of classes in a label and those at its ends.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{BidiClass, Character, ClassSet};

use super::condition::{Condition, ConditionSet};

/// The classes that make a label an RTL label, and a name a Bidi domain name (section 1.4).
pub const RTL_CLASSES: ClassSet = ClassSet::of(&[BidiClass::R, BidiClass::AL, BidiClass::AN]);

/// Classes that conditions 2 and 5 allow in both kinds of label.
const ALLOWED_IN_BOTH: ClassSet = {
    use BidiClass::{BN, CS, EN, ES, ET, NSM, ON};
    ClassSet::of(&[EN, ES, CS, ET, ON, BN, NSM])
};
/// Classes that condition 2 allows in an RTL label.
pub(in crate::verdict) const ALLOWED_IN_RTL_LABEL: ClassSet = ALLOWED_IN_BOTH.union(RTL_CLASSES);
/// Classes that condition 5 allows in an LTR label.
pub(in crate::verdict) const ALLOWED_IN_LTR_LABEL: ClassSet = ALLOWED_IN_BOTH.with(BidiClass::L);
/// Classes that condition 3 allows at the end of an RTL label.
const ALLOWED_AT_RTL_END: ClassSet = RTL_CLASSES.with(BidiClass::EN);
/// Classes that condition 6 allows at the end of an LTR label.
const ALLOWED_AT_LTR_END: ClassSet = ClassSet::of(&[BidiClass::L, BidiClass::EN]);

/// The classes of a label that the Bidi rule depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LabelClasses {
    /// The classes of all its characters.
    pub classes: ClassSet,
    /// The class of the first character; `None` if the label is empty.
    pub first: Option<BidiClass>,
    /// The class of the last character that is not NSM; `None` if there is none.
    pub last: Option<BidiClass>,
}

impl LabelClasses {
    /// The classes of a label.
    pub fn of(label: &[Character]) -> Self {
        Self::with_classes(label, ClassSet::of_characters(label))
    }

    /// The classes of a label; `classes` must be exactly the set of its characters' classes.
    pub fn with_classes(label: &[Character], classes: ClassSet) -> Self {
        let mut backwards = label.iter().rev().map(|it| it.class);
        let last = if classes.has(BidiClass::NSM) {
            backwards.find(|&class| class != BidiClass::NSM)
        } else {
            backwards.next()
        };
        Self { classes, first: label.first().map(|it| it.class), last }
    }

    /// Whether it is an RTL or an LTR label by condition 1, which uses the first character; `None` if
    /// condition 1 fails.
    pub const fn direction(self) -> Option<Direction> {
        match self.first {
            Some(BidiClass::L) => Some(Direction::LeftToRight),
            Some(BidiClass::R | BidiClass::AL) => Some(Direction::RightToLeft),
            _ => None,
        }
    }

    /// The conditions that it violates as a label of a Bidi domain name.
    pub fn violated(self) -> ConditionSet {
        let ends_in = |allowed: ClassSet| self.last.is_some_and(|last| allowed.has(last));
        match self.direction() {
            None => ConditionSet::NONE.with(Condition::One, true),
            Some(Direction::RightToLeft) => ConditionSet::NONE
                .with(Condition::Two, !self.classes.is_subset_of(ALLOWED_IN_RTL_LABEL))
                .with(Condition::Three, !ends_in(ALLOWED_AT_RTL_END))
                .with(Condition::Four, self.classes.has(BidiClass::EN) && self.classes.has(BidiClass::AN)),
            Some(Direction::LeftToRight) => ConditionSet::NONE
                .with(Condition::Five, !self.classes.is_subset_of(ALLOWED_IN_LTR_LABEL))
                .with(Condition::Six, !ends_in(ALLOWED_AT_LTR_END)),
        }
    }
}
