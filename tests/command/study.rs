//! `study` against the contract of its output.

use serde_json::{Value, json};

use super::{run, run_with_input};

fn study(arguments: &[&str]) -> Vec<Value> {
    let ended = run(&[&["study", "--json"], arguments].concat());
    assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{arguments:?}");
    ended.objects()
}

#[test]
fn a_row_for_each_property_strategy_and_length() {
    let rows = study(&["--max-length", "2", "--property", "one-to-one", "--strategy", "uba-ltr"]);
    let [one, two] = rows.try_into().expect("two lengths");
    assert_eq!((&one["length"], &one["cases"], &one["counterexamples"]), (&json!(1), &json!(7), &json!(0)));
    assert_eq!(one["smallest"], json!([]));
    assert_eq!(two["property"], "one-to-one");
    assert_eq!(two["strategy"], "uba-ltr");
    assert_eq!((&two["cases"], &two["counterexamples"]), (&json!(49), &json!(2)));
    assert_eq!(
        two["smallest"][0],
        json!({"sequences": ["\u{627}1", "1\u{627}"], "classes": ["AL EN", "EN AL"],
               "displays": ["1\u{627}"]})
    );
    assert_eq!(two["characters"][1], json!({"class": "AL", "character": "\u{627}"}));
    assert_eq!(two["characters"].as_array().map(Vec::len), Some(7));
}

#[test]
fn classes_are_the_users_choice() {
    let rows =
        study(&["--classes", "r, en,NSM", "--max-length", "3", "--property", "rfc5893-label-uniqueness"]);
    assert_eq!(rows.len(), 6);
    let cases: Vec<_> = rows.iter().map(|it| (it["strategy"].clone(), it["cases"].clone())).collect();
    // R; then R R, R EN and R NSM.
    let expected = [("uba-ltr", 1), ("uba-rtl", 1), ("uba-ltr", 3), ("uba-rtl", 3)];
    assert_eq!(cases[0..4], expected.map(|(strategy, cases)| (json!(strategy), json!(cases))));
}

#[test]
fn what_is_no_study() {
    for (arguments, words) in [
        (["--classes", "L,X"], "There is no bidi class \u{201C}X\u{201D}."),
        (["--classes", "L,B"], "Class B ends the paragraph"),
        (["--classes", "L,L"], "Class L is listed twice."),
        (["--max-length", "60"], "There are too many sequences of 7 classes at length 60."),
        (["--max-length", "0"], "Enter 1 or more."),
        (["--threads", "0"], "Enter 1 or more."),
        (["--threads", "two"], "The value is not a number"),
        (["--property", "beauty"], "beauty"),
    ] {
        let ended = run(&[&["study"], &arguments[..]].concat());
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ended.err.contains(words), "{arguments:?}: {}", ended.err);
    }
}

#[test]
fn saved_opened_and_reported_in_words() {
    let file = std::env::temp_dir().join(format!("bidiscope-study-{}.json", std::process::id()));
    let file = file.to_str().expect("a path in UTF-8");
    let made = run(&["study", "--max-length", "4", "--save", file]);
    let opened = run(&["study", "--open", file]);
    let saved = std::fs::read(file).expect("it was saved");
    std::fs::remove_file(file).expect("it was saved");
    assert_eq!((made.status, made.err.as_str()), (0, ""));
    let name = std::path::Path::new(file).file_name().and_then(|it| it.to_str()).expect("UTF-8");
    let (first, table) = opened.out.split_once('\n').expect("lines");
    assert!(first.starts_with("Read from ") && first.contains(name), "{first}");
    assert!(first.ends_with(", not verified."), "{first}");
    assert_eq!(table, made.out);
    for words in [
        "All sequences of L, AL, R, EN, AN, ES, CS up to length 4",
        "One-to-one (Atkin, Stansifer, Alsharif)  Holds up to length 4.",
        "\u{2717} from length 2 (2 of 49 sequences). AL EN and EN AL, stored as \u{202D}\u{627}1\u{202C} and \u{202D}1\u{627}\u{202C}, are displayed as \u{202D}1\u{627}\u{202C}.",
    ] {
        assert!(made.out.contains(words), "{words}\n{}", made.out);
    }
    // The same from standard input.
    let opened = run_with_input(&["study", "--open", "-"], &saved);
    let expected = format!("Read from standard input, not verified.\n{}", made.out);
    assert_eq!((opened.status, opened.out), (0, expected));
    // To programs each line says so.
    let lines = run_with_input(&["study", "--open", "-", "--json"], &saved).out;
    assert!(!lines.is_empty() && lines.lines().all(|it| it.contains("\"read_from_file\":true")), "{lines}");
    assert!(!run(&["study", "--max-length", "1", "--json"]).out.contains("read_from_file"));
    let broken = run_with_input(&["study", "--open", "-"], b"{}");
    assert_eq!(
        (broken.status, broken.err.as_str()),
        (
            2,
            "bidiscope: standard input: The file does not contain valid results of a study. The key \u{201C}alphabet\u{201D} is \
             missing at line 1, column 2.\n"
        )
    );
    assert_eq!(run(&["study", "--open", file]).status, 2);
}

#[test]
fn any_number_of_threads_gives_the_same() {
    let on = |threads| study(&["--max-length", "3", "--threads", threads]);
    let one = on("1");
    assert_eq!(on("8"), one);
    assert_eq!(on("1000000"), one);
}

#[test]
fn what_is_asked_for_twice_is_answered_once() {
    let once = study(&["--max-length", "2", "--property", "one-to-one", "--strategy", "uba-ltr"]);
    let twice = study(&[
        "--max-length",
        "2",
        "--property",
        "one-to-one",
        "--strategy",
        "uba-ltr",
        "--property",
        "one-to-one",
        "--strategy",
        "uba-ltr:l3=yes",
    ]);
    assert_eq!(once, twice);
}

/// No letter can stand beside a delimiter, so there is no context.
#[test]
fn delimiters_alone_make_no_contexts() {
    let rows = study(&["--classes", "CS", "--max-length", "4", "--property", "rfc5893-grouping-together"]);
    assert!(rows.iter().all(|row| row["cases"] == json!(0)), "{rows:?}");
}
