//! An example as a row: what it shows, and its name.

use eframe::egui::{Response, Sense, Ui, UiBuilder, vec2};

use crate::examples::Example;
use crate::order::Strategy;

use super::lines::{Colouring, Lines};

/// The size of an example's line, in points an em.
pub(super) const EXAMPLE: f32 = 16.0;
/// The room that an example's line takes at most, in points.
const WIDEST_EXAMPLE: f32 = 420.0;

/// Adds the title and the line of an example; either can be clicked.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, example: &Example) -> Response {
    let response = ui.button(&example.title);
    let Some(name) = example.read() else { return response };
    let line = lines.ordered(name.characters(), Strategy::UbaLtr);
    // A name that is too long for any label would make the list as wide as the window.
    let size = vec2((line.width() * EXAMPLE).min(WIDEST_EXAMPLE), line.height(EXAMPLE));
    let (rect, of_line) = ui.allocate_exact_size(size, Sense::CLICK);
    let mut clipped = ui.new_child(UiBuilder::new().max_rect(rect));
    clipped.shrink_clip_rect(rect);
    lines.paint(&clipped, &line, rect.min + vec2(0.0, line.rise(EXAMPLE)), EXAMPLE, Colouring::ByClass);
    response | of_line
}
