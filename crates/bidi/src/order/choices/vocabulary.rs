//! The values of the choices of a strategy, with their identifiers.

use crate::enum_with_ids;
use crate::index::Direction;
use crate::name::{BidiClass, is_label_separator};
use crate::order::components::is_structural;

/// The most characters in [`Separators::Listed`].
pub const MAX_SEPARATORS: usize = 32;

enum_with_ids! {
    /// The rules by which a strategy orders the characters.
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
    /// The direction of the paragraph in which a strategy displays the name.
    #[derive(Default)]
    pub enum ParagraphChoice {
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
        /// By the first strong character of the host, whatever its scheme, path and other parts hold; of a domain name
        /// by its own first strong character.
        Host = "host";
    }
}

impl ParagraphChoice {
    /// The direction; `None` where the name decides it.
    pub const fn direction(self) -> Option<Direction> {
        match self {
            Self::LeftToRight => Some(Direction::LeftToRight),
            Self::RightToLeft => Some(Direction::RightToLeft),
            Self::Auto | Self::LastCharacter | Self::Host => None,
        }
    }
}

impl From<Direction> for ParagraphChoice {
    fn from(direction: Direction) -> Self {
        match direction {
            Direction::LeftToRight => Self::LeftToRight,
            Direction::RightToLeft => Self::RightToLeft,
        }
    }
}

/// The characters at which a strategy separates a name into fields.
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
    /// All but the host of a URL, which is the only field.
    Host,
    /// What stands between the parts of a URL: its scheme, user information, host, port, path, query and fragment are
    /// the fields.
    UrlParts,
    /// These: distinct characters in ascending order, none of which [`Self::listed`] refuses.
    Listed(String),
}

impl Separators {
    /// The sets that have an identifier.
    pub const NAMED: [Self; 6] =
        [Self::None, Self::Idna, Self::Structural, Self::IdentifierParts, Self::Host, Self::UrlParts];

    /// A set of these characters, in any order; one that occurs again counts once. `None` if there are none or more
    /// than [`MAX_SEPARATORS`] different ones, or if one has the bidi class L, R, AL, EN, AN, NSM or B: letters, digits,
    /// marks, symbols that are strong, paragraph separators.
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
    pub const fn id(&self) -> Option<&'static str> {
        match self {
            Self::None => Some("none"),
            Self::Idna => Some("idna"),
            Self::Structural => Some("structural"),
            Self::IdentifierParts => Some("parts"),
            Self::Host => Some("host"),
            Self::UrlParts => Some("url-parts"),
            Self::Listed(_) => None,
        }
    }

    /// The value of [`DisplayOption::Separators`](crate::order::DisplayOption::Separators), before escaping:
    /// the identifier of the set, or the characters themselves.
    pub fn as_written(&self) -> &str {
        match self {
            Self::Listed(characters) => characters,
            named => named.id().unwrap_or_default(),
        }
    }

    /// Reads the form that [`Self::as_written`] gives; `None` for characters that [`Self::listed`] refuses.
    pub fn read(written: &str) -> Option<Self> {
        Self::NAMED.into_iter().find(|it| it.as_written() == written).or_else(|| Self::listed(written))
    }

    /// Whether this character separates fields at every position; for Davis's grammar only the label
    /// separators, for the parts of a URL none.
    pub fn is_separator(&self, scalar: char) -> bool {
        match self {
            Self::None | Self::Host | Self::UrlParts => false,
            Self::Idna | Self::IdentifierParts => is_label_separator(scalar),
            Self::Structural => is_structural(scalar),
            Self::Listed(characters) => characters.contains(scalar),
        }
    }
}

enum_with_ids! {
    /// Whether the fields, into which [`Separators`] divide a name, are laid out in one paragraph, where they affect each
    /// other, or each by itself.
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
    /// How the path of a URL or IRI, with its query and fragment, is laid out, where a strategy has a rule of its
    /// own for it. The host, with the scheme and what else is before the path, is then laid out as if it were alone.
    #[derive(Default)]
    pub enum PathLayout {
        /// Together with the host.
        #[default]
        WithHost = "whole";
        /// As a paragraph of its own in the direction of the host.
        Paragraph = "alone";
        /// Each of its fields, by Davis's grammar, as a paragraph of the direction of its first strong character. They
        /// follow each other in the direction of the host.
        Segments = "segments";
    }
}

enum_with_ids! {
    /// The direction of a field: of its paragraph in [`FieldLayout::ParagraphPerField`], of the controls around it in
    /// [`FieldLayout::SingleParagraph`], where without such controls it has no effect.
    #[derive(Default)]
    pub enum FieldDirection {
        /// Left to right.
        #[default]
        LeftToRight = "ltr";
        /// Right to left.
        RightToLeft = "rtl";
        /// That of the paragraph.
        Paragraph = "paragraph";
        /// That in which the fields follow each other ([`OverallOrder`](crate::order::fields::OverallOrder)).
        Order = "order";
        /// By the first strong character of the field (rules P2 and P3).
        FirstStrong = "first-strong";
        /// Right-to-left if the field contains an R, AL or AN.
        Content = "content";
    }
}

enum_with_ids! {
    /// The bidi controls that are inserted around a field, for its direction ([`FieldDirection`]). Of each pair below the first
    /// is for left to right.
    #[derive(Default)]
    pub enum FieldControls {
        /// None.
        #[default]
        Nothing = "nothing";
        /// LRM or RLM before and after.
        Marks = "marks";
        /// LRM or RLM before.
        MarkBefore = "mark-before";
        /// LRM or RLM after.
        MarkAfter = "mark-after";
        /// LRE or RLE before, PDF after.
        Embedding = "embedding";
        /// LRI or RLI before, PDI after; FSI instead where the direction is [`FieldDirection::FirstStrong`].
        Isolate = "isolate";
        /// LRO or RLO before, PDF after.
        Override = "override";
    }
}

enum_with_ids! {
    /// The bidi controls that are inserted around the whole name, for the direction in which its fields follow each other
    /// ([`OverallOrder`](crate::order::fields::OverallOrder)). Of each pair below the first is for left to right.
    #[derive(Default)]
    pub enum WholeNameControls {
        /// None.
        #[default]
        Nothing = "nothing";
        /// LRM or RLM before and after.
        Marks = "marks";
        /// LRM or RLM before.
        MarkBefore = "mark-before";
        /// LRM or RLM after.
        MarkAfter = "mark-after";
        /// LRE or RLE before, PDF after.
        Embedding = "embedding";
        /// LRI or RLI before, PDI after.
        Isolate = "isolate";
        /// FSI before, PDI after, as HTML's `bdi` element: the first strong character decides, not the order of the
        /// fields.
        FirstStrongIsolate = "first-strong";
        /// LRO or RLO before, PDF after.
        Override = "override";
    }
}

enum_with_ids! {
    /// The bidi class that the hyphen-minus or the label separators have before the rules run (UAX #9, HL3 and HL4).
    #[derive(Default)]
    pub enum PunctuationClass {
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
        /// Common separator.
        Cs = "cs";
    }
}

enum_with_ids! {
    /// The bidi class that digits (EN and AN) have before the rules run (UAX #9, HL2 to HL4).
    #[derive(Default)]
    pub enum DigitClass {
        /// The classes that Unicode gives them.
        #[default]
        Unchanged = "own";
        /// L or R, the direction of the preceding letter in the field; their own where no letter precedes them.
        PrecedingLetter = "letter";
        /// Left-to-right.
        L = "l";
        /// Right-to-left.
        R = "r";
        /// European number.
        En = "en";
        /// Arabic number.
        An = "an";
    }
}

enum_with_ids! {
    /// Which characters are mirrored in right-to-left runs.
    #[derive(Default)]
    pub enum Mirroring {
        /// Those that have the property Bidi_Mirrored (rule L4).
        #[default]
        Unicode = "unicode";
        /// The solidus and the reverse solidus too, each as the other (UAX #9 section 4.3, HL6).
        Slashes = "slashes";
    }
}
