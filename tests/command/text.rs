//! The comparison as text.

use super::{Ended, run};

fn inspect(notation: &str, name: &str) -> Ended {
    let ended = run(&["inspect", "--notation", notation, "--", name]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{name}");
    ended
}

/// Looks for a display of `name`, held between LRO and PDF, on the line that begins with `title`.
fn check(name: &str, title: &str, display: &str) {
    let ended = inspect("unicode", name);
    let line = ended.out.lines().find(|line| line.trim_start().starts_with(title)).expect(title);
    assert!(line.ends_with(&format!(" \u{202D}{display}\u{202C}")), "{line:?} shows {display:?}");
}

#[test]
fn displays_are_held_in_their_order() {
    let name = "\u{5D0}\u{5D1}1.com";
    check(name, "Logical order", "\u{5D0}\u{5D1}1.com");
    check(name, "One-to-one", "\u{5D1}\u{5D0}1.com");
    check(name, "UBA, LTR", "1\u{5D1}\u{5D0}.com");
    check(name, "UBA, RTL", "com.1\u{5D1}\u{5D0}");
}

#[test]
fn components_say_what_marks_would_show_and_which_restrictions_are_broken() {
    let ended = inspect("capitals", "12AB.c");
    for note in [
        "- section 4.3's marks show \u{202D}12\u{5D1}\u{5D0}.c\u{202C}",
        "- breaks restriction 3 at character 0, 1",
    ] {
        assert!(ended.out.contains(note), "{}", ended.out);
    }
    let ended = inspect("capitals", "AB.c");
    assert!(!ended.out.contains("section 4.3") && !ended.out.contains("restriction"), "{}", ended.out);
}

#[test]
fn brackets_are_mirrored_where_they_run_right_to_left() {
    check("\u{5D0}(\u{5D1}c", "UBA, RTL", "c\u{5D1})\u{5D0}");
    check("\u{5D0}(\u{5D1}c", "UBA, LTR", "\u{5D1})\u{5D0}c");
    check("\u{5D0}(\u{5D1}c", "One-to-one", "\u{5D0}(\u{5D1}c");
}

#[test]
fn nothing_reaches_the_terminal_raw() {
    check("a\u{202E}b", "Logical order", "a<U+202E>b");
    check("\u{1B}[2Ja", "Logical order", "<U+001B>[2Ja");
    check("\u{5D0}\u{200D}", "UBA, LTR", "\u{5D0}<U+200D>");
    check("\u{5B8}a", "Logical order", "\u{25CC}\u{5B8}a");
    let ended = inspect("unicode", "xn--\u{1B}[31mab-.a\u{202E}\u{2067}\u{1B}\u{7}\u{9B}\u{E0041}b.\u{200F}");
    let held = ['\u{202D}', '\u{202C}', '\n'];
    let raw = |it: &char| bidiscope::name::is_unprintable(*it) && !held.contains(it);
    assert_eq!(ended.out.chars().find(raw), None);
}

/// No line has a right-to-left character outside what LRO and PDF hold.
#[test]
fn right_to_left_characters_are_always_held() {
    for (notation, name) in [
        ("unicode", "\u{5D0}\u{627}-1.\u{661}\u{5D1}.com"),
        ("paper", "ab-12-56-CD"),
        ("codepoints", "05D0 002D 05D1"),
    ] {
        for line in inspect(notation, name).out.lines() {
            let mut is_held = false;
            for scalar in line.chars() {
                match scalar {
                    '\u{202D}' => is_held = true,
                    '\u{202C}' => is_held = false,
                    _ => assert!(is_held || !is_right_to_left(scalar), "{line:?}"),
                }
            }
            assert!(!is_held, "{line:?}");
        }
    }
}

fn is_right_to_left(scalar: char) -> bool {
    bidiscope::name::BidiClass::of(scalar).makes_label_right_to_left()
}

#[test]
fn the_notation_of_the_input_is_repeated() {
    let ended = inspect("paper", "AB-12-34-CD");
    let lines: Vec<&str> = ended.out.lines().map(str::trim).collect();
    for expected in ["AB-12-34-CD", "DC-34-12-BA"] {
        assert!(lines.contains(&expected), "{expected}");
    }
}

#[test]
fn notes_on_labels_and_likeness() {
    let ended = inspect("capitals", "AB.1-x.com");
    for note in [
        "- labels change order",
        "- label 1 torn apart",
        "- the paragraph is right-to-left",
        "- same as UBA, RTL paragraph",
    ] {
        assert!(ended.out.contains(note), "{note}");
    }
    let ended = inspect("capitals", "abc.com");
    assert!(!ended.out.contains("change order") && !ended.out.contains("torn"));
    let others = bidiscope::order::Strategy::ALL.len() - 1;
    assert_eq!(ended.out.matches("- same as Logical order").count(), others);
}

#[test]
fn verdicts_condition_by_condition() {
    let ended = inspect("capitals", "A-.com");
    for words in [
        "RFC 5893   The Bidi rule is violated, and section 2 guarantees nothing.",
        "RTL label, violated",
        "1 satisfied, 2 satisfied, 3 violated, 4 satisfied, 5 not applicable, 6 not applicable",
        "3 asks: An RTL label ends in R, AL, EN or AN",
        "offends: character 1, U+002D HYPHEN-MINUS, ES",
        "com  LTR label, satisfied",
    ] {
        assert!(ended.out.contains(words), "{words}\n{}", ended.out);
    }
}

#[test]
fn contexts_are_told_as_far_as_they_were_searched() {
    let told = |arguments: &[&str]| -> Vec<String> {
        let out = run(arguments).out;
        let lines = out.lines().skip_while(|it| *it != "Among other names (RFC 5893, section 3)");
        lines.take_while(|it| !it.is_empty()).map(str::to_owned).collect()
    };
    let short = told(&["inspect", "\u{5D0}\u{5D1}.com"]);
    assert_eq!(short[1], "  Each label stays together");
    assert!(short[2].starts_with("    No neighbour that follows the rule breaks this so far: "), "{short:?}");
    assert_eq!(
        short.last().expect("a line"),
        "  The search was cut short; `inspect --contexts` makes it whole"
    );
    let whole = told(&["inspect", "--contexts", "\u{5D0}\u{5D1}.com"]);
    assert!(whole[2].starts_with("    No neighbour that follows the rule breaks this: "), "{whole:?}");
    assert!(whole.iter().all(|it| !it.contains("so far") && !it.contains("cut short")), "{whole:?}");
    // The smallest context that tears a label is shown: full stops, as the name shows itself.
    let torn = told(&["inspect", "\u{5D0}\u{5D1}\u{5D2}.1de"]);
    let shown = "    \u{202D}.1.\u{5D2}\u{5D1}\u{5D0}de.\u{202C}";
    assert_eq!(torn[2..4], ["    Fails for label 1 in this LTR paragraph:", shown]);
}

#[test]
fn the_witness_has_a_line() {
    let agrees = "Witness    unicode-bidi 0.3.18 agrees with our levels in both paragraph directions";
    assert!(inspect("capitals", "AB.com").out.lines().any(|line| line == agrees));
    let disputed = inspect("codepoints", "0061 05D0 2066 0062 2069 0028 05D1 0029").out;
    assert!(disputed.contains("unicode-bidi 0.3.18 does not agree with our levels"), "{disputed}");
}

#[test]
fn findings_stand_under_the_labels_the_gravest_first() {
    let ended = inspect("unicode", "xn--ab-.\u{5D0}-.Ex.com");
    let text = ended.out;
    let findings: Vec<&str> = text
        .lines()
        .skip_while(|line| *line != "Findings beside the conditions")
        .take_while(|line| !line.is_empty())
        .collect();
    assert_eq!(
        findings[1],
        "  violation  Label 0 was written as xn--ab-, but the label it decodes to is written ab."
    );
    assert_eq!(findings[2], "             idna-foreign-a-label: RFC 5891, section 5.3");
    assert!(findings.iter().any(|line| line.contains("note       ")));
    // The condition that label 1 breaks stands with the label.
    assert!(!findings.iter().any(|line| line.contains("rfc5893-condition")));
    assert!(!inspect("unicode", "example.com").out.contains("Findings"), "nothing is found");
}
