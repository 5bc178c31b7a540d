//! What the Tab key comes to is scrolled into view, which egui leaves to the window.

use eframe::egui::Ui;

/// Scrolls to what has just got the keyboard among these contents of a scroll area, unless it is in view. To be
/// called when all of them are there.
pub(super) fn focused(ui: &Ui) {
    let Some(id) = ui.memory(|memory| memory.focused()) else { return };
    let Some(widget) = ui.ctx().read_response(id).filter(|it| it.gained_focus()) else { return };
    let view = ui.clip_rect();
    // What is seen elsewhere stands in another area, over which these contents may reach unseen.
    let is_elsewhere = widget.interact_rect.is_positive() && !widget.interact_rect.intersects(view);
    let is_here = widget.layer_id == ui.layer_id() && ui.min_rect().intersects(widget.rect) && !is_elsewhere;
    if is_here && !view.contains_rect(widget.rect) {
        ui.scroll_to_rect(widget.rect, None);
    }
}
