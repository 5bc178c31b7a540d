//! The variants of the label that a ruleset (RFC 7940) judges, for the row of its name.

use bidiscope_bidi::name::a_label;
use bidiscope_lgr::{HexadecimalCodePoints, INVALID_DISPOSITION, Ruleset};
use serde::Serialize;

use super::cell::ScanColumnValue;
use super::column::ScanColumn;
use super::columns::ScanColumnSet;

/// The most variants of a label that a row lists.
pub const MAX_LISTED_VARIANTS_PER_LABEL: usize = 100;

/// The most variants that are made to find those that are not invalid.
const MAX_MADE: usize = 10_000;

/// The variants of a label, itself left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LabelVariants {
    /// How many are allocatable; `None` where that is not known, or unless asked for.
    pub allocatable_variant_count: Option<u64>,
    /// How many are blocked.
    pub blocked_variant_count: Option<u64>,
    /// The first ones that are not invalid, as JSON, and `{"more":true}` where there are more; empty unless asked for.
    pub listed_variants_json: String,
}

/// An element of the column [`ScanColumn::Variants`].
#[derive(Serialize)]
#[serde(untagged)]
enum ListedVariant<'a> {
    Variant(VariantJson<'a>),
    /// There are more than are listed.
    More {
        more: bool,
    },
}

/// A variant, as `lgr variants --json` has it.
#[derive(Serialize)]
struct VariantJson<'a> {
    variant: String,
    text: String,
    disposition: &'a str,
    a_label: Option<String>,
}

impl LabelVariants {
    /// Those of a label under a ruleset, as far as these columns ask for them.
    pub(super) fn new(ruleset: &Ruleset, label: &[char], columns: ScanColumnSet) -> Self {
        let own = ruleset.judge(label).disposition;
        let count = |column, disposition: &str| {
            let counted =
                columns.has(column).then(|| ruleset.variant_count_where(label, |it| it == disposition));
            let counted = counted.filter(|it| it.is_exact)?;
            let others = u64::try_from(counted.count).ok()?.saturating_sub(u64::from(own == disposition));
            i64::try_from(others).is_ok().then_some(others)
        };
        Self {
            allocatable_variant_count: count(ScanColumn::VariantsAllocatable, "allocatable"),
            blocked_variant_count: count(ScanColumn::VariantsBlocked, "blocked"),
            listed_variants_json: if columns.has(ScanColumn::Variants) {
                listed(ruleset, label)
            } else {
                String::new()
            },
        }
    }

    pub(super) fn cell(&self, column: ScanColumn) -> ScanColumnValue<'_> {
        let number = |it: Option<u64>| it.map_or(ScanColumnValue::Empty, ScanColumnValue::LineGroupOrCount);
        match column {
            ScanColumn::VariantsAllocatable => number(self.allocatable_variant_count),
            ScanColumn::VariantsBlocked => number(self.blocked_variant_count),
            ScanColumn::Variants if !self.listed_variants_json.is_empty() => {
                ScanColumnValue::JsonFromList(&self.listed_variants_json)
            }
            _ => ScanColumnValue::Empty,
        }
    }
}

fn listed(ruleset: &Ruleset, label: &[char]) -> String {
    let mut made = ruleset.candidate_variant_labels(label, |it| it != INVALID_DISPOSITION);
    let mut first = made.by_ref().take(MAX_MADE);
    let mut next = || first.find(|it| it.disposition != INVALID_DISPOSITION && it.code_points != label);
    let mut listed = Vec::new();
    while listed.len() < MAX_LISTED_VARIANTS_PER_LABEL
        && let Some(it) = next()
    {
        let text: String = it.code_points.iter().collect();
        let a_label = a_label::encode_a_label(&text).ok();
        let variant = HexadecimalCodePoints(&it.code_points).to_string();
        listed.push(ListedVariant::Variant(VariantJson {
            variant,
            text,
            disposition: it.disposition,
            a_label,
        }));
    }
    // Of very many that are invalid not all are looked at.
    if next().is_some() || made.next().is_some() {
        listed.push(ListedVariant::More { more: true });
    }
    serde_json::to_string(&listed).unwrap_or_default()
}
