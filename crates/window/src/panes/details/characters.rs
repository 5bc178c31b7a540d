//! The characters of text, a row each. Those of a name stand in the cells of logical order, and with their labels among the rules.

use eframe::egui::Ui;

use bidiscope_bidi::name::ReadAs;
use bidiscope_report::page::SectionId;

use super::super::Ctx;
use super::DetailPane;

/// The table of the page.
pub(super) struct Characters;

impl DetailPane for Characters {
    fn id(&self) -> &'static str {
        "character-table"
    }

    fn is_for(&self, kind: ReadAs) -> bool {
        kind == ReadAs::Text
    }

    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>) {
        if let Some(section) = ctx.report.section(SectionId::Characters) {
            ctx.blocks().show(ui, &section.blocks);
        }
    }
}
