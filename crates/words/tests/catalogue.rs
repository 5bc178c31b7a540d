//! The catalogue: the English one lacks nothing of itself, and a second one with errors is refused with the line.

use bidiscope_words::{Catalogue, Language, MAX_CATALOGUE_BYTES, Message, message};

#[test]
fn the_english_catalogue_lacks_nothing_of_itself() {
    let read = Catalogue::read(Catalogue::ENGLISH.as_bytes()).expect("Fluent");
    let (missing, all) = read.missing();
    assert!(missing.is_empty() && all > 300, "{missing:?} of {all}");
    assert_eq!((read.language(), read.direction()), ("en", "ltr"));
}

#[test]
fn a_catalogue_may_lack_messages() {
    let hebrew = include_str!("../../../tests/data/report/he.ftl");
    let read = Catalogue::read(hebrew.as_bytes()).expect("Fluent");
    let (missing, all) = read.missing();
    assert_eq!((read.language(), read.direction()), ("he", "rtl"));
    // Two lines of the file are the language and the direction; one message has two texts.
    assert_eq!(all - missing.len(), 2 + 12);
}

#[track_caller]
fn check_refused(file: &str, line: Option<usize>, part: &str) {
    match Catalogue::read(file.as_bytes()) {
        Ok(_) => panic!("it is read"),
        Err(error) => {
            assert_eq!(error.line, line, "{error}");
            assert!(error.to_string().contains(part), "{error}");
        }
    }
}

#[test]
fn an_error_names_its_line_and_what_is_wrong() {
    const HEAD: &str = "language = de\ndirection = ltr\n";
    let with = |rest: &str| format!("{HEAD}{rest}");
    check_refused("", None, "empty");
    check_refused("language = de\n", None, "direction");
    check_refused("direction = ltr\n", None, "language");
    check_refused("language = Deutsch, bitte\ndirection = ltr\n", None, "Deutsch, bitte");
    check_refused("language = de\ndirection = down\n", Some(2), "down");
    check_refused(&with("report-abot = a\n"), Some(3), "report-abot");
    check_refused(&with("\nline-number = Zeile { $lin }\n"), Some(4), "$line");
    check_refused(&with("finding-wildcard = a\n    .advice = b\n"), Some(3), "finding-wildcard.advice");
    check_refused(&with("finding-wildcard = { $octets }\n"), Some(3), "$label");
    check_refused(&with("separator = a\nseparator = b\n"), Some(4), "separator");
    check_refused(&with("line-number = Zeile { $line\n"), Some(3), "Fluent");
    check_refused(&with("separator = a\u{7}\n"), Some(3), "U+0007");
    assert!(Catalogue::read(b"\xFF").is_err_and(|it| it.to_string().contains("UTF-8")));
    assert!(
        Catalogue::read(&vec![b'#'; MAX_CATALOGUE_BYTES + 1])
            .is_err_and(|it| it.to_string() == "it has more than 512 kilobytes")
    );
}

/// A file of the most bytes that are read nests as deeply as it can.
#[test]
fn what_nests_too_deeply_is_refused() {
    const HEAD: &str = "language = de\ndirection = ltr\n";
    for (begin, open) in [
        ("separator = ", "{ "),
        ("separator = a ", "{{"),
        ("separator = { ", "NUMBER("),
        ("separator = { ", "A("),
        ("separator = { ", "-a("),
        ("separator = ", "{ NUMBER("),
        ("separator = ", "{1->\n *[b]"),
        ("separator = ", "{ \"a\" ->\n  [a] b \" (\n *[b] "),
        ("-term = ", "{"),
        ("separator =\n    .a = ", "{"),
        // The parser goes on after an error.
        ("separator = a } \"\nother = ", "{"),
    ] {
        let count = (MAX_CATALOGUE_BYTES - HEAD.len() - begin.len()) / open.len();
        let file = format!("{HEAD}{begin}{}", open.repeat(count));
        let error = Catalogue::read(file.as_bytes()).err().expect("it nests");
        assert!(error.to_string().contains("nested deeper than 32"), "{begin}: {error}");
        assert!(error.line.is_some_and(|it| it >= 3), "{begin}: {error}");
    }
    // A string that is not closed hides what follows only up to the end of its line.
    let deep = "{".repeat(100_000);
    for (begin, line) in [("separator = { \"", 3), ("separator = { ]", 3)] {
        let error = Catalogue::read(format!("{HEAD}{begin}\nother = \" {deep}\n").as_bytes()).err();
        assert_eq!(error.expect("it is not closed").line, Some(line), "{begin}");
    }
}

#[test]
fn an_error_in_a_placeable_is_one_line_long() {
    let with = |rest: &str| format!("language = de\ndirection = ltr\nline-number = {rest}\nseparator = a\n");
    check_refused(&with("{ $line"), Some(3), "this placeable has no closing brace");
    check_refused(
        &with("{ $line ->\r\n [one] a\r\n *[other] b"),
        Some(3),
        "this placeable has no closing brace",
    );
    check_refused(
        &with("{ $line -> [one] a *[other] b }"),
        Some(3),
        "Fluent cannot read this: Expected a line end",
    );
    check_refused(&with("a\n { $line ] }"), Some(4), "Fluent cannot read this: Expected a token");
    for rest in
        ["{ $line ->", "{ $line -> [one]", "{ \"a", "{ \"\\a\" }", "{ A(b: 1, b: 2) }", "{ \"\\u12\" }"]
    {
        let error = Catalogue::read(with(rest).as_bytes()).err().expect("no Fluent").to_string();
        assert!(!error.contains(char::is_control), "{error:?}");
    }
}

/// The program's own translations are catalogues of their languages, and say what they call themselves.
#[test]
fn the_translations_are_read() {
    let tags = Language::ALL.map(Language::tag);
    assert_eq!(tags, ["en", "ar", "he"]);
    assert_eq!(Language::ALL.map(|it| it.name().is_ascii()), [true, false, false]);
    let direction = |language: Language| language.within(Catalogue::current_direction);
    assert_eq!(Language::ALL.map(direction), ["ltr", "rtl", "rtl"]);
    assert_eq!(Language::of_tag("he-IL").map(Language::tag), Some("he"));
    assert_eq!(Language::of_tag("h"), None);
}

/// What is said within a language is in it, also within another, and what follows is not.
#[test]
fn a_language_ends_where_it_began() {
    let [english, arabic, hebrew] = Language::ALL;
    let said = || message!(language).to_string();
    let nested = hebrew.within(|| (said(), arabic.within(said), english.within(said), said()));
    assert_eq!(nested, ("he".into(), "ar".into(), "en".into(), "he".into()));
    assert_eq!(said(), "en");
}

/// Words of a language that runs from right to left are not isolated, whether a number or another message has chosen them;
/// values that are text are, and what a translator asks for.
#[test]
fn only_text_is_isolated_among_right_to_left_words() {
    let [_, arabic, hebrew] = Language::ALL;
    let said = |language: Language, message: Message<'static>| {
        language.within(|| (message.isolated(), message.to_string()))
    };
    let counted = message!(scan_names, count = 7_usize);
    let (isolated, plain) = said(hebrew, message!(and_clause, first = counted, next = "a-"));
    assert_eq!(isolated, plain.replace("a-", "\u{2068}a-\u{2069}"));
    assert!(plain.contains('7'), "{plain}");
    let (isolated, plain) = said(arabic, message!(scan_failing_kind, kind = "check", count = 7_usize));
    assert_eq!(isolated, plain.replace("--check", "\u{2068}--check\u{2069}"));
    assert!(plain.contains("--check"), "{plain}");
}
