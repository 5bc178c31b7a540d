//! A label of a name as the window shows it: what it is in the DNS, whose it is, and whether a rule refuses it.

use std::ops::Range;

use bidiscope_bidi::name::{Label, Name, text_of};
use bidiscope_idna::verdict::rfc5891::Protocol;
use bidiscope_idna::verdict::rfc5893::is_rtl_label;
use bidiscope_idna::verdict::words::word;
use bidiscope_idna::verdict::{Report, Verdict};

/// A label as its chip shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelView {
    /// Where it stands in the name, in characters.
    pub range: Range<usize>,
    /// What it is in the DNS.
    pub spelling: Spelling,
    /// Whether IDNA2008 permits to register it; not applicable to what nobody registers, and to what is no
    /// domain name.
    pub verdict: Verdict,
    /// Whether it belongs to the zone and not to the applicant.
    pub is_zones: bool,
    /// How a screen reader calls it: `label 1, com, of the zone, permitted by IDNA2008`.
    pub description: String,
    /// What its spelling means, and what the Bidi rule says of it, in sentences.
    pub explanation: String,
}

/// What a label is in the DNS, by RFC 5890 section 2.3.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spelling {
    /// It is ASCII and stands there as it is.
    Ascii,
    /// It is a U-label: every rule for one holds, and this, its A-label, decodes to it.
    ALabel(String),
    /// It is no U-label. Its Punycode is a spelling of it, and no A-label.
    Punycode(String),
    /// It was typed as an A-label that decodes to it, but it has another.
    Foreign {
        /// What was typed.
        typed: String,
        /// What the label encodes to; `None` where that would be longer than 63 octets.
        own: Option<String>,
    },
    /// Its Punycode would be longer than 63 octets.
    TooLong,
    /// It is no label, for it stands in what is no domain name.
    NotAsked,
}

impl LabelView {
    /// What stands beside the label: how it is spelt in the DNS, where that is not as it stands.
    pub fn beside(&self) -> Option<String> {
        match &self.spelling {
            Spelling::Ascii | Spelling::NotAsked => None,
            Spelling::ALabel(it) => Some(format!("A-label {it}")),
            Spelling::Punycode(it) => Some(format!("Punycode {}", printable(it))),
            Spelling::Foreign { typed, own } => Some(foreign(typed, own.as_deref())),
            Spelling::TooLong => Some("longer than 63 octets".to_owned()),
        }
    }
}

/// ASCII without its control codes, which Punycode keeps as they are: they would be a dot or nothing.
fn printable(ascii: &str) -> String {
    let shown = |it: char| if it.is_control() { it.escape_unicode().to_string() } else { it.to_string() };
    ascii.chars().map(shown).collect()
}

/// One view a label.
pub fn label_views(name: &Name, report: &Report) -> Vec<LabelView> {
    let standings = standings(name, report);
    let labels = name.labels().iter().zip(standings).enumerate();
    labels.map(|(index, (label, standing))| view(name, report, index, label, standing)).collect()
}

/// What RFC 5891 says of a label.
#[derive(Clone, Copy)]
struct Standing {
    /// Whether it must not be registered.
    is_refused: bool,
    /// Whether every rule for U-labels holds.
    is_valid: bool,
}

/// One for each label, in one pass over the findings: both may be many.
fn standings(name: &Name, report: &Report) -> Vec<Standing> {
    let mut standings = vec![Standing { is_refused: false, is_valid: true }; name.labels().len()];
    for finding in report.findings.iter().filter(|it| Protocol::Registration.refuses(it.id)) {
        let Some(index) = finding.label else { continue };
        standings[index].is_refused = true;
        // The Bidi rule is one of U-labels that hold something right-to-left (RFC 5890 section 2.3.2.1).
        if !finding.id.is_condition() || is_rtl_label(name.label_characters(&name.labels()[index])) {
            standings[index].is_valid = false;
        }
    }
    standings
}

fn view(name: &Name, report: &Report, index: usize, label: &Label, standing: Standing) -> LabelView {
    let is_name = report.no_domain_name.is_none();
    let verdict = match is_name && report.applicant.is_judged(index) {
        true => Verdict::of(!standing.is_refused),
        false => Verdict::NotApplicable,
    };
    let spelling = if is_name { spelling(name, label, standing.is_valid) } else { Spelling::NotAsked };
    let is_zones = !report.applicant.labels().contains(&index);
    let description = description(name, label, index, &spelling, is_zones, verdict);
    let rule = report.rule.labels.get(index).map_or(Verdict::NotApplicable, |it| it.verdict);
    let mut sentences = vec![meaning(&spelling)];
    if is_zones {
        sentences.push("It belongs to the zone, not to the applicant.");
    }
    let rule = format!("Bidi rule: {}.", word(rule));
    sentences.push(&rule);
    sentences.retain(|it| !it.is_empty());
    let explanation = sentences.join(" ");
    LabelView { range: label.range.clone(), spelling, verdict, is_zones, description, explanation }
}

/// What a label is in the DNS; `is_valid`: every rule for U-labels holds.
fn spelling(name: &Name, label: &Label, is_valid: bool) -> Spelling {
    if let Some(typed) = label.foreign_a_label() {
        return Spelling::Foreign { typed: typed.to_owned(), own: label.a_label.clone() };
    }
    if name.label_characters(label).iter().all(|it| it.scalar.is_ascii()) {
        return Spelling::Ascii;
    }
    match &label.a_label {
        None => Spelling::TooLong,
        Some(it) if is_valid => Spelling::ALabel(it.clone()),
        Some(it) => Spelling::Punycode(it.clone()),
    }
}

fn foreign(typed: &str, own: Option<&str>) -> String {
    match own {
        Some(own) => format!("typed as {typed}, but its label encodes to {own}"),
        None => format!("typed as {typed}, but its label is longer than 63 octets"),
    }
}

fn description(
    name: &Name,
    label: &Label,
    index: usize,
    spelling: &Spelling,
    is_zones: bool,
    verdict: Verdict,
) -> String {
    let what = match spelling {
        Spelling::Ascii => text_of(name.label_characters(label)),
        Spelling::ALabel(it) => format!("a U-label, its A-label {it}"),
        Spelling::Punycode(it) => format!("no U-label, in Punycode {}", printable(it)),
        Spelling::Foreign { typed, own } => foreign(typed, own.as_deref()),
        Spelling::TooLong => "longer than the 63 octets of the DNS".to_owned(),
        Spelling::NotAsked => "of what is no domain name".to_owned(),
    };
    let whose = if is_zones { ", of the zone" } else { "" };
    let judged = match verdict {
        Verdict::Satisfied => "permitted by IDNA2008",
        Verdict::Violated => "refused by IDNA2008",
        Verdict::NotApplicable => "not judged",
    };
    format!("label {index}, {what}{whose}, {judged}")
}

/// What the spelling means, in sentences.
const fn meaning(spelling: &Spelling) -> &'static str {
    match spelling {
        Spelling::Ascii | Spelling::NotAsked => "",
        Spelling::ALabel(_) => {
            "A U-label is a label beyond ASCII that every rule of IDNA2008 allows; its A-label stands for it in \
             the DNS (RFC 5890)."
        }
        Spelling::Punycode(_) => {
            "A rule of IDNA2008 refuses this label, so its Punycode is only a spelling and no A-label (RFC 5890)."
        }
        Spelling::Foreign { .. } => {
            "What was typed looks like an A-label, but is none: an A-label is what its label encodes to (RFC 5890)."
        }
        Spelling::TooLong => "The DNS takes at most 63 octets a label (RFC 1035), as its A-label.",
    }
}
