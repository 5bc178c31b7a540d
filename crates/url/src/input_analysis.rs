//! The results of all rule sets for what was read: a name, an address with a name as its host, or text.

use std::sync::OnceLock;

use bidiscope_bidi::address::{Url, UrlPartKind, UrlWithCharacters};
use bidiscope_bidi::name::{Input, Name};
use bidiscope_idna::verdict::fix::SuggestedNameFixes;
use bidiscope_idna::verdict::grouping::CharacterGroupingResult;
use bidiscope_idna::verdict::policy::{AcceptancePolicy, AcceptancePolicyVerdict};
use bidiscope_idna::verdict::rfc5893::BidiRuleNameVerdict;
use bidiscope_idna::verdict::uts46::Uts46Mapping;
use bidiscope_idna::verdict::{
    CheckedRules, DnsName, Finding, FindingKind, LabelRulesetEvaluation, NameAnalysis, NameAnalysisOptions,
    NotADomainName, RegistrationApplicantLabels, RegistrationPermission, RegistrationVerdict, Severity,
    duerst, invisible_characters_finding,
};

use super::host_position::HostPosition;
use super::not_a_domain_name::{TEXT, address_in_zone, address_without_name};
use super::{iri_syntax, lookalike_signs};

/// What the rule sets say about one name or address. What is said of an address is said of its host, with the positions in the
/// address; its other parts have no verdict. Asked whether it may be registered in a zone, an address is no domain name. Of text
/// nothing is said that is about names. Every result is computed when it is first asked for, and then kept.
///
/// ```
/// use bidiscope_bidi::name::{Input, Notation};
/// use bidiscope_idna::verdict::FindingKind;
/// use bidiscope_url::InputAnalysis;
///
/// let url = Input::read("http://\u{5D0}\u{5D1}-.com/x", Notation::Unicode)?;
/// let analysis = InputAnalysis::new(&url);
/// let finding = &analysis.findings()[0];
/// assert_eq!((finding.finding_kind, finding.character_indices_in_name.as_slice()), (FindingKind::Condition3, &[9][..]));
/// # Ok::<(), bidiscope_bidi::name::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct InputAnalysis {
    input: Input,
    /// That of the name, or of the host of an address; of an empty name where the host is no domain name.
    of_name: NameAnalysis,
    /// Where that host stands; `None` for a name, and for an address that counts as no domain name.
    position: Option<HostPosition>,
    rule: OnceLock<BidiRuleNameVerdict>,
    mapping: OnceLock<Option<Uts46Mapping>>,
    findings: OnceLock<Vec<Finding>>,
    policies: OnceLock<Vec<AcceptancePolicyVerdict>>,
    suggested_fixes: OnceLock<SuggestedNameFixes>,
}

impl InputAnalysis {
    /// The analysis with default options.
    pub fn new(input: &Input) -> Self {
        Self::with_options(input, NameAnalysisOptions::default())
    }

    /// The analysis with options. If the name is not in the given zone, the whole name is treated as the applicant's; call
    /// [`Zone::applicant_label_index_range`](bidiscope_idna::verdict::Zone::applicant_label_index_range) first to detect that.
    pub fn with_options(input: &Input, options: NameAnalysisOptions) -> Self {
        let (of_name, position) = match input {
            Input::Name(name) => (NameAnalysis::with_options(name, options), None),
            Input::Url(address) => of_address(address, options),
            Input::Text(_) => (NameAnalysis::of_non_domain_name(&Name::default(), options, TEXT), None),
        };
        Self {
            input: input.clone(),
            of_name,
            position,
            rule: OnceLock::new(),
            mapping: OnceLock::new(),
            findings: OnceLock::new(),
            policies: OnceLock::new(),
            suggested_fixes: OnceLock::new(),
        }
    }

    /// What was read.
    pub const fn input(&self) -> &Input {
        &self.input
    }

    /// What the input is instead of a domain name; `None` if it is a domain name, or an address with one as its host.
    pub const fn not_a_domain_name(&self) -> Option<&NotADomainName> {
        self.of_name.not_a_domain_name()
    }

    /// The analysis of the name by itself: of what was read, or of the host of an address, which is empty where that is no domain
    /// name.
    pub const fn name_analysis(&self) -> &NameAnalysis {
        &self.of_name
    }

    /// The analysis of the host of an address, by itself; `None` for a name, and for an address that counts as no domain name.
    pub fn host_analysis(&self) -> Option<&NameAnalysis> {
        self.position.is_some().then_some(&self.of_name)
    }

    /// Which labels are the applicant's.
    pub const fn applicant_labels(&self) -> &RegistrationApplicantLabels {
        self.of_name.applicant_labels()
    }

    /// The options.
    pub const fn options(&self) -> &NameAnalysisOptions {
        self.of_name.options()
    }

    /// The Bidi rule's verdict by condition; all not applicable if the input is not a domain name.
    pub fn bidi_rule_verdict(&self) -> &BidiRuleNameVerdict {
        let Some(position) = &self.position else { return self.of_name.bidi_rule() };
        self.rule.get_or_init(|| position.rule(self.of_name.bidi_rule()))
    }

    /// The index, from 0, of the label that the zone's rulesets decide about: the applicant's label directly below the
    /// zone, but the first one where there is no zone, or [`RegistryRules::required_label_count_below_zone`] is more than 1.
    /// `None` if there is no ruleset, nobody registers that label, or the input is no domain name, or not in the zone.
    ///
    /// [`RegistryRules::required_label_count_below_zone`]: bidiscope_idna::verdict::RegistryRules::required_label_count_below_zone
    pub fn ruleset_judged_label_index(&self) -> Option<usize> {
        self.of_name.ruleset_judged_label_index()
    }

    /// What the zone's rulesets say of the label at [`InputAnalysis::ruleset_judged_label_index`]; `None` where that is.
    pub fn ruleset_evaluation(&self) -> Option<&LabelRulesetEvaluation> {
        self.of_name.ruleset_evaluation()
    }

    /// Whether the applicant's labels may be registered; of text that the question does not arise. Does not need the findings.
    pub fn registration_verdict(&self) -> &RegistrationVerdict {
        static OF_TEXT: RegistrationVerdict = RegistrationVerdict {
            permission: RegistrationPermission::NotApplicable,
            deciding_finding_kinds: Vec::new(),
        };
        if self.is_text() {
            return &OF_TEXT;
        }
        self.of_name.registration_verdict()
    }

    /// Whether each label may be registered, by its own findings: refused, or left to a review, for what is found of it;
    /// not applicable if it is the zone's or nobody registers it, or if the input is no domain name.
    pub fn registration_verdict_of_each_label(&self) -> Vec<RegistrationVerdict> {
        self.of_name.label_registration_verdicts()
    }

    /// The findings behind the verdict of [`InputAnalysis::registration_verdict`]: of a refusal the conditions of the Bidi rule
    /// last, of a review [`FindingKind::ParentBeginsWithDigit`] first, else in the order of [`InputAnalysis::findings`]. Empty
    /// for other verdicts.
    pub fn findings_deciding_registration(&self) -> Vec<&Finding> {
        self.registration_verdict().findings_deciding_registration(self.findings(), self.applicant_labels())
    }

    /// The name as the DNS is queried for it, by nontransitional processing of UTS #46; without a name where that
    /// refuses it.
    pub fn dns_name(&self) -> DnsName {
        self.of_name.dns()
    }

    /// Whether each label stays in one piece on screen in all tested contexts (RFC 5893 section 3); of an address the
    /// labels of its host where that stands alone. `None` for what has no labels.
    pub fn character_grouping(&self) -> Option<&CharacterGroupingResult> {
        self.of_name.character_grouping()
    }

    /// What UTS #46 changes in the name, or in the host of an address, before it checks it; `None` if nothing.
    pub fn uts46_mapping(&self) -> Option<&Uts46Mapping> {
        let Some(address) = self.input.url_with_characters() else { return self.of_name.uts46_mapping() };
        let moved = |it: &Uts46Mapping| HostPosition::of(address).mapping(&self.input, it);
        self.mapping.get_or_init(|| self.of_name.uts46_mapping().map(moved)).as_ref()
    }

    /// All findings by rule set: not a domain name, RFC 5893, IDNA2008 and the DNS, scripts, invisible characters, UTS
    /// #46, the registry's rules, RFC 3454, Atkin et al. (2001), RFC 3987, Dürst's draft; within each by label.
    pub fn findings(&self) -> &[Finding] {
        if self.is_domain_name() {
            return self.of_name.findings();
        }
        if self.is_text() {
            return &[];
        }
        self.findings.get_or_init(|| {
            let position = self.input.url_with_characters().map(HostPosition::of);
            // What it is instead of a domain name is said of the whole address.
            let moved = |it: &Finding| match position {
                Some(position) if it.finding_kind != FindingKind::NotADomainName => position.finding(it),
                _ => it.clone(),
            };
            // These restrictions are about whole addresses.
            let is_of_whole = |it: &&Finding| it.finding_kind.is_refused_by(AcceptancePolicy::DuerstBidiIris);
            let of_name = self.of_name.findings().iter().filter(|it| !is_of_whole(it));
            let mut findings: Vec<Finding> = of_name.map(moved).collect();
            findings.extend(self.address_findings());
            findings.extend(duerst::duerst_restriction_findings(
                self.input.characters(),
                self.input.label_index_by_character(),
            ));
            findings
        })
    }

    /// The kinds of the [warnings](Severity::Warning) among the findings, each once, in the order of
    /// [`InputAnalysis::findings`], without computing those. Labels that are split are searched for within
    /// [`Bound::SHORT`](bidiscope_idna::verdict::grouping::GroupingSearchLimits::SHORT_SEARCH), whatever the
    /// [options](NameAnalysisOptions::grouping_search_limits) say.
    pub fn warnings(&self) -> Vec<FindingKind> {
        let mut kinds = self.of_name.warnings();
        if !self.is_domain_name() && !self.is_text() {
            let of_address = self.address_findings();
            for it in of_address.iter().filter(|it| it.severity() == Severity::Warning) {
                if !kinds.contains(&it.finding_kind) {
                    kinds.push(it.finding_kind);
                }
            }
        }
        kinds
    }

    /// The verdict of each policy, in the order of [`AcceptancePolicy::ALL`]; none of text.
    pub fn policy_verdicts(&self) -> &[AcceptancePolicyVerdict] {
        if self.is_domain_name() {
            return self.of_name.policy_verdicts();
        }
        if self.is_text() {
            return &[];
        }
        self.policies.get_or_init(|| {
            let verdict = |it: &AcceptancePolicyVerdict| match (it.policy, &self.position) {
                (AcceptancePolicy::DuerstBidiIris, _) => {
                    AcceptancePolicyVerdict::from_findings(AcceptancePolicy::DuerstBidiIris, self.findings())
                }
                (_, Some(position)) => position.policy_verdict(it),
                (_, None) => it.clone(),
            };
            self.of_name.policy_verdicts().iter().map(verdict).collect()
        })
    }

    /// Edits of the applicant's labels after which the name satisfies the rule set of
    /// [`NameAnalysisOptions::check_fixes_must_pass`] and the registry's rules, the likeliest first; without fixes and reason
    /// if it already satisfies both.
    pub fn suggested_fixes(&self) -> &SuggestedNameFixes {
        let Some(position) = &self.position else { return self.of_name.suggested_fixes() };
        self.suggested_fixes.get_or_init(|| position.fixes(&self.input, self.of_name.suggested_fixes()))
    }

    /// Whether it is text, and no name or address.
    pub const fn is_text(&self) -> bool {
        matches!(self.input, Input::Text(_))
    }

    /// Whether a domain name was typed, and nothing around it.
    const fn is_domain_name(&self) -> bool {
        self.position.is_none() && self.of_name.not_a_domain_name().is_none()
    }

    /// What is found in an address outside its host, without regard to that.
    fn address_findings(&self) -> Vec<Finding> {
        let input = &self.input;
        let authority = match input.url() {
            Some(url) => Some(url.authority_start_character_index()),
            None => self.of_name.not_a_domain_name().and_then(|it| it.authority_start_character_index),
        };
        let parts = input.url().into_iter().flat_map(Url::parts);
        let outside_name = parts.filter(|it| it.part != UrlPartKind::Host || input.host().is_none());
        let characters = input.characters();
        let mut findings: Vec<Finding> = outside_name
            .filter_map(|it| invisible_characters_finding(characters, it.character_range.clone()))
            .collect();
        findings.extend(input.url_with_characters().and_then(lookalike_signs::finding));
        findings.extend(authority.map_or_else(Vec::new, |it| iri_syntax::findings(input, it)));
        findings
    }

    /// Whether the input fails the check. Input that is not a domain name fails every check; a registration that needs review
    /// ([`RegistrationPermission::NeedsReview`](bidiscope_idna::verdict::RegistrationPermission::NeedsReview)) fails none.
    pub fn fails(&self, check: CheckedRules) -> bool {
        self.not_a_domain_name().is_some() || check.is_failed_by(&self.of_name)
    }

    /// The findings because of which the input fails the check, in their order. Empty if it passes, and also if UTS #46 refuses
    /// only the result of its own mapping: there is no finding for that.
    pub fn failing_findings(&self, check: CheckedRules) -> Vec<&Finding> {
        let is_reason = |it: &&Finding| match self.not_a_domain_name() {
            Some(_) => it.finding_kind == FindingKind::NotADomainName,
            None => check.is_failed_because_of_finding(&self.of_name, it),
        };
        self.findings().iter().filter(is_reason).collect()
    }
}

/// The analysis of the host of an address, and where that stands; that of the whole address where it counts as no domain name.
fn of_address(
    address: &UrlWithCharacters,
    options: NameAnalysisOptions,
) -> (NameAnalysis, Option<HostPosition>) {
    // What is registered in a zone is a name, no address.
    let what = match address.host() {
        Some(host) if options.parent_zone.is_none() => {
            return (NameAnalysis::with_options(host, options), Some(HostPosition::of(address)));
        }
        Some(host) => address_in_zone(address, host),
        None => address_without_name(address),
    };
    (NameAnalysis::of_non_domain_name(&address.host().cloned().unwrap_or_default(), options, what), None)
}
