//! What the rulesets of the zone say: the sections of their pages, a part of the tab Rules.

use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::{CollapsingHeader, RichText, Ui};

use bidiscope_idna::verdict::Rulesets;
use bidiscope_report::page::{Section, ruleset_page};
use bidiscope_report::words::escape::plain_text;
use bidiscope_report::words::lgr::ruleset_title_and_date;

use super::super::super::widgets::BidiLabel;
use super::super::Ctx;

/// The pages of the rulesets that were shown last: a repertoire may have thousands of rows.
#[derive(Default)]
pub(in super::super) struct RulesetPages {
    known: Option<(Rulesets, Rc<[RulesetPage]>)>,
}

/// The page of a ruleset, with its title.
type RulesetPage = (String, Vec<Section>);

impl RulesetPages {
    fn of(&mut self, rulesets: &Rulesets) -> Rc<[RulesetPage]> {
        if let Some((known, pages)) = &self.known
            && Arc::ptr_eq(known, rulesets)
        {
            return Rc::clone(pages);
        }
        let page = |it: &bidiscope_idna::verdict::NamedRuleset| {
            (ruleset_title_and_date(it).to_string(), ruleset_page(&it.ruleset))
        };
        let pages: Rc<[RulesetPage]> = rulesets.iter().map(page).collect();
        self.known = Some((Arc::clone(rulesets), Rc::clone(&pages)));
        pages
    }
}

/// Shows the sections of each ruleset, folded but for the first; the title of a single one stands among the facts above.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let pages = ctx.jobs.rulesets.of(&ctx.report.analysis.options().rulesets);
    for (number, (title, sections)) in pages.iter().enumerate() {
        ui.push_id(("ruleset", number), |ui| {
            if pages.len() > 1 {
                BidiLabel::new(title).show(ui, ctx.lines);
            }
            for (at, section) in sections.iter().enumerate() {
                let heading = RichText::new(plain_text(&section.title));
                let header = CollapsingHeader::new(heading).id_salt(at).default_open(at == 0);
                header.show(ui, |ui| ctx.blocks().show(ui, &section.blocks));
            }
        });
    }
}
