//! The line as it stands after a step: shaped as far as there is an order, separate characters before;
//! for the one-to-one display also its stack, its accumulator and what is left of the input.

use std::ops::Range;

use eframe::egui::{
    Align, Layout, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{Direction, DisplayOrder};
use bidiscope_report::titles::Titled;
use bidiscope_report::view::{PartialLine, ReorderingView, TraceView};
use bidiscope_words::message;

use super::super::super::highlight;
use super::super::super::lines::LINE_HEIGHT;
use super::super::super::theme::Palette;
use super::super::Ctx;

/// The size of the shaped line, in points an em.
const LINE: f32 = 22.0;
/// The size of a character that stands by itself, in points an em, and the room it has.
const GLYPH: f32 = 16.0;
const CELL: f32 = 20.0;
/// The height of a row of such characters.
const ROW: f32 = GLYPH * LINE_HEIGHT;
/// The room for the word beside a part of the machine.
const WORD: f32 = 78.0;

/// Shows the name after a step, by its index.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &TraceView, step: usize) {
    let Some(moment) = ctx.state.tracer.moment(step) else { return };
    ui.weak(message!(with_colon, text = &moment.caption).to_string());
    match &moment.line {
        PartialLine::Unshaped(visual) => {
            let pieces: Vec<Range<usize>> = visual.iter().map(|&at| at..at + 1).collect();
            row(ui, ctx, view, &moment.caption, &pieces, Tray::None);
        }
        PartialLine::Shaped { count, order } => {
            line(ui, ctx, &moment.caption, &view.characters[..*count], &(0..*count), order);
        }
        PartialLine::InContext(it) => line(ui, ctx, &moment.caption, &it.characters, &it.name, &it.order),
    }
    if let Some(machine) = &moment.reordering {
        show_machine(ui, ctx, view, machine);
    }
    if let Some((version, shown)) = &view.other_data_version {
        let caption = version.title();
        ui.weak(message!(with_colon, text = caption).to_string());
        line(ui, ctx, caption, &shown.characters, &shown.name, &shown.order);
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
        ui.label(message!(trace_nothing).fixed());
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
fn show_machine(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &TraceView, machine: &ReorderingView) {
    part(ui, message!(trace_mode).fixed(), |ui| {
        ui.label(match machine.mode {
            Direction::LeftToRight => message!(trace_mode_left_to_right).fixed(),
            Direction::RightToLeft => message!(trace_mode_right_to_left).fixed(),
        });
    });
    let whole = |range: &Range<usize>| {
        if range.is_empty() { Vec::new() } else { vec![range.clone()] }
    };
    part(ui, message!(trace_accumulator).fixed(), |ui| {
        row(ui, ctx, view, message!(trace_accumulator).fixed(), &whole(&machine.accumulator), Tray::Closed);
    });
    part(ui, message!(cell_stack).fixed(), |ui| {
        row(ui, ctx, view, message!(trace_stack).fixed(), &machine.stack, Tray::OpenAtRight);
    });
    let waiting: Vec<Range<usize>> = machine.input.clone().map(|at| at..at + 1).collect();
    part(ui, message!(cell_input).fixed(), |ui| {
        row(ui, ctx, view, message!(cell_input).fixed(), &waiting, Tray::OpenAtLeft)
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

/// What is drawn round a row of characters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tray {
    /// Nothing.
    None,
    /// A box.
    Closed,
    /// A box whose contents come and go at the right.
    OpenAtRight,
    /// A box whose contents go at the left.
    OpenAtLeft,
}

/// Characters by themselves, from left to right; those of a piece in one box.
fn row(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &TraceView, name: &str, pieces: &[Range<usize>], tray: Tray) {
    ScrollArea::horizontal().id_salt(("row", name)).show(ui, |ui| {
        let count: usize = pieces.iter().map(Range::len).sum();
        let size = vec2((count as f32 * CELL).max(CELL) + 6.0, ROW + 4.0);
        let (area, response) = ui.allocate_exact_size(size, Sense::CLICK);
        let description = message!(trace_part, part = name, count = count).to_string();
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &description));
        paint_tray(ui, area, tray);
        let mut left = area.left() + 3.0;
        let mut pointed = None;
        for piece in pieces {
            let rect =
                Rect::from_min_size(pos2(left, area.top() + 2.0), vec2(piece.len() as f32 * CELL, ROW));
            left = rect.right();
            if let Some(pointer) = response.hover_pos().filter(|it| rect.x_range().contains(it.x)) {
                let within = ((pointer.x - rect.left()) / CELL) as usize;
                pointed = Some(piece.start + within.min(piece.len() - 1));
            }
            if ui.is_rect_visible(rect) {
                paint_piece(ui, ctx, view, piece.clone(), rect, tray != Tray::None);
            }
        }
        ctx.state.highlight.point(pointed, response.clicked());
    });
}

fn paint_piece(
    ui: &Ui,
    ctx: &mut Ctx<'_>,
    view: &TraceView,
    piece: Range<usize>,
    rect: Rect,
    is_boxed: bool,
) {
    let palette = Palette::current(ui);
    if is_boxed {
        let stroke = Stroke::new(1.0, palette.line);
        ui.painter().rect(rect.shrink2(vec2(1.0, 2.0)), 3.0, palette.cell, stroke, StrokeKind::Inside);
    }
    for (number, at) in piece.enumerate() {
        let cell = Rect::from_min_size(rect.min + vec2(number as f32 * CELL, 0.0), vec2(CELL, ROW));
        if ctx.state.highlight.character() == Some(at) {
            highlight::paint(ui, cell);
        }
        let glyph = ctx.lines.character(view.characters[at]);
        ctx.lines.paint_in_cell(ui, &glyph, cell, GLYPH);
    }
}

fn paint_tray(ui: &Ui, area: Rect, tray: Tray) {
    let stroke = Stroke::new(1.5, Palette::current(ui).weak_text);
    let area = area.shrink(1.0);
    let painter = ui.painter();
    if tray == Tray::None {
        return;
    }
    painter.hline(area.x_range(), area.top(), stroke);
    painter.hline(area.x_range(), area.bottom(), stroke);
    if tray != Tray::OpenAtLeft {
        painter.vline(area.left(), area.y_range(), stroke);
    }
    if tray != Tray::OpenAtRight {
        painter.vline(area.right(), area.y_range(), stroke);
    }
}
