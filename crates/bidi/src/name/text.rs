//! What is read as text: no name and no address is sought in it.

use std::net::Ipv6Addr;

use crate::address::{Url, is_ip_address};
use crate::enum_with_ids;

use super::error::{ReadError, ReadErrorKind};
use super::{BidiClass, Character, Input, MAX_CHARACTERS, Name, Notation, is_label_separator};

enum_with_ids! {
    /// As what something is read.
    pub enum ReadAs {
        /// A name, in which no address is sought.
        Name = "name";
        /// An address, or else a name.
        Url = "url";
        /// Text: one input a paragraph.
        Text = "text";
    }
}

impl ReadAs {
    /// As what these characters are most likely meant: as text where there is white space, a control character, an embedding,
    /// override or isolate, a bracket, a quotation mark or a backslash, and where a full stop stands and no label has a letter, as in a version
    /// or a number; unless they are an address. Anything else is an address, or else a name, as is what has several paragraphs.
    pub fn likely(scalars: &[char]) -> Self {
        use BidiClass::{B, FSI, LRE, LRI, LRO, PDF, PDI, RLE, RLI, RLO, S, WS};
        let is_of_text = |it: &char| {
            let class = BidiClass::of(*it);
            matches!(class, S | WS | LRE | RLE | LRO | RLO | PDF | LRI | RLI | FSI | PDI)
                || it.is_whitespace()
                || it.is_control()
                || BRACKETS_AND_QUOTATION_MARKS.contains(*it)
        };
        if is_address(scalars) || scalars.iter().any(|it| BidiClass::of(*it) == B) {
            return Self::Url;
        }
        let mut labels = scalars.split(|it| is_label_separator(*it)).filter(|it| !it.is_empty()).peekable();
        let has_full_stop = scalars.iter().any(|it| is_label_separator(*it)) && labels.peek().is_some();
        let is_number = has_full_stop && labels.all(|it| !it.iter().any(|it| it.is_alphabetic()));
        if is_number || scalars.iter().any(is_of_text) { Self::Text } else { Self::Url }
    }
}

/// And the backslash of paths. None of them occurs in a label; U+05F4, which Hebrew has for a quotation mark, does.
const BRACKETS_AND_QUOTATION_MARKS: &str =
    "\\()[]{}<>\"'\u{AB}\u{BB}\u{2018}\u{2019}\u{201C}\u{201D}\u{201E}\u{201F}";

/// Whether it is an address by itself: with its scheme, what browsers take for an IP address, or without white space in it.
fn is_address(scalars: &[char]) -> bool {
    let text: String = scalars.iter().collect();
    let is_ipv4 = scalars.iter().all(|it| it.is_ascii_digit() || is_label_separator(*it));
    if is_ipv4 || is_ip_address(text.chars()) || text.parse::<Ipv6Addr>().is_ok() {
        return true;
    }
    Url::of(scalars).is_some_and(|url| url.has_scheme() || !text.trim().contains(char::is_whitespace))
}

/// One paragraph of text: its characters in logical order, without the separator at its end (UAX #9, rule P1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// All characters, none of them in a label.
    unlabelled: Name,
}

impl Text {
    /// The only paragraph of a text in this notation; a separator at its end is left out.
    ///
    /// # Errors
    /// As [`Text::paragraphs`], and a separator after which another paragraph follows.
    pub fn read(text: &str, notation: Notation) -> Result<Self, ReadError> {
        let mut paragraphs = Self::paragraphs(text, notation)?;
        if paragraphs.len() > 1 {
            let written = notation.read(text)?;
            let separator = written.iter().find(|it| BidiClass::of(it.scalar) == BidiClass::B);
            let position = separator.map_or(0, |it| it.position);
            let scalar = separator.map_or('\u{2029}', |it| it.scalar);
            return Err(ReadError { kind: ReadErrorKind::ParagraphSeparator { scalar }, position });
        }
        Ok(paragraphs.swap_remove(0))
    }

    /// Exactly these characters in logical order, which are one paragraph.
    pub fn from_characters(characters: Vec<Character>) -> Self {
        Self { unlabelled: Name::unlabelled(characters) }
    }

    /// The paragraphs of a text in this notation that are not empty, in their order. A-labels are not decoded.
    ///
    /// # Errors
    /// What is not written in the notation, a text without characters, and a paragraph of more than [`MAX_CHARACTERS`]; with the
    /// place in `text`.
    pub fn paragraphs(text: &str, notation: Notation) -> Result<Vec<Self>, ReadError> {
        let written = notation.read(text)?;
        let mut paragraphs = Vec::new();
        for paragraph in written.split(|it| BidiClass::of(it.scalar) == BidiClass::B) {
            if let Some(excess) = paragraph.get(MAX_CHARACTERS) {
                return Err(ReadError { kind: ReadErrorKind::TooLong, position: excess.position });
            }
            let characters: Vec<Character> = paragraph.iter().map(|it| Character::new(it.scalar)).collect();
            if !characters.is_empty() {
                paragraphs.push(Self::from_characters(characters));
            }
        }
        if paragraphs.is_empty() {
            return Err(ReadError { kind: ReadErrorKind::Empty, position: 0 });
        }
        Ok(paragraphs)
    }

    /// The characters in logical order.
    pub fn characters(&self) -> &[Character] {
        self.unlabelled.characters()
    }

    /// As a name of no labels.
    pub(super) const fn unlabelled(&self) -> &Name {
        &self.unlabelled
    }
}

impl From<Text> for Input {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl Input {
    /// Reads it as this, or as what it is [most likely](ReadAs::likely) meant where that is `None`. Text has to be one
    /// paragraph.
    ///
    /// # Errors
    /// What cannot be read, and where in `text`.
    pub fn read_as(text: &str, notation: Notation, read_as: Option<ReadAs>) -> Result<Self, ReadError> {
        let likely = || -> Result<ReadAs, ReadError> {
            let scalars: Vec<char> = notation.read(text)?.iter().map(|it| it.scalar).collect();
            Ok(ReadAs::likely(&scalars))
        };
        match read_as.map_or_else(likely, Ok)? {
            ReadAs::Name => Name::read(text, notation).map(Self::Name),
            ReadAs::Url => Self::read(text, notation),
            ReadAs::Text => Text::read(text, notation).map(Self::Text),
        }
    }

    /// What it is.
    pub const fn kind(&self) -> ReadAs {
        match self {
            Self::Name(_) => ReadAs::Name,
            Self::Address(_) => ReadAs::Url,
            Self::Text(_) => ReadAs::Text,
        }
    }
}
