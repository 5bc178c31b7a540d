//! What a report says of a name, worked out by hand from the documents.

use bidiscope_bidi::name::{Input, Notation, character_names_version, unicode_version};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::html::{NamesReport, ReportMetadata};
use bidiscope_report::page::{PageOptions, name_page};
use bidiscope_url::InputAnalysis;
use bidiscope_words::Language;

use super::{html_of, page_of};

/// A label that ends in a hyphen and holds Hebrew, after one that ends in a digit.
const NAME: &str = "a1.\u{5D0}\u{5D1}-.com";

#[test]
fn the_answer_comes_first_and_each_finding_has_its_advice_and_rule() {
    let page = page_of(&[NAME]);
    assert!(page.texts("h1")[0].contains(NAME));
    let answers: Vec<&str> = page.of_class("p", "answer").map(|it| it.text.as_str()).collect();
    assert!(answers.len() == 1 && answers[0].starts_with("Refused"), "{answers:?}");
    // RFC 5893, section 2, condition 3, about label 2, character 6.
    let findings: Vec<&str> = page.of_class("div", "finding").map(|it| it.text.as_str()).collect();
    let about = |parts: &[&str]| findings.iter().any(|it| parts.iter().all(|part| it.contains(part)));
    let condition_3 =
        ["Violation: ", "Label 2 ", "U+002D HYPHEN-MINUS", "RFC 5893 section 2, condition 3", "6"];
    assert!(about(&condition_3) || about(&["Violation: ", "Label 2 ", "condition 3", "6"]), "{findings:#?}");
    // RFC 5891, section 4.2.3.1.
    assert!(about(&["Violation: ", "Label 2 ", "hyphen", "RFC 5891 section 4.2.3.1"]), "{findings:#?}");
}

/// By UAX #9, by hand: the hyphen between a Hebrew letter and the full stop takes the paragraph's direction.
#[test]
fn each_display_has_its_order() {
    let page = page_of(&[NAME]);
    let figures: Vec<&str> = page.all("figure").map(|it| it.text.as_str()).collect();
    let shows = |display: &str, order: &str| {
        figures.iter().any(|it| it.contains(display) && it.trim_end().ends_with(order))
    };
    assert!(shows("UBA, LTR paragraph", " 1\u{2013}3, 5, 4, 6\u{2013}10"), "{figures:#?}");
    assert!(shows("UBA, RTL paragraph", " 8\u{2013}10, 7\u{2013}3, 1, 2"), "{figures:#?}");
    // Each is a picture that says what it is.
    let pictures: Vec<&str> = page.of_class("svg", "line").map(|it| it.attribute("aria-label")).collect();
    assert!(pictures.iter().any(|it| it.contains(NAME) && it.contains("UBA, RTL paragraph")), "{pictures:?}");
    assert!(page.of_class("svg", "line").all(|it| it.attribute("role") == "img"));
}

#[test]
fn the_fix_removes_the_hyphen() {
    let page = page_of(&[NAME]);
    let rows = page.texts("tr");
    assert!(
        rows.iter().any(|it| it.contains("a1.\u{5D0}\u{5D1}.com") && it.contains("(position 6)")),
        "{rows:?}"
    );
}

#[test]
fn characters_stand_in_a_table_with_heads() {
    let page = page_of(&[NAME]);
    let rows: Vec<String> = page.all("tr").map(|it| it.text.replace('\n', "")).collect();
    assert!(rows.contains(&"4\u{5D0}U+05D0HEBREW LETTER ALEFR2".to_owned()), "{rows:?}");
    assert!(rows.iter().any(|it| it.starts_with("6-U+002DHYPHEN-MINUSES2")), "{rows:?}");
    assert!(rows.iter().any(|it| it.starts_with("7.U+002EFULL STOPCS")), "{rows:?}");
    assert!(page.all("th").all(|it| ["col", "row"].contains(&it.attribute("scope"))));
}

#[test]
fn it_says_by_what_it_was_made() {
    let page = page_of(&["example.com"]);
    let (header, footer) = (&page.texts("header")[0], &page.texts("footer")[0]);
    let versions = [env!("CARGO_PKG_VERSION"), unicode_version(), character_names_version()];
    for part in versions.into_iter().chain(["RFC 5891", "RFC 5893"]) {
        assert!(footer.contains(part), "{footer}");
    }
    assert!(!header.contains("UTC"), "without a date the bytes are reproducible");
}

#[test]
fn several_names_have_a_table_of_contents() {
    let page = page_of(&["\u{5D0}.com", "b.com"]);
    let nav = page.all("nav").next().expect("contents");
    assert!(!nav.attribute("aria-label").is_empty());
    let links: Vec<(&str, &str)> = page.all("a").map(|it| (it.attribute("href"), it.text.as_str())).collect();
    let targets: Vec<&str> = links.iter().map(|it| it.0).collect();
    assert!(targets.starts_with(&["#report", "#name-0", "#name-1", "#about"]), "{links:?}");
    assert_eq!((links[1].1, links[2].1), ("\u{5D0}.com", "b.com"));
}

/// Letters that join where their order is reversed read as another word, so logical order has each in its isolated form.
#[test]
fn logical_order_joins_no_letters() {
    let glyphs = |name: &str| {
        let page = PageOptions {
            displays: vec![DisplayConfig::with_default_options(Strategy::Logical)],
            searches_visual_collisions: false,
            ..PageOptions::default()
        };
        let names = [Input::read(name, Notation::Unicode).expect("a name")];
        let about = ReportMetadata::default();
        let mut writing = NamesReport::new(&about, &names, &[]);
        writing.html_before_names();
        let html = writing.next_name_html(&names[0], &name_page(&InputAnalysis::new(&names[0]), &page));
        let figure =
            html.split("<figure>").nth(1).and_then(|it| it.split("</figure>").next()).expect("a drawing");
        let links = figure.split("<use href=\"").skip(1);
        links.map(|it| it.split('"').next().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    // LAM has one form wherever it is; joined, it would have another at each of these places.
    let glyphs = glyphs("\u{644}\u{644}\u{644}\u{644}");
    assert!(glyphs.len() >= 4 && glyphs.iter().all(|it| *it == glyphs[0]), "{glyphs:?}");
}

/// What a translator keeps left-to-right is isolated in the rule too.
#[test]
fn latin_signs_in_rules_and_advice_are_isolated() {
    let arabic = Language::of_tag("ar").expect("a translation");
    let html = arabic.run_in(|| html_of(&["xn--zzzzzz!.\u{5D0}"]));
    assert!(html.matches("\u{201C}<bdi>xn--</bdi>\u{201D}").count() >= 2);
    assert!(!html.contains("\u{201C}xn--\u{201D}"));
}
