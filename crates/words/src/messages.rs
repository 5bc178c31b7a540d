//! Messages, each an identifier of the catalogue with the values of its variables.

use std::borrow::Cow;

/// A message to a user: its identifier in the catalogue and the values of its variables. [`ToString`] gives its text in
/// the [installed](crate::Catalogue::install_for_process) catalogue.
#[derive(Clone, Debug)]
pub struct Message<'a> {
    pub(super) id: Cow<'static, str>,
    pub(super) values: Vec<(&'static str, MessageValue<'a>)>,
}

/// The value of a variable of a message.
#[derive(Clone, Debug)]
pub enum MessageValue<'a> {
    /// Text, such as a name or the name of a character.
    Text(Cow<'a, str>),
    /// A number, which can decide between singular and plural.
    Number(u64),
    /// Another message.
    Message(Message<'a>),
    /// Words of the language in use that were made before, such as a list of words: not isolated where they run from right to
    /// left.
    LocalizedText(String),
    /// Several texts with commas between them, such as characters. Each is isolated among words that run from right to left.
    List(Vec<String>),
    /// The same with “and” before the last.
    AndList(Vec<String>),
}

/// The values of the variables of a message, by their names.
pub(super) type Values<'a> = &'a [(&'static str, MessageValue<'a>)];

impl<'a> Message<'a> {
    pub(crate) const fn new(id: &'static str, values: Vec<(&'static str, MessageValue<'a>)>) -> Self {
        Self { id: Cow::Borrowed(id), values }
    }

    /// The message with an identifier that is only known when the program runs, such as that of a finding. An identifier
    /// that is not in the catalogue is shown as it is.
    pub fn by_id(id: impl Into<Cow<'static, str>>, values: Vec<(&'static str, MessageValue<'a>)>) -> Self {
        Self { id: id.into(), values }
    }

    /// The identifier of the message in the catalogue.
    pub fn id(&self) -> &str {
        &self.id
    }
}

/// The message of a thing with this identifier: `kind-identifier`, such as `display-uba-ltr`.
pub fn message_with_prefixed_id(message_id_prefix: &str, message_id_rest: &str) -> Message<'static> {
    // An identifier of the catalogue has only letters, digits and hyphens.
    Message::by_id(
        format!("{message_id_prefix}-{}", message_id_rest.to_ascii_lowercase().replace(['.', ' ', '_'], "-")),
        Vec::new(),
    )
}

impl<'a> From<&'a str> for MessageValue<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for MessageValue<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.as_str().into())
    }
}

impl From<String> for MessageValue<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<usize> for MessageValue<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<u64> for MessageValue<'_> {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for MessageValue<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for MessageValue<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

/// `yes` or `no`, for a selector.
impl From<bool> for MessageValue<'_> {
    fn from(it: bool) -> Self {
        Self::from(if it { "yes" } else { "no" })
    }
}

impl<'a> From<Message<'a>> for MessageValue<'a> {
    fn from(message: Message<'a>) -> Self {
        Self::Message(message)
    }
}
