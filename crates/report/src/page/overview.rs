//! The beginning of a page: the name, whether it may be registered, its DNS form, the verdict of the Bidi rule. And its
//! end: whether another implementation agrees.

use crate::list::has_invalid_ruleset;
use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Input;
use bidiscope_bidi::uba::cross_check::{self, UbaLevelCrossCheck};
use bidiscope_idna::verdict::{RuleVerdict, rfc3454};
use bidiscope_url::{
    InputAnalysis, canonical_equivalents, read_url_as_browser, without_hebrew_arabic_points,
};
use bidiscope_words::message;

use crate::titles::Titled;
use crate::words::browser::browser_difference_text;
use crate::words::lgr::ruleset_titles;
use crate::words::verdict::{
    ascii_form_in_notation, bidi_rule_text, dns_text, guarantee_text, registration_sentence,
};

use super::block::{MAX_SHOWN_NAME_CHARACTERS, PageBlock, PageSection};
use super::line::{PageLine, PageLinePiece, PointerTarget, Tone};
use super::options::PageOptions;
use super::section_id::PageSectionId;
use crate::words::escape::format_code_points;

enum_with_ids! {
    /// A fact of the overview. The message `fact-` and its identifier says what it is about.
    pub enum OverviewFactId {
        /// Whether the name may be registered.
        RegistrationPermission = "registration";
        /// What a list of registered names says of it.
        RegisteredNamesComparison = "registered";
        /// Who asks for it in a list of applications.
        ListedApplications = "asked-for";
        /// All of a name that is cut short elsewhere.
        UnshortenedName = "whole-name";
        /// The line of the input on which it stands.
        InputLineNumber = "line";
        /// The domain name in what is none.
        HostInOtherInput = "host";
        /// That the scheme of a URL is not written.
        UnwrittenUrlScheme = "url-scheme";
        /// The host of a URL.
        UrlHost = "url-host";
        /// The rulesets that answer.
        DecidingRulesets = "ruleset";
        /// The name that a look-up asks the DNS for.
        DnsName = "dns";
        /// The verdict of the Bidi rule.
        BidiRuleVerdict = "bidi-rule";
        /// What the Bidi rule guarantees.
        BidiRuleGuarantee = "guarantee";
        /// What a program for IDNA2003 may show, where that is not the name.
        Idna2003Display = "idna2003";
        /// What a browser makes of a URL, where it is not what was typed.
        BrowserReading = "browser";
        /// The code points, where not all are ASCII.
        CodePoints = "code-points";
        /// Other code points of the same characters.
        CanonicalEquivalents = "equivalents";
        /// The name without its points.
        NameWithoutPoints = "without-points";
        /// The name in the notation in which it was typed.
        NameInTypedNotation = "typed";
    }
}

/// The beginning of a page.
pub(super) fn section(analysis: &InputAnalysis, options: &PageOptions) -> PageSection {
    let block = |(id, line): (OverviewFactId, PageLine)| match id {
        OverviewFactId::RegistrationPermission => PageBlock::RegistrationFact {
            title: id.title().to_owned(),
            permission: analysis.registration_verdict().permission,
            text: line,
        },
        _ => PageBlock::Fact { title: id.title().to_owned(), text: line },
    };
    let blocks = facts(analysis, options).into_iter().map(block).collect();
    PageSection { id: PageSectionId::Overview, title: String::new(), blocks }
}

/// The facts of the overview, in their order; each at most once.
pub(crate) fn facts(analysis: &InputAnalysis, options: &PageOptions) -> Vec<(OverviewFactId, PageLine)> {
    let text = analysis.input().decoded_text();
    let mut facts = Vec::new();
    if !analysis.is_text() {
        facts.push((OverviewFactId::RegistrationPermission, answer(analysis)));
    }
    let mut add = |id, line| facts.push((id, line));
    if let Some(registered) = &options.registered_comparison {
        add(OverviewFactId::RegisteredNamesComparison, registered.line());
        registered.asked_for_line().into_iter().for_each(|it| add(OverviewFactId::ListedApplications, it));
    }
    if analysis.input().characters().len() > MAX_SHOWN_NAME_CHARACTERS {
        // Elsewhere it is cut short.
        add(
            OverviewFactId::UnshortenedName,
            PageLine::from_text_with_isolates(format!("\u{2068}{text}\u{2069}")),
        );
    }
    if let Some(line) = options.input_line_number {
        add(OverviewFactId::InputLineNumber, PageLine::from_code(line.to_string()));
    }
    match analysis.not_a_domain_name() {
        Some(found) => {
            if let Some(host) = &found.host_domain_name {
                add(
                    OverviewFactId::HostInOtherInput,
                    PageLine::name_to_copy(host).offering(PointerTarget::ReplacementName(host.clone())),
                );
            }
        }
        None => {
            if analysis.input().url().is_some_and(|it| !it.has_scheme()) {
                add(
                    OverviewFactId::UnwrittenUrlScheme,
                    PageLine::from_message(&message!(url_scheme_not_written)),
                );
            }
            if let Some(host) = analysis.host_analysis() {
                add(OverviewFactId::UrlHost, PageLine::name_to_copy(&host.name().decoded_text()));
            }
            if let Some(rulesets) = answering_rulesets(analysis) {
                let line = PageLine::from_text_with_isolates(rulesets);
                add(
                    OverviewFactId::DecidingRulesets,
                    if has_invalid_ruleset(analysis) { line.in_tone(Tone::Warning) } else { line },
                );
            }
            add(OverviewFactId::DnsName, dns_line(analysis));
            let verdict = analysis.bidi_rule_verdict().rule_verdict;
            add(
                OverviewFactId::BidiRuleVerdict,
                PageLine::from_message(&bidi_rule_text(analysis.bidi_rule_verdict())).in_tone(verdict),
            );
            if verdict != RuleVerdict::NotApplicable {
                add(
                    OverviewFactId::BidiRuleGuarantee,
                    PageLine::from_text_with_isolates(guarantee_text(
                        analysis.bidi_rule_verdict().bidi_rule_guarantee,
                    )),
                );
            }
            if let Some(shown) = analysis.input().name().and_then(rfc3454::display_refused_labels_encoded) {
                let about = PageLinePiece::TextWithIsolates(message!(idna2003_display).to_string());
                add(
                    OverviewFactId::Idna2003Display,
                    PageLine::from_name(shown)
                        .with_piece_appended(PageLinePiece::Code("  ".to_owned()))
                        .with_piece_appended(about),
                );
            }
        }
    }
    if let Some(said) =
        read_url_as_browser(analysis.input()).and_then(|it| browser_difference_text(analysis.input(), &it))
    {
        add(OverviewFactId::BrowserReading, PageLine::from_message(&said).in_tone(Tone::Warning));
    }
    if !text.is_ascii() {
        add(OverviewFactId::CodePoints, PageLine::from_code(format_code_points(text.chars())));
    }
    facts.extend(other_spellings(analysis.input()));
    if let Some(typed) = ascii_form_in_notation(options.notation, &text) {
        let line = message!(in_notation, text = typed, notation = options.notation.id());
        facts.push((OverviewFactId::NameInTypedNotation, PageLine::from_message(&line)));
    }
    facts
}

/// Whether the name may be registered, about the first character for which it may not.
fn answer(analysis: &InputAnalysis) -> PageLine {
    let line = PageLine::from_message(&registration_sentence(analysis))
        .in_tone(analysis.registration_verdict().permission);
    let first = analysis
        .findings_deciding_registration()
        .first()
        .and_then(|it| it.character_indices_in_name.first().copied());
    match first {
        Some(first) => line.on([first]),
        None => line,
    }
}

/// The most spellings with other code points that are shown.
const MAX_SHOWN_EQUIVALENTS: usize = 8;

/// The same name with other code points, which would look no different as characters, and without its points.
fn other_spellings(name: &Input) -> Vec<(OverviewFactId, PageLine)> {
    let mut facts = Vec::new();
    let others = canonical_equivalents(name);
    if !others.names.is_empty() {
        let shown = others.names.iter().take(MAX_SHOWN_EQUIVALENTS);
        let mut spellings: Vec<String> = shown.map(|it| format_code_points(it.chars())).collect();
        if others.names.len() > MAX_SHOWN_EQUIVALENTS {
            spellings.push("\u{2026}".to_owned());
        }
        facts.push((OverviewFactId::CanonicalEquivalents, PageLine::from_code(spellings.join("; "))));
    }
    if let Some(plain) = without_hebrew_arabic_points(name) {
        let line = PageLine::name_to_copy(&plain).offering(PointerTarget::ReplacementName(plain));
        facts.push((OverviewFactId::NameWithoutPoints, line));
    }
    facts
}

/// Whether the independent implementation of UAX #9 resolves the same levels.
pub(super) fn cross_check(analysis: &InputAnalysis) -> PageSection {
    let UbaLevelCrossCheck { engine, agrees } =
        cross_check::cross_check_levels(analysis.input().characters());
    let line = PageLine::from_message(&message!(cross_check, engine = engine, agrees = agrees));
    let line = if agrees { line } else { line.in_tone(Tone::Bad) };
    PageSection::new(
        PageSectionId::UbaCrossCheck,
        &message!(section_cross_check),
        vec![PageBlock::Paragraph(line)],
    )
}

/// The ruleset that decides about the name; all of them where none permits it.
fn answering_rulesets(analysis: &InputAnalysis) -> Option<String> {
    let answer = analysis.ruleset_evaluation()?;
    let rulesets = &analysis.options().zone_rulesets;
    let asked = if answer.is_permitted() {
        rulesets.get(answer.ruleset_index..=answer.ruleset_index)?
    } else {
        &rulesets[..]
    };
    Some(ruleset_titles(asked))
}

/// The name that a look-up asks the DNS for, or why there is none.
fn dns_line(analysis: &InputAnalysis) -> PageLine {
    let name = analysis.dns_name().name;
    let line = match dns_text(analysis) {
        Some(text) => PageLine::from_message(&text),
        None => PageLine::from_code(name.clone().unwrap_or_default()),
    };
    match name {
        Some(name) => line.offering(PointerTarget::CopyableText {
            text: name,
            text_description: message!(copied_dns).static_text(),
        }),
        None => line,
    }
}
