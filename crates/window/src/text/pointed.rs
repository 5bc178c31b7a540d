//! Which identifier the pointer is on, wherever it is shown.

use std::cell::Cell;

use eframe::egui::Ui;

/// The identifier that the pointer is on. What is drawn before the pointer is found on it is lit in the pass after.
#[derive(Default)]
pub(super) struct Pointed {
    /// The pass in which it was found there, and its index.
    found: Cell<Option<(u64, usize)>>,
}

impl Pointed {
    /// Says that the pointer is on this identifier.
    pub(super) fn set(&self, ui: &Ui, identifier: usize) {
        if !self.is_at(ui, identifier) {
            ui.request_repaint();
        }
        self.found.set(Some((ui.ctx().cumulative_pass_nr(), identifier)));
    }

    /// Whether the pointer is, or was in the last pass, on this identifier.
    pub(super) fn is_at(&self, ui: &Ui, identifier: usize) -> bool {
        let now = ui.ctx().cumulative_pass_nr();
        self.found.get().is_some_and(|(pass, found)| found == identifier && now <= pass + 1)
    }
}
