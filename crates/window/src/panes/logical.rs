//! The characters in logical order: apart from each other, because letters joined from left to right would be no
//! writing at all. Unfolded, they are cells with the class and the code point of each.

use eframe::egui::collapsing_header::paint_default_icon;
use eframe::egui::{Rect, Sense, Ui, Vec2, vec2};

use bidiscope_bidi::address::{Url, UrlPart};
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Strategy;
use bidiscope_export::marks::{
    CellGlyphPlacement, URL_PART_BAND_HEIGHT_POINTS, character_cell_width_and_height, draw_character_cell,
    draw_numbered_character,
};
use bidiscope_layout::caption_of_invisible_character;
use bidiscope_report::view::{CharacterCellView, StrategyId};
use bidiscope_words::message;

use super::super::character_cell::{self, CharacterRow};
use super::super::settings::PaneId;
use super::super::theme::Palette;
use super::super::{accessibility, marks, url_bands};
use super::badge;
use super::ctx::Ctx;

/// The width of a character's place in a row, in points: at most, where lines are not large, and at least; and at most beside
/// large lines, in em of those.
const PLACE: f32 = 28.0;
const PLACE_FOR_LARGE: f32 = 0.7;
const LEAST_PLACE: f32 = 20.0;
/// The size of the numbers, in points.
const NUMBER: f32 = 12.0;

/// The gap around a cell, in points.
const GAP: f32 = 4.0;
/// The size of the button that unfolds the cells, and of its sign, in points.
const BUTTON: Vec2 = vec2(badge::SIGN, 24.0);
const SIGN: f32 = 10.0;
/// The size of a cell, in points.
fn cell_size() -> Vec2 {
    character_cell_width_and_height(NUMBER).into()
}

/// From one cell to the next, in points.
fn pitch() -> Vec2 {
    cell_size() + Vec2::splat(GAP)
}

/// The height of the first row of cells, beside which the title stands, in points.
pub(super) fn first_cells() -> f32 {
    cell_size().y + 2.0 * GAP
}

/// The width of a place of these characters where so many are to fit into this width, in points, beside lines of this size,
/// in points an em. The box of an invisible one has room for its letters.
pub(super) fn place_width(cells: &[CharacterCellView], count: usize, width: f32, size: f32) -> f32 {
    /// How wide a digit is, and at most a letter of a box, in em; and the room beside them, in points.
    const DIGIT: f32 = 0.58;
    const LETTER: f32 = 0.74;
    const PADDING: (f32, f32) = (2.0, 6.0);
    let digits = (cells.len().checked_ilog10().unwrap_or(0) + 1) as f32;
    let label = |it: &CharacterCellView| caption_of_invisible_character(it.scalar).map_or(0, |it| it.len());
    let letters = cells.iter().map(label).max().unwrap_or(0) as f32;
    let least =
        LEAST_PLACE.max(digits * DIGIT * NUMBER + PADDING.0).max(letters * LETTER * NUMBER + PADDING.1);
    (width / count.max(1) as f32).clamp(least, PLACE.max(PLACE_FOR_LARGE * size).max(least))
}

/// Draws them into rows of so many, each above its position from 1. `rect` is divided among them.
pub(super) fn show_rows(ui: &Ui, ctx: &mut Ctx<'_>, rect: Rect, per_row: usize) {
    let logical: Vec<usize> = (0..ctx.report.character_cells.len()).collect();
    let row = CharacterRow { pane: PaneId::Logical, logical: &logical };
    ctx.state.highlight.draw(row.pane);
    // A band stands below the numbers, which leave it some room of their strip.
    let band = if ctx.report.input.url().is_some() { URL_PART_BAND_HEIGHT_POINTS } else { 0.0 };
    let per_row = per_row.max(1);
    let size = rect.size() / vec2(per_row as f32, logical.len().div_ceil(per_row).max(1) as f32);
    let mut composed = Vec::new();
    for place in 0..logical.len() {
        let corner = vec2((place % per_row) as f32, (place / per_row) as f32) * size;
        let cell_rect = Rect::from_min_size(rect.min + corner, size);
        if !ui.is_rect_visible(cell_rect) && !ctx.state.highlight.is_tab_stop(row.pane, place) {
            continue;
        }
        show_character(ui, ctx, &row, place, cell_rect);
        let numbered = cell_rect.with_max_y(cell_rect.bottom() - band);
        let glyph = draw_numbered_character(place + 1, marks::edges_of(numbered), NUMBER, &mut composed);
        paint_glyph(ui, ctx, place, glyph);
    }
    marks::paint(ui, &composed);
    bands(ui, ctx, rect, per_row, size);
}

/// Paints what part of a URL the characters are, at the lower end of places of this size, so many a row.
fn bands(ui: &Ui, ctx: &Ctx<'_>, rect: Rect, per_row: usize, size: Vec2) {
    let count = ctx.report.character_cells.len();
    for UrlPart { part, character_range: characters } in ctx.report.input.url().map_or(&[][..], Url::parts) {
        for (number, row) in (0..count).step_by(per_row).enumerate() {
            let [from, to] = [characters.start, characters.end].map(|it| it.clamp(row, row + per_row) - row);
            let ends = [from, to].map(|it| rect.left() + it as f32 * size.x);
            let top = rect.top() + (number + 1) as f32 * size.y - URL_PART_BAND_HEIGHT_POINTS;
            if from < to {
                url_bands::paint_band(ui, *part, ends, top);
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
    (width / pitch().x).floor().max(1.0) as usize
}

/// The height of the cells of so many characters in this width, in points.
pub(super) fn cells_height(count: usize, width: f32) -> f32 {
    count.div_ceil(cells_per_row(width)).max(1) as f32 * pitch().y + GAP
}

/// Draws the characters into cells: position, class and code point with each glyph, as many a row as there is room for.
pub(super) fn show_cells(ui: &Ui, ctx: &mut Ctx<'_>, rect: Rect) {
    let count = ctx.report.character_cells.len();
    let logical: Vec<usize> = (0..count).collect();
    let row = CharacterRow { pane: PaneId::Logical, logical: &logical };
    ctx.state.highlight.draw(row.pane);
    let per_row = cells_per_row(rect.width());
    let area = rect.with_min_y(rect.top() + GAP);
    let mut composed = Vec::new();
    for place in 0..count {
        let corner = vec2((place % per_row) as f32, (place / per_row) as f32) * pitch();
        let cell_rect = Rect::from_min_size(area.min + corner, cell_size());
        if ui.is_rect_visible(cell_rect) || ctx.state.highlight.is_tab_stop(row.pane, place) {
            let cell = &ctx.report.character_cells[place];
            composed.clear();
            let edges = marks::edges_of(cell_rect);
            let glyph = draw_character_cell(cell, place + 1, edges, NUMBER, &mut composed);
            marks::paint(ui, &composed[..1]);
            show_character(ui, ctx, &row, place, cell_rect);
            marks::paint(ui, &composed[1..]);
            paint_glyph(ui, ctx, place, glyph);
        }
    }
    bands(ui, ctx, area, per_row, pitch());
}

/// Paints the glyph of the character at this place.
fn paint_glyph(ui: &Ui, ctx: &mut Ctx<'_>, place: usize, glyph: CellGlyphPlacement) {
    let cell = &ctx.report.character_cells[place];
    let line = ctx.lines.character(Character { scalar: cell.scalar, class: cell.bidi_class });
    ctx.lines.paint_glyph(ui, &line, glyph);
}

/// Makes a rectangle the character of the logical order at this place.
fn show_character(ui: &Ui, ctx: &mut Ctx<'_>, row: &CharacterRow<'_>, place: usize, rect: Rect) {
    let report = ctx.report;
    let sentence = || report.describe_logical_cell("logical order", place);
    let cell = &report.character_cells[place];
    character_cell::show(ui, &mut ctx.state.highlight, row, place, cell, sentence, (rect, rect));
    character_cell::paint_ground(ui, &ctx.state.highlight, place, rect);
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
    accessibility::unfolds(&response, message!(logical_unfold).static_text(), is_unfolded);
    let sign = Rect::from_center_size(response.rect.center(), Vec2::splat(SIGN));
    paint_default_icon(ui, if is_unfolded { 1.0 } else { 0.0 }, &response.clone().with_new_rect(sign));
    response.on_hover_text(message!(logical_unfold_explained).static_text());
}
