//! The blocks of a page.

use std::ops::Range;

use bidiscope_bidi::name::{Character, Input, Notation, code_point, is_unprintable, text_of};
use bidiscope_bidi::order::{DisplayOrder, Strategy};
use bidiscope_idna::verdict::{Permission, Severity, Source, Verdict};
use bidiscope_words::Message;

use crate::view::StrategyView;

use super::names::NamesBlock;

/// The most characters of a name that a heading or a table shows; a longer name is written in full once.
pub const MAX_SHOWN_CHARACTERS: usize = 300;
/// The longest name that is drawn, in characters: the limit of the DNS, with what may be written around it.
pub const MAX_DRAWN_CHARACTERS: usize = 300;

/// A section of a page: a heading and what stands below it.
#[derive(Clone, Debug)]
pub struct Section {
    /// Which section it is.
    pub id: SectionId,
    /// Its heading; empty for the overview, which has the name above it.
    pub title: String,
    /// Its content, in order.
    pub blocks: Vec<Block>,
}

/// The sections of the page of a name, and those of the report of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SectionId {
    /// The name, whether it may be registered, its DNS form, and the verdict of the Bidi rule.
    Overview,
    /// The labels with the six conditions.
    Labels,
    /// The levels of text.
    Levels,
    /// What keeps text in order among other text.
    Remedies,
    /// The displays.
    Displays,
    /// What a field that is too narrow shows.
    Field,
    /// The findings that are violations and warnings.
    Findings,
    /// The findings that are notes: what older and other documents say.
    Notes,
    /// What UTS #46 makes of the name.
    Mapping,
    /// Suggested fixes.
    Fixes,
    /// Whether labels stay in one piece among other text: Character Grouping (RFC 5893, section 3).
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
    /// Of a ruleset (RFC 7940): what it says of itself; of two, which they are.
    RulesetAbout,
    /// Its description; of two, what else they say of themselves.
    RulesetDescription,
    /// Its repertoire.
    RulesetRepertoire,
    /// Its variants.
    RulesetVariants,
    /// Its classes.
    RulesetClasses,
    /// Its rules.
    RulesetRules,
    /// Its actions.
    RulesetActions,
    /// Its references.
    RulesetReferences,
    /// Registered names whose answers change from one ruleset to another.
    RulesetNames,
}

impl SectionId {
    /// How many there are.
    pub(crate) const COUNT: usize = Self::RulesetNames as usize + 1;

    /// The identifier of the section in an HTML document, to which links lead; `None` where there are no links to it.
    pub const fn anchor(self) -> Option<&'static str> {
        Some(match self {
            Self::ListSummary => "summary",
            Self::RefusedNames => "refused",
            Self::FlaggedNames => "flagged",
            Self::UnreadableNames => "unreadable",
            Self::NameGroups => "groups",
            Self::OtherListMatches => "against",
            Self::OtherNames => "others",
            Self::RulesetAbout => "ruleset",
            Self::RulesetDescription => "description",
            Self::RulesetRepertoire => "repertoire",
            Self::RulesetVariants => "variants",
            Self::RulesetClasses => "classes",
            Self::RulesetRules => "rules",
            Self::RulesetActions => "actions",
            Self::RulesetReferences => "references",
            Self::RulesetNames => "names",
            _ => return None,
        })
    }
}

/// A block of a section, such as a paragraph or a table. Whoever draws a page has one way to draw each.
#[derive(Clone, Debug)]
pub enum Block {
    /// A fact: what it is about, in a word or two, and a line that states it.
    Fact(String, Line),
    /// The fact that matters most, in the form of a fact: whether the name may be registered.
    Answer(String, Permission, Line),
    /// A line by itself.
    Paragraph(Line),
    /// Lines of equal rank.
    List(Vec<Line>),
    /// A table.
    Table(Table),
    /// A table whose first column says what each row is about.
    KeyedTable(Table),
    /// A heading below that of the section.
    Heading(Line),
    /// A name of a list, in logical order, with what is said of it.
    Name(String, Vec<Block>),
    /// Other names, a row each.
    Names(Box<NamesBlock>),
    /// Drawings of a name side by side.
    Pictures(Vec<PictureBlock>),
    /// A finding with all its details.
    Finding(Box<FindingBlock>),
    /// A display of the name.
    Display(Box<DisplayBlock>),
    /// What a field shows of the name.
    Field(Box<FieldBlock>),
    /// The name among other text that splits one of its labels, in display order.
    Context(Box<ContextBlock>),
}

/// The contents of a table.
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
    /// The severity in a word, in the language of the catalogue.
    pub severity_word: String,
    /// Its identifier.
    pub id: &'static str,
    /// What was found, in a sentence or two.
    pub sentence: Line,
    /// What to do about it; `None` for a note.
    pub advice: Option<Line>,
    /// The rule, with its section.
    pub rule: Line,
    /// The document and section of the rule.
    pub source: Source,
    /// Its characters, as logical positions from 0; empty where it is about the whole name.
    pub characters: Vec<usize>,
    /// The same in words, counted from 1.
    pub positions: String,
}

/// A display of the name.
#[derive(Clone, Debug)]
pub struct DisplayBlock {
    /// The letter that displays with the same result share, such as `A`; `None` for logical order.
    pub letter: Option<String>,
    /// Its title.
    pub title: String,
    /// The display itself, with what is drawn of it.
    pub view: StrategyView,
    /// The positions of the characters from left to right, counted from 1, in words.
    pub order: Line,
    /// What is remarkable about it, such as labels that are split, a line each.
    pub notes: Vec<Line>,
}

/// What a field that is too narrow shows of the name.
#[derive(Clone, Debug)]
pub struct FieldBlock {
    /// The titles of the displays in which it shows this.
    pub titles: Vec<String>,
    /// The characters that it shows, an ellipsis among them, to be drawn in this order.
    pub characters: Vec<Character>,
    /// Their order.
    pub order: DisplayOrder,
    /// What of the host is in sight, and what is read as the host.
    pub notes: Vec<Line>,
}

/// The name in a context, such as one that splits one of its labels, to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContextBlock {
    /// The whole line, the name with its context, in logical order.
    pub characters: Vec<Character>,
    /// The display order of that line.
    pub order: DisplayOrder,
    /// The range of the name in the line, in characters.
    pub name: Range<usize>,
}

/// A line of text on a page: its pieces, one after the other, in one tone. A drawer may wrap it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// What its colour expresses.
    pub tone: Tone,
    /// What it is about, for those who draw for a pointer.
    pub target: Option<Target>,
    /// What it means, in sentences, for those who show more of what is pointed at; empty where it needs no more words.
    pub about: String,
}

/// What a line is about: a window lights it up, or offers it. On paper the words say it alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// Characters of the name, as logical positions from 0.
    Characters(Vec<usize>),
    /// Another name, in logical order, that can be taken in the place of this one.
    Name(String),
    /// A text that can be copied.
    Copy {
        /// The text.
        text: String,
        /// What it is, in the words of a message that it was copied.
        what: &'static str,
    },
}

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Words. Values from elsewhere stand in them between isolates (U+2068 and U+2069).
    Words(String),
    /// A name, a label or other text from elsewhere, in logical order; drawn so that it reorders nothing around it.
    Name(String),
    /// Text that is the same in every language: code points, A-labels, identifiers, numbers.
    Code(String),
    /// A verdict as a sign: a check mark or a cross.
    Sign(Verdict),
    /// Words that lead to another section of the same document.
    Link(String, SectionId),
    /// A drawing.
    Picture(Box<PictureBlock>),
    /// A text among other text, to be drawn.
    InContext(Box<ContextBlock>),
}

/// What the colour of a line expresses; its words say the same.
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

impl Section {
    /// A section with this heading.
    pub(crate) fn new(id: SectionId, title: &Message<'_>, blocks: Vec<Block>) -> Self {
        Self { id, title: title.to_string(), blocks }
    }
}

impl Section {
    /// The findings in it.
    pub fn findings(&self) -> impl Iterator<Item = &FindingBlock> {
        self.blocks.iter().filter_map(|it| match it {
            Block::Finding(it) => Some(&**it),
            _ => None,
        })
    }
}

impl Block {
    pub(crate) fn paragraph(message: &Message<'_>) -> Self {
        Self::Paragraph(Line::words(message))
    }

    pub(crate) fn heading(message: &Message<'_>) -> Self {
        Self::Heading(Line::words(message))
    }
}

impl Table {
    /// A table with these headings.
    pub(crate) fn new(columns: &[Message<'_>], rows: impl IntoIterator<Item = Vec<Line>>) -> Self {
        let columns = columns.iter().map(ToString::to_string).collect();
        Self { columns, rows: rows.into_iter().collect() }
    }
}

impl Line {
    /// A line of one [`Piece::Words`]: a message.
    pub fn words(message: &Message<'_>) -> Self {
        Piece::Words(message.isolated()).into()
    }

    /// A line of one [`Piece::Words`] that is already text, such as several sentences together. Values from elsewhere
    /// must stand between isolates, as [`Message::isolated`] writes them.
    pub fn text(text: impl Into<String>) -> Self {
        Piece::Words(text.into()).into()
    }

    /// A line of text from elsewhere that is prose, such as a comment: it is drawn as words are, and reorders nothing around it.
    pub(crate) fn prose(text: impl AsRef<str>) -> Self {
        let text = text.as_ref().replace(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'], "");
        Self::text(if text.is_empty() { text } else { format!("\u{2068}{text}\u{2069}") })
    }

    /// A line of one [`Piece::Name`]: a name, a label or other text from elsewhere, in logical order.
    pub fn name(name: impl Into<String>) -> Self {
        Piece::Name(name.into()).into()
    }

    /// A name that somebody may want to copy: where it is not ASCII, a form that can be copied from any surface
    /// follows, its A-labels where they decode to the same text, else its code points.
    pub(crate) fn name_to_copy(text: &str) -> Self {
        let line = Self::name(text);
        if text.is_ascii() { line } else { line.and(Piece::Code(format!("  {}", copyable_form(text)))) }
    }

    /// A line of one [`Piece::Code`]: text that is the same in every language.
    pub fn code(text: impl Into<String>) -> Self {
        Piece::Code(text.into()).into()
    }

    /// The line as plain text, with invisible characters written as code points.
    pub fn plain(&self) -> String {
        self.pieces.iter().map(Piece::plain).collect()
    }

    /// The same, with values from elsewhere between isolates where they have them.
    pub fn isolated(&self) -> String {
        let piece = |it: &Piece| match it {
            Piece::Words(words) | Piece::Link(words, _) => words.clone(),
            it => it.plain(),
        };
        self.pieces.iter().map(piece).collect()
    }

    /// The same line in another tone.
    #[must_use]
    pub fn in_tone(mut self, tone: impl Into<Tone>) -> Self {
        self.tone = tone.into();
        self
    }

    /// The same line about these characters of the name, as logical positions from 0.
    #[must_use]
    pub(crate) fn on(mut self, characters: impl Into<Vec<usize>>) -> Self {
        self.target = Some(Target::Characters(characters.into()));
        self
    }

    /// The same line with a name that can be taken, or a text that can be copied.
    #[must_use]
    pub(crate) fn offering(mut self, target: Target) -> Self {
        self.target = Some(target);
        self
    }

    /// The same line with what it means, in sentences.
    #[must_use]
    pub(crate) fn explained(mut self, about: impl Into<String>) -> Self {
        self.about = about.into();
        self
    }

    /// The line with another piece at its end.
    #[must_use]
    pub fn and(mut self, piece: Piece) -> Self {
        self.pieces.push(piece);
        self
    }
}

impl From<Piece> for Line {
    fn from(piece: Piece) -> Self {
        Self { pieces: vec![piece], ..Self::default() }
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
            Self::Name(text) | Self::Code(text) => escape_invisibles(text),
            Self::Sign(verdict) => verdict_sign(*verdict).to_owned(),
            Self::Picture(_) => String::new(),
            Self::InContext(line) => escape_invisibles(&text_of(&line.characters)),
        }
    }
}

/// The sign of a verdict as text, for surfaces on which it is not drawn.
pub const fn verdict_sign(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Satisfied => "\u{2713}",
        Verdict::Violated => "\u{2717}",
        Verdict::NotApplicable => "\u{2013}",
    }
}

/// The words of a [`Piece::Words`] as plain text, for titles and attributes: without isolates, and with invisible
/// characters written as code points.
pub fn plain_text(words: &str) -> String {
    escape_invisibles(&words.replace(['\u{2068}', '\u{2069}'], ""))
}

/// The form of a name that can be copied everywhere: its A-labels, where they decode to the same text, else its code points.
pub fn copyable_form(text: &str) -> String {
    let ascii_name = Input::from_scalars(text.chars()).ok().and_then(|name| name.ascii_name());
    let reads_the_same =
        |it: &String| Input::read(it, Notation::Unicode).is_ok_and(|name| name.text() == text);
    ascii_name.filter(reads_the_same).unwrap_or_else(|| code_points(text.chars()))
}

/// Characters as code points, such as `U+05D0 U+0061`.
pub fn code_points(scalars: impl IntoIterator<Item = char>) -> String {
    scalars.into_iter().map(code_point).collect::<Vec<_>>().join(" ")
}

/// A text with its invisible characters written as code points, such as `<U+200D>`, but those of them that are shown as they
/// are.
pub fn escape_invisibles_except(text: &str, is_shown: impl Fn(usize, char) -> bool) -> String {
    let mut escaped = String::with_capacity(text.len());
    for (at, it) in text.char_indices() {
        if is_unprintable(it) && !is_shown(at, it) {
            escaped.push_str(&format!("<{}>", code_point(it)));
        } else {
            escaped.push(it);
        }
    }
    escaped
}

/// A text with all its invisible characters written as code points.
pub fn escape_invisibles(text: &str) -> String {
    escape_invisibles_except(text, |_, _| false)
}
