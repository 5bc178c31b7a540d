//! `bidiscope lgr diff`: what differs between two rulesets.

use std::cmp::Reverse;
use std::io::Write;
use std::path::{Path, PathBuf};

use bidiscope_lgr::{ChangedLabels, Difference, Hexadecimal, LabelSearch, Part};
use bidiscope_report::words::lgr::ruleset_difference_text;
use bidiscope_words::message;
use serde::Serialize;

use super::super::{CommandContext, Status, Stop, json, progress, rulesets, terminal, unusable};
use super::label;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long)]
    json: bool,

    #[arg(long)]
    pub(super) check: bool,

    #[arg(value_name = "FILE")]
    before: PathBuf,

    #[arg(value_name = "FILE")]
    after: PathBuf,
}

/// Of how many differences of a kind labels are tried.
const TRIED: usize = 5;

/// A difference.
#[derive(Serialize)]
struct DifferenceJson<'a> {
    change: &'static str,
    kind: &'static str,
    #[serde(flatten)]
    what: WhatJson<'a>,
    /// For the first difference of a kind: the shortest label whose answer changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<Option<String>>,
    /// How many code points or sequences the labels had that were tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    tried: Option<usize>,
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
        if self.before == Path::new("-") && self.after == Path::new("-") {
            return Err(unusable(&message!(lgr_diff_of_one)));
        }
        // What is wrong with either is said.
        let [before, after] = [&self.before, &self.after].map(|it| rulesets::read(context, it));
        let (before, after) = (before?, after?);
        let work = message!(progress_differences);
        let (differences, labels) = progress::during((1, 2), &work, || {
            (before.differences(&after), ChangedLabels::new(&before, &after))
        });
        if differences.is_empty() && !self.json {
            writeln!(out, "{}", message!(lgr_no_difference))?;
        }
        for kind in differences.chunk_by(|one, next| kind_of(one) == kind_of(next)) {
            let work = message!(progress_examples);
            let search = progress::during((2, 2), &work, || example(&labels, kind));
            if self.json {
                for (number, difference) in kind.iter().enumerate() {
                    json::write_line(out, &line(difference, (number == 0).then_some(&search)))?;
                }
            } else {
                for difference in kind {
                    let sentence = ruleset_difference_text(difference).to_string();
                    writeln!(out, "{}", terminal::escaped(&sentence))?;
                }
                let sentence = match &search.found {
                    Some(found) => message!(lgr_example, label = label::shown(&found.label)),
                    None => message!(lgr_no_example, count = search.tried_members),
                };
                writeln!(out, "  {sentence}")?;
            }
        }
        let has_failed = self.check && !differences.is_empty();
        Ok(if has_failed { Status::Failed } else { Status::Done })
    }
}

fn kind_of(difference: &Difference) -> (&'static str, &'static str) {
    (difference.what.kind(), difference.change.id())
}

/// The shortest label whose answer one of these differences changes; else the search that went farthest.
fn example(labels: &ChangedLabels<'_>, kind: &[Difference]) -> LabelSearch {
    let searches = kind.iter().take(TRIED).map(|it| labels.first(it));
    let order =
        |it: &LabelSearch| (it.found.as_ref().map_or(usize::MAX, |it| it.members), Reverse(it.tried_members));
    searches.min_by_key(order).unwrap_or(LabelSearch { found: None, tried_members: 0 })
}

fn line<'a>(difference: &'a Difference, search: Option<&LabelSearch>) -> DifferenceJson<'a> {
    let nothing = WhatJson { cp: None, last_cp: None, variant: None, name: None, action: None };
    let hexadecimal = |it: &[char]| Some(Hexadecimal(it).to_string());
    let what = match &difference.what {
        Part::Member(code_points, last) => WhatJson {
            cp: hexadecimal(code_points),
            last_cp: last.and_then(|it| hexadecimal(&[it])),
            ..nothing
        },
        Part::Variant(of, variant) => {
            WhatJson { cp: hexadecimal(of), variant: hexadecimal(variant), ..nothing }
        }
        Part::Class(name) | Part::Rule(name) => WhatJson { name: Some(name), ..nothing },
        Part::Action(action) => WhatJson { action: Some(*action), ..nothing },
    };
    let found = |it: &LabelSearch| it.found.as_ref().map(|it| Hexadecimal(&it.label).to_string());
    DifferenceJson {
        change: difference.change.id(),
        kind: difference.what.kind(),
        what,
        example: search.map(found),
        tried: search.map(|it| it.tried_members),
    }
}
