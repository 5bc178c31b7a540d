//! What can be chosen for an export.

use eframe::egui::{ComboBox, DragValue, Grid, Role, Ui, WidgetInfo};

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
        ui.label("Show");
        ui.vertical(|ui| {
            accessibility::group(ui, "Show");
            for part in ExportedPart::ALL {
                let is_there = part != ExportedPart::Steps || has_steps[0];
                ui.add_enabled_ui(is_there, |ui| ui.radio_value(&mut settings.part, part, part.title()))
                    .response
                    .on_disabled_hover_text(TOO_LONG);
            }
        });
        ui.end_row();
        let is_comparison = settings.part == ExportedPart::Comparison;
        ui.label("Display");
        let is_of_one = matches!(settings.part, ExportedPart::Line | ExportedPart::Steps);
        ui.add_enabled_ui(is_of_one, |ui| {
            // No higher than a row.
            ui.horizontal(|ui| display(ui, displays, chosen, lines));
        });
        ui.end_row();
        ui.label("With");
        ui.add_enabled_ui(is_comparison, |ui| {
            ui.vertical(|ui| {
                accessibility::group(ui, "With");
                ui.add_enabled_ui(has_steps[1], |ui| {
                    ui.checkbox(&mut settings.steps, "the steps in the trace")
                        .on_disabled_hover_text(TOO_LONG);
                });
                ui.checkbox(&mut settings.collisions, "the names that look the same");
                ui.checkbox(&mut settings.proof, "what is proved of the displays");
            });
        });
        ui.end_row();
        ui.label("Form");
        ui.horizontal(|ui| {
            accessibility::group(ui, "Form");
            for form in SheetFormat::ALL {
                ui.selectable_value(&mut settings.form, form, form.title());
            }
        });
        ui.end_row();
        // A line or a figure is as large as it needs.
        let has_paper = matches!(settings.part, ExportedPart::Comparison | ExportedPart::Steps);
        ui.label("Paper");
        ui.add_enabled_ui(has_paper, |ui| {
            combo::show(ui, "Paper", 176.0, &mut settings.paper, PageSize::ALL, paper_title);
        });
        ui.end_row();
        ui.label("");
        let can_lie = has_paper && matches!(settings.paper, PageSize::A4 | PageSize::Letter);
        ui.add_enabled_ui(can_lie, |ui| ui.checkbox(&mut settings.is_landscape, "Landscape"));
        ui.end_row();
        ui.label("Colours");
        ui.horizontal(|ui| {
            accessibility::group(ui, "Colours");
            for theme in SheetTheme::ALL {
                ui.selectable_value(&mut settings.theme, theme, theme_title(theme));
            }
        });
        ui.end_row();
        let label = ui.label("Scale");
        ui.add_enabled_ui(settings.form != SheetFormat::Pdf, |ui| {
            let of = if settings.form == SheetFormat::Png { " pixels a point" } else { " times" };
            let drag = DragValue::new(&mut settings.scale).range(ExportSettings::SCALES).speed(0.05);
            let written = |it: f64, _| ((it * 100.0).round() / 100.0).to_string();
            ui.add(drag.custom_formatter(written).suffix(of)).labelled_by(label.id);
        });
        ui.end_row();
    });
}

/// Why steps cannot be had.
const TOO_LONG: &str = "The name is too long for its steps in this display. The window and \u{201C}bidiscope trace\u{201D} show them.";

fn display(ui: &mut Ui, displays: &[DisplayChoice], chosen: &mut usize, lines: &mut Lines) {
    let titles = Titles::new(lines);
    let title = displays.get(*chosen).map_or("", |it| it.title.as_str());
    let combo = ComboBox::from_id_salt("exported display").width(176.0).truncate();
    let combo = combo.selected_text(titles.atom(ui, title)).show_ui(ui, |ui| {
        for (at, choice) in displays.iter().enumerate() {
            if titles.selectable(ui, at == *chosen, &choice.title).clicked() {
                *chosen = at;
            }
        }
    });
    let is_enabled = ui.is_enabled();
    combo.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, is_enabled, "Display"));
    accessibility::opens(&combo.response, combo.inner.is_some());
}

const fn paper_title(paper: PageSize) -> &'static str {
    match paper {
        PageSize::Fit => "As large as needed",
        PageSize::A4 => "A4",
        PageSize::Letter => "Letter",
        PageSize::Slide => "Slide, 16:9",
    }
}

const fn theme_title(theme: SheetTheme) -> &'static str {
    match theme {
        SheetTheme::Light => "Light",
        SheetTheme::Dark => "Dark",
    }
}
