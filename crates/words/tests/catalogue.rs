//! The catalogue: the English one lacks nothing of itself, and a second one with errors is refused with the line.

use bidiscope_words::{
    Catalogue, Language, MAX_CATALOGUE_BYTES, Message, MessageValue, MissingMessages, join_with_and, message,
};

#[test]
fn the_english_catalogue_lacks_nothing_of_itself() {
    let read = Catalogue::read(Catalogue::ENGLISH_TEXT.as_bytes()).expect("Fluent");
    let MissingMessages { missing_keys: missing, english_key_count: all } = read.missing_messages();
    assert!(missing.is_empty() && all > 300, "{missing:?} of {all}");
    assert_eq!((read.language_tag(), read.html_dir()), ("en", "ltr"));
}

#[test]
fn a_catalogue_may_lack_messages() {
    let hebrew = include_str!("../../../tests/data/report/he.ftl");
    let read = Catalogue::read(hebrew.as_bytes()).expect("Fluent");
    let MissingMessages { missing_keys: missing, english_key_count: all } = read.missing_messages();
    assert_eq!((read.language_tag(), read.html_dir()), ("he", "rtl"));
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
    check_refused(&with("separator = a\nseparator-x = b\n"), Some(4), "separator-x");
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
    check_refused(&with("{ $line"), Some(3), "a placeable has no closing brace");
    check_refused(
        &with("{ $line ->\r\n [one] a\r\n *[other] b"),
        Some(3),
        "a placeable has no closing brace",
    );
    check_refused(
        &with("{ $line -> [one] a *[other] b }"),
        Some(3),
        "the file is not valid Fluent: Expected a line end",
    );
    check_refused(&with("a\n { $line ] }"), Some(4), "the file is not valid Fluent: Expected a token");
    for rest in
        ["{ $line ->", "{ $line -> [one]", "{ \"a", "{ \"\\a\" }", "{ A(b: 1, b: 2) }", "{ \"\\u12\" }"]
    {
        let error = Catalogue::read(with(rest).as_bytes()).err().expect("no Fluent").to_string();
        assert!(!error.contains(char::is_control), "{error:?}");
    }
}

/// No text can act on what is around it: neither by a control as it is, nor by one that is escaped.
#[test]
fn controls_are_refused() {
    let with = |rest: &str| format!("language = he\ndirection = rtl\n{rest}\n");
    for control in [
        '\u{202E}', '\u{202B}', '\u{202C}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{200F}',
        '\u{61C}', '\u{1B}', '\u{9B}', '\u{2028}', '\u{2029}', '\u{85}',
    ] {
        let name = format!("U+{:04X}", u32::from(control));
        let escaped = format!("\\u{:04X}", u32::from(control));
        check_refused(&with(&format!("line-number = a\n    b{control}c")), Some(4), &name);
        check_refused(&with(&format!("# {control}\nline-number = a")), Some(3), &name);
        check_refused(&with(&format!("line-number = a\n    b {{ \"{escaped}\" }}")), Some(4), &name);
        check_refused(&with(&format!("line-number = {{ LTR(\"{escaped}\", $line) }}")), Some(3), &name);
        check_refused(
            &with(&format!("line-number = {{ $line ->\n   *[other] {{ \"{escaped}\" }}\n }}")),
            Some(4),
            &name,
        );
        check_refused(&with(&format!("-term = {{ \"{escaped}\" }}")), Some(3), &name);
        check_refused(&format!("language = he{control}\ndirection = rtl\n"), Some(1), &name);
    }
}

/// References lead to a text that is there, and end.
#[test]
fn references_that_lead_nowhere_or_back_are_refused() {
    let with = |rest: &str| format!("language = de\ndirection = ltr\n{rest}\n");
    check_refused(
        &with("line-number = { line-number }"),
        Some(3),
        "the reference to \u{201C}line-number\u{201D} is circular",
    );
    check_refused(&with("line-number = { -a }\n-a = { -b }\n-b = { -a }"), Some(5), "\u{201C}-a\u{201D}");
    check_refused(&with("-a = { -a }"), Some(3), "\u{201C}-a\u{201D}");
    check_refused(&with("-a = { LTR(\"b\", -a) }"), Some(3), "\u{201C}-a\u{201D}");
    check_refused(&with("line-number = { -nothing }"), Some(3), "\u{201C}-nothing\u{201D}");
    check_refused(&with("line-number = { separator }"), Some(3), "\u{201C}separator\u{201D}");
    check_refused(&with("line-number = { DATETIME($line) }"), Some(3), "DATETIME");
    check_refused(&with("-a = b\n-a = c"), Some(4), "\u{201C}-a\u{201D}");
    // What another message needs is not given with this one.
    check_refused(&with("report-contents = { line-number }\nline-number = { $line }"), Some(3), "$line");
    // Ten that refer to the next, each twice.
    let chain: String =
        (0..10).map(|it| format!("-a{it} = {{ -a{} }}{{ -a{} }}\n", it + 1, it + 1)).collect();
    let error =
        Catalogue::read(with(&format!("{chain}-a10 = b")).as_bytes()).err().expect("it is too long a way");
    assert!(
        error.line.is_some_and(|it| it > 3) && error.to_string().contains("too many further references"),
        "{error}"
    );
    // A text that becomes long by what it refers to.
    let long = "a".repeat(4_000);
    let refers = "{ -long }".repeat(20);
    check_refused(&with(&format!("line-number = {refers}\n-long = {long}")), Some(3), "64 kilobytes");
    let read = Catalogue::read(with("line-number = { -line } { $line }\n-line = Zeile").as_bytes());
    let missing = read.map(|it| it.missing_messages());
    assert_eq!(missing.map(|it| it.english_key_count - it.missing_keys.len()).ok(), Some(3));
}

/// What a file that is no catalogue is refused for is said soon, in a short line.
#[test]
fn a_file_of_something_else_is_refused() {
    let utf16: Vec<u8> = "language = he\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let with_mark = [&[0xFF, 0xFE][..], &utf16].concat();
    let windows_1255 = b"language = he\ndirection = rtl\nseparator = \xF0\xF7\n";
    let long_name =
        format!("language = de\ndirection = ltr\nseparator = {{ A({0}: 1, {0}: 2) }}\n", "x".repeat(100_000));
    for (bytes, line) in [
        (with_mark, Some(1)),
        (utf16, Some(1)),
        (windows_1255.to_vec(), Some(3)),
        (long_name.into_bytes(), Some(3)),
        (vec![b'a'; 10 << 20], None),
        (b"<html><script>alert(1)</script>".to_vec(), Some(1)),
    ] {
        let error = Catalogue::read(&bytes).err().expect("no catalogue");
        assert_eq!(error.line, line, "{error}");
        let said = error.to_string();
        assert!(said.chars().count() < 300 && !said.contains(char::is_control), "{said}");
    }
}

/// The program's own translations are catalogues of their languages, and say what they call themselves.
#[test]
fn the_translations_are_read() {
    let tags = Language::ALL.map(Language::tag);
    assert_eq!(tags, ["en", "ar", "he"]);
    assert_eq!(Language::ALL.map(|it| it.name().is_ascii()), [true, false, false]);
    let direction = |language: Language| language.run_in(Catalogue::current_html_dir);
    assert_eq!(Language::ALL.map(direction), ["ltr", "rtl", "rtl"]);
    assert_eq!(Language::of_tag("he-IL").map(Language::tag), Some("he"));
    assert_eq!(Language::of_tag("h"), None);
}

/// What is said within a language is in it, also within another, and what follows is not.
#[test]
fn a_language_ends_where_it_began() {
    let [english, arabic, hebrew] = Language::ALL;
    let said = || message!(language).to_string();
    let nested = hebrew.run_in(|| (said(), arabic.run_in(said), english.run_in(said), said()));
    assert_eq!(nested, ("he".into(), "ar".into(), "en".into(), "he".into()));
    assert_eq!(said(), "en");
}

/// Several characters are isolated each for itself: a digit after Latin letters would go with them.
#[test]
fn items_of_a_list_are_isolated_among_right_to_left_words() {
    let [english, arabic, hebrew] = Language::ALL;
    let items = || ["\u{201C}1\u{201D}", "U+0661", "U+05D0 \u{2068}\u{2069}"].map(str::to_owned).to_vec();
    let message = || message!(remedies_remove, controls = MessageValue::AndList(items()));
    for language in [arabic, hebrew] {
        let (isolated, plain) =
            language.run_in(|| (message().text_with_isolated_values(), message().to_string()));
        assert!(
            isolated.contains("\u{2068}\u{201C}1\u{201D}\u{2069}")
                && isolated.contains("\u{2068}U+0661\u{2069}")
        );
        // What an item has of isolates ends none.
        assert!(isolated.ends_with("\u{2068}U+05D0 U+2068U+2069\u{2069}"), "{isolated:?}");
        assert!(plain.contains("\u{201C}1\u{201D}") && plain.contains("U+0661"), "{plain}");
        assert_eq!(isolated.matches('\u{2068}').count(), isolated.matches('\u{2069}').count());
    }
    let (isolated, plain) = english.run_in(|| (message().text_with_isolated_values(), message().to_string()));
    assert!(
        isolated.contains("\u{2068}\u{201C}1\u{201D}, U+0661 and U+05D0")
            && plain.contains("U+0661 and U+05D0")
    );
    // Before a Hebrew word “and” has no hyphen.
    let joined = |items: [&str; 2]| hebrew.run_in(|| join_with_and(items.map(str::to_owned).to_vec()));
    assert_eq!(joined(["a", "\u{5D0}"]), "a \u{5D5}\u{5D0}");
    assert_eq!(joined(["a", "1"]), "a \u{5D5}-1");
}

/// Words of a language that runs from right to left are not isolated, whether a number or another message has chosen them;
/// values that are text are, and what a translator asks for.
#[test]
fn only_text_is_isolated_among_right_to_left_words() {
    let [_, arabic, hebrew] = Language::ALL;
    let said = |language: Language, message: Message<'static>| {
        language.run_in(|| (message.text_with_isolated_values(), message.to_string()))
    };
    let counted = message!(scan_names, count = 7_usize);
    let (isolated, plain) = said(hebrew, message!(and_clause, first = counted, next = "a-"));
    assert_eq!(isolated, plain.replace("a-", "\u{2068}a-\u{2069}"));
    assert!(plain.contains('7'), "{plain}");
    let (isolated, plain) = said(arabic, message!(scan_failing_kind, kind = "check", count = 7_usize));
    assert_eq!(isolated, plain.replace("--check", "\u{2068}--check\u{2069}"));
    assert!(plain.contains("--check"), "{plain}");
}

/// A text that is not seen, or that nobody would ever see, is an error of the file.
#[test]
fn texts_that_show_nothing_are_refused() {
    let with = |rest: &str| format!("language = de\ndirection = ltr\n{rest}\n");
    for scalar in ['\u{200B}', '\u{2060}', '\u{FEFF}', '\u{AD}', '\u{3164}', '\u{E0041}', '\u{115F}'] {
        let name = format!("U+{:04X}", u32::from(scalar));
        check_refused(&with(&format!("separator = a{scalar}b")), Some(3), &name);
        let escaped = format!("separator = {{ \"\\U{:06X}\" }}", u32::from(scalar));
        check_refused(&with(&escaped), Some(3), &name);
    }
    // Persian words have it.
    assert!(Catalogue::read(with("separator = a\u{200C}b").as_bytes()).is_ok());
    check_refused(&with("separator = { \"a\\uD800b\" }"), Some(3), "\\uD800");
    check_refused(&with("separator = { \"\\\\uD800 \\U110000\" }"), Some(3), "\\U110000");
    check_refused(&with("separator = { \"\" }"), Some(3), "\u{201C}separator\u{201D}");
    check_refused(&with("finding-wildcard =\n    .rule = { \"\" }"), Some(3), "finding-wildcard.rule");
}

/// A text for a value that a variable never has would never be shown.
#[test]
fn values_that_a_variable_never_has_are_refused() {
    let with = |rest: &str| format!("language = de\ndirection = ltr\n{rest}\n");
    let select =
        |key: &str| format!("finding-idna-hyphen-at-end = {{ $place ->\n   [{key}] a\n  *[both] b\n }}");
    check_refused(&with(&select("strat")), Some(3), "strat");
    assert!(Catalogue::read(with(&select("start")).as_bytes()).is_ok());
    // Plural categories are those of the language.
    let plural = "scan-names = { $count ->\n   [0] a\n   [few] a\n  *[other] { $count }\n }";
    assert!(Catalogue::read(with(plural).as_bytes()).is_ok());
    check_refused(&with(&plural.replace("few", "fwe")), Some(3), "fwe");
}

#[test]
fn the_function_takes_texts_and_variables() {
    let with = |rest: &str| format!("language = he\ndirection = rtl\nline-number = {{ {rest} }}\n");
    for wrong in ["LTR()", "LTR(\"\")", "LTR(\"a\", 1, 2)", "LTR(\"a\", b: 1)"] {
        check_refused(&with(wrong), Some(3), "LTR");
    }
    for right in ["LTR(\"--a\")", "LTR($line)", "LTR(\"--\", $line)"] {
        assert!(Catalogue::read(with(right).as_bytes()).is_ok(), "{right}");
    }
}

/// Its report would run from the wrong side.
#[test]
fn a_right_to_left_language_has_its_direction() {
    check_refused("language = he\ndirection = ltr\n", Some(2), "right to left");
    check_refused("language = ar-EG\ndirection = ltr\n", Some(2), "right to left");
    for language in ["he-Latn\ndirection = ltr", "he\ndirection = rtl", "de\ndirection = ltr"] {
        assert!(Catalogue::read(format!("language = {language}\n").as_bytes()).is_ok(), "{language}");
    }
}

/// Each language joins the things of a list in its way: Arabic has its “and” before each.
#[test]
fn lists_are_joined_as_the_language_does() {
    let [english, arabic, hebrew] = Language::ALL;
    let joined =
        |language: Language| language.run_in(|| join_with_and(["a", "b", "c"].map(str::to_owned).to_vec()));
    assert_eq!(joined(english), "a, b and c");
    assert_eq!(joined(hebrew), "a, b \u{5D5}-c");
    assert_eq!(joined(arabic), "a \u{648}b \u{648}c");
    assert_eq!(english.run_in(|| join_with_and(vec!["a".to_owned()])), "a");
    assert_eq!(english.run_in(|| join_with_and(Vec::new())), "");
}
