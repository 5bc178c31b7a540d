//! Whether a catalogue is Fluent, and has only messages and variables that the English one has.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::parser::{self, ErrorKind};

use bidiscope_bidi::name::{code_point, excerpt};
use bidiscope_bidi::order::is_bidi_control;

use super::nesting::{NestingError, check_nesting};
use super::pattern::PatternContent;
use super::references::References;
use super::{CatalogueError, CatalogueErrorKind as Kind, english};

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

/// The most characters that an error quotes from a file.
pub(super) const MAX_QUOTED: usize = 80;

/// Whether a character acts on what is around it, or on a terminal, so that no text may have it: a control character, a line end
/// that Unicode has besides those of ASCII, or a bidi control. Isolates are the program’s.
pub(super) fn is_refused(scalar: char) -> bool {
    scalar.is_control() && !matches!(scalar, '\n' | '\r' | '\t')
        || matches!(scalar, '\u{2028}' | '\u{2029}')
        || is_bidi_control(scalar)
}

/// Checks a catalogue against the English one.
pub(super) fn check(text: &str) -> Result<CheckedCatalogue, CatalogueError> {
    let whole = |kind| CatalogueError { line: None, kind };
    // Some editors put a byte order mark before what they save.
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(whole(Kind::Empty));
    }
    let line_of = |byte: usize| text.as_bytes()[..byte].iter().filter(|it| **it == b'\n').count() + 1;
    if let Some((at, control)) = text.char_indices().find(|it| is_refused(it.1)) {
        return Err(CatalogueError {
            line: Some(line_of(at)),
            kind: Kind::ControlCharacter(code_point(control)),
        });
    }
    let own = check_nesting(text).map_err(|error| nesting_error(text, error)).and_then(|()| read(text));
    let own = own.map_err(|(at, kind)| CatalogueError { line: Some(line_of(at)), kind })?;
    for (key, message) in &own {
        if let Some(kind) = problem(key, &message.variables) {
            return Err(CatalogueError { line: Some(line_of(message.at)), kind });
        }
    }
    let plain = |key: &str| own.get(key).map(|it| it.text.trim()).filter(|it| !it.is_empty());
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
    /// As [`PatternContent::text`].
    text: String,
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
            let text = PatternContent::new(pattern).text;
            messages.insert(key, CatalogueText { at, variables, text });
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

fn problem(key: &str, variables: &BTreeSet<String>) -> Option<Kind> {
    let Some(english) = english::find(key) else {
        return Some(Kind::UnknownMessage(excerpt(key, MAX_QUOTED)));
    };
    let of_finding = if key.starts_with("finding-") { &FINDING_VARIABLES[..] } else { &[] };
    let english = english.pattern.variables();
    let may_use = |it: &&String| english.contains(*it) || of_finding.contains(&it.as_str());
    let unknown = variables.iter().find(|it| !may_use(it))?;
    let all = english.iter().map(String::as_str).chain(of_finding.iter().copied());
    let known: BTreeSet<String> = all.map(|it| format!("${it}")).collect();
    Some(Kind::UnknownVariable {
        key: key.to_owned(),
        variable: excerpt(unknown, MAX_QUOTED),
        known: known.into_iter().collect::<Vec<_>>().join(", "),
    })
}
