//! A strategy of one's own: a point in a small space of choices, from which the strategies of the documents
//! can be made too.
//!
//! A [`Design`] says by which rules the characters are ordered ([`Base`]), what a field is ([`Separators`]),
//! how fields are laid out and follow each other, which way each runs and what is put round it, and which
//! classes the hyphen and digits have before the rules run (UAX #9's higher-level protocols HL3 and HL4).
//!
//! | strategy | in the vocabulary |
//! | --- | --- |
//! | `logical` | `own:base=logical` |
//! | `one-to-one` | `own:base=one-to-one` |
//! | `uba-ltr`, `uba-rtl`, `uba-auto` | `own:paragraph=ltr`, `rtl`, `auto` |
//! | `components` | `own:separators=structural,fields=alone,direction=content` |
//! | `fields` | `own:separators=parts,direction=order,around=marks,whole=embedding` |
//! | `isolates` | `own:separators=parts,around=isolate,whole=isolate` |
//!
//! ```
//! use bidiscope_bidi::name::{Name, Notation};
//! use bidiscope_bidi::order::Display;
//!
//! // What if digits were left-to-right letters?
//! let name = Name::read("AB-12", Notation::Capitals)?;
//! let shown = |display: &Display| {
//!     let order = display.order(name.characters());
//!     Notation::Capitals.write(order.display(name.characters()).chars())
//! };
//! assert_eq!(shown(&Display::read("uba-ltr")?), Ok("12-BA".to_owned()));
//! assert_eq!(shown(&Display::read("own:digits=l")?), Ok("BA-12".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arranged;
mod classes;
mod fields;
mod idle;
mod marks;

mod vocabulary;

pub(super) use arranged::from_right_to_left;

pub use vocabulary::{
    Around, Base, DigitClass, FieldDirection, FieldLayout, HyphenClass, MOST_SEPARATORS, OwnParagraph,
    Separators,
};

use std::ops::Range;

use crate::name::Character;
use crate::uba::{self, ParagraphDirection, Silent};

use super::{Direction, Display, Method, UbaText};

/// What is chosen for a strategy of one's own. The rest that can be chosen for a [`Display`] (context,
/// edition, overall order, rule L3) stands there.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Design {
    /// By what rules the characters are ordered.
    pub base: Base,
    /// Which way the paragraph runs.
    pub paragraph: OwnParagraph,
    /// Which characters separate fields.
    pub separators: Separators,
    /// How fields are laid out.
    pub fields: FieldLayout,
    /// Which way each field runs.
    pub direction: FieldDirection,
    /// What stands round each field.
    pub around: Around,
    /// What stands round the whole name.
    pub whole: Around,
    /// The hyphen's class.
    pub hyphen: HyphenClass,
    /// The digits' class.
    pub digits: DigitClass,
}

impl Design {
    /// The design without any choice: the UBA in a left-to-right paragraph.
    pub const PLAIN: Self = Self {
        base: Base::Uba,
        paragraph: OwnParagraph::LeftToRight,
        separators: Separators::None,
        fields: FieldLayout::Whole,
        direction: FieldDirection::LeftToRight,
        around: Around::Nothing,
        whole: Around::Nothing,
        hyphen: HyphenClass::Own,
        digits: DigitClass::Own,
    };
}

/// How it comes about. The classes have been [changed](Display::classified) before.
pub(super) fn method<'a>(display: &Display, characters: &'a [Character]) -> Method<'a> {
    let design = display.design();
    let fields = match design.fields {
        FieldLayout::Whole => Vec::new(),
        FieldLayout::Alone => design.separators.fields(characters),
    };
    let each = match (design.base, design.fields) {
        (Base::Logical, _) => Method::Stored,
        // A separator ends everything that the algorithm infers: each field is shown as if it were alone.
        (Base::OneToOne, _) => Method::OneToOne,
        (Base::Uba, FieldLayout::Alone) => {
            let directions = fields.iter().map(|it| field_direction(display, characters, it.clone()));
            let parts = fields.iter().cloned().zip(directions).collect();
            let text = marks::put_into(UbaText::in_parts(characters, parts), display, characters);
            Method::Uba(text.with_l3(display.has_l3()))
        }
        (Base::Uba, FieldLayout::Whole) => {
            let text = UbaText::plain(characters, paragraph(display, characters));
            Method::Uba(marks::put_into(text, display, characters).shown_by(display))
        }
    };
    if fields.is_empty() || overall_direction(display, characters) == Direction::LeftToRight {
        return each;
    }
    Method::FromRightToLeft(Box::new(each), fields)
}

/// In which direction the fields follow each other.
fn overall_direction(display: &Display, characters: &[Character]) -> Direction {
    // Davis's grammar says which label is the top-level domain.
    let labels = super::fields::fields(characters);
    display.overall().direction(characters, &labels, paragraph_direction(display, characters))
}

/// In which direction the paragraph runs.
fn paragraph_direction(display: &Display, characters: &[Character]) -> Direction {
    match display.design().paragraph {
        OwnParagraph::LeftToRight => Direction::LeftToRight,
        OwnParagraph::RightToLeft => Direction::RightToLeft,
        OwnParagraph::Auto => first_strong(characters),
        OwnParagraph::Last => last_character(characters),
    }
}

/// The same, with rules P2 and P3 left to the UBA, which asks the text round the name too.
fn paragraph(display: &Display, characters: &[Character]) -> ParagraphDirection {
    match display.design().paragraph {
        OwnParagraph::Auto => ParagraphDirection::Auto,
        _ => paragraph_direction(display, characters).into(),
    }
}

/// In which direction a field runs.
fn field_direction(display: &Display, characters: &[Character], field: Range<usize>) -> Direction {
    match display.design().direction {
        FieldDirection::LeftToRight => Direction::LeftToRight,
        FieldDirection::RightToLeft => Direction::RightToLeft,
        FieldDirection::Paragraph => paragraph_direction(display, characters),
        FieldDirection::Order => overall_direction(display, characters),
        FieldDirection::FirstStrong => first_strong(&characters[field]),
        FieldDirection::Content => super::components::natural_direction(&characters[field]),
    }
}

/// Rules P2 and P3.
fn first_strong(characters: &[Character]) -> Direction {
    uba::resolve(characters, ParagraphDirection::Auto, &mut Silent).paragraph.direction()
}

/// RFC 5893 section 7.1: the old program's way.
fn last_character(characters: &[Character]) -> Direction {
    match characters.last() {
        Some(last) if last.class.is_right_to_left_letter() => Direction::RightToLeft,
        _ => Direction::LeftToRight,
    }
}

impl From<Direction> for OwnParagraph {
    fn from(direction: Direction) -> Self {
        match direction {
            Direction::LeftToRight => Self::LeftToRight,
            Direction::RightToLeft => Self::RightToLeft,
        }
    }
}
