//! `bidiscope lgr audit`: what a ruleset keeps apart although it looks alike, variants that fit no equivalence, and what holds
//! for all labels that it permits.

mod labels;

use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;

use bidiscope_bidi::name::{Notation, text_from_utf8};
use bidiscope_idna::verdict::Zone;
use bidiscope_lgr::{HexadecimalCodePoints, MAX_MEMBERS_PER_CONFUSABLE_LABEL, RulesetActionProblem};
use bidiscope_report::json;
use bidiscope_report::words::lgr::{code_points_with_names, policy_problem_text};
use bidiscope_words::message;
use serde::Serialize;

use super::super::context::CommandContext;
use super::super::status::{Status, Stop};
use super::super::{parent_zone, progress, rulesets, terminal};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long)]
    json: bool,

    #[arg(long, value_name = "SUFFIX")]
    parent: Option<OsString>,

    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// How many steps an audit has that may take long: those here, and those about all labels.
const STEPS: usize = 3 + labels::STEPS;

/// A member of the repertoire with its variant, or two that look alike.
#[derive(Serialize)]
struct PairJson {
    kind: &'static str,
    a: String,
    b: String,
    /// The variant between both, in one kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    via: Option<String>,
}

/// A question that is not decided.
#[derive(Serialize)]
struct UndecidedJson {
    kind: &'static str,
    property: &'static str,
}

/// A type without an action, a disposition of the registry's own, or an action without effect. Actions count from 0.
#[derive(Serialize)]
struct PolicyJson<'a> {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    r#type: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    disposition: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<usize>,
    /// The action that decides in its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    earlier: Option<usize>,
}

impl<'a> PolicyJson<'a> {
    fn new(problem: &'a RulesetActionProblem) -> Self {
        let kind = problem.id();
        let nothing = Self { kind, r#type: None, disposition: None, action: None, earlier: None };
        match problem {
            RulesetActionProblem::VariantTypeWithoutAction(name) => Self { r#type: Some(name), ..nothing },
            RulesetActionProblem::CustomDisposition { disposition, action_index: action } => {
                Self { disposition: Some(disposition), action: Some(*action), ..nothing }
            }
            RulesetActionProblem::ActionWithoutVariantType { action_index: action } => {
                Self { action: Some(*action), ..nothing }
            }
            RulesetActionProblem::ActionNeverReached {
                action_index: action,
                earlier_action_index: earlier,
            } => Self { action: Some(*action), earlier: Some(*earlier), ..nothing },
        }
    }
}

impl Arguments {
    /// Writes what is found to `out`.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let zone = self.zone(context.notation)?;
        let ruleset = rulesets::read(context, &self.file)?;
        let pairs = progress::during((1, STEPS), &message!(progress_look_alikes), || {
            ruleset.confusable_member_pairs()
        });
        let work = message!(progress_look_alike_labels);
        let labels = progress::during((2, STEPS), &work, || ruleset.confusable_eligible_label_pairs());
        for (kind, pairs) in [("confusable-not-variant", &pairs), ("confusable-labels-not-variant", &labels)]
        {
            if self.json && !pairs.is_complete {
                json::write_line(out, &UndecidedJson { kind: "undecided", property: kind })?;
            }
            for pair in &pairs.pairs {
                if self.json {
                    let (a, b) = (
                        HexadecimalCodePoints(&pair.first).to_string(),
                        HexadecimalCodePoints(&pair.second).to_string(),
                    );
                    json::write_line(out, &PairJson { kind, a, b, via: None })?;
                } else {
                    let (first, second) = (named(&pair.first), named(&pair.second));
                    writeln!(out, "{}", message!(lgr_confusable_pair, first = first, second = second))?;
                }
            }
        }
        let (of_variants, of_policy) = progress::during((3, STEPS), &message!(progress_variants), || {
            (ruleset.variant_problems(), ruleset.action_problems())
        });
        for problem in of_variants {
            let via = problem.via.as_deref();
            if self.json {
                let (a, b) = (
                    HexadecimalCodePoints(&problem.member).to_string(),
                    HexadecimalCodePoints(&problem.variant).to_string(),
                );
                let via = via.map(|it| HexadecimalCodePoints(it).to_string());
                json::write_line(out, &PairJson { kind: problem.kind.id(), a, b, via })?;
            } else {
                let sentence = message!(
                    lgr_variant_problem,
                    kind = problem.kind.id(),
                    first = named(&problem.member),
                    second = named(&problem.variant),
                    via = via.map(named).unwrap_or_default()
                );
                writeln!(out, "{sentence}")?;
            }
        }
        for problem in of_policy {
            if self.json {
                json::write_line(out, &PolicyJson::new(&problem))?;
            } else {
                writeln!(out, "{}", terminal::escaped(&policy_problem_text(&problem).to_string()))?;
            }
        }
        if !self.json {
            let (count, complete) = (pairs.pairs.len(), pairs.is_complete);
            writeln!(out, "{}", message!(lgr_confusable_count, count = count, complete = complete))?;
            let (count, members) = (labels.pairs.len(), MAX_MEMBERS_PER_CONFUSABLE_LABEL);
            let complete = labels.is_complete;
            let sentence =
                message!(lgr_confusable_labels_count, count = count, members = members, complete = complete);
            writeln!(out, "{sentence}")?;
        }
        // What follows may take a while.
        out.flush()?;
        labels::write((&ruleset, &zone), (3, STEPS), self.json, out)?;
        Ok(Status::Done)
    }

    /// The code points of the parent zone, without a full stop at its ends; none without a zone.
    fn zone(&self, notation: Notation) -> Result<Vec<char>, Stop> {
        let Some(typed) = &self.parent else { return Ok(Vec::new()) };
        let bytes = typed.as_encoded_bytes();
        let zone = text_from_utf8(bytes).and_then(|it| Zone::read(it, notation));
        let zone = zone.map_err(|error| parent_zone::unreadable(bytes, &error))?;
        let Some(name) = zone.name_unless_root() else { return Ok(Vec::new()) };
        let labels = name.labels().iter().map(|it| name.label_characters(it));
        let labels: Vec<Vec<char>> = labels
            .map(|it| it.iter().map(|it| it.scalar).collect())
            .filter(|it: &Vec<char>| !it.is_empty())
            .collect();
        Ok(labels.join(&'.'))
    }
}

/// The names of code points.
fn named(code_points: &[char]) -> String {
    terminal::escaped(&code_points_with_names(code_points))
}
