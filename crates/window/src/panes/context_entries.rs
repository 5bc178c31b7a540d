//! The fields for the text before and after the name.

use eframe::egui::Ui;

use super::super::line_entry::{LineEntry, LineLook};
use super::super::pass::Pass;

/// The fields for the text before and after the name.
pub(crate) struct ContextEntries {
    before: LineEntry,
    after: LineEntry,
}

impl Default for ContextEntries {
    fn default() -> Self {
        // Custom strategies have theirs by their numbers.
        Self::new(u32::MAX - 1)
    }
}

impl ContextEntries {
    /// The fields with this number, which tells them from others that are shown at once.
    pub(crate) fn new(number: u32) -> Self {
        Self { before: LineEntry::of_title(number), after: LineEntry::of_title(number) }
    }

    /// Shows both fields, each below its title. Whether a text was changed.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        panes_pass: &mut Pass<'_, ()>,
        width: f32,
        texts: [(&str, &mut String); 2],
    ) -> bool {
        let mut is_changed = false;
        for ((title, text), entry) in texts.into_iter().zip([&mut self.before, &mut self.after]) {
            let label = ui.label(title);
            let look = LineLook { label: title, hint: "", width, takes_keyboard: false };
            let before = text.clone();
            let response = entry.show(ui, &look, &mut panes_pass.over(text)).response;
            response.labelled_by(label.id);
            is_changed |= *text != before;
        }
        is_changed
    }
}
