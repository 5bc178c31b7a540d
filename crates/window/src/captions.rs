//! Captions for who sees the window for the first time: what its main parts are. They stand in a strip of their own, so
//! that they cover nothing; pointing at one frames the part that it speaks of.

use eframe::egui::{
    self, Button, Frame, Id, LayerId, Order, Panel, Rect, Response, RichText, Role, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::fitted;
use super::reveal;
use super::settings::Caption;
use super::theme::Palette;

/// How wide a caption is at least, and how far they stand apart, in points.
const WIDTH: f32 = 150.0;
const GAP: f32 = 6.0;
/// Which part of the window's height the strip takes at most.
const SHARE: f32 = 0.34;
/// The size of the words, in points.
const WORDS: f32 = 11.5;
/// The room that a caption's button takes beside its title, in points.
const BUTTON: f32 = 24.0;

/// Where the parts of the window stand that a caption speaks of, and in which pass that was.
#[derive(Clone, Default)]
struct CaptionMarks {
    pass: u64,
    rects: Vec<Rect>,
}

/// Tells where a part stands of which a caption speaks; there may be several.
pub(super) fn mark(ui: &Ui, caption: Caption, rect: Rect) {
    let (pass, seen) = (ui.ctx().cumulative_pass_nr(), rect.intersect(ui.clip_rect()));
    ui.data_mut(|data| {
        let marked: &mut CaptionMarks = data.get_temp_mut_or_default(id(caption));
        if marked.pass != pass {
            *marked = CaptionMarks { pass, rects: Vec::new() };
        }
        if seen.is_positive() {
            marked.rects.push(seen);
        }
    });
}

/// Shows those that are not dismissed yet, and lets go of those that are dismissed now.
pub(super) fn show(ui: &mut Ui, ground: Frame, captions: &mut Vec<Caption>) {
    if captions.is_empty() {
        return;
    }
    let height = ui.ctx().content_rect().height() * SHARE;
    let panel = Panel::bottom("captions").frame(ground).resizable(false);
    fitted::show(ui, panel, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label("New here? Point at a caption to see what it speaks of.");
            if ui.button("Don\u{2019}t show these again").on_hover_text("The help brings them back").clicked()
            {
                captions.clear();
            }
        });
        // As high as it needs, not as the strip was before.
        let area = ScrollArea::vertical().id_salt("captions").auto_shrink([false, true]);
        let area = area.max_height(height).min_scrolled_height(height);
        area.show(ui, |ui| {
            rows(ui, captions);
            reveal::focused(ui);
        });
    });
}

/// The captions in rows of as many as there is room for.
fn rows(ui: &mut Ui, captions: &mut Vec<Caption>) {
    let room = ui.available_width();
    let columns = ((room / (WIDTH + GAP)) as usize).clamp(1, captions.len().max(1));
    let width = (room - GAP * (columns - 1) as f32) / columns as f32;
    let mut dismissed = None;
    for row in captions.chunks(columns) {
        let (left, top) = (ui.cursor().left(), ui.cursor().top());
        let mut bottom = top;
        for (column, &caption) in row.iter().enumerate() {
            let corner = pos2(left + column as f32 * (width + GAP), top);
            let rect = Rect::from_min_size(corner, vec2(width, f32::INFINITY));
            let mut place = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(caption));
            let response = show_one(&mut place, caption, width, &mut dismissed);
            bottom = bottom.max(response.rect.bottom());
            let is_pointed = ui.rect_contains_pointer(response.rect) || response.has_focus();
            if is_pointed {
                frame(ui, caption);
            }
        }
        ui.allocate_rect(Rect::from_min_max(pos2(left, top), pos2(left + room, bottom)), Sense::HOVER);
    }
    if let Some(dismissed) = dismissed {
        captions.retain(|&it| it != dismissed);
    }
}

/// One caption: its title with the button that dismisses it, and its words.
fn show_one(ui: &mut Ui, caption: Caption, width: f32, dismissed: &mut Option<Caption>) -> Response {
    let palette = Palette::current(ui);
    let frame = Frame::new().fill(palette.pane).stroke(Stroke::new(1.0, palette.line)).corner_radius(6);
    let shown = frame.inner_margin(6).show(ui, |ui| {
        ui.set_width(width - 14.0);
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        let top = ui.cursor().min;
        ui.scope(|ui| {
            ui.set_max_width(width - 14.0 - BUTTON);
            ui.label(RichText::new(caption.title()).strong());
        });
        let corner = Rect::from_min_size(top + vec2(width - 14.0 - 20.0, 0.0), vec2(20.0, 18.0));
        let close = ui.put(corner, Button::new("\u{D7}").small());
        let name = format!("Dismiss the caption \u{201C}{}\u{201D}", caption.title());
        close.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if close.on_hover_text("Dismiss this caption").clicked() {
            *dismissed = Some(caption);
        }
        ui.label(RichText::new(caption.words()).size(WORDS));
    });
    shown.response
}

/// Frames what a caption speaks of.
fn frame(ui: &Ui, caption: Caption) {
    let CaptionMarks { pass, rects } = ui.data(|data| data.get_temp(id(caption)).unwrap_or_default());
    // What was not drawn a moment ago is not there.
    if pass + 2 < ui.ctx().cumulative_pass_nr() {
        return;
    }
    let painter = egui::Painter::new(
        ui.ctx().clone(),
        LayerId::new(Order::Foreground, Id::unique("what a caption speaks of")),
        ui.ctx().content_rect(),
    );
    for rect in rects {
        painter.rect_stroke(
            rect,
            4.0,
            Stroke::new(2.5, Palette::current(ui).highlight_edge),
            StrokeKind::Inside,
        );
    }
}

fn id(caption: Caption) -> Id {
    Id::unique(("where a caption points", caption))
}
