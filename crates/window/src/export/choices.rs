//! What can be chosen for an export.

use eframe::egui::{ComboBox, DragValue, Grid, Ui};

use bidiscope_present::message;
use bidiscope_present::sheet::{PageSize, SheetFormat, SheetTheme};

use super::super::accessibility;
use super::super::combo;
use super::super::lines::Lines;
use super::super::settings::{ExportSettings, ExportedPart};
use super::super::titles::Titles;
use super::DisplayChoice;

/// Shows it. `displays` are those of which the line or the steps can be exported, and `chosen` is one of them. `has_steps` says
/// whether the steps of that one can be shown, and those of the display in the trace.
pub(super) fn show(
    ui: &mut Ui,
    settings: &mut ExportSettings,
    (displays, chosen): (&[DisplayChoice], &mut usize),
    has_steps: [bool; 2],
    lines: &mut Lines,
) {
    Grid::new("export").num_columns(2).spacing([12.0, 7.0]).show(ui, |ui| {
        ui.label(message!(export_show).fixed());
        ui.vertical(|ui| {
            accessibility::group(ui, message!(export_show).fixed());
            for part in ExportedPart::ALL {
                let is_there = part != ExportedPart::Steps || has_steps[0];
                ui.add_enabled_ui(is_there, |ui| ui.radio_value(&mut settings.part, part, part.title()))
                    .response
                    .on_disabled_hover_text(message!(export_steps_too_long).fixed());
            }
        });
        ui.end_row();
        let is_comparison = settings.part == ExportedPart::Comparison;
        ui.label(message!(export_display).fixed());
        let is_of_one = matches!(settings.part, ExportedPart::Line | ExportedPart::Steps);
        ui.add_enabled_ui(is_of_one, |ui| {
            // No higher than a row.
            ui.horizontal(|ui| display(ui, displays, chosen, lines));
        });
        ui.end_row();
        ui.label(message!(export_with).fixed());
        ui.add_enabled_ui(is_comparison, |ui| {
            ui.vertical(|ui| {
                accessibility::group(ui, message!(export_with).fixed());
                ui.add_enabled_ui(has_steps[1], |ui| {
                    ui.checkbox(&mut settings.steps, message!(export_steps).fixed())
                        .on_disabled_hover_text(message!(export_steps_too_long).fixed());
                });
                ui.checkbox(&mut settings.collisions, message!(export_collisions).fixed());
                ui.checkbox(&mut settings.proof, message!(export_proofs).fixed());
            });
        });
        ui.end_row();
        ui.label(message!(export_form).fixed());
        ui.horizontal(|ui| {
            accessibility::group(ui, message!(export_form).fixed());
            for form in SheetFormat::ALL {
                ui.selectable_value(&mut settings.form, form, form.title());
            }
        });
        ui.end_row();
        // A line or a figure is as large as it needs.
        let has_paper = matches!(settings.part, ExportedPart::Comparison | ExportedPart::Steps);
        ui.label(message!(export_paper).fixed());
        ui.add_enabled_ui(has_paper, |ui| {
            combo::show(
                ui,
                message!(export_paper).fixed(),
                176.0,
                &mut settings.paper,
                PageSize::ALL,
                paper_title,
            );
        });
        ui.end_row();
        ui.label("");
        let can_lie = has_paper && matches!(settings.paper, PageSize::A4 | PageSize::Letter);
        ui.add_enabled_ui(can_lie, |ui| {
            ui.checkbox(&mut settings.is_landscape, message!(export_landscape).fixed())
        });
        ui.end_row();
        ui.label(message!(export_colours).fixed());
        ui.horizontal(|ui| {
            accessibility::group(ui, message!(export_colours).fixed());
            for theme in SheetTheme::ALL {
                ui.selectable_value(&mut settings.theme, theme, theme_title(theme));
            }
        });
        ui.end_row();
        let label = ui.label(message!(export_scale).fixed());
        ui.add_enabled_ui(settings.form != SheetFormat::Pdf, |ui| {
            let of = match settings.form {
                SheetFormat::Png => message!(export_scale_pixels),
                _ => message!(export_scale_times),
            };
            let of = format!(" {of}");
            let drag = DragValue::new(&mut settings.scale).range(ExportSettings::SCALES).speed(0.05);
            let written = |it: f64, _| ((it * 100.0).round() / 100.0).to_string();
            ui.add(drag.custom_formatter(written).suffix(of)).labelled_by(label.id);
        });
        ui.end_row();
    });
}

fn display(ui: &mut Ui, displays: &[DisplayChoice], chosen: &mut usize, lines: &mut Lines) {
    let titles = Titles::new(lines);
    let title = displays.get(*chosen).map_or("", |it| it.title.as_str());
    let combo = ComboBox::from_id_salt("exported display").width(176.0).truncate();
    let combo = combo.selected_text(titles.atom(ui, title));
    accessibility::combo(ui, combo, message!(export_display).fixed(), |ui| {
        for (at, choice) in displays.iter().enumerate() {
            if titles.selectable(ui, at == *chosen, &choice.title).clicked() {
                *chosen = at;
            }
        }
    });
}

fn paper_title(paper: PageSize) -> &'static str {
    match paper {
        PageSize::Fit => message!(export_paper_fit).fixed(),
        PageSize::A4 => message!(export_paper_a4).fixed(),
        PageSize::Letter => message!(export_paper_letter).fixed(),
        PageSize::Slide => message!(export_paper_slide).fixed(),
    }
}

fn theme_title(theme: SheetTheme) -> &'static str {
    match theme {
        SheetTheme::Light => message!(export_theme_light).fixed(),
        SheetTheme::Dark => message!(export_theme_dark).fixed(),
    }
}
