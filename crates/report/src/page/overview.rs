//! The beginning of a page: the name, whether it may be registered, its DNS form, the verdict of the Bidi rule. And its
//! end: whether another implementation agrees.

use crate::list::has_invalid_ruleset;
use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Input;
use bidiscope_bidi::uba::cross_check::{self, CrossCheck};
use bidiscope_idna::verdict::{Verdict, rfc3454};
use bidiscope_url::{InputAnalysis, browser_reading, equivalents, without_points};
use bidiscope_words::message;

use crate::titles::Titled;
use crate::words::browser::browser_text;
use crate::words::lgr::ruleset_titles;
use crate::words::verdict::{
    bidi_rule_text, dns_text, guarantee_text, in_ascii_notation, registration_sentence,
};

use super::block::{Block, MAX_SHOWN_CHARACTERS, Section};
use super::line::{Line, Piece, Target, Tone};
use super::options::PageOptions;
use super::section_id::SectionId;
use crate::words::escape::format_code_points;

enum_with_ids! {
    /// A fact of the overview. The message `fact-` and its identifier says what it is about.
    pub enum FactId {
        /// Whether the name may be registered.
        Registration = "registration";
        /// What a list of registered names says of it.
        Registered = "registered";
        /// Who asks for it in a list of applications.
        AskedFor = "asked-for";
        /// All of a name that is cut short elsewhere.
        WholeName = "whole-name";
        /// The line of the input on which it stands.
        Line = "line";
        /// The domain name in what is none.
        Host = "host";
        /// That the scheme of a URL is not written.
        UrlScheme = "url-scheme";
        /// The host of a URL.
        UrlHost = "url-host";
        /// The rulesets that answer.
        Ruleset = "ruleset";
        /// The name that a look-up asks the DNS for.
        Dns = "dns";
        /// The verdict of the Bidi rule.
        BidiRule = "bidi-rule";
        /// What the Bidi rule guarantees.
        Guarantee = "guarantee";
        /// What a program for IDNA2003 may show, where that is not the name.
        Idna2003 = "idna2003";
        /// What a browser makes of a URL, where it is not what was typed.
        Browser = "browser";
        /// The code points, where not all are ASCII.
        CodePoints = "code-points";
        /// Other code points of the same characters.
        Equivalents = "equivalents";
        /// The name without its points.
        WithoutPoints = "without-points";
        /// The name in the notation in which it was typed.
        Typed = "typed";
    }
}

/// The beginning of a page.
pub(super) fn section(analysis: &InputAnalysis, options: &PageOptions) -> Section {
    let block = |(id, line): (FactId, Line)| match id {
        FactId::Registration => {
            Block::RegistrationFact(id.title().to_owned(), analysis.registration().verdict, line)
        }
        _ => Block::Fact(id.title().to_owned(), line),
    };
    let blocks = facts(analysis, options).into_iter().map(block).collect();
    Section { id: SectionId::Overview, title: String::new(), blocks }
}

/// The facts of the overview, in their order; each at most once.
pub(crate) fn facts(analysis: &InputAnalysis, options: &PageOptions) -> Vec<(FactId, Line)> {
    let text = analysis.input().text();
    let mut facts = Vec::new();
    if !analysis.is_text() {
        facts.push((FactId::Registration, answer(analysis)));
    }
    let mut add = |id, line| facts.push((id, line));
    if let Some(registered) = &options.registered {
        add(FactId::Registered, registered.line());
        registered.asked_for_line().into_iter().for_each(|it| add(FactId::AskedFor, it));
    }
    if analysis.input().characters().len() > MAX_SHOWN_CHARACTERS {
        // Elsewhere it is cut short.
        add(FactId::WholeName, Line::text(format!("\u{2068}{text}\u{2069}")));
    }
    if let Some(line) = options.line {
        add(FactId::Line, Line::code(line.to_string()));
    }
    match analysis.not_a_domain_name() {
        Some(found) => {
            if let Some(host) = &found.host {
                add(FactId::Host, Line::name_to_copy(host).offering(Target::Name(host.clone())));
            }
        }
        None => {
            if analysis.input().url().is_some_and(|it| !it.has_scheme()) {
                add(FactId::UrlScheme, Line::words(&message!(url_scheme_not_written)));
            }
            if let Some(host) = analysis.host() {
                add(FactId::UrlHost, Line::name_to_copy(&host.name().text()));
            }
            if let Some(rulesets) = answering_rulesets(analysis) {
                let line = Line::text(rulesets);
                add(
                    FactId::Ruleset,
                    if has_invalid_ruleset(analysis) { line.in_tone(Tone::Warning) } else { line },
                );
            }
            add(FactId::Dns, dns_line(analysis));
            let verdict = analysis.bidi_rule_verdict().verdict;
            add(
                FactId::BidiRule,
                Line::words(&bidi_rule_text(analysis.bidi_rule_verdict())).in_tone(verdict),
            );
            if verdict != Verdict::NotApplicable {
                add(FactId::Guarantee, Line::text(guarantee_text(analysis.bidi_rule_verdict().guarantee)));
            }
            if let Some(shown) = analysis.input().name().and_then(rfc3454::display_with_a_labels) {
                let about = Piece::Words(message!(idna2003_display).to_string());
                add(FactId::Idna2003, Line::name(shown).and(Piece::Code("  ".to_owned())).and(about));
            }
        }
    }
    if let Some(said) = browser_reading(analysis.input()).and_then(|it| browser_text(analysis.input(), &it)) {
        add(FactId::Browser, Line::words(&said).in_tone(Tone::Warning));
    }
    if !text.is_ascii() {
        add(FactId::CodePoints, Line::code(format_code_points(text.chars())));
    }
    facts.extend(other_spellings(analysis.input()));
    if let Some(typed) = in_ascii_notation(options.notation, &text) {
        let line = message!(in_notation, text = typed, notation = options.notation.id());
        facts.push((FactId::Typed, Line::words(&line)));
    }
    facts
}

/// Whether the name may be registered, about the first character for which it may not.
fn answer(analysis: &InputAnalysis) -> Line {
    let line = Line::words(&registration_sentence(analysis)).in_tone(analysis.registration().verdict);
    let first = analysis.deciding_findings().first().and_then(|it| it.characters.first().copied());
    match first {
        Some(first) => line.on([first]),
        None => line,
    }
}

/// The most spellings with other code points that are shown.
const MAX_SHOWN_EQUIVALENTS: usize = 8;

/// The same name with other code points, which would look no different as characters, and without its points.
fn other_spellings(name: &Input) -> Vec<(FactId, Line)> {
    let mut facts = Vec::new();
    let others = equivalents(name);
    if !others.names.is_empty() {
        let shown = others.names.iter().take(MAX_SHOWN_EQUIVALENTS);
        let mut spellings: Vec<String> = shown.map(|it| format_code_points(it.chars())).collect();
        if others.names.len() > MAX_SHOWN_EQUIVALENTS {
            spellings.push("\u{2026}".to_owned());
        }
        facts.push((FactId::Equivalents, Line::code(spellings.join("; "))));
    }
    if let Some(plain) = without_points(name) {
        let line = Line::name_to_copy(&plain).offering(Target::Name(plain));
        facts.push((FactId::WithoutPoints, line));
    }
    facts
}

/// Whether the independent implementation of UAX #9 resolves the same levels.
pub(super) fn cross_check(analysis: &InputAnalysis) -> Section {
    let CrossCheck { engine, agrees } = cross_check::run(analysis.input().characters());
    let line = Line::words(&message!(cross_check, engine = engine, agrees = agrees));
    let line = if agrees { line } else { line.in_tone(Tone::Bad) };
    Section::new(SectionId::CrossCheck, &message!(section_cross_check), vec![Block::Paragraph(line)])
}

/// The ruleset that decides about the name; all of them where none permits it.
fn answering_rulesets(analysis: &InputAnalysis) -> Option<String> {
    let answer = analysis.ruleset_answer()?;
    let rulesets = &analysis.options().rulesets;
    let asked = if answer.is_permitted() {
        rulesets.get(answer.ruleset_index..=answer.ruleset_index)?
    } else {
        &rulesets[..]
    };
    Some(ruleset_titles(asked))
}

/// The name that a look-up asks the DNS for, or why there is none.
fn dns_line(analysis: &InputAnalysis) -> Line {
    let name = analysis.dns().name;
    let line = match dns_text(analysis) {
        Some(text) => Line::words(&text),
        None => Line::code(name.clone().unwrap_or_default()),
    };
    match name {
        Some(name) => line.offering(Target::Copy { text: name, what: message!(copied_dns).static_text() }),
        None => line,
    }
}
