//! The one-to-one display's machine: the digits that wait, the stack, and what is left of the input.

use std::ops::Range;

use eframe::egui::{RichText, Sense, Ui, UiBuilder, vec2};

use bidiscope_bidi::order::Direction;
use bidiscope_report::view::OneToOneReorderingView;
use bidiscope_words::message;

use super::super::piece_row::{PieceRow, Tray};
use super::presenter::{PresentPass, Presenter};
use super::sizes::{Sizes, type_of};

/// The height of a row, and the width of a character in it and of the word before it, beside the type.
const ROW: f32 = 1.8;
const CELL: f32 = 1.5;
const WORD: f32 = 6.6;

/// Shows it, a part a row.
pub(super) fn show(
    ui: &mut Ui,
    presenter: &Presenter,
    machine: &OneToOneReorderingView,
    sizes: &Sizes,
    pass: &mut PresentPass<'_>,
) {
    let whole = |range: &Range<usize>| if range.is_empty() { Vec::new() } else { vec![range.clone()] };
    let mode = match machine.mode_direction {
        Direction::LeftToRight => message!(present_mode_left_to_right).static_text(),
        Direction::RightToLeft => message!(present_mode_right_to_left).static_text(),
    };
    ui.label(RichText::new(mode).size(type_of(sizes.body, 0.8)));
    let waiting: Vec<Range<usize>> = machine.unread_logical_range.clone().map(|at| at..at + 1).collect();
    for (word, name, pieces, tray) in [
        (
            message!(cell_accumulator).static_text(),
            message!(present_accumulator).static_text(),
            whole(&machine.digit_accumulator_logical_range),
            Tray::Closed,
        ),
        (
            message!(cell_stack).static_text(),
            message!(trace_stack).static_text(),
            machine.character_stack_logical_ranges.clone(),
            Tray::OpenAtRight,
        ),
        (message!(cell_input).static_text(), message!(cell_input).static_text(), waiting, Tray::OpenAtLeft),
    ] {
        let height = sizes.body * ROW;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let (area, _) = ui.allocate_exact_size(vec2(sizes.body * WORD, height), Sense::HOVER);
            let mut place = ui.new_child(UiBuilder::new().max_rect(area));
            place.label(RichText::new(word).size(type_of(sizes.body, 0.8)).weak());
            let row = PieceRow {
                name,
                characters: presenter.characters(),
                pieces: &pieces,
                tray,
                cell: vec2(sizes.body * CELL, height - 4.0),
                glyph: height * 0.7,
            };
            row.show(ui, pass.lines, None);
        });
    }
}
