//! Whether a name may be registered: RFC 5891 section 4 with RFC 5892 and 5893, over the applicant's labels.

use std::ops::Range;

use serde::Serialize;

use bidiscope_bidi::name::Name;
use bidiscope_bidi::named;

use super::dns_own;
use super::finding::{Finding, Severity, described_all, is_or_are};
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
        /// There is no label in it that somebody registers.
        NotApplicable = "not-applicable";
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
    /// Whether they would be registered in a zone, so that such a label is asked for and cannot be had.
    is_in_zone: bool,
}

impl Applicant {
    /// The applicant of these labels of a name that has so many; some of the name's are [`super::dns_own`] and not
    /// judged.
    pub(super) fn new(labels: Range<usize>, count: usize, left_out: impl IntoIterator<Item = usize>) -> Self {
        let is_in_zone = labels.end < count;
        Self { labels, left_out: left_out.into_iter().collect(), is_in_zone }
    }

    /// The applicant's labels, as a range of the name's.
    pub const fn labels(&self) -> &Range<usize> {
        &self.labels
    }

    /// Whether a registry must refuse the applicant's labels, or the name as a whole, for such a finding.
    pub fn is_refused_for(&self, finding: &Finding) -> bool {
        self.refuses(finding.id, finding.label)
    }

    fn refuses(&self, kind: FindingKind, label: Option<usize>) -> bool {
        let is_own = label.is_none_or(|label| self.labels.contains(&label));
        if dns_own::is_of_dns_own(kind) {
            return self.is_in_zone && is_own;
        }
        Protocol::Registration.refuses(kind) && is_own && self.judges(kind, label)
    }

    /// Whether a registration hangs on such a finding: a violation in the zone's own labels, or a
    /// right-to-left label directly under one that begins with a digit (RFC 5893 section 7.1).
    pub fn depends_on(&self, finding: &Finding) -> bool {
        self.leaves_open(finding.id, finding.label)
    }

    fn leaves_open(&self, kind: FindingKind, label: Option<usize>) -> bool {
        let Some(label) = label.filter(|&label| self.is_judged(label)) else { return false };
        let is_applicants = self.labels.contains(&label);
        match kind {
            FindingKind::DigitAbove => is_applicants,
            kind => !is_applicants && Protocol::Registration.refuses(kind),
        }
    }

    /// Whether a finding counts: not what is found in labels that nobody registers, but that they are too long.
    pub(super) fn judges(&self, kind: FindingKind, label: Option<usize>) -> bool {
        kind == FindingKind::LabelTooLong || label.is_none_or(|label| self.is_judged(label))
    }

    /// Whether one of the applicant's labels is none that somebody registers, and is asked for in a zone.
    pub(super) fn asks_for_dns_own(&self) -> bool {
        self.is_in_zone && self.left_out.iter().any(|label| self.labels.contains(label))
    }

    /// How many labels stand below the zone; `None` without one.
    pub(super) fn labels_in_zone(&self) -> Option<usize> {
        self.is_in_zone.then_some(self.labels.len())
    }

    /// Whether some label of the name is none that somebody registers.
    pub(super) const fn leaves_labels_out(&self) -> bool {
        !self.left_out.is_empty()
    }

    /// Whether none of the applicant's labels is one that somebody registers.
    fn has_no_label(&self) -> bool {
        !self.labels.clone().any(|label| self.is_judged(label))
    }

    /// Whether a label is one that somebody registers.
    pub fn is_judged(&self, label: usize) -> bool {
        self.left_out.binary_search(&label).is_err()
    }
}

/// The answer for a name with these findings.
pub(super) fn registration(name: &Name, findings: &[Finding], applicant: &Applicant) -> Registration {
    let found: Vec<_> = findings.iter().map(|it| (it.id, it.label)).collect();
    let (verdict, because) = permission(&found, applicant);
    let is_behind = |it: &&Finding| match verdict {
        Permission::Refused => it.id == FindingKind::NoDomainName || applicant.is_refused_for(it),
        Permission::Depends => applicant.depends_on(it),
        Permission::Allowed | Permission::NotApplicable => false,
    };
    let mut behind: Vec<&Finding> =
        findings.iter().filter(|it| because.contains(&it.id)).filter(is_behind).collect();
    let headline = match verdict {
        Permission::Refused => {
            // What is wrong with a character whatever stands round it is said before what is wrong with its place.
            behind.sort_by_key(|it| it.id.is_condition());
            format!("Refused: {}", reasons(name, &behind))
        }
        Permission::Depends => {
            // What the document says of this very case comes before what it says of the zone alone.
            behind.sort_by_key(|it| it.id != FindingKind::DigitAbove);
            let is_own = behind.first().is_some_and(|it| it.id == FindingKind::DigitAbove);
            let whose = if is_own { "" } else { "in the zone itself, " };
            format!("Depends: {whose}{}", reasons(name, &behind))
        }
        Permission::Allowed => permitted(findings, applicant),
        Permission::NotApplicable => "Not applicable: nobody registers a label of this name.".to_owned(),
    };
    Registration { verdict, because, headline }
}

/// The answer for what was found in which labels, and the kinds behind it, each once.
pub(super) fn permission(
    found: &[(FindingKind, Option<usize>)],
    applicant: &Applicant,
) -> (Permission, Vec<FindingKind>) {
    if found.iter().any(|it| it.0 == FindingKind::NoDomainName) {
        return (Permission::Refused, vec![FindingKind::NoDomainName]);
    }
    let refused = kinds(found.iter().filter(|it| applicant.refuses(it.0, it.1)).map(|it| it.0));
    if !refused.is_empty() {
        return (Permission::Refused, refused);
    }
    if applicant.has_no_label() {
        return (Permission::NotApplicable, Vec::new());
    }
    let open = kinds(found.iter().filter(|it| applicant.leaves_open(it.0, it.1)).map(|it| it.0));
    let permission = if open.is_empty() { Permission::Allowed } else { Permission::Depends };
    (permission, open)
}

/// The headline of what is allowed.
fn permitted(findings: &[Finding], applicant: &Applicant) -> String {
    let warnings = findings.iter().filter(|it| it.severity == Severity::Warning).count();
    let warned = match warnings {
        0 => String::new(),
        1 => "; 1 warning".to_owned(),
        more => format!("; {more} warnings"),
    };
    let left_out = match applicant.left_out.len() {
        0 => String::new(),
        1 => format!(", label {} left aside", applicant.left_out[0]),
        more => format!(", {more} labels of the DNS's own left aside"),
    };
    format!(
        "Permitted by IDNA2008{left_out}{warned}. The registry's own character table and variants were not asked."
    )
}

/// The kinds, each once.
pub(super) fn kinds(found: impl Iterator<Item = FindingKind>) -> Vec<FindingKind> {
    let mut kinds = Vec::new();
    for kind in found {
        if !kinds.contains(&kind) {
            kinds.push(kind);
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
        let verb = is_or_are(name.characters(), &finding.characters);
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
