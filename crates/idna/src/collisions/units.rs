//! A display as units: each base with the marks and removed characters that stand after it, which the
//! algorithm moves as one (UAX #9 rules L3 and X9).

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character, is_label_separator};

/// A base with what follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DisplayUnit {
    /// Where it stands in the display, in characters.
    pub(super) display: Range<usize>,
    /// The base's class, which rule W1 gives to its marks too.
    pub(super) class: BidiClass,
    /// How many nonspacing marks it has; removed characters do not count.
    pub(super) marks: usize,
    /// Whether its base separates labels.
    pub(super) separates: bool,
    /// The base, folded to lower case, where it is all there is and is of those in [`A_LABEL_PREFIX`].
    pub(super) scalar_of_prefix: Option<char>,
}

/// What a label begins with, in either case, to be read as an A-label.
pub(super) const A_LABEL_PREFIX: [char; 4] = ['x', 'n', '-', '-'];

/// The units of a display, and what has no base before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Units {
    /// Marks and removed characters with which the name begins, as a place in the display. They stay at
    /// the paragraph's level, so at the left end of a left-to-right paragraph and at the right end of a
    /// right-to-left one.
    pub(super) lead: Range<usize>,
    /// The units from left to right.
    pub(super) units: Vec<DisplayUnit>,
}

impl Units {
    /// The way to read a display in a left-to-right paragraph.
    pub(super) fn left_to_right(display: &[Character]) -> Self {
        let lead = 0..display.iter().take_while(|it| it.follows_its_predecessor()).count();
        Self { units: units(display, lead.end..display.len()), lead }
    }

    /// The ways to read a display in a right-to-left paragraph: any number of the marks at the right
    /// end may be those with which the name begins. None where the left end has marks with no base.
    pub(super) fn right_to_left(display: &[Character]) -> Vec<Self> {
        let trailing = display.iter().rev().take_while(|it| it.follows_its_predecessor()).count();
        let bases_end = display.len() - trailing;
        if bases_end == 0 {
            return vec![Self { lead: 0..display.len(), units: Vec::new() }];
        }
        if display[0].follows_its_predecessor() {
            return Vec::new();
        }
        (bases_end..=display.len())
            .rev()
            .map(|end| Self { lead: end..display.len(), units: units(display, 0..end) })
            .collect()
    }
}

/// The units of a part of the display that begins with a base.
fn units(display: &[Character], part: Range<usize>) -> Vec<DisplayUnit> {
    let mut units: Vec<DisplayUnit> = Vec::with_capacity(part.len());
    for at in part {
        let character = display[at];
        match units.last_mut() {
            Some(unit) if character.follows_its_predecessor() => {
                unit.display.end = at + 1;
                unit.marks += usize::from(character.class == BidiClass::NSM);
                unit.scalar_of_prefix = None;
            }
            _ => units.push(DisplayUnit {
                display: at..at + 1,
                class: character.class,
                marks: 0,
                separates: is_label_separator(character.scalar),
                scalar_of_prefix: Some(character.scalar.to_ascii_lowercase())
                    .filter(|it| A_LABEL_PREFIX.contains(it)),
            }),
        }
    }
    units
}
