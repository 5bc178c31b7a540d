//! A sequence of characters, small: each apart from the next, over its class.

use eframe::egui::{Rect, Response, Sense, Ui, Vec2, vec2};

use bidiscope_bidi::name::Character;
use bidiscope_export::colours::ColourRole;
use bidiscope_export::marks::{CellState, CellWord, cell};
use bidiscope_report::view::accessible_text;

use super::accessibility;
use super::lines::Lines;
use super::marks;
use super::theme::CAPTION;

/// A cell's size, in points.
pub(super) const CELL: Vec2 = vec2(32.0, 48.0);

/// Adds the cells of these characters, from left to right as they are stored, in as many lines as they need.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, characters: &[Character]) -> Response {
    let name = format!("in logical order: {}", accessible_text(characters));
    show_named(ui, lines, characters, &name)
}

/// Adds the cells of these characters from left to right in this order, which is told as `name`.
pub(super) fn show_named(ui: &mut Ui, lines: &mut Lines, characters: &[Character], name: &str) -> Response {
    let mut composed = Vec::new();
    let per_line = per_line(ui.available_width()).min(characters.len().max(1));
    let size = vec2(per_line as f32, characters.len().div_ceil(per_line) as f32) * CELL;
    let (area, response) = ui.allocate_exact_size(size, Sense::HOVER);
    accessibility::picture(&response, name);
    for (place, &character) in characters.iter().enumerate() {
        let corner = vec2((place % per_line) as f32, (place / per_line) as f32) * CELL;
        let rect = Rect::from_min_size(area.min + corner, CELL);
        let rect = rect.shrink2(vec2(1.0, 0.0));
        if !ui.is_rect_visible(rect) {
            continue;
        }
        let class =
            (CellWord::Bottom, character.class.short_name().into(), ColourRole::Class(character.class));
        composed.clear();
        let glyph = cell(marks::edges_of(rect), CellState::Plain, CAPTION, [class], &mut composed);
        marks::paint(ui, &composed);
        let line = lines.character(character);
        marks::paint_glyph(ui, lines, &line, glyph);
    }
    response
}

/// How many cells a line of this width has, in points.
pub(super) fn per_line(width: f32) -> usize {
    ((width / CELL.x).floor() as usize).max(1)
}
