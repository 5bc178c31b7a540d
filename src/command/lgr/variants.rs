//! `bidiscope lgr variants`: the variants of labels.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use bidiscope_lgr::{INVALID_DISPOSITION, Ruleset, VariantLabel};
use bidiscope_report::json;
use bidiscope_report::words::lgr::{judgement_texts, variant_differences_text};
use bidiscope_words::message;

use super::super::context::CommandContext;
use super::super::number::parse_positive;
use super::super::standard_error::{print, unusable};
use super::super::status::{Status, Stop};
use super::super::{rulesets, terminal};
use super::label::{self, LabelSource};
use super::variant_rows::{LabelVariants, MoreJson, VariantJson, VariantRows};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, value_name = "FILE")]
    lgr: PathBuf,

    #[arg(long)]
    json: bool,

    #[arg(long, value_name = "NAME")]
    column: Option<String>,

    #[arg(long = "disposition", value_name = "LIST", value_delimiter = ',')]
    disposition: Vec<String>,

    #[arg(long, value_name = "COUNT", value_parser = parse_positive)]
    most: Option<usize>,

    #[arg(long, conflicts_with = "disposition")]
    all: bool,

    #[arg(required = true, value_name = "LABEL")]
    labels: Vec<OsString>,
}

/// The most variants that are made beside those that are listed.
const MOST_PASSED_OVER: usize = 10_000;

/// The most variants that are listed of one label, and of each of several, unless an option says otherwise.
const MOST_OF_ONE: usize = 1_000;
const MOST_OF_EACH: usize = 100;

impl Arguments {
    /// Whether there is a row for each variant, because there may be several labels.
    pub(super) fn writes_rows(&self) -> bool {
        self.column.is_some() || self.labels.len() > 1 || self.labels.iter().any(|it| it == "-")
    }

    /// Writes the variants to `out`. An error in one label does not stop the others.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let ruleset = rulesets::read(context, &self.lgr)?;
        self.check_dispositions(&ruleset)?;
        let mut status = Status::Done;
        let source = LabelSource { labels: &self.labels, column: self.column.as_deref() };
        let writes_rows = self.writes_rows();
        let mut rows = VariantRows::new(&ruleset, self.json);
        let read = source.each_label(context, out, |out, given| {
            let Some(label) = label::read(given, context.notation, self.json, out)? else {
                status = Status::Unreadable;
                return Ok(());
            };
            if writes_rows {
                let found = self.variants(&ruleset, &label, self.most.unwrap_or(MOST_OF_EACH));
                return rows.write(out, given.line, &label, &found, self.counted(&found));
            }
            let found = self.variants(&ruleset, &label, self.most.unwrap_or(MOST_OF_ONE));
            self.write_list(out, &ruleset, &label, &found)
        })?;
        Ok(status.max(read))
    }

    /// Refuses dispositions that no action has.
    fn check_dispositions(&self, ruleset: &Ruleset) -> Result<(), Stop> {
        let mut known: Vec<&str> = ruleset.actions().iter().map(|it| it.disposition.as_str()).collect();
        known.sort_unstable();
        known.dedup();
        let Some(unknown) = self.disposition.iter().find(|it| !known.contains(&it.as_str())) else {
            return Ok(());
        };
        let known = terminal::escaped(&known.join(", "));
        Err(unusable(&message!(lgr_unknown_disposition, text = terminal::escaped(unknown), known = known)))
    }

    /// Whether variants with this disposition are listed.
    fn is_listed(&self, disposition: &str) -> bool {
        match self.disposition.as_slice() {
            [] => self.all || disposition != INVALID_DISPOSITION,
            listed => listed.iter().any(|it| it == disposition),
        }
    }

    /// The dispositions that the number of variants counts.
    fn counted<'a>(&'a self, found: &LabelVariants<'_>) -> Option<&'a [String]> {
        found.is_cut.then_some(&*self.disposition)
    }

    /// The first variants of a label.
    fn variants<'r>(&self, ruleset: &'r Ruleset, label: &[char], most: usize) -> LabelVariants<'r> {
        let mut found = LabelVariants::default();
        for variant in ruleset.candidate_variant_labels(label, |it| self.is_listed(it)) {
            if !self.is_listed(variant.disposition) {
                found.passed_over += 1;
                found.is_cut = found.passed_over > MOST_PASSED_OVER;
            } else if found.listed.len() == most {
                found.is_cut = true;
            } else {
                found.listed.push(variant);
            }
            if found.is_cut {
                break;
            }
        }
        found
    }

    /// Writes the variants of one label, a line each.
    fn write_list(
        &self,
        out: &mut dyn Write,
        ruleset: &Ruleset,
        label: &[char],
        found: &LabelVariants<'_>,
    ) -> io::Result<()> {
        for variant in &found.listed {
            match self.json {
                true => json::write_line(out, &VariantJson::new(variant))?,
                false => write_line(out, label, variant)?,
            }
        }
        if found.is_cut {
            match self.json {
                true => json::write_line(out, &MoreJson { more: true })?,
                false if found.passed_over > MOST_PASSED_OVER => {
                    writeln!(out, "{}", message!(lgr_more_invalid, count = MOST_PASSED_OVER))?;
                }
                false => writeln!(out, "{}", message!(lgr_more))?,
            }
        } else if found.listed.is_empty() && !ruleset.judge(label).has_non_invalid_disposition() && !self.json
        {
            let reasons: Vec<String> = judgement_texts(ruleset, label, &ruleset.judge(label))
                .iter()
                .map(ToString::to_string)
                .collect();
            let reasons = terminal::escaped(&reasons.join(" "));
            print(&message!(lgr_no_variants, label = label::shown(label), reasons = reasons));
        }
        Ok(())
    }
}

fn write_line(out: &mut dyn Write, label: &[char], variant: &VariantLabel<'_>) -> io::Result<()> {
    let disposition = terminal::escaped(variant.disposition);
    let differences = variant_differences_text(label, &variant.code_points);
    let shown = label::shown(&variant.code_points);
    let line = message!(lgr_variant, label = shown, disposition = disposition);
    // What a program reads from a pipe ends with the disposition.
    if io::stdout().is_terminal() && !differences.is_empty() {
        writeln!(out, "{}", message!(lgr_variant_differs, variant = line, differences = differences))?;
    } else {
        writeln!(out, "{line}")?;
    }
    if variant.has_conflicting_actions {
        writeln!(out, "  {}", message!(lgr_ambiguous))?;
    }
    Ok(())
}
