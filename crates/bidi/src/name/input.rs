//! What reading gives: a name, an address, or text.

use crate::address::{Url, UrlWithCharacters};

use super::{
    Character, InputType, Label, Name, NotSourceOfName, Notation, PlainTextParagraph, ReadError,
    ReadErrorKind, ReusableInput, SourceCharacterRanges, text_from_utf8,
};

/// What was read: a name, an address, or text. What [`Input::read`] gives is never empty, and never text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A name.
    Name(Name),
    /// An address, whatever its host is.
    Url(Box<UrlWithCharacters>),
    /// A paragraph of text, in which no name is sought.
    Text(PlainTextParagraph),
}

impl From<Name> for Input {
    fn from(name: Name) -> Self {
        Self::Name(name)
    }
}

impl From<PlainTextParagraph> for Input {
    fn from(text: PlainTextParagraph) -> Self {
        Self::Text(text)
    }
}

/// Reading.
impl Input {
    /// Reads an address, or else a name, in this notation. What is refused: see [the module](super). The labels of an address are
    /// those of its host, and nothing else is decoded in it.
    ///
    /// # Errors
    /// What cannot be read, and where in `text`.
    pub fn read(text: &str, notation: Notation) -> Result<Self, ReadError> {
        let mut reader = ReusableInput::default();
        reader.replace_by_reading(text, notation)?;
        Ok(Self::from_reusable_input(reader))
    }

    /// The same from UTF-8 bytes, for example of a file.
    ///
    /// # Errors
    /// As [`Input::read`], and where the bytes are not UTF-8.
    pub fn read_bytes(bytes: &[u8], notation: Notation) -> Result<Self, ReadError> {
        Self::read(text_from_utf8(bytes)?, notation)
    }

    /// What is written with these characters once it was read in `notation`: where that decodes A-labels, a label that
    /// begins with `xn--` is one.
    ///
    /// # Errors
    /// As [`Input::read`].
    pub fn from_text(text: &str, notation: Notation) -> Result<Self, ReadError> {
        if notation.decodes_a_labels() {
            Self::read(text, Notation::Unicode)
        } else {
            Self::from_scalars(text.chars())
        }
    }

    /// The name or address of exactly these characters in logical order; nothing is decoded.
    ///
    /// # Errors
    /// As [`Input::read`], without those of A-labels and notations, and where a label of a host is empty. Positions are
    /// indices of the characters given.
    pub fn from_scalars(scalars: impl IntoIterator<Item = char>) -> Result<Self, ReadError> {
        let mut reader = ReusableInput::default();
        reader.read_scalars(scalars)?;
        Ok(Self::from_reusable_input(reader))
    }

    /// Reads it as this. Text has to be one paragraph.
    ///
    /// # Errors
    /// What cannot be read, and where in `text`.
    pub fn read_as(text: &str, notation: Notation, input_type: InputType) -> Result<Self, ReadError> {
        match input_type {
            InputType::Name => Name::read(text, notation).map(Self::Name),
            InputType::Url => Self::read(text, notation),
            InputType::Text => PlainTextParagraph::read(text, notation).map(Self::Text),
        }
    }

    /// Reads it as what it is [most likely](InputType::detect_from_scalars) meant; bidi classes also as
    /// [`Input::read_allowing_bidi_class_sequences`] does. Text has to be one paragraph.
    ///
    /// # Errors
    /// What cannot be read, and where in `text`.
    pub fn read_detecting_type(text: &str, notation: Notation) -> Result<Self, ReadError> {
        let scalars: Vec<char> = notation.read(text)?.iter().map(|it| it.scalar).collect();
        match InputType::detect_from_scalars(&scalars) {
            InputType::Url => Self::read_allowing_bidi_class_sequences(text, notation),
            input_type => Self::read_as(text, notation, input_type),
        }
    }

    /// Reads an address, or else a name; and bidi classes that are no name because a label is empty as text, such as `CS L`, “the
    /// example string” of RFC 5893 section 1.4.
    ///
    /// # Errors
    /// As [`Input::read`].
    pub fn read_allowing_bidi_class_sequences(text: &str, notation: Notation) -> Result<Self, ReadError> {
        match Self::read(text, notation) {
            Err(error)
                if notation == Notation::BidiClassNames && error.error_kind == ReadErrorKind::EmptyLabel =>
            {
                PlainTextParagraph::read(text, notation).map(Self::Text)
            }
            read => read,
        }
    }

    /// What `reusable_input` read last, as a value of its own, with the A-labels computed; without characters where it read none.
    pub fn from_reusable_input(mut reusable_input: ReusableInput) -> Self {
        match reusable_input.url.take() {
            Some(url) => Self::Url(Box::new(UrlWithCharacters::new(Name::from_reader(reusable_input), url))),
            None => Self::Name(Name::from_reader(reusable_input)),
        }
    }
}

/// What names, addresses and text have alike.
impl Input {
    /// The name, or the whole address with the labels of its host at their places in it; text as a name of no labels.
    fn labelled(&self) -> &Name {
        match self {
            Self::Name(name) => name,
            Self::Url(address) => address.labelled(),
            Self::Text(text) => text.unlabelled(),
        }
    }

    /// The characters in logical order.
    pub fn characters(&self) -> &[Character] {
        self.labelled().characters()
    }

    /// The labels of the name, or of the host of the address, in logical order and by their places in [`Input::characters`]; none
    /// where the host is no domain name.
    pub fn labels(&self) -> &[Label] {
        self.labelled().labels()
    }

    /// The characters of one of these labels, in logical order.
    ///
    /// # Panics
    /// Where the range of `label`, of another input, is not within this one.
    pub fn label_characters(&self, label: &Label) -> &[Character] {
        self.labelled().label_characters(label)
    }

    /// For each character the index of its label; `None` for a separator, and outside the host of an address.
    pub fn label_index_by_character(&self) -> &[Option<usize>] {
        self.labelled().label_index_by_character()
    }

    /// The characters as a string in logical order.
    pub fn decoded_text(&self) -> String {
        self.labelled().decoded_text()
    }

    /// The same with the labels that were typed as A-labels as they were typed.
    pub fn text_with_typed_a_labels(&self) -> String {
        self.labelled().text_with_typed_a_labels()
    }

    /// As [`Name::source_character_ranges`].
    ///
    /// # Errors
    /// As that.
    pub fn source_character_ranges(
        &self,
        source_text: &str,
        notation: Notation,
    ) -> Result<SourceCharacterRanges, NotSourceOfName> {
        self.labelled().source_character_ranges(source_text, notation)
    }
}

/// What is in it.
impl Input {
    /// What it is.
    pub const fn input_type(&self) -> InputType {
        match self {
            Self::Name(_) => InputType::Name,
            Self::Url(_) => InputType::Url,
            Self::Text(_) => InputType::Text,
        }
    }

    /// The name, or that of the host of the address; `None` where the host is no domain name, and of text.
    pub fn name(&self) -> Option<&Name> {
        match self {
            Self::Name(name) => Some(name),
            Self::Url(address) => address.host(),
            Self::Text(_) => None,
        }
    }

    /// The address that it is; `None` for anything else.
    pub fn url_with_characters(&self) -> Option<&UrlWithCharacters> {
        match self {
            Self::Name(_) | Self::Text(_) => None,
            Self::Url(address) => Some(address),
        }
    }

    /// The parts of the address that it is; `None` for a name.
    pub fn url(&self) -> Option<&Url> {
        self.url_with_characters().map(UrlWithCharacters::url)
    }

    /// The name of the host of the address that it is; `None` for a name, and where the host is no domain name.
    pub fn host(&self) -> Option<&Name> {
        self.url_with_characters()?.host()
    }

    /// [`Name::ascii_name_within_limits`] of [`Input::name`]; `None` where that is.
    pub fn ascii_name_within_limits(&self) -> Option<String> {
        self.name()?.ascii_name_within_limits()
    }

    /// The text of the address with `host`, which is not checked, in place of its host; `host` alone for a name.
    pub fn with_host(&self, host: &str) -> String {
        self.url_with_characters().map_or_else(|| host.to_owned(), |it| it.with_host(host))
    }
}
