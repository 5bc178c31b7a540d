//! The variants of several labels: a row each, as CSV or JSON Lines.

use std::io::{self, Write};

use bidiscope_bidi::name::a_label;
use bidiscope_lgr::{HexadecimalCodePoints, Ruleset, VariantCount, VariantLabel};
use bidiscope_list::write_csv_row;
use bidiscope_report::json;
use serde::Serialize;
use serde_json::value::RawValue;

/// The columns of the rows, which are the keys of JSON too.
const COLUMNS: [&str; 10] = [
    "line",
    "label",
    "label_text",
    "variant",
    "text",
    "disposition",
    "a_label",
    "action",
    "variant_count",
    "variant_count_is_bound",
];

/// The first variants of a label.
#[derive(Default)]
pub(super) struct LabelVariants<'r> {
    pub(super) listed: Vec<VariantLabel<'r>>,
    /// How many others were made.
    pub(super) passed_over: usize,
    /// Whether more may follow.
    pub(super) is_cut: bool,
}

/// Writes the rows of the variants of labels.
pub(super) struct VariantRows<'r> {
    ruleset: &'r Ruleset,
    is_json: bool,
    is_first: bool,
    row: Vec<u8>,
}

impl<'r> VariantRows<'r> {
    pub(super) const fn new(ruleset: &'r Ruleset, is_json: bool) -> Self {
        Self { ruleset, is_json, is_first: true, row: Vec::new() }
    }

    /// Writes the rows of a label from this line. Where variants follow that are not listed, `counted` has the dispositions of
    /// those that the number of variants is of, all but `invalid` where it is empty; otherwise it is `None`.
    pub(super) fn write(
        &mut self,
        out: &mut dyn Write,
        line: Option<u64>,
        label: &[char],
        found: &LabelVariants<'_>,
        counted: Option<&[String]>,
    ) -> io::Result<()> {
        let count = match counted {
            None => VariantCount { count: found.listed.len().into(), is_exact: true },
            Some([]) => self.ruleset.variant_count(label),
            Some(wanted) => {
                self.ruleset.variant_count_where(label, |it| wanted.iter().any(|wanted| wanted == it))
            }
        };
        let label_text: String = label.iter().collect();
        let of_label = OfLabel { line, label: HexadecimalCodePoints(label).to_string(), label_text, count };
        let judgement = self.ruleset.judge(label);
        if found.listed.is_empty() && !judgement.has_non_invalid_disposition() {
            let refused = VariantJson {
                variant: None,
                text: None,
                disposition: judgement.disposition,
                action: number(judgement.deciding_action_index),
                ambiguous: judgement.has_conflicting_actions,
            };
            return self.write_row(out, &of_label, &refused);
        }
        found.listed.iter().try_for_each(|it| self.write_row(out, &of_label, &VariantJson::new(it)))?;
        if self.is_json && found.is_cut {
            let OfLabel { line, label, label_text, count } = &of_label;
            let count = RawValue::from_string(count.count.to_string()).unwrap_or_default();
            return json::write_line(out, &CutJson { line: *line, label, label_text, more: true, count });
        }
        Ok(())
    }

    fn write_row(
        &mut self,
        out: &mut dyn Write,
        of_label: &OfLabel,
        variant: &VariantJson<'_>,
    ) -> io::Result<()> {
        let a_label = variant.text.as_deref().and_then(|it| a_label::encode_a_label(it).ok());
        let count = of_label.count.count.to_string();
        if self.is_json {
            let (line, label, label_text) = (of_label.line, &*of_label.label, &*of_label.label_text);
            let variant_count = RawValue::from_string(count).unwrap_or_default();
            let variant_count_is_bound = !of_label.count.is_exact;
            let row =
                RowJson { line, label, label_text, variant, a_label, variant_count, variant_count_is_bound };
            return json::write_line(out, &row);
        }
        self.row.clear();
        if std::mem::take(&mut self.is_first) {
            write_csv_row(&COLUMNS, &mut self.row);
        }
        let line = of_label.line.map(|it| it.to_string()).unwrap_or_default();
        let action = variant.action.to_string();
        let cells = [
            &*line,
            &of_label.label,
            &of_label.label_text,
            variant.variant.as_deref().unwrap_or_default(),
            variant.text.as_deref().unwrap_or_default(),
            variant.disposition,
            a_label.as_deref().unwrap_or_default(),
            &action,
            &count,
            if of_label.count.is_exact { "false" } else { "true" },
        ];
        write_csv_row(&cells, &mut self.row);
        out.write_all(&self.row)
    }
}

/// What the rows of a label have in common.
struct OfLabel {
    line: Option<u64>,
    label: String,
    label_text: String,
    count: VariantCount,
}

/// A row as JSON.
#[derive(Serialize)]
struct RowJson<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    label: &'a str,
    label_text: &'a str,
    #[serde(flatten)]
    variant: &'a VariantJson<'a>,
    a_label: Option<String>,
    variant_count: Box<RawValue>,
    variant_count_is_bound: bool,
}

/// What stands behind the rows of a label that has more variants.
#[derive(Serialize)]
struct CutJson<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    label: &'a str,
    label_text: &'a str,
    more: bool,
    count: Box<RawValue>,
}

/// A variant.
#[derive(Serialize)]
pub(super) struct VariantJson<'a> {
    /// `None` of a label that is not eligible, which has none.
    variant: Option<String>,
    /// The variant as it is typed.
    text: Option<String>,
    disposition: &'a str,
    /// The index of the action that decided; -1 where code points are not in the repertoire.
    action: i64,
    /// Whether it is made in several ways with different dispositions; left out otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    ambiguous: bool,
}

impl<'a> VariantJson<'a> {
    pub(super) fn new(variant: &'a VariantLabel<'_>) -> Self {
        Self {
            variant: Some(HexadecimalCodePoints(&variant.code_points).to_string()),
            text: Some(variant.code_points.iter().collect()),
            disposition: variant.disposition,
            action: number(variant.deciding_action_index),
            ambiguous: variant.has_conflicting_actions,
        }
    }
}

fn number(action: Option<usize>) -> i64 {
    action.map_or(-1, |it| it as i64)
}

/// The line after the last one that is listed.
#[derive(Serialize)]
pub(super) struct MoreJson {
    pub(super) more: bool,
}
