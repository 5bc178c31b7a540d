//! A domain name: its labels, and what separates them.

use std::ops::Range;

use super::a_label::{self, ALabelError};
use super::character::{Character, text_of};
use super::error::ReadError;
use super::label_separator::is_label_separator;
use super::limits::{MAX_LABEL_OCTETS, MAX_NAME_TEXT_OCTETS};
use super::notation::Notation;
use super::reader::{LabelSpan, ReusableInput, text_from_utf8};

/// A domain name in logical order: labels, and what separates them. What [`Name::read`] gives is never empty, as the default is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Name {
    characters: Vec<Character>,
    labels: Vec<Label>,
    /// For each character the index of its label; `None` for a separator.
    label_of: Vec<Option<usize>>,
}

/// One label of a name. The empty label of the root is not included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// Its range in [`Name::characters`].
    pub character_range: Range<usize>,
    /// Its A-label: the label itself where it is ASCII, otherwise Punycode with the prefix, valid or not; `None` where
    /// that would be longer than 63 octets.
    pub ascii_label_within_limit: Option<String>,
    /// The A-label as which it was typed: from which it was decoded, or the label itself where [`Label::a_label_decode_error`]
    /// says why it was not. `None` where it was not typed as an A-label.
    pub a_label_as_typed: Option<String>,
    /// Why what was typed as an A-label is not decoded; `None` where it is, and where none was typed.
    pub a_label_decode_error: Option<ALabelError>,
}

impl Label {
    /// [`Label::a_label_as_typed`] if it is not canonical: it decodes to this label, but the label encodes to another
    /// A-label, [`Label::ascii_label_within_limit`] (RFC 5891 section 5.3). `None` if they are the same but for the case of
    /// letters, if no A-label was typed or it cannot be decoded, and if the label is too long to have one.
    pub fn noncanonical_a_label_as_typed(&self) -> Option<&str> {
        if self.a_label_decode_error.is_some() {
            return None;
        }
        let canonical = self.ascii_label_within_limit.as_deref()?;
        self.a_label_as_typed.as_deref().filter(|typed| a_label::is_noncanonical_a_label(typed, canonical))
    }
}

impl Name {
    /// Reads a name in this notation. What is refused: see [the module](super). No address is sought in it, for which
    /// [`Input::read`](super::Input::read) is.
    ///
    /// # Errors
    /// What cannot be read, and where in `text`.
    pub fn read(text: &str, notation: Notation) -> Result<Self, ReadError> {
        let mut reader = ReusableInput::default();
        reader.read_name(text, notation)?;
        Ok(Self::from_reader(reader))
    }

    /// Reads a name from UTF-8 bytes, for example of a file.
    ///
    /// # Errors
    /// As [`Name::read`], and where the bytes are not UTF-8.
    pub fn read_bytes(bytes: &[u8], notation: Notation) -> Result<Self, ReadError> {
        Self::read(text_from_utf8(bytes)?, notation)
    }

    /// The name of exactly these characters in logical order; nothing is decoded.
    ///
    /// # Errors
    /// As [`Name::read`], without those of A-labels and notations. Positions are indices of the characters given.
    pub fn from_scalars(scalars: impl IntoIterator<Item = char>) -> Result<Self, ReadError> {
        let mut reader = ReusableInput::default();
        reader.read_scalars_of_name(scalars)?;
        Ok(Self::from_reader(reader))
    }

    /// What `reader` read last, with the A-labels computed; of an address the whole of it, with the labels of its host.
    pub(crate) fn from_reader(reader: ReusableInput) -> Self {
        let mut label_of = vec![None; reader.characters.len()];
        let mut labels = Vec::with_capacity(reader.label_spans.len());
        for (index, LabelSpan { character_range: range, .. }) in reader.label_spans.iter().enumerate() {
            label_of[range.clone()].fill(Some(index));
            let text = text_of(&reader.characters[range.clone()]);
            let typed_a_label = reader.a_label_as_typed(index).map(str::to_owned);
            // What a label decodes to is shorter than it is.
            let is_as_typed = typed_a_label.as_ref() == Some(&text);
            labels.push(Label {
                character_range: range.clone(),
                ascii_label_within_limit: a_label::encode_a_label(&text).ok(),
                a_label_as_typed: typed_a_label,
                a_label_decode_error: is_as_typed.then(|| a_label::decode_a_label(&text).err()).flatten(),
            });
        }
        Self { characters: reader.characters, labels, label_of }
    }

    /// A name of these characters, none of which is in a label.
    pub(super) fn unlabelled(characters: Vec<Character>) -> Self {
        Self { label_of: vec![None; characters.len()], labels: Vec::new(), characters }
    }

    /// The characters in logical order, separators included.
    pub fn characters(&self) -> &[Character] {
        &self.characters
    }

    /// The labels in logical order, without the root.
    pub fn labels(&self) -> &[Label] {
        &self.labels
    }

    /// The characters of one label of this name, in logical order.
    ///
    /// # Panics
    /// Where the range of `label`, of another name, is not within this one.
    pub fn label_characters(&self, label: &Label) -> &[Character] {
        &self.characters[label.character_range.clone()]
    }

    /// The part of it that stands in this range, with all of its labels.
    pub(crate) fn part(&self, range: Range<usize>) -> Self {
        let moved = |label: &Label| Label {
            character_range: label.character_range.start - range.start
                ..label.character_range.end - range.start,
            ..label.clone()
        };
        Self {
            labels: self.labels.iter().map(moved).collect(),
            label_of: self.label_of[range.clone()].to_vec(),
            characters: self.characters[range].to_vec(),
        }
    }

    /// For each character the index of its label; `None` for a separator.
    pub fn label_index_by_character(&self) -> &[Option<usize>] {
        &self.label_of
    }

    /// The name as a string in logical order.
    pub fn decoded_text(&self) -> String {
        text_of(&self.characters)
    }

    /// The same with the labels that were typed as A-labels as they were typed.
    pub fn text_with_typed_a_labels(&self) -> String {
        let mut text = String::with_capacity(self.characters.len());
        let mut end = 0;
        for Label { character_range: range, a_label_as_typed: typed_a_label, .. } in &self.labels {
            if let Some(typed) = typed_a_label {
                text.extend(self.characters[end..range.start].iter().map(|it| it.scalar));
                text.push_str(typed);
                end = range.end;
            }
        }
        text.extend(self.characters[end..].iter().map(|it| it.scalar));
        text
    }

    /// The name with each label as its A-label, as in the DNS; all separators become full stops,
    /// and a final one stays. Only lengths are checked: `None` where a label is longer than [`MAX_LABEL_OCTETS`] or the
    /// name longer than [`MAX_NAME_TEXT_OCTETS`], and without labels.
    pub fn ascii_name_within_limits(&self) -> Option<String> {
        if self.labels.is_empty() {
            return None;
        }
        let fits = |label: &&str| label.len() <= MAX_LABEL_OCTETS;
        let labels = self.labels.iter().map(|label| label.ascii_label_within_limit.as_deref().filter(fits));
        let name = labels.collect::<Option<Vec<_>>>()?.join(".");
        let root = self.characters.last().is_some_and(|it| is_label_separator(it.scalar));
        (name.len() <= MAX_NAME_TEXT_OCTETS).then(|| name + if root { "." } else { "" })
    }
}
