//! What is known of one name of a list: what becomes of it, why, and what could be registered instead.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_idna::verdict::fix::SuggestedNameFix;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{Finding, FindingKind, NameAnalysisOptions, RegistryRulesByZone, Zone};
use bidiscope_list::scan::RegistrationDecision;
use bidiscope_url::InputAnalysis;

use super::listed_name::ListedName;
use super::other_names::MatchesWithOtherNames;

/// The longest name, in characters, that is analysed: no name in the DNS is longer.
const MAX_ANALYSED: usize = 1_000;

/// The most findings that are listed; the others are counted.
const MAX_FINDINGS: usize = 12;

/// What is known of one name of a list, analysed.
#[derive(Clone, Debug)]
pub struct ListedNameAnalysis<'a> {
    /// The name by itself.
    pub listed_name: &'a ListedName,
    /// What is known of it from other names.
    pub other_names: MatchesWithOtherNames,
    /// What becomes of it.
    pub decision: RegistrationDecision,
    /// What was read of it; `None` where it was not analysed.
    pub analyzed_input: Option<Input>,
    /// The reasons for its verdict, the other violated conditions of the Bidi rule, and its warnings.
    pub findings: Vec<FindingOfKind>,
    /// How many findings are not listed.
    pub unlisted_finding_count: usize,
    /// The likeliest fix of a name that is not simply allowed.
    pub likeliest_fix: Option<SuggestedNameFix>,
    /// The zone whose rulesets do not judge the name because it is not in it.
    pub zone_not_containing_name: Option<Zone>,
    /// The index label (RFC 7940, section 8.5) of the label that the ruleset judges.
    pub rfc7940_index_label: Option<Vec<char>>,
}

/// One thing that was found of a name of a list.
#[derive(Clone, Debug)]
pub struct FindingOfKind {
    /// Its kind.
    pub kind: FindingKind,
    /// What was found; `None` where the name was not analysed, or its analysis finds nothing of this kind.
    pub finding: Option<Finding>,
}

impl<'a> ListedNameAnalysis<'a> {
    /// The details of a name of a list in this notation, judged by these rules.
    pub fn of(
        name: &'a ListedName,
        others: MatchesWithOtherNames,
        notation: Notation,
        rules: Option<&RegistryRulesByZone>,
    ) -> Self {
        let mut details = Self {
            listed_name: name,
            decision: name.decision().changed_by_concerns(others.concerns),
            other_names: others,
            analyzed_input: None,
            findings: Vec::new(),
            unlisted_finding_count: 0,
            likeliest_fix: None,
            zone_not_containing_name: None,
            rfc7940_index_label: None,
        };
        // An owner in a zone file that is no registration is not judged.
        let is_judged = name.registration_reasons != [FindingKind::ZoneOwner];
        let input = name.to_input(notation).filter(|it| is_judged && it.characters().len() <= MAX_ANALYSED);
        match input {
            Some(input) => details.analyse(input, rules),
            None => {
                let kinds = name.registration_reasons.iter().chain(&name.warning_kinds);
                details.findings = kinds.map(|&kind| FindingOfKind { kind, finding: None }).collect();
            }
        }
        details.unlisted_finding_count = details.findings.len().saturating_sub(MAX_FINDINGS);
        details.findings.truncate(MAX_FINDINGS);
        details
    }

    fn analyse(&mut self, input: Input, rules: Option<&RegistryRulesByZone>) {
        let mut options = NameAnalysisOptions {
            grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
            ..NameAnalysisOptions::default()
        };
        if let Some(rules) = rules {
            options = options_in(&self.listed_name.parent_zone, rules, &input, options);
        }
        let outside = options
            .parent_zone
            .take_if(|zone| input.name().is_none_or(|it| zone.applicant_label_index_range(it).is_err()));
        let has_zone = matches!(rules, Some(RegistryRulesByZone::SingleZone { parent_zone: Some(_), .. }));
        self.zone_not_containing_name = outside.filter(|_| has_zone);
        let analysis = InputAnalysis::with_options(&input, options);
        for kind in self.kinds(&analysis) {
            let before = self.findings.len();
            let found = analysis.findings().iter().filter(|it| it.finding_kind == kind);
            self.findings.extend(found.map(|it| FindingOfKind { kind, finding: Some(it.clone()) }));
            if self.findings.len() == before {
                self.findings.push(FindingOfKind { kind, finding: None });
            }
        }
        if !self.listed_name.registration_reasons.is_empty() {
            self.likeliest_fix = analysis.suggested_fixes().fixes.first().cloned();
        }
        self.rfc7940_index_label =
            analysis.ruleset_evaluation().and_then(|it| it.variant_index_label.clone());
        drop(analysis);
        self.analyzed_input = Some(input);
    }

    /// The kinds of findings to explain, each once.
    fn kinds(&self, analysis: &InputAnalysis) -> Vec<FindingKind> {
        let mut kinds = self.listed_name.registration_reasons.clone();
        let conditions =
            analysis.findings().iter().map(|it| it.finding_kind).filter(|it| it.is_bidi_rule_condition());
        for kind in conditions.chain(self.listed_name.warning_kinds.iter().copied()) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }
}

/// The options by which a name in this zone is judged; in none where the text is empty, or no zone can be read in it.
pub(super) fn options_in(
    zone: &str,
    rules: &RegistryRulesByZone,
    name: &Input,
    options: NameAnalysisOptions,
) -> NameAnalysisOptions {
    match Zone::read(zone, Notation::Unicode) {
        Ok(stated) => rules.options_with_stated_zone_rules(&stated, name, options),
        Err(_) => rules.options_with_zone_rules(name, options),
    }
}
