//! A page about a label generation ruleset.

use bidiscope_bidi::name::{character_names_version, unicode_version};
use bidiscope_lgr::Ruleset;
use bidiscope_report::page::{Section, ruleset_page};
use bidiscope_words::message;

use super::page::ReportPage;

/// An HTML document about a label generation ruleset (RFC 7940); `file` is the name of its file.
pub fn ruleset_report(ruleset: &Ruleset, file: &str) -> String {
    let title = message!(lgr_page_title, file = file);
    let mut page = ReportPage::new(&title);
    page.html.begin("header", &[]);
    page.say("h1", &[], &title);
    page.html.end("header");
    page.html.begin("main", &[("id", "report")]);
    for Section { title, blocks, .. } in ruleset_page(ruleset) {
        page.html.begin("section", &[]);
        page.html.element("h2", &[], |html| html.words(&title));
        page.blocks(&title, &blocks);
        page.html.end("section");
    }
    page.html.end("main");
    page.html.begin("footer", &[("id", "about")]);
    page.paragraph(&message!(made_by, version = env!("CARGO_PKG_VERSION")));
    let (version, names) = (unicode_version(), character_names_version());
    page.paragraph(&message!(unicode_versions, version = version, names = names));
    page.html.end("footer");
    page.finish();
    page.html.take()
}
