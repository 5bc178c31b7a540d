//! What rulesets say of a label, as `lgr check --json` and `inspect --json` write it; see `docs/output.md`.

use bidiscope_idna::verdict::{LabelRulesetEvaluation, NamedRuleset};
use bidiscope_lgr::{CodePointNotInRepertoire, HexadecimalCodePoints, LabelJudgement, Ruleset};
use serde::Serialize;
use serde_json::value::RawValue;

/// The answer about a label.
#[derive(Serialize)]
pub struct RulesetAnswerJson<'a> {
    eligible: bool,
    disposition: &'a str,
    /// The index of the action that decided; -1 where code points are not in the repertoire.
    action: i64,
    not_in_repertoire: Vec<String>,
    /// Where these code points stand, and why they may not; left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    outside: Vec<OutsideJson<'a>>,
    index: Option<String>,
    variant_count: Box<RawValue>,
    /// Whether `variant_count` is not the number but a bound; left out otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    variant_count_is_bound: bool,
    /// Whether the label can be cut in several ways with different results; left out otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    ambiguous: bool,
}

/// A code point that is not in the repertoire, or stands where it may not.
#[derive(Serialize)]
struct OutsideJson<'a> {
    /// Its position in the label, from 0.
    position: usize,
    cp: String,
    /// The rule that must match where it stands, and does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    when: Option<&'a str>,
    /// The rule that must not match there, and does.
    #[serde(skip_serializing_if = "Option::is_none")]
    not_when: Option<&'a str>,
}

impl<'a> OutsideJson<'a> {
    fn new(ruleset: &'a Ruleset, outside: &CodePointNotInRepertoire) -> Self {
        let rule = |must_match| {
            let context = outside.violated_context.filter(|it| it.must_match == must_match);
            context.map(|it| ruleset.rule(it.rule).rule_name.as_str())
        };
        Self {
            position: outside.index_in_label,
            cp: HexadecimalCodePoints(&[outside.code_point]).to_string(),
            when: rule(true),
            not_when: rule(false),
        }
    }
}

impl<'a> RulesetAnswerJson<'a> {
    /// What `ruleset` says of `label`: its judgement, and its index label.
    pub fn new(
        ruleset: &'a Ruleset,
        label: &[char],
        judgement: &LabelJudgement<'a>,
        index_label: Option<&[char]>,
    ) -> Self {
        let mut outside: Vec<char> =
            judgement.code_points_not_in_repertoire.iter().map(|it| it.code_point).collect();
        outside.sort_unstable();
        outside.dedup();
        let count = ruleset.variant_count(label);
        Self {
            eligible: judgement.has_non_invalid_disposition(),
            disposition: judgement.disposition,
            action: judgement.deciding_action_index.map_or(-1, |it| it as i64),
            not_in_repertoire: outside.iter().map(|it| HexadecimalCodePoints(&[*it]).to_string()).collect(),
            outside: judgement
                .code_points_not_in_repertoire
                .iter()
                .map(|it| OutsideJson::new(ruleset, it))
                .collect(),
            index: index_label.map(|it| HexadecimalCodePoints(it).to_string()),
            variant_count: RawValue::from_string(count.count.to_string()).unwrap_or_default(),
            variant_count_is_bound: !count.is_exact,
            ambiguous: judgement.has_conflicting_actions,
        }
    }
}

/// The answer about the label of a name that the zone's rulesets decide about.
#[derive(Serialize)]
pub(super) struct ZoneAnswerJson<'a> {
    /// The ruleset that answers: its file, and what it says of itself.
    ruleset: &'a str,
    version: Option<&'a str>,
    date: Option<&'a str>,
    /// The index of the label.
    label: usize,
    #[serde(flatten)]
    answer: RulesetAnswerJson<'a>,
}

impl<'a> ZoneAnswerJson<'a> {
    /// What `ruleset` answers about the label of a name with this index, from 0, whose characters are `scalars`.
    pub(super) fn new(
        ruleset: &'a NamedRuleset,
        label: usize,
        scalars: impl Iterator<Item = char>,
        answer: &'a LabelRulesetEvaluation,
    ) -> Self {
        let meta = ruleset.ruleset.meta();
        let scalars: Vec<char> = scalars.map(|it| it.to_ascii_lowercase()).collect();
        let judgement = LabelJudgement {
            code_points_not_in_repertoire: answer.code_points_not_in_repertoire.clone(),
            disposition: &answer.disposition,
            deciding_action_index: answer.deciding_action_index,
            has_conflicting_actions: answer.has_conflicting_actions,
        };
        let index = answer.variant_index_label.as_deref();
        Self {
            ruleset: &ruleset.name,
            version: meta.version.as_deref(),
            date: meta.date.as_deref(),
            label,
            answer: RulesetAnswerJson::new(&ruleset.ruleset, &scalars, &judgement, index),
        }
    }
}
