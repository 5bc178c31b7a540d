//! Reading many names with reused memory.

use std::ops::Range;

use crate::address::{HostKind, Url};

use super::class_table::ClassTable;
use super::error::{ReadError, ReadErrorKind};
use super::{
    BidiClass, Character, ClassSet, MAX_INPUT_BYTES, MAX_INPUT_CHARACTERS, Notation, SourceCharacter,
    a_label, is_label_separator,
};

/// The range of a label in its name, and the classes of its characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelSpan {
    /// The range, in characters of the name; never empty.
    pub character_range: Range<usize>,
    /// The bidi classes of these characters.
    pub bidi_classes: ClassSet,
}

/// Reads one name after another into the same memory, for lists of millions of names.
///
/// It holds what it read last, as characters and labels, and computes no A-labels: see [`Input::from_reusable_input`] for those.
/// [`Input::read`](super::Input::read) is for a single name or address.
///
/// [`Input::from_reusable_input`]: super::Input::from_reusable_input
#[derive(Clone, Debug, Default)]
pub struct ReusableInput {
    /// The characters in logical order, separators included.
    pub characters: Vec<Character>,
    /// The bidi classes of the characters.
    pub bidi_classes: ClassSet,
    /// The labels in logical order, without the root; of a URL those of its host, if that is a domain name.
    pub label_spans: Vec<LabelSpan>,
    /// The URL that was read, by its parts, whatever its host is; `None` if it was none.
    pub url: Option<Url>,
    /// The labels that were typed as A-labels, ascending.
    a_labels: Vec<ReadALabel>,
    /// The texts of these A-labels, concatenated.
    a_label_text: String,
}

/// An A-label as which a label was typed.
#[derive(Clone, Debug)]
struct ReadALabel {
    label: usize,
    /// Its range in the reader's `a_label_text`, in bytes.
    text: Range<usize>,
}

impl ReusableInput {
    /// Reads a name or an address, in place of the last one. An address whose host cannot be read is taken as it is, without
    /// labels.
    ///
    /// # Errors
    /// As [`Name::read`](super::Name::read). Afterwards the reader is empty.
    pub fn replace_by_reading(&mut self, text: &str, notation: Notation) -> Result<(), ReadError> {
        self.read_with(text, notation, url_of)
    }

    /// The same of a name, in which no address is sought.
    pub(crate) fn read_name(&mut self, text: &str, notation: Notation) -> Result<(), ReadError> {
        self.read_with(text, notation, no_url)
    }

    fn read_with(&mut self, text: &str, notation: Notation, url_of: FindUrl) -> Result<(), ReadError> {
        self.clear();
        // So short that no limit needs to be checked.
        if notation == Notation::Unicode && text.len() <= MAX_INPUT_CHARACTERS && self.read_fast_path(text) {
            return Ok(());
        }
        self.clear();
        if text.len() > MAX_INPUT_BYTES {
            return Err(ReadError {
                error_kind: ReadErrorKind::TooManyCharacters,
                source_character_index: MAX_INPUT_CHARACTERS,
            });
        }
        let written = notation.read(text)?;
        let Err(error) = self.read_source(&written, notation.decodes_a_labels(), url_of) else {
            return Ok(());
        };
        if error.error_kind != ReadErrorKind::EmptyLabel {
            return Err(error);
        }
        let Some(url) = url_of(&written) else { return Err(error) };
        // The host cannot be read, but the URL can be displayed.
        self.push_outside_host(&written);
        self.url = Some(url.with_unreadable_host());
        Ok(())
    }

    /// Reads a name or an address of exactly these characters; nothing is decoded.
    pub(crate) fn read_scalars(&mut self, scalars: impl IntoIterator<Item = char>) -> Result<(), ReadError> {
        self.read_source(&as_written(scalars), false, url_of)
    }

    /// The same of a name, in which no address is sought.
    pub(crate) fn read_scalars_of_name(
        &mut self,
        scalars: impl IntoIterator<Item = char>,
    ) -> Result<(), ReadError> {
        self.read_source(&as_written(scalars), false, no_url)
    }

    /// Reads the characters that a notation has read. After an error the reader is empty.
    fn read_source(
        &mut self,
        written: &[SourceCharacter],
        decodes_a_labels: bool,
        url_of: FindUrl,
    ) -> Result<(), ReadError> {
        self.clear();
        let result = self.try_read_source(written, decodes_a_labels, url_of);
        if result.is_err() {
            self.clear();
        }
        result
    }

    /// Takes these characters as the name, and never as a URL, without checking or decoding them. Labels may be empty here,
    /// and are then left out of `labels`.
    pub fn replace_by_characters(&mut self, characters: &[Character]) {
        self.clear();
        let mut start = 0;
        let mut label = ClassSet::EMPTY;
        for &character in characters {
            if is_label_separator(character.scalar) {
                self.end_label(start, label);
                self.push_separator(character);
                (start, label) = (self.characters.len(), ClassSet::EMPTY);
            } else {
                label = label.with(character.class);
                self.characters.push(character);
            }
        }
        self.end_label(start, label);
    }

    /// The A-label as which the label with this index, from 0, was typed: that from which it was decoded, or the label
    /// itself where that cannot be decoded. `None` if it was not typed as an A-label.
    pub fn a_label_as_typed(&self, label_index: usize) -> Option<&str> {
        let found = self.a_labels.binary_search_by_key(&label_index, |it| it.label).ok()?;
        self.a_label_text.get(self.a_labels[found].text.clone())
    }

    /// Whether any label was typed as an A-label.
    pub const fn has_typed_a_labels(&self) -> bool {
        !self.a_labels.is_empty()
    }

    fn clear(&mut self) {
        self.characters.clear();
        self.bidi_classes = ClassSet::EMPTY;
        self.label_spans.clear();
        self.url = None;
        self.a_labels.clear();
        self.a_label_text.clear();
    }

    /// Fast path: reads, in one pass, a name without errors that is no URL. Returns `false` for any other;
    /// [`ReusableInput::read_source`] then finds the error and its position.
    fn read_fast_path(&mut self, text: &str) -> bool {
        let table = ClassTable::get();
        self.characters.reserve(text.len());
        let mut rest = text.chars();
        loop {
            let start = self.characters.len();
            let label = rest.as_str();
            let mut classes = ClassSet::EMPTY;
            let separator = loop {
                let Some(scalar) = rest.next() else { break None };
                let character = Character { scalar, class: table.class_of(scalar) };
                if is_label_separator(scalar) {
                    break Some(character);
                }
                classes = classes.with(character.class);
                self.characters.push(character);
            };
            // A URL has one of these signs, of whose classes few characters are.
            let is_sign = |it: &Character| matches!(it.scalar, ':' | '/' | '?' | '#');
            let may_have_sign =
                [BidiClass::CS, BidiClass::ON, BidiClass::ET].iter().any(|it| classes.has(*it));
            if may_have_sign && self.characters[start..].iter().any(is_sign) {
                return false;
            }
            let is_empty = self.characters.len() == start;
            // The text may be longer than the label: a shorter label is followed by a separator, which the prefix
            // does not contain.
            let end = label.len() - rest.as_str().len() - separator.map_or(0, |it| it.scalar.len_utf8());
            if a_label::has_prefix(label.as_bytes()) && a_label::should_decode(&label[..end]) {
                self.characters.truncate(start);
                self.push_a_label(&label[..end]);
            } else {
                self.end_label(start, classes);
            }
            match separator {
                Some(_) if is_empty => return false,
                Some(separator) => self.push_separator(separator),
                None => return !self.characters.is_empty() && !self.bidi_classes.has(BidiClass::B),
            }
        }
    }

    /// Records the label from `start` to the last character, unless it is empty.
    #[inline]
    fn end_label(&mut self, start: usize, classes: ClassSet) {
        let end = self.characters.len();
        if start < end {
            self.bidi_classes = self.bidi_classes.union(classes);
            self.label_spans.push(LabelSpan { character_range: start..end, bidi_classes: classes });
        }
    }

    /// Appends a character that is in no label.
    fn push_separator(&mut self, separator: Character) {
        self.bidi_classes = self.bidi_classes.with(separator.class);
        self.characters.push(separator);
    }

    /// Appends the label that an A-label decodes to; one that cannot be decoded as it is.
    fn push_a_label(&mut self, a_label: &str) {
        let scalars = a_label::decode_a_label(a_label).unwrap_or_else(|_| a_label.chars().collect());
        let text = self.a_label_text.len()..self.a_label_text.len() + a_label.len();
        self.a_label_text.push_str(a_label);
        self.a_labels.push(ReadALabel { label: self.label_spans.len(), text });
        let start = self.characters.len();
        self.characters.extend(scalars.into_iter().map(Character::new));
        self.end_label(start, ClassSet::of_characters(&self.characters[start..]));
    }

    fn try_read_source(
        &mut self,
        written: &[SourceCharacter],
        decodes_a_labels: bool,
        url_of: FindUrl,
    ) -> Result<(), ReadError> {
        if let Some(excess) = written.get(MAX_INPUT_CHARACTERS) {
            return Err(ReadError {
                error_kind: ReadErrorKind::TooManyCharacters,
                source_character_index: excess.source_character_index,
            });
        }
        if written.is_empty() {
            return Err(ReadError { error_kind: ReadErrorKind::Empty, source_character_index: 0 });
        }
        if let Some(separator) = written.iter().find(|it| BidiClass::of(it.scalar) == BidiClass::B) {
            let kind = ReadErrorKind::ParagraphSeparator { scalar: separator.scalar };
            return Err(ReadError {
                error_kind: kind,
                source_character_index: separator.source_character_index,
            });
        }
        let Some(url) = url_of(written) else { return self.read_labels(written, decodes_a_labels) };
        if url.host_kind() != HostKind::DomainName {
            self.push_outside_host(written);
            self.url = Some(url);
            return Ok(());
        }
        let host = url.host_character_range();
        self.push_outside_host(&written[..host.start]);
        // The host of another scheme is opaque (WHATWG URL, section 3.5): browsers show it as it is.
        self.read_labels(&written[host.clone()], decodes_a_labels && url.is_special())?;
        let length = self.characters.len() - host.start;
        self.push_outside_host(&written[host.end..]);
        self.url = Some(url.with_host_length(length));
        Ok(())
    }

    /// Appends characters of a URL that are not of its host.
    fn push_outside_host(&mut self, written: &[SourceCharacter]) {
        written.iter().for_each(|it| self.push_separator(Character::new(it.scalar)));
    }

    /// Reads the labels of a name, or of the host of a URL, with what separates them.
    fn read_labels(&mut self, written: &[SourceCharacter], decodes_a_labels: bool) -> Result<(), ReadError> {
        for piece in written.split_inclusive(|it| is_label_separator(it.scalar)) {
            let separator = piece.last().filter(|it| is_label_separator(it.scalar));
            let label = &piece[..piece.len() - usize::from(separator.is_some())];
            match separator {
                Some(it) if label.is_empty() => {
                    return Err(ReadError {
                        error_kind: ReadErrorKind::EmptyLabel,
                        source_character_index: it.source_character_index,
                    });
                }
                _ => self.read_label(label, decodes_a_labels),
            }
            if let Some(separator) = separator {
                self.push_separator(Character::new(separator.scalar));
            }
        }
        Ok(())
    }

    fn read_label(&mut self, label: &[SourceCharacter], decodes_a_labels: bool) {
        if decodes_a_labels {
            let text: String = label.iter().map(|it| it.scalar).collect();
            if a_label::has_prefix(text.as_bytes()) && a_label::should_decode(&text) {
                return self.push_a_label(&text);
            }
        }
        let start = self.characters.len();
        self.characters.extend(label.iter().map(|it| Character::new(it.scalar)));
        self.end_label(start, ClassSet::of_characters(&self.characters[start..]));
    }
}

/// What says which address the characters are that a notation has read, if any.
type FindUrl = fn(&[SourceCharacter]) -> Option<Url>;

fn no_url(_: &[SourceCharacter]) -> Option<Url> {
    None
}

fn as_written(scalars: impl IntoIterator<Item = char>) -> Vec<SourceCharacter> {
    let place = |(position, scalar)| SourceCharacter { scalar, source_character_index: position };
    scalars.into_iter().enumerate().map(place).collect()
}

fn url_of(written: &[SourceCharacter]) -> Option<Url> {
    Url::of(&written.iter().map(|it| it.scalar).collect::<Vec<char>>())
}

/// The text of UTF-8 bytes.
///
/// # Errors
/// [`ReadErrorKind::NotUtf8`], with the position of the first invalid byte, in characters.
pub fn text_from_utf8(bytes: &[u8]) -> Result<&str, ReadError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let valid = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        ReadError { error_kind: ReadErrorKind::NotUtf8, source_character_index: valid.chars().count() }
    })
}
