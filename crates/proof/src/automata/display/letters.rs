//! The letters that strings are made of, and the levels of displays.

use bidiscope_bidi::name::BidiClass;

/// The letters that strings are made of, without their levels: numbers from 0. Each stands for a bidi class, or for a
/// class in one of several *kinds*, such as in or outside the label that is checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BidiClassLetters {
    marks: Vec<bool>,
}

impl BidiClassLetters {
    /// One letter for each class, numbered as in `classes`; nonspacing marks are kept after their bases (rule L3).
    pub fn one_per_class(classes: &[BidiClass]) -> Self {
        Self { marks: classes.iter().map(|&it| it == BidiClass::NSM).collect() }
    }

    /// The same letters without rule L3: marks are reordered like other letters.
    #[must_use]
    pub fn without_rule_l3(&self) -> Self {
        Self { marks: vec![false; self.marks.len()] }
    }

    /// Each letter in this many kinds, letter `l` of kind `k` being the new letter `l * kinds + k`.
    #[must_use]
    pub(crate) fn in_kinds(&self, kinds: usize) -> Self {
        Self { marks: self.marks.iter().flat_map(|&it| std::iter::repeat_n(it, kinds)).collect() }
    }

    /// The number of letters.
    pub fn len(&self) -> usize {
        self.marks.len()
    }

    /// Whether there are no letters.
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    /// Whether rule L3 keeps the letter with this number after its base.
    pub fn follows_base_by_l3(&self, letter_index: usize) -> bool {
        self.marks.get(letter_index) == Some(&true)
    }
}

/// The number of levels in a display: the three of N, and [`BASELESS_NSM_LEVEL_CODE`].
pub const DISPLAY_LEVEL_CODE_COUNT: usize = 4;

/// The extra level of marks at level 1 without a base at level 1, such as those at the beginning of a
/// right-to-left paragraph. Marks with and without a base look the same in a display, so without this level a
/// display with its levels would not determine the string.
pub const BASELESS_NSM_LEVEL_CODE: usize = 3;
