//! A box from which one of some things is chosen.

use super::accessibility;
use eframe::egui::{ComboBox, Response, Ui};

/// Adds the box; `name` is what a screen reader calls it, `width` is in points.
pub(super) fn show<T: Clone + PartialEq, S: Into<String>>(
    ui: &mut Ui,
    name: &str,
    width: f32,
    chosen: &mut T,
    choices: impl IntoIterator<Item = T>,
    title: impl Fn(T) -> S,
) -> Response {
    let combo = ComboBox::from_id_salt(name).width(width);
    let combo = combo.selected_text(title(chosen.clone()).into());
    accessibility::combo(ui, combo, name, |ui| {
        for choice in choices {
            let text = title(choice.clone()).into();
            ui.selectable_value(chosen, choice, text);
        }
    })
}
