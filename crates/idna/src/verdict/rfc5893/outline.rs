//! The six conditions by the classes in a label and those at its ends, in a few instructions.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{BidiClass, Character, ClassSet};

/// What makes a label an RTL label, and a name a Bidi domain name (section 1.4).
pub const RIGHT_TO_LEFT: ClassSet = ClassSet::of(&[BidiClass::R, BidiClass::AL, BidiClass::AN]);

/// What conditions 2 and 5 let both kinds of label hold.
const IN_EITHER: ClassSet = {
    use BidiClass::{BN, CS, EN, ES, ET, NSM, ON};
    ClassSet::of(&[EN, ES, CS, ET, ON, BN, NSM])
};
/// What condition 2 allows.
pub(in crate::verdict) const IN_RTL_LABEL: ClassSet = IN_EITHER.union(RIGHT_TO_LEFT);
/// What condition 5 allows.
pub(in crate::verdict) const IN_LTR_LABEL: ClassSet = IN_EITHER.with(BidiClass::L);
/// What condition 3 asks for at the end.
const ENDS_RTL_LABEL: ClassSet = RIGHT_TO_LEFT.with(BidiClass::EN);
/// What condition 6 asks for at the end.
const ENDS_LTR_LABEL: ClassSet = ClassSet::of(&[BidiClass::L, BidiClass::EN]);

/// What the rule asks of a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outline {
    /// The classes of its characters.
    pub classes: ClassSet,
    /// The class of the first one; `None` where the label is empty.
    pub first: Option<BidiClass>,
    /// The class of the last one that is no NSM; `None` where there is none.
    pub last: Option<BidiClass>,
}

impl Outline {
    /// The outline of a label.
    pub fn of(label: &[Character]) -> Self {
        Self::with_classes(label, ClassSet::of_characters(label))
    }

    /// The outline of a label that holds these classes.
    pub fn with_classes(label: &[Character], classes: ClassSet) -> Self {
        let mut backwards = label.iter().rev().map(|it| it.class);
        let last = if classes.has(BidiClass::NSM) {
            backwards.find(|&class| class != BidiClass::NSM)
        } else {
            backwards.next()
        };
        Self { classes, first: label.first().map(|it| it.class), last }
    }

    /// Whether it is an RTL or an LTR label by condition 1, which goes by its first character; `None`
    /// where condition 1 fails.
    pub const fn direction(self) -> Option<Direction> {
        match self.first {
            Some(BidiClass::L) => Some(Direction::LeftToRight),
            Some(BidiClass::R | BidiClass::AL) => Some(Direction::RightToLeft),
            _ => None,
        }
    }

    /// The conditions that it violates as a label of a Bidi domain name.
    pub fn violated(self) -> Conditions {
        let ends_in = |allowed: ClassSet| self.last.is_some_and(|last| allowed.has(last));
        match self.direction() {
            None => Conditions::NONE.with(1, true),
            Some(Direction::RightToLeft) => Conditions::NONE
                .with(2, !self.classes.is_within(IN_RTL_LABEL))
                .with(3, !ends_in(ENDS_RTL_LABEL))
                .with(4, self.classes.has(BidiClass::EN) && self.classes.has(BidiClass::AN)),
            Some(Direction::LeftToRight) => Conditions::NONE
                .with(5, !self.classes.is_within(IN_LTR_LABEL))
                .with(6, !ends_in(ENDS_LTR_LABEL)),
        }
    }
}

/// Some of the conditions 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Conditions(u8);

impl Conditions {
    /// None of them.
    pub const NONE: Self = Self(0);

    /// Whether this condition is among them.
    pub const fn has(self, condition: u8) -> bool {
        (self.0 >> condition) & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their numbers, from the least.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        (1..=6).filter(move |&condition| self.has(condition))
    }

    /// With this condition too, where it `is` among them.
    const fn with(self, condition: u8, is: bool) -> Self {
        Self(self.0 | (is as u8) << condition)
    }
}
