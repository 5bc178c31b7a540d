//! A sequence of characters, small: each apart from the next, over its class.

use eframe::egui::{Align2, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

use bidiscope_bidi::name::Character;
use bidiscope_report::view::accessible_text;

use super::accessibility;
use super::lines::Lines;
use super::theme::{CAPTION, Palette};

/// A cell's size, in points.
pub(super) const CELL: Vec2 = vec2(32.0, 48.0);
/// The size of its glyph, in points an em.
const GLYPH: f32 = 24.0;
/// The room below it, in which the class stands.
const CLASS: f32 = 14.0;

/// Adds the cells of these characters, from left to right as they are stored, in as many lines as they need.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, characters: &[Character]) -> Response {
    let name = format!("in logical order: {}", accessible_text(characters));
    show_named(ui, lines, characters, &name)
}

/// Adds the cells of these characters from left to right in this order, which is told as `name`.
pub(super) fn show_named(ui: &mut Ui, lines: &mut Lines, characters: &[Character], name: &str) -> Response {
    let palette = Palette::current(ui);
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
        ui.painter().rect(rect, 3.0, palette.cell, Stroke::new(1.0, palette.line), StrokeKind::Inside);
        let glyph = lines.character(character);
        lines.paint_in_cell(ui, &glyph, rect.with_max_y(rect.bottom() - CLASS), GLYPH);
        let class = rect.center_bottom() - vec2(0.0, 1.0);
        let colour = palette.class(character.class);
        ui.painter().text(
            class,
            Align2::CENTER_BOTTOM,
            character.class,
            FontId::proportional(CAPTION),
            colour,
        );
    }
    response
}

/// How many cells a line of this width has, in points.
pub(super) fn per_line(width: f32) -> usize {
    ((width / CELL.x).floor() as usize).max(1)
}
