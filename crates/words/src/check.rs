//! Whether a catalogue is Fluent, and has only messages and variables that the English one has.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::parser::{self, ErrorKind};
use unic_langid::{CharacterDirection, LanguageIdentifier};

use bidiscope_bidi::name::excerpt;

use super::english;
use super::error::{CatalogueError, CatalogueErrorKind as Kind, MAX_QUOTED};
use super::nesting::{NestingError, check_nesting};
use super::pattern::PatternContent;
use super::references::References;
use super::refusal::refusal;

/// A catalogue without errors.
pub(super) struct CheckedCatalogue {
    pub(super) text: String,
    /// What it has: `id` or `id.attribute`.
    pub(super) keys: BTreeSet<String>,
    pub(super) language: String,
    pub(super) is_right_to_left: bool,
}

/// The variables that every text of a finding may use.
const FINDING_VARIABLES: [&str; 5] = ["label", "characters", "class", "count", "first"];

/// Checks a catalogue against the English one.
pub(super) fn check(text: &str) -> Result<CheckedCatalogue, CatalogueError> {
    let whole = |kind| CatalogueError { line: None, kind };
    // Some editors put a byte order mark before what they save.
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(whole(Kind::Empty));
    }
    let line_of = |byte: usize| text.as_bytes()[..byte].iter().filter(|it| **it == b'\n').count() + 1;
    if let Some((at, kind)) = text.char_indices().find_map(|(at, it)| Some((at, refusal(it)?))) {
        return Err(CatalogueError { line: Some(line_of(at)), kind });
    }
    let own = check_nesting(text).map_err(|error| nesting_error(text, error)).and_then(|()| read(text));
    let own = own.map_err(|(at, kind)| CatalogueError { line: Some(line_of(at)), kind })?;
    for (key, message) in &own {
        if let Some(kind) = problem(key, message) {
            return Err(CatalogueError { line: Some(line_of(message.at)), kind });
        }
    }
    let plain = |key: &str| own.get(key).map(|it| it.content.text.trim()).filter(|it| !it.is_empty());
    let language = plain("language").ok_or_else(|| whole(Kind::NoLanguage))?;
    let is_right_to_left = match plain("direction") {
        Some("ltr") => false,
        Some("rtl") => true,
        Some(other) => {
            let line = own.get("direction").map(|it| line_of(it.at));
            return Err(CatalogueError { line, kind: Kind::InvalidDirection(excerpt(other, MAX_QUOTED)) });
        }
        None => return Err(whole(Kind::NoDirection)),
    };
    let is_known = language.parse::<LanguageIdentifier>().map(|it| it.character_direction());
    if !is_right_to_left && is_known == Ok(CharacterDirection::RTL) {
        let line = own.get("direction").map(|it| line_of(it.at));
        return Err(CatalogueError {
            line,
            kind: Kind::WrongDirectionForLanguage(excerpt(language, MAX_QUOTED)),
        });
    }
    let language = language.to_owned();
    Ok(CheckedCatalogue {
        text: text.to_owned(),
        keys: own.into_keys().collect(),
        language,
        is_right_to_left,
    })
}

/// An error of nesting, with its byte.
fn nesting_error(text: &str, error: NestingError) -> (usize, Kind) {
    match error {
        NestingError::TooDeep(at) => (at, Kind::TooDeep),
        NestingError::NotIndented { at, opened_at } => {
            let before = text[..at].trim_end();
            // Another error may be why it is still open.
            let other = read(before).err().filter(|it| it.0 < before.len());
            other.unwrap_or((opened_at, Kind::NotClosed))
        }
    }
}

/// A message or an attribute of one.
struct CatalogueText {
    /// The byte at which the message begins.
    at: usize,
    /// Its variables, also those of messages that it refers to.
    variables: BTreeSet<String>,
    /// What it says and uses itself.
    content: PatternContent,
}

/// The messages and attributes of a text, by `id` or `id.attribute`; or the first error, with its byte.
fn read(text: &str) -> Result<BTreeMap<String, CatalogueText>, (usize, Kind)> {
    let resource = parser::parse(text).map_err(|(_, errors)| match errors.first() {
        Some(error) => (place(text, error), Kind::NotFluent(words(&error.kind))),
        None => (0, Kind::Empty),
    })?;
    let mut references = References::new(text, &resource.body)?;
    let mut messages = BTreeMap::new();
    for key in references.keys() {
        let variables = references.expanded(&key)?.variables.clone();
        // Terms are for the texts of the file alone.
        if let Some((at, pattern)) = references.get(&key).filter(|_| !key.starts_with('-')) {
            messages.insert(key, CatalogueText { at, variables, content: PatternContent::new(pattern) });
        }
    }
    Ok(messages)
}

/// What the parser says is wrong. It quotes line ends as they are.
fn words(error: &ErrorKind) -> String {
    match error {
        ErrorKind::ExpectedCharRange { range } if range.contains('\n') => "Expected a line end".to_owned(),
        error => excerpt(&error.to_string(), 2 * MAX_QUOTED),
    }
}

/// The byte of an error. What is missing at the end of a line is reported there, not at the beginning of the next.
fn place(text: &str, error: &parser::ParserError) -> usize {
    let at = error.pos.start.min(text.len());
    let is_in_entry =
        error.slice.as_ref().is_some_and(|it| it.start < at && !text[it.start..at].trim().is_empty());
    if is_in_entry { text[..at].trim_end().len() } else { at }
}

fn problem(key: &str, text: &CatalogueText) -> Option<Kind> {
    let Some(english) = english::find(key) else {
        return Some(Kind::UnknownMessage(excerpt(key, MAX_QUOTED)));
    };
    let of_finding = if key.starts_with("finding-") { &FINDING_VARIABLES[..] } else { &[] };
    let english = english.pattern.content();
    let may_use = |it: &&String| english.variables.contains(*it) || of_finding.contains(&it.as_str());
    let Some(unknown) = text.variables.iter().find(|it| !may_use(it)) else {
        return problem_of_content(key, &text.content, &english);
    };
    let all = english.variables.iter().map(String::as_str).chain(of_finding.iter().copied());
    let known: BTreeSet<String> = all.map(|it| format!("${it}")).collect();
    Some(Kind::UnknownVariable {
        key: key.to_owned(),
        variable: excerpt(unknown, MAX_QUOTED),
        known: known.into_iter().collect::<Vec<_>>().join(", "),
    })
}

/// What is wrong with a text whose variables are those of the English one: it is empty, or it has a text for a value that a
/// variable never has.
fn problem_of_content(key: &str, own: &PatternContent, english: &PatternContent) -> Option<Kind> {
    /// The plural categories of CLDR.
    const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    let is_empty = own.text.trim().is_empty() && own.variables.is_empty() && !own.has_references;
    if is_empty && !english.text.trim().is_empty() {
        return Some(Kind::EmptyText(excerpt(key, MAX_QUOTED)));
    }
    let is_number = |it: &str| PLURALS.contains(&it) || it.starts_with(|it: char| it.is_ascii_digit());
    own.selected.iter().find_map(|(variable, values)| {
        let known = english.selected.get(variable)?;
        // Another language has other plural forms, and texts of its own for what are others in English.
        let counts = known.len() > 1 && known.keys().all(|it| is_number(it));
        if known.contains_key("other") && !counts {
            return None;
        }
        let is_known = |it: &str| known.contains_key(it) || counts && is_number(it);
        let (unknown, _) = values.iter().find(|(it, is_default)| !(**is_default || is_known(it)))?;
        Some(Kind::UnknownValue {
            key: key.to_owned(),
            variable: variable.clone(),
            value: excerpt(unknown, MAX_QUOTED),
            known: known.keys().map(String::as_str).collect::<Vec<_>>().join(", "),
        })
    })
}
