//! The values of the choices of a strategy, with their identifiers.

use crate::enum_with_ids;
use crate::index::Direction;
use crate::name::{BidiClass, is_label_separator};
use crate::order::components::is_duerst_structural_character;

/// The most characters in [`FieldSeparators::ListedCharacters`].
pub const MAX_LISTED_FIELD_SEPARATORS: usize = 32;

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
    pub enum ParagraphDirectionChoice {
        /// Left to right.
        #[default]
        LeftToRight = "ltr";
        /// Right to left.
        RightToLeft = "rtl";
        /// By the first strong character (rules P2 and P3).
        FirstStrongOfParagraph = "auto";
        /// Right-to-left if the name's last character is R or AL, otherwise left-to-right: the behaviour that
        /// RFC 5893 section 7.1 expects of programs made for RFC 3454, whose labels begin and end in the same
        /// direction.
        LastCharacterOfName = "last";
        /// By the first strong character of the host, whatever its scheme, path and other parts hold; of a domain name
        /// by its own first strong character.
        FirstStrongOfHost = "host";
    }
}

impl ParagraphDirectionChoice {
    /// The direction; `None` where the name decides it.
    pub const fn direction(self) -> Option<Direction> {
        match self {
            Self::LeftToRight => Some(Direction::LeftToRight),
            Self::RightToLeft => Some(Direction::RightToLeft),
            Self::FirstStrongOfParagraph | Self::LastCharacterOfName | Self::FirstStrongOfHost => None,
        }
    }
}

impl From<Direction> for ParagraphDirectionChoice {
    fn from(direction: Direction) -> Self {
        match direction {
            Direction::LeftToRight => Self::LeftToRight,
            Direction::RightToLeft => Self::RightToLeft,
        }
    }
}

/// The characters at which a strategy separates a name into fields.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum FieldSeparators {
    /// None: the whole name is one field.
    #[default]
    NoSeparators,
    /// The label separators of IDNA.
    IdnaLabelSeparators,
    /// Dürst's structural characters.
    DuerstStructuralCharacters,
    /// The separators of Davis's grammar of identifiers.
    DavisGrammar,
    /// All but the host of a URL, which is the only field.
    AllExceptHost,
    /// What stands between the parts of a URL: its scheme, user information, host, port, path, query and fragment are
    /// the fields.
    BetweenUrlParts,
    /// These: distinct characters in ascending order, none of which [`Self::from_listed_characters`] refuses.
    ListedCharacters(String),
}

impl FieldSeparators {
    /// The sets that have an identifier.
    pub const ALL_WITH_IDENTIFIER: [Self; 6] = [
        Self::NoSeparators,
        Self::IdnaLabelSeparators,
        Self::DuerstStructuralCharacters,
        Self::DavisGrammar,
        Self::AllExceptHost,
        Self::BetweenUrlParts,
    ];

    /// A set of these characters, in any order; one that occurs again counts once. `None` if there are none or more
    /// than [`MAX_LISTED_FIELD_SEPARATORS`] different ones, or if one has the bidi class L, R, AL, EN, AN, NSM or B: letters,
    /// digits, marks, symbols that are strong, paragraph separators.
    pub fn from_listed_characters(separator_characters: &str) -> Option<Self> {
        use BidiClass::{AL, AN, B, EN, L, NSM, R};
        let separates = |it: char| !matches!(BidiClass::of(it), L | R | AL | EN | AN | NSM | B);
        let mut listed: Vec<char> = separator_characters.chars().collect();
        listed.sort_unstable();
        listed.dedup();
        let can_be = (1..=MAX_LISTED_FIELD_SEPARATORS).contains(&listed.len())
            && listed.iter().all(|&it| separates(it));
        can_be.then(|| Self::ListedCharacters(listed.into_iter().collect()))
    }

    /// The identifier; `None` for a list of characters.
    pub const fn id(&self) -> Option<&'static str> {
        match self {
            Self::NoSeparators => Some("none"),
            Self::IdnaLabelSeparators => Some("idna"),
            Self::DuerstStructuralCharacters => Some("structural"),
            Self::DavisGrammar => Some("parts"),
            Self::AllExceptHost => Some("host"),
            Self::BetweenUrlParts => Some("url-parts"),
            Self::ListedCharacters(_) => None,
        }
    }

    /// The value of [`DisplayOption::Separators`](crate::order::DisplayOption::Separators), before escaping:
    /// the identifier of the set, or the characters themselves.
    pub fn as_option_value(&self) -> &str {
        match self {
            Self::ListedCharacters(characters) => characters,
            named => named.id().unwrap_or_default(),
        }
    }

    /// Reads the form that [`Self::as_option_value`] gives; `None` for characters that [`Self::from_listed_characters`] refuses.
    pub fn from_option_value(option_value: &str) -> Option<Self> {
        Self::ALL_WITH_IDENTIFIER
            .into_iter()
            .find(|it| it.as_option_value() == option_value)
            .or_else(|| Self::from_listed_characters(option_value))
    }

    /// Whether this character separates fields at every position; for Davis's grammar only the label
    /// separators, for the parts of a URL none.
    pub fn separates_fields_everywhere(&self, scalar: char) -> bool {
        match self {
            Self::NoSeparators | Self::AllExceptHost | Self::BetweenUrlParts => false,
            Self::IdnaLabelSeparators | Self::DavisGrammar => is_label_separator(scalar),
            Self::DuerstStructuralCharacters => is_duerst_structural_character(scalar),
            Self::ListedCharacters(characters) => characters.contains(scalar),
        }
    }
}

enum_with_ids! {
    /// Whether the fields, into which [`FieldSeparators`] divide a name, are laid out in one paragraph, where they affect each
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
    pub enum DirectionWithinField {
        /// Left to right.
        #[default]
        AlwaysLeftToRight = "ltr";
        /// Right to left.
        AlwaysRightToLeft = "rtl";
        /// That of the paragraph.
        SameAsParagraph = "paragraph";
        /// That in which the fields follow each other ([`FieldOrderDirection`](crate::order::fields::FieldOrderDirection)).
        SameAsFieldOrder = "order";
        /// By the first strong character of the field (rules P2 and P3).
        FirstStrongOfField = "first-strong";
        /// Right-to-left if the field contains an R, AL or AN.
        ByRightToLeftContent = "content";
    }
}

enum_with_ids! {
    /// The bidi controls that are inserted around a field, for its direction ([`DirectionWithinField`]). Of each pair below the
    /// first is for left to right.
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
        /// LRI or RLI before, PDI after; FSI instead where the direction is [`DirectionWithinField::FirstStrongOfField`].
        Isolate = "isolate";
        /// LRO or RLO before, PDF after.
        Override = "override";
    }
}

enum_with_ids! {
    /// The bidi controls that are inserted around the whole name, for the direction in which its fields follow each other
    /// ([`FieldOrderDirection`](crate::order::fields::FieldOrderDirection)). Of each pair below the first is for left to right.
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
    pub enum PunctuationClassOverride {
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
    pub enum DigitClassOverride {
        /// The classes that Unicode gives them.
        #[default]
        Unchanged = "own";
        /// L or R, the direction of the preceding letter in the field; their own where no letter precedes them.
        DirectionOfPrecedingLetter = "letter";
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
    pub enum MirroredCharacters {
        /// Those that have the property Bidi_Mirrored (rule L4).
        #[default]
        BidiMirrored = "unicode";
        /// The solidus and the reverse solidus too, each as the other (UAX #9 section 4.3, HL6).
        BidiMirroredAndSlashes = "slashes";
    }
}
