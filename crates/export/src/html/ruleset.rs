//! Pages about label generation rulesets.

use bidiscope_lgr::Ruleset;
use bidiscope_report::page::{
    PageLine, PageSection, PageSectionId, RulesetComparison, ruleset_comparison_page, ruleset_page,
};
use bidiscope_words::{Message, message};

use super::page::ReportPage;

/// An HTML document about a label generation ruleset (RFC 7940); `ruleset_file_name` is the name of its file.
pub fn ruleset_report(ruleset: &Ruleset, ruleset_file_name: &str) -> String {
    document(&message!(lgr_page_title, file = ruleset_file_name), &ruleset_page(ruleset))
}

/// An HTML document about what differs between two rulesets.
pub fn ruleset_changes_report(changes: &RulesetComparison<'_>) -> String {
    let (old, new) = (&*changes.old_ruleset.name, &*changes.new_ruleset.name);
    document(&message!(lgr_page_changes, old = old, new = new), &ruleset_comparison_page(changes))
}

/// A document of sections, with links to each of them.
fn document(title: &Message<'_>, sections: &[PageSection]) -> String {
    let mut page = ReportPage::new(title);
    page.html.begin("header", &[]);
    page.say("h1", &[], title);
    let link =
        |it: &PageSection| Some((it.id.anchor()?.to_owned(), PageLine::from_text_with_isolates(&*it.title)));
    let links: Vec<(String, PageLine)> =
        sections.iter().filter(|it| it.id != PageSectionId::RulesetIdentification).filter_map(link).collect();
    if links.len() > 1 {
        page.contents("ul", &links, &[]);
    }
    page.html.end("header");
    page.html.begin("main", &[("id", "report")]);
    sections.iter().for_each(|it| page.section(it));
    page.html.end("main");
    page.html.begin("footer", &[("id", "about")]);
    page.versions();
    page.html.end("footer");
    page.finish();
    page.html.take()
}
