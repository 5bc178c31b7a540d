//! A strategy's display: the shaped line, its runs, and its characters in display order.

use std::rc::Rc;

use eframe::egui::style::ScrollAnimation;
use eframe::egui::{Align2, FontId, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::Direction;
use bidiscope_layout::Invisibles;
use bidiscope_present::view::{RunView, StrategyId, StrategyView};

use super::super::accessibility;
use super::super::character_cell::{self, CharacterRow};
use super::super::highlight;
use super::super::lines::{Colouring, Shaped};
use super::super::settings::PaneId;
use super::super::theme::Palette;
use super::size::{CELL, RUN_BAR};
use super::{Panes, cause, changed, own, proposal, summary};

/// What a pane has below what it shows, in points: its margin and edge.
const BELOW: f32 = 8.0;

/// Shows a strategy's display, aligned to the start of its paragraph.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>, strategy: StrategyId) {
    let Some(view) = panes.inspection.strategy(strategy) else { return };
    let from_right = view.order.paragraph().is_right_to_left();
    ui.spacing_mut().item_spacing.y = 0.0;
    let above = ui.cursor().top() - ui.max_rect().top();
    // A line that is too long begins at the start of its paragraph.
    // Where the paragraph changes its direction, the place that was scrolled to means nothing.
    let area = ScrollArea::both().id_salt(from_right).auto_shrink(false).stick_to_right(from_right);
    if own::is_new(panes, strategy) {
        ui.scroll_to_rect_animation(ui.max_rect(), None, ScrollAnimation::none());
    }
    let shown = area.show(ui, |ui| {
        own::show(ui, panes, strategy);
        let line = panes.line_of(view);
        let size = panes.layout.size();
        let count = view.display.chars().count();
        let cell = size.cell(ui.available_width(), count);
        let line_size = vec2(line.width() * size.line, line.height(size.line));
        let cells_width = count as f32 * cell.x;
        let width = line_size.x.max(cells_width).max(ui.available_width());
        let height = size.height(&line);
        let (area, _) = ui.allocate_exact_size(vec2(width, height), Sense::HOVER);
        let left = |content: f32| if from_right { area.right() - content } else { area.left() };

        let corner = pos2(left(line_size.x), area.top());
        show_line(ui, panes, view, Rect::from_min_size(corner, line_size), &line);
        let cells = Rect::from_min_size(pos2(left(cells_width), area.top() + line_size.y + RUN_BAR), cell);
        for run in &view.runs {
            show_run(ui, run, cells);
        }
        show_cells(ui, panes, view, cells);
        let cause = cause::of(panes, view);
        if let Some(cause) = &cause {
            cause::mark(ui, cause, cells);
        }
        in_view(ui, |ui| {
            summary::show(ui, panes, view);
            if let Some(cause) = &cause {
                cause::show(ui, panes, strategy, cause);
            }
        });
        if let Some(complaint) = line.complaint(&view.name_range) {
            ui.colored_label(Palette::current(ui).warning, complaint);
        }
        if let Some(complaint) = line.cut_complaint() {
            ui.colored_label(Palette::current(ui).warning, complaint);
        }
        let shows_marks = panes.choices.shows_marks.contains(&strategy);
        proposal::show(ui, panes, &view.proposal, shows_marks);
        height
    });
    panes.layout.measured(strategy, above + shown.content_size.y - shown.inner + BELOW);
}

/// Shows words within what is seen of the pane, however long its line is and however far it is scrolled.
fn in_view(ui: &mut Ui, words: impl FnOnce(&mut Ui)) {
    let (seen, room) = (ui.clip_rect(), ui.max_rect());
    let left = seen.left().max(room.left());
    let right = seen.right().min(room.right()).max(left);
    let top = ui.cursor().top();
    let place = Rect::from_min_max(pos2(left, top), pos2(right, room.bottom().max(top)));
    let mut place = ui.new_child(UiBuilder::new().max_rect(place));
    words(&mut place);
    ui.allocate_rect(place.min_rect(), Sense::HOVER);
}

impl Panes<'_> {
    /// The line of a display. What stands round the name is seen even where it is invisible.
    pub(super) fn line_of(&mut self, view: &StrategyView) -> Rc<Shaped> {
        if view.has_context() {
            self.lines.line_with(&view.characters, &view.order, Invisibles::Boxed)
        } else {
            self.display_line(&view.characters, &view.order, &view.name_range)
        }
    }
}

/// The line itself, and in it the characters that can be pointed at.
fn show_line(ui: &Ui, panes: &mut Panes<'_>, view: &StrategyView, rect: Rect, line: &Shaped) {
    let description = format!("{}, the line", view.title);
    let response = ui.interact(rect, ui.scope_id().with("line"), Sense::CLICK);
    let response = highlight::describe(response, line, &view.name_range, &description);
    accessibility::more(&response, || view.describe_runs());
    let palette = Palette::current(ui);
    let size = panes.layout.size().line;
    let pointed = response.hover_pos().and_then(|at| line.character_at((at.x - rect.left()) / size));
    let pointed =
        pointed.filter(|character| view.name_range.contains(character)).map(|it| it - view.name_range.start);
    panes.highlight.point(pointed, response.clicked());
    let extent_of = |logical: usize| {
        let extent = line.extent(view.name_range.start + logical);
        Rect::from_x_y_ranges(
            rect.left() + extent.left * size..=rect.left() + extent.right * size,
            rect.y_range(),
        )
    };
    if view.has_context() {
        show_name_ground(ui, view, rect, line, size);
    }
    changed::paint(ui, view, line, rect, size);
    for character in panes.highlight.all() {
        highlight::paint(ui, extent_of(character).expand2(vec2(0.5, 0.0)));
    }
    let corner = rect.min + vec2(0.0, line.rise(size));
    panes.lines.paint(ui, line, corner, size, Colouring::ByClass);
    // A line under each character that offends, so that colour is not the only sign.
    // Once where several stand in one place.
    let mut underlined = None;
    for (logical, _) in panes.inspection.cells.iter().enumerate().filter(|(_, cell)| cell.violates_rule) {
        let extent = extent_of(logical);
        if underlined.replace(extent) == Some(extent) || !ui.is_rect_visible(extent) {
            continue;
        }
        ui.painter().hline(extent.x_range(), extent.bottom() - 2.0, Stroke::new(2.0, palette.bad));
    }
}

/// The ground and the underline of the name, where other characters stand beside it.
fn show_name_ground(ui: &Ui, view: &StrategyView, rect: Rect, line: &Shaped, size: f32) {
    let palette = Palette::current(ui);
    // What was torn apart is no picture of the name.
    let underline = if view.outcome.is_some() { palette.text } else { palette.bad };
    for stretch in line.stretches(view.name_range.clone()) {
        let x = rect.left() + stretch.left * size..=rect.left() + stretch.right * size;
        let ground = Rect::from_x_y_ranges(x.clone(), rect.y_range()).shrink2(vec2(0.0, 4.0));
        ui.painter().rect(ground, 3.0, palette.cell, Stroke::new(1.0, palette.line), StrokeKind::Inside);
        ui.painter().hline(x, ground.bottom(), Stroke::new(1.5, underline));
    }
}

/// The bar over a run's cells, the first of the line's of which is this: its direction as an arrow, its level as
/// a number.
fn show_run(ui: &Ui, run: &RunView, first: Rect) {
    let palette = Palette::current(ui);
    let left = first.left() + run.visual.start as f32 * first.width() + 1.5;
    let right = first.left() + run.visual.end as f32 * first.width() - 1.5;
    let colour = match run.direction {
        Direction::LeftToRight => palette.class(BidiClass::L),
        Direction::RightToLeft => palette.class(BidiClass::R),
    };
    let y = first.top() - RUN_BAR / 2.0;
    let rect = Rect::from_min_max(pos2(left, y - 6.0), pos2(right, y + 6.0));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let level = run.level.map(|level| level.to_string()).unwrap_or_default();
    let (from, to) = match run.direction {
        Direction::LeftToRight => (left, right),
        Direction::RightToLeft => (right, left),
    };
    let stroke = Stroke::new(1.5, colour);
    let painter = ui.painter();
    let head = 4.0 * (to - from).signum();
    let half = (to - from).abs() / 2.0;
    let gap = if level.is_empty() { 0.0 } else { 5.0 };
    let middle = f32::midpoint(left, right);
    if half > gap + 1.0 {
        painter.line_segment([pos2(left, y), pos2(middle - gap, y)], stroke);
        painter.line_segment([pos2(middle + gap, y), pos2(right, y)], stroke);
    }
    painter.line_segment([pos2(to - head, y - 3.5), pos2(to, y)], stroke);
    painter.line_segment([pos2(to - head, y + 3.5), pos2(to, y)], stroke);
    painter.text(pos2(middle, y), Align2::CENTER_CENTER, level, FontId::proportional(10.0), colour);
}

/// The characters in display order, the first in this cell: logical position over class.
fn show_cells(ui: &Ui, panes: &mut Panes<'_>, view: &StrategyView, first: Rect) {
    let palette = Palette::current(ui);
    let logical: Vec<usize> = view.name_order.logical_from_visual().iter().map(|it| it.0).collect();
    let row = CharacterRow { pane: PaneId::Strategy(view.id), logical: &logical };
    let larger = first.height() / CELL.y;
    panes.highlight.draw(row.pane);
    for (place, &index) in logical.iter().enumerate() {
        let rect = first.translate(vec2(place as f32 * first.width(), 0.0)).shrink2(vec2(1.0, 0.0));
        if !ui.is_rect_visible(rect) && !panes.highlight.is_tab_stop(row.pane, index) {
            continue;
        }
        let cell = &panes.inspection.cells[index];
        let edge = if cell.violates_rule { palette.bad } else { palette.line };
        ui.painter().rect(rect, 3.0, palette.cell, Stroke::new(1.0, edge), StrokeKind::Inside);
        let sentence = || panes.inspection.describe_display_cell(view, place);
        character_cell::show(ui, panes.highlight, &row, place, cell, sentence, rect);
        let number = rect.center_top() + vec2(0.0, 1.0);
        let font = FontId::proportional(number_size(index + 1, first.width() / larger) * larger);
        ui.painter().text(number, Align2::CENTER_TOP, index + 1, font, palette.text);
        let class = rect.center_bottom() - vec2(0.0, 1.0);
        // By the classes that the display goes by.
        let goes_by = view.characters[view.name_range.start + index].class;
        let colour = palette.class(goes_by);
        let font = FontId::proportional(class_size(goes_by, first.width()) * larger);
        ui.painter().text(class, Align2::CENTER_BOTTOM, goes_by, font, colour);
    }
}

/// The size of a class's letters in a cell of this width, in points.
const fn class_size(class: BidiClass, width: f32) -> f32 {
    match class {
        BidiClass::NSM | BidiClass::LRE | BidiClass::LRO | BidiClass::RLE | BidiClass::RLO
            if width < CELL.x =>
        {
            7.0
        }
        _ => 9.0,
    }
}

/// The size of a position's number, in points: one that a cell of this width has room for.
fn number_size(index: usize, width: f32) -> f32 {
    /// How wide a digit is, in em.
    const DIGIT: f32 = 0.58;
    let digits = index.checked_ilog10().unwrap_or(0) + 1;
    ((width - 3.0) / (digits as f32 * DIGIT)).min(11.0)
}
