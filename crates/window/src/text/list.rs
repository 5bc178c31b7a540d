//! The paragraphs below each other, of which only those in view are laid out.

use std::rc::Rc;

use eframe::egui::{Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use bidiscope_report::view::text::ShownDirections;

use super::super::reveal;
use super::list_state::LaidFor;
use super::row::{self, Laid};
use super::tab::{TextPass, TextTab};

/// The room between two paragraphs, in points.
const GAP: f32 = 6.0;
/// How many laid-out pieces are kept that are not in view.
const MOST_KEPT: usize = 64;

/// Shows the paragraphs and lets them be scrolled.
pub(super) fn show(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    let width = (ui.available_width() - ui.spacing().scroll.allocated_width()).min(row::WIDEST);
    row::headings(ui, pass.settings, width);
    let settings = &*pass.settings;
    let laid_for = LaidFor {
        width,
        after: settings.after.control_scheme(settings.overall),
        shown: settings.shown,
        general: settings.direction,
    };
    let list = &mut tab.list;
    if list.laid_for != Some(laid_for) {
        list.forget();
        list.laid_for = Some(laid_for);
    }
    let known = list.heights.len();
    let directions = if settings.shown == ShownDirections::Both { 2 } else { 1 };
    let pieces = &tab.view.paragraph_pieces[known.min(tab.view.paragraph_pieces.len())..];
    list.heights.extend(pieces.iter().map(|it| row::guessed_height(it, width, directions) + GAP));
    list.place(known);

    let mut area = ScrollArea::vertical().id_salt("paragraphs").auto_shrink(false);
    if list.correction != 0.0 {
        area = area.vertical_scroll_offset(list.offset + list.correction);
        list.correction = 0.0;
    }
    let shown = area.show_viewport(ui, |ui, viewport| show_view(ui, tab, pass, viewport, width));
    tab.list.offset = shown.state.clamped_offset().y;
}

/// Shows what is in view.
fn show_view(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>, viewport: Rect, width: f32) {
    let whole = tab.list.tops.last().copied().unwrap_or(0.0);
    ui.set_min_size(vec2(width, whole as f32));
    let first = tab.list.first_below(viewport.top());
    let origin = ui.max_rect().top() + viewport.top();
    let above = tab.list.tops.get(first).copied().unwrap_or(0.0) - f64::from(viewport.top());
    let mut y = origin + above as f32;
    let end = origin + viewport.height();
    let mut grown_from = None;
    let mut index = first;
    while y < end && index < tab.view.paragraph_pieces.len() {
        let laid = laid(tab, pass, index, width);
        let room = Rect::from_min_size(pos2(ui.max_rect().left(), y), vec2(width, f32::INFINITY));
        let builder = UiBuilder::new().id_salt(("piece", index)).max_rect(room);
        let mut child = ui.new_child(builder);
        if row::show(&mut child, tab, pass, index, &laid) {
            tab.list.forget_pieces();
        }
        let height = child.min_rect().height() + GAP;
        let list = &mut tab.list;
        let growth = height - list.heights[index];
        if growth.abs() > 0.5 {
            list.heights[index] = height;
            grown_from.get_or_insert(index);
            // What is in view stays where it is when something above it grows.
            if y + height - growth < origin + 1.0 {
                list.correction += growth;
            }
        }
        y += height;
        index += 1;
    }
    let list = &mut tab.list;
    if let Some(from) = grown_from {
        list.place(from);
        ui.ctx().request_repaint();
    }
    reveal::focused(ui);
    if list.laid.len() > MOST_KEPT {
        list.laid.retain(|piece, _| (first..index).contains(piece));
    }
}

/// The layout of a piece.
fn laid(tab: &mut TextTab, pass: &mut TextPass<'_>, index: usize, width: f32) -> Rc<Laid> {
    if let Some(laid) = tab.list.laid.get(&index) {
        return Rc::clone(laid);
    }
    let laid = Rc::new(row::lay_out(tab, pass, index, width));
    tab.list.laid.insert(index, Rc::clone(&laid));
    laid
}
