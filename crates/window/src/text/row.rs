//! One paragraph: its identifiers as buttons, and how it is shown before and after the extension.

mod controls;
mod display;
mod identifiers;
mod laid;

use eframe::egui::{Align, Frame, Layout, Margin, Rect, RichText, Sense, Stroke, Ui, UiBuilder, pos2, vec2};

use bidiscope_bidi::order::{Direction, order_of_line};
use bidiscope_report::titles::Titled;
use bidiscope_report::view::text::{ControlSchemeChoice, ParagraphPieceView, TextDirection};
use bidiscope_url::text::ParagraphPiece;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::lines::LINE_HEIGHT;
use super::super::settings::TextSettings;
use super::super::theme::{Palette, READING_WIDTH};
use super::tab::{TextPass, TextTab};

use display::{SIZE, short};
pub(super) use laid::Laid;

/// The room between a paragraph's frame and what is in it, in points.
const MARGIN: i8 = 8;
/// The width of what stands before the two columns, in points.
const GUTTER: f32 = 58.0;
/// The room between the two columns, with a line in its middle, and above the first line, in points.
const GAP: f32 = 32.0;
const ABOVE: f32 = 8.0;
/// The height of the row of buttons, in points.
const HEADER: f32 = 30.0;

/// How wide the list is at most, in points: what stands before and after is compared, and lines that are longer
/// are hard to read.
pub(super) const WIDEST: f32 = 2.0 * (READING_WIDTH + MARGIN as f32) + GUTTER + GAP;

/// The width of a column in a list of this width, in points.
fn column_width(width: f32) -> f32 {
    ((width - 2.0 * f32::from(MARGIN) - GUTTER - GAP) / 2.0).max(40.0)
}

/// How high a piece will be, about, in points.
pub(super) fn guessed_height(piece: &ParagraphPiece, width: f32, directions: usize) -> f32 {
    let characters = piece.span_in_text.character_range.len() as f32;
    let lines = (characters * 0.54 * SIZE / column_width(width)).ceil().max(1.0);
    HEADER + ABOVE + 2.0 * f32::from(MARGIN) + directions as f32 * (lines * LINE_HEIGHT * SIZE + 4.0)
}

/// The headings of the two columns, in a list of this width.
pub(super) fn headings(ui: &mut Ui, settings: &TextSettings, width: f32) {
    let (area, _) = ui.allocate_exact_size(vec2(width, 18.0), Sense::HOVER);
    let heading = settings.after.heading();
    let after = match settings.after {
        ControlSchemeChoice::DavisFields => {
            let order = settings.overall.title().to_lowercase();
            message!(text_heading_after_in_order, display = heading, order = order)
        }
        _ => message!(text_heading_after, display = heading),
    };
    let titles = [message!(text_heading_before), after].map(|it| it.to_string());
    for (column, title) in titles.into_iter().enumerate() {
        let left = f32::from(MARGIN) + GUTTER + column as f32 * (column_width(width) + GAP);
        let rect = Rect::from_min_size(area.min + vec2(left, 0.0), vec2(column_width(width), 18.0));
        let builder = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center));
        ui.new_child(builder).add(eframe::egui::Label::new(RichText::new(title).strong()).truncate());
    }
}

/// Breaks a piece into lines.
pub(super) fn lay_out(tab: &TextTab, pass: &mut TextPass<'_>, index: usize, width: f32) -> Laid {
    let settings = &*pass.settings;
    let piece = &tab.view.paragraph_pieces[index];
    let directions = tab.shown(piece, settings);
    let empty = ParagraphPieceView {
        characters: Vec::new(),
        contained_identifiers: Vec::new(),
        displays_by_direction: Vec::new(),
    };
    let view = tab
        .view
        .paragraph_piece_view(index, &directions, settings.after.control_scheme(settings.overall))
        .unwrap_or(empty);
    let mut lines = Vec::new();
    if let Some(display) = view.displays_by_direction.first() {
        let line = pass.lines.line(&view.characters, &display.order_without_controls);
        lines = line.wrap(&view.characters, column_width(width) / SIZE);
    }
    let orders = view.displays_by_direction.iter().map(|display| {
        [&display.order_without_controls, &display.order_with_controls].map(|order| {
            lines.iter().map(|line| order_of_line(&view.characters, order, line.clone())).collect()
        })
    });
    Laid { orders: orders.collect(), controls: tab.view.control_findings_in_piece(index), lines, view }
}

/// Shows a piece; whether another direction was chosen for its paragraph.
pub(super) fn show(
    ui: &mut Ui,
    tab: &mut TextTab,
    pass: &mut TextPass<'_>,
    index: usize,
    laid: &Laid,
) -> bool {
    let palette = Palette::current(ui);
    let frame = Frame::new()
        .fill(palette.pane)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(6)
        .inner_margin(Margin::same(MARGIN));
    frame
        .show(ui, |ui| {
            let turned = header(ui, tab, pass, index, laid);
            ui.add_space(ABOVE);
            for (place, display) in laid.view.displays_by_direction.iter().enumerate() {
                let width = column_width(ui.available_width() + 2.0 * f32::from(MARGIN));
                let height = laid.lines.len() as f32 * LINE_HEIGHT * SIZE;
                let size = vec2(ui.available_width(), height);
                let (area, _) = ui.allocate_exact_size(size, Sense::HOVER);
                gutter(ui, area, display.paragraph_direction, display.is_unchanged_by_controls);
                let middle = area.left() + GUTTER + width + GAP / 2.0;
                ui.painter().vline(middle, area.y_range(), Stroke::new(1.0, Palette::current(ui).line));
                for column in 0..2 {
                    let left = area.left() + GUTTER + column as f32 * (width + GAP);
                    let rect = Rect::from_min_size(pos2(left, area.top()), vec2(width, height));
                    display::show(ui, tab, pass, rect, &display::Shown { index, laid, place, column });
                }
            }
            turned
        })
        .inner
}

/// What a direction's line of the paragraph begins with: which direction it is, and whether the
/// extension changes anything.
fn gutter(ui: &mut Ui, area: Rect, direction: Direction, is_same: bool) {
    let palette = Palette::current(ui);
    let rect = Rect::from_min_size(area.min, vec2(GUTTER - 8.0, area.height()));
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min));
    let mut child = ui.new_child(builder);
    child.spacing_mut().item_spacing.y = 0.0;
    child.strong(short(direction));
    if is_same {
        child.label(RichText::new(message!(text_same).static_text()).small().color(palette.weak_text));
    } else {
        child.label(RichText::new(message!(text_changes).static_text()).small().color(palette.warning));
    }
}

/// The paragraph's number, its direction, and its identifiers.
fn header(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>, index: usize, laid: &Laid) -> bool {
    ui.horizontal_wrapped(|ui| {
        let piece = &tab.view.paragraph_pieces[index];
        let part = piece.piece_index_in_paragraph;
        let turned = direction_menu(ui, tab, pass, index);
        if part > 0 {
            ui.weak(message!(text_part, number = part).to_string());
        }
        controls::show(ui, pass, laid);
        for identifier in &laid.view.contained_identifiers {
            if !identifiers::show(ui, tab, pass, laid, identifier) {
                break;
            }
        }
        turned
    })
    .inner
}

/// The paragraph's number and direction, as a menu that chooses another; whether one was chosen.
fn direction_menu(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>, index: usize) -> bool {
    let piece = &tab.view.paragraph_pieces[index];
    let paragraph = piece.paragraph_index;
    let own = tab.own_directions.get(&paragraph).copied();
    let said = own.unwrap_or(pass.settings.direction);
    let resolved = short(said.resolved_direction(piece));
    let how = if said == TextDirection::Automatic { "automatic" } else { "chosen" };
    let title = message!(text_paragraph, number = paragraph + 1, how = how, direction = resolved).to_string();
    let mut chosen = own;
    accessibility::menu(ui, title, |ui| {
        let general = pass.settings.direction.title().to_lowercase();
        ui.radio_value(&mut chosen, None, message!(text_as_all, direction = general).to_string());
        for direction in TextDirection::ALL {
            ui.radio_value(&mut chosen, Some(direction), direction.title());
        }
    });
    if chosen == own {
        return false;
    }
    match chosen {
        Some(direction) => tab.own_directions.insert(paragraph, direction),
        None => tab.own_directions.remove(&paragraph),
    };
    true
}
