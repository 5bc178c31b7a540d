//! The labels of a name: their DNS form, their owner, and whether a rule refuses them.

use std::ops::Range;

use bidiscope_bidi::name::{Label, Name, text_of};
use bidiscope_idna::verdict::messages::verdict_text;
use bidiscope_idna::verdict::rfc5891::Protocol;
use bidiscope_idna::verdict::rfc5893::is_rtl_label;
use bidiscope_idna::verdict::{Report, Verdict};

/// A label of the name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelView {
    /// Its range in the name, in characters.
    pub range: Range<usize>,
    /// Its form in the DNS.
    pub dns_form: DnsForm,
    /// Whether IDNA2008 permits its registration; not applicable to labels that are not registered here and to input
    /// that is not a domain name.
    pub verdict: Verdict,
    /// Whether it belongs to the parent zone and not to the applicant.
    pub belongs_to_zone: bool,
    /// Accessible name for screen readers, such as `label 1, com, of the zone, permitted by IDNA2008`.
    pub description: String,
    /// What its DNS form means, and the verdict of the Bidi rule, in sentences.
    pub explanation: String,
}

/// The form of a label in the DNS (RFC 5890, section 2.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DnsForm {
    /// ASCII: the same in the DNS.
    Ascii,
    /// A U-label, which satisfies every rule for one, with its A-label.
    ALabel(String),
    /// Not a U-label. Its Punycode form is no A-label.
    Punycode(String),
    /// Typed as an A-label that is not the one its characters encode to.
    NoncanonicalALabel {
        /// What was typed.
        typed: String,
        /// What the label encodes to; `None` where that would be longer than 63 octets.
        own: Option<String>,
    },
    /// Its Punycode would be longer than 63 octets.
    TooLong,
    /// Part of input that is not a domain name, so that it has none.
    NotInDomainName,
}

impl LabelView {
    /// The DNS form in words, where it differs from the label itself.
    pub fn dns_form_words(&self) -> Option<String> {
        match &self.dns_form {
            DnsForm::Ascii | DnsForm::NotInDomainName => None,
            DnsForm::ALabel(it) => Some(format!("A-label {it}")),
            DnsForm::Punycode(it) => Some(format!("Punycode {}", printable(it))),
            DnsForm::NoncanonicalALabel { typed, own } => Some(noncanonical(typed, own.as_deref())),
            DnsForm::TooLong => Some("longer than 63 octets".to_owned()),
        }
    }
}

/// ASCII with control codes escaped: Punycode keeps them, and they would not be visible.
fn printable(ascii: &str) -> String {
    let shown = |it: char| if it.is_control() { it.escape_unicode().to_string() } else { it.to_string() };
    ascii.chars().map(shown).collect()
}

/// All labels of a name.
pub fn label_views(name: &Name, report: &Report) -> Vec<LabelView> {
    let statuses = statuses(name, report);
    let labels = name.labels().iter().zip(statuses).enumerate();
    labels.map(|(index, (label, status))| view(name, report, index, label, status)).collect()
}

/// What RFC 5891 says about a label.
#[derive(Clone, Copy)]
struct LabelStatus {
    /// Whether it must not be registered.
    is_refused: bool,
    /// Whether every rule for U-labels holds.
    is_valid: bool,
}

/// One for each label, in one pass over the findings: both may be many.
fn statuses(name: &Name, report: &Report) -> Vec<LabelStatus> {
    let mut statuses = vec![LabelStatus { is_refused: false, is_valid: true }; name.labels().len()];
    for finding in report.findings.iter().filter(|it| Protocol::Registration.refuses(it.id)) {
        let Some(index) = finding.label else { continue };
        statuses[index].is_refused = true;
        // The Bidi rule is part of the definition of U-labels only for RTL labels (RFC 5890, section 2.3.2.1).
        if !finding.id.is_condition() || is_rtl_label(name.label_characters(&name.labels()[index])) {
            statuses[index].is_valid = false;
        }
    }
    statuses
}

fn view(name: &Name, report: &Report, index: usize, label: &Label, status: LabelStatus) -> LabelView {
    let is_name = report.not_a_domain_name.is_none();
    let verdict = match is_name && report.applicant.is_registrable(index) {
        true => Verdict::of(!status.is_refused),
        false => Verdict::NotApplicable,
    };
    let spelling = if is_name { spelling(name, label, status.is_valid) } else { DnsForm::NotInDomainName };
    let belongs_to_zone = !report.applicant.labels().contains(&index);
    let description = description(name, label, index, &spelling, belongs_to_zone, verdict);
    let rule = report.rule.labels.get(index).map_or(Verdict::NotApplicable, |it| it.verdict);
    let mut sentences = vec![meaning(&spelling)];
    if belongs_to_zone {
        sentences.push("It belongs to the zone, not to the applicant.");
    }
    let rule = format!("Bidi rule: {}.", verdict_text(rule));
    sentences.push(&rule);
    sentences.retain(|it| !it.is_empty());
    let explanation = sentences.join(" ");
    LabelView {
        range: label.range.clone(),
        dns_form: spelling,
        verdict,
        belongs_to_zone,
        description,
        explanation,
    }
}

/// What a label is in the DNS; `is_valid`: every rule for U-labels holds.
fn spelling(name: &Name, label: &Label, is_valid: bool) -> DnsForm {
    if let Some(typed) = label.noncanonical_a_label() {
        return DnsForm::NoncanonicalALabel { typed: typed.to_owned(), own: label.a_label.clone() };
    }
    if name.label_characters(label).iter().all(|it| it.scalar.is_ascii()) {
        return DnsForm::Ascii;
    }
    match &label.a_label {
        None => DnsForm::TooLong,
        Some(it) if is_valid => DnsForm::ALabel(it.clone()),
        Some(it) => DnsForm::Punycode(it.clone()),
    }
}

fn noncanonical(typed: &str, own: Option<&str>) -> String {
    match own {
        Some(own) => format!("typed as {typed}, but its label encodes to {own}"),
        None => format!("typed as {typed}, but its label is longer than 63 octets"),
    }
}

fn description(
    name: &Name,
    label: &Label,
    index: usize,
    dns_form: &DnsForm,
    belongs_to_zone: bool,
    verdict: Verdict,
) -> String {
    let what = match dns_form {
        DnsForm::Ascii => text_of(name.label_characters(label)),
        DnsForm::ALabel(it) => format!("a U-label, its A-label {it}"),
        DnsForm::Punycode(it) => format!("no U-label, in Punycode {}", printable(it)),
        DnsForm::NoncanonicalALabel { typed, own } => noncanonical(typed, own.as_deref()),
        DnsForm::TooLong => "longer than the 63 octets of the DNS".to_owned(),
        DnsForm::NotInDomainName => "of what is no domain name".to_owned(),
    };
    let whose = if belongs_to_zone { ", of the zone" } else { "" };
    let judged = match verdict {
        Verdict::Satisfied => "permitted by IDNA2008",
        Verdict::Violated => "refused by IDNA2008",
        Verdict::NotApplicable => "not judged",
    };
    format!("label {index}, {what}{whose}, {judged}")
}

/// What the spelling means, in sentences.
const fn meaning(spelling: &DnsForm) -> &'static str {
    match spelling {
        DnsForm::Ascii | DnsForm::NotInDomainName => "",
        DnsForm::ALabel(_) => {
            "A U-label is a label beyond ASCII that every rule of IDNA2008 allows; its A-label stands for it in \
             the DNS (RFC 5890)."
        }
        DnsForm::Punycode(_) => {
            "A rule of IDNA2008 refuses this label, so its Punycode is only a spelling and no A-label (RFC 5890)."
        }
        DnsForm::NoncanonicalALabel { .. } => {
            "What was typed looks like an A-label, but is none: an A-label is what its label encodes to (RFC 5890)."
        }
        DnsForm::TooLong => "The DNS takes at most 63 octets a label (RFC 1035), as its A-label.",
    }
}
