//! The names that look the same in the selected display, and those that look as one likes.

use eframe::egui::style::ScrollStyle;
use eframe::egui::{Align, Layout, RichText, ScrollArea, Ui, vec2};

use bidiscope_report::view::{CollisionView, CollisionsView, StrategyId, accessible_text};
use bidiscope_words::message;

use super::super::accessibility;
use super::super::collisions::FoundCollisions;
use super::super::command::Command;
use super::super::lines::{Colouring, LINE_HEIGHT, tall_row};
use super::super::reveal;
use super::super::settings::Section;
use super::super::signs;
use super::super::small_cells::{self, CELL};
use super::super::theme::HEADING;
use super::super::widgets::BidiLabel;
use super::details::{self, DetailPane};
use super::{Ctx, appearance};

/// The size of the common picture, in points an em.
const LINE: f32 = 24.0;
/// The room for what stands beside the cells of a name, and below them, in points.
const MARGIN: f32 = 110.0;
const REASON: f32 = 24.0;
/// How many rows are seen at once of each list.
const ROWS: f32 = 8.0;

/// Those of the same paragraph direction, then those that a paragraph of the other direction shows so.
pub(super) struct SameDisplay;

impl DetailPane for SameDisplay {
    fn id(&self) -> &'static str {
        "same-display"
    }

    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>) {
        // Above the names, of which there may be many.
        details::section(
            ui,
            ctx,
            Section::FindByAppearance,
            message!(appearance_title).fixed(),
            appearance::show,
        );
        let id = ctx.settings.session.trace.strategy;
        let said = match ctx.jobs.collisions.of(id) {
            FoundCollisions::Some(view) => {
                list(ui, ctx, id, &view);
                None
            }
            FoundCollisions::None => Some(message!(collisions_none)),
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

fn list(ui: &mut Ui, ctx: &mut Ctx<'_>, strategy: StrategyId, view: &CollisionsView) {
    ui.label(RichText::new(&view.badge).size(HEADING));
    ui.label(&view.advice);
    let report = ctx.report;
    if let Some(pane) = report.strategy(strategy) {
        tall_row(ui, LINE_HEIGHT * LINE, |ui| {
            ui.weak(message!(collisions_all_show).fixed());
            let line = ctx.lines.line(report.name.characters(), &pane.order);
            ctx.lines.add(ui, &line, LINE, Colouring::ByClass);
        });
    }
    // A reason that several have stands beside the first of them, wherever the list is scrolled.
    let details: Vec<String> = view.collisions.iter().map(|it| ctx.said.unsaid(&it.details())).collect();
    // A name has as many lines of cells as it needs, all names as many.
    ui.spacing_mut().scroll = ScrollStyle::solid();
    let per_line = small_cells::per_line(ui.available_width() - MARGIN);
    let longest = view.collisions.iter().map(|it| it.name.characters().len()).max().unwrap_or(0);
    let reason = if details.iter().all(String::is_empty) { 0.0 } else { REASON };
    let height = longest.div_ceil(per_line).max(1) as f32 * CELL.y + reason;
    let most = (height + ui.spacing().item_spacing.y) * ROWS;
    let area = ScrollArea::vertical().id_salt(&view.badge).auto_shrink([false, true]).max_height(most);
    area.show_rows(ui, height, view.collisions.len(), |ui, rows| {
        for at in rows {
            let size = vec2(ui.available_width(), height);
            let place = Layout::left_to_right(Align::Min);
            ui.allocate_ui_with_layout(size, place, |ui| {
                ui.set_min_height(height);
                row(ui, ctx, &view.collisions[at], &details[at], per_line);
            });
        }
        reveal::focused(ui);
    });
}

/// A collision: the button that opens it, its cells, so many a line, and below them what there is to say of it.
fn row(ui: &mut Ui, ctx: &mut Ctx<'_>, collision: &CollisionView, details: &str, per_line: usize) {
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
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.set_max_width((per_line as f32 + 0.5) * CELL.x);
        small_cells::show(ui, ctx.lines, collision.name.characters());
        if !details.is_empty() {
            BidiLabel::new(details).weak().truncated().show(ui, ctx.lines);
        }
    });
}
