//! A box from which one of some things is chosen.

use super::accessibility;
use eframe::egui::{ComboBox, Role, Ui, WidgetInfo};

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
    let shown = combo.show_ui(ui, |ui| {
        for choice in choices {
            ui.selectable_value(chosen, choice, title(choice));
        }
    });
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, name));
    accessibility::opens(&shown.response, shown.inner.is_some());
}
