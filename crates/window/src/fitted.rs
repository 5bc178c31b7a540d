//! Panels that are as high as what stands in them.

use eframe::egui::{Context, InnerResponse, Panel, Ui};

/// How much two heights may differ and be the same, in points: egui rounds.
const SAME: f32 = 0.1;

/// Shows a panel with these contents. egui makes a panel as high as its contents were in the pass before, so that
/// what has grown would be cut off until something else asks for a pass: such a pass is made again at once,
/// before anybody sees it.
pub(super) fn show<R>(ui: &mut Ui, panel: Panel, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    panel.show(ui, |ui| {
        let inner = contents(ui);
        let height = ui.min_rect().height();
        let kept_at = ui.scope_id().with("height");
        // Not beside the panel's own height: there may be no room for all of the contents.
        let before = ui.data_mut(|data| data.get_temp_mut_or(kept_at, 0.0_f32).to_owned());
        if (height - before).abs() > SAME {
            ui.data_mut(|data| data.insert_temp(kept_at, height));
            again(ui.ctx());
        }
        inner
    })
}

/// Makes the pass again, before anybody sees it, because something is higher than it was thought to be. Where egui has
/// done so often enough for one picture, the next one comes at once.
pub(super) fn again(context: &Context) {
    context.request_discard("what is fitted is as high as its contents");
    if !context.will_discard() {
        context.request_repaint();
    }
}
