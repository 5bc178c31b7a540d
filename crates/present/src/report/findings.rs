//! Findings in words: the violation, the rule, the advice and the positions.

use bidiscope_bidi::name::{Name, character_name, code_point};
use bidiscope_idna::verdict::{Finding, FindingKind, Report, Severity};

use super::messages::{Argument, MessageKey, Phrase};
use super::page::ReportPage;
use super::positions::positions;

/// The most findings of a name that are listed; the others are counted.
pub const MAX_FINDINGS: usize = 200;

/// The most characters that a sentence names.
const MAX_NAMED: usize = 4;

impl ReportPage<'_> {
    /// All findings of a name: violations and warnings, then notes. The HTML identifiers of the findings begin with
    /// `id`.
    pub(super) fn findings(&mut self, name: &Name, report: &Report, id: &str) {
        self.heading("h3", Phrase::Findings);
        if report.findings.is_empty() {
            return self.paragraph(Phrase::FindingsNone, &[]);
        }
        let of = |severity: Severity| report.findings.iter().filter(move |it| it.severity == severity);
        let count = |severity| Argument::Number(of(severity).count() as u64);
        let counts = [
            ("violations", count(Severity::Violation)),
            ("warnings", count(Severity::Warning)),
            ("notes", count(Severity::Note)),
        ];
        self.paragraph(Phrase::FindingsCounted, &counts);
        let actionable = of(Severity::Violation).chain(of(Severity::Warning));
        let mut remaining = MAX_FINDINGS;
        for finding in actionable.take(remaining) {
            remaining -= 1;
            self.finding(name, finding, &finding_id(id, report, finding));
        }
        let notes: Vec<&Finding> = of(Severity::Note).take(remaining).collect();
        if !notes.is_empty() {
            self.heading("h4", Phrase::Notes);
        }
        for finding in notes {
            self.finding(name, finding, &finding_id(id, report, finding));
        }
        let more = report.findings.len().saturating_sub(MAX_FINDINGS);
        if more > 0 {
            self.paragraph(Phrase::UnlistedFindingsCount, &[("count", Argument::Number(more as u64))]);
        }
    }

    /// One finding with all its details.
    fn finding(&mut self, name: &Name, finding: &Finding, id: &str) {
        self.html.begin("div", &[("class", "finding"), ("id", id)]);
        self.html.begin("p", &[]);
        let (class, word) = match finding.severity {
            Severity::Violation => ("violation", Phrase::Violation),
            Severity::Warning => ("warning", Phrase::Warning),
            Severity::Note => ("note", Phrase::Note),
        };
        self.say("span", &[("class", class)], word, &[]);
        self.html.text(": ");
        self.finding_sentence(name, finding);
        self.html.end("p");
        self.html.begin("dl", &[]);
        if finding.advice.is_some() {
            self.term(Phrase::WhatToDo, |page| page.write_message(advice_key(finding)));
        }
        self.term(Phrase::Rule, |page| page.write_message(MessageKey::Rule(finding.id)));
        if !finding.characters.is_empty() {
            let places = positions(finding.characters.iter().copied());
            self.term(Phrase::Where, |page| page.html.element("bdi", &[], |html| html.text(&places)));
        }
        self.term(Phrase::Source, |page| page.english(&finding.source.to_string()));
        self.html.end("dl");
        self.html.end("div");
    }

    /// The violation in a sentence.
    pub(super) fn finding_sentence(&mut self, name: &Name, finding: &Finding) {
        let scalars: Vec<char> = finding.characters.iter().map(|&at| name.characters()[at].scalar).collect();
        let named = named(&scalars);
        let mut classes: Vec<&str> =
            finding.characters.iter().map(|&at| name.characters()[at].class.short_name()).collect();
        classes.sort_unstable();
        classes.dedup();
        let classes = classes.join(", ");
        let mut arguments =
            vec![("characters", Argument::English(&named)), ("classes", Argument::English(&classes))];
        if let Some(label) = finding.label {
            arguments.push(("label", Argument::Number(label as u64)));
        }
        arguments.extend(finding.values.iter().map(|(name, value)| (*name, Argument::English(value))));
        let words = self.words;
        words.write(&mut self.html, MessageKey::Found(finding.id), &arguments);
    }

    /// Sentences for these kinds of findings: the first finding of each, or the rule where there is none. With an
    /// `id`, each links to the finding.
    pub(super) fn reasons(&mut self, name: &Name, report: &Report, kinds: &[FindingKind], id: Option<&str>) {
        self.html.begin("ul", &[]);
        for &kind in kinds {
            self.html.begin("li", &[]);
            let first = report.findings.iter().find(|it| it.id == kind);
            match first {
                Some(finding) => match id {
                    Some(id) => {
                        let link = format!("#{}", finding_id(id, report, finding));
                        self.html.begin("a", &[("href", &link)]);
                        self.finding_sentence(name, finding);
                        self.html.end("a");
                    }
                    None => self.finding_sentence(name, finding),
                },
                None => self.write_message(MessageKey::Rule(kind)),
            }
            if id.is_none() && bidiscope_idna::verdict::advice(kind).is_some() {
                self.html.text(" ");
                self.write_message(first.map_or(MessageKey::Advice(kind), advice_key));
            }
            self.html.end("li");
        }
        self.html.end("ul");
    }

    /// A message without arguments.
    pub(super) fn write_message(&mut self, key: impl Into<MessageKey>) {
        self.words.write(&mut self.html, key, &[]);
    }

    /// Text that is English whatever the report's language is.
    pub(super) fn english(&mut self, text: &str) {
        let about = [("lang", "en"), ("dir", "ltr")];
        let about = if self.words.is_english() { &[][..] } else { &about };
        self.html.element("span", about, |html| html.text(text));
    }
}

/// The message with the advice for a finding.
fn advice_key(finding: &Finding) -> MessageKey {
    let in_case = finding.advice_case.map(|case| MessageKey::AdviceIn(finding.id, case));
    in_case.unwrap_or(MessageKey::Advice(finding.id))
}

/// The HTML identifier of a finding.
fn finding_id(id: &str, report: &Report, finding: &Finding) -> String {
    let place = report.findings.iter().position(|it| std::ptr::eq(it, finding)).unwrap_or_default();
    format!("{id}-{place}")
}

/// Characters by code point and name, each once, the first few of many.
pub(super) fn named(scalars: &[char]) -> String {
    let mut different: Vec<char> = Vec::new();
    for &scalar in scalars {
        if different.len() <= MAX_NAMED && !different.contains(&scalar) {
            different.push(scalar);
        }
    }
    let shown = different.iter().take(MAX_NAMED);
    let mut named: Vec<String> =
        shown.map(|&it| format!("{} {}", code_point(it), character_name(it))).collect();
    if different.len() > MAX_NAMED {
        named.push("\u{2026}".to_owned());
    }
    named.join(", ")
}
