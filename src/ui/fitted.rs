//! Panels that are as high as what stands in them.

use eframe::egui::{InnerResponse, Panel, Ui};

/// How much a panel may differ from its contents, in points: egui rounds.
const SAME: f32 = 0.1;

/// Shows a panel with these contents. egui makes a panel as high as its contents were in the pass before, so that
/// what has grown would be cut off until something else asks for a pass: such a pass is made again at once,
/// before anybody sees it.
pub(super) fn show<R>(ui: &mut Ui, panel: Panel, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    panel.show(ui, |ui| {
        let made_for = ui.max_rect().bottom();
        let inner = contents(ui);
        if (ui.min_rect().bottom() - made_for).abs() > SAME {
            let context = ui.ctx();
            context.request_discard("a panel is as high as its contents");
            // Where egui has done so often enough for one picture, the next one comes at once.
            if !context.will_discard() {
                context.request_repaint();
            }
        }
        inner
    })
}
