//! The characters in logical order: apart from each other, because letters joined from left to right would be no
//! writing at all.

use eframe::egui::{Align2, FontId, Rect, Sense, Stroke, StrokeKind, Ui, vec2};

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Strategy;
use bidiscope_layout::invisible_label;
use bidiscope_present::URL_BAND_HEIGHT;
use bidiscope_present::view::CellView;

use super::super::character_cell::{self, CharacterRow};
use super::super::focus_kept;
use super::super::settings::PaneId;
use super::super::theme::Palette;
use super::super::url_bands;
use super::Ctx;
use super::details::DetailPane;

/// The width of a character's place in a row, in points: at most, where lines are not large, and at least; and at most beside
/// large lines, in em of those.
const PLACE: f32 = 28.0;
const PLACE_FOR_LARGE: f32 = 0.7;
const LEAST_PLACE: f32 = 20.0;
/// The size of the numbers, in points, and the height of a digit.
const NUMBER: f32 = 12.0;
const DIGIT: f32 = 9.0;
/// The greatest size of a glyph above its number, in points an em, in a place of usual width; the parts of it that are above and below the middle of
/// its line; and the least and the greatest space between it and its number, in points.
const GLYPH: f32 = 22.0;
const REACH: (f32, f32) = (0.39, 0.77);
const BETWEEN: (f32, f32) = (2.0, 4.0);

/// A cell of the details: its size, the gap around it, its glyph's size, and the room above and below the glyph.
const CELL: eframe::egui::Vec2 = vec2(60.0, 76.0);
const GAP: f32 = 4.0;
const CELL_GLYPH: f32 = 24.0;
const CELL_TEXT: f32 = 16.0;

/// The width of a place of these characters where so many are to fit into this width, in points, beside lines of this size,
/// in points an em. The box of an invisible one has room for its letters.
pub(super) fn place_width(cells: &[CellView], count: usize, width: f32, size: f32) -> f32 {
    /// How wide a digit is, and at most a letter of a box, in em; and the room beside them, in points.
    const DIGIT: f32 = 0.58;
    const LETTER: f32 = 0.74;
    const PADDING: (f32, f32) = (2.0, 6.0);
    let digits = (cells.len().checked_ilog10().unwrap_or(0) + 1) as f32;
    let label = |it: &CellView| invisible_label(it.scalar).map_or(0, |it| it.len());
    let letters = cells.iter().map(label).max().unwrap_or(0) as f32;
    let least =
        LEAST_PLACE.max(digits * DIGIT * NUMBER + PADDING.0).max(letters * LETTER * NUMBER + PADDING.1);
    (width / count.max(1) as f32).clamp(least, PLACE.max(PLACE_FOR_LARGE * size).max(least))
}

/// Draws them into rows of so many, each above its position from 1. `rect` is divided among them.
pub(super) fn show_rows(ui: &Ui, ctx: &mut Ctx<'_>, rect: Rect, per_row: usize) {
    let logical: Vec<usize> = (0..ctx.inspection.cells.len()).collect();
    let row = CharacterRow { pane: PaneId::Logical, logical: &logical };
    ctx.state.highlight.draw(row.pane);
    let weak = Palette::current(ui).weak_text;
    // A band stands below the numbers, which leave it some room of their strip.
    let band = if ctx.inspection.name.url().is_some() { URL_BAND_HEIGHT } else { 0.0 };
    let per_row = per_row.max(1);
    let size = rect.size() / vec2(per_row as f32, logical.len().div_ceil(per_row).max(1) as f32);
    // Glyph and number stand in the middle together, and the longest tail apart from the number.
    let height = size.y - band;
    let glyph_size = (GLYPH * (size.x / PLACE).max(1.0)).min(height / 2.0);
    let spare = height - (REACH.0 + REACH.1) * glyph_size - DIGIT;
    let between = (spare / 3.0).clamp(BETWEEN.0, BETWEEN.1);
    let [glyph_at, number_at] = {
        let digits_end = height - ((spare - between) / 2.0).max(0.0);
        [digits_end - DIGIT - between - REACH.1 * glyph_size, digits_end]
    };
    for place in 0..logical.len() {
        let corner = vec2((place % per_row) as f32, (place / per_row) as f32) * size;
        let cell_rect = Rect::from_min_size(rect.min + corner, size);
        if !ui.is_rect_visible(cell_rect) && !ctx.state.highlight.is_tab_stop(row.pane, place) {
            continue;
        }
        let cell = &ctx.inspection.cells[place];
        let sentence = || ctx.inspection.describe_logical_cell("logical order", place);
        let response = character_cell::show(
            ui,
            &mut ctx.state.highlight,
            &row,
            place,
            cell,
            sentence,
            (cell_rect, cell_rect),
        );
        if response.clicked() || focus_kept::is_moved_to(&response) {
            ctx.select(Strategy::Logical.into());
        }
        let glyph = ctx.lines.character(Character { scalar: cell.scalar, class: cell.class });
        let of_glyph = cell_rect.center_top() + vec2(0.0, glyph_at);
        let of_glyph = Rect::from_center_size(of_glyph, vec2(size.x, 2.0 * glyph_size));
        ctx.lines.paint_in_cell(ui, &glyph, of_glyph, glyph_size);
        let number = cell_rect.center_top() + vec2(0.0, number_at - DIGIT / 2.0);
        let font = FontId::proportional(NUMBER);
        ui.painter().text(number, Align2::CENTER_CENTER, place + 1, font, weak);
    }
    for (part, characters) in url_bands::parts_in(ctx.inspection.name.url(), 0, 0..logical.len()) {
        for (number, row) in (0..logical.len()).step_by(per_row).enumerate() {
            let [from, to] = [characters.start, characters.end].map(|it| it.clamp(row, row + per_row) - row);
            let ends = [from, to].map(|it| rect.left() + it as f32 * size.x);
            let top = rect.top() + (number + 1) as f32 * size.y - band;
            if from < to {
                url_bands::paint_band(ui, part, ends, top, 1.0);
            }
        }
    }
}

/// The cells: position, class and code point with each glyph, as many a row as there is room for.
pub(super) struct Characters;

impl DetailPane for Characters {
    fn id(&self) -> &'static str {
        "characters"
    }

    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>) {
        let count = ctx.inspection.cells.len();
        let logical: Vec<usize> = (0..count).collect();
        let row = CharacterRow { pane: PaneId::Details, logical: &logical };
        let columns = ((ui.available_width() + GAP) / (CELL.x + GAP)).floor().max(1.0) as usize;
        let rows = count.div_ceil(columns);
        let size = vec2(ui.available_width(), rows as f32 * (CELL.y + GAP));
        let (area, _) = ui.allocate_exact_size(size, Sense::HOVER);
        for place in 0..count {
            let corner =
                vec2((place % columns) as f32 * (CELL.x + GAP), (place / columns) as f32 * (CELL.y + GAP));
            let rect = Rect::from_min_size(area.min + corner, CELL);
            if ui.is_rect_visible(rect) || ctx.state.highlight.is_tab_stop(row.pane, place) {
                paint_cell(ui, ctx, &row, place, rect);
            }
        }
    }
}

fn paint_cell(ui: &Ui, ctx: &mut Ctx<'_>, row: &CharacterRow<'_>, place: usize, rect: Rect) {
    let palette = Palette::current(ui);
    let cell = &ctx.inspection.cells[place];
    let edge = if cell.violates_rule { palette.violated } else { palette.line };
    ui.painter().rect(rect, 3.0, palette.cell, Stroke::new(1.0, edge), StrokeKind::Inside);
    let sentence = || ctx.inspection.describe_logical_cell("characters", place);
    character_cell::show(ui, &mut ctx.state.highlight, row, place, cell, sentence, (rect, rect));
    let (small, painter) = (FontId::proportional(NUMBER), ui.painter());
    let top = rect.left_top() + vec2(4.0, 2.0);
    painter.text(top, Align2::LEFT_TOP, place + 1, small.clone(), palette.weak_text);
    let class = rect.right_top() + vec2(-4.0, 2.0);
    painter.text(class, Align2::RIGHT_TOP, cell.class, small.clone(), palette.class(cell.class));
    let bottom = rect.center_bottom() - vec2(0.0, 2.0);
    let code_point = cell.code_point.trim_start_matches("U+");
    painter.text(bottom, Align2::CENTER_BOTTOM, code_point, small, palette.weak_text);
    let glyph = ctx.lines.character(Character { scalar: cell.scalar, class: cell.class });
    ctx.lines.paint_in_cell(ui, &glyph, rect.shrink2(vec2(0.0, CELL_TEXT)), CELL_GLYPH);
}
