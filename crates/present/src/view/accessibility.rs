//! Text for screen readers: descriptions of cells, displays and names.

use bidiscope_bidi::name::{Character, code_point, is_invisible};
use bidiscope_bidi::order::{Direction, DisplayOrder, LogicalIndex, VisualRun};

use super::{CellView, Inspection, StrategyId, StrategyView, title_in_sentence};

/// The accessible text of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellDescription {
    /// Its position and character, such as `one-to-one display, 3 of 12, U+05D0 HEBREW LETTER ALEF, right-to-left`.
    pub name: String,
    /// Further details, such as `class R, level 1, logical position 4, in label 0`.
    pub details: String,
}

impl Inspection {
    /// The accessible text of the character at a logical position of the name, in a table whose columns are
    /// characters; `title` names the table. Panics where the name has no such position.
    pub fn describe_logical_cell(&self, title: &str, logical: usize) -> CellDescription {
        let cell = &self.cells[logical];
        CellDescription {
            name: format!("{title}, {} of {}, {}", logical + 1, self.cells.len(), character(cell)),
            details: more(cell, logical, &cell.class.to_string(), None),
        }
    }

    /// The accessible text of the character at this visual position of the name, from 0 at the left and without what
    /// stands around it; `view` is a display of this name. Panics where the name has no such position.
    pub fn describe_display_cell(&self, view: &StrategyView, visual: usize) -> CellDescription {
        let logical = view.name_order.logical_from_visual()[visual].0;
        let cell = &self.cells[logical];
        let run = view.runs.iter().find(|it| it.visual.contains(&visual));
        let direction = run.map_or_else(String::new, |it| format!(", {}", direction_words(it.direction)));
        let (place, count) = (visual + 1, self.cells.len());
        // The class that the display uses.
        let class = view.characters[view.name_range.start + logical].class.to_string();
        CellDescription {
            name: format!("{}, {place} of {count}, {}{direction}", display(view), character(cell)),
            details: more(cell, logical, &class, run.and_then(|it| it.level)),
        }
    }
}

impl StrategyView {
    /// The runs of its line from left to right: `from the left: 0 to 2, right-to-left, level 1; ...`.
    pub fn describe_runs(&self) -> String {
        describe_runs(&self.name_order)
    }
}

/// The runs of a display from left to right: `from the left: 0 to 2, right-to-left, level 1; ...`. After 12
/// runs only the number of the remaining ones is given.
pub fn describe_runs(order: &DisplayOrder) -> String {
    let run = |it: &VisualRun| {
        let (first, last) = (it.logical.start, it.logical.end - 1);
        let places = if first == last { first.to_string() } else { format!("{first} to {last}") };
        let level = it.level.map(|it| format!(", level {}", it.number())).unwrap_or_default();
        format!("{places}, {}{level}", direction_words(it.direction))
    };
    from_the_left(order.runs().iter().map(run), order.runs().len())
}

/// The logical positions of a display from left to right, consecutive ones as a range, without levels: `from the left:
/// 0 to 2; 5 to 3`. After 12 ranges only the number of the remaining ones is given.
pub fn describe_positions(order: &DisplayOrder) -> String {
    let places = order.logical_from_visual();
    let follow = |one: &LogicalIndex, other: &LogicalIndex| one.0.abs_diff(other.0) == 1;
    // Ascending and descending alike: no position occurs twice, so a chunk has one direction.
    let parts: Vec<&[LogicalIndex]> = places.chunk_by(follow).collect();
    let part = |it: &&[LogicalIndex]| match it {
        [only] => (only.0 + 1).to_string(),
        [first, .., last] => format!("{} to {}", first.0 + 1, last.0 + 1),
        [] => String::new(),
    };
    from_the_left(parts.iter().map(part), parts.len())
}

/// The first parts of a line, and the number of the others.
fn from_the_left(parts: impl Iterator<Item = String>, count: usize) -> String {
    let described: Vec<String> = parts.take(MAX_RUNS).collect();
    let rest = match count.saturating_sub(MAX_RUNS) {
        0 => String::new(),
        1 => "; 1 more run".to_owned(),
        count => format!("; {count} more runs"),
    };
    format!("from the left: {}{rest}", described.join("; "))
}

/// The most runs of a line that are read out at once.
const MAX_RUNS: usize = 12;

/// A text in logical order, invisible characters as their code points between spaces.
pub fn accessible_text(characters: &[Character]) -> String {
    let mut words = String::new();
    for &Character { scalar, .. } in characters {
        if is_invisible(scalar) {
            words += &format!(" {} ", code_point(scalar));
        } else {
            words.push(scalar);
        }
    }
    words.trim().to_owned()
}

/// A display, as the subject of a sentence.
fn display(view: &StrategyView) -> String {
    match view.id {
        StrategyId::BuiltIn(strategy) => format!("{} display", strategy.short_title()),
        StrategyId::Custom(_) => format!("display {}", title_in_sentence(&view.title)),
    }
}

fn character(cell: &CellView) -> String {
    let seen = if is_invisible(cell.scalar) { ", invisible" } else { "" };
    format!("{} {}{seen}", cell.code_point, cell.name)
}

const fn direction_words(direction: Direction) -> &'static str {
    match direction {
        Direction::LeftToRight => "left-to-right",
        Direction::RightToLeft => "right-to-left",
    }
}

fn more(cell: &CellView, logical: usize, class: &str, level: Option<u8>) -> String {
    let level = level.map(|it| format!("level {it}, ")).unwrap_or_default();
    let label = cell.label.map_or_else(|| "between labels".to_owned(), |it| format!("in label {}", it + 1));
    let offends = if cell.violates_rule { "; it violates a rule" } else { "" };
    format!("class {class}, {level}logical position {}, {label}{offends}", logical + 1)
}
