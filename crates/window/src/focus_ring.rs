//! A ring round whatever has the keyboard, which egui shows of some widgets by an edge of one pixel and of others by a shade.

use eframe::egui::{Plugin, Stroke, StrokeKind, Ui};

use super::theme::Palette;

/// The width of the ring, in points.
const WIDTH: f32 = 2.0;

/// Paints it when everything else of a pass is painted.
#[derive(Default)]
pub(super) struct FocusRing;

impl Plugin for FocusRing {
    fn debug_name(&self) -> &'static str {
        "focus ring"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let context = ui.ctx();
        let focused = context.memory(|memory| memory.focused());
        let widget = focused.and_then(|id| context.viewport(|it| it.this_pass.widgets.get(id).copied()));
        let Some(widget) = widget.filter(|it| it.interact_rect.is_positive()) else { return };
        let is_whole = widget.interact_rect.expand(0.5).contains_rect(widget.rect);
        let (rect, kind) = match is_whole {
            true => (widget.rect.expand(1.0), StrokeKind::Outside),
            false => (widget.interact_rect, StrokeKind::Inside),
        };
        let stroke = Stroke::new(WIDTH, Palette::current(ui).highlight_edge);
        context.layer_painter(widget.layer_id).rect_stroke(rect, 4.0, stroke, kind);
    }
}
