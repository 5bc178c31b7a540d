//! Names that try to be more than text.

use super::html_reader::read;
use super::report_laws::check_whole;
use super::{html_of, page_of};

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
    let html = html_of(&["\u{202E}\u{2066}abc\u{200F}.\u{5D0}"]);
    assert!(!html.contains(['\u{202E}', '\u{2066}', '\u{200F}']));
}

/// C0 and C1 controls, DELETE, and the characters with the property Bidi_Control but for FSI and PDI, which the report
/// itself puts round names in attributes.
#[test]
fn a_report_has_no_control_character() {
    let acts = |it: char| {
        !matches!(it, '\n' | '\t') && it.is_control()
            || matches!(it, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2067}')
    };
    let names = [
        "a\0\u{1}\u{8}\u{1B}\u{7F}.\u{5D0}",
        "\u{80}\u{9B}\u{9F}.com",
        "a\u{61C}\u{200E}\u{200F}.\u{5D0}",
        "\u{202A}a\u{202B}\u{202C}\u{202D}\u{202E}1.\u{5D0}",
        "\u{2066}a\u{2067}\u{2068}\u{2069}1.\u{5D0}",
    ];
    let html = html_of(&names);
    assert_eq!(html.chars().filter(|it| acts(*it)).collect::<Vec<_>>(), Vec::<char>::new());
    assert!(html.contains("U+009B") && html.contains("U+202E"));
}

#[test]
fn the_longest_names_are_reported_within_bounds() {
    let letters = "\u{5D0}".repeat(10_000);
    let labels = format!("{}b", "a.".repeat(4_999));
    for name in [letters, labels] {
        let html = html_of(&[&name]);
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
