//! The beginning of a page: the name, whether it may be registered, its DNS form, the verdict of the Bidi rule. And its
//! end: whether another implementation agrees.

use bidiscope_bidi::name::Input;
use bidiscope_bidi::uba::cross_check::{self, CrossCheck};
use bidiscope_idna::verdict::Verdict;
use bidiscope_url::{InputAnalysis, browser_reading, equivalents, without_points};
use bidiscope_words::{Message, message};

use crate::browser_text::browser_text;
use crate::lgr_text::ruleset_titles;
use crate::verdict_text::{
    bidi_rule_text, dns_text, guarantee_text, in_ascii_notation, registration_sentence,
};

use super::PageOptions;
use super::block::{Block, Line, MAX_SHOWN_CHARACTERS, Section, SectionId, Tone, code_points};

pub(super) fn section(analysis: &InputAnalysis, options: &PageOptions) -> Section {
    let text = analysis.input().text();
    let permission = analysis.registration().verdict;
    let answer = Line::words(&registration_sentence(analysis)).in_tone(permission);
    let mut blocks = vec![Block::Answer(message!(fact_registration).to_string(), permission, answer)];
    if analysis.input().characters().len() > MAX_SHOWN_CHARACTERS {
        // Elsewhere it is cut short.
        blocks.push(fact(message!(fact_whole_name), Line::text(format!("\u{2068}{text}\u{2069}"))));
    }
    if let Some(line) = options.line {
        blocks.push(fact(message!(fact_line), Line::code(line.to_string())));
    }
    match analysis.not_a_domain_name() {
        Some(found) => {
            if let Some(host) = &found.host {
                blocks.push(fact(message!(fact_host), Line::name_to_copy(host)));
            }
        }
        None => {
            if analysis.input().url().is_some_and(|it| !it.has_scheme()) {
                blocks.push(fact(message!(fact_url_scheme), Line::words(&message!(url_scheme_not_written))));
            }
            if let Some(host) = analysis.host() {
                blocks.push(fact(message!(fact_url_host), Line::name_to_copy(&host.name().text())));
            }
            if let Some(rulesets) = answering_rulesets(analysis) {
                blocks.push(fact(message!(fact_ruleset), Line::text(rulesets)));
            }
            blocks.push(fact(message!(fact_dns), dns_line(analysis)));
            let verdict = analysis.rule().verdict;
            blocks.push(fact(
                message!(fact_bidi_rule),
                Line::words(&bidi_rule_text(analysis.rule())).in_tone(verdict),
            ));
            if verdict != Verdict::NotApplicable {
                let guarantee = Line::text(guarantee_text(analysis.rule().guarantee));
                blocks.push(fact(message!(fact_guarantee), guarantee));
            }
        }
    }
    if let Some(said) = browser_reading(analysis.input()).and_then(|it| browser_text(analysis.input(), &it)) {
        blocks.push(fact(message!(fact_browser), Line::words(&said).in_tone(Tone::Warning)));
    }
    if !text.is_ascii() {
        blocks.push(fact(message!(fact_code_points), Line::code(code_points(text.chars()))));
    }
    blocks.extend(other_spellings(analysis.input()));
    if let Some(typed) = in_ascii_notation(options.notation, &text) {
        let line = message!(in_notation, text = typed, notation = options.notation.id());
        blocks.push(fact(message!(fact_typed), Line::words(&line)));
    }
    Section { id: SectionId::Overview, title: String::new(), blocks }
}

/// The most spellings with other code points that are shown.
const MAX_SHOWN_EQUIVALENTS: usize = 8;

/// The same name with other code points, which would look no different as characters, and without its points.
fn other_spellings(name: &Input) -> Vec<Block> {
    let mut blocks = Vec::new();
    let others = equivalents(name);
    if !others.names.is_empty() {
        let shown = others.names.iter().take(MAX_SHOWN_EQUIVALENTS);
        let mut spellings: Vec<String> = shown.map(|it| code_points(it.chars())).collect();
        if others.names.len() > MAX_SHOWN_EQUIVALENTS {
            spellings.push("\u{2026}".to_owned());
        }
        blocks.push(fact(message!(fact_equivalents), Line::code(spellings.join("; "))));
    }
    if let Some(plain) = without_points(name) {
        blocks.push(fact(message!(fact_without_points), Line::name_to_copy(&plain)));
    }
    blocks
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
    let asked =
        if answer.is_permitted() { rulesets.get(answer.ruleset..=answer.ruleset)? } else { &rulesets[..] };
    Some(ruleset_titles(asked))
}

fn fact(name: Message<'_>, line: Line) -> Block {
    Block::Fact(name.to_string(), line)
}

/// The name that a look-up asks the DNS for, or why there is none.
fn dns_line(analysis: &InputAnalysis) -> Line {
    match dns_text(analysis) {
        Some(text) => Line::words(&text),
        None => Line::code(analysis.dns().name.unwrap_or_default()),
    }
}
