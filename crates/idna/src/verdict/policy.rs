//! The policy matrix: the verdict of each rule set on one name, and the reason where they differ.

use bidiscope_bidi::name::{BidiClass, Character, Name};

use super::RuleVerdict;
use super::finding::Finding;
use super::kind::{FindingKind, RuleSource};
pub use super::policies::AcceptancePolicy;
pub use super::policy_reason::{AcceptancePolicyReason, FindingOnMappedName};
use super::registration::RegistrationApplicantLabels;
use super::rfc5891::Protocol;
use super::rfc5893::{
    BidiRuleCondition, BidiRuleNameVerdict, LabelBidiClasses, is_rtl_label, label_satisfies_bidi_rule,
};
use super::url_standard::host_requested_by_browser;
use super::uts39::{outsiders, script_names, zero_of};
use super::uts46::{Refusal, Uts46ProcessedName};

/// The verdict of one policy on a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AcceptancePolicyVerdict {
    /// The policy.
    pub policy: AcceptancePolicy,
    /// Not applicable if the policy is not about such names: RFC 5893 for names without R, AL and AN, all but Dürst's
    /// restrictions for what is no domain name.
    pub verdict: RuleVerdict,
    /// Why it refuses the name, or that this is no domain name; of lookup also why it accepts what
    /// [`AcceptancePolicy::Idna2008Registration`] refuses, of the two libraries why they accept what
    /// [`AcceptancePolicy::Rfc5893ByName`] refuses.
    pub reason: Option<AcceptancePolicyReason>,
    /// The characters that the reason is about, as indices into the whole name.
    pub character_indices_in_name: Vec<usize>,
    /// Where the rule behind the reason is stated.
    pub rule_source: Option<RuleSource>,
}

impl AcceptancePolicyVerdict {
    /// The verdict of a policy that refuses each of certain findings.
    pub fn from_findings(policy: AcceptancePolicy, findings: &[Finding]) -> Self {
        by_findings(policy, findings, |kind| kind.is_refused_by(policy))
    }
}

/// The verdict of every policy. For input that is not a domain name only Dürst's restrictions apply, because
/// they are about whole IRIs.
pub(super) fn matrix(
    name: &Name,
    judged: &BidiRuleNameVerdict,
    processed: &Uts46ProcessedName,
    findings: &[Finding],
    applicant: &RegistrationApplicantLabels,
) -> Vec<AcceptancePolicyVerdict> {
    let not_a_domain_name = findings.first().filter(|it| it.finding_kind == FindingKind::NotADomainName);
    let refusals = not_a_domain_name.map_or_else(|| processed.refusals(name, findings), |_| [None, None]);
    let answer = |policy| match not_a_domain_name {
        Some(finding) if policy != AcceptancePolicy::DuerstBidiIris => AcceptancePolicyVerdict {
            verdict: RuleVerdict::NotApplicable,
            ..by_findings(policy, std::slice::from_ref(finding), |_| true)
        },
        _ => row(policy, name, judged, &refusals, findings, applicant),
    };
    AcceptancePolicy::ALL.into_iter().map(answer).collect()
}

fn row(
    policy: AcceptancePolicy,
    name: &Name,
    judged: &BidiRuleNameVerdict,
    refusals: &[Option<Refusal>; 2],
    findings: &[Finding],
    applicant: &RegistrationApplicantLabels,
) -> AcceptancePolicyVerdict {
    match policy {
        AcceptancePolicy::Atkin2001Repertoire
        | AcceptancePolicy::Rfc3454
        | AcceptancePolicy::DuerstBidiIris => AcceptancePolicyVerdict::from_findings(policy, findings),
        AcceptancePolicy::Rfc5893ByName => AcceptancePolicyVerdict {
            verdict: judged.rule_verdict,
            ..by_findings(policy, findings, FindingKind::is_bidi_rule_condition)
        },
        AcceptancePolicy::Rfc5893ByLabel => by_label(policy, name, judged, findings, python_idna_accepts),
        AcceptancePolicy::Rfc5893Libidn2 => by_label(policy, name, judged, findings, libidn2_accepts),
        AcceptancePolicy::Idna2008Registration => {
            by_findings(policy, &judged_findings(findings, applicant), |kind| {
                kind.is_refused_by(policy) || kind.marks_unregistrable_label()
            })
        }
        AcceptancePolicy::Idna2008Lookup => by_lookup(policy, &judged_findings(findings, applicant)),
        AcceptancePolicy::Uts46 => by_uts46(policy, &refusals[0]),
        AcceptancePolicy::Uts46Transitional => by_uts46(policy, &refusals[1]),
        AcceptancePolicy::UrlStandard => by_url_standard(name),
        AcceptancePolicy::AynaRegistrationSystem => by_ayna(name, applicant),
    }
}

/// A policy that refuses a name if `refuses` matches a finding; the first such finding is the reason.
fn by_findings(
    policy: AcceptancePolicy,
    findings: &[Finding],
    refuses: impl Fn(FindingKind) -> bool,
) -> AcceptancePolicyVerdict {
    match findings.iter().find(|finding| refuses(finding.finding_kind)) {
        Some(finding) => AcceptancePolicyVerdict {
            policy,
            verdict: RuleVerdict::Violated,
            reason: Some(AcceptancePolicyReason::Finding(finding.clone())),
            character_indices_in_name: finding.character_indices_in_name.clone(),
            rule_source: Some(finding.rule_source()),
        },
        None => AcceptancePolicyVerdict {
            policy,
            verdict: RuleVerdict::Satisfied,
            reason: None,
            character_indices_in_name: Vec::new(),
            rule_source: None,
        },
    }
}

/// Section II: Ayna's "registration system only allows European numerals and does not permit the intermixing of different
/// script systems within a domain name". This is about what is registered, so about the applicant's labels.
fn by_ayna(name: &Name, applicant: &RegistrationApplicantLabels) -> AcceptancePolicyVerdict {
    let labels = &name.labels()[applicant.label_index_range_in_name().clone()];
    let indices: Vec<usize> = labels.iter().flat_map(|label| label.character_range.clone()).collect();
    let characters: Vec<Character> = indices.iter().map(|&at| name.characters()[at]).collect();
    let is_other_digit = |it: &Character| zero_of(it.scalar).is_some_and(|zero| zero != '0');
    let other_digits: Vec<usize> =
        (0..characters.len()).filter(|&at| is_other_digit(&characters[at])).collect();
    let outsiders: Vec<usize> = outsiders(&characters).collect();
    let (reason, offenders) = if !other_digits.is_empty() {
        let mut digits: Vec<char> = other_digits.iter().map(|&at| characters[at].scalar).collect();
        digits.sort_unstable();
        digits.dedup();
        (AcceptancePolicyReason::NonEuropeanDigits(digits), other_digits)
    } else if !outsiders.is_empty() {
        (AcceptancePolicyReason::SeveralScriptNames(script_names(&characters)), outsiders)
    } else {
        return by_findings(AcceptancePolicy::AynaRegistrationSystem, &[], |_| false);
    };
    AcceptancePolicyVerdict {
        policy: AcceptancePolicy::AynaRegistrationSystem,
        verdict: RuleVerdict::Violated,
        reason: Some(reason),
        character_indices_in_name: offenders.into_iter().map(|at| indices[at]).collect(),
        rule_source: Some(RuleSource {
            document: "Atkin, Stansifer and Alsharif 2001",
            section: "section II",
        }),
    }
}

/// The findings that count for registration: those on unregistrable labels are left out, except where such a
/// label is refused in a zone.
fn judged_findings(findings: &[Finding], applicant: &RegistrationApplicantLabels) -> Vec<Finding> {
    let is_judged = |it: &&Finding| {
        applicant.counts(it.finding_kind, it.label_index) || applicant.is_registration_refused_for(it)
    };
    findings.iter().filter(is_judged).cloned().collect()
}

/// The verdict of UTS #46: violated if there is a refusal.
fn by_uts46(policy: AcceptancePolicy, refusal: &Option<Refusal>) -> AcceptancePolicyVerdict {
    match refusal.clone() {
        Some(Refusal { reason, characters, source }) => AcceptancePolicyVerdict {
            policy,
            verdict: RuleVerdict::Violated,
            reason: Some(reason),
            character_indices_in_name: characters,
            rule_source: source,
        },
        None => by_findings(policy, &[], |_| true),
    }
}

/// Whether browsers ask for the name.
fn by_url_standard(name: &Name) -> AcceptancePolicyVerdict {
    let accepted = by_findings(AcceptancePolicy::UrlStandard, &[], |_| false);
    match host_requested_by_browser(name) {
        Ok(_) => accepted,
        Err(refusal) => AcceptancePolicyVerdict {
            verdict: RuleVerdict::Violated,
            reason: Some(AcceptancePolicyReason::BrowserRefusal(refusal)),
            rule_source: Some(RuleSource { document: "URL Standard", section: "section 3.5" }),
            ..accepted
        },
    }
}

/// What lookup must refuse. If only a registry must refuse the name, the reason says that lookup does not
/// test it.
fn by_lookup(policy: AcceptancePolicy, findings: &[Finding]) -> AcceptancePolicyVerdict {
    let row = by_findings(policy, findings, |kind| Protocol::Lookup.refuses(kind));
    let not_tested = findings.iter().find(|finding| Protocol::Registration.refuses(finding.finding_kind));
    match not_tested {
        Some(not_tested) if row.verdict == RuleVerdict::Satisfied => {
            let reason = match not_tested.finding_kind.is_bidi_rule_condition() {
                true => AcceptancePolicyReason::FindingShouldBeTestedInLookup,
                false => AcceptancePolicyReason::FindingNotTestedInLookup,
            };
            AcceptancePolicyVerdict {
                reason: Some(reason(not_tested.clone())),
                character_indices_in_name: not_tested.character_indices_in_name.clone(),
                rule_source: Some(LOOKUP_TESTS),
                ..row
            }
        }
        _ => row,
    }
}

/// The section that lists what lookup tests.
const LOOKUP_TESTS: RuleSource = RuleSource { document: "RFC 5891", section: "section 5.4" };

/// The Bidi rule as implemented by a library that tests only labels with R, AL or AN.
fn by_label(
    policy: AcceptancePolicy,
    name: &Name,
    judged: &BidiRuleNameVerdict,
    findings: &[Finding],
    accepts: impl Fn(&[Character]) -> bool,
) -> AcceptancePolicyVerdict {
    let labels = name.labels().iter();
    let refused: Vec<bool> = labels.map(|label| !accepts(name.label_characters(label))).collect();
    let is_violation = |finding: &Finding| finding.finding_kind.is_bidi_rule_condition();
    if refused.contains(&true) {
        let of_refused: Vec<Finding> = findings
            .iter()
            .filter(|it| is_violation(it) && it.label_index.is_some_and(|label| refused[label]))
            .cloned()
            .collect();
        return by_findings(policy, &of_refused, |_| true);
    }
    let mut row = by_findings(policy, &[], |_| false);
    if judged.rule_verdict != RuleVerdict::Violated {
        row.verdict = judged.rule_verdict;
        return row;
    }
    // Here the library accepts what the RFC refuses.
    if let Some(not_tested) = findings.iter().find(|it| is_violation(it)) {
        let rtl_label = not_tested.label_index.is_some_and(|index| {
            name.labels().get(index).is_some_and(|label| is_rtl_label(name.label_characters(label)))
        });
        let reason = match (rtl_label, not_tested.finding_kind) {
            (false, _) => AcceptancePolicyReason::LeftToRightLabelNotTested,
            (true, FindingKind::Condition4) => AcceptancePolicyReason::Condition4NotTested,
            (true, _) => AcceptancePolicyReason::LabelEndNotTested,
        };
        row.reason = Some(reason);
        row.character_indices_in_name.clone_from(&not_tested.character_indices_in_name);
        row.rule_source = Some(not_tested.rule_source());
    }
    row
}

/// Whether the Bidi rule as python idna implements it accepts a label: only labels with an R, AL or AN are tested.
pub fn python_idna_accepts(label: &[Character]) -> bool {
    !is_rtl_label(label) || label_satisfies_bidi_rule(label)
}

/// Whether the Bidi rule as libidn2 (up to 2.3.8) implements it accepts a label. Labels without R, AL and AN are not
/// tested. In the others an LTR label never passes, condition 4 is not tested, and condition 3 only looks at the class of
/// the last character, even if it is a mark.
pub fn libidn2_accepts(label: &[Character]) -> bool {
    if !is_rtl_label(label) {
        return true;
    }
    use BidiClass::{AL, AN, EN, NSM, R};
    let violated = LabelBidiClasses::of_label(label).violated_conditions();
    let ending = label.last().is_some_and(|last| matches!(last.class, R | AL | EN | AN | NSM));
    let is_refused = [BidiRuleCondition::One, BidiRuleCondition::Two, BidiRuleCondition::Five]
        .into_iter()
        .any(|it| violated.has(it));
    !is_refused && ending
}
