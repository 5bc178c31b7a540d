//! What is known of the names that are compared, and the table with what it was made from.

use std::sync::Arc;

use bidiscope_bidi::name::{Input, InputType};
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_report::list::{DisplayRelationFilter, ShownRows};
use bidiscope_report::view::{
    ComparedNamesColumn, ComparedNamesSort, ComparedNamesTable, DisplayPaneSettings, StrategyId,
    read_stored_compared_name,
};

use super::super::super::display_filter;
use super::super::super::line_entry::LineEntry;
use super::super::super::settings::ComparedNames;
use super::super::super::widgets::TableKeyboard;

/// What is known of the names that are compared.
pub(crate) struct NamesState {
    pub(super) entry: LineEntry,
    pub(super) typed: String,
    /// What was not added and why, and the names that were kept then: it is said of them.
    pub(super) complaint: Option<(String, Vec<String>)>,
    /// The pass in which it was shown last, and the one in which it appeared.
    pub(super) shown_in: u64,
    pub(super) appeared_in: u64,
    pub(super) kept: Option<KeptTable>,
    /// The displays that the filter would compare.
    pub(super) offered: DisplayRelationFilter<StrategyId>,
    pub(super) keyboard: TableKeyboard<ComparedNamesColumn>,
}

impl Default for NamesState {
    fn default() -> Self {
        Self {
            entry: LineEntry::default(),
            typed: String::new(),
            complaint: None,
            shown_in: 0,
            appeared_in: 0,
            kept: None,
            offered: display_filter::first_offered(),
            keyboard: TableKeyboard::default(),
        }
    }
}

/// The table with what it was made from.
pub(super) struct KeptTable {
    /// The name in the field, if it can be read, and those that are kept.
    pub(super) names: (Option<Input>, Vec<String>),
    pub(super) read_as: Option<InputType>,
    pub(super) choices: DisplayPaneSettings,
    pub(super) rules: RegistryRulesByZone,
    pub(super) table: Arc<ComparedNamesTable>,
    /// Which row is the name in the field, and whether it stands there for itself: it is not one of those that are kept.
    pub(super) in_field: Option<usize>,
    pub(super) is_only_in_field: bool,
    arranged_by: (Option<DisplayRelationFilter<StrategyId>>, ComparedNamesSort),
    /// The displays that have a column.
    pub(super) displays: Vec<StrategyId>,
    pub(super) shown: ShownRows,
}

impl KeptTable {
    pub(super) fn new(
        names: (Option<Input>, Vec<String>),
        read_as: Option<InputType>,
        choices: DisplayPaneSettings,
        rules: RegistryRulesByZone,
    ) -> Self {
        let (field, kept) = &names;
        let place = field.as_ref().and_then(|field| kept.iter().position(|it| *it == field.decoded_text()));
        let is_only_in_field = field.is_some() && place.is_none();
        let first = field.clone().filter(|_| is_only_in_field);
        let read = kept.iter().filter_map(|it| read_stored_compared_name(it, read_as));
        let table = ComparedNamesTable::new(first.into_iter().chain(read).collect(), &choices, &rules);
        let arranged_by = Default::default();
        Self {
            shown: table.filter_and_sort(None, ComparedNamesSort::default(), &[]),
            displays: Vec::new(),
            table: Arc::new(table),
            in_field: if is_only_in_field { Some(0) } else { place },
            names,
            read_as,
            choices,
            rules,
            is_only_in_field,
            arranged_by,
        }
    }

    /// The place among the names that are kept of the name in this row; `None` of one that stands in the field alone.
    pub(super) const fn kept_at(&self, row: usize) -> Option<usize> {
        if self.is_only_in_field { row.checked_sub(1) } else { Some(row) }
    }

    /// The number of the name in this row, from 1; `None` of one that stands in the field alone, so that the others keep theirs
    /// whatever is typed there.
    pub(super) fn number(&self, row: usize) -> Option<usize> {
        Some(self.kept_at(row)? + 1)
    }

    pub(super) fn arrange(&mut self, compared: &ComparedNames, displays: Vec<StrategyId>) {
        let by = (compared.filter, compared.sort);
        if self.arranged_by != by || self.displays != displays {
            self.shown = self.table.filter_and_sort(by.0, by.1, &displays);
            (self.arranged_by, self.displays) = (by, displays);
        }
    }
}
