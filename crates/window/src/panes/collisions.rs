//! The names that look the same in the selected display.

use eframe::egui::style::ScrollStyle;
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
use super::Ctx;
use super::details::DetailPane;

/// The size of the common picture, in points an em.
const LINE: f32 = 24.0;
/// How many rows are seen at once of each list.
const ROWS: f32 = 8.0;

/// Those of the same paragraph direction, then those that a paragraph of the other direction shows so.
pub(super) struct SameDisplay;

impl DetailPane for SameDisplay {
    fn id(&self) -> &'static str {
        "same-display"
    }

    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>) {
        let id = ctx.settings.trace.strategy;
        match ctx.jobs.collisions.view(id) {
            Some(view) => list(ui, ctx, id, &view),
            None => {
                ui.label(message!(collisions_none).to_string());
            }
        }
        if let Some(view) = ctx.jobs.collisions.across(id) {
            ui.add_space(8.0);
            list(ui, ctx, id, &view);
        }
    }
}

fn list(ui: &mut Ui, ctx: &mut Ctx<'_>, strategy: StrategyId, view: &CollisionsView) {
    ui.label(RichText::new(&view.badge).size(HEADING));
    ui.label(&view.advice);
    let inspection = ctx.inspection;
    if let Some(pane) = inspection.strategy(strategy) {
        tall_row(ui, LINE_HEIGHT * LINE, |ui| {
            ui.weak(message!(collisions_all_show).fixed());
            let line = ctx.lines.line(inspection.name.characters(), &pane.order);
            ctx.lines.add(ui, &line, LINE, Colouring::ByClass);
        });
    }
    // A reason that several have stands beside the first of them, wherever the list is scrolled.
    let details: Vec<String> = view.collisions.iter().map(|it| ctx.said.unsaid(&it.details())).collect();
    let height = CELL.y + ui.spacing().item_spacing.y;
    // The bars show that a name goes on.
    ui.spacing_mut().scroll = ScrollStyle::solid();
    let area = ScrollArea::both().id_salt(&view.badge).auto_shrink([false, true]).max_height(height * ROWS);
    area.show_rows(ui, CELL.y, view.collisions.len(), |ui, rows| {
        for at in rows {
            row(ui, ctx, &view.collisions[at], &details[at]);
        }
        reveal::focused(ui);
    });
}

/// A collision; gives the button that opens it.
fn row(ui: &mut Ui, ctx: &mut Ctx<'_>, collision: &CollisionView, details: &str) -> Response {
    tall_row(ui, CELL.y, |ui| {
        let open = ui.button(message!(button_open).fixed());
        accessibility::button(
            &open,
            &message!(button_open_name, name = accessible_text(collision.name.characters())).to_string(),
        );
        if open.clicked() {
            ctx.commands.push(Command::OpenName(collision.name.text()));
        }
        let sign = match collision.refusal {
            Some(_) => message!(idna_refused).fixed(),
            None => message!(idna_permitted).fixed(),
        };
        let verdict = signs::verdict(ui, collision.verdict);
        accessibility::picture(&verdict, sign);
        verdict.on_hover_text(sign);
        small_cells::show(ui, ctx.lines, collision.name.characters());
        ui.weak(details);
        open
    })
}
