//! Custom strategies: a set of choices from which most of the published strategies can be built too.
//!
//! A [`CustomStrategy`] chooses the rules that order the characters ([`BaseAlgorithm`]), the separators of fields
//! ([`Separators`]), how fields are laid out, ordered and directed, the bidi controls around them, and the
//! classes of the hyphen and of digits before the rules run (UAX #9's higher-level protocols HL3 and HL4).
//!
//! | strategy | as a custom strategy |
//! | --- | --- |
//! | `logical` | `custom:base=logical` |
//! | `one-to-one` | `custom:base=one-to-one` |
//! | `uba-ltr`, `uba-rtl`, `uba-auto` | `custom:paragraph=ltr`, `rtl`, `auto` |
//! | `components` | `custom:separators=structural,fields=alone,direction=content` |
//! | `fields` | `custom:separators=parts,direction=order,around=marks,whole=embedding` |
//! | `isolates` | `custom:separators=parts,around=isolate,whole=isolate` |
//!
//! ```
//! use bidiscope_bidi::name::{Name, Notation};
//! use bidiscope_bidi::order::DisplayConfig;
//!
//! // What if digits were left-to-right letters?
//! let name = Name::read("AB-12", Notation::Capitals)?;
//! let shown = |display: &DisplayConfig| {
//!     let order = display.order(name.characters());
//!     Notation::Capitals.write(order.display(name.characters()).chars())
//! };
//! assert_eq!(shown(&DisplayConfig::read("uba-ltr")?), Ok("12-BA".to_owned()));
//! assert_eq!(shown(&DisplayConfig::read("custom:digits=l")?), Ok("BA-12".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod classes;
mod fields;
mod fields_right_to_left;
mod inserted_controls;
mod no_effect;
mod vocabulary;

pub(super) use fields_right_to_left::fields_right_to_left;

pub use no_effect::NoEffectReason;
pub use vocabulary::{
    BaseAlgorithm, CustomParagraph, DigitClass, FieldDirection, FieldLayout, HyphenClass, MAX_SEPARATORS,
    Separators, WrappingControls,
};

use std::ops::Range;

use crate::name::Character;
use crate::uba::{self, NoObserver, ParagraphDirection};

use super::{Direction, DisplayConfig, OrderingMethod, UbaText};

/// The choices of a custom strategy. Options that other strategies have too (context, Unicode version,
/// overall order, rule L3) are in [`DisplayConfig`].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CustomStrategy {
    /// The rules that order the characters.
    pub base: BaseAlgorithm,
    /// The direction of the paragraph.
    pub paragraph: CustomParagraph,
    /// The characters that separate fields.
    pub separators: Separators,
    /// The layout of the fields.
    pub fields: FieldLayout,
    /// The direction of each field.
    pub direction: FieldDirection,
    /// The bidi controls around each field.
    pub field_controls: WrappingControls,
    /// The bidi controls around the whole name.
    pub name_controls: WrappingControls,
    /// The class of the hyphen-minus.
    pub hyphen: HyphenClass,
    /// The class of digits.
    pub digits: DigitClass,
}

impl CustomStrategy {
    /// All choices at their defaults: the UBA in a left-to-right paragraph.
    pub const PLAIN: Self = Self {
        base: BaseAlgorithm::Uba,
        paragraph: CustomParagraph::LeftToRight,
        separators: Separators::None,
        fields: FieldLayout::SingleParagraph,
        direction: FieldDirection::LeftToRight,
        field_controls: WrappingControls::Nothing,
        name_controls: WrappingControls::Nothing,
        hyphen: HyphenClass::Unchanged,
        digits: DigitClass::Unchanged,
    };
}

/// The characters must have the [effective classes](DisplayConfig::with_effective_classes).
pub(super) fn method<'a>(display: &DisplayConfig, characters: &'a [Character]) -> OrderingMethod<'a> {
    let custom = display.custom_strategy();
    let fields = match custom.fields {
        FieldLayout::SingleParagraph => Vec::new(),
        FieldLayout::ParagraphPerField => custom.separators.fields(characters),
    };
    let each = match (custom.base, custom.fields) {
        (BaseAlgorithm::Logical, _) => OrderingMethod::Stored,
        // A separator ends all inferences of the algorithm, so each field is displayed as if it were alone.
        (BaseAlgorithm::OneToOne, _) => OrderingMethod::OneToOne,
        (BaseAlgorithm::Uba, FieldLayout::ParagraphPerField) => {
            let directions = fields.iter().map(|it| field_direction(display, characters, it.clone()));
            let parts = fields.iter().cloned().zip(directions).collect();
            let text = inserted_controls::with_controls(
                UbaText::with_paragraphs(characters, parts),
                display,
                characters,
            );
            OrderingMethod::Uba(text.with_l3(display.has_l3()))
        }
        (BaseAlgorithm::Uba, FieldLayout::SingleParagraph) => {
            let text = UbaText::plain(characters, paragraph(display, characters));
            OrderingMethod::Uba(
                inserted_controls::with_controls(text, display, characters).with_display_options(display),
            )
        }
    };
    if fields.is_empty() || overall_direction(display, characters) == Direction::LeftToRight {
        return each;
    }
    OrderingMethod::FieldsRightToLeft(Box::new(each), fields)
}

/// The direction in which the fields follow each other.
fn overall_direction(display: &DisplayConfig, characters: &[Character]) -> Direction {
    // Davis's grammar determines the top-level domain.
    let labels = super::fields::fields(characters);
    display.overall_order().direction(characters, &labels, paragraph_direction(display, characters))
}

/// The direction of the paragraph.
fn paragraph_direction(display: &DisplayConfig, characters: &[Character]) -> Direction {
    match display.custom_strategy().paragraph {
        CustomParagraph::LeftToRight => Direction::LeftToRight,
        CustomParagraph::RightToLeft => Direction::RightToLeft,
        CustomParagraph::Auto => first_strong(characters),
        CustomParagraph::LastCharacter => last_character(characters),
    }
}

/// The direction of the paragraph, with rules P2 and P3 left to the UBA, which also looks at the context.
fn paragraph(display: &DisplayConfig, characters: &[Character]) -> ParagraphDirection {
    match display.custom_strategy().paragraph {
        CustomParagraph::Auto => ParagraphDirection::Auto,
        _ => paragraph_direction(display, characters).into(),
    }
}

/// The direction of a field.
fn field_direction(display: &DisplayConfig, characters: &[Character], field: Range<usize>) -> Direction {
    match display.custom_strategy().direction {
        FieldDirection::LeftToRight => Direction::LeftToRight,
        FieldDirection::RightToLeft => Direction::RightToLeft,
        FieldDirection::Paragraph => paragraph_direction(display, characters),
        FieldDirection::Order => overall_direction(display, characters),
        FieldDirection::FirstStrong => first_strong(&characters[field]),
        FieldDirection::Content => super::components::natural_direction(&characters[field]),
    }
}

/// The direction by rules P2 and P3.
fn first_strong(characters: &[Character]) -> Direction {
    uba::resolve(characters, ParagraphDirection::Auto, &mut NoObserver).paragraph.direction()
}

/// The direction by the last character, as the program described in RFC 5893 section 7.1.
fn last_character(characters: &[Character]) -> Direction {
    match characters.last() {
        Some(last) if last.class.is_right_to_left_letter() => Direction::RightToLeft,
        _ => Direction::LeftToRight,
    }
}

impl From<Direction> for CustomParagraph {
    fn from(direction: Direction) -> Self {
        match direction {
            Direction::LeftToRight => Self::LeftToRight,
            Direction::RightToLeft => Self::RightToLeft,
        }
    }
}
