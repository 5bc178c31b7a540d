//! The blocks of a page.

use bidiscope_bidi::name::{Character, Name, Notation, code_point, is_unprintable};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::{Permission, Severity, Verdict};

use crate::messages::Message;
use crate::view::{CounterexampleView, StrategyView};

/// A part of a page with a heading.
#[derive(Clone, Debug)]
pub struct Section {
    /// Which part it is.
    pub id: SectionId,
    /// Its heading; empty for the overview, which has the name above it.
    pub title: String,
    /// Its content, in order.
    pub blocks: Vec<Block>,
}

/// The parts of a page, and those of the report of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SectionId {
    /// The name, whether it may be registered, its DNS form, and the verdict of the Bidi rule.
    Overview,
    /// The labels with the six conditions.
    Labels,
    /// The displays.
    Displays,
    /// Violations and warnings.
    Findings,
    /// What older and other documents say.
    Notes,
    /// What UTS #46 makes of the name.
    Mapping,
    /// Suggested fixes.
    Fixes,
    /// RFC 5893, section 3.
    Grouping,
    /// Other names that look the same.
    Collisions,
    /// The characters in logical order.
    Characters,
    /// The verdicts of other rule sets.
    Policies,
    /// Whether another implementation of UAX #9 agrees.
    CrossCheck,
    /// Of a list: the number of names in each category.
    ListSummary,
    /// Of a list: names that are refused.
    RefusedNames,
    /// Of a list: names that somebody should look at.
    FlaggedNames,
    /// What cannot be read as a name.
    UnreadableNames,
    /// Of a list: groups of names that match each other.
    NameGroups,
    /// Of a list: names that match another list.
    OtherListMatches,
    /// Of a list: all other names.
    OtherNames,
}

impl SectionId {
    /// The identifier of the section in a document, to which links lead; `None` where there are none.
    pub const fn anchor(self) -> Option<&'static str> {
        Some(match self {
            Self::ListSummary => "summary",
            Self::RefusedNames => "refused",
            Self::FlaggedNames => "flagged",
            Self::UnreadableNames => "unreadable",
            Self::NameGroups => "groups",
            Self::OtherListMatches => "against",
            Self::OtherNames => "others",
            _ => return None,
        })
    }
}

/// A part of a section.
#[derive(Clone, Debug)]
pub enum Block {
    /// What a line is about, in a word or two, and the line.
    Fact(String, Line),
    /// The fact that matters most: whether the name may be registered.
    Answer(String, Permission, Line),
    /// A line by itself.
    Paragraph(Line),
    /// Lines of equal rank.
    List(Vec<Line>),
    /// Rows of cells.
    Table(Table),
    /// Rows of cells, of which the first says what the row is about.
    KeyedTable(Table),
    /// A heading below that of the section.
    Heading(Line),
    /// A name of a list, with what is said of it.
    Name(String, Vec<Block>),
    /// Drawings of a name side by side.
    Pictures(Vec<PictureBlock>),
    /// A finding with all its details.
    Finding(Box<FindingBlock>),
    /// A display of the name.
    Display(Box<DisplayBlock>),
    /// The name among other text, in the order in which it is shown.
    Context(Box<CounterexampleView>),
}

/// Rows of cells.
#[derive(Clone, Debug)]
pub struct Table {
    /// The heading of each column.
    pub columns: Vec<String>,
    /// The rows; each has a line for each column.
    pub rows: Vec<Vec<Line>>,
}

/// A drawing of a name in a display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PictureBlock {
    /// The characters in logical order.
    pub characters: Vec<Character>,
    /// The display.
    pub strategy: Strategy,
}

/// A finding in words.
#[derive(Clone, Debug)]
pub struct FindingBlock {
    /// Its severity.
    pub severity: Severity,
    /// The same in a word.
    pub severity_word: String,
    /// Its identifier.
    pub id: &'static str,
    /// What was found.
    pub sentence: Line,
    /// What to do.
    pub advice: Option<Line>,
    /// The rule, with its section.
    pub rule: Line,
    /// The positions of its characters, counted from 1; empty where it is about the whole name.
    pub positions: String,
}

/// A display of the name.
#[derive(Clone, Debug)]
pub struct DisplayBlock {
    /// The letter that displays with the same result share; `None` for logical order.
    pub letter: Option<String>,
    /// Its title.
    pub title: String,
    /// What is to be drawn.
    pub view: StrategyView,
    /// The positions of the characters from left to right, counted from 1, in words.
    pub order: Line,
    /// What is remarkable about it.
    pub notes: Vec<Line>,
}

/// A line of text: its pieces, one after the other, in one tone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// What its colour says.
    pub tone: Tone,
}

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Words. Values from elsewhere stand in them between isolates (U+2068 and U+2069).
    Words(String),
    /// A name or a label in logical order.
    Name(String),
    /// Text that is the same in every language: code points, A-labels, identifiers, numbers.
    Code(String),
    /// A verdict as a sign, such as a check mark.
    Sign(Verdict),
    /// Words that lead to another section of the document.
    Link(String, SectionId),
    /// A drawing.
    Picture(Box<PictureBlock>),
}

/// What the colour of a line says; the words say it too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tone {
    /// Nothing.
    #[default]
    Neutral,
    /// A rule is satisfied.
    Good,
    /// Somebody should look at it.
    Warning,
    /// A rule is violated.
    Bad,
    /// It is of less importance.
    Weak,
}

impl Line {
    /// A message as a line.
    pub fn words(message: &Message<'_>) -> Self {
        Self { pieces: vec![Piece::Words(message.isolated())], tone: Tone::Neutral }
    }

    /// A text that was made of messages.
    pub fn text(text: impl Into<String>) -> Self {
        Self { pieces: vec![Piece::Words(text.into())], tone: Tone::Neutral }
    }

    /// A name or a label.
    pub fn name(name: impl Into<String>) -> Self {
        Self { pieces: vec![Piece::Name(name.into())], tone: Tone::Neutral }
    }

    /// A name that somebody may want to copy: where it is not ASCII, a form that can be copied from any surface follows,
    /// its A-labels where they decode to the same text, else its code points.
    pub fn name_to_copy(text: &str) -> Self {
        let line = Self::name(text);
        if text.is_ascii() {
            return line;
        }
        let ascii_name = Name::from_scalars(text.chars()).ok().and_then(|name| name.ascii_name());
        let reads_the_same =
            |it: &String| Name::read(it, Notation::Unicode).is_ok_and(|name| name.text() == text);
        let code_points = || text.chars().map(code_point).collect::<Vec<_>>().join(" ");
        let copy = ascii_name.filter(reads_the_same).unwrap_or_else(code_points);
        line.and(Piece::Code(format!("  {copy}")))
    }

    /// Text that is the same in every language.
    pub fn code(text: impl Into<String>) -> Self {
        Self { pieces: vec![Piece::Code(text.into())], tone: Tone::Neutral }
    }

    /// The same line in another tone.
    #[must_use]
    pub fn in_tone(mut self, tone: impl Into<Tone>) -> Self {
        self.tone = tone.into();
        self
    }

    /// The same line with another piece at its end.
    #[must_use]
    pub fn and(mut self, piece: Piece) -> Self {
        self.pieces.push(piece);
        self
    }
}

impl From<Verdict> for Tone {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Satisfied => Self::Good,
            Verdict::Violated => Self::Bad,
            Verdict::NotApplicable => Self::Neutral,
        }
    }
}

impl From<Permission> for Tone {
    fn from(permission: Permission) -> Self {
        match permission {
            Permission::Allowed => Self::Good,
            Permission::Refused => Self::Bad,
            Permission::NeedsReview => Self::Warning,
            Permission::NotApplicable => Self::Neutral,
        }
    }
}

impl From<Severity> for Tone {
    fn from(severity: Severity) -> Self {
        match severity {
            Severity::Violation => Self::Bad,
            Severity::Warning => Self::Warning,
            Severity::Note => Self::Neutral,
        }
    }
}

impl Piece {
    /// The piece as plain text, with invisible characters written as code points.
    pub fn plain(&self) -> String {
        match self {
            Self::Words(words) | Self::Link(words, _) => plain_text(words),
            Self::Name(text) | Self::Code(text) => visible(text),
            Self::Sign(verdict) => sign(*verdict).to_owned(),
            Self::Picture(_) => String::new(),
        }
    }
}

/// The sign of a verdict where it is not drawn.
pub const fn sign(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Satisfied => "\u{2713}",
        Verdict::Violated => "\u{2717}",
        Verdict::NotApplicable => "\u{2013}",
    }
}

/// Words without their isolates, and with invisible characters written as code points: for titles and attributes.
pub fn plain_text(words: &str) -> String {
    visible(&words.replace(['\u{2068}', '\u{2069}'], ""))
}

/// A text with invisible characters written as code points.
pub fn visible(text: &str) -> String {
    if !text.chars().any(is_unprintable) {
        return text.to_owned();
    }
    let shown = |it| if is_unprintable(it) { format!("<{}>", code_point(it)) } else { it.to_string() };
    text.chars().map(shown).collect()
}
