//! The words of reports: one file of sentences, and others beside it.

mod error;
mod key;
mod phrase;
mod read;
mod template;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::html::Html;
use template::{Template, TemplatePart};

pub use error::{ReportWordsError, ReportWordsErrorKind};
pub(super) use key::WordsKey;
pub(super) use phrase::Phrase;

/// The most bytes of a file of words.
pub const MOST_BYTES_OF_WORDS: usize = 256 << 10;
/// The most characters of a sentence.
pub const LONGEST_SENTENCE: usize = 2_000;

/// The sentences of a report, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportWords {
    language: String,
    is_right_to_left: bool,
    sentences: BTreeMap<WordsKey, Template>,
}

/// What is put into a sentence.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fill<'a> {
    /// A count, or the number of a label.
    Number(u64),
    /// What came from outside, such as a name.
    Name(&'a str),
    /// The same, however long it is.
    WholeName(&'a str),
    /// What is in English whatever the report's language is, such as the name of a character.
    English(&'a str),
    /// Words of the report.
    Said(WordsKey),
}

impl ReportWords {
    /// The file of the English words, with comments: what `--words-example` prints.
    pub const EXAMPLE: &'static str = include_str!("../../../../../assets/report/en.toml");

    /// The English words; a test holds that no sentence is missing.
    pub fn english() -> &'static Self {
        static ENGLISH: LazyLock<ReportWords> = LazyLock::new(|| {
            let nothing = || ReportWords {
                language: "en".to_owned(),
                is_right_to_left: false,
                sentences: BTreeMap::new(),
            };
            read::read(ReportWords::EXAMPLE, None).unwrap_or_else(|_| nothing())
        });
        &ENGLISH
    }

    /// Reads the bytes of a file of words.
    ///
    /// # Errors
    /// As [`ReportWords::read`], and where they are too many or not UTF-8.
    pub fn read_bytes(bytes: &[u8]) -> Result<Self, ReportWordsError> {
        let whole = |kind| ReportWordsError { line: None, kind };
        if bytes.len() > MOST_BYTES_OF_WORDS {
            return Err(whole(ReportWordsErrorKind::TooLarge));
        }
        let text = std::str::from_utf8(bytes);
        Self::read(text.map_err(|error| whole(ReportWordsErrorKind::NotUtf8(error.valid_up_to())))?)
    }

    /// Reads the text of a file of words.
    ///
    /// # Errors
    /// Says what is wrong, in which line, and what to do: what is no TOML, keys that there are not, sentences with
    /// damaged braces or with places that the English ones do not have.
    pub fn read(text: &str) -> Result<Self, ReportWordsError> {
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

    /// The sentences that are not there, as they would be called in the file; the report says them in English.
    pub fn missing(&self) -> Vec<String> {
        WordsKey::all().filter(|it| !self.sentences.contains_key(it)).map(|it| it.to_string()).collect()
    }

    /// How many sentences there can be.
    pub fn count() -> usize {
        WordsKey::all().count()
    }

    /// Writes a sentence. Each thing that is put in stands by itself, so that it reorders nothing round it.
    pub(super) fn write(&self, html: &mut Html, key: impl Into<WordsKey>, fills: &[(&str, Fill<'_>)]) {
        let key = key.into();
        match self.sentences.get(&key) {
            Some(template) => self.write_parts(html, template, fills),
            None => html.element("span", &[("lang", "en"), ("dir", "ltr")], |html| {
                match Self::english().sentences.get(&key) {
                    Some(template) => self.write_parts(html, template, fills),
                    None => html.text(&key.to_string()),
                }
            }),
        }
    }

    fn write_parts(&self, html: &mut Html, template: &Template, fills: &[(&str, Fill<'_>)]) {
        for part in template.parts() {
            match part {
                TemplatePart::Text(text) => html.text(text),
                TemplatePart::Place(place) => {
                    let fill = fills.iter().find(|(name, _)| name == place);
                    if let Some((_, fill)) = fill {
                        self.put(html, *fill);
                    }
                }
            }
        }
    }

    fn put(&self, html: &mut Html, fill: Fill<'_>) {
        match fill {
            Fill::Number(number) => html.text(&number.to_string()),
            Fill::Name(name) => html.name(name),
            Fill::WholeName(name) => html.name_within(name, usize::MAX),
            Fill::English(text) if self.is_english() => html.element("bdi", &[], |html| html.text(text)),
            Fill::English(text) => html.element("bdi", &[("lang", "en")], |html| html.text(text)),
            Fill::Said(key) => html.element("bdi", &[], |html| self.write(html, key, &[])),
        }
    }

    /// Whether what is English needs no mark of it.
    pub(super) fn is_english(&self) -> bool {
        self.language == "en" || self.language.starts_with("en-")
    }

    /// A sentence where no markup can stand, such as a title; what is put in stands between isolates.
    pub(super) fn plain(&self, key: impl Into<WordsKey>, fills: &[(&str, &str)]) -> String {
        let key = key.into();
        let english = || Self::english().sentences.get(&key);
        let Some(template) = self.sentences.get(&key).or_else(english) else { return key.to_string() };
        let mut plain = String::new();
        for part in template.parts() {
            match part {
                TemplatePart::Text(text) => plain.push_str(text),
                TemplatePart::Place(place) => {
                    let fill = fills.iter().find(|(name, _)| name == place).map_or("", |it| it.1);
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
