//! `inspect` of what is no name: text, with its levels.

use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::{Value, json};

use super::{run, run_with_input};

/// Of how many cases of `BidiCharacterTest.txt` one is asked.
const EVERY: usize = 46;
/// How many that are: of 91,707.
const CASES: usize = 1_994;

/// The lines of the conformance test that are asked, with the number of their direction.
fn conformance_lines() -> Vec<String> {
    let packed = include_bytes!("../data/unicode/BidiCharacterTest.txt.gz");
    let mut text = String::new();
    GzDecoder::new(&packed[..]).read_to_string(&mut text).expect("a text");
    let lines = text.lines().filter(|it| !it.is_empty() && !it.starts_with('#'));
    let mut lines: Vec<String> = lines.step_by(EVERY).map(str::to_owned).collect();
    // Cases of one direction after each other.
    lines.sort_by_key(|it| field(it, 1).to_owned());
    assert_eq!(lines.len(), CASES);
    lines
}

fn field(line: &str, at: usize) -> &str {
    line.split(';').nth(at).expect("five fields")
}

/// Calls `ask` with the lines of each direction: its option, the name of its display, the lines, and their texts as input.
fn by_direction(mut ask: impl FnMut(&str, &str, &[String], &[u8])) {
    let lines = conformance_lines();
    for lines in lines.chunk_by(|left, right| field(left, 1) == field(right, 1)) {
        let (option, display) = match field(&lines[0], 1) {
            "0" => ("ltr", "uba-ltr"),
            "1" => ("rtl", "uba-rtl"),
            _ => ("auto", "uba-auto"),
        };
        let texts: Vec<&str> = lines.iter().map(|it| field(it, 0)).collect();
        ask(option, display, lines, texts.join("\n").as_bytes());
    }
}

#[test]
fn lines_of_the_conformance_test_are_written_as_they_stand_there() {
    let mut compared = 0;
    by_direction(|option, _, lines, texts| {
        let format = ["--format", "bidi-character-test", "--paragraph", option];
        let arguments =
            [&["inspect", "--as", "text", "--notation", "codepoints"], &format[..], &["-"]].concat();
        let ended = run_with_input(&arguments, texts);
        assert_eq!((ended.status, ended.err.as_str()), (0, ""));
        assert_eq!(ended.out.lines().count(), lines.len());
        for (written, expected) in ended.out.lines().zip(lines) {
            assert_eq!(written, expected);
            compared += 1;
        }
    });
    assert_eq!(compared, CASES);
}

#[test]
fn json_has_the_levels_of_the_conformance_test() {
    let mut compared = 0;
    by_direction(|_, display, lines, texts| {
        let arguments =
            ["inspect", "--json", "--as", "text", "--strategy", display, "--notation", "codepoints", "-"];
        let ended = run_with_input(&arguments, texts);
        assert_eq!((ended.status, ended.err.as_str()), (0, ""));
        for (object, expected) in ended.objects().iter().zip(lines) {
            let number =
                |it: &str| if it == "x" { Value::Null } else { json!(it.parse::<u8>().expect("a level")) };
            let order = &object["orders"][0];
            let levels: Vec<Value> = field(expected, 3).split(' ').map(number).collect();
            assert_eq!(order["levels"], json!(levels), "{expected}");
            assert_eq!(order["paragraph_level"], number(field(expected, 2)), "{expected}");
            compared += 1;
        }
    });
    assert_eq!(compared, CASES);
}

fn kind(arguments: &[&str], input: &str) -> String {
    let ended = run(&[&["inspect", "--json"], arguments, &["--", input]].concat());
    ended.objects()[0]["input_kind"].as_str().expect("a kind").to_owned()
}

#[test]
fn what_looks_like_text_is_text() {
    let cases = [
        ("\u{5D0}\u{5D1}.com", "name"),
        ("\u{5D0}1-2", "name"),
        ("123.com", "name"),
        ("a1.1b", "name"),
        ("\u{5E6}\u{5D4}\u{5F4}\u{5DC}.com", "name"),
        ("https://\u{5D0}.com/a (b)", "url"),
        ("\u{5D0}.com/x", "url"),
        ("1.2.3.4", "name"),
        ("user@\u{5D0}.com", "name"),
        ("1 2 3 \u{5E0}\u{5D9}", "text"),
        ("1-.2", "text"),
        ("\u{6F1}.\u{6F2}", "text"),
        ("(\u{5D0})", "text"),
        ("a\u{202E}fdp.exe", "text"),
        ("\u{AB}\u{627}\u{BB}", "text"),
        ("a\tb.com", "text"),
        ("C:\\\u{5E9}\u{5DC}\\\u{5D0}.txt", "text"),
        ("https:\\\\\u{5D0}.com\\a", "url"),
    ];
    for (input, expected) in cases {
        assert_eq!(kind(&[], input), expected, "{input:?}");
    }
    // Where something is asked of names, it is one.
    assert_eq!(kind(&["--check"], "a b.com"), "name");
    assert_eq!(kind(&["--parent", "com"], "a b.com"), "name");
    assert_eq!(kind(&["--as", "text"], "\u{5D0}\u{5D1}.com"), "text");
    assert_eq!(kind(&["--as", "name"], "https://\u{5D0}.com/"), "name");
    let of_list = run_with_input(&["inspect", "--json", "-"], b"a b.com");
    assert_eq!(of_list.objects()[0]["input_kind"], "name");
    let refused = run(&["inspect", "--as", "text", "--check", "a.com"]);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
}

#[test]
fn of_text_nothing_is_said_about_names() {
    let ended = run(&["inspect", "--json", "1 2 3 \u{5E0}\u{5D9}"]);
    let object = &ended.objects()[0];
    for pointer in ["/bidi_rule", "/guarantee", "/registration", "/grouping", "/characters/0/label"] {
        assert_eq!(object.pointer(pointer), Some(&Value::Null), "{pointer}");
    }
    for pointer in ["/labels", "/findings", "/policies", "/host_faults"] {
        assert_eq!(object.pointer(pointer), Some(&json!([])), "{pointer}");
    }
    let page = run(&["inspect", "1 2 3 \u{5E0}\u{5D9}"]).out;
    for word in ["Registration", "DNS", "Label", "label", "IDNA", "RFC 5893"] {
        assert!(!page.contains(word), "{word}: {page}");
    }
}

/// UAX #9 by hand: the spaces between the numbers are neutral beside right-to-left text (N1 counts numbers as R); the
/// numbers are at level 2 (I2).
#[test]
fn a_run_has_its_level_and_the_rules_that_gave_it() {
    let page = run(&["inspect", "1 2 \u{5E0}\u{5D9}"]).out;
    let rows: Vec<Vec<&str>> = page.lines().map(|it| it.split_whitespace().collect()).collect();
    let row = |start: &[&str]| rows.iter().any(|it| it.starts_with(start));
    assert!(row(&["2", "LTR", "1"]), "{page}");
    assert!(row(&["1", "RTL", "2"]), "{page}");
    assert!(page.contains("right-to-left (rules P2 and P3)"), "{page}");
}

/// A run has the rules in the order of UAX #9, whichever character comes first.
#[test]
fn the_rules_of_a_run_stand_in_their_order() {
    let page = run(&["inspect", "\u{780}\u{7AC} (12) \u{78B}"]).out;
    assert!(page.contains("W1, W3, N0, N1"), "{page}");
}

#[test]
fn paragraphs_and_lines() {
    let ended = run(&["inspect", "--json", "--as", "text", "a\n\n\u{5D0} b"]);
    let texts: Vec<Value> = ended.objects().iter().map(|it| it["name"].clone()).collect();
    assert_eq!(texts, [json!("a"), json!("\u{5D0} b")]);
    // L1: white space at the end of a line has the paragraph's level.
    let line = |line: &str| {
        let format = ["--format", "bidi-character-test", "--paragraph", "ltr", "--line", line];
        run(&[&["inspect", "--as", "text"], &format[..], &["\u{5D0} \u{5D1}"]].concat())
    };
    assert_eq!(line("1..3").out, "05D0 0020 05D1;0;0;1 1 1;2 1 0\n");
    assert_eq!(line("1..2").out, "05D0 0020;0;0;1 0;0 1\n");
    for (wrong, status) in [("1..4", 2), ("0..1", 2), ("2..1", 2), ("x", 2)] {
        let ended = line(wrong);
        assert_eq!((ended.status, ended.out.as_str()), (status, ""), "{wrong}");
        assert!(!ended.err.is_empty());
    }
}

/// What a text hides is found in it; of a name the rules of names say so.
#[test]
fn what_a_text_hides_is_a_finding() {
    let text = "photo\u{202E}gpj.exe \u{2067}a\u{AD}";
    let object = &run(&["inspect", "--json", text]).objects()[0];
    let found: Vec<(&Value, &Value)> = object["findings"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|it| (&it["id"], &it["characters"]))
        .collect();
    assert_eq!(
        found,
        [
            (&json!("override"), &json!([5])),
            (&json!("unpaired-isolate"), &json!([14])),
            (&json!("invisible"), &json!([16])),
        ]
    );
    assert_eq!(object.pointer("/findings/0/reaches"), Some(&json!({ "until": "line-end", "end": 17 })));
    assert_eq!(object.pointer("/findings/2/reaches"), None);
    let page = run(&["inspect", text]).out;
    let words = page.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        "Findings: 3 warnings",
        "U+202E RIGHT-TO-LEFT OVERRIDE forces the direction of the text after it, up to the end of the line, position 17.",
        "override (6)",
        "unpaired-isolate (15)",
        "invisible (17)",
    ] {
        assert!(words.contains(said), "{said}: {page}");
    }
    let name = run(&["inspect", "--json", "--as", "name", "a\u{202E}b.com"]).objects()[0].clone();
    assert!(!name["findings"].to_string().contains("\"override\""));
}

#[test]
fn characters_of_text_have_their_script_and_category() {
    let page = run(&["inspect", "a (\u{5D0})"]).out;
    let row = page.lines().find(|it| it.contains("HEBREW LETTER ALEF")).expect("a row");
    let cells: Vec<&str> = row.split_whitespace().collect();
    assert!(cells.ends_with(&["R", "Hebrew", "Lo"]), "{row}");
    let object = &run(&["inspect", "--json", "--as", "text", "\u{FB2A}"]).objects()[0];
    let decomposed = "\u{5E9}\u{5C1}";
    assert_eq!(
        object.pointer("/characters/0/normal_forms"),
        Some(&json!({ "nfc": decomposed, "nfd": decomposed, "nfkc": decomposed, "nfkd": decomposed }))
    );
}

/// RFC 5893, section 1.4: “the example string CS L”. It is text, because a label is empty; with `--as url` it stays refused.
#[test]
fn a_string_of_classes_that_is_no_name_is_text() {
    let ended = run(&["inspect", "--json", "--notation", "classes", "CS L"]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    let object = &ended.objects()[0];
    assert_eq!((&object["input_kind"], &object["name"]), (&json!("text"), &json!(".a")));
    let traced = run(&["trace", "--json", "--notation", "classes", "--strategy", "uba-rtl", "CS L"]);
    assert_eq!((traced.status, traced.err.as_str()), (0, ""));
    let last = traced.objects().pop().expect("steps");
    assert_eq!(last["order"], json!([1, 0]));
    for refused in [
        &["inspect", "--as", "url", "--notation", "classes", "CS L"][..],
        &["inspect", "--check=bidi", "--notation", "classes", "CS L"],
        &["inspect", ".a"],
    ] {
        assert_eq!(run(refused).status, 2, "{refused:?}");
    }
}
