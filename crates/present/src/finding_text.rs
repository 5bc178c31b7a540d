//! What a finding says to users: its sentence, its rule, and what to do about it, from the catalogue.

use bidiscope_bidi::name::{Name, character_name, code_point};
use bidiscope_idna::verdict::{Finding, FindingKind, FindingValue, Severity};

use crate::message;
use crate::messages::{Message, Value};

/// The texts of a finding. Labels in them are counted from 1. Characters beyond ASCII are named by code point, so that
/// the texts need no bidi reordering.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindingText {
    /// What was found, in a sentence or two.
    pub sentence: String,
    /// What to do about it; `None` for a note.
    pub advice: Option<String>,
    /// The rule, with its section.
    pub rule: String,
}

impl FindingText {
    /// The texts of a finding on this name.
    pub fn of(name: &Name, finding: &Finding) -> Self {
        let message = finding_message(name, finding);
        let needs_action = finding.severity() != Severity::Note;
        Self {
            advice: message.attribute("advice").filter(|_| needs_action),
            rule: rule_text(finding.id),
            sentence: message.to_string(),
        }
    }
}

/// The rule behind a kind of finding, with its section.
pub fn rule_text(kind: FindingKind) -> String {
    Message::by_id(id(kind), Vec::new()).attribute("rule").unwrap_or_else(|| kind.source().to_string())
}

/// What was found, as a message.
pub fn finding_message(name: &Name, finding: &Finding) -> Message<'static> {
    let scalars: Vec<char> = finding.characters.iter().map(|&at| name.characters()[at].scalar).collect();
    let class = finding.characters.first().map(|&at| name.characters()[at].class.short_name());
    let mut values: Vec<(&'static str, Value<'static>)> = vec![
        ("characters", named(&scalars).into()),
        ("count", scalars.len().into()),
        ("others", others(&scalars).into()),
        ("first", scalars.first().map_or_else(String::new, |&it| character_text(it)).into()),
        ("class", class.unwrap_or_default().into()),
        ("case", finding.case.map_or("none", |it| it.id()).into()),
        ("host", if finding.host.is_some() { "yes" } else { "no" }.into()),
    ];
    if let Some(label) = finding.label {
        values.push(("label", (label + 1).into()));
        values.push(("place", place(name, label, &finding.characters).into()));
    }
    values.extend(finding.values.iter().map(|(key, value)| (*key, value_of(value))));
    Message::by_id(id(finding.id), values)
}

/// Whether the characters are at the `start` or the `end` of the label, or at `both`.
fn place(name: &Name, label: usize, characters: &[usize]) -> &'static str {
    let Some(label) = name.labels().get(label) else { return "both" };
    let (first, last) = (label.range.start, label.range.end.saturating_sub(1));
    match (characters.contains(&first), first != last && characters.contains(&last)) {
        (true, false) => "start",
        (false, true) => "end",
        _ => "both",
    }
}

fn id(kind: FindingKind) -> String {
    format!("finding-{}", kind.id())
}

fn value_of(value: &FindingValue) -> Value<'static> {
    match value {
        FindingValue::Count(count) => (*count).into(),
        FindingValue::Label(label) => (label + 1).into(),
        FindingValue::Character(it) => character_text(*it).into(),
        FindingValue::Characters(all) => listed(all.iter().map(|&it| character_text(it)).collect()).into(),
        FindingValue::Id(id) => (*id).into(),
        FindingValue::Text(text) => text.clone().into(),
    }
}

/// A character as written in sentences: visible ASCII as itself in quotation marks, anything else as code point and
/// name. ASCII quotation marks are named too, because they are hard to see inside quotation marks.
pub fn character_text(scalar: char) -> String {
    if scalar.is_ascii_graphic() && !matches!(scalar, '"' | '\'' | '`') {
        format!("\u{201C}{scalar}\u{201D}")
    } else {
        format!("{} {}", code_point(scalar), character_name(scalar))
    }
}

/// Several characters as written in sentences: the first one, and the number of different others.
fn named(scalars: &[char]) -> Message<'static> {
    let first = scalars.first().map_or_else(String::new, |&it| character_text(it));
    message!(characters_named, first = first, others = others(scalars), count = scalars.len())
}

/// The number of distinct characters other than the first.
fn others(scalars: &[char]) -> usize {
    let mut scalars = scalars.to_vec();
    scalars.sort_unstable();
    scalars.dedup();
    scalars.len().saturating_sub(1)
}

/// Joins texts with commas and “and”.
pub fn listed(mut all: Vec<String>) -> String {
    match (all.pop(), all.is_empty()) {
        (None, _) => String::new(),
        (Some(only), true) => only,
        (Some(last), false) => message!(list_and, others = all.join(", "), last = last).to_string(),
    }
}
