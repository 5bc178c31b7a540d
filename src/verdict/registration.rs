//! Whether a name may be registered: RFC 5891 section 4 with RFC 5892 and 5893, over the applicant's labels.

use std::ops::Range;

use serde::Serialize;

use crate::name::Name;
use crate::named::named;

use super::finding::{Finding, Severity, described_all};
use super::kind::FindingKind;
use super::rfc5891::Protocol;

named! {
    /// Whether IDNA2008 lets a registry enter a name.
    pub enum Permission {
        /// No rule of IDNA2008 speaks against it.
        Allowed = "allowed";
        /// A rule of IDNA2008 forbids it.
        Refused = "refused";
        /// It hangs on what the applicant cannot mend, or a document advises against it.
        Depends = "depends";
    }
}

/// The answer to "may this be registered?".
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Registration {
    /// The answer.
    pub verdict: Permission,
    /// The kinds of findings behind a refusal, or on which it depends; in the order of the findings, each
    /// once.
    pub because: Vec<FindingKind>,
    /// The answer in a sentence that needs no reordering.
    pub headline: String,
}

/// Whose labels are whose in a name that would be registered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Applicant {
    /// The applicant's labels; those after them are the zone's.
    labels: Range<usize>,
    /// Labels that nobody registers, in their order: a wildcard and the names that begin with an underscore.
    left_out: Vec<usize>,
}

impl Applicant {
    /// The applicant of these labels, some of which are [`super::dns_own`] and not judged.
    pub(super) fn new(labels: Range<usize>, left_out: impl IntoIterator<Item = usize>) -> Self {
        Self { labels, left_out: left_out.into_iter().collect() }
    }

    /// The applicant's labels, as a range of the name's.
    pub const fn labels(&self) -> &Range<usize> {
        &self.labels
    }

    /// Whether a registry must refuse the applicant's labels, or the name as a whole, for such a finding.
    pub fn is_refused_for(&self, finding: &Finding) -> bool {
        Protocol::Registration.refuses(finding.id)
            && finding.label.is_none_or(|label| self.labels.contains(&label))
            && self.judges(finding)
    }

    /// Whether a registration hangs on such a finding: a violation in the zone's own labels, or a
    /// right-to-left label directly under one that begins with a digit (RFC 5893 section 7.1).
    pub fn depends_on(&self, finding: &Finding) -> bool {
        let Some(label) = finding.label.filter(|&label| self.is_judged(label)) else { return false };
        let is_applicants = self.labels.contains(&label);
        match finding.id {
            FindingKind::DigitAbove => is_applicants,
            kind => !is_applicants && Protocol::Registration.refuses(kind),
        }
    }

    /// Whether a finding counts: not what is found in labels that nobody registers, but that they are too long.
    pub(super) fn judges(&self, finding: &Finding) -> bool {
        finding.id == FindingKind::LabelTooLong || finding.label.is_none_or(|label| self.is_judged(label))
    }

    /// Whether a label is one that somebody registers.
    pub fn is_judged(&self, label: usize) -> bool {
        self.left_out.binary_search(&label).is_err()
    }
}

/// The answer for a name with these findings.
pub(super) fn registration(name: &Name, findings: &[Finding], applicant: &Applicant) -> Registration {
    let no_domain_name = findings.iter().find(|it| it.id == FindingKind::NoDomainName);
    let refused: Vec<&Finding> = match no_domain_name {
        Some(finding) => vec![finding],
        None => findings.iter().filter(|it| applicant.is_refused_for(it)).collect(),
    };
    if !refused.is_empty() {
        let headline = format!("Refused: {}", reasons(name, &refused));
        return Registration { verdict: Permission::Refused, because: kinds(&refused), headline };
    }
    let mut open: Vec<&Finding> = findings.iter().filter(|it| applicant.depends_on(it)).collect();
    if !open.is_empty() {
        let because = kinds(&open);
        // What the document says of this very case comes before what it says of the zone alone.
        open.sort_by_key(|it| it.id != FindingKind::DigitAbove);
        let headline = format!("Depends: {}", reasons(name, &open));
        return Registration { verdict: Permission::Depends, because, headline };
    }
    let warnings = findings.iter().filter(|it| it.severity == Severity::Warning).count();
    let warned = match warnings {
        0 => String::new(),
        1 => "; 1 warning".to_owned(),
        more => format!("; {more} warnings"),
    };
    let headline = format!(
        "Permitted by IDNA2008{warned}. The registry's own character table and variants were not asked."
    );
    Registration { verdict: Permission::Allowed, because: Vec::new(), headline }
}

/// The kinds of findings, each once.
fn kinds(findings: &[&Finding]) -> Vec<FindingKind> {
    let mut kinds = Vec::new();
    for finding in findings {
        if !kinds.contains(&finding.id) {
            kinds.push(finding.id);
        }
    }
    kinds
}

/// The first reason, its source, and how many more there are.
fn reasons(name: &Name, findings: &[&Finding]) -> String {
    let Some((first, others)) = findings.split_first() else { return String::new() };
    let more = match others.len() {
        0 => String::new(),
        1 => ", and one more reason".to_owned(),
        more => format!(", and {more} more reasons"),
    };
    let source = match first.id {
        FindingKind::DigitAbove => first.source.to_string(),
        _ => first.source.document.to_owned(),
    };
    format!("{} ({source}){more}.", reason(name, first))
}

/// A finding after a colon.
fn reason(name: &Name, finding: &Finding) -> String {
    if finding.id == FindingKind::IdnaDisallowed {
        let verb = if finding.characters.len() == 1 { "is" } else { "are" };
        let named = described_all(name.characters(), &finding.characters);
        return format!("{named} {verb} not allowed in names");
    }
    if finding.id == FindingKind::DigitAbove
        && let Some(above) = finding.label.and_then(|label| name.labels().get(label + 1))
    {
        let above = above.a_label.as_deref().unwrap_or("such a label");
        return format!("right-to-left labels should not be registered under {above}");
    }
    let sentence = finding.sentence.trim_end_matches('.');
    let mut letters = sentence.chars();
    letters.next().map(|first| first.to_ascii_lowercase()).into_iter().chain(letters).collect()
}
