//! Names that try to be more than text.

use std::collections::BTreeSet;

use bidiscope::report::ReportWords;

use super::html_reader::{Page, read};
use super::{html_of, page_of};

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

fn check_whole(page: &Page) {
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

#[track_caller]
fn check(name: &str, heading: &str) {
    let page = page_of(&[name]);
    check_whole(&page);
    assert_eq!(page.texts("h2")[0], heading);
    // It stands by itself.
    let heading = page.0.iter().position(|it| it.name == "h2").expect("a heading");
    assert!(page.0[heading + 1].name == "bdi" && page.0[heading + 1].within.contains(&heading));
}

#[test]
fn markup_in_a_name_is_text() {
    for name in [
        "<script>alert(1)</script>.\u{5D0}",
        "&amp;&lt;b&gt;.\u{5D0}",
        "\"'><img src=x onerror=alert(1)>.com",
        "</bdi></h2></article><svg onload=x>.\u{5D0}",
        "<!--.\u{5D0}",
        "]]>.<![CDATA[",
        "\u{5D0}.com",
    ] {
        check(name, name);
    }
}

#[test]
fn what_acts_or_is_not_seen_is_its_code_point() {
    check("a\0\u{1B}[31m.\u{5D0}", "aU+0000U+001B[31m.\u{5D0}");
    check("\u{202E}\u{2066}abc\u{200F}.\u{5D0}", "U+202EU+2066abcU+200F.\u{5D0}");
    check("\u{FDD0}\u{FFFF}\u{E000}.\u{5D0}", "U+FDD0U+FFFFU+E000.\u{5D0}");
    let html = html_of(&["\u{202E}\u{2066}abc\u{200F}.\u{5D0}"], ReportWords::english());
    assert!(!html.contains(['\u{202E}', '\u{2066}', '\u{200F}']));
}

#[test]
fn the_longest_names_are_told_within_bounds() {
    let letters = "\u{5D0}".repeat(10_000);
    let labels = format!("{}b", "a.".repeat(4_999));
    for name in [letters, labels] {
        let html = html_of(&[&name], ReportWords::english());
        check_whole(&read(&html));
        assert!(html.len() < 1_000_000, "{} bytes", html.len());
        // It is there as a whole, once.
        assert_eq!(html.matches(name.as_str()).count(), 1);
    }
}

#[test]
fn each_outline_stands_in_a_report_once() {
    let one = page_of(&["\u{5D0}\u{5D1}.com"]);
    let many = page_of(&["\u{5D0}\u{5D1}.com"; 20]);
    check_whole(&many);
    assert_eq!(many.all("path").count(), one.all("path").count());
    assert_eq!(many.all("use").count(), 20 * one.all("use").count());
    assert_eq!(many.all("article").count(), 20);
}
