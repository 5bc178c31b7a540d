//! Which columns the table has, and where they stand.

use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_report::list::ListTableColumn;

use super::super::settings::ListSettings;
use super::cells;
use super::tab::ListTab;

/// The columns that are shown, from left to right, and where each begins and the last one ends.
pub(super) struct ColumnPlaces {
    pub(super) all: Vec<ListTableColumn>,
    pub(super) edges: Vec<f32>,
}

impl ColumnPlaces {
    /// The columns in this room. Where they need more, they are scrolled: then each is so wide that names are seen whole.
    pub(super) fn of(tab: &ListTab, settings: &ListSettings, room: f32) -> Self {
        let shown: Vec<ListTableColumn> = shown_columns(tab, settings).collect();
        let least: f32 = shown.iter().map(|&it| cells::least_width(it)).sum();
        let share: f32 = shown.iter().map(|&it| cells::share(it)).sum();
        let rest = (room - least).max(0.0) / share.max(1.0);
        // No wider than what is seen at once beside the line.
        let most = room - cells::least_width(ListTableColumn::LineNumber);
        let of_a_name = cells::width_of_name(tab.names.name_character_count_percentile_95()).min(most);
        let mut edges = vec![0.0];
        for &column in &shown {
            let shows_name = column == ListTableColumn::Name || column.displayed_strategy().is_some();
            let least = cells::least_width(column);
            let width = match shows_name && rest == 0.0 {
                true => least.max(of_a_name),
                false => least + rest * cells::share(column),
            };
            edges.push(edges[edges.len() - 1] + width);
        }
        Self { all: shown, edges }
    }
}

/// The columns that are shown. A filter that compares two displays shows both: one in the column of the name.
fn shown_columns(tab: &ListTab, settings: &ListSettings) -> impl Iterator<Item = ListTableColumn> {
    let reference = reference(settings);
    let compared = settings.filter.display_relation_filter.map(|it| it.display);
    ListTableColumn::ALL.into_iter().filter(|&it| is_possible(it, tab)).filter(move |it| {
        match it.displayed_strategy() {
            Some(display) if display == reference => false,
            Some(display) if compared == Some(display) => true,
            _ => *it == ListTableColumn::Name || !settings.hidden.contains(it),
        }
    })
}

/// Whether a column can have anything in it: that of the other list only where there is one, that of zones only where there
/// are several.
pub(super) fn is_possible(column: ListTableColumn, tab: &ListTab) -> bool {
    let is_compared = || tab.other_status.as_ref().is_none_or(|it| it.read.is_ok());
    match column {
        ListTableColumn::OtherListMatch => tab.other_list.is_some() && is_compared(),
        ListTableColumn::PassedThroughColumns => !tab.kept.is_empty(),
        ListTableColumn::ParentZone => matches!(tab.rows.rules(), RegistryRulesByZone::RegistryProfile(_)),
        _ => true,
    }
}

/// The display of the names, with which the other displays are compared.
pub(super) fn reference(settings: &ListSettings) -> Strategy {
    settings.filter.display_relation_filter.map_or(settings.order, |it| it.other_display)
}
