//! Why a ruleset cannot be read.

use std::fmt;

/// Why a ruleset cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct RulesetError {
    /// The line, from 1.
    pub line_number: usize,
    /// The name of the element; empty outside of all elements.
    pub element_name: String,
    /// The section of RFC 7940 that the element or the attribute is defined in; empty for a table of RFC 3743 or RFC 4290.
    pub rfc7940_section: &'static str,
    /// What is wrong.
    pub error_kind: RulesetErrorKind,
}

impl fmt::Display for RulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line_number)?;
        if !self.element_name.is_empty() {
            write!(f, ", element {}", self.element_name)?;
        }
        write!(f, ": {}", self.error_kind)?;
        if self.rfc7940_section.is_empty() {
            Ok(())
        } else {
            write!(f, " (RFC 7940, section {})", self.rfc7940_section)
        }
    }
}

/// What is wrong with a ruleset. Quoted texts are as they stand in the file, shortened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesetErrorKind {
    /// The file has more bytes than [`MAX_RULESET_BYTES`](crate::MAX_RULESET_BYTES).
    #[error("file too large")]
    TooLarge,
    /// Elements or rules are nested deeper than [`MAX_RULESET_NESTING_DEPTH`](crate::MAX_RULESET_NESTING_DEPTH).
    #[error("nested too deeply")]
    TooDeep,
    /// It is not UTF-8.
    #[error("not UTF-8")]
    NotUtf8,
    /// It declares another encoding than UTF-8.
    #[error("encoding {0}")]
    UnsupportedEncoding(String),
    /// The file has nothing but white space.
    #[error("empty file")]
    Empty,
    /// The end of an element is expected, and that of another one stands there.
    #[error("expected the end of {expected}, found that of {found}")]
    WrongEnd {
        /// The element that is open.
        expected: String,
        /// The element whose end stands there.
        found: String,
    },
    /// Something stands after the end of the first element.
    #[error("content after the end")]
    AfterEnd,
    /// It is not well-formed XML; in the words of the XML reader.
    #[error("not well-formed: {0}")]
    NotXml(String),
    /// It has a document type definition, whose entities could make it grow beyond all bounds.
    #[error("document type definition")]
    DocumentType,
    /// A reference to an entity that is not one of XML's five.
    #[error("unknown entity {0}")]
    UnknownEntity(String),
    /// It ends before its elements do.
    #[error("unexpected end")]
    Unfinished,
    /// The first element is not `lgr` of the namespace of RFC 7940.
    #[error("not a ruleset")]
    NotARuleset,
    /// The element does not belong in this place.
    #[error("element not allowed here")]
    UnexpectedElement,
    /// Text, where only elements may be.
    #[error("unexpected text {0}")]
    UnexpectedText(String),
    /// An element is missing.
    #[error("missing element {0}")]
    MissingElement(&'static str),
    /// An attribute that the element does not have.
    #[error("unknown attribute {0}")]
    UnknownAttribute(String),
    /// An attribute is missing.
    #[error("missing attribute {0}")]
    MissingAttribute(&'static str),
    /// Two attributes exclude each other.
    #[error("attributes {0} and {1} exclude each other")]
    ExclusiveAttributes(&'static str, &'static str),
    /// A value is not of the form that its attribute or element must have.
    #[error("invalid {what}: {text}")]
    InvalidValue {
        /// The attribute or element.
        what: &'static str,
        /// The value.
        text: String,
    },
    /// Something may occur once.
    #[error("{what} {text} occurs twice")]
    Duplicate {
        /// An attribute or element.
        what: &'static str,
        /// The value.
        text: String,
    },
    /// A name or identifier is used that is not defined.
    #[error("{what} {text} is not defined")]
    Undefined {
        /// The kind of thing: `reference` or `rule`.
        what: &'static str,
        /// Its name.
        text: String,
    },
    /// A name is used that is not defined before this place, as it must be.
    #[error("{what} {text} is not defined before")]
    UndefinedBefore {
        /// The kind of thing: `class` or `rule`.
        what: &'static str,
        /// Its name.
        text: String,
    },
    /// A sequence has more code points than [`MAX_SEQUENCE_CODE_POINTS`](crate::MAX_SEQUENCE_CODE_POINTS), so that no label can
    /// have it.
    #[error("sequence of {code_point_count} code points")]
    SequenceTooLong {
        /// How many there are.
        code_point_count: usize,
    },
    /// A sequence of code points has a tag.
    #[error("tag of a sequence")]
    TagOfSequence,
    /// The last code point of a range comes before its first one.
    #[error("the range ends before it begins")]
    ReversedRange,
    /// A class lists no code points.
    #[error("class without code points")]
    EmptyClass,
    /// A class or rule has a name within another one, or none at the top.
    #[error("the name must be given at the top and only there")]
    MisplacedName,
    /// A class operator has another number of operands than it must have.
    #[error("{operand_count} operands")]
    WrongOperandCount {
        /// How many there are.
        operand_count: usize,
    },
    /// A Unicode property or a value of one that is unknown.
    #[error("unknown property {0}")]
    UnknownProperty(String),
    /// An `anchor` stands in a `look-behind` or `look-ahead`.
    #[error("anchor within look-behind or look-ahead")]
    AnchorInLookAround,
    /// A rule has a `look-behind` or `look-ahead` and no `anchor` that it stands beside.
    #[error("look-behind or look-ahead without an anchor")]
    LookAroundWithoutAnchor,
    /// An action names a rule with an `anchor`, which is for the contexts of code points and variants.
    #[error("rule {0} has an anchor")]
    AnchorInAction(String),
    /// A `count` at something that holds a position: `start`, `end`, `anchor`, `look-behind` or `look-ahead`.
    #[error("count of a position")]
    CountOfPosition,
    /// The rule, with its repetitions and the rules that it refers to written out, has more than
    /// [`MAX_RULE_STEPS`](crate::MAX_RULE_STEPS) steps, or all rules together have more than a hundred times as many.
    #[error("rule too large")]
    RuleTooLarge,
    /// A line of a table of RFC 3743 or RFC 4290 is no entry.
    #[error("not an entry: {0}")]
    NotAnEntry(String),
    /// There are more different types of variants, or more different classes in rules, than can be told apart.
    #[error("too many {0}")]
    TooManyOfKind(&'static str),
}

impl RulesetErrorKind {
    /// Its identifier, by which a message is chosen.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::TooLarge => "too-large",
            Self::TooDeep => "too-deep",
            Self::NotUtf8 => "not-utf8",
            Self::UnsupportedEncoding(_) => "encoding",
            Self::Empty => "empty",
            Self::WrongEnd { .. } => "wrong-end",
            Self::AfterEnd => "after-end",
            Self::NotXml(_) => "not-xml",
            Self::DocumentType => "document-type",
            Self::UnknownEntity(_) => "unknown-entity",
            Self::Unfinished => "unfinished",
            Self::NotARuleset => "not-a-ruleset",
            Self::UnexpectedElement => "unexpected-element",
            Self::UnexpectedText(_) => "unexpected-text",
            Self::MissingElement(_) => "missing-element",
            Self::UnknownAttribute(_) => "unknown-attribute",
            Self::MissingAttribute(_) => "missing-attribute",
            Self::ExclusiveAttributes(..) => "exclusive-attributes",
            Self::InvalidValue { .. } => "invalid-value",
            Self::Duplicate { .. } => "duplicate",
            Self::Undefined { .. } => "undefined",
            Self::UndefinedBefore { .. } => "undefined-before",
            Self::SequenceTooLong { .. } => "sequence-too-long",
            Self::TagOfSequence => "tag-of-sequence",
            Self::ReversedRange => "reversed-range",
            Self::EmptyClass => "empty-class",
            Self::MisplacedName => "name-place",
            Self::WrongOperandCount { .. } => "operand-count",
            Self::UnknownProperty(_) => "unknown-property",
            Self::AnchorInLookAround => "anchor-in-look-around",
            Self::LookAroundWithoutAnchor => "look-around-without-anchor",
            Self::AnchorInAction(_) => "anchor-in-action",
            Self::CountOfPosition => "count-of-position",
            Self::RuleTooLarge => "rule-too-large",
            Self::NotAnEntry(_) => "not-an-entry",
            Self::TooManyOfKind(_) => "too-many",
        }
    }
}
