//! `bidiscope lgr variants`: the variants of a label.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use bidiscope_lgr::{Hexadecimal, INVALID, VariantLabel};
use bidiscope_report::words::lgr::{differences_in_variant, judgement_texts};
use bidiscope_words::message;
use serde::Serialize;

use super::super::input::InputName;
use super::super::study::parse_positive;
use super::super::{CommandContext, Status, Stop, json, print, rulesets, terminal, unusable};
use super::label;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, value_name = "FILE")]
    lgr: PathBuf,

    #[arg(long)]
    json: bool,

    #[arg(long, value_name = "COUNT", default_value_t = 1000, value_parser = parse_positive)]
    most: usize,

    #[arg(long)]
    all: bool,

    #[arg(value_name = "LABEL")]
    label: OsString,
}

/// The most labels that are made to find one that is not invalid.
const MOST_INVALID: usize = 10_000;

impl Arguments {
    /// Writes the variants to `out`.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let ruleset = rulesets::read(context, &self.lgr)?;
        if self.label == "-" {
            return Err(unusable(&message!(lgr_variants_of_one)));
        }
        let given = InputName { bytes: self.label.as_encoded_bytes(), line: None };
        let Some(label) = label::read(given, context.notation, self.json, out)? else {
            return Ok(Status::Unreadable);
        };
        let (mut listed, mut left_out, mut has_more) = (0, 0, false);
        for variant in ruleset.variants(&label) {
            if variant.disposition == INVALID && !self.all {
                left_out += 1;
                has_more = left_out > MOST_INVALID;
            } else if listed == self.most {
                has_more = true;
            } else {
                self.write(out, &label, &variant)?;
                listed += 1;
            }
            if has_more {
                break;
            }
        }
        if has_more {
            match self.json {
                true => json::write_line(out, &MoreJson { more: true })?,
                false if left_out > MOST_INVALID => {
                    writeln!(out, "{}", message!(lgr_more_invalid, count = MOST_INVALID))?;
                }
                false => writeln!(out, "{}", message!(lgr_more))?,
            }
        } else if listed + left_out == 0 && !self.json {
            let reasons: Vec<String> = judgement_texts(&ruleset, &label, &ruleset.judge(&label))
                .iter()
                .map(ToString::to_string)
                .collect();
            let reasons = terminal::escaped(&reasons.join(" "));
            print(&message!(lgr_no_variants, label = label::shown(&label), reasons = reasons));
        }
        Ok(Status::Done)
    }

    fn write(&self, out: &mut dyn Write, label: &[char], variant: &VariantLabel<'_>) -> io::Result<()> {
        if self.json {
            let action = variant.action.map_or(-1, |it| it as i64);
            let line = VariantJson {
                variant: Hexadecimal(&variant.code_points).to_string(),
                text: variant.code_points.iter().collect(),
                disposition: variant.disposition,
                action,
                ambiguous: variant.is_ambiguous,
            };
            return json::write_line(out, &line);
        }
        let disposition = terminal::escaped(variant.disposition);
        let differences = differences_in_variant(label, &variant.code_points);
        let shown = label::shown(&variant.code_points);
        let line = message!(lgr_variant, label = shown, disposition = disposition);
        // What a program reads from a pipe ends with the disposition.
        if io::stdout().is_terminal() && !differences.is_empty() {
            writeln!(out, "{}", message!(lgr_variant_differs, variant = line, differences = differences))?;
        } else {
            writeln!(out, "{line}")?;
        }
        if variant.is_ambiguous {
            writeln!(out, "  {}", message!(lgr_ambiguous))?;
        }
        Ok(())
    }
}

/// A variant.
#[derive(Serialize)]
struct VariantJson<'a> {
    variant: String,
    /// The variant as it is typed.
    text: String,
    disposition: &'a str,
    /// The index of the action that decided; -1 where code points are not in the repertoire.
    action: i64,
    /// Whether it is made in several ways with different dispositions; left out otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    ambiguous: bool,
}

/// The line after the last one that is listed.
#[derive(Serialize)]
struct MoreJson {
    more: bool,
}
