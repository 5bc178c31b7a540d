//! The messages of reports: a catalog in English, and translations.

mod error;
mod key;
mod phrase;
mod read;
mod template;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::html::Html;
use template::{Template, TemplatePart};

pub use error::{ReportMessagesError, ReportMessagesErrorKind};
pub(super) use key::MessageKey;
pub(super) use phrase::Phrase;

/// The most bytes of a message file.
pub const MAX_MESSAGES_BYTES: usize = 256 << 10;
/// The most characters of a message.
pub const MAX_MESSAGE_CHARACTERS: usize = 2_000;

/// The messages of a report, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportMessages {
    language: String,
    is_right_to_left: bool,
    sentences: BTreeMap<MessageKey, Template>,
}

/// The value of a placeholder.
#[derive(Clone, Copy, Debug)]
pub(super) enum Argument<'a> {
    /// A count, or the number of a label.
    Number(u64),
    /// Input text, such as a name.
    Name(&'a str),
    /// Input text that is never shortened.
    WholeName(&'a str),
    /// Text that is English whatever the report's language is, such as the name of a character.
    English(&'a str),
    /// Another message.
    Message(MessageKey),
}

impl ReportMessages {
    /// The file of the English messages, with comments: the output of `--words-example`.
    pub const EXAMPLE: &'static str = include_str!("../../../../../assets/report/en.toml");

    /// The English messages; a test checks that they are complete.
    pub fn english() -> &'static Self {
        static ENGLISH: LazyLock<ReportMessages> = LazyLock::new(|| {
            let nothing = || ReportMessages {
                language: "en".to_owned(),
                is_right_to_left: false,
                sentences: BTreeMap::new(),
            };
            read::read(ReportMessages::EXAMPLE, None).unwrap_or_else(|_| nothing())
        });
        &ENGLISH
    }

    /// Reads a message file from its bytes.
    ///
    /// # Errors
    /// As [`ReportMessages::read`], and where there are too many bytes or they are not UTF-8.
    pub fn read_bytes(bytes: &[u8]) -> Result<Self, ReportMessagesError> {
        let whole = |kind| ReportMessagesError { line: None, kind };
        if bytes.len() > MAX_MESSAGES_BYTES {
            return Err(whole(ReportMessagesErrorKind::TooLarge));
        }
        let text = std::str::from_utf8(bytes);
        Self::read(text.map_err(|error| whole(ReportMessagesErrorKind::NotUtf8(error.valid_up_to())))?)
    }

    /// Reads a message file from its text.
    ///
    /// # Errors
    /// The first error, with its line and what to do: invalid TOML, unknown keys, messages with
    /// malformed braces or with placeholders that the English ones do not have.
    pub fn read(text: &str) -> Result<Self, ReportMessagesError> {
        read::read(text, Some(Self::english()))
    }

    /// The language tag.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// `ltr` or `rtl`, as HTML has it.
    pub const fn direction(&self) -> &'static str {
        if self.is_right_to_left { "rtl" } else { "ltr" }
    }

    /// The keys that have no message; the report uses the English ones.
    pub fn missing(&self) -> Vec<String> {
        MessageKey::all().filter(|it| !self.sentences.contains_key(it)).map(|it| it.to_string()).collect()
    }

    /// The number of keys.
    pub fn count() -> usize {
        MessageKey::all().count()
    }

    /// Writes a message. Each argument is isolated, so that it reorders nothing around it.
    pub(super) fn write(
        &self,
        html: &mut Html,
        key: impl Into<MessageKey>,
        arguments: &[(&str, Argument<'_>)],
    ) {
        let key = key.into();
        match self.sentences.get(&key) {
            Some(template) => self.write_parts(html, template, arguments),
            None => html.element("span", &[("lang", "en"), ("dir", "ltr")], |html| {
                match Self::english().sentences.get(&key) {
                    Some(template) => self.write_parts(html, template, arguments),
                    None => html.text(&key.to_string()),
                }
            }),
        }
    }

    fn write_parts(&self, html: &mut Html, template: &Template, arguments: &[(&str, Argument<'_>)]) {
        for part in template.parts() {
            match part {
                TemplatePart::Text(text) => html.text(text),
                TemplatePart::Placeholder(placeholder) => {
                    let fill = arguments.iter().find(|(name, _)| name == placeholder);
                    if let Some((_, fill)) = fill {
                        self.write_argument(html, *fill);
                    }
                }
            }
        }
    }

    fn write_argument(&self, html: &mut Html, fill: Argument<'_>) {
        match fill {
            Argument::Number(number) => html.text(&number.to_string()),
            Argument::Name(name) => html.name(name),
            Argument::WholeName(name) => html.name_within(name, usize::MAX),
            Argument::English(text) if self.is_english() => html.element("bdi", &[], |html| html.text(text)),
            Argument::English(text) => html.element("bdi", &[("lang", "en")], |html| html.text(text)),
            Argument::Message(key) => html.element("bdi", &[], |html| self.write(html, key, &[])),
        }
    }

    /// Whether English text needs no `lang` attribute.
    pub(super) fn is_english(&self) -> bool {
        self.language == "en" || self.language.starts_with("en-")
    }

    /// A message as plain text, for attributes and titles; arguments are between isolates.
    pub(super) fn plain(&self, key: impl Into<MessageKey>, arguments: &[(&str, &str)]) -> String {
        let key = key.into();
        let english = || Self::english().sentences.get(&key);
        let Some(template) = self.sentences.get(&key).or_else(english) else { return key.to_string() };
        let mut plain = String::new();
        for part in template.parts() {
            match part {
                TemplatePart::Text(text) => plain.push_str(text),
                TemplatePart::Placeholder(placeholder) => {
                    let fill = arguments.iter().find(|(name, _)| name == placeholder).map_or("", |it| it.1);
                    if fill.is_ascii() && !self.is_right_to_left {
                        plain.push_str(fill);
                    } else {
                        plain.push('\u{2068}');
                        plain.push_str(fill);
                        plain.push('\u{2069}');
                    }
                }
            }
        }
        plain
    }
}
