//! The report: the results of all rule sets for one name.

use serde::Serialize;

use bidiscope_bidi::name::Name;

use super::finding::{Finding, Severity};
use super::fix::{self, SuggestedFix};
use super::grouping::{self, Bound, Grouping};
use super::kind::FindingKind;
use super::not_a_domain_name::{self, NotADomainName, not_a_domain_name};
use super::policy::{self, PolicyVerdict};
use super::registration::{self, ApplicantLabels, Permission, Registration, registration};
use super::report_options::ReportOptions;
use super::rfc5893::{self, NameVerdict};
use super::uts46::{self, DnsName, Mapping};
use super::zone::Zone;
use super::{
    Verdict, atkin_repertoire, conditions, confusable, deviation, duerst, fast_path, invisible, messages,
    name_warnings, numeric_top_level, rfc1035, rfc3454, rfc5891, rfc5893_guidance, scripts, unregistrable,
};

/// The results of all rule sets for a name. Serialized fields are keys of `inspect --json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// The Bidi rule's verdict by condition; all not applicable if the input is not a domain name.
    #[serde(skip)]
    pub rule: NameVerdict,
    /// What the input is instead of a domain name; `None` if it is a domain name.
    #[serde(skip)]
    pub not_a_domain_name: Option<NotADomainName>,
    /// Which labels are the applicant's.
    #[serde(skip)]
    pub applicant: ApplicantLabels,
    /// Whether the applicant's labels may be registered.
    pub registration: Registration,
    /// The name as the DNS is queried for it.
    pub dns: DnsName,
    /// One sentence: the verdict of the Bidi rule, then the number of other violations.
    pub summary: String,
    /// All findings by rule set: not a domain name, RFC 5893, IDNA2008 and the DNS, scripts, invisible
    /// characters, UTS #46, RFC 3454, the paper, Dürst; within each by label.
    pub findings: Vec<Finding>,
    /// The verdict of each policy.
    pub policies: Vec<PolicyVerdict>,
    /// What UTS #46 changes in the name; `None` if nothing.
    pub mapping: Option<Mapping>,
    /// Whether each label stays in one piece on screen in all tested contexts (RFC 5893 section 3).
    pub grouping: Grouping,
    /// Edits of the applicant's labels after which the name satisfies the requested rule set, the likeliest
    /// first; empty if it already does.
    pub suggested_fixes: Vec<SuggestedFix>,
    /// Why there is no suggested fix for a name that violates the rules.
    pub no_fix_reason: Option<String>,
}

/// The report on a name with default options. Takes a few milliseconds at most: the searches are bounded.
pub fn report(name: &Name) -> Report {
    report_with(name, &ReportOptions::default())
}

/// The report with another limit for the search for contexts that split a label.
pub fn report_with_bound(name: &Name, bound: Bound) -> Report {
    report_with(name, &ReportOptions { grouping_bound: bound, ..ReportOptions::default() })
}

/// The report with options. If the name is not in the given zone, the whole name is treated as the
/// applicant's; call [`super::Zone::applicants_labels`] first to detect that.
pub fn report_with(name: &Name, question: &ReportOptions) -> Report {
    let not_a_domain_name = not_a_domain_name(name);
    let rule = match &not_a_domain_name {
        None => rfc5893::judge(name),
        Some(_) => rfc5893::not_applicable(name),
    };
    let grouping = grouping::search(name, question.grouping_bound);
    let processed = uts46::process(name);
    let mapping = uts46::mapping(name);
    let applicant = applicant(name, question.zone.as_ref());
    let mut findings = Vec::new();
    match &not_a_domain_name {
        Some(found) => {
            findings.push(not_a_domain_name::finding(name, found));
            findings.extend(invisible::findings(name));
        }
        None => {
            let asked = rule.bidi_domain_name.then(|| grouping::findings(&grouping));
            findings.extend(current_rules(name, &rule, mapping.as_ref(), asked.unwrap_or_default()));
            let permission = registration::permission(&kinds_by_label(&findings), &applicant).0;
            findings.extend(name_warnings::findings(name, &applicant, permission));
            findings.extend(rfc3454::findings(name));
            findings.extend(atkin_repertoire::findings(name));
        }
    }
    findings.extend(duerst::findings(name));
    let policies = policy::matrix(name, &rule, &processed, &findings, &applicant);
    let registration = registration(name, &findings, &applicant);
    let fix::SuggestedFixes { fixes: suggested_fixes, no_fix_reason } =
        fix::suggested_fixes(name, applicant.labels().clone(), question.fixes_satisfy);
    let no_fix_reason = no_fix_reason.map(|it| it.to_string());
    let summary = summary(&rule, &findings);
    Report {
        rule,
        not_a_domain_name,
        applicant,
        registration,
        dns: processed.dns(),
        summary,
        findings,
        policies,
        mapping,
        grouping,
        suggested_fixes,
        no_fix_reason,
    }
}

/// Whether a name may be registered in a zone, and the kinds of findings that led to the result: the same as
/// [`Report::registration`], without the cost of a report. If the name is not in the zone, the whole name is
/// treated as the applicant's.
pub fn permission(name: &Name, zone: Option<&Zone>) -> (Permission, Vec<FindingKind>) {
    let found: Vec<_> = match not_a_domain_name(name) {
        Some(_) => vec![(FindingKind::NotADomainName, None)],
        None => {
            let by_bidi_rule = fast_path::rfc5893_kinds(name.characters(), &rfc5893::spans(name));
            let by_label = by_bidi_rule.into_iter().chain(rfc5891::kinds(name));
            let by_length = rfc1035::findings(name).into_iter().map(|it| (it.id, it.label));
            let by_label = by_label.map(|(kind, label)| (kind, Some(label)));
            by_label.chain(by_length).chain(unregistrable::kinds(name).map(|it| (it.0, Some(it.1)))).collect()
        }
    };
    registration::permission(&found, &applicant(name, zone))
}

/// The kinds of the warnings on a name in a zone, each once, in the order of [`Report::findings`]: the same
/// as in a report with [`Bound::SHORT`], without the cost of a report.
pub fn warnings(name: &Name, zone: Option<&Zone>) -> Vec<FindingKind> {
    let mut findings = Vec::new();
    if not_a_domain_name(name).is_none() {
        let rule = rfc5893::judge(name);
        findings.extend(rfc5893_guidance::findings(name, &rule));
        if rule.verdict == Verdict::Violated {
            // If all labels satisfy the rule, none is split: theorem 7 in docs/theorems.md.
            findings.extend(grouping::findings(&grouping::search(name, Bound::SHORT)));
        }
        findings.extend(scripts::findings(name));
        findings.extend(confusable::findings(name));
        findings.extend(invisible::findings(name));
        findings.extend(deviation::findings(name));
        findings.extend(numeric_top_level::findings(name));
        let permission = permission(name, zone).0;
        findings.extend(name_warnings::findings(name, &applicant(name, zone), permission));
    } else {
        findings.extend(invisible::findings(name));
    }
    findings.retain(|it| it.severity == Severity::Warning);
    registration::kinds(findings.iter().map(|it| it.id))
}

/// The violations and warnings on a domain name, without the search for contexts that split a label.
pub(super) fn violations_and_warnings(name: &Name) -> Vec<Finding> {
    let mut findings = current_rules(name, &rfc5893::judge(name), None, Vec::new());
    findings.retain(|it| it.severity != Severity::Note);
    findings
}

/// The findings by the standards in force. `split` are the findings of the grouping search.
fn current_rules(
    name: &Name,
    rule: &NameVerdict,
    mapping: Option<&Mapping>,
    split: Vec<Finding>,
) -> Vec<Finding> {
    let mut findings = conditions::findings(name, rule);
    findings.extend(rfc5893_guidance::findings(name, rule));
    findings.extend(split);
    findings.extend(rfc5891::findings(name));
    findings.extend(rfc1035::findings(name));
    findings.extend(unregistrable::findings(name));
    findings.extend(scripts::findings(name));
    findings.extend(confusable::findings(name));
    findings.extend(invisible::findings(name));
    findings.extend(deviation::findings(name));
    findings.extend(numeric_top_level::findings(name));
    findings.extend(uts46::findings(name, mapping));
    findings
}

/// Which labels are the applicant's.
fn applicant(name: &Name, zone: Option<&Zone>) -> ApplicantLabels {
    let labels = zone.and_then(|zone| zone.applicants_labels(name).ok()).unwrap_or(0..name.labels().len());
    ApplicantLabels::new(labels, name.labels().len(), unregistrable::kinds(name).map(|it| it.1))
}

/// The kind and label of each finding.
fn kinds_by_label(findings: &[Finding]) -> Vec<(FindingKind, Option<usize>)> {
    findings.iter().map(|it| (it.id, it.label)).collect()
}

fn summary(rule: &NameVerdict, findings: &[Finding]) -> String {
    if let Some(first) = findings.first().filter(|it| it.id == FindingKind::NotADomainName) {
        return first.sentence.clone();
    }
    let violations: Vec<&Finding> = findings.iter().filter(|it| it.severity == Severity::Violation).collect();
    // The Bidi rule's own violations come first in the list.
    let shown = usize::from(rule.verdict == Verdict::Violated);
    let mut summary = messages::summary_start(rule.verdict).to_owned();
    if let Some(first) = violations.iter().take(shown).next() {
        summary = format!("{summary}: {}", first.sentence.trim_end_matches('.'));
    }
    let (of_rule, of_others): (Vec<&Finding>, Vec<&Finding>) =
        violations.iter().skip(shown).partition(|it| it.id.is_condition());
    let counted = |count: usize| match count {
        1 => "one violation".to_owned(),
        count => format!("{count} violations"),
    };
    match of_rule.len() {
        0 => {}
        1 => summary.push_str("; one more violation of it"),
        more => summary.push_str(&format!("; {more} more violations of it")),
    }
    if !of_others.is_empty() {
        summary.push_str(&format!("; {} of other rules", counted(of_others.len())));
    }
    summary.push('.');
    summary
}
