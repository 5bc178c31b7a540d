//! `bidiscope lgr check`: whether labels may be registered.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;

use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::{FindingKind, RegistrationPermission};
use bidiscope_lgr::{
    HexadecimalCodePoints, INVALID_DISPOSITION, LabelEvaluator, LabelJudgement, RulesetValidity,
};
use bidiscope_report::json::{self, RulesetAnswerJson};
use bidiscope_report::words::finding::FindingText;
use bidiscope_report::words::lgr::{judgement_texts, variant_count_text};
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;
use serde::Serialize;

use super::super::context::CommandContext;
use super::super::status::{Status, Stop};
use super::super::{rulesets, terminal};
use super::label::{self, LabelSource};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, value_name = "FILE")]
    lgr: PathBuf,

    #[arg(long)]
    json: bool,

    #[arg(long)]
    pub(super) check: bool,

    #[arg(long, value_name = "LIST", value_parser = ["expired"])]
    pub(super) fail_on: Option<String>,

    #[arg(long, value_name = "NAME")]
    column: Option<String>,

    #[arg(required = true, value_name = "LABEL")]
    labels: Vec<OsString>,
}

impl Arguments {
    /// Writes the answers to `out`. An error in one label does not stop the others.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let ruleset = rulesets::read(context, &self.lgr)?;
        let mut evaluator = ruleset.label_evaluator();
        let is_expired = self.fail_on.is_some() && ruleset.validity_on_day_of_use() != RulesetValidity::Valid;
        let mut status = if is_expired { Status::Failed } else { Status::Done };
        let source = LabelSource { labels: &self.labels, column: self.column.as_deref() };
        let read = source.each_label(context, out, |out, given| {
            let Some(label) = label::read(given, context.notation, self.json, out)? else {
                status = Status::Unreadable;
                return Ok(());
            };
            let judgement = evaluator.judge(&label);
            if self.check && !may_be_registered(&label, &judgement) {
                status = status.max(Status::Failed);
            }
            if self.json {
                json::write_line(out, &CheckJson::new(&mut evaluator, given.line, &label, &judgement))
            } else {
                write(out, &mut evaluator, &label, &judgement)
            }
        })?;
        Ok(status.max(read))
    }
}

/// Whether neither the ruleset nor IDNA2008 keeps a label from being registered.
fn may_be_registered(label: &[char], judgement: &LabelJudgement<'_>) -> bool {
    let is_refused = idna2008(label)
        .is_none_or(|it| it.registration_verdict().permission == RegistrationPermission::Refused);
    judgement.has_non_invalid_disposition() && judgement.disposition != "blocked" && !is_refused
}

/// The answer about a label.
#[derive(Serialize)]
struct CheckJson<'a> {
    label: String,
    /// The label as it is typed.
    text: String,
    /// The line of standard input; left out for an argument.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(flatten)]
    answer: RulesetAnswerJson<'a>,
    /// The index label of lgr-core; left out where it is `index`.
    #[serde(skip_serializing_if = "Option::is_none")]
    lgr_core_index: Option<String>,
    /// What IDNA2008 says of it, whatever the ruleset.
    idna2008: Option<RegistrationPermission>,
}

impl<'a> CheckJson<'a> {
    fn new(
        evaluator: &mut LabelEvaluator<'a>,
        line: Option<u64>,
        label: &[char],
        judgement: &LabelJudgement<'a>,
    ) -> Self {
        let ruleset = evaluator.ruleset();
        let index = evaluator.variant_index_label(label);
        Self {
            label: HexadecimalCodePoints(label).to_string(),
            text: label.iter().collect(),
            line,
            answer: RulesetAnswerJson::new(ruleset, label, judgement, index.as_deref()),
            lgr_core_index: other_index_label(evaluator, label)
                .map(|it| HexadecimalCodePoints(&it).to_string()),
            idna2008: idna2008(label).map(|it| it.registration_verdict().permission),
        }
    }
}

fn write(
    out: &mut dyn Write,
    evaluator: &mut LabelEvaluator<'_>,
    label: &[char],
    judgement: &LabelJudgement<'_>,
) -> io::Result<()> {
    let ruleset = evaluator.ruleset();
    let shown = label::shown(label);
    let answer = match judgement.disposition {
        INVALID_DISPOSITION => "refused",
        "valid" | "allocatable" | "activated" => "permitted",
        "blocked" => "blocked",
        _ => "other",
    };
    let disposition = terminal::escaped(judgement.disposition);
    let headline = message!(lgr_label_answer, label = shown, answer = answer, disposition = disposition);
    writeln!(out, "{headline}")?;
    for text in judgement_texts(ruleset, label, judgement) {
        writeln!(out, "  {}", terminal::escaped(&text.to_string()))?;
    }
    if judgement.has_conflicting_actions {
        writeln!(out, "  {}", message!(lgr_ambiguous))?;
    }
    for reason in idna2008_reasons(label) {
        writeln!(out, "  {}", message!(lgr_idna_refuses, reason = terminal::escaped(&reason)))?;
    }
    let Some(index) = evaluator.variant_index_label(label) else { return Ok(()) };
    writeln!(out, "  {}", message!(lgr_index, label = label::shown(&index)))?;
    if let Some(other) = other_index_label(evaluator, label) {
        writeln!(out, "  {}", message!(lgr_index_of_lgr_core, label = label::shown(&other)))?;
    }
    writeln!(out, "  {}", variant_count_text(&ruleset.variant_count(label)))
}

/// The index label that lgr-core has for a label, where it is another one.
fn other_index_label(evaluator: &mut LabelEvaluator<'_>, label: &[char]) -> Option<Vec<char>> {
    let index = evaluator.variant_index_label(label);
    evaluator.lgr_core_variant_index_label(label).filter(|it| index.as_ref() != Some(it))
}

/// What IDNA2008 says of a label by itself; `None` for what cannot be a name.
fn idna2008(label: &[char]) -> Option<InputAnalysis> {
    Some(InputAnalysis::new(&Input::from_scalars(label.iter().copied()).ok()?))
}

/// Why IDNA2008 refuses a label: the first reason, and that it is too long for the DNS.
fn idna2008_reasons(label: &[char]) -> Vec<String> {
    let Some(analysis) = idna2008(label) else { return Vec::new() };
    if analysis.registration_verdict().permission != RegistrationPermission::Refused {
        return Vec::new();
    }
    let deciding = analysis.findings_deciding_registration().into_iter().enumerate();
    let shown = deciding.filter(|(at, it)| *at == 0 || it.finding_kind == FindingKind::LabelTooLong);
    shown.map(|(_, it)| FindingText::of(analysis.input(), it).sentence).collect()
}
