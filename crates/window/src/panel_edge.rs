//! The edge between two panels: the arrow keys move it while it has the keyboard, as dragging does.

use eframe::egui::accesskit::{Action, ActionRequest, TreeId};
use eframe::egui::{Event, IdSalt, Key, Modifiers, Ui};

use super::widgets::hold_arrows;

/// The arrow keys that make a panel larger and smaller: that which leads away from it, and back.
pub(super) const TO_THE_RIGHT: (Key, Key) = (Key::ArrowRight, Key::ArrowLeft);
pub(super) const TO_THE_LEFT: (Key, Key) = (Key::ArrowLeft, Key::ArrowRight);
pub(super) const DOWN: (Key, Key) = (Key::ArrowDown, Key::ArrowUp);
pub(super) const UP: (Key, Key) = (Key::ArrowUp, Key::ArrowDown);

/// Makes the panel of this name larger or smaller, which is shown next in this place, where its edge has the keyboard and
/// one of these keys was pressed. egui does that where a screen reader asks for it, and for no key.
pub(super) fn moved_by_arrows(ui: &Ui, panel: &str, (larger, smaller): (Key, Key)) {
    // As egui names the edge.
    let edge = ui.scope_id().with_salt(IdSalt::new(panel)).with("__resize");
    if !ui.memory(|memory| memory.has_focus(edge)) {
        return;
    }
    hold_arrows(ui, edge, false);
    ui.input_mut(|input| {
        for (key, action) in [(larger, Action::Increment), (smaller, Action::Decrement)] {
            for _ in 0..input.count_and_consume_key(Modifiers::NONE, key) {
                let target_node = edge.accesskit_id();
                let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node, data: None };
                input.events.push(Event::AccessKitActionRequest(request));
            }
        }
    });
}
