//! Reading a table: its entries, and what it says of itself.

use std::collections::BTreeSet;

use super::form::TableForm;
use super::line::{Entry, entry};
use crate::error::{RulesetError, RulesetErrorKind};
use crate::read::value::is_date;
use crate::{MAX_RULESET_BYTES, MAX_SEQUENCE_CODE_POINTS};

/// A table as it was read.
pub(super) struct Table {
    pub(super) form: TableForm,
    pub(super) version: Option<String>,
    pub(super) date: Option<String>,
    pub(super) languages: Vec<String>,
    pub(super) domains: Vec<String>,
    pub(super) references: Vec<(String, String)>,
    /// Comments and lines that have no other place.
    pub(super) description: Vec<String>,
    pub(super) entries: Vec<Entry>,
}

/// Reads a table.
pub(super) fn read(bytes: &[u8]) -> Result<Table, RulesetError> {
    let error = |line: usize, kind| RulesetError {
        line_number: line,
        element_name: String::new(),
        rfc7940_section: "",
        error_kind: kind,
    };
    if bytes.len() > MAX_RULESET_BYTES {
        return Err(error(1, RulesetErrorKind::TooLarge));
    }
    let text = std::str::from_utf8(bytes).map_err(|it| {
        let before = &bytes[..it.valid_up_to()];
        error(1 + memchr::memchr_iter(b'\n', before).count(), RulesetErrorKind::NotUtf8)
    })?;
    let mut table = Table {
        form: TableForm::Rfc4290,
        version: None,
        date: None,
        languages: Vec::new(),
        domains: Vec::new(),
        references: Vec::new(),
        description: Vec::new(),
        entries: Vec::new(),
    };
    let mut seen: BTreeSet<Vec<char>> = BTreeSet::new();
    for (number, line) in (1..).zip(text.strip_prefix('\u{FEFF}').unwrap_or(text).lines()) {
        let line = line.trim();
        if line.is_empty() || table.take_information(line) {
            continue;
        }
        let found = entry(line, number).map_err(|kind| error(number, kind))?;
        let Some((entry, form)) = found else {
            // Before the entries other lines say what the table is.
            if table.entries.is_empty() {
                table.description.push(line.to_owned());
                continue;
            }
            return Err(error(number, RulesetErrorKind::NotAnEntry(line.to_owned())));
        };
        if let Some(form) = form {
            table.form = form;
        }
        if entry.code_points.len() > MAX_SEQUENCE_CODE_POINTS {
            return Err(error(
                number,
                RulesetErrorKind::SequenceTooLong { code_point_count: entry.code_points.len() },
            ));
        }
        if !seen.insert(entry.code_points.to_vec()) {
            let text = crate::HexadecimalCodePoints(&entry.code_points).to_string();
            return Err(error(number, RulesetErrorKind::Duplicate { what: "U+", text }));
        }
        table.entries.push(entry);
    }
    table.check_ranges().map_err(|(line, kind)| error(line, kind))?;
    table.check_references().map_err(|(line, kind)| error(line, kind))?;
    Ok(table)
}

impl Table {
    /// Takes a line that says something of the table: a comment, `Key: value`, or `Reference` or `Version` of RFC 3743.
    fn take_information(&mut self, line: &str) -> bool {
        let (is_comment, text) = match line.strip_prefix('#') {
            Some(comment) => (true, comment.trim_start_matches('#').trim()),
            None => (false, line),
        };
        if text.is_empty() {
            return true;
        }
        let without_comment = text.split('#').next().unwrap_or_default().trim();
        let mut words = without_comment.split_whitespace();
        match (words.next(), words.next(), is_comment) {
            (Some("Reference"), Some(id), false) if id.bytes().all(|it| it.is_ascii_digit()) => {
                self.references.push((id.to_owned(), words.collect::<Vec<_>>().join(" ")));
                return true;
            }
            (Some("Version"), Some(number), false) => {
                self.version = Some(number.to_owned());
                self.date = words.next().and_then(date);
                return true;
            }
            _ => {}
        }
        let has_key = text.split_once(':').is_some_and(|(key, value)| self.take_key(key, value.trim()));
        if !has_key && is_comment {
            self.description.push(text.to_owned());
        }
        has_key || is_comment
    }

    /// Takes the value of a key that RFC 7940 has an element for, or keeps the line where it has none.
    fn take_key(&mut self, key: &str, value: &str) -> bool {
        let key = key.trim().to_ascii_lowercase();
        let is_tag = |it: &str| {
            let parts = it.split('-');
            parts
                .clone()
                .all(|it| (1..=8).contains(&it.len()) && it.bytes().all(|it| it.is_ascii_alphanumeric()))
                && it.split('-').next().is_some_and(|it| (2..=3).contains(&it.len()))
        };
        match key.as_str() {
            "language" | "language tag" if is_tag(value) => self.languages.push(value.to_owned()),
            "domain" | "tld" | "zone" if !value.is_empty() && !value.contains(' ') => {
                self.domains.push(value.trim_start_matches('.').to_owned());
            }
            "version" | "table version" if !value.is_empty() => self.version = Some(value.to_owned()),
            "date" | "effective date" | "release date" if date(value).is_some() => self.date = date(value),
            // What else is said of tables there.
            "language" | "script" | "name" | "url" | "policy" | "contact" | "registry" | "email"
            | "telephone" | "address" | "organization" | "author" | "registry operator"
            | "contact person" => {
                self.description.push(format!("{key}: {value}"));
            }
            _ => return false,
        }
        true
    }

    /// Refuses ranges that have other entries in them.
    fn check_ranges(&self) -> Result<(), (usize, RulesetErrorKind)> {
        let single = self.entries.iter().filter(|it| it.code_points.len() == 1);
        let mut all: Vec<(char, char, usize)> =
            single.map(|it| (it.code_points[0], it.last.unwrap_or(it.code_points[0]), it.line)).collect();
        all.sort_unstable();
        match all.windows(2).find(|it| it[1].0 <= it[0].1) {
            Some(two) => {
                let text = crate::HexadecimalCodePoints(&[two[1].0]).to_string();
                Err((two[0].2.max(two[1].2), RulesetErrorKind::Duplicate { what: "U+", text }))
            }
            None => Ok(()),
        }
    }

    /// Refuses numbers of references that are not there.
    fn check_references(&self) -> Result<(), (usize, RulesetErrorKind)> {
        let known: BTreeSet<&str> = self.references.iter().map(|it| it.0.as_str()).collect();
        for entry in &self.entries {
            let all = entry.references.iter().chain(entry.all_variants().flat_map(|it| &it.references));
            if let Some(unknown) = all.into_iter().find(|it| !known.contains(it.as_str())) {
                let kind = RulesetErrorKind::Undefined { what: "reference", text: unknown.clone() };
                return Err((entry.line, kind));
            }
        }
        Ok(())
    }
}

/// A date of RFC 3743, `20020701`, or one that is written `2002-07-01`.
fn date(text: &str) -> Option<String> {
    let is_of_digits = text.len() == 8 && text.bytes().all(|it| it.is_ascii_digit());
    let text = match is_of_digits {
        true => format!("{}-{}-{}", &text[..4], &text[4..6], &text[6..]),
        false => text.to_owned(),
    };
    is_date(&text).then_some(text)
}
