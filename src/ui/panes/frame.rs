//! What every pane has around it: a ground, a title that drags it, badges and a menu.

use eframe::egui::{
    self, Align, Color32, Frame, Layout, Margin, Response, RichText, Role, Sense, Stroke, TextStyle, Ui,
    UiBuilder, vec2,
};
use egui_tiles::UiResponse;

use crate::view::{Badge, Weight};

use super::super::settings::PaneId;
use super::super::theme::Palette;
use super::{Panes, choices, menu, twins};

/// The room beside a badge's words, in points.
const BADGE_MARGIN: i8 = 6;
/// The room that a title keeps beside the badges, in points.
const LEAST_TITLE: f32 = 90.0;

/// Shows a pane with its title bar.
pub(super) fn show(
    ui: &mut Ui,
    panes: &mut Panes<'_>,
    pane: PaneId,
    contents: impl FnOnce(&mut Ui, &mut Panes<'_>),
) -> UiResponse {
    let palette = Palette::current(ui);
    let builder = UiBuilder::new()
        .id_salt(pane)
        .max_rect(ui.max_rect())
        .accessibility_label(pane.title())
        .accessibility_role(Role::Region);
    let mut response = UiResponse::None;
    ui.scope_builder(builder, |ui| {
        ui.shrink_clip_rect(panes.clip);
        Frame::new()
            .fill(palette.pane)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(6)
            .inner_margin(Margin { left: 10, right: 6, top: 3, bottom: 3 })
            .show(ui, |ui| {
                if title_bar(ui, panes, pane).drag_started() {
                    response = UiResponse::DragStarted;
                }
                contents(ui, panes);
                // The ground reaches to the edge of the tile, however little stands on it.
                ui.expand_to_include_rect(ui.max_rect());
            });
    });
    response
}

/// The title bar; dragging the title moves the pane.
fn title_bar(ui: &mut Ui, panes: &mut Panes<'_>, pane: PaneId) -> Response {
    let height = ui.spacing().interact_size.y;
    let size = vec2(ui.available_width(), height);
    // From the right, so that the title gets what room the badges leave. What finds no room is cut off, and
    // moves nothing of the pane.
    let (_, rect) = ui.allocate_space(size);
    let layout = Layout::right_to_left(Align::Center);
    let mut bar = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    bar.shrink_clip_rect(rect.expand2(vec2(2.0, 4.0)));
    let bar = bar.scope(|ui| {
        menu::show(ui, panes, pane);
        if let PaneId::Strategy(strategy) = pane
            && let Some(view) = panes.inspection.strategy(strategy)
        {
            choices::show(ui, panes, strategy);
            twins::badge(ui, panes, strategy);
            badges(ui, &view.badges);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let title = egui::Label::new(RichText::new(pane.title()).strong())
                .selectable(false)
                .truncate()
                .sense(Sense::DRAG);
            ui.add(title).on_hover_cursor(egui::CursorIcon::Grab)
        })
        .inner
    });
    bar.inner
}

/// The badges for which there is room, those that matter most first; the others are counted.
fn badges(ui: &mut Ui, badges: &[Badge]) {
    let font = TextStyle::Small.resolve(ui.style());
    let width = |text: String| {
        let galley = ui.fonts_mut(|fonts| fonts.layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER));
        galley.size().x + 2.0 * f32::from(BADGE_MARGIN) + ui.spacing().item_spacing.x
    };
    let mut by_weight: Vec<usize> = (0..badges.len()).collect();
    by_weight.sort_by_key(|&it| std::cmp::Reverse(badges[it].weight()));
    let widths: Vec<f32> = badges.iter().map(|it| width(it.text())).collect();
    let room = ui.available_width() - LEAST_TITLE;
    let mut left_out: Vec<usize> = Vec::new();
    while widths.iter().sum::<f32>() - left_out.iter().map(|&it| widths[it]).sum::<f32>() > room {
        let Some(next) = by_weight.pop() else { break };
        left_out.push(next);
    }
    if !left_out.is_empty() {
        let texts: Vec<String> = left_out.iter().rev().map(|&it| badges[it].text()).collect();
        let weight = left_out.iter().map(|&it| badges[it].weight()).max().unwrap_or(Weight::Remark);
        badge(ui, &format!("+{}", left_out.len()), &texts.join("; "), weight);
    }
    for (index, it) in badges.iter().enumerate().rev() {
        if !left_out.contains(&index) {
            badge(ui, &it.text(), it.explanation(), it.weight());
        }
    }
}

fn badge(ui: &mut Ui, text: &str, explanation: &str, weight: Weight) {
    let palette = Palette::current(ui);
    let colour = match weight {
        Weight::Remark => palette.weak_text,
        Weight::Warning => palette.warning,
        Weight::Alarm => palette.bad,
    };
    Frame::new()
        .stroke(Stroke::new(1.0, colour))
        .corner_radius(8)
        .inner_margin(Margin::symmetric(BADGE_MARGIN, 0))
        .show(ui, |ui| {
            let text = RichText::new(text).small().color(colour);
            ui.add(egui::Label::new(text).selectable(false)).on_hover_text(explanation);
        });
}
