//! Custom strategies: a set of choices from which most of the published strategies can be built too.
//!
//! A [`CustomStrategy`] chooses the rules that order the characters ([`BaseAlgorithm`]), the separators of fields
//! ([`Separators`]), how fields are laid out, ordered and directed, the bidi controls around them, the layout of a path
//! beside its host, the classes of the hyphen, the full stop and digits before the rules run, rules that are left out,
//! and what is mirrored (UAX #9's higher-level protocols HL1 to HL4 and HL6).
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
mod mirroring;
mod no_effect;
mod vocabulary;

pub(super) use fields_right_to_left::fields_right_to_left;

pub use no_effect::NoEffectReason;
pub use vocabulary::{
    BaseAlgorithm, CustomParagraph, DigitClass, FieldControls, FieldDirection, FieldLayout, MAX_SEPARATORS,
    Mirroring, PathLayout, PunctuationClass, Separators, WholeNameControls,
};

use std::ops::Range;

use crate::address::{UrlPart, UrlPartKind};
use crate::name::Character;
use crate::uba::{self, NoObserver, ParagraphDirection, SkippedRules};

use super::fields::{Extensions, FieldKind, fields_with, identifier_parts, path_start};
use super::{Direction, DisplayConfig, OrderingMethod, Paragraphs, UbaText};

use inserted_controls::insertions;

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
    pub field_controls: FieldControls,
    /// The bidi controls around the whole name.
    pub name_controls: WholeNameControls,
    /// The layout of a path.
    pub path: PathLayout,
    /// The class of the hyphen-minus.
    pub hyphen: PunctuationClass,
    /// The class of the full stop and the other label separators.
    pub full_stop: PunctuationClass,
    /// The class of digits.
    pub digits: DigitClass,
    /// The rules of the UBA that are left out.
    pub skipped_rules: SkippedRules,
    /// What is mirrored.
    pub mirroring: Mirroring,
}

impl CustomStrategy {
    /// All choices at their defaults: the UBA in a left-to-right paragraph.
    pub const PLAIN: Self = Self {
        base: BaseAlgorithm::Uba,
        paragraph: CustomParagraph::LeftToRight,
        separators: Separators::None,
        fields: FieldLayout::SingleParagraph,
        direction: FieldDirection::LeftToRight,
        field_controls: FieldControls::Nothing,
        name_controls: WholeNameControls::Nothing,
        path: PathLayout::WithHost,
        hyphen: PunctuationClass::Unchanged,
        full_stop: PunctuationClass::Unchanged,
        digits: DigitClass::Unchanged,
        skipped_rules: SkippedRules::NONE,
        mirroring: Mirroring::Unicode,
    };

    /// Whether a name of any kind is one paragraph of the UBA, so that there can be controls and text around it.
    pub(super) fn has_one_paragraph(&self) -> bool {
        self.fields == FieldLayout::SingleParagraph && self.path == PathLayout::WithHost
    }
}

/// The characters must have the [effective classes](DisplayConfig::with_effective_classes).
pub(super) fn method<'a>(display: &DisplayConfig, characters: &'a [Character]) -> OrderingMethod<'a> {
    let custom = display.custom_strategy();
    let fields = || match custom.fields {
        FieldLayout::SingleParagraph => Vec::new(),
        FieldLayout::ParagraphPerField => custom.separators.fields(characters),
    };
    let (each, fields) = match custom.base {
        BaseAlgorithm::Logical => (OrderingMethod::Logical, fields()),
        // A separator ends all inferences of the algorithm, so each field is displayed as if it were alone.
        BaseAlgorithm::OneToOne => (OrderingMethod::OneToOne, fields()),
        BaseAlgorithm::Uba if custom.has_one_paragraph() => {
            let paragraphs = Paragraphs::One(paragraph(display, characters));
            let text = UbaText::new(characters, paragraphs, insertions(display, characters));
            (OrderingMethod::Uba(text.with_display_options(display)), Vec::new())
        }
        BaseAlgorithm::Uba => {
            let parts = paragraphs(display, characters);
            let fields = parts.iter().map(|it| it.0.clone()).collect();
            let inserted = insertions(display, host(custom, characters));
            let text = UbaText::new(characters, Paragraphs::Several(parts), inserted);
            (OrderingMethod::Uba(text.with_rules(display)), fields)
        }
    };
    if fields.is_empty() || direction_of_parts(display, characters) == Direction::LeftToRight {
        return each;
    }
    OrderingMethod::FieldsRightToLeft(Box::new(each), fields)
}

/// The parts of a name that are paragraphs of their own, in logical order and with their directions: its fields or its
/// host, then the parts of its path.
fn paragraphs(display: &DisplayConfig, characters: &[Character]) -> Vec<(Range<usize>, Direction)> {
    let custom = display.custom_strategy();
    let host = host(custom, characters);
    let mut found: Vec<(Range<usize>, Direction)> = match custom.fields {
        FieldLayout::SingleParagraph => {
            let direction = paragraph_direction(display, host);
            authority_paragraphs(host).into_iter().map(|it| (it, direction)).collect()
        }
        FieldLayout::ParagraphPerField => {
            let fields = custom.separators.fields(host).into_iter();
            fields.map(|it| (it.clone(), field_direction(display, host, it))).collect()
        }
    };
    let path = host.len()..characters.len();
    match custom.path {
        PathLayout::WithHost => {}
        PathLayout::Paragraph if path.is_empty() => {}
        PathLayout::Paragraph => found.push((path, direction_of_parts(display, characters))),
        PathLayout::Segments => {
            let fields = super::fields::fields(characters).into_iter().map(|it| it.range);
            let of_path = fields.filter(|it| it.start >= path.start);
            found.extend(of_path.map(|it| (it.clone(), first_strong(&characters[it]))));
        }
    }
    found
}

/// What is before the path in paragraphs, none of them empty: all of it, but for userinfo before the `@` and a port after the
/// colon, which do not stand in one with the host.
fn authority_paragraphs(before_path: &[Character]) -> Vec<Range<usize>> {
    let scalars: Vec<char> = before_path.iter().map(|it| it.scalar).collect();
    let parts = identifier_parts(&scalars);
    let is_delimited = |it: &&UrlPart| matches!(it.part, UrlPartKind::UserInfo | UrlPartKind::Port);
    let mut found = Vec::new();
    let mut start = 0;
    for end in parts.iter().filter(is_delimited).map(|it| match it.part {
        UrlPartKind::Port => it.range.start - 1,
        _ => it.range.end,
    }) {
        found.push(start..end);
        start = end + 1;
    }
    found.push(start..before_path.len());
    found.retain(|it| !it.is_empty());
    found
}

/// What is laid out by the rules of the host: everything before the path, or all of it where the path has no rule of its
/// own.
fn host<'a>(custom: &CustomStrategy, characters: &'a [Character]) -> &'a [Character] {
    match custom.path {
        PathLayout::WithHost => characters,
        PathLayout::Paragraph | PathLayout::Segments => &characters[..path_start(characters)],
    }
}

/// The direction in which separate paragraphs follow each other.
fn direction_of_parts(display: &DisplayConfig, characters: &[Character]) -> Direction {
    let custom = display.custom_strategy();
    let host = if custom.base == BaseAlgorithm::Uba { host(custom, characters) } else { characters };
    match custom.fields {
        FieldLayout::SingleParagraph => paragraph_direction(display, host),
        FieldLayout::ParagraphPerField => overall_direction(display, host),
    }
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
        CustomParagraph::Host => {
            let strong = strong_of_host(characters).and_then(|at| characters[at].class.direction());
            strong.unwrap_or(Direction::LeftToRight)
        }
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
    characters.last().and_then(|it| it.class.direction()).unwrap_or(Direction::LeftToRight)
}

/// The position of the first strong character of the host.
pub(crate) fn strong_of_host(characters: &[Character]) -> Option<usize> {
    let scalars: Vec<char> = characters.iter().map(|it| it.scalar).collect();
    let labels = fields_with(&scalars, Extensions::ALL).into_iter().filter(|it| it.kind == FieldKind::Label);
    labels.flat_map(|it| it.range).find(|&at| characters[at].class.is_strong())
}

impl From<Direction> for CustomParagraph {
    fn from(direction: Direction) -> Self {
        match direction {
            Direction::LeftToRight => Self::LeftToRight,
            Direction::RightToLeft => Self::RightToLeft,
        }
    }
}
