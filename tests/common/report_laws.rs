//! What has to hold of every report in HTML: known elements, no script, nothing loaded, no heading left out.

use std::collections::BTreeSet;

use super::html_reader::Page;

/// The elements of which reports are made.
const ELEMENTS: [&str; 42] = [
    "html",
    "head",
    "meta",
    "title",
    "style",
    "body",
    "a",
    "header",
    "nav",
    "main",
    "article",
    "section",
    "footer",
    "h1",
    "h2",
    "h3",
    "h4",
    "p",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "div",
    "span",
    "strong",
    "bdi",
    "figure",
    "figcaption",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "svg",
    "g",
    "use",
    "rect",
    "defs",
    "path",
];

/// What holds of every report, whatever was put in.
///
/// # Panics
/// Where it does not.
pub(super) fn check_whole(page: &Page) {
    let mut ids = BTreeSet::new();
    for element in &page.0 {
        assert!(ELEMENTS.contains(&element.name.as_str()), "<{}>", element.name);
        for (attribute, value) in &element.attributes {
            assert!(
                !attribute.starts_with("on") && attribute != "src" && attribute != "style",
                "{attribute}"
            );
            if attribute == "id" {
                assert!(ids.insert(value.clone()), "the id {value} twice");
            }
        }
    }
    // All that is linked to is in the page: nothing is loaded.
    for element in &page.0 {
        if let Some(link) = element.attributes.get("href") {
            let id = link.strip_prefix('#').unwrap_or_else(|| panic!("a link to {link}"));
            assert!(ids.contains(id), "nothing is called {id}");
        }
    }
    let policy = page.all("meta").find(|it| it.attribute("http-equiv") == "Content-Security-Policy");
    assert_eq!(
        policy.map(|it| it.attribute("content")),
        Some("default-src 'none'; style-src 'unsafe-inline'")
    );
    assert!(!page.texts("style")[0].contains("url("));
    // No level of headings is left out.
    let mut level = 0;
    let is_heading = |it: &str| it.len() == 2 && it.starts_with('h') && it.as_bytes()[1].is_ascii_digit();
    for element in page.0.iter().filter(|it| is_heading(&it.name)) {
        let next = usize::from(element.name.as_bytes()[1] - b'0');
        assert!(next <= level + 1, "{} after h{level}", element.name);
        level = next;
    }
    assert_eq!(page.all("h1").count(), 1);
}
