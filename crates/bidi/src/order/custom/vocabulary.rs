//! The choices of a custom strategy: their values, identifiers, titles and descriptions.

use std::borrow::Cow;

use crate::enum_with_ids;
use crate::name::{BidiClass, code_point, is_label_separator};
use crate::order::components::is_structural;

/// The maximum number of characters that can be listed as separators.
pub const MAX_SEPARATORS: usize = 32;

enum_with_ids! {
    /// The rules that order the characters.
    #[derive(Default)]
    pub enum BaseAlgorithm [
        /// Its title for users.
        title,
        /// What it does, as a sentence for users.
        about
    ] {
        /// The Unicode Bidirectional Algorithm.
        #[default]
        Uba = "uba", "The UBA", "The Unicode Bidirectional Algorithm orders the characters.";
        /// The one-to-one display of Atkin et al. (2001).
        OneToOne = "one-to-one", "The one-to-one display",
            "The algorithm of Atkin, Stansifer and Alsharif orders the characters.";
        /// Logical order.
        Logical = "logical", "Logical order", "The characters stand as they are stored.";
    }
}

enum_with_ids! {
    /// The direction of the paragraph that contains the name.
    #[derive(Default)]
    pub enum CustomParagraph [
        /// Its title for users.
        title,
        /// What it does, as a sentence for users.
        about
    ] {
        /// Left to right.
        #[default]
        LeftToRight = "ltr", "Left to right", "The paragraph runs from left to right.";
        /// Right to left.
        RightToLeft = "rtl", "Right to left", "The paragraph runs from right to left.";
        /// By the first strong character (rules P2 and P3).
        Auto = "auto", "Automatic", "The paragraph runs as its first letter does (rules P2 and P3).";
        /// Right-to-left if the name's last character is R or AL, otherwise left-to-right: the behaviour that
        /// RFC 5893 section 7.1 expects of programs made for RFC 3454, whose labels begin and end in the same
        /// direction.
        LastCharacter = "last", "By the last character",
            "The paragraph runs as the last character does, which is the old program of RFC 5893 section 7.1.";
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

    /// Its title for users.
    pub fn title(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::None => "No separators",
            Self::Idna => "Label separators",
            Self::Structural => "D\u{FC}rst\u{2019}s structural characters",
            Self::IdentifierParts => "Davis\u{2019}s fields",
            Self::Listed(characters) => {
                // Code points beyond ASCII, so that no title needs reordering.
                let shown = |it: char| if it.is_ascii_graphic() { it.to_string() } else { code_point(it) };
                let shown: Vec<String> = characters.chars().map(shown).collect();
                return Cow::Owned(format!("Separators {}", shown.join(" ")));
            }
        })
    }

    /// What it does, as a sentence for users.
    pub const fn about(&self) -> &'static str {
        match self {
            Self::None => "The whole name is one field.",
            Self::Idna => "Full stops and their equivalents in IDNA separate fields.",
            Self::Structural => {
                "The characters . @ : / ? # & = separate fields, and IDNA\u{2019}s full stops."
            }
            Self::IdentifierParts => {
                "Fields are the labels, and what Davis\u{2019}s grammar tells apart in a URL."
            }
            Self::Listed(_) => "The characters that are listed separate fields.",
        }
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
    pub enum FieldLayout [
        /// Its title for users.
        title,
        /// What it does, as a sentence for users.
        about
    ] {
        /// All fields in one paragraph.
        #[default]
        SingleParagraph = "whole", "Within the whole", "All fields stand in one paragraph, and act on each other.";
        /// Each field in a paragraph of its own.
        ParagraphPerField = "alone", "Each alone", "Each field is laid out by itself; then they are put one after the other.";
    }
}

enum_with_ids! {
    /// The direction of a field.
    #[derive(Default)]
    pub enum FieldDirection [
        /// Its title for users.
        title,
        /// What it does, as a sentence for users.
        about
    ] {
        /// Left to right.
        #[default]
        LeftToRight = "ltr", "Left to right", "Every field runs from left to right.";
        /// Right to left.
        RightToLeft = "rtl", "Right to left", "Every field runs from right to left.";
        /// That of the paragraph.
        Paragraph = "paragraph", "The paragraph\u{2019}s", "Every field runs as the paragraph does.";
        /// That of the overall order.
        Order = "order", "The order\u{2019}s", "Every field runs the way in which the fields follow each other.";
        /// By the first strong character of the field (rules P2 and P3).
        FirstStrong = "first-strong", "First strong", "A field runs as its first letter does.";
        /// Right-to-left if the field contains an R, AL or AN.
        Content = "content", "By content", "A field runs from right to left if it holds a character of class R, AL or AN.";
    }
}

enum_with_ids! {
    /// The bidi controls that are inserted around a field, or around the whole name.
    #[derive(Default)]
    pub enum WrappingControls [
        /// Its title for users.
        title,
        /// What it does, as a sentence for users.
        about
    ] {
        /// None.
        #[default]
        Nothing = "nothing", "Nothing", "Nothing is put round it.";
        /// LRM or RLM before and after.
        Marks = "marks", "Marks", "A mark stands on either side: LRM, or RLM where it runs from right to left.";
        /// LRE or RLE before, PDF after.
        Embedding = "embedding", "Embedding", "It is embedded: LRE or RLE before it, PDF after it.";
        /// LRI, RLI or FSI before, PDI after.
        Isolate = "isolate", "Isolate", "It is isolated from what stands beside it: LRI, RLI or FSI before it, PDI after it.";
        /// LRO or RLO before, PDF after.
        Override = "override", "Override", "Every character in it is made to run its way: LRO or RLO before it, PDF after it.";
    }
}

enum_with_ids! {
    /// The bidi class that the hyphen-minus has before the rules run (UAX #9, HL3 and HL4).
    #[derive(Default)]
    pub enum HyphenClass [
        /// Its title for users.
        title,
        /// What it does, as a sentence for users.
        about
    ] {
        /// The class that Unicode gives it.
        #[default]
        Unchanged = "own", "Its own class", "The hyphen has the class that Unicode gives it.";
        /// Other neutral.
        On = "on", "ON", "The hyphen is a neutral: it goes with what stands on both sides.";
        /// Left-to-right.
        L = "l", "L", "The hyphen is a left-to-right letter.";
        /// Right-to-left.
        R = "r", "R", "The hyphen is a right-to-left letter.";
        /// European separator.
        Es = "es", "ES", "The hyphen separates numbers, as in Unicode since 4.0.1.";
        /// European terminator.
        Et = "et", "ET", "The hyphen belongs to a number beside it, as in Unicode 3.1.";
    }
}

enum_with_ids! {
    /// The bidi class that digits have before the rules run (UAX #9, HL3 and HL4).
    #[derive(Default)]
    pub enum DigitClass [
        /// Its title for users.
        title,
        /// What it does, as a sentence for users.
        about
    ] {
        /// The classes that Unicode gives them.
        #[default]
        Unchanged = "own", "Their own class", "Digits have the class that Unicode gives them.";
        /// The direction of the preceding letter in the field.
        PrecedingLetter = "letter", "As the letter before", "A digit runs as the letter before it in its field does, and keeps its class where none stands there.";
        /// Left-to-right.
        L = "l", "L", "Digits are left-to-right letters.";
        /// Right-to-left.
        R = "r", "R", "Digits are right-to-left letters: the first stands at the right.";
    }
}
