//! Text for screen readers: descriptions of cells, displays and names.

use crate::words::list::semicolon_separator;
use bidiscope_bidi::order::{DisplayOrder, LogicalIndex, VisualRun};
use bidiscope_words::{Message, MessageValue, message};

use crate::titles::Titled;

use crate::InputReport;
use crate::words::strategy_name::strategy_name_or_code_points;

use super::{CharacterCellView, StrategyId, StrategyView};

/// The accessible text of a cell of a table of characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellDescription {
    /// Its position and character, such as `one-to-one display, 3 of 12, U+05D0 HEBREW LETTER ALEF, right-to-left`.
    pub name: String,
    /// Further details, such as `class R, level 1, logical position 4, in label 1`.
    pub details: String,
}

impl InputReport {
    /// The accessible text of the character at this logical position of the name, from 0, in a table whose columns are
    /// characters; `table_title` names the table.
    ///
    /// # Panics
    /// The name has no such position.
    pub fn describe_logical_cell(&self, table_title: &str, logical_index: usize) -> CellDescription {
        let cell = &self.character_cells[logical_index];
        CellDescription {
            name: self.cell_in_table(table_title, logical_index + 1, cell).to_string(),
            details: details(cell, &cell.bidi_class.to_string(), None),
        }
    }

    /// The accessible text of the character at this visual position of the name, from 0 at the left and without the
    /// surrounding text; `view` is a display of this name.
    ///
    /// # Panics
    /// The name has no such position.
    pub fn describe_display_cell(&self, view: &StrategyView, visual_index: usize) -> CellDescription {
        let logical = view.name_order.logical_from_visual()[visual_index].0;
        let cell = &self.character_cells[logical];
        let run = view.name_runs.iter().find(|it| it.visual_range.contains(&visual_index));
        let title = display(view);
        let name = self.cell_in_table(&title, visual_index + 1, cell);
        let name = match run {
            Some(run) => message!(cell_in_run, cell = name, direction = run.direction.id()),
            None => name,
        };
        // The class that the display uses.
        let class = view.line_characters[view.name_character_range.start + logical].class.to_string();
        CellDescription {
            name: name.to_string(),
            details: details(cell, &class, run.and_then(|it| it.level)),
        }
    }

    fn cell_in_table<'a>(&self, table: &'a str, position: usize, cell: &CharacterCellView) -> Message<'a> {
        let count = self.character_cells.len();
        message!(
            cell_in_table,
            table = table,
            position = position,
            count = count,
            character = cell.character()
        )
    }
}

impl StrategyView {
    /// The runs of its line from left to right: `from the left: 1 to 3, right-to-left, level 1; ...`.
    pub fn describe_runs(&self) -> String {
        describe_runs(&self.name_order)
    }
}

/// The runs of a display from left to right: `from the left: 1 to 3, right-to-left, level 1; ...`. After 12
/// runs only the number of the remaining ones is given.
pub fn describe_runs(order: &DisplayOrder) -> String {
    let run = |it: &VisualRun| {
        let level = it.level.map_or_else(|| "none".into(), |it| MessageValue::from(it.number()));
        let positions = positions(it.logical_range.start, it.logical_range.end - 1);
        message!(run_description, positions = positions, direction = it.direction.id(), level = level)
    };
    from_the_left(order.runs().iter().map(run), order.runs().len())
}

/// The logical positions of a display from left to right, consecutive ones as a range, without levels: `from the left:
/// 1 to 3; 6 to 4`. After 12 ranges only the number of the remaining ones is given.
pub fn describe_positions(order: &DisplayOrder) -> String {
    let places = order.logical_from_visual();
    let follow = |one: &LogicalIndex, other: &LogicalIndex| one.0.abs_diff(other.0) == 1;
    // Ascending and descending alike: no position occurs twice, so a chunk has one direction.
    let parts: Vec<&[LogicalIndex]> = places.chunk_by(follow).collect();
    let part = |it: &&[LogicalIndex]| positions(it[0].0, it[it.len() - 1].0);
    from_the_left(parts.iter().map(part), parts.len())
}

/// Logical positions from the first to the last, given from 0.
fn positions(first: usize, last: usize) -> Message<'static> {
    message!(run_positions, count = first.abs_diff(last) + 1, first = first + 1, last = last + 1)
}

/// The first parts of a line, and the number of the others.
fn from_the_left<'a>(parts: impl Iterator<Item = Message<'a>>, count: usize) -> String {
    let described: Vec<String> = parts.take(MAX_RUNS).map(|it| it.to_string()).collect();
    message!(
        runs_from_left,
        more = count.saturating_sub(MAX_RUNS),
        runs = described.join(semicolon_separator())
    )
    .to_string()
}

/// The most runs of a line that are read out at once.
const MAX_RUNS: usize = 12;

/// A display in a sentence.
fn display(view: &StrategyView) -> String {
    match view.strategy_id {
        StrategyId::BuiltIn(strategy) => message!(display_in_sentence, display = strategy.short_title()),
        StrategyId::CustomNumber(_) => {
            message!(
                custom_display_in_sentence,
                name = strategy_name_or_code_points(&view.strategy_title).into_owned()
            )
        }
    }
    .to_string()
}

fn details(cell: &CharacterCellView, class: &str, level: Option<u8>) -> String {
    let level = level.map_or_else(|| "none".into(), MessageValue::from);
    let position = cell.logical_index + 1;
    let details = message!(
        cell_details,
        class = class,
        level = level,
        position = position,
        place = cell.label_or_part()
    );
    if cell.violates_idna_or_dns_rule {
        message!(cell_violates_rule, details = details).to_string()
    } else {
        details.to_string()
    }
}
