//! The results of all rule sets for what was typed: a name, or a URL with a name as its host.

use std::sync::OnceLock;

use bidiscope_bidi::name::Name;

use super::analysis_options::AnalysisOptions;
use super::check::Check;
use super::finding::Finding;
use super::fix::SuggestedFixes;
use super::grouping::Grouping;
use super::host_position::HostPosition;
use super::kind::FindingKind;
use super::name_analysis::NameAnalysis;
use super::not_a_domain_name::{self, NotADomainName, not_a_domain_name};
use super::policy::{Policy, PolicyVerdict};
use super::registration::{self, ApplicantLabels, Permission, Registration};
use super::rfc5893::{self, NameVerdict};
use super::ruleset::RulesetAnswer;
use super::uts46::{self, DnsName, Mapping};
use super::{Verdict, duerst, invisible, iri_syntax, url_slashes, warnings};

/// What the rule sets say about one name. What is said of a URL is said of its host, with the positions in the URL; its
/// other parts have no verdict. Asked whether it may be registered in a zone, a URL is no domain name. Every result is
/// computed when it is first asked for, and then kept; all of them together take a few milliseconds at most, because the
/// searches are bounded.
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
    /// What was typed.
    input: Name,
    /// That of the name, or of the host of a URL.
    of_name: NameAnalysis,
    /// Where that host stands; `None` where the name is what was typed.
    position: Option<HostPosition>,
    rule: OnceLock<NameVerdict>,
    mapping: OnceLock<Option<Mapping>>,
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
        let host = HostPosition::of(name);
        let (of_name, position) = match host {
            // What is registered in a zone is a name, no URL.
            Some(_) if options.zone.is_some() => {
                (NameAnalysis::new(name, options, not_a_domain_name::url_in_zone(name)), None)
            }
            Some((position, host)) => {
                (NameAnalysis::new(&host, options, not_a_domain_name(&host)), Some(position))
            }
            None => (NameAnalysis::new(name, options, not_a_domain_name(name)), None),
        };
        Self {
            input: name.clone(),
            of_name,
            position,
            rule: OnceLock::new(),
            mapping: OnceLock::new(),
            findings: OnceLock::new(),
            policies: OnceLock::new(),
            suggested_fixes: OnceLock::new(),
        }
    }

    /// What was typed.
    pub const fn name(&self) -> &Name {
        &self.input
    }

    /// What the input is instead of a domain name; `None` if it is a domain name, or a URL with one as its host.
    pub const fn not_a_domain_name(&self) -> Option<&NotADomainName> {
        match self.position {
            None => self.of_name.not_a_domain_name(),
            Some(_) => None,
        }
    }

    /// The analysis of the name by itself: of what was typed, or of the host of a URL.
    pub const fn of_name(&self) -> &NameAnalysis {
        &self.of_name
    }

    /// The analysis of the host of a URL, by itself; `None` if the name is no URL.
    pub fn host(&self) -> Option<&NameAnalysis> {
        self.position.is_some().then_some(&self.of_name)
    }

    /// Which labels are the applicant's.
    pub const fn applicant(&self) -> &ApplicantLabels {
        self.of_name.applicant()
    }

    /// The options.
    pub const fn options(&self) -> &AnalysisOptions {
        self.of_name.options()
    }

    /// The Bidi rule's verdict by condition; all not applicable if the input is not a domain name.
    pub fn rule(&self) -> &NameVerdict {
        let Some(position) = &self.position else { return self.of_name.rule() };
        self.rule.get_or_init(|| position.rule(&rfc5893::judge(self.of_name.name())))
    }

    /// The index, from 0, of the label that the zone's rulesets decide about: the applicant's label directly below the
    /// zone, but the first one where there is no zone, or [`RegistryRules::labels_below`] is more than 1. `None` if there
    /// is no ruleset, nobody registers that label, or the input is no domain name, or not in the zone.
    ///
    /// [`RegistryRules::labels_below`]: super::RegistryRules::labels_below
    pub fn ruleset_label(&self) -> Option<usize> {
        self.of_name.ruleset_label()
    }

    /// What the zone's rulesets say of the label at [`Analysis::ruleset_label`]; `None` where that is.
    pub fn ruleset_answer(&self) -> Option<&RulesetAnswer> {
        self.of_name.ruleset_answer()
    }

    /// Whether the applicant's labels may be registered. Does not need the findings.
    pub fn registration(&self) -> &Registration {
        self.of_name.registration()
    }

    /// Whether each label may be registered, by its own findings: refused, or left to a review, for what is found of it;
    /// not applicable if it is the zone's or nobody registers it, or if the input is no domain name.
    pub fn label_registrations(&self) -> Vec<Registration> {
        self.of_name.label_registrations()
    }

    /// The findings behind the verdict of [`Analysis::registration`]: of a refusal the conditions of the Bidi rule last, of
    /// a review [`FindingKind::ParentBeginsWithDigit`] first, else in the order of [`Analysis::findings`]. Empty for other
    /// verdicts.
    pub fn deciding_findings(&self) -> Vec<&Finding> {
        registration::deciding(self.registration(), self.findings(), self.applicant())
    }

    /// The name as the DNS is queried for it, by nontransitional processing of UTS #46; without a name where that
    /// refuses it.
    pub fn dns(&self) -> DnsName {
        self.of_name.dns()
    }

    /// Whether each label stays in one piece on screen in all tested contexts (RFC 5893 section 3); of a URL the labels of
    /// its host where that stands alone. `None` for what has no labels.
    pub fn grouping(&self) -> Option<&Grouping> {
        self.of_name.grouping()
    }

    /// What UTS #46 changes in the name, or in the host of a URL, before it checks it; `None` if nothing.
    pub fn mapping(&self) -> Option<&Mapping> {
        let Some((position, host)) = HostPosition::of(&self.input) else { return self.of_name.mapping() };
        let mapping = || uts46::mapping(&host).map(|it| position.mapping(&self.input, &it));
        self.mapping.get_or_init(mapping).as_ref()
    }

    /// All findings by rule set: not a domain name, RFC 5893, IDNA2008 and the DNS, scripts, invisible characters, UTS
    /// #46, the registry's rules, RFC 3454, Atkin et al. (2001), RFC 3987, Dürst's draft; within each by label.
    pub fn findings(&self) -> &[Finding] {
        if self.is_domain_name() {
            return self.of_name.findings();
        }
        self.findings.get_or_init(|| {
            // These restrictions are about whole addresses.
            let is_of_whole = |it: &&Finding| it.id.is_refused_by(Policy::Duerst);
            let of_name = self.of_name.findings().iter().filter(|it| !is_of_whole(it));
            let mut findings: Vec<Finding> = match &self.position {
                Some(position) => of_name.map(|it| position.finding(it)).collect(),
                None => of_name.cloned().collect(),
            };
            findings.extend(self.address_findings());
            findings.extend(duerst::findings(&self.input));
            findings
        })
    }

    /// The kinds of the [warnings](super::Severity::Warning) among the findings, each once, in the order of
    /// [`Analysis::findings`], without computing those. Labels that are split are searched for within
    /// [`Bound::SHORT`](super::grouping::Bound::SHORT), whatever the [options](AnalysisOptions::grouping_bound) say.
    pub fn warnings(&self) -> Vec<FindingKind> {
        let mut kinds = self.of_name.warnings();
        if !self.is_domain_name() {
            kinds.extend(warnings::among(self.address_findings()));
        }
        registration::kinds(kinds.into_iter())
    }

    /// The verdict of each policy, in the order of [`Policy::ALL`](super::policy::Policy::ALL).
    pub fn policies(&self) -> &[PolicyVerdict] {
        if self.is_domain_name() {
            return self.of_name.policies();
        }
        self.policies.get_or_init(|| {
            let verdict = |it: &PolicyVerdict| match (it.policy, &self.position) {
                (Policy::Duerst, _) => PolicyVerdict::by_findings(Policy::Duerst, self.findings()),
                (_, Some(position)) => position.policy_verdict(it),
                (_, None) => it.clone(),
            };
            self.of_name.policies().iter().map(verdict).collect()
        })
    }

    /// Edits of the applicant's labels after which the name satisfies the rule set of
    /// [`AnalysisOptions::fixes_satisfy`] and the registry's rules, the likeliest first; without fixes and reason if it
    /// already satisfies both.
    pub fn suggested_fixes(&self) -> &SuggestedFixes {
        let Some(position) = &self.position else { return self.of_name.suggested_fixes() };
        self.suggested_fixes.get_or_init(|| position.fixes(&self.input, self.of_name.suggested_fixes()))
    }

    /// Whether a domain name was typed, and nothing around it.
    const fn is_domain_name(&self) -> bool {
        self.position.is_none() && self.of_name.not_a_domain_name().is_none()
    }

    /// What is found in an address outside its host, without regard to that.
    fn address_findings(&self) -> Vec<Finding> {
        let input = &self.input;
        let authority = match input.url() {
            Some(url) => Some(url.authority_start()),
            None => self.of_name.not_a_domain_name().and_then(|it| it.authority),
        };
        let mut findings = match self.position {
            Some(_) => invisible::outside_host(input),
            None => Vec::new(),
        };
        findings.extend(url_slashes::finding(input));
        findings.extend(authority.map_or_else(Vec::new, |it| iri_syntax::findings(input, it)));
        findings
    }
}

impl Check {
    /// Whether the analysed name fails the check. Input that is not a domain name fails every check; a
    /// registration that needs review ([`Permission::NeedsReview`]) fails none.
    pub fn fails(self, analysis: &Analysis) -> bool {
        analysis.not_a_domain_name().is_some()
            || match self {
                Self::Bidi => analysis.rule().verdict == Verdict::Violated,
                Self::Idna2008 => analysis.registration().verdict == Permission::Refused,
                Self::Uts46 => analysis.dns().name.is_none(),
                Self::All => [Self::Bidi, Self::Idna2008, Self::Uts46].iter().any(|it| it.fails(analysis)),
            }
    }

    /// The findings because of which the name fails the check, in their order. Empty if it passes, and
    /// also if UTS #46 refuses only the result of its own mapping: there is no finding for that.
    pub fn failing_findings(self, analysis: &Analysis) -> Vec<&Finding> {
        let all = analysis.findings().iter();
        if analysis.not_a_domain_name().is_some() {
            return all.filter(|it| it.id == FindingKind::NotADomainName).collect();
        }
        all.filter(|finding| self.refuses(analysis, finding)).collect()
    }

    fn refuses(self, analysis: &Analysis, finding: &Finding) -> bool {
        match self {
            Self::Bidi => finding.id.is_condition(),
            Self::Idna2008 => {
                analysis.registration().verdict == Permission::Refused
                    && analysis.applicant().is_refused_for(finding)
            }
            Self::Uts46 => analysis.dns().name.is_none() && uts46::refuses(finding.id),
            Self::All => {
                [Self::Bidi, Self::Idna2008, Self::Uts46].iter().any(|it| it.refuses(analysis, finding))
            }
        }
    }
}
