//! What a screen reader is told of a character's cell, of a display and of a name: sentences for one who hears
//! what others see.

use bidiscope_bidi::name::{Character, code_point, is_invisible};
use bidiscope_bidi::order::{Direction, DisplayOrder, LogicalIndex, VisualRun};

use super::{CellView, Inspection, StrategyId, StrategyView, in_a_sentence};

/// A cell as it is read out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldCell {
    /// Where it stands and what it is: `one-to-one display, 3 of 12, U+05D0 HEBREW LETTER ALEF, right-to-left`.
    pub name: String,
    /// What else the cell shows: `class R, level 1, logical position 4, in label 0`.
    pub more: String,
}

impl Inspection {
    /// The cell of the character at a logical position, which needs be one of the name's, in the pane of the logical
    /// order or in a table of which each character has a column; `title` is how that is called.
    pub fn told_in_logical_order(&self, title: &str, logical: usize) -> ToldCell {
        let cell = &self.cells[logical];
        ToldCell {
            name: format!("{title}, {} of {}, {}", logical + 1, self.cells.len(), character(cell)),
            more: more(cell, logical, &cell.class.to_string(), None),
        }
    }

    /// The cell of the character that stands at this place of a display, counted from the left.
    pub fn told_in_display(&self, view: &StrategyView, visual: usize) -> ToldCell {
        let logical = view.own.logical_from_visual()[visual].0;
        let cell = &self.cells[logical];
        let run = view.runs.iter().find(|it| it.visual.contains(&visual));
        let direction = run.map_or_else(String::new, |it| format!(", {}", way(it.direction)));
        let (place, count) = (visual + 1, self.cells.len());
        // By the classes that the display goes by.
        let class = view.characters[view.name.start + logical].class.to_string();
        ToldCell {
            name: format!("{}, {place} of {count}, {}{direction}", display(view), character(cell)),
            more: more(cell, logical, &class, run.and_then(|it| it.level)),
        }
    }
}

impl StrategyView {
    /// What its line shows, run by run from the left: `from the left: 0 to 2, right-to-left, level 1; ...`.
    pub fn told_runs(&self) -> String {
        told_runs(&self.own)
    }
}

/// What a display shows, run by run from the left: `from the left: 0 to 2, right-to-left, level 1; ...`.
pub fn told_runs(order: &DisplayOrder) -> String {
    let run = |it: &VisualRun| {
        let (first, last) = (it.logical.start, it.logical.end - 1);
        let places = if first == last { first.to_string() } else { format!("{first} to {last}") };
        let level = it.level.map(|it| format!(", level {}", it.number())).unwrap_or_default();
        format!("{places}, {}{level}", way(it.direction))
    };
    from_the_left(order.runs().iter().map(run), order.runs().len())
}

/// What is seen of a display, and nothing of how it came about: the logical positions from the left, those that follow
/// each other together: `from the left: 0 to 2; 5 to 3`.
pub fn told_places(order: &DisplayOrder) -> String {
    let places = order.logical_from_visual();
    let follow = |one: &LogicalIndex, other: &LogicalIndex| one.0.abs_diff(other.0) == 1;
    // Both ways at once: no position comes twice, so that those that follow each other go one way.
    let parts: Vec<&[LogicalIndex]> = places.chunk_by(follow).collect();
    let part = |it: &&[LogicalIndex]| match it {
        [only] => only.0.to_string(),
        [first, .., last] => format!("{} to {}", first.0, last.0),
        [] => String::new(),
    };
    from_the_left(parts.iter().map(part), parts.len())
}

/// Some of the parts of a line, and how many more there are.
fn from_the_left(parts: impl Iterator<Item = String>, count: usize) -> String {
    let told: Vec<String> = parts.take(MOST_RUNS).collect();
    let rest = match count.saturating_sub(MOST_RUNS) {
        0 => String::new(),
        1 => "; 1 more run".to_owned(),
        count => format!("; {count} more runs"),
    };
    format!("from the left: {}{rest}", told.join("; "))
}

/// The most runs of a line that are read out at once.
const MOST_RUNS: usize = 12;

/// A text as it is read out: in logical order, what is invisible as its code point between spaces.
pub fn spoken(characters: &[Character]) -> String {
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
        StrategyId::Own(_) => format!("display {}", in_a_sentence(&view.title)),
    }
}

fn character(cell: &CellView) -> String {
    let seen = if is_invisible(cell.scalar) { ", invisible" } else { "" };
    format!("{} {}{seen}", cell.code_point, cell.name)
}

const fn way(direction: Direction) -> &'static str {
    match direction {
        Direction::LeftToRight => "left-to-right",
        Direction::RightToLeft => "right-to-left",
    }
}

fn more(cell: &CellView, logical: usize, class: &str, level: Option<u8>) -> String {
    let level = level.map(|it| format!("level {it}, ")).unwrap_or_default();
    let label = cell.label.map_or_else(|| "between labels".to_owned(), |it| format!("in label {it}"));
    let offends = if cell.offends { "; it violates a rule" } else { "" };
    format!("class {class}, {level}logical position {logical}, {label}{offends}")
}
