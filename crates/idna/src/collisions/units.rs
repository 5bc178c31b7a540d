//! A display divided into units: each base character with the nonspacing marks and removed characters after it,
//! which stay together (UAX #9 rules L3 and X9).

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character, is_label_separator};

/// A base character with the nonspacing marks and removed characters after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DisplayUnit {
    /// Its range in the display, in characters.
    pub(super) display: Range<usize>,
    /// The class of the base, which rule W1 also gives to its nonspacing marks.
    pub(super) class: BidiClass,
    /// The number of nonspacing marks; removed characters are not counted.
    pub(super) marks: usize,
    /// Whether the base is a label separator.
    pub(super) is_separator: bool,
    /// The base in lower case, where the unit is a single character of [`A_LABEL_PREFIX`].
    pub(super) prefix_character: Option<char>,
}

/// The prefix of an A-label (RFC 5890, section 2.3.2.1), in lower case.
pub(super) const A_LABEL_PREFIX: [char; 4] = ['x', 'n', '-', '-'];

/// The units of a display, and the characters that have no base before them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Units {
    /// The nonspacing marks and removed characters at the start of the name, as a range of the display in
    /// characters. They have the paragraph's level: so they are at the left end in a left-to-right paragraph
    /// and at the right end in a right-to-left one.
    pub(super) leading_marks: Range<usize>,
    /// The units from left to right.
    pub(super) units: Vec<DisplayUnit>,
}

impl Units {
    /// The division of a display in a left-to-right paragraph.
    pub(super) fn left_to_right(display: &[Character]) -> Self {
        let leading_marks = 0..display.iter().take_while(|it| it.is_nsm_or_removed_by_x9()).count();
        Self { units: divide(display, leading_marks.end..display.len()), leading_marks }
    }

    /// The possible divisions of a display in a right-to-left paragraph: any number of the marks at the right
    /// end may be the start of the name. Empty where the left end has marks without a base.
    pub(super) fn right_to_left(display: &[Character]) -> Vec<Self> {
        let trailing = display.iter().rev().take_while(|it| it.is_nsm_or_removed_by_x9()).count();
        let bases_end = display.len() - trailing;
        if bases_end == 0 {
            return vec![Self { leading_marks: 0..display.len(), units: Vec::new() }];
        }
        if display[0].is_nsm_or_removed_by_x9() {
            return Vec::new();
        }
        (bases_end..=display.len())
            .rev()
            .map(|end| Self { leading_marks: end..display.len(), units: divide(display, 0..end) })
            .collect()
    }
}

/// The units of a range of the display that begins with a base.
fn divide(display: &[Character], part: Range<usize>) -> Vec<DisplayUnit> {
    let mut units: Vec<DisplayUnit> = Vec::with_capacity(part.len());
    for at in part {
        let character = display[at];
        match units.last_mut() {
            Some(unit) if character.is_nsm_or_removed_by_x9() => {
                unit.display.end = at + 1;
                unit.marks += usize::from(character.class == BidiClass::NSM);
                unit.prefix_character = None;
            }
            _ => units.push(DisplayUnit {
                display: at..at + 1,
                class: character.class,
                marks: 0,
                is_separator: is_label_separator(character.scalar),
                prefix_character: Some(character.scalar.to_ascii_lowercase())
                    .filter(|it| A_LABEL_PREFIX.contains(it)),
            }),
        }
    }
    units
}
