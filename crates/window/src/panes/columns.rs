//! The displays beside each other, in as many columns as the longest line permits.

use std::rc::Rc;

use eframe::egui::{
    Align, CursorIcon, Label, Layout, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    pos2, vec2,
};

use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::Verdict;
use bidiscope_present::view::StrategyView;

use super::super::lines::Shaped;
use super::super::reveal;
use super::super::settings::PaneId;
use super::super::signs;
use super::super::theme::{CAPTION, Palette};
use super::super::titles::Titles;
use super::remarks::Column;
use super::{Panes, all_hidden, badge, frame, line, logical, menu, type_size};

/// The space between and within cards, and the heights of their title and of the remarks below the line, in points.
const GAP: f32 = 8.0;
const MARGIN: f32 = 12.0;
const TITLE: f32 = 32.0;
const REMARKS: f32 = 24.0;
/// The least width of a card, in points, and the size of the line in it that decides how many stand beside each other.
const LEAST: f32 = 260.0;
const SIZE: f32 = 26.0;

/// Shows them as cards.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>) {
    let cards: Vec<(&StrategyView, Rc<Shaped>)> =
        panes.shown().into_iter().map(|view| (view, panes.line_of(view))).collect();
    if cards.is_empty() {
        return all_hidden(ui, panes);
    }
    let count = panes.inspection.cells.len();
    let room = ui.available_width();
    let widest = cards.iter().map(|(_, line)| line.width() * SIZE).fold(0.0, f32::max);
    let wanted = (widest + 2.0 * MARGIN).clamp(LEAST, room.max(LEAST));
    let columns = (((room + GAP) / (wanted + GAP)).floor() as usize).clamp(1, cards.len());
    let width = (room - GAP * (columns - 1) as f32) / columns as f32;
    let lines = cards.iter().filter(|it| it.0.id != Strategy::Logical).map(|it| &*it.1);
    let size = type_size::largest_that_fits(lines, width - 2.0 * MARGIN, 40.0);
    let line_height = cards.iter().map(|it| it.1.height(size)).fold(44.0, f32::max).ceil();
    let height = TITLE + line_height + REMARKS + MARGIN;
    ScrollArea::vertical().id_salt("cards").auto_shrink(false).show(ui, |ui| {
        let rows = cards.len().div_ceil(columns);
        let (whole, _) = ui.allocate_exact_size(vec2(room, rows as f32 * (height + GAP)), Sense::HOVER);
        for (place, (view, line)) in cards.iter().enumerate() {
            let corner =
                vec2((place % columns) as f32 * (width + GAP), (place / columns) as f32 * (height + GAP));
            let rect = Rect::from_min_size(whole.min + corner, vec2(width, height));
            let line_width = match view.id == Strategy::Logical {
                true => count as f32 * logical::place_width(count, width - 2.0 * MARGIN),
                false => line.width() * size,
            };
            frame::show(ui, panes, view.id, rect, |ui, panes| {
                card(ui, panes, view, line, rect, (line_width, size));
            });
        }
        reveal::focused(ui);
    });
}

/// Title, line and remarks, below each other.
fn card(
    ui: &mut Ui,
    panes: &mut Panes<'_>,
    view: &StrategyView,
    line: &Rc<Shaped>,
    rect: Rect,
    (width, size): (f32, f32),
) {
    if !panes.is_selected(view.id) {
        let stroke = Stroke::new(1.0, Palette::current(ui).line);
        ui.painter().rect_stroke(rect, 4.0, stroke, StrokeKind::Inside);
    }
    let inner = rect.shrink2(vec2(MARGIN, 0.0));
    let title = Rect::from_min_size(inner.min, vec2(inner.width() - 28.0, TITLE));
    let builder = UiBuilder::new().max_rect(title).layout(Layout::left_to_right(Align::Center));
    let mut place = ui.new_child(builder.id_salt("title"));
    place.spacing_mut().item_spacing.x = 8.0;
    if view.outcome.is_some() {
        badge::outcome(&mut place, panes, view);
    }
    let name = panes.choices.title(view.id).to_owned();
    let short = panes.choices.short_title(view.id).to_owned();
    let titles = Titles::new(panes.lines);
    let shown = titles.fitting(&name, &short, &place);
    let response = titles.label(&mut place, &shown, Sense::CLICK);
    if response.on_hover_cursor(CursorIcon::Default).clicked() {
        panes.select(view.id);
    }
    let top = rect.top() + TITLE;
    let row = Rect::from_min_max(
        pos2(inner.left(), top),
        pos2(inner.right(), rect.bottom() - REMARKS - MARGIN / 2.0),
    );
    let mut place = ui.new_child(UiBuilder::new().max_rect(row).id_salt("line"));
    let from_right = panes.arrangement.aligns_by_paragraph && view.order.paragraph().is_right_to_left();
    ScrollArea::horizontal().id_salt(from_right).stick_to_right(from_right).show(&mut place, |ui| {
        let size_of = vec2(width.max(row.width()), row.height());
        let (area, _) = ui.allocate_exact_size(size_of, Sense::HOVER);
        let left = if from_right { area.right() - width } else { area.left() };
        let rect = Rect::from_min_size(pos2(left, area.top()), vec2(width, row.height()));
        if view.id == Strategy::Logical {
            logical::show_row(ui, panes, rect);
        } else {
            line::show(ui, panes, view, line, (rect, size));
        }
    });
    remarks(ui, panes, view, Rect::from_min_max(pos2(inner.left(), row.bottom()), inner.max));
    let corner = pos2(rect.right() - 36.0, rect.top());
    menu::show(ui, panes, PaneId::of(view.id), Rect::from_min_size(corner, vec2(32.0, TITLE)));
}

/// What is bad of it, where it differs, and how many names look the same.
fn remarks(ui: &mut Ui, panes: &mut Panes<'_>, view: &StrategyView, rect: Rect) {
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center));
    let mut place = ui.new_child(builder.id_salt("remarks"));
    place.spacing_mut().item_spacing.x = 4.0;
    for column in [Column::LabelsWhole, Column::LabelOrder, Column::FirstDifference, Column::SameDisplay] {
        let Some(remark) = column.remark(panes, view) else { continue };
        let words = match (column, remark.sign) {
            // What is well needs no words here.
            (Column::LabelsWhole | Column::LabelOrder, Some(Verdict::Violated)) => {
                signs::verdict(&mut place, Verdict::Violated);
                format!("{}: {}", column.title(), remark.words)
            }
            (Column::LabelsWhole | Column::LabelOrder, _) => continue,
            (Column::SameDisplay, _) => match panes.collisions.view(view.id) {
                Some(found) => found.badge.clone(),
                None => continue,
            },
            _ => remark.words.clone(),
        };
        let text = RichText::new(words).size(CAPTION).weak();
        let label = place.add(Label::new(text).truncate().selectable(false));
        if !remark.explanation.is_empty() {
            label.on_hover_text(&remark.explanation);
        }
        place.add_space(8.0);
    }
}
