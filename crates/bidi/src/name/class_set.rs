//! A set of bidi classes, as one integer, so that a rule with nothing to do is skipped by one test.

use super::{BidiClass, Character};

/// A set of bidi classes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ClassSet(u32);

impl ClassSet {
    /// No class.
    pub const EMPTY: Self = Self(0);

    /// Every class.
    pub const ALL: Self = Self::of(&BidiClass::ALL);

    /// The set of these classes.
    pub const fn of(classes: &[BidiClass]) -> Self {
        let mut set = Self::EMPTY;
        let mut index = 0;
        while index < classes.len() {
            set = set.with(classes[index]);
            index += 1;
        }
        set
    }

    /// The classes of these characters.
    pub fn of_characters(characters: &[Character]) -> Self {
        characters.iter().fold(Self::EMPTY, |set, character| set.with(character.class))
    }

    /// The set with one class more.
    #[must_use]
    pub const fn with(self, class: BidiClass) -> Self {
        Self(self.0 | 1 << class as u32)
    }

    /// The classes that are in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The classes that are not in the other set.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the class is in the set.
    pub const fn has(self, class: BidiClass) -> bool {
        self.0 & 1 << class as u32 != 0
    }

    /// Whether any class is in both sets.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every class of this set is in the other.
    pub const fn is_subset_of(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The classes in it, in the order of [`BidiClass::ALL`].
    pub fn classes(self) -> impl Iterator<Item = BidiClass> {
        BidiClass::ALL.into_iter().filter(move |&class| self.has(class))
    }
}

#[cfg(test)]
mod tests {
    use super::ClassSet;
    use crate::name::{BidiClass, characters_of};

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set = ClassSet::of_characters(&characters_of("a1\u{5D0}"));
        assert_eq!(set, ClassSet::of(&[BidiClass::R, BidiClass::EN, BidiClass::L]));
        assert!(set.classes().eq([BidiClass::L, BidiClass::R, BidiClass::EN]));
        for class in BidiClass::ALL {
            assert_eq!(set.has(class), set.intersects(ClassSet::of(&[class])), "{class}");
            assert_eq!(set.has(class), ClassSet::of(&[class]).is_subset_of(set), "{class}");
            assert!(set.is_subset_of(set.with(class)) && ClassSet::EMPTY.is_subset_of(set));
        }
        assert_eq!(ClassSet::EMPTY.union(set), set);
        assert_eq!(
            set.difference(ClassSet::of(&[BidiClass::L, BidiClass::AN])),
            ClassSet::of(&[BidiClass::R, BidiClass::EN])
        );
    }
}
