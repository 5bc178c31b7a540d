//! What the rulesets of the zone say: the sections of their pages, a part of the tab Rules.

use eframe::egui::{CollapsingHeader, RichText, Ui};

use bidiscope_report::words::escape::plain_text_without_isolates;

use super::super::super::widgets::BidiLabel;
use super::super::ctx::Ctx;

/// Shows the sections of each ruleset, folded but for the first; the title of a single one stands among the facts above.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let pages = ctx.jobs.rulesets.of(&ctx.report.analysis.options().zone_rulesets);
    for (number, (title, sections)) in pages.iter().enumerate() {
        ui.push_id(("ruleset", number), |ui| {
            if pages.len() > 1 {
                BidiLabel::new(title).show(ui, ctx.lines);
            }
            for (at, section) in sections.iter().enumerate() {
                let heading = RichText::new(plain_text_without_isolates(&section.title));
                let header = CollapsingHeader::new(heading).id_salt(at).default_open(at == 0);
                header.show(ui, |ui| ctx.blocks().show(ui, &section.blocks));
            }
        });
    }
}
