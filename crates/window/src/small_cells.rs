//! A sequence of characters, small: each apart from the next, over its class.

use eframe::egui::{Align2, FontId, Rect, Response, Sense, TextStyle, Ui, Vec2, pos2, vec2};

use bidiscope_bidi::name::Character;
use bidiscope_export::colours::ColourRole;
use bidiscope_export::marks::{
    CellGlyphPlacement, CellTextPosition, CharacterCellState, draw_cell_with_texts,
};
use bidiscope_layout::caption_of_invisible_character;
use bidiscope_report::words::accessible::accessible_text;

use super::accessibility;
use super::lines::Lines;
use super::marks;
use super::theme::{CAPTION, Palette};

/// A cell's size, in points.
pub(super) const CELL: Vec2 = vec2(32.0, 48.0);

/// The same where they stand in a row without their classes, and half of the size of their glyphs there, in points an em: most
/// are so narrow that they have one size.
pub(super) const IN_ROW: Vec2 = vec2(22.0, 30.0);
const HALF_A_GLYPH: f32 = 8.5;
/// The size of the label of an invisible character, in points an em.
const LABEL: f32 = 10.0;

/// Adds the cells of these characters, from left to right as they are stored, in as many lines as they need.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, characters: &[Character]) -> Response {
    let name = format!("in logical order: {}", accessible_text(characters));
    let mut composed = Vec::new();
    let per_line = per_line(ui.available_width()).min(characters.len().max(1));
    let size = vec2(per_line as f32, characters.len().div_ceil(per_line) as f32) * CELL;
    let (area, response) = ui.allocate_exact_size(size, Sense::HOVER);
    accessibility::picture(&response, &name);
    for (place, &character) in characters.iter().enumerate() {
        let corner = vec2((place % per_line) as f32, (place / per_line) as f32) * CELL;
        let rect = Rect::from_min_size(area.min + corner, CELL);
        let rect = rect.shrink2(vec2(1.0, 0.0));
        if !ui.is_rect_visible(rect) {
            continue;
        }
        let class = (
            CellTextPosition::Bottom,
            character.class.short_name().into(),
            ColourRole::Class(character.class),
        );
        composed.clear();
        let glyph = draw_cell_with_texts(
            marks::edges_of(rect),
            CharacterCellState::Plain,
            CAPTION,
            [class],
            &mut composed,
        );
        marks::paint(ui, &composed);
        paint_glyph(ui, lines, character, glyph);
    }
    response
}

/// Paints the cells of these characters as they are stored into the middle of a row, without their classes; of those that have
/// no room, a sign that there are more.
pub(super) fn paint_in_row(ui: &Ui, lines: &mut Lines, characters: &[Character], room: Rect) {
    let fitting = ((room.width() / IN_ROW.x).floor() as usize).max(1);
    let seen = if characters.len() > fitting { fitting - 1 } else { characters.len() };
    let top = room.center().y - IN_ROW.y / 2.0;
    let cell_at = |place: usize| {
        let corner = pos2(room.left() + place as f32 * IN_ROW.x, top);
        Rect::from_min_size(corner, IN_ROW).shrink2(vec2(1.0, 0.0))
    };
    for (place, &character) in characters.iter().take(seen).enumerate() {
        let mut composed = Vec::new();
        let glyph = draw_cell_with_texts(
            marks::edges_of(cell_at(place)),
            CharacterCellState::Plain,
            HALF_A_GLYPH,
            [],
            &mut composed,
        );
        marks::paint(ui, &composed);
        paint_glyph(ui, lines, character, glyph);
    }
    if seen < characters.len() {
        let (font, colour) = (TextStyle::Body.resolve(ui.style()), Palette::current(ui).weak_text);
        ui.painter().text(cell_at(seen).center(), Align2::CENTER_CENTER, "\u{2026}", font, colour);
    }
}

/// Paints the glyph of a character; the label of an invisible one in two rows, where it would be too small in one.
fn paint_glyph(ui: &Ui, lines: &mut Lines, character: Character, place: CellGlyphPlacement) {
    let label = caption_of_invisible_character(character.scalar).filter(|it| it.chars().count() > 2);
    let Some(label) = label else {
        let line = lines.character(character);
        return lines.paint_glyph(ui, &line, place);
    };
    let [left, top, right, bottom] = place.left_top_right_bottom_points;
    let middle = pos2(f32::midpoint(left, right), f32::midpoint(top, bottom));
    let (first, second) = label.split_at(label.len().div_ceil(2));
    let (font, colour) = (FontId::proportional(LABEL), Palette::current(ui).class(character.class));
    for (half, up) in [(first, -0.5), (second, 0.5)] {
        let at = middle + vec2(0.0, up * LABEL);
        ui.painter().text(at, Align2::CENTER_CENTER, half, font.clone(), colour);
    }
}

/// How many cells a line of this width has, in points.
pub(super) fn per_line(width: f32) -> usize {
    ((width / CELL.x).floor() as usize).max(1)
}
