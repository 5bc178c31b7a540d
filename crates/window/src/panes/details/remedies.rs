//! What keeps text in order among other text.

use eframe::egui::{ScrollArea, Ui};

use bidiscope_report::page::PageSectionId;

use super::super::ctx::Ctx;
use super::detail_pane::DetailPane;

/// The section of the page.
pub(super) struct Remedies;

impl DetailPane for Remedies {
    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>) {
        if let Some(section) = ctx.report.section(PageSectionId::TextOrderRemedies) {
            // Lines of long texts stand beside each other.
            ScrollArea::horizontal().show(ui, |ui| ctx.blocks().show(ui, &section.blocks));
        }
    }
}
