//! Which displays the table of names has a column for.

use bidiscope_bidi::name::InputType;
use bidiscope_bidi::order::Strategy;
use bidiscope_report::view::{ComparedNamesTable, DisplayPaneSettings, StrategyId};

use super::super::super::settings::{Session, Settings};

/// The display with which the others are compared: a filter that compares two has one of them there.
pub(super) fn reference(session: &Session) -> StrategyId {
    session.compared.filter.map_or(session.choices.reference_strategy, |it| it.other_display)
}

/// The displays that show one of the names at least, without logical order.
pub(super) fn displays(choices: &DisplayPaneSettings, table: &ComparedNamesTable) -> Vec<StrategyId> {
    let kinds: Vec<InputType> = table.rows().iter().map(|it| it.name.input_type()).collect();
    let kinds = if kinds.is_empty() { vec![InputType::Name] } else { kinds };
    let shows_one = |id: &StrategyId| kinds.iter().any(|kind| id.or_default_for_input_type(*kind) == *id);
    choices.all_strategy_ids().into_iter().filter(|id| *id != Strategy::Logical && shows_one(id)).collect()
}

/// The displays that have a column, after the reference. A filter that compares two displays shows both.
pub(super) fn columns(settings: &Settings, table: &ComparedNamesTable) -> Vec<StrategyId> {
    let Session { compared, choices, .. } = &settings.session;
    let is_compared = |id| compared.filter.is_some_and(|it| [it.display, it.other_display].contains(&id));
    let is_shown = |id: &StrategyId| !compared.hidden.contains(id) || is_compared(*id);
    let mut shown: Vec<StrategyId> = displays(choices, table).into_iter().filter(is_shown).collect();
    let reference = reference(&settings.session);
    shown.sort_by_key(|&id| [id != reference, !is_compared(id)]);
    shown
}
