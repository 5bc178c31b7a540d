//! The displays below each other, a row for each: from a common left edge, so that a difference is seen at a glance.

use eframe::egui::{
    Align, Align2, Color32, CursorIcon, FontId, Id, Layout, Rect, ScrollArea, Sense, Stroke, TextWrapMode,
    Ui, UiBuilder, pos2, vec2,
};

use bidiscope_bidi::order::Strategy;
use bidiscope_report::view::{CharacterCellView, StrategyId, StrategyView};
use bidiscope_report::words::verdict::verdict_word;
use bidiscope_words::message;

use super::super::lines::Lines;
use super::super::settings::PaneId;
use super::super::theme::{CONTROL, Palette};
use super::super::titles::Titles;
use super::super::widgets::BidiLabel;
use super::super::{accessibility, reveal, signs};
use super::ctx::Ctx;
use super::remarks::{Column, Remark};
use super::type_size::WordSizes;
use super::wrapped::WrappedLine;
use super::{all_hidden, badge, choices, frame, line, line_scroll, logical, menu, type_size};

/// The height of the headings, in points: a menu stands among them.
const HEADINGS: f32 = CONTROL + 1.0;
/// The width of the letter and the title before a line, in points, of the usual size; and where there is little room.
const TITLE: f32 = 184.0;
const NARROW_TITLE: f32 = 152.0;
/// Below which width of the displays there is little room, in points.
const NARROW: f32 = 680.0;
/// The room for the menu's button at the end of a row, in points.
const MENU: f32 = 32.0;
/// The least room for the menu of the text around the name, in points.
const LEAST_CONTEXT: f32 = 150.0;
/// The space between a title and its line, and after the line, in points.
const GAP: f32 = 8.0;

/// A display with its line.
struct Row<'a> {
    view: &'a StrategyView,
    /// The characters of the name.
    cells: &'a [CharacterCellView],
    line: WrappedLine,
    /// The height of the cells in its place, in points, where it is logical order and they are unfolded.
    unfolded: Option<f32>,
}

impl Row<'_> {
    fn is_logical(&self) -> bool {
        self.view.strategy_id == Strategy::Logical
    }

    /// The room of what it shows, in points. Logical order has no remarks: where it is whole then, it takes their room too.
    fn room(&self, column: f32, remarks: f32) -> f32 {
        let whole = column + remarks;
        if self.is_logical() && self.width(0.0, whole) <= whole + 0.5 { whole } else { column }
    }

    /// The width of what it shows, in points, with lines of this size in so much room.
    fn width(&self, size: f32, column: f32) -> f32 {
        if self.is_logical() {
            let count = self.cells.len();
            count as f32 * logical::place_width(self.cells, count, column, size)
        } else {
            self.line.width() * size
        }
    }
}

/// Where everything stands, in points.
struct Geometry {
    /// The part of the rows that is seen.
    seen: Rect,
    /// From where to where lines are seen.
    lines: (f32, f32),
    /// The width of the cells of logical order.
    cells_width: f32,
    columns: Vec<(Column, f32)>,
    size: f32,
    words: WordSizes,
    /// Whether the displays of the program have their short titles: not all of the others have room.
    has_short_titles: bool,
}

/// The height of the headings and so many rows, as low as they can be, in points; but with whole rows at the end of what
/// is `seen` of it.
pub(crate) fn height_of_rows(count: usize, seen: f32) -> f32 {
    HEADINGS + 1.0 + count as f32 * type_size::row(count, seen - HEADINGS, 0.0).0
}

/// The room beside the first heading of displays that stand there, for a menu.
pub(crate) fn menu_in_heading(displays: Rect) -> Rect {
    Rect::from_min_size(displays.min + vec2(64.0, 0.0), vec2(NARROW_TITLE - 64.0, HEADINGS - 1.0))
}

/// Shows the headings and the rows.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let views = ctx.shown();
    if views.is_empty() {
        return all_hidden::show(ui, ctx);
    }
    let room = ui.available_size();
    let has_short_titles = room.x < NARROW;
    let lines = views.iter().filter(|it| it.strategy_id != Strategy::Logical);
    let widest = lines.map(|view| WrappedLine::least_width(ctx, view)).fold(0.0, f32::max);
    let (comparison, kind) = (Column::comparison(ctx, &views), ctx.report.input.input_type());
    let beside = |columns: &[(Column, f32)]| columns.iter().map(|it| it.1).sum::<f32>() + MENU;
    let window = ui.ctx().content_rect().width();
    // Beside large names words are larger too.
    let place = |words: WordSizes| {
        let title = if has_short_titles { NARROW_TITLE } else { TITLE * words.scale() };
        let room_for_line =
            |columns: &[(Column, f32)]| (room.x - title - beside(columns) - 2.0 * GAP).max(60.0);
        let columns = Column::beside(comparison, (room.x, words.scale()), kind, |columns| {
            type_size::fits(widest, room_for_line(columns))
        });
        let for_line = room_for_line(&columns);
        (title, columns, for_line)
    };
    let (_, largest) = type_size::row(views.len(), room.y - HEADINGS, window);
    let words = WordSizes::beside(type_size::largest_that_fits(
        [widest].into_iter(),
        place(WordSizes::USUAL).2,
        largest,
    ));
    let (title, columns, for_line) = place(words);
    let remarks = beside(&columns);
    let cells_width = room.x - title - MENU - 2.0 * GAP;
    let unfolded = unfolded_height(ctx, &views, cells_width);
    let count = views.len() - usize::from(unfolded.is_some());
    let room_for_rows = room.y - HEADINGS - unfolded.unwrap_or_default();
    let (row_height, largest) = type_size::row(count, room_for_rows, window);
    let (rows, heights, size) =
        fitted(ctx, &views, (for_line, room_for_rows), (row_height, largest), unfolded);
    let content = HEADINGS + heights.iter().sum::<f32>();
    // The bar leads over what moves: headings stay.
    let outer = ui.available_rect_before_wrap();
    let bar = Rect::from_min_max(outer.min + vec2(0.0, HEADINGS), outer.max)
        .with_max_y(outer.top() + content.min(room.y));
    let seen = (outer.left() + title + GAP, outer.right() - remarks - GAP);
    context_in_heading(ui, ctx, seen, outer.top(), words);
    let area = ScrollArea::vertical().id_salt("displays").auto_shrink([false, true]);
    let area = area.scroll_bar_rect(bar);
    area.show_viewport(ui, |ui, viewport| {
        let (whole, _) = ui.allocate_exact_size(vec2(viewport.width(), content), Sense::HOVER);
        let seen = Rect::from_min_size(whole.min + viewport.min.to_vec2(), viewport.size());
        let left = seen.left() + title + GAP;
        let lines = (left, seen.right() - remarks - GAP);
        let geometry =
            Geometry { seen, lines, cells_width, columns: columns.clone(), size, words, has_short_titles };
        let below = Rect::from_min_max(pos2(seen.left(), seen.top() + HEADINGS), seen.max);
        let mut top = whole.top() + HEADINGS;
        let mut edges = vec![top];
        ui.scope_builder(UiBuilder::new().max_rect(whole), |ui| {
            ui.shrink_clip_rect(below.expand2(vec2(2.0, 0.0)).intersect(ui.clip_rect()));
            for (row, &height) in rows.iter().zip(&heights) {
                let rect = Rect::from_min_max(pos2(seen.left(), top), pos2(seen.right(), top + height));
                show_row(ui, ctx, row, rect, &geometry);
                top += height;
                edges.push(top);
            }
            drag(ui, ctx, &rows, &edges);
            reveal::focused(ui);
        });
        headings(ui, &geometry);
    });
}

/// The height of the cells of logical order in this width, in points, where that is shown unfolded.
fn unfolded_height(ctx: &Ctx<'_>, views: &[&StrategyView], width: f32) -> Option<f32> {
    let is_there = views.iter().any(|it| logical::is_unfolded(ctx, it.strategy_id));
    is_there.then(|| logical::cells_height(ctx.report.character_cells.len(), width))
}

/// The rows, how high each is, and the size of their lines, as large as there is room for. Where text around the name
/// breaks lines, smaller type leaves more of the rows in view.
fn fitted<'a>(
    ctx: &mut Ctx<'a>,
    views: &[&'a StrategyView],
    (width, height): (f32, f32),
    (row_height, largest): (f32, f32),
    unfolded: Option<f32>,
) -> (Vec<Row<'a>>, Vec<f32>, f32) {
    let lines = views.iter().filter(|it| it.strategy_id != Strategy::Logical);
    let widths = lines.map(|view| WrappedLine::least_width(ctx, view));
    let mut size = type_size::largest_that_fits(widths, width, largest);
    loop {
        let row = |&view: &&'a StrategyView| {
            let line = WrappedLine::new(ctx, view, width / size);
            let unfolded = unfolded.filter(|_| view.strategy_id == Strategy::Logical);
            Row { view, cells: &ctx.report.character_cells, line, unfolded }
        };
        let rows: Vec<Row<'a>> = views.iter().map(row).collect();
        // What a line of letters does not need is the space between rows.
        let space = row_height - WrappedLine::HEIGHT * largest;
        let least = row_height.min(type_size::highest_row(size));
        let height_of =
            |it: &Row<'_>| it.unfolded.unwrap_or_else(|| least.max(it.line.height(size) + space)).ceil();
        let heights: Vec<f32> = rows.iter().map(height_of).collect();
        let of_lines = heights.iter().sum::<f32>() - unfolded.unwrap_or_default();
        let is_too_high = rows.iter().any(|it| it.line.is_broken()) && of_lines > height;
        match type_size::smaller(size).filter(|_| is_too_high) {
            Some(smaller) => size = smaller,
            None => return (rows, heights, size),
        }
    }
}

/// The width of the heading of the lines, in points.
fn heading_width(ui: &Ui, words: WordSizes) -> f32 {
    let heading = message!(column_on_screen).to_string();
    let font = FontId::proportional(words.caption);
    ui.painter().layout_no_wrap(heading, font, Color32::PLACEHOLDER).size().x
}

/// Whether the heading of the lines has room beside the menu of the text around the name, from where to where lines are seen.
fn has_room_for_heading(ui: &Ui, lines: (f32, f32), words: WordSizes) -> bool {
    lines.1 - lines.0 >= heading_width(ui, words) + GAP + LEAST_CONTEXT
}

/// The menu of the text around the name, beside the heading of the lines, which are seen from here to there.
fn context_in_heading(ui: &mut Ui, ctx: &mut Ctx<'_>, lines: (f32, f32), top: f32, words: WordSizes) {
    let after = || lines.0 + heading_width(ui, words) + GAP;
    let left = if has_room_for_heading(ui, lines, words) { after() } else { lines.0 };
    let place = Rect::from_min_max(pos2(left, top), pos2(lines.1, top + HEADINGS - 1.0));
    let builder = UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center));
    let mut place = ui.new_child(builder.id_salt("text around the name"));
    place.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
    choices::context_menu(&mut place, ctx);
}

/// What stands over the columns; it stays in view.
fn headings(ui: &Ui, geometry: &Geometry) {
    let palette = Palette::current(ui);
    let Geometry { seen, lines, columns, words, .. } = geometry;
    let strip = Rect::from_min_size(seen.min, vec2(seen.width(), HEADINGS));
    ui.painter().hline(strip.x_range(), strip.bottom() - 0.5, Stroke::new(1.0, palette.line));
    let heading = |left: f32, text: String| {
        let at = pos2(left, strip.center().y);
        ui.painter().text(
            at,
            Align2::LEFT_CENTER,
            text,
            FontId::proportional(words.caption),
            palette.weak_text,
        );
    };
    heading(seen.left() + 8.0, message!(column_display).to_string());
    if has_room_for_heading(ui, *lines, *words) {
        heading(lines.0, message!(column_on_screen).to_string());
    }
    let mut left = lines.1 + GAP;
    for (column, width) in columns {
        heading(left, column.title());
        left += width;
    }
}

/// A row: letter and title, the line, the remarks, the menu.
fn show_row(ui: &mut Ui, ctx: &mut Ctx<'_>, row: &Row<'_>, rect: Rect, geometry: &Geometry) {
    frame::show(ui, ctx, row.view.strategy_id, rect, |ui, ctx| {
        if !ctx.is_selected(row.view.strategy_id) {
            let line = Stroke::new(1.0, Palette::current(ui).line);
            ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, line);
        }
        // Beside the first of its cells, where it has some.
        let whole = rect;
        let rect = if row.unfolded.is_some() {
            rect.with_max_y(rect.bottom().min(rect.top() + logical::first_cells()))
        } else {
            rect
        };
        let title = Rect::from_min_max(rect.min, pos2(geometry.lines.0 - GAP, rect.bottom()));
        show_title(ui, ctx, row.view, title.shrink2(vec2(GAP, 0.0)), geometry);
        let button = Rect::from_min_max(pos2(rect.right() - MENU, rect.top()), rect.max);
        if row.unfolded.is_some() {
            let size = vec2(geometry.cells_width, whole.height());
            logical::show_cells(ui, ctx, Rect::from_min_size(pos2(geometry.lines.0, whole.top()), size));
            return menu::show(ui, ctx, PaneId::of(row.view.strategy_id), button);
        }
        let beside = geometry.columns.iter().map(|it| it.1).sum();
        let end = geometry.lines.0 + row.room(geometry.lines.1 - geometry.lines.0, beside);
        let place = Rect::from_x_y_ranges(geometry.lines.0..=end, rect.y_range());
        let width = row.width(geometry.size, place.width());
        let (group, at_right) = ctx.scroll_group(row.view);
        let ground = ctx.ground(ui, row.view.strategy_id);
        line_scroll::show(ui, group, (place, ground), (width, at_right), |ui, rect| {
            if row.is_logical() {
                let count = ctx.report.character_cells.len();
                logical::show_rows(ui, ctx, rect.shrink2(vec2(0.0, 1.0)), count);
            } else {
                line::show(ui, ctx, row.view, &row.line, (rect, geometry.size));
            }
        });
        let mut left = geometry.lines.1 + GAP;
        for &(column, width) in &geometry.columns {
            let cell = Rect::from_min_size(pos2(left, rect.top()), vec2(width - 4.0, rect.height()));
            if let Some(remark) = column.remark(ctx, row.view) {
                show_remark(ui, ctx.lines, &remark, &column.title(), (cell, geometry.words.caption));
            }
            left += width;
        }
        menu::show(ui, ctx, PaneId::of(row.view.strategy_id), button);
    });
}

/// The letter of what it shows, and the title, by which the row can be dragged.
fn show_title(ui: &mut Ui, ctx: &mut Ctx<'_>, view: &StrategyView, rect: Rect, geometry: &Geometry) {
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center));
    let mut place = ui.new_child(builder);
    place.shrink_clip_rect(rect.expand(2.0));
    place.spacing_mut().item_spacing.x = 8.0;
    let title = ctx.settings.session.choices.strategy_title(view.strategy_id).to_owned();
    match view.same_display_letter {
        Some(_) => badge::display_letter(&mut place, ctx, view),
        None if view.strategy_id == Strategy::Logical => logical::fold_button(&mut place, ctx),
        None => place.add_space(badge::SIGN + 8.0),
    }
    let short = ctx.settings.session.choices.short_strategy_title(view.strategy_id).to_owned();
    let shown = match view.strategy_id {
        StrategyId::BuiltIn(_) if geometry.has_short_titles => Titles::begun(&short),
        _ => Titles::new(ctx.lines).fitting(&title, &short, &place),
    };
    let label = BidiLabel::own(shown).strong().size(geometry.words.title);
    let label = label.truncated().sense(Sense::CLICK | Sense::DRAG);
    let response = label.show(&mut place, ctx.lines).on_hover_cursor(CursorIcon::Grab);
    let response = BidiLabel::own(title).strong().tooltip(response, ctx.lines);
    if response.drag_started() {
        place.data_mut(|data| data.insert_temp(dragged(), view.strategy_id));
    }
    if response.clicked() {
        ctx.select(view.strategy_id);
    }
}

fn show_remark(ui: &mut Ui, lines: &mut Lines, remark: &Remark, heading: &str, (rect, size): (Rect, f32)) {
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center));
    let mut place = ui.new_child(builder.id_salt(heading));
    place.spacing_mut().item_spacing.x = 4.0;
    if let Some(sign) = remark.sign {
        signs::verdict(&mut place, sign);
    }
    if !remark.words.is_empty() {
        let colour =
            remark.sign.map_or(Palette::current(ui).weak_text, |it| Palette::current(ui).verdict(it));
        // It is said with its column.
        let room = place.available_rect_before_wrap();
        BidiLabel::new(&remark.words).size(size).colour(colour).paint(&mut place, lines, room);
    }
    let response = ui.interact(rect, ui.scope_id().with(("remark", heading)), Sense::HOVER);
    accessibility::say(&response, || {
        let sign = remark.sign.map(verdict_word).unwrap_or_default();
        let words = if remark.words.is_empty() { sign } else { remark.words.clone() };
        message!(remark_named, column = heading, remark = words).to_string()
    });
    if !remark.explanation.is_empty() {
        BidiLabel::new(&remark.explanation).tooltip(response, lines);
    }
}

/// Where it is kept which row is dragged.
fn dragged() -> Id {
    Id::unique("row that is dragged")
}

/// Shows where the row that is dragged would go, and moves it when it is let go.
fn drag(ui: &Ui, ctx: &mut Ctx<'_>, rows: &[Row<'_>], edges: &[f32]) {
    let Some(id) = ui.data(|data| data.get_temp::<StrategyId>(dragged())) else { return };
    let Some(from) = rows.iter().position(|it| it.view.strategy_id == id) else { return };
    let pointer = ui.input(|input| input.pointer.latest_pos()).unwrap_or_default();
    let nearest = (0..edges.len())
        .min_by(|&one, &other| (edges[one] - pointer.y).abs().total_cmp(&(edges[other] - pointer.y).abs()))
        .unwrap_or(from);
    let x = ui.clip_rect().x_range();
    ui.painter().hline(x, edges[nearest], Stroke::new(2.0, Palette::current(ui).highlight_edge));
    if ui.input(|input| !input.pointer.any_down()) {
        ui.data_mut(|data| data.remove::<StrategyId>(dragged()));
        // Below itself there is one row fewer above it.
        let place = if nearest > from { nearest - 1 } else { nearest };
        let kind = ctx.report.input.input_type();
        ctx.change(move |it| it.session.panes.move_row(id, place, kind));
        ui.ctx().request_repaint();
    }
}
