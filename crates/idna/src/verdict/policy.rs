//! The policy matrix: one name under each of the rules that were made for such names, and the reason
//! where they part.

use serde::Serialize;

use bidiscope_bidi::name::{BidiClass, Character, Name};
use bidiscope_bidi::named;

use super::Verdict;
use super::dns_own::is_of_dns_own;
use super::finding::{Finding, Source};
use super::kind::FindingKind;
use super::registration::Applicant;
use super::rfc5891::Protocol;
use super::rfc5893::{NameVerdict, Outline, is_rtl_label, satisfies};
use super::uts46::{Processed, Refusal};

named! {
    /// A rule that accepts or refuses names.
    pub enum Policy {
        /// The paper's repertoire: its prose and Table 2.
        Paper = "paper", "The paper's repertoire (2001)";
        /// RFC 5893 as it is written: all labels of a Bidi domain name.
        Rfc5893ByName = "rfc5893-by-name", "RFC 5893, the whole name";
        /// RFC 5893 as python idna tests it: each label on its own, and only those that hold an R, AL or
        /// AN.
        Rfc5893ByLabel = "rfc5893-by-label", "RFC 5893, label by label (python idna)";
        /// RFC 5893 as libidn2 tests it: as [`Policy::Rfc5893ByLabel`], without condition 4, and with
        /// marks after any character at the end of a label.
        Rfc5893Libidn2 = "rfc5893-libidn2", "RFC 5893, label by label (libidn2)";
        /// RFC 5891 with RFC 5892 and RFC 5893: what a registry must refuse.
        Idna2008Registration = "idna2008-registration", "IDNA2008, registration (RFC 5891 section 4)";
        /// The same: what an application must not look up.
        Idna2008Lookup = "idna2008-lookup", "IDNA2008, look-up (RFC 5891 section 5)";
        /// RFC 3454, section 6.
        Rfc3454 = "rfc3454", "RFC 3454 (IDNA2003)";
        /// UTS #46 with every check, nontransitional.
        Uts46 = "uts46", "UTS #46, every check";
        /// The same, transitional: deviation characters are mapped.
        Uts46Transitional = "uts46-transitional", "UTS #46, transitional";
        /// Dürst's three restrictions.
        Duerst = "duerst", "D\u{fc}rst's restrictions (2001)";
    }
}

/// What a policy says of a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PolicyVerdict {
    /// The policy.
    pub policy: Policy,
    /// Not applicable where it does not speak of such names: RFC 5893 of names without R, AL and AN.
    pub verdict: Verdict,
    /// Why it refuses the name, or why it accepts what the rule by name refuses.
    pub reason: Option<String>,
    /// The characters that the reason is about, as indices into the whole name.
    pub characters: Vec<usize>,
    /// Where the reason stands.
    pub source: Option<Source>,
}

/// What each policy says of a name, given the rule's verdict, what UTS #46 makes of it, and all findings. Of what is no domain name
/// only Dürst's restrictions speak, which are about whole IRIs.
pub(super) fn matrix(
    name: &Name,
    judged: &NameVerdict,
    processed: &Processed,
    findings: &[Finding],
    applicant: &Applicant,
) -> Vec<PolicyVerdict> {
    let no_domain_name = findings.first().filter(|it| it.id == FindingKind::NoDomainName);
    let refusals = no_domain_name.map_or_else(|| processed.refusals(name, findings), |_| [None, None]);
    let answer = |policy| match no_domain_name {
        Some(finding) if policy != Policy::Duerst => PolicyVerdict {
            verdict: Verdict::NotApplicable,
            ..by_findings(policy, std::slice::from_ref(finding), |_| true)
        },
        _ => row(policy, name, judged, &refusals, findings, applicant),
    };
    Policy::ALL.into_iter().map(answer).collect()
}

fn row(
    policy: Policy,
    name: &Name,
    judged: &NameVerdict,
    refusals: &[Option<Refusal>; 2],
    findings: &[Finding],
    applicant: &Applicant,
) -> PolicyVerdict {
    match policy {
        Policy::Paper => by_findings(policy, findings, is_of_paper),
        Policy::Rfc5893ByName => PolicyVerdict {
            verdict: judged.verdict,
            ..by_findings(policy, findings, FindingKind::is_condition)
        },
        Policy::Rfc5893ByLabel => by_label(policy, name, judged, findings, python_idna_accepts),
        Policy::Rfc5893Libidn2 => by_label(policy, name, judged, findings, libidn2_accepts),
        Policy::Idna2008Registration => by_findings(policy, &judged_findings(findings, applicant), |kind| {
            Protocol::Registration.refuses(kind) || is_of_dns_own(kind)
        }),
        Policy::Idna2008Lookup => by_lookup(policy, &judged_findings(findings, applicant)),
        Policy::Rfc3454 => by_findings(policy, findings, |kind| {
            matches!(kind, FindingKind::Rfc3454Control | FindingKind::Rfc3454Mixed | FindingKind::Rfc3454Ends)
        }),
        Policy::Uts46 => by_uts46(policy, &refusals[0]),
        Policy::Uts46Transitional => by_uts46(policy, &refusals[1]),
        Policy::Duerst => by_findings(policy, findings, |kind| {
            matches!(kind, FindingKind::Duerst1 | FindingKind::Duerst2 | FindingKind::Duerst3)
        }),
    }
}

/// A policy that refuses a name where there is a finding of certain kinds; the first is the reason.
fn by_findings(policy: Policy, findings: &[Finding], refuses: impl Fn(FindingKind) -> bool) -> PolicyVerdict {
    match findings.iter().find(|finding| refuses(finding.id)) {
        Some(finding) => PolicyVerdict {
            policy,
            verdict: Verdict::Violated,
            reason: Some(finding.sentence.clone()),
            characters: finding.characters.clone(),
            source: Some(finding.source),
        },
        None => PolicyVerdict {
            policy,
            verdict: Verdict::Satisfied,
            reason: None,
            characters: Vec::new(),
            source: None,
        },
    }
}

/// The findings without those on labels that nobody registers, but for those that refuse such labels in a zone.
fn judged_findings(findings: &[Finding], applicant: &Applicant) -> Vec<Finding> {
    let is_judged = |it: &&Finding| applicant.judges(it.id, it.label) || applicant.is_refused_for(it);
    findings.iter().filter(is_judged).cloned().collect()
}

/// What processing does not refuse, or why it does.
fn by_uts46(policy: Policy, refusal: &Option<Refusal>) -> PolicyVerdict {
    match refusal.clone() {
        Some(Refusal { reason, characters, source }) => {
            PolicyVerdict { policy, verdict: Verdict::Violated, reason: Some(reason), characters, source }
        }
        None => by_findings(policy, &[], |_| true),
    }
}

/// What look-up must refuse; where it need not, but a registry must, the reason says so.
fn by_lookup(policy: Policy, findings: &[Finding]) -> PolicyVerdict {
    let row = by_findings(policy, findings, |kind| Protocol::Lookup.refuses(kind));
    let passed_over = findings.iter().find(|finding| Protocol::Registration.refuses(finding.id));
    match passed_over {
        Some(passed_over) if row.verdict == Verdict::Satisfied => {
            let advice = match passed_over.id.is_condition() {
                true => "Look-up should test this, but need not.",
                false => "Look-up does not test this.",
            };
            PolicyVerdict {
                reason: Some(format!("{} {advice}", passed_over.sentence)),
                characters: passed_over.characters.clone(),
                source: Some(LOOKUP_TESTS),
                ..row
            }
        }
        _ => row,
    }
}

/// Where it stands what look-up tests.
const LOOKUP_TESTS: Source = Source { document: "RFC 5891", section: "section 5.4" };

/// The rule as a library tests it that looks at labels with R, AL or AN only.
fn by_label(
    policy: Policy,
    name: &Name,
    judged: &NameVerdict,
    findings: &[Finding],
    accepts: impl Fn(&[Character]) -> bool,
) -> PolicyVerdict {
    let labels = name.labels().iter();
    let refused: Vec<bool> = labels.map(|label| !accepts(name.label_characters(label))).collect();
    let is_violation = |finding: &Finding| finding.id.is_condition();
    if refused.contains(&true) {
        let of_refused: Vec<Finding> = findings
            .iter()
            .filter(|it| is_violation(it) && it.label.is_some_and(|label| refused[label]))
            .cloned()
            .collect();
        return by_findings(policy, &of_refused, |_| true);
    }
    let mut row = by_findings(policy, &[], |_| false);
    if judged.verdict != Verdict::Violated {
        row.verdict = judged.verdict;
        return row;
    }
    // Here the library and the document part.
    if let Some(passed_over) = findings.iter().find(|it| is_violation(it)) {
        let rtl_label = passed_over.label.is_some_and(|index| {
            name.labels().get(index).is_some_and(|label| is_rtl_label(name.label_characters(label)))
        });
        let reason = match (rtl_label, passed_over.id) {
            (false, _) => "The label is not tested, for it holds no right-to-left character.",
            (true, FindingKind::Condition4) => "Condition 4 is not tested.",
            (true, _) => "Any character may stand before the marks at the end.",
        };
        row.reason = Some(reason.to_owned());
        row.characters.clone_from(&passed_over.characters);
        row.source = Some(passed_over.source);
    }
    row
}

/// What python idna makes of a label: the rule where the label holds an R, AL or AN.
pub fn python_idna_accepts(label: &[Character]) -> bool {
    !is_rtl_label(label) || satisfies(label)
}

/// What libidn2 (to 2.3.8) makes of a label. Without R, AL and AN it is not tested; otherwise an LTR
/// label never passes, condition 4 is not tested, and for condition 3 it is enough that the last
/// character, mark or not, is of a permitted class.
pub fn libidn2_accepts(label: &[Character]) -> bool {
    if !is_rtl_label(label) {
        return true;
    }
    use BidiClass::{AL, AN, EN, NSM, R};
    let violated = Outline::of(label).violated();
    let ending = label.last().is_some_and(|last| matches!(last.class, R | AL | EN | AN | NSM));
    !(violated.has(1) || violated.has(2) || violated.has(5)) && ending
}

fn is_of_paper(kind: FindingKind) -> bool {
    kind.id().starts_with("paper-")
}
