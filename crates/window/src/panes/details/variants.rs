//! The variants of the label that the ruleset of the zone is about, each drawn, with what the ruleset says of it: a section of
//! the tab Rules.

use eframe::egui::Ui;

use bidiscope_report::titles::Titled;
use bidiscope_report::words::lgr::zone_text;
use bidiscope_words::message;

use super::super::super::accessibility;
use super::super::super::command::Command;
use super::super::super::commands::CommandId;
use super::super::super::widgets::BidiLabel;
use super::super::ctx::Ctx;

/// Shows them, or in a line why there are none.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let analysis = &ctx.report.analysis;
    if analysis.ruleset_judged_label_index().is_none() {
        let zone = analysis.options().parent_zone.as_ref();
        let name = analysis.input().name();
        let outside = zone.filter(|zone| name.is_none_or(|it| zone.applicant_label_index_range(it).is_err()));
        let words = match outside {
            Some(zone) => message!(outside_zone_of_ruleset, zone = zone_text(zone)).to_string(),
            None => message!(variants_no_label).to_string(),
        };
        BidiLabel::new(words).show(ui, ctx.lines);
        return;
    }
    match ctx.jobs.variants.of(analysis, ui.ctx()) {
        Some(Ok(blocks)) => ctx.blocks().show(ui, &blocks),
        Some(Err(sentence)) => {
            accessibility::alert(&ui.label(&sentence), &sentence);
        }
        None => {
            ui.horizontal(|ui| {
                ui.spinner();
                accessibility::status(&ui.label(message!(variants_searching).static_text()));
            });
        }
    }
}

/// Says in a line that no ruleset is there, and offers to choose one.
pub(super) fn without_ruleset(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    if ctx.report.analysis.options().is_zone_from_registry_profile {
        ui.weak(message!(variants_none_in_profile).static_text());
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.weak(message!(variants_none).static_text());
        let open = CommandId::OpenRuleset;
        if ui.button(open.title()).on_hover_text(open.about()).clicked() {
            ctx.commands.push(Command::Run(open));
        }
    });
}
