//! Strategies and properties at a glance.

use eframe::egui::{Grid, RichText, Role, Sense, Ui, WidgetInfo};

use crate::order::Display;
use crate::study::Property;
use crate::verdict::Verdict;
use crate::view::{StudyCell, StudyRow, StudyTable};

use super::super::signs;
use super::super::theme::Palette;

/// Shows the table; a click opens a cell, or closes it.
pub(super) fn show(ui: &mut Ui, caption: &str, table: &StudyTable, open: &mut Option<(Property, Display)>) {
    ui.weak(caption);
    Grid::new("properties").striped(true).spacing([12.0, 6.0]).show(ui, |ui| {
        ui.label("");
        for display in &table.displays {
            ui.label(RichText::new(display.short_title()).strong()).on_hover_text(display.title());
        }
        ui.end_row();
        for StudyRow { property, cells } in &table.rows {
            ui.label(property.statement());
            for (display, &cell) in table.displays.iter().zip(cells) {
                show_cell(ui, open, (*property, display.clone()), cell);
            }
            ui.end_row();
        }
    });
}

fn show_cell(
    ui: &mut Ui,
    open: &mut Option<(Property, Display)>,
    this: (Property, Display),
    cell: StudyCell,
) {
    let (verdict, length) = match cell {
        StudyCell::Unknown => {
            ui.label("");
            return;
        }
        StudyCell::Holds(length) => (Verdict::Satisfied, length),
        StudyCell::Fails(length) => (Verdict::Violated, length),
    };
    ui.horizontal(|ui| {
        let sign = signs::verdict(ui, verdict).interact(Sense::CLICK);
        let colour = Palette::current(ui).verdict(verdict);
        let response = ui
            .selectable_label(open.as_ref() == Some(&this), RichText::new(length.to_string()).color(colour));
        response.widget_info(|| {
            let name = format!("{}, {}: {}", this.0.id(), this.1, cell.text());
            WidgetInfo::labeled(Role::Button, true, name)
        });
        let response = response | sign;
        if response.clicked() {
            *open = if open.as_ref() == Some(&this) { None } else { Some(this) };
        }
        response.on_hover_text(cell.text());
    });
}
