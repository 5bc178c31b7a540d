//! What a report says of a name, worked out by hand from the documents.

use bidiscope_bidi::name::{character_names_version, unicode_version};

use super::page_of;

/// A label that ends in a hyphen and holds Hebrew, after one that ends in a digit.
const NAME: &str = "a1.\u{5D0}\u{5D1}-.com";

#[test]
fn the_answer_and_why() {
    let page = page_of(&[NAME]);
    assert_eq!(page.texts("h1"), [format!("How {NAME} is displayed, and whether it may be registered")]);
    assert_eq!(page.of_class("p", "answer").map(|it| &*it.text).collect::<Vec<_>>(), ["Refused by IDNA2008"]);
    // RFC 5893, section 2, condition 3; RFC 5891, section 4.2.3.1.
    let found = "Label 1 begins right-to-left, but ends in U+002D HYPHEN-MINUS of class ES.";
    let at_end = "Label 1 begins or ends with a hyphen.";
    let links: Vec<&str> = page.all("a").map(|it| it.text.as_str()).collect();
    assert!(links.contains(&found) && links.contains(&at_end), "{links:?}");
    let told: Vec<&str> = page.of_class("div", "finding").map(|it| it.text.as_str()).collect();
    let condition = told.iter().find(|it| it.contains(found)).expect("the finding");
    for part in [
        "Violation: ",
        "End the label with a right-to-left letter or a digit.",
        "RFC 5893, section 2, condition 3",
    ] {
        assert!(condition.contains(part), "{condition}");
    }
}

/// By UAX #9, by hand: the hyphen between a Hebrew letter and the full stop takes the paragraph's direction.
#[test]
fn each_way_of_showing_it_is_told_in_order() {
    let page = page_of(&[NAME]);
    let ways: Vec<(&str, &str)> = page
        .all("figure")
        .filter_map(|it| it.text.split_once("From left to right: characters "))
        .map(|(shown_by, order)| (shown_by, order.trim()))
        .collect();
    let of = |display: &str| ways.iter().find(|it| it.0.contains(display)).map(|it| it.1);
    assert_eq!(of("UBA, LTR paragraph"), Some("0\u{2013}2, 4, 3, 5\u{2013}9"));
    assert_eq!(of("UBA, RTL paragraph"), Some("7\u{2013}9, 6\u{2013}2, 0, 1"));
    // Each is a picture that says what it is.
    let pictures: Vec<&str> = page.of_class("svg", "line").map(|it| it.attribute("aria-label")).collect();
    assert!(
        pictures.contains(&"\u{2068}a1.\u{5D0}\u{5D1}-.com\u{2069} as shown by UBA, RTL paragraph"),
        "{pictures:?}"
    );
    assert!(page.of_class("svg", "line").all(|it| it.attribute("role") == "img"));
}

#[test]
fn mended_by_taking_the_hyphen_out() {
    let page = page_of(&[NAME]);
    let rows = page.texts("tr");
    let mended = "a1.\u{5D0}\u{5D1}.coma1.xn--4dbc.comTake out U+002D HYPHEN-MINUS (5).";
    assert!(rows.iter().any(|it| it.replace('\n', "") == mended), "{rows:?}");
}

#[test]
fn characters_stand_in_a_table_with_heads() {
    let page = page_of(&[NAME]);
    let rows: Vec<String> = page.all("tr").map(|it| it.text.replace('\n', "")).collect();
    assert!(rows.contains(&"PositionCharacterCode pointName in UnicodeBidi classLabel".to_owned()));
    assert!(rows.contains(&"3\u{5D0}U+05D0HEBREW LETTER ALEFR1".to_owned()), "{rows:?}");
    assert!(rows.contains(&"5-U+002DHYPHEN-MINUS \u{2013} breaks a ruleES1".to_owned()), "{rows:?}");
    assert!(rows.contains(&"6.U+002EFULL STOPCSseparator".to_owned()), "{rows:?}");
    assert!(page.all("th").all(|it| ["col", "row"].contains(&it.attribute("scope"))));
}

#[test]
fn it_says_by_what_it_was_made() {
    let page = page_of(&["example.com"]);
    let footer = &page.texts("footer")[0];
    for part in [
        format!("Made by bidiscope {}.", env!("CARGO_PKG_VERSION")),
        format!("Unicode {} for bidi classes", unicode_version()),
        format!("Unicode {} for the names of characters.", character_names_version()),
        "RFC 5891 section 4, with RFC 5892 and RFC 5893".to_owned(),
    ] {
        assert!(footer.contains(&part), "{footer}");
    }
    assert!(!footer.contains("Made on"));
    assert_eq!(
        page.of_class("p", "answer").map(|it| &*it.text).collect::<Vec<_>>(),
        ["Permitted by IDNA2008"]
    );
}

#[test]
fn several_names_have_a_table_of_contents() {
    let page = page_of(&["\u{5D0}.com", "b.com"]);
    let nav = page.all("nav").next().expect("contents");
    assert_eq!(nav.attribute("aria-label"), "Contents");
    let links: Vec<(&str, &str)> = page.all("a").map(|it| (it.attribute("href"), it.text.as_str())).collect();
    assert!(links.starts_with(&[
        ("#report", "Skip to the report"),
        ("#name-0", "\u{5D0}.com"),
        ("#name-1", "b.com"),
        ("#about", "About this report"),
    ]));
}
