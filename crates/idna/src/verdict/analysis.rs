//! The results of all rule sets for a name, each computed when it is first asked for.

use std::sync::OnceLock;

use bidiscope_bidi::name::{Name, Notation};

use super::analysis_options::NameAnalysisOptions;
use super::finding::Finding;
use super::fix::{self, NoFixReason, SuggestedNameFixes};
use super::grouping::{self, CharacterGroupingResult};
use super::kind::FindingKind;
use super::kind::Severity;
use super::labelled_name::LabelledName;
use super::not_a_domain_name::{NotADomainName, not_a_domain_name};
use super::policy::{self, AcceptancePolicy, AcceptancePolicyVerdict};
use super::registration::{self, RegistrationApplicantLabels, RegistrationPermission, RegistrationVerdict};
use super::rfc5893::{self, BidiRuleNameVerdict};
use super::ruleset::{self, LabelRulesetEvaluation};
use super::uts46::{self, DnsName, Uts46Mapping, Uts46ProcessedName};
use super::{atkin2001, current_rules, duerst, invisible, registry, rfc3454, unregistrable, warnings};

/// What the rule sets say about one name. Every result is computed when it is first asked for, and then kept; all of them
/// together take a few milliseconds at most, because the searches are bounded.
///
/// ```
/// use bidiscope_bidi::name::{Name, Notation};
/// use bidiscope_idna::verdict::{NameAnalysis, FindingKind, RegistrationPermission};
///
/// let analysis = NameAnalysis::new(&Name::read("\u{5D0}\u{5D1}-.com", Notation::Unicode)?);
/// assert_eq!(analysis.registration_verdict().permission, RegistrationPermission::Refused);
/// assert_eq!(analysis.findings()[0].finding_kind, FindingKind::Condition3);
/// assert_eq!(analysis.suggested_fixes().fixes[0].fixed_name, "\u{5D0}\u{5D1}.com");
/// # Ok::<(), bidiscope_bidi::name::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct NameAnalysis {
    name: Name,
    options: NameAnalysisOptions,
    not_a_domain_name: Option<NotADomainName>,
    applicant: RegistrationApplicantLabels,
    rule: OnceLock<BidiRuleNameVerdict>,
    ruleset_answer: OnceLock<Option<LabelRulesetEvaluation>>,
    registration: OnceLock<RegistrationVerdict>,
    processed: OnceLock<Uts46ProcessedName>,
    mapping: OnceLock<Option<Uts46Mapping>>,
    grouping: OnceLock<CharacterGroupingResult>,
    findings: OnceLock<Vec<Finding>>,
    policies: OnceLock<Vec<AcceptancePolicyVerdict>>,
    suggested_fixes: OnceLock<SuggestedNameFixes>,
}

impl NameAnalysis {
    /// The analysis of a name with default options.
    pub fn new(name: &Name) -> Self {
        Self::with_options(name, NameAnalysisOptions::default())
    }

    /// The analysis of a name with options. If the name is not in the given zone, the whole name is treated as the
    /// applicant's; call [`super::Zone::applicant_label_index_range`] first to detect that.
    pub fn with_options(name: &Name, options: NameAnalysisOptions) -> Self {
        Self::of(name, options, not_a_domain_name(name))
    }

    /// The analysis of an address that is this instead of a domain name, with this host; the default name is none.
    pub fn of_non_domain_name(host: &Name, options: NameAnalysisOptions, what: NotADomainName) -> Self {
        Self::of(host, options, Some(what))
    }

    fn of(name: &Name, options: NameAnalysisOptions, not_a_domain_name: Option<NotADomainName>) -> Self {
        let zone = options.parent_zone.as_ref();
        let count = name.labels().len();
        let own = zone.and_then(|zone| zone.applicant_label_index_range(name).ok());
        let is_in_zone = own.is_some();
        let spans = rfc5893::spans(name);
        let unregistrable = unregistrable::labels_of(&LabelledName::new(name, &spans));
        let applicant = RegistrationApplicantLabels::new(own.unwrap_or(0..count), is_in_zone, unregistrable);
        Self {
            not_a_domain_name,
            name: name.clone(),
            options,
            applicant,
            rule: OnceLock::new(),
            ruleset_answer: OnceLock::new(),
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
    pub const fn applicant_labels(&self) -> &RegistrationApplicantLabels {
        &self.applicant
    }

    /// The Bidi rule's verdict by condition; all not applicable if the input is not a domain name.
    pub fn bidi_rule(&self) -> &BidiRuleNameVerdict {
        self.rule.get_or_init(|| match self.not_a_domain_name {
            None => rfc5893::judge_name(&self.name),
            Some(_) => rfc5893::not_applicable(&self.name),
        })
    }

    /// The options.
    pub const fn options(&self) -> &NameAnalysisOptions {
        &self.options
    }

    /// The index, from 0, of the label that the zone's rulesets decide about: the applicant's label directly below the
    /// zone, but the first one where there is no zone, or [`RegistryRules::required_label_count_below_zone`] is more than 1.
    /// `None` if there is no ruleset, nobody registers that label, or the input is no domain name, or not in the zone.
    ///
    /// [`RegistryRules::required_label_count_below_zone`]: super::RegistryRules::required_label_count_below_zone
    pub fn ruleset_judged_label_index(&self) -> Option<usize> {
        if self.not_a_domain_name.is_some() || self.options.zone_rulesets.is_empty() {
            return None;
        }
        let is_in_zone = self.applicant.is_in_zone();
        if self.options.parent_zone.is_some() && !is_in_zone {
            return None;
        }
        let label = registry::judged_label(
            self.applicant.label_index_range_in_name(),
            is_in_zone,
            &self.options.other_registry_rules,
        );
        self.applicant.is_label_registrable(label).then_some(label)
    }

    /// What the zone's rulesets say of the label at [`NameAnalysis::ruleset_judged_label_index`]; `None` where that is.
    pub fn ruleset_evaluation(&self) -> Option<&LabelRulesetEvaluation> {
        let answer =
            || ruleset::answer(&self.name, self.ruleset_judged_label_index()?, &self.options.zone_rulesets);
        self.ruleset_answer.get_or_init(answer).as_ref()
    }

    /// The warnings about the name as a whole, then what the registry's rules find.
    fn findings_by_registration(&self) -> Vec<Finding> {
        let verdict = self.registration_verdict().permission;
        let labels_below = self.options.other_registry_rules.required_label_count_below_zone;
        let mut findings = warnings::findings_about_name(&self.name, &self.applicant, labels_below, verdict);
        findings.extend(self.registry_findings());
        findings
    }

    /// What the rulesets and the registry's other rules find; nothing in what is no domain name.
    fn registry_findings(&self) -> Vec<Finding> {
        let mut findings = Vec::new();
        if let (Some(label), Some(answer)) = (self.ruleset_judged_label_index(), self.ruleset_evaluation()) {
            findings.extend(ruleset::findings(&self.name, label, &self.options.zone_rulesets, answer));
        }
        let rules = &self.options.other_registry_rules;
        if self.not_a_domain_name.is_some() || rules.is_empty() {
            return findings;
        }
        findings.extend(registry::findings(
            &self.name,
            (self.applicant.label_index_range_in_name(), self.applicant.is_in_zone()),
            rules,
            self.ruleset_evaluation(),
        ));
        findings
    }

    /// Whether the applicant's labels may be registered. Does not need the findings.
    pub fn registration_verdict(&self) -> &RegistrationVerdict {
        self.registration.get_or_init(|| {
            let found: Vec<_> = match self.not_a_domain_name {
                Some(_) => vec![(FindingKind::NotADomainName, None)],
                None => deciding_kinds(&self.name),
            };
            let mut registration = registration::registration(&found, &self.applicant, None);
            let found = self.registry_findings().into_iter().map(|it| it.finding_kind);
            registration::apply_registry(&mut registration, &mut Vec::new(), found);
            registration
        })
    }

    /// Whether each label may be registered, by its own findings: refused, or left to a review, for what is found of it;
    /// not applicable if it is the zone's or nobody registers it, or if the input is no domain name.
    pub fn label_registration_verdicts(&self) -> Vec<RegistrationVerdict> {
        let count = self.name.labels().len();
        if self.not_a_domain_name.is_some() {
            return vec![
                RegistrationVerdict {
                    permission: RegistrationPermission::NotApplicable,
                    deciding_finding_kinds: Vec::new()
                };
                count
            ];
        }
        let mut found = deciding_kinds(&self.name);
        found.extend(self.registry_findings().into_iter().map(|it| (it.finding_kind, it.label_index)));
        (0..count).map(|label| registration::registration(&found, &self.applicant, Some(label))).collect()
    }

    /// The findings behind the verdict of [`NameAnalysis::registration_verdict`]: of a refusal the conditions of the Bidi rule
    /// last, of a review [`FindingKind::ParentBeginsWithDigit`] first, else in the order of [`NameAnalysis::findings`]. Empty
    /// for other verdicts.
    pub fn findings_deciding_registration(&self) -> Vec<&Finding> {
        self.registration_verdict().findings_deciding_registration(self.findings(), &self.applicant)
    }

    /// The name as the DNS is queried for it, by nontransitional processing of UTS #46; without a name where that
    /// refuses it.
    pub fn dns(&self) -> DnsName {
        match self.not_a_domain_name {
            Some(_) => DnsName { policy: AcceptancePolicy::Uts46, name: None },
            None => self.processed().dns(),
        }
    }

    fn processed(&self) -> &Uts46ProcessedName {
        self.processed.get_or_init(|| uts46::process_by_uts46(&self.name))
    }

    /// What UTS #46 changes in the name before it checks it; `None` if nothing.
    pub fn uts46_mapping(&self) -> Option<&Uts46Mapping> {
        self.mapping.get_or_init(|| uts46::mapping(&self.name)).as_ref()
    }

    /// Whether each label stays in one piece on screen in all tested contexts (RFC 5893 section 3); `None` for what has no
    /// labels.
    pub fn character_grouping(&self) -> Option<&CharacterGroupingResult> {
        if self.name.labels().is_empty() {
            return None;
        }
        Some(self.grouping.get_or_init(|| {
            grouping::search_grouping_counterexamples(&self.name, self.options.grouping_search_limits)
        }))
    }

    /// All findings by rule set: not a domain name, RFC 5893, IDNA2008 and the DNS, scripts, invisible characters, UTS
    /// #46, the registry's rules, RFC 3454, Atkin et al. (2001), Dürst's draft; within each by label.
    pub fn findings(&self) -> &[Finding] {
        self.findings.get_or_init(|| {
            let name = &self.name;
            let mut findings = Vec::new();
            match &self.not_a_domain_name {
                Some(found) => {
                    findings.push(found.finding(name.characters().len()));
                    findings.extend(invisible::in_no_domain_name(name));
                }
                None => {
                    let is_bidi = self.bidi_rule().is_bidi_domain_name;
                    let grouping = self.character_grouping().filter(|_| is_bidi);
                    let split = grouping.map_or_else(Vec::new, grouping::findings);
                    findings.extend(current_rules::findings(name, self.uts46_mapping(), split));
                    findings.extend(self.findings_by_registration());
                    findings.extend(rfc3454::findings(name));
                    findings.extend(atkin2001::findings(name));
                }
            }
            findings.extend(duerst::duerst_restriction_findings(
                name.characters(),
                name.label_index_by_character(),
            ));
            findings
        })
    }

    /// The kinds of the [warnings](Severity::Warning) among the findings, each once, in the order of
    /// [`NameAnalysis::findings`], without computing those. Labels that are split are searched for within
    /// [`grouping::GroupingSearchLimits::SHORT_SEARCH`],
    /// whatever the [options](NameAnalysisOptions::grouping_search_limits) say.
    pub fn warnings(&self) -> Vec<FindingKind> {
        let name = &self.name;
        let kinds = if self.not_a_domain_name.is_some() {
            warnings::among(invisible::in_no_domain_name(name))
        } else {
            let spans = rfc5893::spans(name);
            let verdict = rfc5893::verdict(name.characters(), &spans);
            let mut kinds = warnings::of_labels(&LabelledName::new(name, &spans), verdict);
            kinds.extend(warnings::among(self.findings_by_registration()));
            kinds
        };
        registration::kinds(kinds.into_iter())
    }

    /// The verdict of each policy, in the order of [`AcceptancePolicy::ALL`](super::policy::AcceptancePolicy::ALL).
    pub fn policy_verdicts(&self) -> &[AcceptancePolicyVerdict] {
        self.policies.get_or_init(|| {
            policy::matrix(&self.name, self.bidi_rule(), self.processed(), self.findings(), &self.applicant)
        })
    }

    /// Edits of the applicant's labels after which the name satisfies the rule set of
    /// [`NameAnalysisOptions::check_fixes_must_pass`] and the registry's rules, the likeliest first; without fixes and reason
    /// if it already satisfies both.
    pub fn suggested_fixes(&self) -> &SuggestedNameFixes {
        self.suggested_fixes.get_or_init(|| {
            if self.not_a_domain_name.is_some() {
                let no_fix_reason = Some(NoFixReason::NotADomainName);
                return SuggestedNameFixes { fixes: Vec::new(), no_fix_reason };
            }
            let labels = self.applicant.label_index_range_in_name().clone();
            let accepts = |name: &str| !self.is_refused_by_registry(name);
            fix::fixes_in_registry(&self.name, labels, self.options.check_fixes_must_pass, &accepts)
        })
    }

    /// Whether the registry's rules refuse this name in place of the analyzed one.
    fn is_refused_by_registry(&self, name: &str) -> bool {
        if self.options.zone_rulesets.is_empty() && self.options.other_registry_rules.is_empty() {
            return false;
        }
        let name = Name::read(name, Notation::Unicode);
        name.is_ok_and(|it| {
            let found = Self::with_options(&it, self.options.clone()).registry_findings();
            found.iter().any(|it| it.severity() == Severity::Violation)
        })
    }
}

/// The kinds of findings that can decide about a registration, with their labels.
fn deciding_kinds(name: &Name) -> Vec<(FindingKind, Option<usize>)> {
    let spans = rfc5893::spans(name);
    registration::deciding_kinds(&LabelledName::new(name, &spans), false)
}
