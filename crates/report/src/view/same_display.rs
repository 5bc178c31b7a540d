//! Which panes show a name in the same way.

use crate::words::list::semicolon_separator;
use bidiscope_words::message;

use crate::words::strategy_name::strategy_name_or_code_points;

use super::StrategyView;

/// Which panes show the same, in a sentence: `Shows the same as UBA, automatic and Isolates.` `None` where it
/// has no letter.
pub(crate) fn description(views: &[StrategyView], view: &StrategyView) -> Option<String> {
    view.same_display_letter?;
    let is_same = |it: &&StrategyView| {
        it.same_display_letter == view.same_display_letter && it.strategy_id != view.strategy_id
    };
    let same: Vec<_> = views
        .iter()
        .filter(is_same)
        .map(|it| strategy_name_or_code_points(&it.strategy_title).into_owned())
        .collect();
    Some(match same.is_empty() {
        true => message!(shows_the_same_as_none).to_string(),
        // Titles have commas of their own.
        false => message!(shows_the_same, display = same.join(semicolon_separator())).to_string(),
    })
}

/// The characters that differ from the display with this title, in a sentence; empty where none do.
pub(crate) fn changed_description(view: &StrategyView, title: &str) -> String {
    let title = strategy_name_or_code_points(title);
    match view.changed_logical_indices.len() {
        0 => String::new(),
        count => message!(changed_characters, count = count, display = title.as_ref()).to_string(),
    }
}
