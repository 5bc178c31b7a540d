//! The one-to-one display's machine: the digits that wait, the stack, and what is left of the input.

use std::ops::Range;

use eframe::egui::{Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use bidiscope_bidi::order::Direction;
use bidiscope_report::view::ReorderingView;
use bidiscope_words::message;

use super::super::theme::Palette;
use super::sizes::{Sizes, type_of};
use super::{PresentPass, Presenter};

/// The height of a row, and the width of a character in it and of the word before it, beside the type.
const ROW: f32 = 1.8;
const CELL: f32 = 1.5;
const WORD: f32 = 6.6;

/// Shows it, a part a row.
pub(super) fn show(
    ui: &mut Ui,
    presenter: &Presenter,
    machine: &ReorderingView,
    sizes: &Sizes,
    pass: &mut PresentPass<'_>,
) {
    let whole = |range: &Range<usize>| if range.is_empty() { Vec::new() } else { vec![range.clone()] };
    let mode = match machine.mode {
        Direction::LeftToRight => message!(present_mode_left_to_right).fixed(),
        Direction::RightToLeft => message!(present_mode_right_to_left).fixed(),
    };
    ui.label(RichText::new(mode).size(type_of(sizes.body, 0.8)));
    let waiting: Vec<Range<usize>> = machine.input.clone().map(|at| at..at + 1).collect();
    for (word, what, pieces) in [
        (
            message!(cell_accumulator).fixed(),
            message!(present_accumulator).fixed(),
            whole(&machine.accumulator),
        ),
        (message!(cell_stack).fixed(), message!(trace_stack).fixed(), machine.stack.clone()),
        (message!(cell_input).fixed(), message!(cell_input).fixed(), waiting),
    ] {
        row(ui, presenter, (word, what), &pieces, sizes, pass);
    }
}

/// A part: its word, and its characters in logical order; those of a piece in one box.
fn row(
    ui: &mut Ui,
    presenter: &Presenter,
    (word, what): (&str, &str),
    pieces: &[Range<usize>],
    sizes: &Sizes,
    pass: &mut PresentPass<'_>,
) {
    let palette = Palette::current(ui);
    let (height, width) = (sizes.body * ROW, sizes.body * CELL);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let (area, _) = ui.allocate_exact_size(vec2(sizes.body * WORD, height), Sense::HOVER);
        let mut place = ui.new_child(eframe::egui::UiBuilder::new().max_rect(area));
        place.label(RichText::new(word).size(type_of(sizes.body, 0.8)).weak());
        ScrollArea::horizontal().id_salt(("machine", word)).show(ui, |ui| {
            let count: usize = pieces.iter().map(Range::len).sum();
            let size = vec2((count as f32 * width).max(width), height);
            let (area, response) = ui.allocate_exact_size(size, Sense::HOVER);
            let text = message!(trace_part, part = what, count = count).to_string();
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &text));
            if count == 0 {
                ui.painter().hline(area.x_range(), area.bottom() - 2.0, Stroke::new(1.5, palette.line));
            }
            let mut left = area.left();
            for piece in pieces {
                let size = vec2(piece.len() as f32 * width, height);
                let rect = Rect::from_min_size(pos2(left, area.top()), size);
                left = rect.right();
                if !ui.is_rect_visible(rect) {
                    continue;
                }
                let stroke = Stroke::new(1.5, palette.weak_text);
                ui.painter().rect(rect.shrink(1.5), 3.0, palette.cell, stroke, StrokeKind::Inside);
                for (number, at) in piece.clone().enumerate() {
                    let corner = rect.min + vec2(number as f32 * width, 0.0);
                    let cell = Rect::from_min_size(corner, vec2(width, height));
                    let glyph = pass.lines.character(presenter.characters()[at]);
                    pass.lines.paint_in_cell(ui, &glyph, cell, height * 0.7);
                }
            }
        });
    });
}
