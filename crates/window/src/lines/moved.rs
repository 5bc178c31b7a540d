//! The ground of characters that stand elsewhere than in another line, marked in the line itself.

use eframe::egui::{Rect, Ui};

use bidiscope_export::marks::{CharacterMarking, LineMarkings};

use super::super::marks;
use super::Shaped;

/// Paints the ground of each stretch of the characters at these logical positions. `rect` begins at the line's left end, `size`
/// is that of the line, in points an em.
pub(crate) fn paint_moved(
    ui: &Ui,
    line: &Shaped,
    moved: impl IntoIterator<Item = usize>,
    rect: Rect,
    size: f32,
) {
    let mut marked = LineMarkings::default();
    marked.mark_characters(CharacterMarking::MovedFromReference, moved);
    marks::paint(ui, &marked.shapes_below_glyphs(&line.place(ui, rect.min, size, rect.y_range())));
}
