//! The blocks of a page.

use super::line::{DisplayPictureBlock, NameInContextBlock, PageLine};
use super::section_id::PageSectionId;
use super::table::TableBlock;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::DisplayOrder;
use bidiscope_idna::verdict::{RegistrationPermission, RuleSource, Severity};
use bidiscope_words::Message;

use crate::view::StrategyView;

use super::names::RelatedNamesBlock;

/// The most characters of a name that a heading or a table shows; a longer name is written in full once.
pub const MAX_SHOWN_NAME_CHARACTERS: usize = 300;
/// The longest name that is drawn, in characters: the limit of the DNS, with what may be written around it.
pub const MAX_DRAWN_NAME_CHARACTERS: usize = 300;

/// A section of a page: a heading and what stands below it.
#[derive(Clone, Debug)]
pub struct PageSection {
    /// Which section it is.
    pub id: PageSectionId,
    /// Its heading; empty for the overview, which has the name above it.
    pub title: String,
    /// Its content, in order.
    pub blocks: Vec<PageBlock>,
}

/// A block of a section, such as a paragraph or a table. Whoever draws a page has one way to draw each.
#[derive(Clone, Debug)]
pub enum PageBlock {
    /// A fact.
    Fact {
        /// What it is about, in a word or two.
        title: String,
        /// What it states.
        text: PageLine,
    },
    /// The fact that matters most: whether the name may be registered.
    RegistrationFact {
        /// What it is about, in a word or two.
        title: String,
        /// Whether the name may be registered.
        permission: RegistrationPermission,
        /// The same in words.
        text: PageLine,
    },
    /// A line by itself.
    Paragraph(PageLine),
    /// Lines of equal rank.
    LineList(Vec<PageLine>),
    /// A table.
    Table(TableBlock),
    /// A table whose first column says what each row is about.
    TableWithRowHeadings(TableBlock),
    /// A heading below that of the section.
    Heading(PageLine),
    /// A name of a list.
    ListedName {
        /// The name, in logical order.
        name_text: String,
        /// What is said of it.
        blocks: Vec<PageBlock>,
    },
    /// Other names, a row each.
    RelatedNames(Box<RelatedNamesBlock>),
    /// Drawings of a name side by side.
    DisplayPictures(Vec<DisplayPictureBlock>),
    /// A finding with all its details.
    Finding(Box<FindingBlock>),
    /// A display of the name.
    Display(Box<DisplayBlock>),
    /// What a field shows of the name.
    NarrowFieldElision(Box<NarrowFieldBlock>),
    /// The name among other text that splits one of its labels, in display order.
    NameInContext(Box<NameInContextBlock>),
}

/// A finding in words.
#[derive(Clone, Debug)]
pub struct FindingBlock {
    /// Its severity.
    pub severity: Severity,
    /// The severity in a word, in the language of the catalogue.
    pub severity_word: String,
    /// Its identifier.
    pub finding_kind_id: &'static str,
    /// What was found, in a sentence or two.
    pub sentence: PageLine,
    /// What to do about it; `None` for a note.
    pub advice: Option<PageLine>,
    /// The rule, with its section.
    pub rule_with_source: PageLine,
    /// The document and section of the rule.
    pub rule_source: RuleSource,
    /// Its characters, as logical positions from 0; empty where it is about the whole name.
    pub character_indices: Vec<usize>,
    /// The same in words, counted from 1.
    pub character_positions_text: String,
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
    pub order_text: PageLine,
    /// What is remarkable about it, such as labels that are split, a line each.
    pub notes: Vec<PageLine>,
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
    pub notes: Vec<PageLine>,
}

impl PageSection {
    /// A section with this heading.
    pub(crate) fn new(id: PageSectionId, title: &Message<'_>, blocks: Vec<PageBlock>) -> Self {
        Self { id, title: title.to_string(), blocks }
    }
}

impl PageSection {
    /// The findings in it.
    pub fn findings(&self) -> impl Iterator<Item = &FindingBlock> {
        self.blocks.iter().filter_map(|it| match it {
            PageBlock::Finding(it) => Some(&**it),
            _ => None,
        })
    }
}

impl PageBlock {
    pub(crate) fn paragraph(message: &Message<'_>) -> Self {
        Self::Paragraph(PageLine::from_message(message))
    }

    pub(crate) fn heading(message: &Message<'_>) -> Self {
        Self::Heading(PageLine::from_message(message))
    }
}
