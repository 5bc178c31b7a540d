//! What a pane of the details does.

use eframe::egui::Ui;

use super::super::ctx::Ctx;

/// A pane of the details.
pub(crate) trait DetailPane: Sync {
    /// Shows what it says of the name in the selected display.
    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>);

    /// Whether it is scrolled as a whole; otherwise it scrolls parts of itself.
    fn is_scrolled(&self) -> bool {
        true
    }

    /// The height below which it says nothing, with the tabs above it, in points.
    fn least_height(&self) -> f32 {
        96.0
    }
}
