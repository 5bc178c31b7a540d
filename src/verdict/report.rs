//! Everything that is said of a name, in one value.

use serde::Serialize;

use crate::name::Name;

use super::finding::{Finding, Severity};
use super::grouping::{self, Bound, Grouping};
use super::mend::{self, Mending};
use super::policy::{self, PolicyVerdict};
use super::rfc5893::{self, NameVerdict};
use super::uts46::{self, Mapping};
use super::{
    Verdict, conditions, duerst, guidelines, invisible, repertoire, rfc1035, rfc3454, rfc5891, scripts, words,
};

/// What all rule sets say of a name. Its fields are the keys of `inspect --json`, except `rule`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// The Bidi rule's verdict, condition by condition.
    #[serde(skip)]
    pub rule: NameVerdict,
    /// The verdict in a sentence: the Bidi rule's first, and how many other violations there are.
    pub summary: String,
    /// Everything found, by rule set: RFC 5893, IDNA2008 and the DNS, scripts, invisible
    /// characters, UTS #46, RFC 3454, the
    /// paper, Dürst; within each by label.
    pub findings: Vec<Finding>,
    /// The name under each policy.
    pub policies: Vec<PolicyVerdict>,
    /// What UTS #46 changes in the name; `None` where it changes nothing.
    pub mapping: Option<Mapping>,
    /// Whether its labels stay whole among others.
    pub grouping: Grouping,
    /// The smallest edits that satisfy the Bidi rule; empty where it is satisfied or not applicable.
    pub mendings: Vec<Mending>,
}

/// Judges a name by every rule set. Takes a few milliseconds at most: the searches are bounded.
pub fn report(name: &Name) -> Report {
    report_within(name, Bound::WHOLE)
}

/// The report with another bound for the search of contexts that tear a label.
pub fn report_within(name: &Name, bound: Bound) -> Report {
    let rule = rfc5893::judge(name);
    let mapping = uts46::mapping(name);
    let grouping = grouping::search(name, bound);
    let mut findings = conditions::findings(name, &rule);
    findings.extend(guidelines::findings(name, &rule));
    if rule.bidi_domain_name {
        findings.extend(grouping::findings(&grouping));
    }
    findings.extend(rfc5891::findings(name));
    findings.extend(rfc1035::findings(name));
    findings.extend(scripts::findings(name));
    findings.extend(invisible::findings(name));
    findings.extend(uts46::findings(name, mapping.as_ref()));
    findings.extend(rfc3454::findings(name));
    findings.extend(repertoire::findings(name));
    findings.extend(duerst::findings(name));
    let policies = policy::matrix(name, &rule, &uts46::process(name), &findings);
    let mendings = mend::mendings(name, &rule);
    let summary = summary(&rule, &findings);
    Report { rule, summary, findings, policies, mapping, grouping, mendings }
}

fn summary(rule: &NameVerdict, findings: &[Finding]) -> String {
    let violations: Vec<&Finding> = findings.iter().filter(|it| it.severity == Severity::Violation).collect();
    // The rule's own violations come first in the list.
    let shown = usize::from(rule.verdict == Verdict::Violated);
    let mut summary = words::head(rule.verdict).to_owned();
    if let Some(first) = violations.iter().take(shown).next() {
        summary = format!("{summary}: {}", first.sentence.trim_end_matches('.'));
    }
    match violations.len() - shown.min(violations.len()) {
        0 => {}
        1 => summary.push_str("; one other violation"),
        others => summary.push_str(&format!("; {others} other violations")),
    }
    summary.push('.');
    summary
}
