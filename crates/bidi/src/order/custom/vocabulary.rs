//! The choices of a custom strategy, with their identifiers.

use crate::enum_with_ids;
use crate::name::{BidiClass, is_label_separator};
use crate::order::components::is_structural;

/// The maximum number of characters that can be listed as separators.
pub const MAX_SEPARATORS: usize = 32;

enum_with_ids! {
    /// The rules that order the characters.
    #[derive(Default)]
    pub enum BaseAlgorithm {
        /// The Unicode Bidirectional Algorithm.
        #[default]
        Uba = "uba";
        /// The one-to-one display of Atkin et al. (2001).
        OneToOne = "one-to-one";
        /// Logical order.
        Logical = "logical";
    }
}

enum_with_ids! {
    /// The direction of the paragraph that contains the name.
    #[derive(Default)]
    pub enum CustomParagraph {
        /// Left to right.
        #[default]
        LeftToRight = "ltr";
        /// Right to left.
        RightToLeft = "rtl";
        /// By the first strong character (rules P2 and P3).
        Auto = "auto";
        /// Right-to-left if the name's last character is R or AL, otherwise left-to-right: the behaviour that
        /// RFC 5893 section 7.1 expects of programs made for RFC 3454, whose labels begin and end in the same
        /// direction.
        LastCharacter = "last";
    }
}

/// The characters that separate fields.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Separators {
    /// None: the whole name is one field.
    #[default]
    None,
    /// The label separators of IDNA.
    Idna,
    /// Dürst's structural characters.
    Structural,
    /// The separators of Davis's grammar of identifiers.
    IdentifierParts,
    /// These: distinct characters in ascending order, without letters, digits and marks.
    Listed(String),
}

impl Separators {
    /// The sets that have an identifier.
    pub const NAMED: [Self; 4] = [Self::None, Self::Idna, Self::Structural, Self::IdentifierParts];

    /// A set of these characters; `None` if there are none or more than [`MAX_SEPARATORS`], or if one is a
    /// letter, digit or mark.
    pub fn listed(characters: &str) -> Option<Self> {
        use BidiClass::{AL, AN, B, EN, L, NSM, R};
        let separates = |it: char| !matches!(BidiClass::of(it), L | R | AL | EN | AN | NSM | B);
        let mut listed: Vec<char> = characters.chars().collect();
        listed.sort_unstable();
        listed.dedup();
        let can_be = (1..=MAX_SEPARATORS).contains(&listed.len()) && listed.iter().all(|&it| separates(it));
        can_be.then(|| Self::Listed(listed.into_iter().collect()))
    }

    /// The identifier; `None` for a list of characters.
    pub const fn name(&self) -> Option<&'static str> {
        match self {
            Self::None => Some("none"),
            Self::Idna => Some("idna"),
            Self::Structural => Some("structural"),
            Self::IdentifierParts => Some("parts"),
            Self::Listed(_) => None,
        }
    }

    /// The value of [`DisplayOption::Separators`](crate::order::DisplayOption::Separators), before escaping:
    /// the name of the set, or the characters themselves.
    pub fn as_written(&self) -> &str {
        match self {
            Self::Listed(characters) => characters,
            named => named.name().unwrap_or_default(),
        }
    }

    /// Reads the form that [`Self::as_written`] gives; `None` for characters that [`Self::listed`] refuses.
    pub fn read(written: &str) -> Option<Self> {
        Self::NAMED.into_iter().find(|it| it.as_written() == written).or_else(|| Self::listed(written))
    }

    /// Whether this character separates fields at every position; for Davis's grammar only the label
    /// separators.
    pub fn is_separator(&self, scalar: char) -> bool {
        match self {
            Self::None => false,
            Self::Idna | Self::IdentifierParts => is_label_separator(scalar),
            Self::Structural => is_structural(scalar),
            Self::Listed(characters) => characters.contains(scalar),
        }
    }
}

enum_with_ids! {
    /// Whether the fields are laid out in one paragraph, where they affect each other, or each by itself.
    #[derive(Default)]
    pub enum FieldLayout {
        /// All fields in one paragraph.
        #[default]
        SingleParagraph = "whole";
        /// Each field in a paragraph of its own.
        ParagraphPerField = "alone";
    }
}

enum_with_ids! {
    /// The direction of a field.
    #[derive(Default)]
    pub enum FieldDirection {
        /// Left to right.
        #[default]
        LeftToRight = "ltr";
        /// Right to left.
        RightToLeft = "rtl";
        /// That of the paragraph.
        Paragraph = "paragraph";
        /// That of the overall order.
        Order = "order";
        /// By the first strong character of the field (rules P2 and P3).
        FirstStrong = "first-strong";
        /// Right-to-left if the field contains an R, AL or AN.
        Content = "content";
    }
}

enum_with_ids! {
    /// The bidi controls that are inserted around a field, or around the whole name.
    #[derive(Default)]
    pub enum WrappingControls {
        /// None.
        #[default]
        Nothing = "nothing";
        /// LRM or RLM before and after.
        Marks = "marks";
        /// LRE or RLE before, PDF after.
        Embedding = "embedding";
        /// LRI, RLI or FSI before, PDI after.
        Isolate = "isolate";
        /// LRO or RLO before, PDF after.
        Override = "override";
    }
}

enum_with_ids! {
    /// The bidi class that the hyphen-minus has before the rules run (UAX #9, HL3 and HL4).
    #[derive(Default)]
    pub enum HyphenClass {
        /// The class that Unicode gives it.
        #[default]
        Unchanged = "own";
        /// Other neutral.
        On = "on";
        /// Left-to-right.
        L = "l";
        /// Right-to-left.
        R = "r";
        /// European separator.
        Es = "es";
        /// European terminator.
        Et = "et";
    }
}

enum_with_ids! {
    /// The bidi class that digits have before the rules run (UAX #9, HL3 and HL4).
    #[derive(Default)]
    pub enum DigitClass {
        /// The classes that Unicode gives them.
        #[default]
        Unchanged = "own";
        /// The direction of the preceding letter in the field.
        PrecedingLetter = "letter";
        /// Left-to-right.
        L = "l";
        /// Right-to-left.
        R = "r";
    }
}
