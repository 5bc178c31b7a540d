//! The names that look the same in the selected display, and those that look as one likes.

use eframe::egui::{RichText, Ui};

use bidiscope_layout::InvisibleStyle;
use bidiscope_report::page::DisplayCollisions;
use bidiscope_report::view::StrategyId;
use bidiscope_words::message;

use super::super::collisions::FoundCollisions;
use super::super::lines::{Colouring, LINE_HEIGHT, tall_row};
use super::super::settings::DetailSection;
use super::super::theme::HEADING;
use super::appearance;
use super::ctx::Ctx;
use super::details::detail_pane::DetailPane;
use super::details::section::section;

/// The size of the common picture, in points an em.
const LINE: f32 = 24.0;

/// Those of the same paragraph direction, then those that a paragraph of the other direction shows so.
pub(super) struct SameDisplay;

impl DetailPane for SameDisplay {
    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>) {
        if !ctx.report.analysis.is_text() {
            // Above the names, of which there may be many.
            section(
                ui,
                ctx,
                DetailSection::FindByAppearance,
                message!(appearance_title).static_text(),
                appearance::show,
            );
        }
        let id = ctx.selected();
        let said = match ctx.jobs.collisions.of(id) {
            FoundCollisions::Some(view) => {
                list(ui, ctx, id, &view);
                None
            }
            FoundCollisions::None => {
                Some(message!(collisions_none, kind = ctx.report.input.input_type().id()))
            }
            FoundCollisions::Running => Some(message!(collisions_running)),
            FoundCollisions::NotSearched => Some(message!(collisions_not_searched)),
            FoundCollisions::Failed => Some(message!(collisions_failed)),
        };
        if let Some(said) = said {
            ui.label(said.to_string());
        }
        if let Some(view) = ctx.jobs.collisions.across(id) {
            ui.add_space(8.0);
            list(ui, ctx, id, &view);
        }
    }
}

fn list(ui: &mut Ui, ctx: &mut Ctx<'_>, strategy: StrategyId, collisions: &DisplayCollisions) {
    ui.label(RichText::new(&collisions.badge).size(HEADING));
    let report = ctx.report;
    if let Some(pane) = report.strategy(strategy) {
        tall_row(ui, LINE_HEIGHT * LINE, |ui| {
            ui.weak(message!(collisions_all_show).static_text());
            let characters = report.input.characters();
            // What the texts do not have is not seen.
            let line = match report.analysis.is_text() {
                true => ctx.lines.line_with(characters, &pane.line_order, InvisibleStyle::Hidden),
                false => ctx.lines.line(characters, &pane.line_order),
            };
            ctx.lines.add(ui, &line, LINE, Colouring::ByClass);
        });
    }
    ui.push_id(&collisions.badge, |ui| ctx.blocks().show(ui, &collisions.blocks()));
}
