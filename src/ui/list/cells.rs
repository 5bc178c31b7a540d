//! The cells of the table: what stands in each, how wide it is, and what a click on it does.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align2, Color32, FontId, Rect, Response, Shape, Stroke, StrokeKind, TextFormat, Ui, UiBuilder, pos2, vec2,
};

use crate::order::Strategy;
use crate::scan::Column;
use crate::verdict::{FindingKind, Permission, Verdict};
use crate::view::list::{ListRow, NameStanding};

use super::super::command::Command;
use super::super::lines::{Colouring, LINE_HEIGHT};
use super::super::signs;
use super::super::theme::Palette;
use super::{ListPass, ListTab, group};

/// The size of a name, in points an em, and of other words.
const NAME: f32 = 15.0;
const WORDS: f32 = 13.0;
/// The room at either side of a cell, in points.
const MARGIN: f32 = 6.0;
/// The most characters of a name that are drawn in a cell. No name in the DNS is so long.
const MOST_DRAWN: usize = 1_000;

/// A cell of a row that is in view.
pub(super) struct CellShown<'a> {
    pub(super) column: Column,
    /// The number of the name in the list.
    pub(super) row: usize,
    pub(super) view: &'a ListRow,
    pub(super) rect: Rect,
}

/// How wide a column is at least, in points.
pub(super) const fn least_width(column: Column) -> f32 {
    match column {
        Column::Line => 66.0,
        Column::Name => 170.0,
        Column::Registration => 230.0,
        Column::Violations => 180.0,
        Column::DisplayLtr | Column::DisplayRtl | Column::DisplayOneToOne | Column::AName => 130.0,
        _ => 62.0,
    }
}

/// Its share of what room is left.
pub(super) const fn share(column: Column) -> f32 {
    match column {
        Column::Name | Column::Registration => 2.0,
        Column::DisplayLtr | Column::DisplayRtl | Column::DisplayOneToOne | Column::AName => 1.0,
        Column::Violations => 1.0,
        _ => 0.0,
    }
}

/// The title of a column; those of groups are short, for their cells are.
pub(super) const fn title(column: Column) -> &'static str {
    match column {
        Column::Registration => "May it be registered?",
        Column::Violations => "First violation",
        Column::TwinsLtr => "LTR =",
        Column::TwinsRtl => "RTL =",
        Column::TwinsOneToOne => "1:1 =",
        Column::TwinsAcross => "Across =",
        Column::AlikeLtr => "LTR \u{2248}",
        Column::AlikeRtl => "RTL \u{2248}",
        Column::SameName => "Name =",
        Column::DuplicateOf => "Repeats",
        Column::AName => "A-label",
        _ => column.title(),
    }
}

/// What a column says.
pub(super) const fn about(column: Column) -> &'static str {
    match column {
        Column::Line => "The line of the list in which the name stands",
        Column::Name => "The name, in the display that is chosen above",
        Column::Registration => "Whether IDNA2008 lets a registry enter the name, and why not",
        Column::Violations => "The first character that violates the Bidi rule of RFC 5893",
        Column::TwinsLtr => "Names with the same number look the same in a left-to-right paragraph",
        Column::TwinsRtl => "Names with the same number look the same in a right-to-left paragraph",
        Column::TwinsOneToOne => "Names with the same number look the same one-to-one",
        Column::TwinsAcross => {
            "Of names with the same number one looks in a left-to-right paragraph as another in a right-to-left one"
        }
        Column::AlikeLtr => {
            "Names with the same number look alike in a left-to-right paragraph, by letters that can be confused"
        }
        Column::AlikeRtl => {
            "Names with the same number look alike in a right-to-left paragraph, by letters that can be confused"
        }
        Column::SameName => "Names with the same number go into the DNS as one",
        Column::DuplicateOf => "The first line with the very same name",
        Column::DisplayLtr => "The name in a left-to-right paragraph",
        Column::DisplayRtl => "The name in a right-to-left paragraph",
        Column::DisplayOneToOne => "The name in the paper\u{2019}s one-to-one display",
        Column::AName => "The name as it goes into the DNS",
        _ => "",
    }
}

/// In which display a column shows the name; `None` where it does not.
pub(super) fn display_of(column: Column, order: Strategy) -> Option<Strategy> {
    match column {
        Column::Name => Some(order),
        Column::DisplayLtr => Some(Strategy::UbaLtr),
        Column::DisplayRtl => Some(Strategy::UbaRtl),
        Column::DisplayOneToOne => Some(Strategy::OneToOne),
        _ => None,
    }
}

/// What stands in a cell, in words.
fn plain(tab: &ListTab, cell: &CellShown<'_>) -> String {
    let view = cell.view;
    match cell.column {
        Column::Line => view.line.to_string(),
        Column::Registration if view.reasons.is_empty() => view.standing.title().to_owned(),
        Column::Registration => format!("{}: {}", view.standing.title(), view.reasons),
        Column::Violations => view.violation.clone(),
        Column::AName => view.a_name.clone(),
        column if column.is_of_groups() => {
            let number = tab.groups.as_ref().and_then(|it| it.get(cell.row, column));
            number.map(|it| it.to_string()).unwrap_or_default()
        }
        _ => view.characters.iter().map(|it| it.scalar).collect(),
    }
}

/// What a screen reader says of a cell.
pub(super) fn words(tab: &ListTab, cell: &CellShown<'_>) -> String {
    if cell.column == Column::Name {
        return cell.view.description();
    }
    let told = plain(tab, cell);
    let told = if told.is_empty() { "nothing" } else { &told };
    format!("{}, line {}: {told}", title(cell.column), cell.view.line)
}

/// Paints a cell.
pub(super) fn paint(
    ui: &mut Ui,
    tab: &ListTab,
    pass: &mut ListPass<'_>,
    cell: &CellShown<'_>,
    can_act: bool,
) {
    let palette = Palette::current(ui);
    let inner = cell.rect.shrink2(vec2(MARGIN, 1.0));
    if let Some(strategy) = display_of(cell.column, pass.settings.order) {
        paint_name(ui, pass, cell, strategy, inner);
        return;
    }
    let told = plain(tab, cell);
    let is_group = cell.column.is_of_groups();
    match cell.column {
        Column::Registration => {
            let (verdict, colour) = sign(cell.view.standing, palette);
            let side = 11.0;
            let square =
                Rect::from_center_size(pos2(inner.left() + side / 2.0, inner.center().y), vec2(side, side));
            match verdict {
                Some(verdict) => signs::paint(ui, verdict, square),
                None => signs::paint_warning(ui, square),
            }
            paint_words(ui, &told, inner.with_min_x(square.right() + 6.0), colour);
        }
        Column::Line => {
            let font = FontId::proportional(WORDS);
            ui.painter().text(inner.right_center(), Align2::RIGHT_CENTER, told, font, palette.weak_text);
        }
        _ if is_group && !told.is_empty() => {
            let chip = Rect::from_center_size(inner.center(), vec2(inner.width().min(46.0), 20.0));
            let ground = if can_act { palette.selection } else { palette.cell };
            let edge = Stroke::new(1.0, palette.line);
            ui.painter().rect(chip, 4.0, ground, edge, StrokeKind::Inside);
            let font = FontId::proportional(WORDS);
            ui.painter().text(chip.center(), Align2::CENTER_CENTER, told, font, palette.text);
        }
        _ => paint_words(ui, &told, inner, palette.text),
    }
}

/// The sign of a standing, where it is no triangle, and the colour.
const fn sign(standing: NameStanding, palette: &Palette) -> (Option<Verdict>, Color32) {
    match standing {
        NameStanding::Allowed => (Some(Verdict::Satisfied), palette.permission(Permission::Allowed)),
        NameStanding::Depends => (None, palette.permission(Permission::Depends)),
        NameStanding::Refused | NameStanding::Unreadable => {
            (Some(Verdict::Violated), palette.permission(Permission::Refused))
        }
    }
}

/// Words in one line, with a sign where they are cut.
fn paint_words(ui: &Ui, words: &str, inner: Rect, colour: Color32) {
    if words.is_empty() {
        return;
    }
    let format = TextFormat::simple(FontId::proportional(WORDS), colour);
    let mut job = LayoutJob::single_section(words.to_owned(), format);
    job.wrap = TextWrapping::truncate_at_width(inner.width());
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let at = pos2(inner.left(), inner.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, colour);
}

/// The name in a display, from the edge where its paragraph begins.
fn paint_name(ui: &mut Ui, pass: &mut ListPass<'_>, cell: &CellShown<'_>, strategy: Strategy, inner: Rect) {
    let palette = Palette::current(ui);
    let view = cell.view;
    let is_unreadable = view.standing == NameStanding::Unreadable;
    if is_unreadable && cell.column != Column::Name {
        return;
    }
    if view.characters.len() > MOST_DRAWN {
        let words = format!("{} characters: too long to be drawn here", view.characters.len());
        paint_words(ui, &words, inner, palette.weak_text);
        return;
    }
    let line = pass.lines.ordered_with(&view.characters, strategy, pass.in_displays);
    let width = line.width() * NAME;
    let is_right = strategy == Strategy::UbaRtl;
    let left = if is_right { inner.right() - width } else { inner.left() };
    let corner = pos2(left, inner.center().y - LINE_HEIGHT * NAME / 2.0);
    let colouring = if is_unreadable { Colouring::Plain(palette.weak_text) } else { Colouring::ByClass };
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner));
    child.set_clip_rect(cell.rect.shrink2(vec2(MARGIN, 0.0)).intersect(ui.clip_rect()));
    pass.lines.paint(&child, &line, corner, NAME, colouring);
    if width > inner.width() {
        paint_cut(ui, inner, is_right);
    }
}

/// Says that a name goes on beyond its cell.
fn paint_cut(ui: &Ui, inner: Rect, is_right: bool) {
    let palette = Palette::current(ui);
    let side = 14.0;
    let edge =
        if is_right { inner.with_max_x(inner.left() + side) } else { inner.with_min_x(inner.right() - side) };
    ui.painter().rect_filled(edge, 2.0, palette.selection);
    let font = FontId::proportional(WORDS);
    ui.painter().text(edge.center(), Align2::CENTER_CENTER, "\u{2026}", font, palette.text);
}

/// Paints the title of a column, and which way the names are sorted by it.
pub(super) fn paint_title(ui: &Ui, column: Column, rect: Rect, sorted: Option<bool>) {
    let palette = Palette::current(ui);
    let mut inner = rect.shrink2(vec2(MARGIN, 1.0));
    if let Some(is_reversed) = sorted {
        let (tip, base) = if is_reversed { (1.0, 0.0) } else { (0.0, 1.0) };
        let square = Rect::from_center_size(pos2(inner.right() - 4.0, inner.center().y), vec2(8.0, 7.0));
        let at = |x: f32, y: f32| square.lerp_inside(vec2(x, y));
        let corners = vec![at(0.5, tip), at(1.0, base), at(0.0, base)];
        let stroke = Stroke::NONE;
        ui.painter().add(Shape::convex_polygon(corners, palette.text, stroke));
        inner.max.x = square.left() - 2.0;
    }
    let colour = if sorted.is_some() { palette.text } else { palette.weak_text };
    paint_words(ui, title(column), inner, colour);
}

/// What a click does, or Enter: a group opens beside the table, everything else in Inspect.
pub(super) fn act(tab: &mut ListTab, pass: &mut ListPass<'_>, cell: &CellShown<'_>) {
    let number = tab.groups.as_ref().and_then(|it| it.get(cell.row, cell.column));
    if let Some(number) = number {
        group::open(tab, cell.column, number);
        return;
    }
    inspect(tab, pass, cell.row);
}

/// Opens a name in Inspect; what cannot be read as it was given.
pub(super) fn inspect(tab: &ListTab, pass: &mut ListPass<'_>, row: usize) {
    let name = tab.names.name(row);
    let (given, is_reason) = tab.names.given(row);
    if !name.is_empty() {
        pass.commands.push(Command::OpenName(name.to_owned()));
    } else if let Some(given) = std::str::from_utf8(given).ok().filter(|_| !is_reason) {
        pass.commands.push(Command::Open(given.to_owned(), tab.rows.notation()));
    } else {
        let reason = "This line holds no text that could be opened in Inspect.";
        pass.commands.push(Command::Say(reason.to_owned()));
    }
}

/// Explains a cell that is pointed at.
pub(super) fn explain(response: Response, tab: &ListTab, pass: &mut ListPass<'_>, cell: &CellShown<'_>) {
    if !response.hovered() {
        return;
    }
    let view = cell.view;
    response.on_hover_ui_at_pointer(|ui| {
        ui.set_max_width(420.0);
        if let Some(strategy) = display_of(cell.column, pass.settings.order) {
            ui.strong(strategy.title());
            if view.characters.len() <= MOST_DRAWN {
                let line = pass.lines.ordered(&view.characters, strategy);
                pass.lines.add(ui, &line, 24.0, Colouring::ByClass);
            }
            ui.weak("A click opens the name in Inspect.");
            return;
        }
        match cell.column {
            Column::Registration if view.standing == NameStanding::Unreadable => {
                ui.label(format!("Cannot be read: {}.", view.reasons));
            }
            Column::Registration => {
                ui.strong(view.standing.title());
                for kind in &view.because {
                    ui.label(FindingKind::explanation(*kind));
                }
            }
            column if column.is_of_groups() => {
                ui.label(about(column));
                if tab.groups.as_ref().is_some_and(|it| it.get(cell.row, column).is_some()) {
                    ui.weak("A click shows them one above the other.");
                }
            }
            _ => {
                ui.label(about(cell.column));
                ui.label(plain(tab, cell));
            }
        }
    });
}
