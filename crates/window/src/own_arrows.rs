//! Arrow keys that are a widget's own: they never lead to what happens to stand beside it.

use eframe::egui::{EventFilter, FocusDirection, Id, Key, Ui};

/// Keeps all arrow keys for the widget that has the keyboard, and Escape too where it `takes_escape`.
///
/// egui asks the widget for its keys a pass late: what was pressed just after it got the keyboard has been taken for a wish
/// to leave it, which is taken back here; not so the Tab key, which leads on from it.
pub(super) fn hold(ui: &Ui, id: Id, takes_escape: bool) {
    let filter = EventFilter {
        vertical_arrows: true,
        horizontal_arrows: true,
        escape: takes_escape,
        ..EventFilter::default()
    };
    let leads_on = ui.input(|input| input.key_pressed(Key::Tab));
    ui.memory_mut(|memory| {
        memory.set_focus_lock_filter(id, filter);
        if !leads_on {
            memory.move_focus(FocusDirection::None);
        }
    });
}
