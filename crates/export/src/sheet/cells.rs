//! Characters in cells: in logical order with all details, and below a display in visual order.

use bidiscope_bidi::name::Character;
use bidiscope_report::view::{CharacterCellView, StrategyView};
use bidiscope_report::words::list::semicolon_separator;
use bidiscope_words::{MessageValue, message};

use crate::colours::ColourRole;
use crate::marks::{
    CellTextPosition, CharacterCellState, character_cell_width_and_height, draw_cell_with_texts,
    draw_character_cell, draw_run_arrow,
};

use super::line_rows::cut_cells;
use super::page::{BlockRole, SheetBlock};
use super::row::SheetRow;
use super::text_painter::TextPainter;

/// The size of words in cells, in points for one em, and the gap between two cells.
const WORD_SIZE: f32 = 9.0;
const GAP: f32 = 4.0;
/// The height of a cell below a display, and of the bar of a run above it, in points.
const DISPLAY_CELL_HEIGHT: f32 = 27.0;
const RUN_BAR_HEIGHT: f32 = 15.0;

/// The characters in logical order, in as many rows as they need.
pub(super) fn logical(painter: &TextPainter, cells: &[CharacterCellView], available: f32) -> Vec<SheetRow> {
    let size = character_cell_width_and_height(WORD_SIZE);
    let columns = ((available + GAP) / (size[0] + GAP)).floor().max(1.0) as usize;
    let rows = cut_cells(cells.len(), columns, false);
    let mut made = Vec::with_capacity(rows.len());
    for places in rows {
        let (mut composed, mut glyphs) = (Vec::new(), Vec::new());
        let mut descriptions = Vec::with_capacity(places.len());
        for (column, at) in places.enumerate() {
            let cell = &cells[at];
            let left = column as f32 * (size[0] + GAP);
            let edges = [left, 0.0, left + size[0], size[1]];
            let glyph = draw_character_cell(cell, at + 1, edges, WORD_SIZE, &mut composed);
            let character = Character { scalar: cell.scalar, class: cell.bidi_class };
            glyphs.extend(painter.character(character, glyph));
            let class = cell.bidi_class.short_name();
            descriptions.push(
                message!(sheet_logical_cell, character = cell.description(), class = class).to_string(),
            );
        }
        let says =
            message!(sheet_logical_cells, characters = descriptions.join(semicolon_separator())).to_string();
        let mut drawings = painter.drawings(&composed);
        drawings.extend(glyphs);
        let block = SheetBlock::new(BlockRole::Figure, says, drawings);
        made.push(SheetRow::new(size[1] + GAP, vec![block]));
    }
    made
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
    cells: &[CharacterCellView],
    width: f32,
    available: f32,
) -> Vec<SheetRow> {
    let logical = view.name_order.logical_from_visual();
    let from_right = view.line_order.paragraph_direction().is_right_to_left();
    let per_row = (available / width).floor() as usize;
    let mut made = Vec::new();
    for places in cut_cells(logical.len(), per_row, from_right) {
        let total = places.len() as f32 * width;
        let start = if from_right { available - total } else { 0.0 };
        let left_of = |place: usize| start + (place - places.start) as f32 * width;
        let mut composed = Vec::new();
        let mut descriptions = Vec::new();
        for run in &view.name_runs {
            let seen = run.visual_range.start.max(places.start)..run.visual_range.end.min(places.end);
            if seen.is_empty() {
                continue;
            }
            let is_cut = seen != run.visual_range;
            let ends = [left_of(seen.start) + 1.5, left_of(seen.end) - 1.5];
            draw_run_arrow(run, ends, RUN_BAR_HEIGHT / 2.0, WORD_SIZE, &mut composed);
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
            let class = view.line_characters[view.name_character_range.start + at].class;
            let edges = [
                left_of(place) + 1.0,
                RUN_BAR_HEIGHT,
                left_of(place) + width - 1.0,
                RUN_BAR_HEIGHT + DISPLAY_CELL_HEIGHT,
            ];
            let state = if cells[at].violates_idna_or_dns_rule {
                CharacterCellState::ViolatesRule
            } else {
                CharacterCellState::Plain
            };
            let words = [
                (CellTextPosition::Top, (at + 1).to_string().into(), ColourRole::Text),
                (CellTextPosition::Bottom, class.short_name().into(), ColourRole::Class(class)),
            ];
            draw_cell_with_texts(edges, state, WORD_SIZE, words, &mut composed);
        }
        let says = message!(sheet_display_cells, runs = descriptions.join(semicolon_separator())).to_string();
        let block = SheetBlock::new(BlockRole::Figure, says, painter.drawings(&composed));
        made.push(SheetRow::new(RUN_BAR_HEIGHT + DISPLAY_CELL_HEIGHT + 3.0, vec![block]));
    }
    made
}
