//! The registered names whose answers change from one ruleset to another.

use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::Input;
use bidiscope_idna::verdict::NamedRuleset;
use bidiscope_lgr::{HexadecimalCodePoints, VariantCount};
use bidiscope_report::json;
use bidiscope_report::page::{
    ChangedRegisteredLabel, ChangedRegisteredLabels, LabelEvaluation, MAX_LISTED_CHANGED_LABELS,
};
use bidiscope_report::words::read_error::read_error_text;
use serde::Serialize;
use serde_json::value::RawValue;

use super::super::comparison_list::ListFormatOptions;
use super::super::context::CommandContext;
use super::super::input::list_unread;
use super::super::input_name::input_message;
use super::super::standard_error::print_message;
use super::super::status::{Status, Stop};
use super::label::each_entry;

/// The rulesets that judge the registered names, and the column of the list that has them.
#[derive(Clone, Copy)]
pub(super) struct Registered<'a> {
    pub(super) column: Option<&'a str>,
    pub(super) old: &'a NamedRuleset,
    pub(super) new: &'a NamedRuleset,
}

/// A name whose answer changes.
#[derive(Serialize)]
struct NameJson<'a> {
    kind: &'static str,
    line: u64,
    label: String,
    text: String,
    old: AnswerJson<'a>,
    new: AnswerJson<'a>,
}

#[derive(Serialize)]
struct AnswerJson<'a> {
    disposition: &'a str,
    action: i64,
    index: Option<String>,
    variant_count: Box<RawValue>,
    variant_count_is_bound: bool,
    /// How many of them are allocatable or activated.
    allocatable_count: Box<RawValue>,
    allocatable_count_is_bound: bool,
}

impl Registered<'_> {
    /// The first names whose answers change, and how many there are.
    pub(super) fn listed(
        self,
        context: &CommandContext,
        file: &Path,
        out: &mut dyn Write,
    ) -> Result<(ChangedRegisteredLabels, Status), Stop> {
        let mut names = ChangedRegisteredLabels::default();
        let status = self.each_changed(context, file, out, |_, answer| {
            let Some(answer) = answer else {
                names.evaluated_label_count += 1;
                return Ok(());
            };
            names.changed_label_count += 1;
            if names.listed_labels.len() < MAX_LISTED_CHANGED_LABELS {
                names.listed_labels.push(answer);
            }
            Ok(())
        })?;
        Ok((names, status))
    }

    /// Writes each name whose answer changes.
    pub(super) fn write_json(
        self,
        context: &CommandContext,
        file: &Path,
        out: &mut dyn Write,
    ) -> Result<Status, Stop> {
        self.each_changed(context, file, out, |out, answer| {
            let Some(answer) = answer else { return Ok(()) };
            let [old, new] = &answer.old_and_new_evaluations;
            let line = NameJson {
                kind: "name",
                line: answer.list_line_number,
                label: HexadecimalCodePoints(&answer.label).to_string(),
                text: answer.label.iter().collect(),
                old: AnswerJson::new(old),
                new: AnswerJson::new(new),
            };
            json::write_line(out, &line)
        })
    }

    /// Judges the first label of each name under both rulesets. Calls `visit` with `None` for each name, and then with the
    /// answers where they differ.
    fn each_changed(
        self,
        context: &CommandContext,
        file: &Path,
        out: &mut dyn Write,
        mut visit: impl FnMut(&mut dyn Write, Option<ChangedRegisteredLabel>) -> io::Result<()>,
    ) -> Result<Status, Stop> {
        let options =
            ListFormatOptions { format: None, column: self.column, default_column: None, prefix: "against-" };
        let format =
            |beginning: &[u8]| options.form(file, beginning).map_err(|reason| list_unread(file, &reason));
        let mut status = Status::Done;
        let mut evaluators = [self.old, self.new].map(|it| it.ruleset.label_evaluator());
        let read = each_entry(context, file, format, out, |out, given| {
            let name = match Input::read_bytes(given.bytes, context.notation) {
                Ok(name) => name,
                Err(error) => {
                    status = Status::Unreadable;
                    print_message(&input_message(given, &read_error_text(&error)));
                    return Ok(());
                }
            };
            let Some(first) = name.labels().first() else { return Ok(()) };
            let scalars = name.label_characters(first).iter().map(|it| it.scalar.to_ascii_lowercase());
            let label: Vec<char> = scalars.collect();
            visit(out, None)?;
            let answers = evaluators.each_mut().map(|it| LabelEvaluation::evaluate_label(it, &label));
            if answers[0].has_same_outcome(&answers[1]) {
                return Ok(());
            }
            visit(
                out,
                Some(ChangedRegisteredLabel {
                    list_line_number: given.line.unwrap_or_default(),
                    label,
                    old_and_new_evaluations: answers,
                }),
            )
        })?;
        Ok(status.max(read))
    }
}

impl<'a> AnswerJson<'a> {
    fn new(answer: &'a LabelEvaluation) -> Self {
        let number = |it: &VariantCount| RawValue::from_string(it.count.to_string()).unwrap_or_default();
        Self {
            disposition: &answer.disposition,
            action: answer.action_index.map_or(-1, |it| it as i64),
            index: answer.index_label.as_deref().map(|it| HexadecimalCodePoints(it).to_string()),
            variant_count: number(&answer.variant_count),
            variant_count_is_bound: !answer.variant_count.is_exact,
            allocatable_count: number(&answer.allocatable_count),
            allocatable_count_is_bound: !answer.allocatable_count.is_exact,
        }
    }
}
