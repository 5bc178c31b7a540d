//! The verdict of RFC 5893: labels and conditions as a table, offenders in sentences.

use eframe::egui::{Grid, Role, ScrollArea, Ui, WidgetInfo};

use crate::order::{Direction, Strategy};
use crate::verdict::Verdict;
use crate::verdict::rfc5893::{ConditionVerdict, statement};
use crate::view::VerdictRow;

use super::super::lines::Colouring;
use super::super::signs;
use super::super::theme::Palette;
use super::Panes;

/// The size of a label in the table, in points an em.
const LABEL: f32 = 18.0;

/// Shows the summary, the table, and a sentence for every violated condition.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>) {
    let view = &panes.inspection.verdict_view;
    let palette = Palette::current(ui);
    ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        let colour = palette.verdict(view.verdict);
        ui.horizontal(|ui| {
            signs::verdict(ui, view.verdict);
            ui.colored_label(colour, &view.summary);
        });
        if !view.guarantee.is_empty() {
            ui.weak(&view.guarantee);
        }
        ui.add_space(4.0);
        Grid::new("conditions").striped(true).min_col_width(18.0).spacing([14.0, 4.0]).show(ui, |ui| {
            ui.weak("label");
            ui.label("");
            ui.weak("kind");
            for condition in 1..=6 {
                ui.weak(condition.to_string()).on_hover_text(statement(condition));
            }
            ui.weak("verdict");
            ui.end_row();
            for (index, row) in view.rows.iter().enumerate() {
                show_row(ui, panes.lines, panes.lit, panes.inspection, index, row);
                ui.end_row();
            }
        });
        for (index, row) in view.rows.iter().enumerate() {
            for finding in &row.findings {
                ui.colored_label(palette.bad, format!("Label {index}. {finding}"));
            }
        }
    });
}

fn show_row(
    ui: &mut Ui,
    lines: &mut super::super::lines::Lines,
    lit: &mut super::super::lit::Lit,
    inspection: &crate::view::Inspection,
    index: usize,
    row: &VerdictRow,
) {
    let palette = Palette::current(ui);
    ui.weak(index.to_string());
    let characters = &inspection.name.characters()[row.range.clone()];
    let line = lines.line(characters, &Strategy::UbaAuto.order(characters));
    let response = lines.add(ui, &line, LABEL, Colouring::ByClass);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &inspection.labels[index].description));
    if let Some(pointer) = response.hover_pos()
        && let Some(place) = line.character_at((pointer.x - response.rect.left()) / LABEL)
    {
        lit.light(row.range.start + place);
    }
    ui.label(match row.direction {
        Some(Direction::RightToLeft) => "RTL",
        Some(Direction::LeftToRight) => "LTR",
        None => "\u{2013}",
    });
    for condition in &row.conditions {
        show_condition(ui, lit, index, condition);
    }
    ui.colored_label(palette.verdict(row.verdict), row.verdict.id().replace('-', " "));
}

/// A condition's sign; pointing at it lights its first offender up.
fn show_condition(ui: &mut Ui, lit: &mut super::super::lit::Lit, label: usize, condition: &ConditionVerdict) {
    let response = signs::verdict(ui, condition.verdict);
    let number = condition.condition;
    let word = condition.verdict.id().replace('-', " ");
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Cell, true, format!("label {label}, condition {number}, {word}"))
    });
    if response.hovered()
        && condition.verdict == Verdict::Violated
        && let Some(&offender) = condition.characters.first()
    {
        lit.light(offender);
    }
    response.on_hover_text(format!("Condition {number}: {} \u{2013} {word}.", statement(number)));
}
