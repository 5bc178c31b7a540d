//! The JSON object that `inspect --json` writes for a name; see `docs/output.md`.

use std::borrow::Cow;

use crate::list::RegisteredNamesComparison;
use crate::normal_forms::NormalForms;
use crate::view::DisplaySummaryView;
use crate::words::control::{control_character_finding_message, control_character_rule_source};
use crate::words::finding::FindingText;
use crate::words::verdict::{
    fix_text, no_fix_text, policy_reason_text, registration_sentence, verdict_summary,
};
use bidiscope_bidi::address::{Url, UrlPart};
use bidiscope_bidi::controls::{ControlFinding, control_findings};
use bidiscope_bidi::name::{
    BidiClass, CharacterProperties, Input, InputType, Notation, character_name, character_names_version,
    code_point, unicode_version,
};
use bidiscope_bidi::order::{DisplayConfig, LogicalIndex, Strategy};
use bidiscope_bidi::trace::Trace;
use bidiscope_bidi::uba::cross_check::{self, UbaLevelCrossCheck};
use bidiscope_bidi::uba::{self, NoObserver, ParagraphDirection};
use bidiscope_idna::verdict::equivalents::CanonicalEquivalents;
use bidiscope_idna::verdict::fix::SuggestedNameFix;
use bidiscope_idna::verdict::grouping::CharacterGroupingResult;
use bidiscope_idna::verdict::policy::{AcceptancePolicy, AcceptancePolicyVerdict};
use bidiscope_idna::verdict::rfc5892::{DerivedProperty, derived_property};
use bidiscope_idna::verdict::uts46::Uts46Mapping;
use bidiscope_idna::verdict::{
    DnsName, Finding, FindingDetail, RegistrationVerdict, RuleSource, RuleVerdict, Severity, rfc3454, rfc5893,
};
use bidiscope_url::reader::elision::{HostVisibility, NarrowFieldElision};
use bidiscope_url::reader::{UrlHostDisplay, VisibleHost, VisibleHostReading};
use bidiscope_url::{
    InputAnalysis, UrlHostCheck, UrlHostFault, canonical_equivalents, read_url_as_browser,
    without_hebrew_arabic_points,
};
use serde::Serialize;

use super::components::ComponentsJson;
use super::control::ReachJson;
use super::registered::{RegisteredFixJson, RegisteredJson};
use super::remedies::RemedyJson;
use super::ruleset::ZoneAnswerJson;
use super::url::BrowserJson;

/// The JSON object of a name.
#[derive(Serialize)]
pub struct NameJson<'a> {
    input: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    notation: &'static str,
    name: String,
    input_kind: InputType,
    /// The version of Unicode for classes and mappings, and below that of the characters' names only.
    unicode: &'static str,
    unicode_names: &'static str,
    characters: Vec<CharacterJson>,
    bidi_domain_name: bool,
    labels: Vec<LabelJson<'a>>,
    /// The parts of a URL; only of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<&'a [UrlPart]>,
    /// What a browser makes of a URL; only of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    browser: Option<BrowserJson>,
    /// What a check of its host finds in a paragraph of either direction; empty where it passes.
    host_faults: Vec<UrlHostFault>,
    /// `None` where the input is not a domain name, such as a web address or text.
    bidi_rule: Option<RuleVerdict>,
    guarantee: Option<rfc5893::BidiRuleGuarantee>,
    /// `None` where a program for IDNA2003 shows the name as it is.
    idna2003_display: Option<String>,
    orders: Vec<OrderJson<'a>>,
    components: ComponentsJson,
    cross_check: UbaLevelCrossCheck,
    /// `None` of text.
    registration: Option<RegistrationJson<'a>>,
    /// Only where the name is compared with a list of registered names.
    #[serde(skip_serializing_if = "Option::is_none")]
    registered: Option<RegisteredJson<'a>>,
    /// Only with rulesets, where they decide about a label.
    #[serde(skip_serializing_if = "Option::is_none")]
    lgr: Option<ZoneAnswerJson<'a>>,
    dns: DnsName,
    summary: String,
    findings: Vec<FindingJson<'a>>,
    policies: Vec<PolicyJson<'a>>,
    mapping: Option<&'a Uts46Mapping>,
    equivalents: EquivalentsJson,
    without_points: Option<String>,
    /// `None` where the input is not a domain name.
    grouping: Option<&'a CharacterGroupingResult>,
    suggested_fixes: Vec<FixJson<'a>>,
    no_fix_reason: Option<String>,
    /// What keeps it in order among other text; only of text.
    #[serde(skip_serializing_if = "Option::is_none")]
    remedies: Option<Vec<RemedyJson>>,
}

/// Whether a name may be registered.
#[derive(Serialize)]
struct RegistrationJson<'a> {
    #[serde(flatten)]
    registration: &'a RegistrationVerdict,
    headline: String,
}

/// A finding in words.
#[derive(Serialize)]
struct FindingJson<'a> {
    id: &'static str,
    severity: Severity,
    characters: Cow<'a, [usize]>,
    label: Option<usize>,
    sentence: String,
    source: RuleSource,
    #[serde(skip_serializing_if = "Option::is_none")]
    advice: Option<String>,
    /// The domain name within input that is something else; only in that finding.
    #[serde(skip_serializing_if = "Option::is_none")]
    host: Option<Option<&'a str>>,
    /// How far a control of text works; only of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    reaches: Option<ReachJson>,
}

#[derive(Serialize)]
struct PolicyJson<'a> {
    policy: AcceptancePolicy,
    verdict: RuleVerdict,
    reason: Option<String>,
    characters: &'a [usize],
    source: Option<RuleSource>,
}

#[derive(Serialize)]
struct FixJson<'a> {
    #[serde(flatten)]
    fix: &'a SuggestedNameFix,
    sentence: String,
    /// The line of the registered names that has the name or a variant of it, and which of the two.
    #[serde(skip_serializing_if = "Option::is_none")]
    registered: Option<RegisteredFixJson>,
}

impl<'a> FindingJson<'a> {
    fn new(name: &Input, finding: &'a Finding) -> Self {
        let text = FindingText::of(name, finding);
        let host = match &finding.finding_detail {
            FindingDetail::NotADomainName { host_domain_name: host, .. } => Some(host.as_deref()),
            _ => None,
        };
        Self {
            id: finding.finding_kind.id(),
            severity: finding.severity(),
            characters: Cow::Borrowed(&finding.character_indices_in_name),
            label: finding.label_index,
            sentence: text.sentence,
            source: finding.rule_source(),
            advice: text.advice,
            host,
            reaches: None,
        }
    }

    /// A finding about the controls of a text.
    fn of_control(finding: &ControlFinding) -> Self {
        let message = control_character_finding_message(finding);
        Self {
            id: finding.finding_kind.id(),
            severity: Severity::Warning,
            characters: finding.characters_in_line.clone().collect(),
            label: None,
            sentence: message.to_string(),
            source: control_character_rule_source(finding.finding_kind),
            advice: message.attribute("advice"),
            host: None,
            reaches: finding.control_scope.map(Into::into),
        }
    }

    /// The findings of a name, or those about the controls of a text.
    fn all(analysis: &'a InputAnalysis) -> Vec<Self> {
        let name = analysis.input();
        if analysis.is_text() {
            let found = control_findings(name.characters().iter().map(|it| it.scalar));
            return found.iter().map(Self::of_control).collect();
        }
        analysis.findings().iter().map(|it| Self::new(name, it)).collect()
    }
}

impl<'a> PolicyJson<'a> {
    fn new(name: &Input, row: &'a AcceptancePolicyVerdict) -> Self {
        Self {
            policy: row.policy,
            verdict: row.verdict,
            reason: row.reason.as_ref().map(|it| policy_reason_text(name, it).to_string()),
            characters: &row.character_indices_in_name,
            source: row.rule_source,
        }
    }
}

#[derive(Serialize)]
struct CharacterJson {
    index: usize,
    character: char,
    code_point: String,
    name: String,
    bidi_class: &'static str,
    label: Option<usize>,
    #[serde(flatten)]
    properties: CharacterProperties,
    /// Its derived property of IDNA2008 (RFC 5892).
    idna: DerivedProperty,
    normal_forms: NormalForms,
}

#[derive(Serialize)]
struct LabelJson<'a> {
    index: usize,
    text: String,
    a_label: Option<&'a str>,
    direction: Option<&'static str>,
    /// Whether it may be registered, by its own findings.
    registration: RegistrationVerdict,
    bidi_rule: RuleJson<'a>,
}

#[derive(Serialize)]
struct RuleJson<'a> {
    verdict: RuleVerdict,
    conditions: Vec<ConditionJson<'a>>,
}

#[derive(Serialize)]
struct ConditionJson<'a> {
    condition: u8,
    verdict: RuleVerdict,
    characters: &'a [usize],
}

#[derive(Serialize)]
struct OrderJson<'a> {
    strategy: &'a DisplayConfig,
    display: String,
    /// The display in the notation of the input; `None` where that cannot write it.
    display_notation: Option<String>,
    logical_from_visual: Vec<LogicalIndex>,
    /// The levels by UAX #9; only of a plain display by it.
    #[serde(flatten)]
    levels: Option<LevelsJson>,
    /// How the display shows the host of a URL; only of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    host: Option<UrlHostDisplay>,
    /// What stands where the host of a URL is read; only of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    visible_host: Option<VisibleHostJson>,
    /// What the field of `--field` shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<FieldJson>,
    /// Why the display is in this order.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<DisplaySummaryView>,
    /// The display of the whole line, where the display has text around the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    context: Option<ContextJson>,
}

/// The levels of a paragraph on one line, after rule L1.
#[derive(Serialize)]
struct LevelsJson {
    paragraph_level: u8,
    /// `None` of a character that rule X9 removes.
    levels: Vec<Option<u8>>,
    /// The class after the W and N rules; `None` as above.
    resolved_classes: Vec<Option<&'static str>>,
}

impl LevelsJson {
    fn new(name: &Input, display: &DisplayConfig) -> Option<Self> {
        let direction = match display.strategy() {
            Strategy::UbaLtr => ParagraphDirection::LTR,
            Strategy::UbaRtl => ParagraphDirection::RTL,
            Strategy::UbaAuto => ParagraphDirection::Auto,
            _ => return None,
        };
        if *display != DisplayConfig::with_default_options(display.strategy()) {
            return None;
        }
        let resolved = uba::resolve(name.characters(), direction, &mut NoObserver);
        let trace = Trace::of_display(display.clone(), name.characters());
        let classes = trace
            .resolved_characters()
            .iter()
            .map(|it| it.resolved_class_after_x9.map(BidiClass::short_name))
            .collect();
        Some(Self {
            paragraph_level: resolved.paragraph_level.number(),
            levels: resolved.levels_after_x9(name.characters()),
            resolved_classes: classes,
        })
    }
}

/// What stands where the host is read, from left to right, and how it compares with the host.
#[derive(Serialize)]
struct VisibleHostJson {
    /// `None` where nothing stands there.
    display: Option<String>,
    reading: VisibleHostReading,
}

impl VisibleHostJson {
    fn new(name: &Input, host: &VisibleHost) -> Self {
        let display = Some(host.shown_text_left_to_right(name)).filter(|it| !it.is_empty());
        Self { display, reading: host.compared_with_actual_host() }
    }
}

/// What a field shows of the name, from left to right.
#[derive(Serialize)]
struct FieldJson {
    field: String,
    display: String,
    host_in_sight: HostVisibility,
    visible_host: VisibleHostJson,
}

impl FieldJson {
    fn new(name: &Input, display: &DisplayConfig, field: &NarrowFieldElision) -> Self {
        let elided = field.elide_name(name, display);
        Self {
            field: field.to_string(),
            display: elided.shown_text_left_to_right(name),
            host_in_sight: elided.host_visibility,
            visible_host: VisibleHostJson::new(name, &elided.visible_host),
        }
    }
}

/// A name with text around it.
#[derive(Serialize)]
struct ContextJson {
    display: String,
    display_notation: Option<String>,
    /// Whether characters of the context are between the name's characters, and below which labels they split.
    splits_name: bool,
    split_labels: Vec<usize>,
}

impl ContextJson {
    fn new(name: &Input, notation: Notation, display: &DisplayConfig) -> Option<Self> {
        if display.choices().surrounding_text.is_empty() {
            return None;
        }
        let line = display.line_around_name(name.characters());
        let effect = line.surrounding_text_effect(name, display);
        let shown = line.line_order.display(&line.line_characters);
        Some(Self {
            display_notation: notation.write_scalars(shown.chars()).ok(),
            display: shown,
            splits_name: effect.is_name_visually_split,
            split_labels: effect.label_indices_split_by_surroundings,
        })
    }
}

impl<'a> NameJson<'a> {
    /// The object for a name, with its input as it was typed and its line of standard input, from 1; `None` where it is of no
    /// such line. Each display is given with what `narrow_field_elision` shows of it, where there is such a field.
    pub fn new(
        typed_input: &'a str,
        line_number: Option<u64>,
        notation: Notation,
        analysis: &'a InputAnalysis,
        displays: &'a [DisplayConfig],
        narrow_field_elision: Option<NarrowFieldElision>,
    ) -> Self {
        let (name, verdict) = (analysis.input(), analysis.bidi_rule_verdict());
        let suggested = analysis.suggested_fixes();
        Self {
            input: typed_input,
            line: line_number,
            notation: notation.id(),
            name: name.decoded_text(),
            input_kind: name.input_type(),
            unicode: unicode_version(),
            unicode_names: character_names_version(),
            characters: characters_json(name),
            bidi_domain_name: verdict.is_bidi_domain_name,
            labels: labels_json(analysis),
            url: name.url().map(Url::parts),
            browser: read_url_as_browser(name).map(BrowserJson::new),
            host_faults: UrlHostCheck::of_analysis(analysis).all_distinct_faults(),
            bidi_rule: analysis.not_a_domain_name().is_none().then_some(verdict.rule_verdict),
            guarantee: verdict.bidi_rule_guarantee.filter(|_| !analysis.is_text()),
            idna2003_display: analysis.input().name().and_then(rfc3454::display_refused_labels_encoded),
            orders: displays
                .iter()
                .map(|display| OrderJson::new(name, notation, (display, narrow_field_elision)))
                .collect(),
            components: ComponentsJson::new(name, notation),
            cross_check: cross_check::cross_check_levels(name.characters()),
            registration: (!analysis.is_text()).then(|| RegistrationJson {
                registration: analysis.registration_verdict(),
                headline: registration_sentence(analysis).to_string(),
            }),
            registered: None,
            lgr: ruleset_answer(analysis),
            dns: analysis.dns_name(),
            summary: verdict_summary(analysis),
            findings: FindingJson::all(analysis),
            policies: analysis.policy_verdicts().iter().map(|it| PolicyJson::new(name, it)).collect(),
            mapping: analysis.uts46_mapping(),
            equivalents: EquivalentsJson::new(name),
            without_points: without_hebrew_arabic_points(name),
            grouping: analysis.character_grouping().filter(|_| analysis.not_a_domain_name().is_none()),
            suggested_fixes: suggested
                .fixes
                .iter()
                .map(|fix| FixJson { fix, sentence: fix_text(name, fix), registered: None })
                .collect(),
            no_fix_reason: suggested.no_fix_reason.map(|it| no_fix_text(it).to_string()),
            remedies: RemedyJson::all(name),
        }
    }
}

impl<'a> NameJson<'a> {
    /// The same with what a list of registered names says of the name and of the suggested ones, of which the free come first.
    #[must_use]
    pub fn with_registered_comparison(
        mut self,
        registered_comparison: Option<&'a RegisteredNamesComparison>,
    ) -> Self {
        for it in &mut self.suggested_fixes {
            let found = registered_comparison
                .and_then(|comparison| comparison.registered_suggested_fix(&it.fix.fixed_name));
            it.registered = found.map(RegisteredFixJson::new);
        }
        self.suggested_fixes.sort_by_key(|it| it.registered.is_some());
        Self { registered: registered_comparison.map(RegisteredJson::new), ..self }
    }
}

/// The same name with other code points.
#[derive(Serialize)]
struct EquivalentsJson {
    names: Vec<String>,
    is_complete: bool,
}

impl EquivalentsJson {
    fn new(name: &Input) -> Self {
        let CanonicalEquivalents { names, is_complete } = canonical_equivalents(name);
        Self { names, is_complete }
    }
}

/// What the zone's rulesets say.
fn ruleset_answer(analysis: &InputAnalysis) -> Option<ZoneAnswerJson<'_>> {
    let (name, answer) = (analysis.input(), analysis.ruleset_evaluation()?);
    let ruleset = analysis.options().zone_rulesets.get(answer.ruleset_index)?;
    let index = analysis.ruleset_judged_label_index()?;
    let label = name.labels().get(index)?;
    let scalars = name.label_characters(label).iter().map(|it| it.scalar);
    Some(ZoneAnswerJson::new(ruleset, index, scalars, answer))
}

impl<'a> OrderJson<'a> {
    fn new(
        name: &Input,
        notation: Notation,
        (strategy, field): (&'a DisplayConfig, Option<NarrowFieldElision>),
    ) -> Self {
        let order = strategy.order(name.characters());
        let display = order.display(name.characters());
        Self {
            strategy,
            display_notation: notation.write_scalars(display.chars()).ok(),
            display,
            logical_from_visual: order.logical_from_visual().to_vec(),
            levels: LevelsJson::new(name, strategy),
            host: UrlHostDisplay::of_url(name, &order),
            visible_host: name
                .url()
                .map(|_| VisibleHostJson::new(name, &VisibleHost::of_input(name, &order))),
            field: field.map(|it| FieldJson::new(name, strategy, &it)),
            why: DisplaySummaryView::of_display_unless_too_long(strategy, name.characters()),
            context: ContextJson::new(name, notation, strategy),
        }
    }
}

fn characters_json(name: &Input) -> Vec<CharacterJson> {
    let characters = name.characters().iter().zip(name.label_index_by_character()).enumerate();
    characters
        .map(|(index, (character, &label))| CharacterJson {
            index,
            character: character.scalar,
            code_point: code_point(character.scalar),
            name: character_name(character.scalar),
            bidi_class: character.class.short_name(),
            label,
            properties: CharacterProperties::of(character.scalar),
            idna: derived_property(character.scalar),
            normal_forms: NormalForms::of(character.scalar),
        })
        .collect()
}

fn labels_json(analysis: &InputAnalysis) -> Vec<LabelJson<'_>> {
    let (name, verdict) = (analysis.input(), analysis.bidi_rule_verdict());
    let labels = name
        .labels()
        .iter()
        .zip(&verdict.label_verdicts)
        .zip(analysis.registration_verdict_of_each_label())
        .enumerate();
    labels
        .map(|(index, ((label, judged), registration))| LabelJson {
            index,
            text: bidiscope_bidi::name::text_of(name.label_characters(label)),
            a_label: label.ascii_label_within_limit.as_deref(),
            direction: judged.direction_by_condition_1.map(|direction| direction.id()),
            registration,
            bidi_rule: RuleJson {
                verdict: judged.rule_verdict,
                conditions: judged
                    .condition_verdicts
                    .iter()
                    .map(|it| ConditionJson {
                        condition: it.condition.number(),
                        verdict: it.condition_verdict,
                        characters: &it.violating_character_indices_in_name,
                    })
                    .collect(),
            },
        })
        .collect()
}
