//! The displays beside each other, in as many columns as the longest line permits.

use eframe::egui::{
    Align, Align2, Color32, CursorIcon, FontId, Layout, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, pos2, vec2,
};

use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_report::view::StrategyView;

use super::super::collisions::FoundCollisions;
use super::super::settings::PaneId;
use super::super::theme::{CAPTION, Palette};
use super::super::titles::Titles;
use super::super::widgets::BidiLabel;
use super::super::{reveal, signs};
use super::ctx::Ctx;
use super::remarks::{Column, Remark};
use super::wrapped::WrappedLine;
use super::{all_hidden, badge, frame, line, line_scroll, logical, menu, type_size};

/// The space between and within cards, and the heights of their title and of the remarks below the line, in points.
const GAP: f32 = 8.0;
const MARGIN: f32 = 12.0;
const TITLE: f32 = 32.0;
const REMARKS: f32 = 24.0;
/// The least height of a line in a card, in points.
const LINE: f32 = 40.0;
/// The least width of a card, in points, and the size of the line in it that decides how many stand beside each other.
const LEAST: f32 = 260.0;
const SIZE: f32 = 26.0;
/// How much higher than it must be a card is at most, in points.
const MOST_SPARE: f32 = 64.0;

/// The space after a remark, and the width of its sign with the space after that, in points.
const REMARK_GAP: f32 = 12.0;
const SIGN: f32 = 16.0;

/// What a card shows.
enum CardLine {
    /// The characters in logical order, so many a row, in places so wide.
    Logical(usize, f32),
    /// They, with the class and the code point of each.
    Cells,
    Line(WrappedLine),
}

/// Shows them as cards.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let views = ctx.shown();
    if views.is_empty() {
        return all_hidden::show(ui, ctx);
    }
    let lines = views.iter().filter(|it| it.strategy_id != Strategy::Logical);
    let widths: Vec<f32> = lines.map(|view| WrappedLine::least_width(ctx, view)).collect();
    let Vec2 { x: room, y: room_below } = ui.available_size();
    let (columns, size) = fitted(&widths, views.len(), vec2(room, room_below));
    let width = (room - GAP * (columns - 1) as f32) / columns as f32;
    let inner = width - 2.0 * MARGIN;
    let cards: Vec<(&StrategyView, CardLine, f32)> = views
        .into_iter()
        .map(|view| {
            if view.strategy_id != Strategy::Logical {
                let line = WrappedLine::new(ctx, view, inner / size);
                let height = line.height(size).max(LINE);
                return (view, CardLine::Line(line), height);
            }
            let count = ctx.report.character_cells.len();
            if logical::is_unfolded(ctx, view.strategy_id) {
                return (view, CardLine::Cells, logical::cells_height(count, inner));
            }
            // As many in each row, and none beyond the card.
            let cells = &ctx.report.character_cells;
            let least = logical::place_width(cells, count, 0.0, size);
            let most = ((inner / least).floor() as usize).max(1);
            let rows = count.div_ceil(most).max(1);
            let per_row = count.div_ceil(rows).max(1);
            let place = logical::place_width(cells, per_row, inner, size).max(least);
            (view, CardLine::Logical(per_row, place), rows as f32 * LINE)
        })
        .collect();
    // Those beside each other are as high as the highest of them; they share what room is left.
    let mut heights: Vec<f32> = cards
        .chunks(columns)
        .map(|row| TITLE + row.iter().map(|it| it.2).fold(LINE, f32::max).ceil() + REMARKS + MARGIN)
        .collect();
    let spare = room_below - heights.iter().map(|it| it + GAP).sum::<f32>();
    let each = (spare / heights.len() as f32).floor().clamp(0.0, MOST_SPARE);
    heights.iter_mut().for_each(|it| *it += each);
    ScrollArea::vertical().id_salt("cards").auto_shrink(false).show(ui, |ui| {
        let all: f32 = heights.iter().map(|it| it + GAP).sum();
        let (whole, _) = ui.allocate_exact_size(vec2(room, all), Sense::HOVER);
        let mut corner = whole.min;
        for (row, &height) in cards.chunks(columns).zip(&heights) {
            for (view, line, _) in row {
                let rect = Rect::from_min_size(corner, vec2(width, height));
                frame::show(ui, ctx, view.strategy_id, rect, |ui, ctx| card(ui, ctx, view, line, rect, size));
                corner.x += width + GAP;
            }
            corner = pos2(whole.left(), corner.y + height + GAP);
        }
        reveal::focused(ui);
    });
}

/// In how many columns so many cards with lines of these widths, in em, stand in this room, and the size of the lines: as
/// large as it can be with all of them in view; else as many columns as the longest line permits.
fn fitted(widths: &[f32], count: usize, room: Vec2) -> (usize, f32) {
    let widest = widths.iter().copied().fold(0.0, f32::max) * SIZE;
    let wanted = (widest + 2.0 * MARGIN).clamp(LEAST, room.x.max(LEAST));
    let most = (((room.x + GAP) / (wanted + GAP)).floor() as usize).clamp(1, count);
    let with = |columns: usize| {
        let inner = (room.x - GAP * (columns - 1) as f32) / columns as f32 - 2.0 * MARGIN;
        let size = type_size::largest_that_fits(widths.iter().copied(), inner, 40.0);
        let card = TITLE + (WrappedLine::HEIGHT * size).max(LINE) + REMARKS + MARGIN + GAP;
        (columns, size, count.div_ceil(columns) as f32 * card <= room.y)
    };
    let in_view = (1..=most).map(with).filter(|it| it.2);
    let best = in_view.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or_else(|| with(most));
    (best.0, best.1)
}

/// Title, line and remarks, below each other.
fn card(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &StrategyView, line: &CardLine, rect: Rect, size: f32) {
    if !ctx.is_selected(view.strategy_id) {
        let stroke = Stroke::new(1.0, Palette::current(ui).line);
        ui.painter().rect_stroke(rect, 4.0, stroke, StrokeKind::Inside);
    }
    let inner = rect.shrink2(vec2(MARGIN, 0.0));
    let title = Rect::from_min_size(inner.min, vec2(inner.width() - 28.0, TITLE));
    let builder = UiBuilder::new().max_rect(title).layout(Layout::left_to_right(Align::Center));
    let mut place = ui.new_child(builder.id_salt("title"));
    place.spacing_mut().item_spacing.x = 8.0;
    if view.same_display_letter.is_some() {
        badge::display_letter(&mut place, ctx, view);
    } else if view.strategy_id == Strategy::Logical {
        logical::fold_button(&mut place, ctx);
    }
    let name = ctx.settings.session.choices.strategy_title(view.strategy_id).to_owned();
    let short = ctx.settings.session.choices.short_strategy_title(view.strategy_id).to_owned();
    let shown = Titles::new(ctx.lines).fitting(&name, &short, &place);
    let label = BidiLabel::own(shown).strong().truncated().sense(Sense::CLICK);
    let response = label.show(&mut place, ctx.lines);
    if response.on_hover_cursor(CursorIcon::Default).clicked() {
        ctx.select(view.strategy_id);
    }
    let top = rect.top() + TITLE;
    let row = Rect::from_min_max(
        pos2(inner.left(), top),
        pos2(inner.right(), rect.bottom() - REMARKS - MARGIN / 2.0),
    );
    let width = match line {
        CardLine::Logical(per_row, place) => *per_row as f32 * place,
        CardLine::Cells => row.width(),
        CardLine::Line(line) => line.width() * size,
    };
    let (group, at_right) = ctx.scroll_group(view);
    let ground = ctx.ground(ui, view.strategy_id);
    line_scroll::show(ui, group, (row, ground), (width, at_right), |ui, area| match line {
        CardLine::Logical(per_row, _) => logical::show_rows(ui, ctx, area, *per_row),
        CardLine::Cells => logical::show_cells(ui, ctx, area),
        CardLine::Line(line) => {
            let height = line.height(size) + 6.0;
            let rect = Align2::LEFT_CENTER.align_size_within_rect(vec2(width, height), area);
            line::show(ui, ctx, view, line, (rect, size));
        }
    });
    remarks(ui, ctx, view, Rect::from_min_max(pos2(inner.left(), row.bottom()), inner.max));
    let corner = pos2(rect.right() - 36.0, rect.top());
    menu::show(ui, ctx, PaneId::of(view.strategy_id), Rect::from_min_size(corner, vec2(32.0, TITLE)));
}

/// What is bad of it, where it differs, and how many names look the same; where there is no room for all, first where it
/// differs is left out, which the details tell too.
fn remarks(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &StrategyView, rect: Rect) {
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center));
    let mut place = ui.new_child(builder.id_salt("remarks"));
    place.spacing_mut().item_spacing.x = 4.0;
    let mut said = Vec::new();
    let comparison = Column::comparison(ctx, &ctx.shown());
    for column in [Column::LabelsWhole, Column::LabelOrder, comparison, Column::SameDisplay] {
        let Some(remark) = column.remark(ctx, view) else { continue };
        let words = match (column, remark.sign) {
            // What is well needs no words here.
            (Column::LabelsWhole | Column::LabelOrder, Some(RuleVerdict::Violated)) => {
                format!("{}: {}", column.title(), remark.words)
            }
            (Column::LabelsWhole | Column::LabelOrder, _) => continue,
            (Column::FirstDifference, _) if super::cause::of(ctx, view).is_some() => {
                format!("{} {}", column.title(), remark.words)
            }
            (Column::Moved, _) if !view.changed_logical_indices.is_empty() => {
                format!("{}: {}", column.title(), remark.words)
            }
            (Column::SameDisplay, _) => match ctx.jobs.collisions.of(view.strategy_id) {
                FoundCollisions::Some(found) => found.badge.clone(),
                _ => continue,
            },
            _ => remark.words.clone(),
        };
        let font = FontId::proportional(CAPTION);
        let width = place.painter().layout_no_wrap(words.clone(), font, Color32::PLACEHOLDER).size().x;
        let is_bad = matches!(column, Column::LabelsWhole | Column::LabelOrder);
        said.push((column, width + if is_bad { REMARK_GAP + SIGN } else { REMARK_GAP }, words, remark));
    }
    let has_room =
        |said: &[(Column, f32, String, Remark)]| said.iter().map(|it| it.1).sum::<f32>() <= rect.width();
    if !has_room(&said) {
        said.retain(|it| it.0 != comparison);
    }
    for (column, _, words, remark) in said {
        if matches!(column, Column::LabelsWhole | Column::LabelOrder) {
            signs::verdict(&mut place, RuleVerdict::Violated);
        }
        let label = BidiLabel::new(words).size(CAPTION).weak().truncated().sense(Sense::HOVER);
        let label = label.show(&mut place, ctx.lines);
        if !remark.explanation.is_empty() {
            BidiLabel::new(&remark.explanation).tooltip(label, ctx.lines);
        }
        place.add_space(8.0);
    }
}
