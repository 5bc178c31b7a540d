//! Whether the name may be registered, and its DNS form: the line above the panes.

use bidiscope_idna::verdict::{Permission, Severity, Verdict};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::verdict_text::{dns_text, registration_sentence};

use super::findings::FindingView;

/// Whether the name may be registered, with the reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeadlineView {
    /// Whether it may be registered.
    pub permission: Permission,
    /// Whether it may be registered, in a sentence.
    pub text: String,
    /// `text` with names and other values between isolates (U+2068 and U+2069), for surfaces that reorder text.
    pub isolated: String,
    /// The findings that decide it; for a permitted name its warnings.
    pub reasons: Vec<FindingView>,
    /// The logical position, from 0, of the first character for which the name is refused; `None` where there is none.
    pub first_character: Option<usize>,
    /// The verdict of the Bidi rule in words, such as `Bidi rule: satisfied`.
    pub bidi_rule: String,
    /// The verdict of the Bidi rule (RFC 5893, section 2).
    pub bidi_verdict: Verdict,
    /// The host name within the input where that is a web or mail address, in logical order; else `None`.
    pub host: Option<String>,
}

impl HeadlineView {
    pub(super) fn of(analysis: &InputAnalysis) -> Self {
        let verdict = analysis.registration().verdict;
        let mut reasons = analysis.deciding_findings();
        let first = reasons.first().and_then(|it| it.characters.first().copied());
        if reasons.is_empty() {
            let warnings = analysis.findings().iter().filter(|it| it.severity() == Severity::Warning);
            reasons.extend(warnings);
        }
        Self {
            permission: verdict,
            text: registration_sentence(analysis).to_string(),
            isolated: registration_sentence(analysis).isolated(),
            first_character: first,
            reasons: reasons.into_iter().map(|it| FindingView::of(analysis.input(), it)).collect(),
            bidi_rule: message!(bidi_rule_word, verdict = analysis.rule().verdict.id()).to_string(),
            bidi_verdict: analysis.rule().verdict,
            host: analysis.not_a_domain_name().and_then(|it| it.host.clone()),
        }
    }
}

/// The DNS form of the name: its A-labels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DnsView {
    /// The result of UTS #46; `None` where it refuses the name.
    pub name: Option<String>,
    /// The DNS form in words, or why there is none; empty where the input is not a domain name.
    pub text: String,
}

impl DnsView {
    pub(super) fn of(analysis: &InputAnalysis) -> Self {
        if analysis.not_a_domain_name().is_some() {
            return Self { name: None, text: String::new() };
        }
        let name = analysis.dns().name;
        let text = match (dns_text(analysis), &name) {
            (Some(text), _) => text.to_string(),
            (None, name) => message!(dns_name, name = name.clone().unwrap_or_default()).to_string(),
        };
        Self { name, text }
    }
}
