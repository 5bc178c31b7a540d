//! A box from which one of some things is chosen.

use super::accessibility;
use eframe::egui::{ComboBox, Ui};

/// Adds the box; `name` is what a screen reader calls it, `width` is in points.
pub(super) fn show<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    width: f32,
    chosen: &mut T,
    choices: impl IntoIterator<Item = T>,
    title: impl Fn(T) -> &'static str,
) {
    let combo = ComboBox::from_id_salt(name).selected_text(title(*chosen)).width(width);
    accessibility::combo(ui, combo, name, |ui| {
        for choice in choices {
            ui.selectable_value(chosen, choice, title(choice));
        }
    });
}
