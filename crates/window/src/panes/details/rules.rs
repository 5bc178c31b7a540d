//! What each set of rules says of the name: the facts of the overview, findings, suggested fixes, the mapping of UTS #46, other
//! policies, whether the labels stay whole among others, what the ruleset says, and the variants under it.

use eframe::egui::Ui;

use bidiscope_report::page::{OverviewFactId, PageSectionId};
use bidiscope_report::titles::Titled;
use bidiscope_report::words::escape::plain_text_without_isolates;
use bidiscope_words::message;

use super::super::super::settings::DetailSection;
use super::super::ctx::Ctx;
use super::detail_pane::DetailPane;
use super::section::section;
use super::{ruleset, variants};

/// The sections; those that have something to act on are open.
pub(super) struct Rules;

/// The sections of the page that are shown, each as the part that is folded.
const SECTIONS: [(PageSectionId, DetailSection); 7] = [
    (PageSectionId::ViolationsAndWarnings, DetailSection::Findings),
    (PageSectionId::SuggestedFixes, DetailSection::SuggestedFixes),
    (PageSectionId::Uts46Mapping, DetailSection::Mapping),
    (PageSectionId::NoteFindings, DetailSection::Notes),
    (PageSectionId::Labels, DetailSection::Labels),
    (PageSectionId::PolicyVerdicts, DetailSection::Policies),
    (PageSectionId::CharacterGrouping, DetailSection::Grouping),
];

impl DetailPane for Rules {
    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>) {
        facts(ui, ctx);
        for (id, part) in SECTIONS {
            if let Some(shown) = ctx.report.section(id) {
                section(ui, ctx, part, &plain_text_without_isolates(&shown.title), |ui, ctx| {
                    ctx.blocks().show(ui, &shown.blocks);
                });
            }
        }
        // Last, for there may be hundreds.
        if ctx.report.analysis.options().zone_rulesets.is_empty() {
            variants::without_ruleset(ui, ctx);
        } else {
            section(ui, ctx, DetailSection::Ruleset, message!(rules_ruleset).static_text(), ruleset::show);
            section(ui, ctx, DetailSection::Variants, message!(rules_variants).static_text(), variants::show);
        }
    }
}

/// The facts that stand nowhere else in the window: the verdict has the answer, what registered names make of it, the DNS form
/// and what a browser opens, and the cells have the characters.
fn facts(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let report = ctx.report;
    let is_elsewhere = |id: OverviewFactId| {
        use OverviewFactId::{
            BrowserReading, CodePoints, DnsName, HostInOtherInput, ListedApplications,
            RegisteredNamesComparison, RegistrationPermission, UnshortenedName,
        };
        let is_of_others = matches!(id, RegisteredNamesComparison | ListedApplications);
        is_of_others
            || matches!(
                id,
                RegistrationPermission
                    | UnshortenedName
                    | HostInOtherInput
                    | DnsName
                    | BrowserReading
                    | CodePoints
            )
    };
    for (id, line) in report.overview_facts().iter().filter(|it| !is_elsewhere(it.0)) {
        ctx.blocks().fact(ui, id.title(), line);
    }
}
