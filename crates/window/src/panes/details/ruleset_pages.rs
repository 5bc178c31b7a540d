//! The pages of the rulesets that were shown last.

use std::rc::Rc;
use std::sync::Arc;

use bidiscope_idna::verdict::Rulesets;
use bidiscope_report::page::{PageSection, ruleset_page};
use bidiscope_report::words::lgr::ruleset_title_and_date;

/// The pages of the rulesets that were shown last: a repertoire may have thousands of rows.
#[derive(Default)]
pub(in super::super) struct RulesetPages {
    known: Option<(Rulesets, Rc<[RulesetPage]>)>,
}

/// The page of a ruleset, with its title.
type RulesetPage = (String, Vec<PageSection>);

impl RulesetPages {
    pub(super) fn of(&mut self, rulesets: &Rulesets) -> Rc<[RulesetPage]> {
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
