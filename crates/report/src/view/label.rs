//! The labels of a name: their DNS form, their owner, and whether a rule refuses them.

use std::ops::Range;

use bidiscope_bidi::name::{Input, Label};
use bidiscope_idna::verdict::Verdict;
use bidiscope_idna::verdict::rfc5891::Protocol;
use bidiscope_idna::verdict::rfc5893::is_rtl_label;
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use super::accessible_text;

/// A label of the name, with its DNS form and its verdict.
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
    /// Not a U-label. Its Punycode form, with `xn--`, is no A-label.
    Punycode(String),
    /// Typed as an A-label that is not the one its characters encode to. Where they are too long to have one, the form
    /// is [`DnsForm::TooLong`].
    NoncanonicalALabel {
        /// The A-label as typed.
        typed: String,
        /// The A-label to which the characters of the label encode.
        canonical: String,
    },
    /// Its Punycode would be longer than 63 octets.
    TooLong,
    /// Part of input that is not a domain name, so that it has none.
    NotInDomainName,
}

impl LabelView {
    /// The DNS form in words; `None` where it is the label itself.
    pub fn dns_form_words(&self) -> Option<String> {
        match &self.dns_form {
            DnsForm::Ascii | DnsForm::NotInDomainName => None,
            DnsForm::ALabel(it) => Some(it.clone()),
            DnsForm::Punycode(it) => Some(message!(dns_form_punycode, text = printable(it)).to_string()),
            DnsForm::NoncanonicalALabel { typed, canonical } => Some(noncanonical(typed, canonical)),
            DnsForm::TooLong => Some(message!(dns_form_too_long).to_string()),
        }
    }
}

/// ASCII with control codes escaped: Punycode keeps them, and they would not be visible.
fn printable(ascii: &str) -> String {
    let shown = |it: char| if it.is_control() { it.escape_unicode().to_string() } else { it.to_string() };
    ascii.chars().map(shown).collect()
}

/// All labels of a name, in logical order.
pub(crate) fn label_views(analysis: &InputAnalysis) -> Vec<LabelView> {
    let name = analysis.input();
    let statuses = statuses(name, analysis);
    let labels = name.labels().iter().zip(statuses).enumerate();
    labels.map(|(index, (label, status))| view(name, analysis, index, label, status)).collect()
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
fn statuses(name: &Input, analysis: &InputAnalysis) -> Vec<LabelStatus> {
    let mut statuses = vec![LabelStatus { is_refused: false, is_valid: true }; name.labels().len()];
    for finding in analysis.findings().iter().filter(|it| Protocol::Registration.refuses(it.id)) {
        let Some(index) = finding.label else { continue };
        statuses[index].is_refused = true;
        // The Bidi rule is part of the definition of U-labels only for RTL labels (RFC 5890, section 2.3.2.1).
        if !finding.id.is_condition() || is_rtl_label(name.label_characters(&name.labels()[index])) {
            statuses[index].is_valid = false;
        }
    }
    statuses
}

fn view(
    name: &Input,
    analysis: &InputAnalysis,
    index: usize,
    label: &Label,
    status: LabelStatus,
) -> LabelView {
    let is_name = analysis.not_a_domain_name().is_none();
    let verdict = match is_name && analysis.applicant().is_registrable(index) {
        true => Verdict::of(!status.is_refused),
        false => Verdict::NotApplicable,
    };
    let spelling = if is_name { spelling(name, label, status.is_valid) } else { DnsForm::NotInDomainName };
    let belongs_to_zone = !analysis.applicant().labels().contains(&index);
    let description = description(name, label, index, &spelling, belongs_to_zone, verdict);
    let rule = analysis.rule().labels.get(index).map_or(Verdict::NotApplicable, |it| it.verdict);
    let mut sentences = vec![meaning(&spelling).map_or_else(String::new, |it| it.to_string())];
    if belongs_to_zone {
        sentences.push(message!(label_of_zone).to_string());
    }
    sentences.push(message!(bidi_rule_word, verdict = rule.id()).to_string() + ".");
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
fn spelling(name: &Input, label: &Label, is_valid: bool) -> DnsForm {
    if let (Some(typed), Some(own)) = (label.noncanonical_a_label(), &label.a_label) {
        return DnsForm::NoncanonicalALabel { typed: typed.to_owned(), canonical: own.clone() };
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

fn noncanonical(typed: &str, own: &str) -> String {
    message!(dns_form_noncanonical, typed = typed, own = own).to_string()
}

fn description(
    name: &Input,
    label: &Label,
    index: usize,
    dns_form: &DnsForm,
    belongs_to_zone: bool,
    verdict: Verdict,
) -> String {
    let letters = accessible_text(name.label_characters(label));
    let form = match dns_form {
        DnsForm::Ascii => None,
        DnsForm::ALabel(it) => Some(message!(label_form_a_label, text = it).to_string()),
        DnsForm::Punycode(it) => Some(message!(label_form_punycode, text = printable(it)).to_string()),
        DnsForm::NoncanonicalALabel { typed, canonical } => Some(noncanonical(typed, canonical)),
        DnsForm::TooLong => Some(message!(dns_form_too_long).to_string()),
        DnsForm::NotInDomainName => Some(message!(label_form_none).to_string()),
    };
    let form = match form {
        Some(form) => message!(label_form_of_letters, letters = letters, form = form).to_string(),
        None => letters,
    };
    let holder = if belongs_to_zone { "zone" } else { "applicant" };
    message!(label_description, number = index + 1, form = form, holder = holder, verdict = verdict.id())
        .to_string()
}

/// What the form in the DNS means.
fn meaning(dns_form: &DnsForm) -> Option<Message<'static>> {
    Some(match dns_form {
        DnsForm::Ascii | DnsForm::NotInDomainName => return None,
        DnsForm::ALabel(_) => message!(meaning_a_label),
        DnsForm::Punycode(_) => message!(meaning_punycode),
        DnsForm::NoncanonicalALabel { .. } => message!(meaning_noncanonical),
        DnsForm::TooLong => message!(meaning_too_long),
    })
}
