//! The blocks of a page.

use super::line::{ContextBlock, Line, PictureBlock};
use super::section_id::SectionId;
use super::table::Table;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::DisplayOrder;
use bidiscope_idna::verdict::{Permission, Severity, Source};
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

/// A block of a section, such as a paragraph or a table. Whoever draws a page has one way to draw each.
#[derive(Clone, Debug)]
pub enum Block {
    /// A fact: what it is about, in a word or two, and a line that states it.
    Fact(String, Line),
    /// The fact that matters most, in the form of a fact: whether the name may be registered.
    RegistrationFact(String, Permission, Line),
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
    NarrowField(Box<NarrowFieldBlock>),
    /// The name among other text that splits one of its labels, in display order.
    Context(Box<ContextBlock>),
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
    pub order_text: Line,
    /// What is remarkable about it, such as labels that are split, a line each.
    pub notes: Vec<Line>,
}

/// What a field that is too narrow shows of the name.
#[derive(Clone, Debug)]
pub struct NarrowFieldBlock {
    /// The titles of the displays in which it shows this.
    pub display_titles: Vec<String>,
    /// The characters that it shows, an ellipsis among them, to be drawn in this order.
    pub characters: Vec<Character>,
    /// Their order.
    pub order: DisplayOrder,
    /// What of the host is in sight, and what is read as the host.
    pub notes: Vec<Line>,
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
