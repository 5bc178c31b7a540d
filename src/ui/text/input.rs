//! The field in which the text is typed, or what is told of one that is too long for it.

use std::sync::Arc;

use eframe::egui::{self, FontId, Id, Role, ScrollArea, TextEdit, Ui, WidgetInfo, vec2};

use super::super::app::App;
use super::super::theme::Palette;
use super::{MOST_EDITED, incoming};

/// The identity of the field.
fn field_id() -> Id {
    Id::unique("text field")
}

/// Shows the field, and searches its text when that changes.
pub(super) fn show(ui: &mut Ui, app: &mut App) {
    let has_focus = ui.memory(|memory| memory.has_focus(field_id()));
    incoming::take_long_paste(ui, app, has_focus);
    if let Some(error) = &app.text.error {
        let response = ui.colored_label(Palette::current(ui).bad, error);
        response.widget_info(|| WidgetInfo::labeled(Role::Alert, true, error));
    }
    if app.text.source.is_some() {
        show_source(ui, app);
        return;
    }
    let mut text = app.settings.text.text.clone();
    if field(ui, &mut text) {
        app.text.error = None;
        app.text.search(Arc::from(text.as_str()), &app.settings.text, ui.ctx());
        app.settings.text.text = text;
    }
}

/// The field itself; whether its text was changed.
fn field(ui: &mut Ui, text: &mut String) -> bool {
    let size = ui.available_size();
    ScrollArea::vertical()
        .id_salt("text field")
        .auto_shrink(false)
        .show(ui, |ui| {
            let field = TextEdit::multiline(text)
                .id(field_id())
                .font(FontId::proportional(15.0))
                .hint_text(
                    "Type or paste text with names and addresses in it, or drop a file onto the window",
                )
                .desired_width(f32::INFINITY)
                .char_limit(MOST_EDITED)
                .min_size(vec2(0.0, size.y - 4.0));
            ui.add(field).accessible_name("Running text").changed()
        })
        .inner
}

fn show_source(ui: &mut Ui, app: &mut App) {
    let megabytes = app.text.view.text.len() as f64 / 1e6;
    ui.horizontal(|ui| {
        // A file's name is the user's own and may run from right to left: it is drawn as a line.
        let name = crate::name::characters_of(app.text.source.as_deref().unwrap_or_default());
        let line = app.lines.line(&name, &crate::order::Strategy::UbaAuto.order(&name));
        let colour = Palette::current(ui).text;
        app.lines.add(ui, &line, 16.0, super::super::lines::Colouring::Plain(colour));
        ui.weak(format!("{megabytes:.1} MB: too long to be edited here"));
        if ui.button("Close").clicked() {
            app.text.open(String::new(), "", &mut app.settings.text, ui.ctx());
        }
    });
    ui.allocate_space(egui::vec2(ui.available_width(), 0.0));
}
