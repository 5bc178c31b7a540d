//! `study --all-lengths` against the contract of its output, and what it says in words.

use bidiscope_bidi::order::Strategy;
use bidiscope_proof::study::DisplayProperty;
use serde_json::{Value, json};

use super::run;
#[cfg(unix)]
use super::saving::{heeding, signal};

fn decided(arguments: &[&str]) -> Vec<Value> {
    let ended = run(&[&["study", "--all-lengths", "--json"], arguments].concat());
    assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{arguments:?}");
    ended.objects()
}

#[test]
fn proved_refuted_and_counted() {
    let both = decided(&[
        "--property",
        "one-to-one",
        "--strategy",
        "one-to-one",
        "--strategy",
        "uba-ltr",
        "--count-to",
        "12",
    ]);
    let [proved, refuted] = both.try_into().expect("a line for each strategy");
    assert_eq!(
        (&proved["decided"], &proved["length"], &proved["smallest"]),
        (&json!("proved"), &Value::Null, &json!([]))
    );
    assert_eq!(
        proved["counts"][0],
        json!({"length": 1, "cases": 7, "displays": 7, "counterexamples": 0, "counterexamples_with_distinct_characters": null})
    );
    assert_eq!(proved["counts"].as_array().map(Vec::len), Some(12));
    assert_eq!((&refuted["property"], &refuted["strategy"]), (&json!("one-to-one"), &json!("uba-ltr")));
    assert_eq!(refuted["classes"], json!(["L", "AL", "R", "EN", "AN", "ES", "CS"]));
    assert_eq!((&refuted["decided"], &refuted["length"]), (&json!("refuted"), &json!(2)));
    // As a study to a length gives it.
    assert_eq!(
        refuted["smallest"],
        json!([{"sequences": ["\u{627}1", "1\u{627}"], "classes": ["AL EN", "EN AL"], "displays": ["1\u{627}"]}])
    );
    assert_eq!(refuted["counts"][11]["counterexamples"], json!(4_639_867_026_u64));
    assert_eq!(refuted["reasons"], json!([]));
}

/// Beyond 64 bits they are still written as JSON integers, digit for digit: 7 to the power of 40.
#[test]
fn counts_of_any_size_are_integers() {
    let arguments = ["--property", "one-to-one", "--strategy", "logical", "--count-to", "40"];
    let ended = run(&[&["study", "--all-lengths", "--json"], &arguments[..]].concat());
    let number = "6366805760909027985741435139224001";
    assert!(ended.out.contains(&format!("\"cases\":{number},\"displays\":{number},")), "{}", ended.out);
}

/// Without `--count-to` nothing is counted.
#[test]
fn nothing_is_counted_unasked() {
    let [one] = decided(&["--property", "labels-together", "--strategy", "fields"]).try_into().expect("one");
    assert_eq!(
        (&one["decided"], &one["counts"], &one["uncounted"]),
        (&json!("proved"), &json!([]), &Value::Null)
    );
}

/// What is proved has no counterexamples. Of refuted properties all are counted, here if the characters of a class differ.
#[test]
fn its_own_inverse_is_counted() {
    let property = ["--property", "own-inverse", "--count-to", "3"];
    let both = decided(&[&property[..], &["--strategy", "one-to-one", "--strategy", "uba-ltr"]].concat());
    let [proved, refuted] = both.try_into().expect("a line for each strategy");
    let counted = |of: &Value, at: usize| {
        let counts = &of["counts"][at];
        [&counts["cases"], &counts["counterexamples_with_distinct_characters"]].map(Value::as_u64)
    };
    assert_eq!(counted(&proved, 2), [Some(343), Some(0)]);
    assert_eq!(counted(&refuted, 0), [Some(7), Some(0)]);
    assert_eq!((&proved["uncounted"], &refuted["uncounted"]), (&Value::Null, &Value::Null));
}

#[test]
fn what_is_not_reached_is_tried_and_says_why() {
    let arguments =
        ["--classes", "L,R,BN", "--property", "one-to-one", "--strategy", "logical", "--count-to", "5"];
    let [one] = decided(&[&arguments[..], &["--max-length", "4"]].concat()).try_into().expect("one");
    assert_eq!(
        (&one["decided"], &one["length"], &one["smallest"]),
        (&json!("exhausted"), &json!(4), &json!([]))
    );
    assert_eq!(one["reasons"], json!(["The automata do not support class BN."]));
    assert_eq!(one["counts"].as_array().map(Vec::len), Some(4));
    assert_eq!(one["counts"][3]["cases"], json!(81));
    assert_eq!(one["uncounted"], one["reasons"][0]);
    // Trying may find a counterexample all the same.
    let refuted = ["--classes", "R,EN,BN", "--property", "one-to-one", "--strategy", "uba-ltr"];
    let [one] = decided(&refuted).try_into().expect("one");
    assert_eq!((&one["length"], &one["smallest"][0]["classes"]), (&json!(2), &json!(["R EN", "EN R"])));
    assert_eq!(one["decided"], json!("refuted"));
    assert_eq!(one["reasons"], json!(["The automata do not support class BN."]));
}

#[test]
fn a_display_with_choices() {
    let rows = decided(&[
        "--classes",
        "L,R,EN,NSM",
        "--property",
        "rfc5893-label-uniqueness",
        "--strategy",
        "uba-rtl:l3=no",
        "--strategy",
        "uba-rtl:before=a",
        "--max-length",
        "3",
    ]);
    let [without_l3, in_context] = rows.try_into().expect("two displays");
    assert_eq!(without_l3["strategy"], json!("uba-rtl:l3=no"));
    assert_eq!((&without_l3["decided"], &without_l3["length"]), (&json!("refuted"), &json!(3)));
    assert_eq!(without_l3["smallest"][0]["classes"], json!(["R EN NSM", "R NSM EN"]));
    assert_eq!((&in_context["decided"], &in_context["length"]), (&json!("exhausted"), &json!(3)));
    assert_eq!(
        in_context["reasons"],
        json!(["The automata do not support text before or after the sequence."])
    );
}

/// What is shown of the display is the sequence in every character's class: the sentence says what is told apart.
#[test]
fn an_example_that_seems_to_be_none_says_what_is_distinguished() {
    let own_inverse = [
        "study",
        "--all-lengths",
        "--classes",
        "AL,ES,EN",
        "--strategy",
        "uba-auto",
        "--property",
        "own-inverse",
    ];
    let made = run(&own_inverse);
    assert_eq!((made.status, made.err.as_str()), (0, ""));
    let fails = "\u{2717} from length 4 if characters of one class count as different. EN ES EN AL, stored as \u{202D}1-2\u{627}\u{202C}, is displayed as ";
    assert!(made.out.contains(fails), "{}", made.out);
}

/// The whole table of docs/study.md, in words.
#[test]
fn in_words() {
    let made = run(&["study", "--all-lengths"]);
    assert_eq!((made.status, made.err.as_str()), (0, ""));
    for words in [
        "All sequences of L, AL, R, EN, AN, ES, CS of all lengths\n",
        "\nNo two sequences have the same display. (one-to-one)\n",
        "  One-to-one (Atkin, Stansifer, Alsharif)  Proved for all lengths.\n",
        "  UBA, LTR paragraph                       \u{2717} from length 2. AL EN and EN AL, stored as \u{202D}\u{627}1\u{202C} and \u{202D}1\u{627}\u{202C}, are displayed as \u{202D}1\u{627}\u{202C}.\n",
        "if characters of one class count as different. AL AL, stored as \u{202D}\u{627}\u{628}\u{202C}, is displayed as \u{202D}\u{627}\u{628}\u{202C}. The compared display gives \u{202D}\u{628}\u{627}\u{202C}.\n",
    ] {
        assert!(made.out.contains(words), "{words}\n{}", made.out);
    }
    assert!(!made.out.contains("undecided"), "{}", made.out);
    let cells =
        made.out.lines().filter(|it| it.contains("all lengths") || it.contains("\u{2717} from length"));
    let displays = |property: &DisplayProperty| {
        Strategy::BUILT_IN.into_iter().filter(|&it| property.applies_to(it)).count()
    };
    assert_eq!(cells.skip(1).count(), DisplayProperty::ALL.iter().map(displays).sum::<usize>());
    let tried = [
        "study",
        "--all-lengths",
        "--classes",
        "L,BN",
        "--strategy",
        "logical",
        "--property",
        "one-to-one",
        "--max-length",
        "3",
    ];
    let said = run(&tried).out;
    let holds =
        "Holds up to length 3. Longer sequences are undecided. The automata do not support class BN.\n";
    assert!(said.contains(holds), "{said}");
    let counted = run(&[
        "study",
        "--all-lengths",
        "--strategy",
        "uba-ltr",
        "--property",
        "one-to-one",
        "--count-to",
        "2",
    ])
    .out;
    let words = "    Length 2: 49 sequences, 47 different displays (2 fewer).\n";
    assert!(counted.contains(words), "{counted}");
}

#[test]
fn what_cannot_be_asked() {
    for (arguments, words) in [
        (&["--all-lengths", "--count-to", "1001"][..], "Enter a number from 0 to 1000."),
        (&["--all-lengths", "--count-to", "-1"], "--count-to"),
        (&["--count-to", "3"], "--all-lengths"),
        (&["--certificate", "file"], "--all-lengths"),
        (&["--all-lengths", "--save", "file"], "--save"),
        (&["--all-lengths", "--open", "file"], "--open"),
        (
            &["--all-lengths", "--certificate", "file"],
            "Choose the property with --property and the display with --strategy.",
        ),
        (&["--check", "file", "--all-lengths"], "--all-lengths"),
        (
            &["--all-lengths", "--classes", "L,BN", "--max-length", "30", "--property", "one-to-one"],
            "There are too many sequences of 2 classes at length 30.",
        ),
    ] {
        let ended = run(&[&["study"], arguments].concat());
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ended.err.contains(words), "{arguments:?}: {}", ended.err);
    }
}

/// Ctrl+C ends it with what was done, though an automaton is still being made.
#[cfg(unix)]
#[test]
fn stopped_with_what_was_done() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::Stdio;
    // Trying 6 * 10^9 sequences takes minutes.
    let arguments = ["study", "--all-lengths", "--json", "--strategy", "logical", "--property", "one-to-one"];
    let second = ["--strategy", "uba-ltr:before=a", "--max-length", "10"];
    let mut child = heeding(env!("CARGO_BIN_EXE_bidiscope"))
        .args([&arguments[..], &second].concat())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    lines.read_line(&mut line).expect("a line");
    assert!(line.contains("\"decided\":\"proved\""), "{line}");
    signal(&child, "INT");
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    let mut said = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("UTF-8");
    assert_eq!(said, "bidiscope: Stopped early. The lines have the results so far.\n");
}
