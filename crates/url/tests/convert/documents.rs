//! What the documents print, both ways.

use bidiscope_bidi::name::{Notation, ReadErrorKind};
use bidiscope_idna::collisions::CollisionSearch;
use bidiscope_url::convert::NameConversionError;

use crate::tsv::rows;
use crate::{convert, only};

/// All rows of the paper's Tables 3 and 4. Its display is its own inverse (section IV).
#[test]
fn the_paper_s_tables_both_ways() {
    let rows = rows::<5>(include_str!("../../../../tests/data/paper-tables.tsv"));
    assert_eq!(rows.len(), 38);
    for [_, _, logical, display, _] in rows {
        assert_eq!(only("logical", "one-to-one", Notation::Atkin2001Table1, logical), display);
        assert_eq!(only("one-to-one", "logical", Notation::Atkin2001Table1, display), logical);
    }
}

/// Section III: what the UBA shows as `12BA` is not one name.
#[test]
fn a_display_of_the_uba_has_several_names() {
    let found = convert("uba-ltr", "logical", Notation::Atkin2001Table1, "12BA").expect("names");
    assert_eq!((found.converted_names.join(" ").as_str(), found.has_all_names), ("12AB 1AB2 AB12", true));
    // From one display to another, over every name that has the first.
    let found = convert("uba-ltr", "one-to-one", Notation::Atkin2001Table1, "12BA").expect("names");
    assert_eq!(found.converted_names.join(" "), "12BA 1BA2 BA12");
}

#[test]
fn the_drafts_displays_both_ways() {
    let mut cases = 0;
    for [source, construction, environment, logical, display] in
        rows::<5>(include_str!("../../../../tests/data/drafts-displays.tsv"))
    {
        let form = match construction.strip_prefix("fields-") {
            Some(order) => format!("fields:order={order},paragraph={environment}"),
            None if construction == "isolates-first-strong" => "isolates:isolate=first-strong".to_owned(),
            // Section 4.3 is in the marked text, not in a display of its own.
            None if construction == "components-marked" => continue,
            None => construction.to_owned(),
        };
        assert_eq!(only("logical", &form, Notation::CapitalsAsHebrew, logical), display, "{source}");
        let back = convert(&form, "logical", Notation::CapitalsAsHebrew, display).expect(display);
        assert!(back.converted_names.iter().any(|it| it == logical), "{source}: {form} {display}: {back:?}");
        cases += 1;
    }
    assert_eq!(cases, 18);
}

/// Dürst's section 4.4: processing form to textual context and back, in the words of his section 4.3.
#[test]
fn duerst_s_marks() {
    let name = "FTP.EXAMPLE.com";
    let marked = "&lrm;FTP&lrm;.&lrm;EXAMPLE&lrm;.com";
    assert_eq!(only("logical", "html:durst", Notation::CapitalsAsHebrew, name), marked);
    assert_eq!(only("html:durst", "logical", Notation::CapitalsAsHebrew, marked), name);
    // "e.g. by using the dir='ltr' attribute in HTML", which stands for "&lre;" and "&pdf;".
    let in_right_to_left_text = format!("<span dir=\"ltr\">{marked}</span>");
    assert_eq!(
        only("logical", "html:durst-right-to-left", Notation::CapitalsAsHebrew, name),
        in_right_to_left_text
    );
    for text in [&in_right_to_left_text, &format!("&lre;{marked}&pdf;"), &format!("&#x202A;{marked}&#x202C;")]
    {
        for form in ["html:durst", "html:durst-right-to-left", "html"] {
            assert_eq!(only(form, "logical", Notation::CapitalsAsHebrew, text), name, "{form}");
        }
    }
    // Of the name's own embedding nothing is inserted, so nothing is an element.
    let own = "\u{202A}FTP.com\u{202C}";
    assert_eq!(
        only("logical", "html:durst-right-to-left", Notation::Unicode, own),
        "&#x202A;FTP.com&#x202C;"
    );
    // From visual to processing form: "component-by-component from left to right", each as it is read.
    assert_eq!(only("components", "logical", Notation::CapitalsAsHebrew, "PTF.ELPMAXE.com"), name);
    // A mark at another place is the name's own: restriction 2 is about it.
    let own = "F&lrm;TP.com";
    assert_eq!(only("html:durst", "html:durst", Notation::CapitalsAsHebrew, own), "&lrm;F&lrm;TP&lrm;.com");
    let own = "\u{5D0}\u{200E}\u{5D1}.com";
    assert_eq!(only("marked:durst", "logical", Notation::Unicode, own), own);
}

/// Davis: "as if the whole were embedded in LRE...PDF, and each field surrounded by LRMs".
#[test]
fn davis_s_marks() {
    let name = "http://a.b.C.D.com";
    let marked =
        "&#x202A;&lrm;http&lrm;://&lrm;a&lrm;.&lrm;b&lrm;.&lrm;C&lrm;.&lrm;D&lrm;.&lrm;com&lrm;&#x202C;";
    assert_eq!(only("logical", "html:davis", Notation::CapitalsAsHebrew, name), marked);
    for form in ["html:davis", "html", "html:fields"] {
        assert_eq!(only(form, "logical", Notation::CapitalsAsHebrew, marked), name, "{form}");
    }
    let right_to_left = marked.replace("lrm", "rlm").replace("202A", "202B");
    let environment = "html:fields:order=environment,paragraph=rtl";
    assert_eq!(only("logical", environment, Notation::CapitalsAsHebrew, name), right_to_left);
    assert_eq!(only(environment, "logical", Notation::CapitalsAsHebrew, &right_to_left), name);
    assert_eq!(only("html", "logical", Notation::CapitalsAsHebrew, &right_to_left), name);
}

#[test]
fn isolates_are_elements() {
    let html = "<bdi dir=\"ltr\"><bdi dir=\"ltr\">AB</bdi>.<bdi dir=\"ltr\">com</bdi></bdi>";
    assert_eq!(only("logical", "html:isolates", Notation::CapitalsAsHebrew, "AB.com"), html);
    assert_eq!(only("html:isolates", "logical", Notation::CapitalsAsHebrew, html), "AB.com");
    let first_strong = html
        .replace("<bdi dir=\"ltr\">AB", "<bdi dir=\"auto\">AB")
        .replace("<bdi dir=\"ltr\">com", "<bdi dir=\"auto\">com");
    assert_eq!(
        only("logical", "html:first-strong-isolates", Notation::CapitalsAsHebrew, "AB.com"),
        first_strong
    );
    assert_eq!(
        only("logical", "marked:isolates", Notation::CodePoints, "5D0 2E 63"),
        "U+2066 U+2066 U+05D0 U+2069 U+002E U+2066 U+0063 U+2069 U+2069"
    );
    // Controls that a notation does not know stand in it as themselves.
    let in_classes = "\u{200E}R EN\u{200E}CS L";
    assert_eq!(only("logical", "marked:durst", Notation::BidiClassNames, "R EN CS L"), in_classes);
    assert_eq!(only("marked:durst", "logical", Notation::BidiClassNames, in_classes), "R EN CS L");
}

#[test]
fn the_paper_s_display_between_lro_and_pdf() {
    let marked = "\u{202D}BA12.com\u{202C}";
    assert_eq!(only("logical", "marked:one-to-one", Notation::Atkin2001Table1, "AB12.com"), marked);
    assert_eq!(only("marked:one-to-one", "logical", Notation::Atkin2001Table1, marked), "AB12.com");
    let html = "<bdo dir=\"ltr\">BA12.com</bdo>";
    assert_eq!(only("html:one-to-one", "logical", Notation::Atkin2001Table1, html), "AB12.com");
}

#[test]
fn what_has_no_answer_says_why() {
    let error = |from: &str, to: &str, notation, line: &str| {
        let error = convert(from, to, notation, line).expect_err(line);
        (error.is_unreadable(), error.to_string())
    };
    assert_eq!(
        error("one-to-one", "logical", Notation::Unicode, "a..b"),
        (false, "no name has this display in one-to-one".to_owned())
    );
    let (is_unreadable, said) = error("marked:davis", "logical", Notation::Unicode, "a.b");
    assert!(!is_unreadable && said.starts_with("the line does not have the controls davis"), "{said}");
    assert!(error("logical", "uba-ltr", Notation::Atkin2001Table1, "a_").0);
    assert!(error("uba-ltr", "logical", Notation::Atkin2001Table1, "a_").0);
    let unreadable = convert("uba-ltr", "logical", Notation::Unicode, "").expect_err("empty");
    assert!(
        matches!(unreadable, NameConversionError::UnreadableLine(it) if it.error_kind == ReadErrorKind::Empty)
    );
    let position = |from: &str, line: &str| match convert(from, "logical", Notation::CapitalsAsHebrew, line) {
        Err(NameConversionError::UnreadableLine(error)) => error.source_character_index,
        other => panic!("{other:?}"),
    };
    // Counted in the line that was given.
    assert_eq!(position("html:durst", "A&lrm;.\u{5D0}"), 7);
    assert_eq!(position("marked:durst", "\u{200E}A\u{200E}.\u{5D0}"), 4);
}

/// Three names are shown as `12BA`.
#[test]
fn the_most_that_are_asked_for() {
    let form = |id: &str| id.parse().expect("a form");
    let mut converter = bidiscope_url::convert::NameConverter::new(
        form("uba-ltr"),
        form("logical"),
        Notation::Atkin2001Table1,
    );
    assert_eq!(converter.max_converted_names, CollisionSearch::default().max_names);
    converter.max_converted_names = 2;
    let found = converter.convert_name("12BA").expect("names");
    assert_eq!((found.converted_names.len(), found.has_all_names), (2, false));
}
