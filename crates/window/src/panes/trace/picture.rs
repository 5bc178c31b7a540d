//! The line as it stands after a step: shaped as far as there is an order, separate characters before;
//! for the one-to-one display also its stack, its accumulator and what is left of the input.

use std::ops::Range;

use eframe::egui::{Align, Layout, ScrollArea, Ui, Vec2, vec2};

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{Direction, DisplayOrder};
use bidiscope_report::titles::Titled;
use bidiscope_report::view::{LineAfterStep, OneToOneReorderingView, OtherDataVersionLine, TraceView};
use bidiscope_words::message;

use super::super::super::highlight;
use super::super::super::lines::LINE_HEIGHT;
use super::super::super::piece_row::{PieceRow, Tray};
use super::super::ctx::Ctx;

/// The size of the shaped line, in points an em.
const LINE: f32 = 22.0;
/// The size of a character that stands by itself, in points an em, and the room it has.
const GLYPH: f32 = 16.0;
const CELL: Vec2 = vec2(20.0, GLYPH * LINE_HEIGHT);
/// The room for the word beside a part of the machine.
const WORD: f32 = 78.0;

/// Shows the name after a step, by its index.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &TraceView, step: usize) {
    let Some(moment) = ctx.state.tracer.moment(step) else { return };
    ui.weak(message!(with_colon, text = &moment.caption).to_string());
    match &moment.line {
        LineAfterStep::ProvisionalLogicalFromVisual(visual) => {
            let pieces: Vec<Range<usize>> = visual.iter().map(|&at| at..at + 1).collect();
            row(ui, ctx, view, &moment.caption, &pieces, Tray::None);
        }
        LineAfterStep::OrderedPrefix { ordered_character_count: count, display_order: order } => {
            line(ui, ctx, &moment.caption, &view.name_characters[..*count], &(0..*count), order);
        }
        LineAfterStep::WholeLineAroundName(it) => {
            line(ui, ctx, &moment.caption, &it.line_characters, &it.name_character_range, &it.line_order)
        }
    }
    if let Some(machine) = &moment.reordering {
        show_machine(ui, ctx, view, machine);
    }
    if let Some(OtherDataVersionLine { data_version, line: shown }) = &view.line_with_other_data_version {
        let caption = data_version.title();
        ui.weak(message!(with_colon, text = caption).to_string());
        line(ui, ctx, caption, &shown.line_characters, &shown.name_character_range, &shown.line_order);
    }
}

/// These characters as a shaped line, in which those of the name can be pointed at.
fn line(
    ui: &mut Ui,
    ctx: &mut Ctx<'_>,
    caption: &str,
    characters: &[Character],
    name: &Range<usize>,
    order: &DisplayOrder,
) {
    if characters.is_empty() {
        ui.label(message!(nothing).static_text());
        return;
    }
    ScrollArea::horizontal().id_salt(("line", caption)).show(ui, |ui| {
        let line = ctx.display_line(characters, order, name);
        highlight::line(
            ui,
            ctx.lines,
            &mut ctx.state.highlight,
            &line,
            name,
            LINE,
            &message!(display_line, display = caption).to_string(),
        );
    });
}

/// The reordering: the mode, the accumulator, the stack, the input.
fn show_machine(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &TraceView, machine: &OneToOneReorderingView) {
    part(ui, message!(trace_mode).static_text(), |ui| {
        ui.label(match machine.mode_direction {
            Direction::LeftToRight => message!(trace_mode_left_to_right).static_text(),
            Direction::RightToLeft => message!(trace_mode_right_to_left).static_text(),
        });
    });
    let whole = |range: &Range<usize>| {
        if range.is_empty() { Vec::new() } else { vec![range.clone()] }
    };
    part(ui, message!(trace_accumulator).static_text(), |ui| {
        row(
            ui,
            ctx,
            view,
            message!(trace_accumulator).static_text(),
            &whole(&machine.digit_accumulator_logical_range),
            Tray::Closed,
        );
    });
    part(ui, message!(cell_stack).static_text(), |ui| {
        row(
            ui,
            ctx,
            view,
            message!(trace_stack).static_text(),
            &machine.character_stack_logical_ranges,
            Tray::OpenAtRight,
        );
    });
    let waiting: Vec<Range<usize>> = machine.unread_logical_range.clone().map(|at| at..at + 1).collect();
    part(ui, message!(cell_input).static_text(), |ui| {
        row(ui, ctx, view, message!(cell_input).static_text(), &waiting, Tray::OpenAtLeft)
    });
}

/// A part of the machine after its word.
fn part(ui: &mut Ui, word: &str, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        let width = WORD - ui.spacing().item_spacing.x;
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(width, ui.spacing().interact_size.y), layout, |ui| {
            ui.set_min_width(width);
            ui.weak(word);
        });
        contents(ui);
    });
}

/// A row of characters, which can be pointed at.
fn row(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &TraceView, name: &str, pieces: &[Range<usize>], tray: Tray) {
    let row = PieceRow { name, characters: &view.name_characters, pieces, tray, cell: CELL, glyph: GLYPH };
    let (response, pointed) = row.show(ui, ctx.lines, Some(&ctx.state.highlight));
    ctx.state.highlight.point(pointed, response.clicked());
}
