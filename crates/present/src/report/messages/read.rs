//! Reads a file of report messages.

use std::collections::{BTreeMap, BTreeSet};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use bidiscope_bidi::name::{code_point, excerpt};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::FindingKind;
use bidiscope_idna::verdict::policy::Policy;
use bidiscope_list::scan::MatchKind;

use super::error::{ReportMessagesError, ReportMessagesErrorKind as Kind};
use super::key::MessageKey;
use super::template::{Template, TemplateError};
use super::{MAX_MESSAGE_CHARACTERS, ReportMessages};

/// The version of the format. It grows when a key changes its meaning.
const VERSION: i64 = 1;
/// The value of the `format` key.
const FORMAT: &str = "bidiscope-report-words";
/// The most characters that an error quotes from a file.
const MAX_QUOTED: usize = 80;
/// The placeholders that every message about a violation may use.
pub(super) const FINDING_PLACEHOLDERS: [&str; 3] = ["label", "characters", "classes"];

/// Reads the text of a file. A message may use the placeholders of the `model`'s message; without a model any.
pub(super) fn read(
    text: &str,
    model: Option<&ReportMessages>,
) -> Result<ReportMessages, ReportMessagesError> {
    let whole = |kind| ReportMessagesError { line: None, kind };
    // Some editors put a byte order mark before what they save.
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(whole(Kind::Empty));
    }
    let parsed = DeTable::parse(text).map_err(|error| ReportMessagesError {
        line: error.span().map(|it| line_of(text, it.start)),
        kind: Kind::NotToml(excerpt(&error.message().replace('\n', "; "), MAX_QUOTED)),
    })?;
    let file = MessagesFile { text, model };
    let top = parsed.get_ref();
    if top.get("format").and_then(|it| it.get_ref().as_str()) != Some(FORMAT) {
        return Err(whole(Kind::WrongFormat));
    }
    match top.get("version").and_then(|it| Some((it.span().start, number(it.get_ref())?))) {
        // A newer file may have any structure, so check the version first.
        Some((at, version)) if version > VERSION => return Err(file.wrong(at, Kind::NewerVersion(version))),
        Some((_, VERSION)) => {}
        _ => return Err(whole(Kind::WrongFormat)),
    }
    let language = file.language(top)?;
    let is_right_to_left = file.is_right_to_left(top)?;
    let mut unknown: Option<(usize, String)> = None;
    let mut sentences = BTreeMap::new();
    let keys: BTreeMap<_, _> = MessageKey::all().map(|it| (it.path(), it)).collect();
    let sections: BTreeSet<&str> = keys.keys().map(|it| it.0).collect();
    for (key, value) in top {
        let name = key.get_ref().as_ref();
        if ["format", "version", "language", "direction"].contains(&name) {
            continue;
        }
        if !sections.contains(name) {
            first(&mut unknown, key.span().start, name);
            continue;
        }
        for found in file.entries(name, value)? {
            match keys.get(&found.path()) {
                Some(&key) => {
                    sentences.insert(key, file.template(key, found.value)?);
                }
                None => first(&mut unknown, found.at, &found.name()),
            }
        }
    }
    match unknown {
        Some((at, name)) => Err(file.wrong(at, Kind::UnknownKey(excerpt(&name, MAX_QUOTED)))),
        None => Ok(ReportMessages { language, is_right_to_left, sentences }),
    }
}

/// Keeps the first in the file.
fn first(known: &mut Option<(usize, String)>, at: usize, name: &str) {
    if known.as_ref().is_none_or(|it| at < it.0) {
        *known = Some((at, name.to_owned()));
    }
}

struct MessagesFile<'a> {
    text: &'a str,
    model: Option<&'a ReportMessages>,
}

/// A message of the file.
struct MessageEntry<'a> {
    section: &'a str,
    key: &'a str,
    part: Option<&'a str>,
    value: &'a Spanned<DeValue<'a>>,
    /// The byte offset of its key.
    at: usize,
}

impl<'a> MessageEntry<'a> {
    /// Its path; an earlier identifier counts as the present one.
    fn path(&self) -> (&'a str, &'a str, Option<&'a str>) {
        let id = match self.section {
            "displays" => Strategy::from_id(self.key).map(Strategy::id),
            "policies" => Policy::from_id(self.key).map(Policy::id),
            "likenesses" => MatchKind::from_id(self.key).map(MatchKind::id),
            "findings" => FindingKind::from_id(self.key).map(FindingKind::id),
            _ => None,
        };
        (self.section, id.unwrap_or(self.key), self.part)
    }

    fn name(&self) -> String {
        [Some(self.section), Some(self.key), self.part].into_iter().flatten().collect::<Vec<_>>().join(".")
    }
}

impl MessagesFile<'_> {
    fn wrong(&self, byte: usize, kind: Kind) -> ReportMessagesError {
        ReportMessagesError { line: Some(line_of(self.text, byte)), kind }
    }

    /// The messages of a section.
    fn entries<'a>(
        &self,
        section: &'a str,
        value: &'a Spanned<DeValue<'a>>,
    ) -> Result<Vec<MessageEntry<'a>>, ReportMessagesError> {
        let mut entries = Vec::new();
        for (key, value) in self.table(section, value)? {
            let (at, key) = (key.span().start, key.get_ref().as_ref());
            if section != "findings" {
                entries.push(MessageEntry { section, key, part: None, value, at });
                continue;
            }
            for (part, value) in self.table(&format!("{section}.{key}"), value)? {
                let (at, part) = (part.span().start, Some(part.get_ref().as_ref()));
                entries.push(MessageEntry { section, key, part, value, at });
            }
        }
        Ok(entries)
    }

    fn table<'a>(
        &self,
        name: &str,
        value: &'a Spanned<DeValue<'a>>,
    ) -> Result<&'a DeTable<'a>, ReportMessagesError> {
        let wanted = "a section, which begins with its name between brackets";
        let kind = || Kind::WrongType { key: excerpt(name, MAX_QUOTED), expected: wanted };
        value.get_ref().as_table().ok_or_else(|| self.wrong(value.span().start, kind()))
    }

    fn template(
        &self,
        key: MessageKey,
        value: &Spanned<DeValue<'_>>,
    ) -> Result<Template, ReportMessagesError> {
        let name = key.to_string();
        let wrong = |kind| self.wrong(value.span().start, kind);
        let wanted = "text between quotation marks";
        let Some(text) = value.get_ref().as_str() else {
            return Err(wrong(Kind::WrongType { key: name, expected: wanted }));
        };
        if text.trim().is_empty() {
            return Err(wrong(Kind::EmptyMessage(name)));
        }
        if text.chars().count() > MAX_MESSAGE_CHARACTERS {
            return Err(wrong(Kind::TooLong(name)));
        }
        if let Some(control) = text.chars().find(|it| it.is_control() && !matches!(it, '\n' | '\t')) {
            return Err(wrong(Kind::ControlCharacter(name, code_point(control))));
        }
        let template = Template::read(text).map_err(|damage| match damage {
            TemplateError::Open => wrong(Kind::UnclosedBrace(name.clone())),
            TemplateError::Closing => wrong(Kind::UnopenedBrace(name.clone())),
            TemplateError::InvalidName(place) => wrong(self.unknown_placeholder(key, &place)),
        })?;
        if self.model.is_some() {
            let known = self.known_placeholders(key);
            if let Some(place) = template.placeholders().find(|it| !known.contains(it)) {
                return Err(wrong(self.unknown_placeholder(key, place)));
            }
        }
        Ok(template)
    }

    /// The placeholders that a message may use.
    fn known_placeholders(&self, key: MessageKey) -> BTreeSet<&str> {
        let of_model = self.model.and_then(|it| it.sentences.get(&key));
        let everywhere = if matches!(key, MessageKey::Found(_)) { &FINDING_PLACEHOLDERS[..] } else { &[] };
        of_model.into_iter().flat_map(Template::placeholders).chain(everywhere.iter().copied()).collect()
    }

    fn unknown_placeholder(&self, key: MessageKey, place: &str) -> Kind {
        let known: Vec<String> = self.known_placeholders(key).iter().map(|it| format!("{{{it}}}")).collect();
        let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
        Kind::UnknownPlaceholder { key: key.to_string(), place: excerpt(place, MAX_QUOTED), known }
    }

    fn language(&self, top: &DeTable<'_>) -> Result<String, ReportMessagesError> {
        let about = "the language tag of the words, such as language = \"en\"";
        let missing = ReportMessagesError { line: None, kind: Kind::Missing("language", about) };
        let value = top.get("language").ok_or(missing)?;
        let tag = value.get_ref().as_str().filter(|it| is_language_tag(it));
        let wanted = "a language tag, such as \"en\", \"ar\" or \"he-IL\"";
        let wrong = || {
            self.wrong(value.span().start, Kind::WrongType { key: "language".to_owned(), expected: wanted })
        };
        tag.map(str::to_owned).ok_or_else(wrong)
    }

    fn is_right_to_left(&self, top: &DeTable<'_>) -> Result<bool, ReportMessagesError> {
        let about = "the direction of the words, direction = \"ltr\" or direction = \"rtl\"";
        let missing = ReportMessagesError { line: None, kind: Kind::Missing("direction", about) };
        let value = top.get("direction").ok_or(missing)?;
        match value.get_ref().as_str() {
            Some("ltr") => Ok(false),
            Some("rtl") => Ok(true),
            _ => {
                let kind = Kind::WrongType { key: "direction".to_owned(), expected: "\"ltr\" or \"rtl\"" };
                Err(self.wrong(value.span().start, kind))
            }
        }
    }
}

/// Whether a text has the form of a language tag (BCP 47): subtags of letters and digits, the first of letters only.
fn is_language_tag(text: &str) -> bool {
    let is_subtag = |it: &str| (1..=8).contains(&it.len()) && it.bytes().all(|it| it.is_ascii_alphanumeric());
    let first = text.split('-').next().unwrap_or_default();
    first.len() >= 2
        && first.bytes().all(|it| it.is_ascii_alphabetic())
        && text.split('-').all(is_subtag)
        && text.len() <= 35
}

fn number(value: &DeValue<'_>) -> Option<i64> {
    let integer = value.as_integer()?;
    i64::from_str_radix(&integer.as_str().replace('_', ""), integer.radix()).ok()
}

/// The line of a byte of the file, from 1.
fn line_of(file: &str, byte: usize) -> usize {
    file.as_bytes()[..byte.min(file.len())].iter().filter(|it| **it == b'\n').count() + 1
}
