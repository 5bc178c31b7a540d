//! Findings in words: what was found, the rule, what to do, and where.

use bidiscope_bidi::name::{Name, character_name, code_point};
use bidiscope_idna::verdict::{Finding, FindingKind, Report, Severity};

use super::page::ReportPage;
use super::positions::positions;
use super::words::{Fill, Phrase, WordsKey};

/// The most findings of a name that are told; the others are counted.
pub const MOST_FINDINGS: usize = 200;

/// The most characters that a sentence names.
const MOST_NAMED: usize = 4;

impl ReportPage<'_> {
    /// All that was found in a name: what there is to act on, and then the notes. The identifiers of the findings
    /// begin with `id`.
    pub(super) fn findings(&mut self, name: &Name, report: &Report, id: &str) {
        self.heading("h3", Phrase::Findings);
        if report.findings.is_empty() {
            return self.paragraph(Phrase::FindingsNone, &[]);
        }
        let of = |severity: Severity| report.findings.iter().filter(move |it| it.severity == severity);
        let count = |severity| Fill::Number(of(severity).count() as u64);
        let counts = [
            ("violations", count(Severity::Violation)),
            ("warnings", count(Severity::Warning)),
            ("notes", count(Severity::Note)),
        ];
        self.paragraph(Phrase::FindingsCounted, &counts);
        let to_act_on = of(Severity::Violation).chain(of(Severity::Warning));
        let mut room = MOST_FINDINGS;
        for finding in to_act_on.take(room) {
            room -= 1;
            self.finding(name, finding, &finding_id(id, report, finding));
        }
        let notes: Vec<&Finding> = of(Severity::Note).take(room).collect();
        if !notes.is_empty() {
            self.heading("h4", Phrase::Notes);
        }
        for finding in notes {
            self.finding(name, finding, &finding_id(id, report, finding));
        }
        let more = report.findings.len().saturating_sub(MOST_FINDINGS);
        if more > 0 {
            self.paragraph(Phrase::MoreFindings, &[("count", Fill::Number(more as u64))]);
        }
    }

    /// One finding, with everything about it.
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
        self.found(name, finding);
        self.html.end("p");
        self.html.begin("dl", &[]);
        if finding.advice.is_some() {
            self.term(Phrase::WhatToDo, |page| page.words_of(advice_key(finding)));
        }
        self.term(Phrase::Rule, |page| page.words_of(WordsKey::Rule(finding.id)));
        if !finding.characters.is_empty() {
            let places = positions(finding.characters.iter().copied());
            self.term(Phrase::Where, |page| page.html.element("bdi", &[], |html| html.text(&places)));
        }
        self.term(Phrase::Source, |page| page.english(&finding.source.to_string()));
        self.html.end("dl");
        self.html.end("div");
    }

    /// What was found, in a sentence.
    pub(super) fn found(&mut self, name: &Name, finding: &Finding) {
        let scalars: Vec<char> = finding.characters.iter().map(|&at| name.characters()[at].scalar).collect();
        let named = named(&scalars);
        let mut classes: Vec<&str> =
            finding.characters.iter().map(|&at| name.characters()[at].class.short_name()).collect();
        classes.sort_unstable();
        classes.dedup();
        let classes = classes.join(", ");
        let mut fills = vec![("characters", Fill::English(&named)), ("classes", Fill::English(&classes))];
        if let Some(label) = finding.label {
            fills.push(("label", Fill::Number(label as u64)));
        }
        fills.extend(finding.values.iter().map(|(name, value)| (*name, Fill::English(value))));
        let words = self.words;
        words.write(&mut self.html, WordsKey::Found(finding.id), &fills);
    }

    /// What is said of kinds of findings by themselves: of the first finding of each kind what was found, of a kind
    /// without one its rule. Where there is an `id`, each leads to the finding.
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
                        self.found(name, finding);
                        self.html.end("a");
                    }
                    None => self.found(name, finding),
                },
                None => self.words_of(WordsKey::Rule(kind)),
            }
            if id.is_none() && bidiscope_idna::verdict::advice(kind).is_some() {
                self.html.text(" ");
                self.words_of(first.map_or(WordsKey::Advice(kind), advice_key));
            }
            self.html.end("li");
        }
        self.html.end("ul");
    }

    /// Words without anything put in.
    pub(super) fn words_of(&mut self, key: impl Into<WordsKey>) {
        self.words.write(&mut self.html, key, &[]);
    }

    /// What is in English whatever the report's language is.
    pub(super) fn english(&mut self, text: &str) {
        let about = [("lang", "en"), ("dir", "ltr")];
        let about = if self.words.is_english() { &[][..] } else { &about };
        self.html.element("span", about, |html| html.text(text));
    }
}

/// What is said about what to do about a finding.
fn advice_key(finding: &Finding) -> WordsKey {
    let in_case = finding.advice_case.map(|case| WordsKey::AdviceIn(finding.id, case));
    in_case.unwrap_or(WordsKey::Advice(finding.id))
}

/// What a finding is called within the page.
fn finding_id(id: &str, report: &Report, finding: &Finding) -> String {
    let place = report.findings.iter().position(|it| std::ptr::eq(it, finding)).unwrap_or_default();
    format!("{id}-{place}")
}

/// Characters by their code points and names, each once; of many the first.
pub(super) fn named(scalars: &[char]) -> String {
    let mut different: Vec<char> = Vec::new();
    for &scalar in scalars {
        if different.len() <= MOST_NAMED && !different.contains(&scalar) {
            different.push(scalar);
        }
    }
    let told = different.iter().take(MOST_NAMED);
    let mut told: Vec<String> =
        told.map(|&it| format!("{} {}", code_point(it), character_name(it))).collect();
    if different.len() > MOST_NAMED {
        told.push("\u{2026}".to_owned());
    }
    told.join(", ")
}
