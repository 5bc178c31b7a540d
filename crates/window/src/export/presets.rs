//! What can be made of the name, or of several: a few that are ready.

use eframe::egui::{Frame, Margin, Ui};

use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::settings::{ExportPreset, ExportSettings};

/// How far what is said of each is set in, in points: to where its title begins.
const SET_IN: i8 = 20;

/// Shows them; `of` says what is exported: `name`, `text` or `names`.
pub(super) fn show(ui: &mut Ui, settings: &mut ExportSettings, has_several: bool, of: &str) {
    ui.scope(|ui| {
        accessibility::group(ui, message!(label_show).static_text());
        for preset in ExportPreset::offered(has_several) {
            let radio = ui.radio(settings.preset == preset, preset.title());
            if radio.clicked() {
                settings.preset = preset;
            }
            let set_in = Frame::new().inner_margin(Margin { left: SET_IN, bottom: 6, ..Margin::ZERO });
            let about = message!(export_preset_about, preset = preset.id(), of = of).to_string();
            set_in.show(ui, |ui| ui.weak(about));
        }
    });
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        accessibility::group(ui, message!(export_form).static_text());
        ui.label(message!(export_form).static_text());
        let form = settings.form_of(settings.preset);
        for &ending in settings.preset.endings() {
            if ui.radio(ending == form, ending.to_uppercase()).clicked() {
                ending.clone_into(&mut settings.form);
            }
        }
    });
}
