//! An example as a row: what it shows, and its name.

use eframe::egui::{Atom, Button, Color32, Response, Sense, TextStyle, Ui, vec2};

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Strategy;
use bidiscope_report::examples::ExampleName;
use bidiscope_session::WrittenName;

use super::lines::{Colouring, Lines};
use super::widgets::paint_truncated;

/// The size of an example's line, in points an em.
pub(super) const EXAMPLE: f32 = 16.0;
/// The room that an example's line takes at most, in points.
const WIDEST_EXAMPLE: f32 = 420.0;

/// Adds the title and the line of an example; either can be clicked. The title takes `width` points at least, so
/// that the names of several stand in one column.
pub(super) fn show(ui: &mut Ui, lines: &mut Lines, example: &ExampleName, width: f32) -> Response {
    let name = example.input();
    show_name(ui, lines, &example.title, name.as_ref().map_or(&[], |it| it.characters()), width)
}

/// The name of an example as it is written.
pub(super) fn written(example: &ExampleName) -> WrittenName {
    let ExampleName { name_text: name, notation, read_as, .. } = example;
    WrittenName { text: name.clone(), notation: *notation, read_as: *read_as }
}

/// The same of any name; of none, the title alone.
pub(super) fn show_name(
    ui: &mut Ui,
    lines: &mut Lines,
    title: &str,
    characters: &[Character],
    width: f32,
) -> Response {
    let response = ui.add(Button::new((title, Atom::grow())).min_size(vec2(width, 0.0)));
    if characters.is_empty() {
        return response;
    }
    let line = lines.ordered(characters, Strategy::UbaLtr);
    let whole = line.width() * EXAMPLE;
    // A name that is too long for any label would make the list as wide as the window.
    let size = vec2(whole.min(WIDEST_EXAMPLE), line.height(EXAMPLE));
    let (rect, of_line) = ui.allocate_exact_size(size, Sense::CLICK);
    paint_truncated(ui, lines, &line, rect, (EXAMPLE, Colouring::ByClass), []);
    response | of_line
}

/// How wide the titles of these examples are at least to be as wide as each other; 0 where there is no room for
/// that and their names.
pub(super) fn width_of_titles<'a>(ui: &Ui, examples: impl IntoIterator<Item = &'a ExampleName>) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let padding = 2.0 * ui.spacing().button_padding.x + ui.spacing().icon_spacing;
    let width = |it: &ExampleName| {
        let title = it.title.clone();
        ui.fonts_mut(|fonts| fonts.layout_no_wrap(title, font.clone(), Color32::PLACEHOLDER)).size().x
    };
    let widest = examples.into_iter().map(width).fold(0.0, f32::max) + padding;
    if widest + WIDEST_EXAMPLE <= ui.available_width() { widest } else { 0.0 }
}
