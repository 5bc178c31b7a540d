//! The characters in logical order: apart from each other, because letters joined from left to right would be no
//! writing at all. Unfolded, they are cells with the class and the code point of each.

use eframe::egui::collapsing_header::paint_default_icon;
use eframe::egui::{Align2, FontId, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Strategy;
use bidiscope_export::URL_BAND_HEIGHT;
use bidiscope_layout::invisible_label;
use bidiscope_report::view::{CellView, StrategyId};
use bidiscope_words::message;

use super::super::accessibility;
use super::super::character_cell::{self, CharacterRow};
use super::super::settings::PaneId;
use super::super::theme::Palette;
use super::super::url_bands;
use super::{Ctx, badge};

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

/// A cell: its size, the gap around it, from one to the next, its glyph's size, and the room above and below the glyph.
const CELL: Vec2 = vec2(60.0, 68.0);
const GAP: f32 = 4.0;
const PITCH: Vec2 = vec2(CELL.x + GAP, CELL.y + GAP);
const CELL_GLYPH: f32 = 24.0;
const CELL_TEXT: f32 = 16.0;
/// The size of the button that unfolds the cells, and of its sign, in points.
const BUTTON: Vec2 = vec2(badge::SIGN, 24.0);
const SIGN: f32 = 10.0;
/// The height of the first row of cells, beside which the title stands, in points.
pub(super) const FIRST_CELLS: f32 = CELL.y + 2.0 * GAP;

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
        show_character(ui, ctx, &row, place, cell_rect);
        let cell = &ctx.inspection.cells[place];
        let glyph = ctx.lines.character(Character { scalar: cell.scalar, class: cell.class });
        let of_glyph = cell_rect.center_top() + vec2(0.0, glyph_at);
        let of_glyph = Rect::from_center_size(of_glyph, vec2(size.x, 2.0 * glyph_size));
        ctx.lines.paint_in_cell(ui, &glyph, of_glyph, glyph_size);
        let number = cell_rect.center_top() + vec2(0.0, number_at - DIGIT / 2.0);
        let font = FontId::proportional(NUMBER);
        ui.painter().text(number, Align2::CENTER_CENTER, place + 1, font, weak);
    }
    bands(ui, ctx, rect, per_row, size);
}

/// Paints what part of a URL the characters are, at the lower end of places of this size, so many a row.
fn bands(ui: &Ui, ctx: &Ctx<'_>, rect: Rect, per_row: usize, size: Vec2) {
    let count = ctx.inspection.cells.len();
    for (part, characters) in url_bands::parts_in(ctx.inspection.name.url(), 0, 0..count) {
        for (number, row) in (0..count).step_by(per_row).enumerate() {
            let [from, to] = [characters.start, characters.end].map(|it| it.clamp(row, row + per_row) - row);
            let ends = [from, to].map(|it| rect.left() + it as f32 * size.x);
            let top = rect.top() + (number + 1) as f32 * size.y - URL_BAND_HEIGHT;
            if from < to {
                url_bands::paint_band(ui, part, ends, top, 1.0);
            }
        }
    }
}

/// Whether the display shows the class and the code point of each character too.
pub(super) fn is_unfolded(ctx: &Ctx<'_>, id: StrategyId) -> bool {
    id == Strategy::Logical && ctx.settings.session.panes.unfolds_logical
}

/// How many cells stand in a row of this width, in points.
fn cells_per_row(width: f32) -> usize {
    (width / PITCH.x).floor().max(1.0) as usize
}

/// The height of the cells of so many characters in this width, in points.
pub(super) fn cells_height(count: usize, width: f32) -> f32 {
    count.div_ceil(cells_per_row(width)).max(1) as f32 * PITCH.y + GAP
}

/// Draws the characters into cells: position, class and code point with each glyph, as many a row as there is room for.
pub(super) fn show_cells(ui: &Ui, ctx: &mut Ctx<'_>, rect: Rect) {
    let count = ctx.inspection.cells.len();
    let logical: Vec<usize> = (0..count).collect();
    let row = CharacterRow { pane: PaneId::Logical, logical: &logical };
    ctx.state.highlight.draw(row.pane);
    let per_row = cells_per_row(rect.width());
    let area = rect.with_min_y(rect.top() + GAP);
    for place in 0..count {
        let corner = vec2((place % per_row) as f32, (place / per_row) as f32) * PITCH;
        let cell_rect = Rect::from_min_size(area.min + corner, CELL);
        if ui.is_rect_visible(cell_rect) || ctx.state.highlight.is_tab_stop(row.pane, place) {
            paint_cell(ui, ctx, &row, place, cell_rect);
        }
    }
    bands(ui, ctx, area, per_row, PITCH);
}

fn paint_cell(ui: &Ui, ctx: &mut Ctx<'_>, row: &CharacterRow<'_>, place: usize, rect: Rect) {
    let palette = Palette::current(ui);
    let cell = &ctx.inspection.cells[place];
    let edge = if cell.violates_rule { palette.violated } else { palette.line };
    ui.painter().rect(rect, 3.0, palette.cell, Stroke::new(1.0, edge), StrokeKind::Inside);
    show_character(ui, ctx, row, place, rect);
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

/// Makes a rectangle the character of the logical order at this place.
fn show_character(ui: &Ui, ctx: &mut Ctx<'_>, row: &CharacterRow<'_>, place: usize, rect: Rect) {
    let inspection = ctx.inspection;
    let sentence = || inspection.describe_logical_cell("logical order", place);
    let cell = &inspection.cells[place];
    character_cell::show(ui, &mut ctx.state.highlight, row, place, cell, sentence, (rect, rect));
}

/// The button that folds and unfolds the cells. It is no Tab stop: a key does the same from the characters.
pub(super) fn fold_button(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let (_, response) = ui.allocate_exact_size(BUTTON, Sense::CLICK);
    let is_unfolded = ctx.settings.session.panes.unfolds_logical;
    if response.clicked() {
        ctx.change(move |it| it.session.panes.unfolds_logical = !is_unfolded);
    }
    if response.hovered() {
        ui.painter().rect_filled(response.rect, 3.0, Palette::current(ui).cell);
    }
    accessibility::unfolds(&response, message!(logical_unfold).fixed(), is_unfolded);
    let sign = Rect::from_center_size(response.rect.center(), Vec2::splat(SIGN));
    paint_default_icon(ui, if is_unfolded { 1.0 } else { 0.0 }, &response.clone().with_new_rect(sign));
    response.on_hover_text(message!(logical_unfold_explained).fixed());
}
