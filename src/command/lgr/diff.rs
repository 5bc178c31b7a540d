//! `bidiscope lgr diff`: what differs between two rulesets, and whose answers change.

use std::io::Write;
use std::path::{Path, PathBuf};

use bidiscope_export::html::ruleset_changes_report;
use bidiscope_idna::verdict::NamedRuleset;
use bidiscope_lgr::{
    DifferentlyJudgedLabel, DifferentlyJudgedLabelSearch, DifferentlyJudgedLabelSearchResult,
    HexadecimalCodePoints, OldAndNew, RulesetDifference, RulesetPart,
};
use bidiscope_report::json;
use bidiscope_report::page::{ReportedRulesetDifference, RulesetComparison, ruleset_comparison_page};
use bidiscope_words::message;
use serde::Serialize;

use super::super::context::CommandContext;
use super::super::standard_error::unusable;
use super::super::status::{Status, Stop};
use super::super::{progress, rulesets};
use super::page_format::FormatArguments;
use super::registered::Registered;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, conflicts_with = "format")]
    json: bool,

    #[command(flatten)]
    format: FormatArguments,

    #[arg(long)]
    pub(super) check: bool,

    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,

    #[arg(long, value_name = "NAME", requires = "against")]
    against_column: Option<String>,

    #[arg(value_name = "FILE")]
    before: PathBuf,

    #[arg(value_name = "FILE")]
    after: PathBuf,
}

/// For how many differences labels are searched.
const MOST_SEARCHED: usize = 500;

/// A difference.
#[derive(Serialize)]
struct DifferenceJson<'a> {
    change: &'static str,
    kind: &'static str,
    /// What it is about in one text: code points, a variant and what it is of, a name, or the index of an action.
    at: String,
    #[serde(flatten)]
    what: WhatJson<'a>,
    old: Option<&'a str>,
    new: Option<&'a str>,
    /// The shortest label whose answer changes by this difference alone; `None` where none was found or searched.
    example: Option<ExampleJson<'a>>,
    /// How many code points or sequences the labels had that were tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    tried: Option<usize>,
}

/// A label whose answer changes.
#[derive(Serialize)]
struct ExampleJson<'a> {
    label: String,
    /// Its variant of which the dispositions are; left out where they are those of the label.
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    old: Option<&'a str>,
    new: Option<&'a str>,
    /// Where these are the same, the index labels before and after.
    #[serde(skip_serializing_if = "Option::is_none")]
    index: Option<[Option<String>; 2]>,
}

impl<'a> ExampleJson<'a> {
    fn new(found: &'a DifferentlyJudgedLabel) -> Self {
        let OldAndNew { old, new } = &found.old_and_new_disposition;
        Self {
            label: HexadecimalCodePoints(&found.label_code_points).to_string(),
            variant: found.differing_variant_label.as_ref().map(|it| HexadecimalCodePoints(it).to_string()),
            old: old.as_deref(),
            new: new.as_deref(),
            index: found.old_and_new_index_label.as_ref().map(|it| {
                [&it.old, &it.new].map(|it| it.as_ref().map(|it| HexadecimalCodePoints(it).to_string()))
            }),
        }
    }
}

/// What differs: code points, a name, or the place of an action.
#[derive(Serialize)]
struct WhatJson<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    cp: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_cp: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<usize>,
}

impl Arguments {
    /// Writes the differences to `out`.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let inputs = [Some(&self.before), Some(&self.after), self.against.as_ref()];
        if inputs.into_iter().flatten().filter(|it| **it == Path::new("-")).count() > 1 {
            return Err(unusable(&message!(lgr_diff_of_one)));
        }
        // What is wrong with either is said.
        let [old, new] = [&self.before, &self.after].map(|it| rulesets::read_named(context, it));
        let (old, new) = (old?, new?);
        let changes = changes(&old, &new);
        let registered = Registered { column: self.against_column.as_deref(), old: &old, new: &new };
        let decides = |it: &ReportedRulesetDifference| {
            !matches!(it.difference.ruleset_part, RulesetPart::MetaElement { .. })
        };
        let has_failed = self.check && changes.iter().any(decides);
        let mut status = if has_failed { Status::Failed } else { Status::Done };
        if self.json {
            for change in &changes {
                json::write_line(
                    out,
                    &line(&change.difference, change.changed_label_search_result.as_ref()),
                )?;
            }
            if let Some(file) = &self.against {
                status = status.max(registered.write_json(context, file, out)?);
            }
            return Ok(status);
        }
        let names = match &self.against {
            Some(file) => {
                let (names, read) = registered.listed(context, file, out)?;
                status = status.max(read);
                Some(names)
            }
            None => None,
        };
        let page = RulesetComparison {
            old_ruleset: &old,
            new_ruleset: &new,
            differences: &changes,
            changed_registered_labels: names.as_ref(),
        };
        self.format.write(out, || ruleset_comparison_page(&page), || ruleset_changes_report(&page))?;
        Ok(status)
    }
}

/// The differences, each with the search for a label whose answer changes.
fn changes(old: &NamedRuleset, new: &NamedRuleset) -> Vec<ReportedRulesetDifference> {
    let (old, new) = (&old.ruleset, &new.ruleset);
    let (differences, labels) = progress::during((1, 2), &message!(progress_differences), || {
        (old.differences(new), DifferentlyJudgedLabelSearch::new(old, new))
    });
    progress::during((2, 2), &message!(progress_examples), || {
        let searched = |(at, difference): (usize, RulesetDifference)| {
            let is_searched =
                at < MOST_SEARCHED && !matches!(difference.ruleset_part, RulesetPart::MetaElement { .. });
            let search = is_searched.then(|| labels.find_example(&difference));
            ReportedRulesetDifference { difference, changed_label_search_result: search }
        };
        differences.into_iter().enumerate().map(searched).collect()
    })
}

fn line<'a>(
    difference: &'a RulesetDifference,
    search: Option<&'a DifferentlyJudgedLabelSearchResult>,
) -> DifferenceJson<'a> {
    let nothing = WhatJson { cp: None, last_cp: None, variant: None, name: None, action: None };
    let hexadecimal = |it: &[char]| Some(HexadecimalCodePoints(it).to_string());
    let what = match &difference.ruleset_part {
        RulesetPart::RepertoireMember { code_points, last_code_point } => WhatJson {
            cp: hexadecimal(code_points),
            last_cp: last_code_point.and_then(|it| hexadecimal(&[it])),
            ..nothing
        },
        RulesetPart::Variant { member_code_points, variant_code_points } => WhatJson {
            cp: hexadecimal(member_code_points),
            variant: hexadecimal(variant_code_points),
            ..nothing
        },
        RulesetPart::NamedClass { class_name: name } | RulesetPart::NamedRule { rule_name: name } => {
            WhatJson { name: Some(name), ..nothing }
        }
        RulesetPart::MetaElement { element_name } => WhatJson { name: Some(element_name), ..nothing },
        RulesetPart::Action { action_index } => WhatJson { action: Some(*action_index), ..nothing },
    };
    let WhatJson { cp, last_cp, variant, name, action } = &what;
    let at = match (cp, variant, last_cp) {
        (Some(of), Some(variant), _) => format!("{variant} of {of}"),
        (Some(first), None, Some(last)) => format!("{first}..{last}"),
        (Some(cp), None, None) => cp.clone(),
        (None, ..) => name.map(str::to_owned).or_else(|| action.map(|it| it.to_string())).unwrap_or_default(),
    };
    DifferenceJson {
        change: difference.change_kind.id(),
        kind: difference.ruleset_part.ruleset_part_kind_id(),
        at,
        what,
        old: difference.old_text.as_deref(),
        new: difference.new_text.as_deref(),
        example: search.and_then(|it| it.shortest_found_label.as_ref()).map(ExampleJson::new),
        tried: search.map(|it| it.max_tried_label_members),
    }
}
