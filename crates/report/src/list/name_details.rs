//! What is known of one name of a list: what becomes of it, why, and what could be registered instead.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_idna::verdict::fix::SuggestedFix;
use bidiscope_idna::verdict::grouping::GroupingBound;
use bidiscope_idna::verdict::{AnalysisOptions, Finding, FindingKind, RulesByZone, Zone};
use bidiscope_list::scan::Decision;
use bidiscope_url::InputAnalysis;

use super::listed_name::ListedName;
use super::other_names::OtherNames;

/// The longest name, in characters, that is analysed: no name in the DNS is longer.
const MAX_ANALYSED: usize = 1_000;

/// The most findings that are listed; the others are counted.
const MAX_FINDINGS: usize = 12;

/// What is known of one name of a list, analysed.
#[derive(Clone, Debug)]
pub struct NameDetails<'a> {
    /// The name by itself.
    pub name: &'a ListedName,
    /// What is known of it from other names.
    pub others: OtherNames,
    /// What becomes of it.
    pub decision: Decision,
    /// What was read of it; `None` where it was not analysed.
    pub input: Option<Input>,
    /// The reasons for its verdict, the other violated conditions of the Bidi rule, and its warnings: their kinds, with what was
    /// found where it was analysed.
    pub findings: Vec<(FindingKind, Option<Finding>)>,
    /// How many findings are not listed.
    pub unlisted_finding_count: usize,
    /// The likeliest fix of a name that is not simply allowed.
    pub fix: Option<SuggestedFix>,
    /// The zone whose rulesets do not judge the name because it is not in it.
    pub outside_zone: Option<Zone>,
    /// The index label (RFC 7940, section 8.5) of the label that the ruleset judges.
    pub index_label: Option<Vec<char>>,
}

impl<'a> NameDetails<'a> {
    /// The details of a name of a list in this notation, judged by these rules.
    pub fn of(
        name: &'a ListedName,
        others: OtherNames,
        notation: Notation,
        rules: Option<&RulesByZone>,
    ) -> Self {
        let mut details = Self {
            name,
            decision: name.decision().with_concerns(others.concerns),
            others,
            input: None,
            findings: Vec::new(),
            unlisted_finding_count: 0,
            fix: None,
            outside_zone: None,
            index_label: None,
        };
        // An owner in a zone file that is no registration is not judged.
        let is_judged = name.reasons != [FindingKind::ZoneOwner];
        let input = name.to_input(notation).filter(|it| is_judged && it.characters().len() <= MAX_ANALYSED);
        match input {
            Some(input) => details.analyse(input, rules),
            None => {
                let kinds = name.reasons.iter().chain(&name.warnings);
                details.findings = kinds.map(|&kind| (kind, None)).collect();
            }
        }
        details.unlisted_finding_count = details.findings.len().saturating_sub(MAX_FINDINGS);
        details.findings.truncate(MAX_FINDINGS);
        details
    }

    fn analyse(&mut self, input: Input, rules: Option<&RulesByZone>) {
        let mut options =
            AnalysisOptions { grouping_bound: GroupingBound::SHORT, ..AnalysisOptions::default() };
        if let Some(rules) = rules {
            options = options_in(&self.name.zone, rules, &input, options);
        }
        let outside = options
            .zone
            .take_if(|zone| input.name().is_none_or(|it| zone.applicant_label_range(it).is_err()));
        let has_zone = matches!(rules, Some(RulesByZone::SingleZone { zone: Some(_), .. }));
        self.outside_zone = outside.filter(|_| has_zone);
        let analysis = InputAnalysis::with_options(&input, options);
        for kind in self.kinds(&analysis) {
            let before = self.findings.len();
            let found = analysis.findings().iter().filter(|it| it.kind == kind);
            self.findings.extend(found.map(|it| (kind, Some(it.clone()))));
            if self.findings.len() == before {
                self.findings.push((kind, None));
            }
        }
        if !self.name.reasons.is_empty() {
            self.fix = analysis.suggested_fixes().fixes.first().cloned();
        }
        self.index_label = analysis.ruleset_answer().and_then(|it| it.index_label.clone());
        drop(analysis);
        self.input = Some(input);
    }

    /// The kinds of findings to explain, each once.
    fn kinds(&self, analysis: &InputAnalysis) -> Vec<FindingKind> {
        let mut kinds = self.name.reasons.clone();
        let conditions =
            analysis.findings().iter().map(|it| it.kind).filter(|it| it.is_bidi_rule_condition());
        for kind in conditions.chain(self.name.warnings.iter().copied()) {
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
    rules: &RulesByZone,
    name: &Input,
    options: AnalysisOptions,
) -> AnalysisOptions {
    match Zone::read(zone, Notation::Unicode) {
        Ok(stated) => rules.options_in_stated_zone(&stated, name, options),
        Err(_) => rules.options_for(name, options),
    }
}
