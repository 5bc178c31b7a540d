//! The names that look the same in the selected display.

use eframe::egui::{Response, RichText, ScrollArea, Ui};

use bidiscope_present::message;
use bidiscope_present::view::{CollisionView, CollisionsView, StrategyId, accessible_text};

use super::super::accessibility;
use super::super::command::Command;
use super::super::lines::{Colouring, LINE_HEIGHT, tall_row};
use super::super::reveal;
use super::super::signs;
use super::super::small_cells::{self, CELL};
use super::super::theme::HEADING;
use super::Panes;

/// The size of the common picture, in points an em.
const LINE: f32 = 24.0;
/// How many rows are seen at once of each list.
const ROWS: f32 = 8.0;

/// Shows those of the same paragraph direction, then those that a paragraph of the other direction shows so.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>, id: StrategyId) {
    let collisions = panes.collisions;
    match collisions.view(id) {
        Some(view) => list(ui, panes, id, view),
        None => {
            ui.label(message!(collisions_none).to_string());
        }
    }
    if let Some(view) = collisions.across(id) {
        ui.add_space(8.0);
        list(ui, panes, id, view);
    }
}

fn list(ui: &mut Ui, panes: &mut Panes<'_>, strategy: StrategyId, view: &CollisionsView) {
    ui.label(RichText::new(&view.badge).size(HEADING));
    ui.label(&view.advice);
    let inspection = panes.inspection;
    if let Some(pane) = inspection.strategy(strategy) {
        tall_row(ui, LINE_HEIGHT * LINE, |ui| {
            ui.weak(message!(collisions_all_show).fixed());
            let line = panes.lines.line(inspection.name.characters(), &pane.order);
            panes.lines.add(ui, &line, LINE, Colouring::ByClass);
        });
    }
    // A reason that several have stands beside the first of them, wherever the list is scrolled.
    let details: Vec<String> = view.collisions.iter().map(|it| panes.said.unsaid(&it.details())).collect();
    let height = CELL.y + ui.spacing().item_spacing.y;
    let area = ScrollArea::both().id_salt(&view.badge).auto_shrink([false, true]).max_height(height * ROWS);
    area.show_rows(ui, CELL.y, view.collisions.len(), |ui, rows| {
        for at in rows {
            row(ui, panes, &view.collisions[at], &details[at]);
        }
        reveal::focused(ui);
    });
}

/// A collision; gives the button that opens it.
fn row(ui: &mut Ui, panes: &mut Panes<'_>, collision: &CollisionView, details: &str) -> Response {
    tall_row(ui, CELL.y, |ui| {
        let open = ui.button(message!(button_open).fixed());
        accessibility::button(
            &open,
            &message!(button_open_name, name = accessible_text(collision.name.characters())).to_string(),
        );
        if open.clicked() {
            panes.commands.push(Command::OpenName(collision.name.text()));
        }
        let sign = match collision.refusal {
            Some(_) => message!(idna_refused).fixed(),
            None => message!(idna_permitted).fixed(),
        };
        let verdict = signs::verdict(ui, collision.verdict);
        accessibility::picture(&verdict, sign);
        verdict.on_hover_text(sign);
        small_cells::show(ui, panes.lines, collision.name.characters());
        ui.weak(details);
        open
    })
}
