//! The keyboard goes back to the field that had it when a menu closes, so that typing goes on where the caret was.

use eframe::egui::{Event, Id, Popup, Ui};

/// Which field had the keyboard, and whether it has lent it.
///
/// A click beside a field takes the keyboard from it. Where that opens a menu, or uses one of the controls above
/// the panes, the user goes on typing afterwards; where it is in the panes, the user has turned to them.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Keyboard {
    /// The field that has it, or has lent it.
    field: Option<Id>,
    is_lent: bool,
    menu_was_open: bool,
}

impl Keyboard {
    /// Ends a pass. `fields` are those that take it back; the panes begin below `bottom`.
    pub(super) fn end_pass(&mut self, ui: &Ui, fields: &[Id], bottom: f32) {
        let focused = ui.memory(|memory| memory.focused());
        let menu_is_open = Popup::is_any_open(ui.ctx());
        let menu_was_open = std::mem::replace(&mut self.menu_was_open, menu_is_open);
        // egui takes it when the button is pressed, or when it is let go.
        let is_above = |event: &Event| matches!(event, Event::PointerButton { pos, .. } if pos.y < bottom);
        let (is_down, is_used_above) =
            ui.input(|input| (input.pointer.any_down(), input.events.iter().any(is_above)));
        match focused {
            Some(id) if fields.contains(&id) => (self.field, self.is_lent) = (Some(id), false),
            // An item of the menu that was reached with a key.
            Some(_) if menu_is_open => {}
            Some(_) => (self.field, self.is_lent) = (None, false),
            None if self.is_lent || menu_is_open || menu_was_open || is_used_above => self.is_lent = true,
            None => self.field = None,
        }
        if self.is_lent && focused.is_none() && !menu_is_open && !is_down {
            self.is_lent = false;
            if let Some(field) = self.field {
                ui.memory_mut(|memory| memory.request_focus(field));
            }
        }
    }
}
