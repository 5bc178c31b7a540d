//! What the Tab key comes to is scrolled into view, which egui leaves to the window.

use eframe::egui::{Id, Ui};

/// In how many passes it is tried: one area within another moves only when the other has.
const PASSES: u8 = 4;

/// Scrolls to what has just got the keyboard among these contents of a scroll area, unless it is in view. To be
/// called when all of them are there.
pub(super) fn focused(ui: &Ui) {
    let now = ui.memory(|memory| memory.focused());
    let kept_at = ui.scope_id().with("has the keyboard");
    let before = ui.data_mut(|data| data.get_temp::<(Option<Id>, u8)>(kept_at)).unwrap_or_default();
    let pass = if now == before.0 { before.1 } else { 0 };
    if pass >= PASSES || now.is_none() && before.0.is_none() {
        return;
    }
    ui.data_mut(|data| data.insert_temp(kept_at, (now, pass + 1)));
    // Asked of what stands here: to ask for the response would take the keyboard from what is given it by a click
    // elsewhere.
    let Some(widget) = now.and_then(|id| ui.ctx().viewport(|it| it.this_pass.widgets.get(id).copied()))
    else {
        return;
    };
    let view = ui.clip_rect();
    // What is seen elsewhere stands in another area, over which these contents may reach unseen.
    let is_elsewhere = widget.interact_rect.is_positive() && !widget.interact_rect.intersects(view);
    let is_here = widget.layer_id == ui.layer_id() && ui.min_rect().intersects(widget.rect) && !is_elsewhere;
    if is_here && !view.contains_rect(widget.rect) {
        ui.scroll_to_rect(widget.rect, None);
    }
}
