//! What is read as text: no name and no address is sought in it.

use std::net::Ipv6Addr;

use icu_properties::CodePointMapData;
use icu_properties::props::GeneralCategory;

use crate::address::{Url, UrlScheme, is_ip_address};
use crate::enum_with_ids;

use super::error::{ReadError, ReadErrorKind};
use super::{BidiClass, Character, MAX_INPUT_CHARACTERS, Name, Notation, is_label_separator};

enum_with_ids! {
    /// As what something is read.
    pub enum InputType {
        /// A name, in which no address is sought.
        Name = "name";
        /// An address, or else a name.
        Url = "url";
        /// Text: one input a paragraph.
        Text = "text";
    }
}

impl InputType {
    /// As what these characters are most likely meant: as text where a character stands that no name has, such as white space, a
    /// control character, an embedding, override or isolate, a bracket, a quotation mark, a backslash or a sign of mathematics or
    /// currency; where a slash begins it, as a path; where a colon stands between digits, as in a time; and where there is no
    /// letter, as in a version or a number. Anything else is an address, or else a name, as is an address with any of these, and
    /// what has several paragraphs. A mail address, and what begins with a scheme, may have signs.
    pub fn detect_from_scalars(input_scalars: &[char]) -> Self {
        use BidiClass::{B, FSI, LRE, LRI, LRO, PDF, PDI, RLE, RLI, RLO, S, WS};
        let is_of_text = |it: &char| {
            let class = BidiClass::of(*it);
            matches!(class, S | WS | LRE | RLE | LRO | RLO | PDF | LRI | RLI | FSI | PDI)
                || it.is_whitespace()
                || it.is_control()
                || BRACKETS_AND_QUOTATION_MARKS.contains(*it)
        };
        if is_address(input_scalars) || input_scalars.iter().any(|it| BidiClass::of(*it) == B) {
            return Self::Url;
        }
        // Two begin an address without its scheme.
        let is_path = input_scalars.first() == Some(&'/') && input_scalars.get(1) != Some(&'/');
        let has_time =
            input_scalars.windows(3).any(|it| it[1] == ':' && it[0].is_numeric() && it[2].is_numeric());
        let has_sign = !has_scheme(input_scalars)
            && !is_mail_address(input_scalars)
            && input_scalars.iter().any(|it| is_sign(*it));
        let is_text = input_scalars.iter().any(is_of_text)
            || is_path
            || has_time
            || has_sign
            || is_number(input_scalars);
        if is_text { Self::Text } else { Self::Url }
    }
}

/// And the backslash of paths. None of them occurs in a label; U+05F4, which Hebrew has for a quotation mark, does.
const BRACKETS_AND_QUOTATION_MARKS: &str =
    "\\()[]{}<>\"'\u{AB}\u{BB}\u{2018}\u{2019}\u{201C}\u{201D}\u{201E}\u{201F}";

/// Whether it is one of the signs of mathematics and currency, a percent sign, a degree sign, or a sign of commands: `~`, `^`,
/// a backtick. No label has any of them. The number sign is a delimiter of addresses.
fn is_sign(scalar: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(scalar);
    let is_number_sign = matches!(scalar, '#' | '\u{FE5F}' | '\u{FF03}');
    matches!(category, GeneralCategory::MathSymbol | GeneralCategory::CurrencySymbol)
        || matches!(scalar, '^' | '`')
        || (BidiClass::of(scalar) == BidiClass::ET && !is_number_sign)
}

/// Whether nothing but digits, full stops and signs stands there, and more than digits.
fn is_number(scalars: &[char]) -> bool {
    let is_sign = |it: &char| it.is_ascii_punctuation() || is_label_separator(*it);
    scalars.iter().any(|it| it.is_numeric())
        && scalars.iter().any(is_sign)
        && !scalars.iter().any(|it| it.is_alphabetic())
}

/// Whether it begins with a scheme, be there a host after it or not.
fn has_scheme(scalars: &[char]) -> bool {
    UrlScheme::read_at(scalars, 0).is_some_and(|it| it.is_valid())
}

/// Whether an `@` stands in it, and something at each side.
fn is_mail_address(scalars: &[char]) -> bool {
    let at = scalars.iter().rposition(|it| *it == '@');
    at.is_some_and(|at| at > 0 && at + 1 < scalars.len())
}

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
pub struct PlainTextParagraph {
    /// All characters, none of them in a label.
    unlabelled: Name,
}

impl PlainTextParagraph {
    /// The only paragraph of a text in this notation; a separator at its end is left out.
    ///
    /// # Errors
    /// As [`PlainTextParagraph::read_paragraphs`], and a separator after which another paragraph follows.
    pub fn read(text: &str, notation: Notation) -> Result<Self, ReadError> {
        let mut paragraphs = Self::read_paragraphs(text, notation)?;
        if paragraphs.len() > 1 {
            let written = notation.read(text)?;
            let separator = written.iter().find(|it| BidiClass::of(it.scalar) == BidiClass::B);
            let position = separator.map_or(0, |it| it.source_character_index);
            let scalar = separator.map_or('\u{2029}', |it| it.scalar);
            return Err(ReadError {
                error_kind: ReadErrorKind::ParagraphSeparator { scalar },
                source_character_index: position,
            });
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
    /// What is not written in the notation, a text without characters, and a paragraph of more than [`MAX_INPUT_CHARACTERS`];
    /// with the place in `text`.
    pub fn read_paragraphs(text: &str, notation: Notation) -> Result<Vec<Self>, ReadError> {
        let written = notation.read(text)?;
        let mut paragraphs = Vec::new();
        for paragraph in written.split(|it| BidiClass::of(it.scalar) == BidiClass::B) {
            if let Some(excess) = paragraph.get(MAX_INPUT_CHARACTERS) {
                return Err(ReadError {
                    error_kind: ReadErrorKind::TooManyCharacters,
                    source_character_index: excess.source_character_index,
                });
            }
            let characters: Vec<Character> = paragraph.iter().map(|it| Character::new(it.scalar)).collect();
            if !characters.is_empty() {
                paragraphs.push(Self::from_characters(characters));
            }
        }
        if paragraphs.is_empty() {
            return Err(ReadError { error_kind: ReadErrorKind::Empty, source_character_index: 0 });
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

#[cfg(test)]
mod tests {
    use super::InputType;

    #[test]
    fn what_no_name_can_hold_is_likely_text() {
        let likely = |text: &str| InputType::detect_from_scalars(&text.chars().collect::<Vec<_>>());
        let texts = [
            "50%",
            "10:30",
            "-12",
            "C++",
            "price=\u{20AA}5",
            "~/\u{5DE}\u{5E1}\u{5DE}\u{5DB}\u{5D9}\u{5DD}",
            "/srv/\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}/\u{5E7}\u{5D9}\u{5E5}",
            "/srv/2025/\u{5E7}\u{5D9}\u{5E5}/\u{5EA}\u{5DE}\u{5D5}\u{5E0}\u{5D5}\u{5EA}.zip",
            "\u{6F1}\u{6F0}:\u{6F3}\u{6F0}",
            "2.-1",
            "054-318-7725",
        ];
        let others = [
            "example.com",
            "\u{5D0}\u{5D1}\u{5D2}.com",
            "xn--4dbrk0ce",
            "a_b.com",
            "*.example.com",
            "_dmarc.example.com",
            "user@example.com",
            "user+list@example.com",
            "http://\u{5D0}.\u{5D1}/\u{5D2}",
            "\u{5D0}.\u{5D1}/\u{5D2}",
            "example.com/100%25",
            "mailto:user%40@example.com",
            "bidiscope:?name=AB-12&as=text",
            "192.0.2.1",
            "1.2.3",
            "v1.2.3",
            "\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}",
            "example",
            "a-1.b",
            "3.14",
            "42",
            "example.com:80",
        ];
        for text in texts {
            assert_eq!(likely(text), InputType::Text, "{text}");
        }
        for text in others {
            assert_eq!(likely(text), InputType::Url, "{text}");
        }
    }
}
