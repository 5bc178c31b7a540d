//! Names of a table as a list, with further columns of what the table shows.

use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::ListEntryFields;
use bidiscope_list::scan::NameRowBuilder;

use crate::list::{ListedNames, ListedNamesChunk};

use super::names::options;
use super::{ComparedNamesRow, NumberedNamesRow, StrategyId, first_difference};

/// Strategies whose displays are compared with a reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StrategyComparison<'a> {
    /// The strategy with which the others are compared.
    pub reference: StrategyId,
    /// The strategies whose displays are shown, in their order; the reference may be among them.
    pub shown: &'a [StrategyId],
}

/// Names of a table as a list.
#[derive(Clone, Debug)]
pub struct NamesList {
    /// The names, each with its number as its line; 0 where it has none.
    pub names: ListedNames,
    /// The titles of the further columns, which pass through what the table shows.
    pub further_column_titles: Vec<String>,
}

/// Names of a table as a list that is judged by these rules. With a comparison of strategies each name has further columns: the
/// identifier of the reference, in how many ways the strategies display the name, and for each display its characters from left
/// to right, how many are the fewest that part it from the reference, and the rule that decides the first difference.
pub fn compared_names_as_list<'a>(
    numbered_names_rows: impl IntoIterator<Item = NumberedNamesRow<'a>>,
    rules: &RegistryRulesByZone,
    strategy_comparison: Option<StrategyComparison<'_>>,
) -> NamesList {
    let titles = strategy_comparison.map(titles).unwrap_or_default();
    let mut row_builder = NameRowBuilder::new(options(rules));
    let mut block = ListedNamesChunk::with_stored_fields(titles.len());
    for NumberedNamesRow { name_number, row } in numbered_names_rows {
        let text = row.name.decoded_text();
        row_builder.build_row(name_number.map_or(0, |it| it as u64), text.as_bytes());
        let fields = strategy_comparison.map(|it| fields(row, it)).unwrap_or_default();
        let fields = ListEntryFields::of_texts(fields.iter().map(String::as_str));
        block.push_name(text.as_bytes(), row_builder.last_row_with_fields(&fields));
    }
    let mut listed = ListedNames::with_passed_through_columns(titles.len());
    listed.add(Arc::new(block));
    NamesList { names: listed, further_column_titles: titles }
}

/// The titles of the further columns.
fn titles(StrategyComparison { reference, shown }: StrategyComparison<'_>) -> Vec<String> {
    let of_display = |&id: &StrategyId| {
        // As in the columns of a list: `ltr`, not `uba_ltr`.
        let display = id.to_string();
        let display = display.strip_prefix("uba-").unwrap_or(&display).replace('-', "_");
        let differences = ["moved", "rule"].into_iter().filter(|_| id != reference);
        let title = |it: &str| format!("{it}_{display}");
        ["shown"].into_iter().chain(differences).map(title).collect::<Vec<_>>()
    };
    ["reference", "ways"].map(str::to_owned).into_iter().chain(shown.iter().flat_map(of_display)).collect()
}

/// What stands in them; empty where a name is too long to be compared.
fn fields(
    row: &ComparedNamesRow,
    StrategyComparison { reference, shown }: StrategyComparison<'_>,
) -> Vec<String> {
    let compared = row.compared_name.as_ref();
    let with_reference = compared.and_then(|it| it.strategy(reference));
    let of_display = |&id: &StrategyId| {
        let view = compared.and_then(|it| it.strategy(id));
        let display = view.map(|it| it.displayed_name.clone()).unwrap_or_default();
        let mut fields = vec![display];
        if id != reference {
            let found = with_reference.zip(view).and_then(|(reference, view)| {
                let characters = row.name.characters();
                first_difference(
                    characters,
                    Notation::Unicode,
                    &reference.display_config,
                    &view.display_config,
                )
            });
            fields.push(view.map(|it| it.changed_logical_indices.len().to_string()).unwrap_or_default());
            fields.push(found.and_then(|it| it.deciding_rule_id).unwrap_or_default().to_owned());
        }
        fields
    };
    let ways = compared.map(|it| it.count_distinct_displays(shown).to_string()).unwrap_or_default();
    [reference.to_string(), ways].into_iter().chain(shown.iter().flat_map(of_display)).collect()
}
