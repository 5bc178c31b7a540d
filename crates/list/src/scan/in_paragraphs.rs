//! One thing for each display, or for each paragraph direction, in which names of a list are compared.

/// Something of each display of a name that is compared with those of other names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DisplaysOfName<T> {
    /// That of the one-to-one display.
    pub one_to_one: T,
    /// That of the display in a left-to-right paragraph.
    pub left_to_right: T,
    /// That of the display in a right-to-left paragraph.
    pub right_to_left: T,
}

impl<T> DisplaysOfName<T> {
    /// What `map_one` makes of each.
    pub fn map<U>(self, mut map_one: impl FnMut(T) -> U) -> DisplaysOfName<U> {
        DisplaysOfName {
            one_to_one: map_one(self.one_to_one),
            left_to_right: map_one(self.left_to_right),
            right_to_left: map_one(self.right_to_left),
        }
    }

    /// A reference to each.
    pub const fn each_ref(&self) -> DisplaysOfName<&T> {
        let Self { one_to_one, left_to_right, right_to_left } = self;
        DisplaysOfName { one_to_one, left_to_right, right_to_left }
    }
}

/// Something in a left-to-right paragraph, and the same in a right-to-left paragraph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct InBothParagraphs<T> {
    /// That in a left-to-right paragraph.
    pub left_to_right: T,
    /// That in a right-to-left paragraph.
    pub right_to_left: T,
}

impl<T> InBothParagraphs<T> {
    /// What `map_one` makes of each.
    pub fn map<U>(self, mut map_one: impl FnMut(T) -> U) -> InBothParagraphs<U> {
        InBothParagraphs {
            left_to_right: map_one(self.left_to_right),
            right_to_left: map_one(self.right_to_left),
        }
    }

    /// A reference to each.
    pub const fn each_ref(&self) -> InBothParagraphs<&T> {
        let Self { left_to_right, right_to_left } = self;
        InBothParagraphs { left_to_right, right_to_left }
    }
}
