//! Captions for who sees the window for the first time: what its main parts are, one at a time in a strip of their own, so
//! that they cover nothing. The part that the caption speaks of is framed.

use eframe::egui::{self, Frame, Id, LayerId, Order, Panel, Rect, RichText, Stroke, StrokeKind, Ui};

use bidiscope_present::message;

use super::fitted;
use super::settings::Caption;
use super::theme::Palette;

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

/// Shows the first that is not dismissed yet, and lets go of it when it is.
pub(super) fn show(ui: &mut Ui, ground: Frame, captions: &mut Vec<Caption>) {
    let Some(&caption) = captions.first() else { return };
    let panel = Panel::bottom("captions").frame(ground).resizable(false);
    fitted::show(ui, panel, |ui| {
        let shown = ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(caption.title()).strong());
            ui.label(caption.words());
            let left = captions.len() - 1;
            let next = match left {
                0 => message!(hint_done),
                _ => message!(hint_next, count = left),
            };
            let next = ui.button(next.to_string());
            let is_asked_for = next.hovered() || next.has_focus();
            if next.on_hover_text(message!(hints_again).fixed()).clicked() {
                captions.remove(0);
            }
            if left > 0 && ui.button(message!(hints_dismiss).fixed()).clicked() {
                captions.clear();
            }
            is_asked_for
        });
        if shown.inner || ui.rect_contains_pointer(shown.response.rect) {
            frame(ui, caption);
        }
    });
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
        let stroke = Stroke::new(2.5, Palette::current(ui).highlight_edge);
        painter.rect_stroke(rect, 4.0, stroke, StrokeKind::Inside);
    }
}

fn id(caption: Caption) -> Id {
    Id::unique(("where a caption points", caption))
}
