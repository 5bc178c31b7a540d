//! The results of all rule sets for one name, each computed when it is first asked for.

use std::sync::OnceLock;

use bidiscope_bidi::name::Name;

use super::analysis_options::AnalysisOptions;
use super::finding::{Finding, Severity};
use super::fix::{self, SuggestedFixes};
use super::grouping::{self, Bound, Grouping};
use super::kind::FindingKind;
use super::not_a_domain_name::{self, NotADomainName, not_a_domain_name};
use super::policy::{self, PolicyVerdict};
use super::registration::{self, ApplicantLabels, Registration};
use super::rfc5893::{self, NameVerdict};
use super::uts46::{self, DnsName, Mapping, Processed};
use super::{
    Verdict, atkin_repertoire, conditions, confusable, deviation, duerst, fast_path, invisible,
    name_warnings, numeric_top_level, rfc1035, rfc3454, rfc5891, rfc5893_guidance, scripts, unregistrable,
};

/// What the rule sets say about one name. Every result is computed when it is first asked for, and then kept; all of
/// them together take a few milliseconds at most, because the searches are bounded.
///
/// ```
/// use bidiscope_bidi::name::{Name, Notation};
/// use bidiscope_idna::verdict::{Analysis, FindingKind, Permission};
///
/// let analysis = Analysis::new(&Name::read("\u{5D0}\u{5D1}-.com", Notation::Unicode)?);
/// assert_eq!(analysis.registration().verdict, Permission::Refused);
/// assert_eq!(analysis.findings()[0].id, FindingKind::Condition3);
/// assert_eq!(analysis.suggested_fixes().fixes[0].name, "\u{5D0}\u{5D1}.com");
/// # Ok::<(), bidiscope_bidi::name::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Analysis {
    name: Name,
    options: AnalysisOptions,
    not_a_domain_name: Option<NotADomainName>,
    applicant: ApplicantLabels,
    rule: OnceLock<NameVerdict>,
    registration: OnceLock<Registration>,
    processed: OnceLock<Processed>,
    mapping: OnceLock<Option<Mapping>>,
    grouping: OnceLock<Grouping>,
    findings: OnceLock<Vec<Finding>>,
    policies: OnceLock<Vec<PolicyVerdict>>,
    suggested_fixes: OnceLock<SuggestedFixes>,
}

impl Analysis {
    /// The analysis of a name with default options.
    pub fn new(name: &Name) -> Self {
        Self::with_options(name, AnalysisOptions::default())
    }

    /// The analysis of a name with options. If the name is not in the given zone, the whole name is treated as the
    /// applicant's; call [`super::Zone::applicants_labels`] first to detect that.
    pub fn with_options(name: &Name, options: AnalysisOptions) -> Self {
        let zone = options.zone.as_ref();
        let count = name.labels().len();
        let labels = zone.and_then(|zone| zone.applicants_labels(name).ok()).unwrap_or(0..count);
        let applicant = ApplicantLabels::new(labels, count, unregistrable::kinds(name).map(|it| it.1));
        Self {
            not_a_domain_name: not_a_domain_name(name),
            name: name.clone(),
            options,
            applicant,
            rule: OnceLock::new(),
            registration: OnceLock::new(),
            processed: OnceLock::new(),
            mapping: OnceLock::new(),
            grouping: OnceLock::new(),
            findings: OnceLock::new(),
            policies: OnceLock::new(),
            suggested_fixes: OnceLock::new(),
        }
    }

    /// The name.
    pub const fn name(&self) -> &Name {
        &self.name
    }

    /// What the input is instead of a domain name; `None` if it is a domain name.
    pub const fn not_a_domain_name(&self) -> Option<&NotADomainName> {
        self.not_a_domain_name.as_ref()
    }

    /// Which labels are the applicant's.
    pub const fn applicant(&self) -> &ApplicantLabels {
        &self.applicant
    }

    /// The Bidi rule's verdict by condition; all not applicable if the input is not a domain name.
    pub fn rule(&self) -> &NameVerdict {
        self.rule.get_or_init(|| match self.not_a_domain_name {
            None => rfc5893::judge(&self.name),
            Some(_) => rfc5893::not_applicable(&self.name),
        })
    }

    /// Whether the applicant's labels may be registered. Does not need the findings.
    pub fn registration(&self) -> &Registration {
        self.registration.get_or_init(|| {
            let found: Vec<_> = match self.not_a_domain_name {
                Some(_) => vec![(FindingKind::NotADomainName, None)],
                None => kinds_for_registration(&self.name),
            };
            registration::registration(&found, &self.applicant)
        })
    }

    /// The findings behind the verdict of [`Analysis::registration`], the most important first. Empty if no finding
    /// speaks against it.
    pub fn deciding_findings(&self) -> Vec<&Finding> {
        registration::deciding(self.registration(), self.findings(), &self.applicant)
    }

    /// The name as the DNS is queried for it.
    pub fn dns(&self) -> DnsName {
        self.processed().dns()
    }

    fn processed(&self) -> &Processed {
        self.processed.get_or_init(|| uts46::process(&self.name))
    }

    /// What UTS #46 changes in the name; `None` if nothing.
    pub fn mapping(&self) -> Option<&Mapping> {
        self.mapping.get_or_init(|| uts46::mapping(&self.name)).as_ref()
    }

    /// Whether each label stays in one piece on screen in all tested contexts (RFC 5893 section 3).
    pub fn grouping(&self) -> &Grouping {
        self.grouping.get_or_init(|| grouping::search(&self.name, self.options.grouping_bound))
    }

    /// All findings by rule set: not a domain name, RFC 5893, IDNA2008 and the DNS, scripts, invisible characters, UTS
    /// #46, RFC 3454, the paper, Dürst; within each by label.
    pub fn findings(&self) -> &[Finding] {
        self.findings.get_or_init(|| {
            let name = &self.name;
            let mut findings = Vec::new();
            match &self.not_a_domain_name {
                Some(found) => {
                    findings.push(not_a_domain_name::finding(name, found));
                    findings.extend(invisible::findings(name));
                }
                None => {
                    let is_bidi = self.rule().bidi_domain_name;
                    let split = if is_bidi { grouping::findings(self.grouping()) } else { Vec::new() };
                    findings.extend(current_rules(name, self.rule(), self.mapping(), split));
                    let verdict = self.registration().verdict;
                    findings.extend(name_warnings::findings(name, &self.applicant, verdict));
                    findings.extend(rfc3454::findings(name));
                    findings.extend(atkin_repertoire::findings(name));
                }
            }
            findings.extend(duerst::findings(name));
            findings
        })
    }

    /// The kinds of the warnings, each once, in the order of [`Analysis::findings`], without the cost of those: the
    /// same if [`AnalysisOptions::grouping_bound`] is [`Bound::SHORT`].
    pub fn warnings(&self) -> Vec<FindingKind> {
        let name = &self.name;
        let mut findings = Vec::new();
        if self.not_a_domain_name.is_some() {
            findings.extend(invisible::findings(name));
        } else {
            findings.extend(rfc5893_guidance::findings(name, self.rule()));
            if self.rule().verdict == Verdict::Violated {
                // If all labels satisfy the rule, none is split: theorem 7 in docs/theorems.md.
                findings.extend(grouping::findings(&grouping::search(name, Bound::SHORT)));
            }
            findings.extend(common_warnings(name));
            let verdict = self.registration().verdict;
            findings.extend(name_warnings::findings(name, &self.applicant, verdict));
        }
        findings.retain(|it| it.severity() == Severity::Warning);
        registration::kinds(findings.iter().map(|it| it.id))
    }

    /// The verdict of each policy.
    pub fn policies(&self) -> &[PolicyVerdict] {
        self.policies.get_or_init(|| {
            policy::matrix(&self.name, self.rule(), self.processed(), self.findings(), &self.applicant)
        })
    }

    /// Edits of the applicant's labels after which the name satisfies the requested rule set, the likeliest first;
    /// without fixes and reason if it already does.
    pub fn suggested_fixes(&self) -> &SuggestedFixes {
        self.suggested_fixes.get_or_init(|| {
            fix::suggested_fixes(&self.name, self.applicant.labels().clone(), self.options.fixes_satisfy)
        })
    }
}

/// The kinds of findings that can decide about a registration, with their labels.
fn kinds_for_registration(name: &Name) -> Vec<(FindingKind, Option<usize>)> {
    let by_bidi_rule = fast_path::rfc5893_kinds(name.characters(), &rfc5893::spans(name));
    let by_label = by_bidi_rule.into_iter().chain(rfc5891::kinds(name));
    let by_label = by_label.map(|(kind, label)| (kind, Some(label)));
    let by_length = rfc1035::findings(name).into_iter().map(|it| (it.id, it.label));
    by_label.chain(by_length).chain(unregistrable::kinds(name).map(|it| (it.0, Some(it.1)))).collect()
}

/// The violations and warnings on a domain name, without the search for contexts that split a label.
pub(super) fn violations_and_warnings(name: &Name) -> Vec<Finding> {
    let mut findings = current_rules(name, &rfc5893::judge(name), None, Vec::new());
    findings.retain(|it| it.severity() != Severity::Note);
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
    findings.extend(common_warnings(name));
    findings.extend(uts46::findings(name, mapping));
    findings
}

/// What may mislead readers in any label, whether it may be registered or not.
fn common_warnings(name: &Name) -> Vec<Finding> {
    let mut findings = scripts::findings(name);
    findings.extend(confusable::findings(name));
    findings.extend(invisible::findings(name));
    findings.extend(deviation::findings(name));
    findings.extend(numeric_top_level::findings(name));
    findings
}
