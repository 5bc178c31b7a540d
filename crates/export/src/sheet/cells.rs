//! Characters in cells: in logical order with all details, and below a display in visual order.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::Direction;
use bidiscope_report::view::{CellView, RunView, StrategyView};
use bidiscope_words::{MessageValue, message};

use super::flow::SheetRow;
use super::line_rows::cut_cells;
use super::page::{BlockRole, SheetBlock, SheetBox, SheetDrawing};
use super::text_painter::{Anchor, TextPainter};

/// The size of a cell in logical order, and the gap between two, in points.
const CELL_SIZE: [f32; 2] = [46.0, 62.0];
const GAP: f32 = 4.0;
/// The height of a cell below a display, and of the bar of a run above it, in points.
const DISPLAY_CELL_HEIGHT: f32 = 27.0;
const RUN_BAR_HEIGHT: f32 = 15.0;

/// The characters in logical order, in as many rows as they need.
pub(super) fn logical(painter: &TextPainter, cells: &[CellView], available: f32) -> Vec<SheetRow> {
    let columns = ((available + GAP) / (CELL_SIZE[0] + GAP)).floor().max(1.0) as usize;
    let rows = cut_cells(cells.len(), columns, false);
    let mut made = Vec::with_capacity(rows.len());
    for places in rows {
        let mut marks = Vec::new();
        let mut descriptions = Vec::with_capacity(places.len());
        for (column, at) in places.enumerate() {
            let cell = &cells[at];
            let left = column as f32 * (CELL_SIZE[0] + GAP);
            marks.extend(logical_cell(painter, cell, at, left));
            let class = cell.class.short_name();
            descriptions.push(
                message!(sheet_logical_cell, character = cell.description(), class = class).to_string(),
            );
        }
        let says = message!(sheet_logical_cells, characters = descriptions.join("; ")).to_string();
        let block = SheetBlock::new(BlockRole::Figure, says, marks);
        made.push(SheetRow::new(CELL_SIZE[1] + GAP, vec![block]));
    }
    made
}

fn logical_cell(painter: &TextPainter, cell: &CellView, at: usize, left: f32) -> Vec<SheetDrawing> {
    const NUMBER: f32 = 9.0;
    let colours = painter.colours;
    let right = left + CELL_SIZE[0];
    let mut marks = vec![frame(painter, [left, 0.0, right, CELL_SIZE[1]], cell.violates_rule)];
    let number = (at + 1).to_string();
    marks.extend(painter.words_at(&number, Anchor::Left, [left + 4.0, 8.5], NUMBER, colours.weak_text));
    let class = cell.class.short_name();
    let colour = colours.class(cell.class);
    marks.extend(painter.words_at(class, Anchor::Right, [right - 4.0, 8.5], NUMBER, colour));
    let code_point = cell.code_point.trim_start_matches("U+");
    let middle = [f32::midpoint(left, right), CELL_SIZE[1] - 8.0];
    marks.extend(painter.words_at(code_point, Anchor::Middle, middle, NUMBER, colours.weak_text));
    let character = Character { scalar: cell.scalar, class: cell.class };
    marks.extend(painter.character(character, [left + 2.0, 15.0, right - 2.0, CELL_SIZE[1] - 14.0], 23.0));
    marks
}

fn frame(painter: &TextPainter, edges: [f32; 4], offends: bool) -> SheetDrawing {
    let colours = painter.colours;
    let (width, colour) = if offends { (1.2, colours.violated) } else { (0.75, colours.line) };
    let stroke = Some((width, colour));
    SheetDrawing::Box(SheetBox { edges, radius: 3.0, fill: Some(colours.cell), stroke })
}

/// The width of each of `count` cells below a display, in points.
pub(super) fn display_cell_width(count: usize, available: f32) -> f32 {
    /// The greatest and the least width, in points.
    const WIDTHS: [f32; 2] = [25.0, 19.0];
    (available / count.max(1) as f32).clamp(WIDTHS[1], WIDTHS[0])
}

/// The characters of a name in visual order: the runs with direction and level, and below them the logical position
/// and bidi class of each character.
pub(super) fn displayed(
    painter: &TextPainter,
    view: &StrategyView,
    cells: &[CellView],
    width: f32,
    available: f32,
) -> Vec<SheetRow> {
    let logical = view.name_order.logical_from_visual();
    let from_right = view.order.paragraph().is_right_to_left();
    let per_row = (available / width).floor() as usize;
    let mut made = Vec::new();
    for places in cut_cells(logical.len(), per_row, from_right) {
        let total = places.len() as f32 * width;
        let start = if from_right { available - total } else { 0.0 };
        let left_of = |place: usize| start + (place - places.start) as f32 * width;
        let mut marks = Vec::new();
        let mut descriptions = Vec::new();
        for run in &view.runs {
            let seen = run.visual.start.max(places.start)..run.visual.end.min(places.end);
            if seen.is_empty() {
                continue;
            }
            let is_cut = seen != run.visual;
            marks.extend(run_bar(painter, run, [left_of(seen.start) + 1.5, left_of(seen.end) - 1.5]));
            let positions: Vec<String> = logical[seen].iter().map(|it| (it.0 + 1).to_string()).collect();
            let level = run.level.map_or_else(|| "none".into(), MessageValue::from);
            descriptions.push(
                message!(
                    sheet_run,
                    direction = run.direction.id(),
                    level = level,
                    part = is_cut,
                    positions = positions.join(" ")
                )
                .to_string(),
            );
        }
        for place in places.clone() {
            let at = logical[place].0;
            let class = view.characters[view.name_range.start + at].class;
            let edges = [
                left_of(place) + 1.0,
                RUN_BAR_HEIGHT,
                left_of(place) + width - 1.0,
                RUN_BAR_HEIGHT + DISPLAY_CELL_HEIGHT,
            ];
            marks.push(frame(painter, edges, cells[at].violates_rule));
            marks.extend(display_cell(painter, at, class, edges));
        }
        let says = message!(sheet_display_cells, runs = descriptions.join("; ")).to_string();
        let block = SheetBlock::new(BlockRole::Figure, says, marks);
        made.push(SheetRow::new(RUN_BAR_HEIGHT + DISPLAY_CELL_HEIGHT + 3.0, vec![block]));
    }
    made
}

fn display_cell(
    painter: &TextPainter,
    at: usize,
    class: BidiClass,
    [left, top, right, bottom]: [f32; 4],
) -> Vec<SheetDrawing> {
    let middle = f32::midpoint(left, right);
    let colours = painter.colours;
    let fitted = |text: &str, most: f32| most.min((right - left - 2.0) / painter.width(text, 1.0).max(0.01));
    let number = (at + 1).to_string();
    let size = fitted(&number, 11.0);
    let mut marks = painter.words_at(&number, Anchor::Middle, [middle, top + 8.0], size, colours.text);
    let name = class.short_name();
    let size = fitted(name, 8.5);
    marks.extend(painter.words_at(name, Anchor::Middle, [middle, bottom - 7.0], size, colours.class(class)));
    marks
}

/// The bar of a run: its direction as an arrow, its level as a number.
fn run_bar(painter: &TextPainter, run: &RunView, [left, right]: [f32; 2]) -> Vec<SheetDrawing> {
    let colour = match run.direction {
        Direction::LeftToRight => painter.colours.class(BidiClass::L),
        Direction::RightToLeft => painter.colours.class(BidiClass::R),
    };
    let y = RUN_BAR_HEIGHT / 2.0;
    let to = if run.direction.is_right_to_left() { left } else { right };
    let head = if run.direction.is_right_to_left() { -4.0 } else { 4.0 };
    let middle = f32::midpoint(left, right);
    let stroke = |points: Vec<[f32; 2]>| SheetDrawing::Stroke { points, width: 1.3, colour };
    let mut marks = Vec::new();
    let level = run.level.map(|level| level.to_string());
    let gap = level.as_deref().map_or(0.0, |level| painter.width(level, 9.0) / 2.0 + 2.5);
    if (right - left) / 2.0 > gap + 1.0 {
        marks.push(stroke(vec![[left, y], [middle - gap, y]]));
        marks.push(stroke(vec![[middle + gap, y], [right, y]]));
    }
    marks.push(stroke(vec![[to - head, y - 3.2], [to, y], [to - head, y + 3.2]]));
    if let Some(level) = level {
        marks.extend(painter.words_at(&level, Anchor::Middle, [middle, y], 9.0, colour));
    }
    marks
}
