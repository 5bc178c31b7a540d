//! What the program says to its users: messages from a catalogue, in English or as the user's own file has them.
//!
//! The English catalogue is `locales/en`, in the format [Fluent](https://projectfluent.org). Each of its messages is
//! a type in [`ids`], and [`message!`](crate::message) makes one with the values of its variables: the compiler knows
//! which messages there are and what they need.
//!
//! ```
//! use bidiscope_words::message;
//!
//! assert_eq!(message!(label_number, number = 3_usize).to_string(), "Label 3");
//! ```
//!
//! A second catalogue, with other words or in another language, is installed once, before anything is said:
//! [`Catalogue::install`]. A message that it lacks stays in English. The program's own translations, of what reports say, are
//! [`Language`]s.

mod bundles;
mod catalogue;
mod check;
mod english;
mod error;
mod language;
mod nesting;
mod pattern;
mod references;

use std::borrow::Cow;

use bidiscope_bidi::name::BidiClass;

use bundles::Values;
pub use catalogue::{Catalogue, MAX_CATALOGUE_BYTES};
pub use error::{CatalogueError, CatalogueErrorKind};
pub use language::Language;

/// A type for each message of the English catalogue, named by its identifier with underscores, with a field for each variable;
/// not for those with an attribute that has other variables than the text. `build.rs` makes them;
/// [`message!`](crate::message) uses them. Their conversions are functions in the program, by which a test finds the
/// messages that nothing uses.
#[allow(non_camel_case_types, missing_docs)]
pub mod ids {
    use super::{Message, MessageValue};
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// A message to a user: its identifier in the catalogue and the values of its variables. [`ToString`] gives its text in
/// the [installed](Catalogue::install) catalogue.
#[derive(Clone, Debug)]
pub struct Message<'a> {
    id: Cow<'static, str>,
    values: Vec<(&'static str, MessageValue<'a>)>,
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

/// Makes a [`Message`](crate::Message): the identifier with underscores, then its variables.
#[macro_export]
macro_rules! message {
    ($id:ident $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::from(
            $crate::ids::$id { $($name: $crate::MessageValue::from($value)),* }
        )
    };
}

/// Gives errors that have a method `message` its text.
#[macro_export]
macro_rules! display_by_message {
    ($($error:ty),+) => {
        $(impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.message().fmt(f)
            }
        }

        impl std::error::Error for $error {})+
    };
}

/// Joins texts with commas, and the last one with “and”, or as the language does; empty where there is none.
pub fn join_with_and(all: Vec<String>) -> String {
    let count = all.len();
    let mut all = all.into_iter().zip(1..);
    let Some((first, _)) = all.next() else { return String::new() };
    all.fold(first, |others, (next, number)| {
        let begins = next.chars().find(|it| !matches!(it, '\u{2068}' | '\u{2069}')).map(BidiClass::of);
        let begins = if begins.is_some_and(BidiClass::makes_label_right_to_left) { "word" } else { "other" };
        let place = if number == count { "last" } else { "middle" };
        message!(list_and, place = place, others = others, last = next, begins = begins).to_string()
    })
}

/// The message of a thing with this identifier: `kind-identifier`, such as `display-uba-ltr`.
pub fn message_of(kind: &str, id: &str) -> Message<'static> {
    // An identifier of the catalogue has only letters, digits and hyphens.
    Message::by_id(format!("{kind}-{}", id.to_ascii_lowercase().replace(['.', ' ', '_'], "-")), Vec::new())
}

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

    /// The text of a message that has no variables; empty if it has some, or if the English catalogue does not have it.
    pub fn static_text(&self) -> &'static str {
        fixed_text(&self.id)
    }

    /// As [`Self::static_text`], of an attribute of the message.
    pub fn static_attribute(&self, attribute: &str) -> &'static str {
        fixed_text(&format!("{}.{attribute}", self.id))
    }

    /// The text of an attribute of the message; `None` if the English catalogue does not have it.
    pub fn attribute(&self, attribute: &str) -> Option<String> {
        text(&format!("{}.{attribute}", self.id), &self.values, false).map(Cow::into_owned)
    }

    /// The text with each value between isolates (U+2068 and U+2069), so that it reorders nothing around it. Messages in
    /// it are words of the same language and have none.
    pub fn isolated_text(&self) -> String {
        self.text(true).into_owned()
    }

    fn text(&self, isolates: bool) -> Cow<'_, str> {
        text(&self.id, &self.values, isolates).unwrap_or_else(|| self.id.as_ref().into())
    }

    /// As [`Self::isolated_text`], of an attribute of the message; `None` if the English catalogue does not have it.
    pub fn isolated_attribute(&self, attribute: &str) -> Option<String> {
        text(&format!("{}.{attribute}", self.id), &self.values, true).map(Cow::into_owned)
    }

    /// Several messages, each a sentence, as one text with isolates.
    pub fn sentences_isolated(messages: &[Self]) -> String {
        messages.iter().map(Self::isolated_text).collect::<Vec<_>>().join(" ")
    }
}

/// The text of a message or of one of its attributes, `id` or `id.attribute`, in the catalogue in use; `None` if the English
/// catalogue does not have it. Among words that run from right to left one that stays in English is isolated like a value.
fn text(key: &str, values: Values<'_>, isolates: bool) -> Option<Cow<'static, str>> {
    let english = english::find(key)?;
    let in_use = Catalogue::in_use();
    if let Some(text) = in_use.and_then(|it| it.text(key, values, isolates)) {
        return Some(text);
    }
    let Some(in_use) = in_use else { return Some(english.pattern.text(values, isolates)) };
    // A sentence is of one language: messages in it are English too.
    let text = Language::ENGLISH.run_in(|| english.pattern.text(values, isolates));
    Some(match isolates && in_use.is_right_to_left() {
        true => format!("\u{2068}{text}\u{2069}").into(),
        false => text,
    })
}

/// The text of what has no variables, which is there from the start.
fn fixed_text(key: &str) -> &'static str {
    match text(key, &[], false) {
        Some(Cow::Borrowed(text)) => text,
        _ => "",
    }
}

impl std::fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text(false))
    }
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

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
