//! The comparison as text.

use super::{Ended, run, run_command};

pub(super) fn inspect(notation: &str, name: &str) -> Ended {
    let ended = run(&["inspect", "--as", "url", "--notation", notation, "--", name]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{name}");
    ended
}

/// Looks for a display of `name`, held between LRO and PDF, on the line that begins with `title`.
fn check(name: &str, title: &str, display: &str) {
    let ended = inspect("unicode", name);
    // A letter can stand before the title: displays with the same one show the same.
    let of_title = |line: &&str| {
        let line = line.trim_start();
        line.starts_with(title) || line.get(2..).is_some_and(|it| it.trim_start().starts_with(title))
    };
    let line = ended.out.lines().find(of_title).expect(title);
    let is_held = display.chars().any(is_right_to_left);
    let shown = if is_held { format!(" \u{202D}{display}\u{202C}") } else { format!(" {display}") };
    assert!(line.ends_with(&shown), "{line:?} shows {display:?}");
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
    // What is long goes on below.
    let words: Vec<&str> = ended.out.split_whitespace().collect();
    let text = words.join(" ");
    // Dürst's sections 4.3 and 5.
    for note in [
        "section 4.3 change the display of component 1",
        "restriction 3: U+0031 (position 1), U+0032 (position 2)",
    ] {
        assert!(text.contains(note), "{}", ended.out);
    }
    let ended = inspect("capitals", "AB.c");
    assert!(!ended.out.contains("section 4.3") && !ended.out.contains("restriction 3"), "{}", ended.out);
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
    let raw = |it: &char| bidiscope_bidi::name::is_unprintable(*it) && !held.contains(it);
    assert_eq!(ended.out.chars().find(raw), None);
}

/// No line has a right-to-left character outside what LRO and PDF hold.
#[test]
fn right_to_left_characters_are_always_held() {
    for (notation, name) in [
        ("unicode", "\u{5D0}\u{627}-1.\u{661}\u{5D1}.com"),
        ("table1", "ab-12-56-CD"),
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

/// Whether its class makes a label right-to-left.
pub(super) fn is_right_to_left(scalar: char) -> bool {
    bidiscope_bidi::name::BidiClass::of(scalar).makes_label_right_to_left()
}

#[test]
fn the_notation_of_the_input_is_repeated() {
    let ended = inspect("table1", "AB-12-34-CD");
    let lines: Vec<&str> = ended.out.lines().map(str::trim).collect();
    for expected in ["AB-12-34-CD (in the notation table1)", "DC-34-12-BA (in the notation table1)"] {
        assert!(lines.iter().any(|it| it.ends_with(expected)), "{expected}");
    }
}

#[test]
fn notes_on_labels_and_likeness() {
    let ended = inspect("capitals", "AB.1-x.com");
    for note in [
        "- labels out of order",
        "- label 2 split",
        "- The paragraph is right-to-left",
        "- Looks the same as UBA, RTL paragraph",
    ] {
        assert!(ended.out.contains(note), "{note}");
    }
    let ended = inspect("capitals", "abc.com");
    assert!(!ended.out.contains("out of order") && !ended.out.contains("split"));
    let others = bidiscope_bidi::order::Strategy::BUILT_IN.len() - 1;
    // All but the first of them.
    assert_eq!(ended.out.matches("- Looks the same as One-to-one").count(), others - 1);
}

/// The lines of a section, from its heading to the empty line.
pub(super) fn section(text: &str, heading: &str) -> Vec<String> {
    let lines =
        text.lines().skip_while(|line| !line.starts_with(heading)).take_while(|line| !line.is_empty());
    lines.map(str::to_owned).collect()
}

/// First the name, then the answer; the name in the DNS and the Bidi rule's own verdict follow.
#[test]
fn the_answer_comes_first() {
    for (name, answer, bidi_rule) in [
        ("abc.com", "Registration  May be registered", "Not applicable: "),
        (
            "\u{645}\u{640}\u{635}\u{631}.com",
            "Registration  Refused: Label 1 contains U+0640 ARABIC TATWEEL",
            "Satisfied: ",
        ),
        (
            "1.\u{5D0}",
            "Registration  Refused: Label 1 begins with",
            "Violated: label 1 violates condition 1.",
        ),
        ("a-.com", "Registration  Refused: Label 1 ends with a hyphen", "Not applicable: "),
    ] {
        let out = inspect("unicode", name).out;
        assert!(lines_after_name(&out).starts_with(answer), "{out}");
        let bidi_rule = format!("Bidi rule     {bidi_rule}");
        assert!(out.lines().any(|line| line.starts_with(&bidi_rule)), "{out}");
        assert!(out.lines().any(|line| line.starts_with("In the DNS    ")), "{out}");
    }
    let out = run(&["inspect", "--parent", "3com.com", "\u{645}\u{635}\u{631}.3com.com"]).out;
    assert!(lines_after_name(&out).starts_with("Registration  Undecided: "), "{out}");
    // What UTS #46 yields, with the capitals of full width mapped.
    let out = inspect("unicode", "\u{5D0}\u{5D1}\u{5D2}.\u{FF23}\u{FF2F}\u{FF2D}").out;
    assert!(
        out.lines().any(|line| line.starts_with("In the DNS    UTS #46 look-up asks for xn--4dbcd.com, but")),
        "{out}"
    );
}

/// The text below the name.
fn lines_after_name(out: &str) -> &str {
    out.split_once('\n').map_or("", |(_, below)| below)
}

#[test]
fn what_is_no_domain_name_is_reported_and_its_host_can_be_copied() {
    let out = inspect("unicode", "//3com.\u{5D0}\u{5D1}/").out;
    assert!(
        lines_after_name(&out).starts_with("Registration       Refused: The input is a web address without"),
        "{out}"
    );
    let host = "Domain name found  \u{202D}3com.\u{5D1}\u{5D0}\u{202C}  3com.xn--4dbc";
    assert!(out.lines().any(|line| line == host), "{out}");
    // Nothing is said of labels that are none.
    for heading in ["Labels", "Verdict of each rule set", "Each label among other names", "Bidi rule"] {
        assert!(section(&out, heading).is_empty(), "{out}");
    }
    assert!(!section(&out, "Displays").is_empty(), "{out}");
    assert!(!inspect("unicode", "192.0.2.1").out.contains("Domain name found"));
}

#[test]
fn labels_are_reported_which_way_they_begin_and_what_they_are_in_the_dns() {
    let out = inspect("unicode", "\u{5D0}-.1a.\u{5D0}\u{5D1}.com").out;
    let cells = |out: &str| -> Vec<Vec<String>> {
        let rows = section(out, "Labels").into_iter().skip(1);
        let rows = rows.map(|it| it.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        rows.filter(|it| it[0].parse::<usize>().is_ok()).collect()
    };
    let (no, yes, none) = ("\u{2717}", "\u{2713}", "\u{2013}");
    assert_eq!(
        cells(&out),
        [
            vec![
                "1",
                "\u{202D}\u{5D0}-\u{202C}",
                "RTL",
                yes,
                yes,
                no,
                yes,
                none,
                none,
                "xn----zhc",
                "(not",
                "valid)"
            ],
            vec!["2", "1a", "none", no, none, none, none, none, none],
            vec!["3", "\u{202D}\u{5D1}\u{5D0}\u{202C}", "RTL", yes, yes, yes, yes, none, none, "xn--4dbc"],
            vec!["4", "com", "LTR", yes, none, none, none, yes, yes],
        ]
    );
    // Where the Bidi rule does not apply, nothing is said of directions.
    assert_eq!(cells(&inspect("unicode", "1a.com").out), [["1", "1a"], ["2", "com"]]);
    let zone = run(&["inspect", "--parent", "co.il", "\u{5D0}\u{5D1}.co.il"]).out;
    let whose: Vec<bool> = cells(&zone).iter().map(|it| it.contains(&"parent".to_owned())).collect();
    assert_eq!(whose, [false, true, true], "{zone}");
}

#[test]
fn policies_say_why() {
    let rows = section(&inspect("unicode", "\u{5D0}-.com").out, "Verdict of each rule set").join("\n");
    for (policy, verdict) in [
        ("RFC 5893, the whole name", "violated"),
        ("IDNA2008, registration (RFC 5891 section 4)", "violated"),
        ("IDNA2008, look-up (RFC 5891 section 5)", "satisfied"),
        ("D\u{FC}rst\u{2019}s restrictions (2001)", "violated"),
        ("Characters permitted by Atkin et al. (2001)", "satisfied"),
    ] {
        let row = rows.lines().find(|it| it.trim_start().starts_with(policy)).expect(policy);
        assert!(row.trim_start_matches(' ')[policy.len()..].trim_start().starts_with(verdict), "{row}");
    }
}

#[test]
fn what_the_mapping_changes_is_reported_before_and_after() {
    let mapped = section(&inspect("unicode", "\u{5D0}.E\u{AD}x").out, "Mapping by UTS #46");
    let rows: Vec<String> =
        mapped.iter().map(|it| it.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    for row in ["Name \u{202D}\u{5D0}.ex\u{202C} xn--4db.ex", "3 U+0045 U+0065", "4 U+00AD removed"] {
        assert!(rows.contains(&row.to_owned()), "{mapped:#?}");
    }
    assert!(section(&inspect("unicode", "ex.com").out, "Mapping by UTS #46").is_empty());
}

/// Beside each corrected name stands one in ASCII that reads back as it.
#[test]
fn corrected_names_can_be_copied() {
    let fixes = section(&inspect("unicode", "\u{5D0}\u{5D1}-.com").out, "Suggested fix");
    let is_fix = |it: &String| {
        it.contains("\u{202D}\u{5D1}\u{5D0}.com\u{202C}  xn--4dbc.com")
            && it.contains("\u{201C}-\u{201D} (position 3)")
    };
    assert!(fixes.iter().any(is_fix), "{fixes:#?}");
    assert!(section(&inspect("unicode", "\u{5D0}\u{5D1}.com").out, "Suggested fix").is_empty());
}

/// The code points read back as the name; what is ASCII stands as it is, without any control round it.
#[test]
fn the_name_can_be_copied() {
    let name = "\u{645}\u{640}\u{635}\u{631}.com";
    let out = inspect("unicode", name).out;
    let codes = out.lines().find_map(|line| line.strip_prefix("Code points   ")).expect("a line");
    let [object] =
        run(&["inspect", "--json", "--notation", "codepoints", codes]).objects().try_into().expect("one");
    assert_eq!(object["name"], name);
    assert!(!inspect("unicode", "a-.B\u{FC}cher.com").out.contains(['\u{202D}', '\u{202C}']));
}

/// Names may be long; what is said of them fits.
#[test]
fn a_terminal_of_80_columns_is_enough() {
    for name in [
        "abc.com",
        "\u{5D0}-.Ex.com",
        "\u{645}\u{640}\u{635}\u{631}.1-x.com",
        "\u{5D0}\u{5D1}.\u{FF23}\u{FF2F}\u{FF2D}",
        "http://3com.\u{5D0}",
    ] {
        for line in inspect("unicode", name).out.lines() {
            let columns = line.chars().filter(|it| !matches!(it, '\u{202D}' | '\u{202C}')).count();
            assert!(columns <= 80, "{columns}: {line}");
        }
    }
}

/// No word loses its meaning without its colour, and nobody but a terminal gets any.
#[test]
fn nothing_is_coloured_in_a_pipe() {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_bidiscope"));
    command.args(["inspect", "1.\u{5D0}"]).env("CLICOLOR_FORCE", "1").env("TERM", "xterm-256color");
    assert!(!run_command(&mut command, b"").out.contains('\u{1B}'));
}

/// On a terminal, which the system's `script` makes.
#[cfg(target_os = "linux")]
#[test]
fn violations_are_coloured_on_a_terminal() {
    let on_terminal = |variables: &[(&str, &str)]| {
        let mut command = std::process::Command::new("script");
        let program = format!("'{}' inspect a-.com", env!("CARGO_BIN_EXE_bidiscope"));
        command.args(["--quiet", "--return", "--command", &program, "/dev/null"]);
        // Where `CI` is set, the library takes any terminal for one with colours.
        for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "CI"] {
            command.env_remove(name);
        }
        command.env("TERM", "xterm-256color").envs(variables.iter().copied());
        let ended = run_command(&mut command, b"");
        assert_eq!(ended.status, 0, "{}", ended.err);
        ended.out.replace("\r\n", "\n")
    };
    let coloured = on_terminal(&[]);
    assert!(coloured.contains("\u{1B}[31mViolation\u{1B}[0m"), "{coloured:?}");
    let plain = inspect("unicode", "a-.com").out;
    for variable in [("NO_COLOR", "1"), ("CLICOLOR", "0"), ("TERM", "dumb")] {
        assert_eq!(on_terminal(&[variable]), plain, "{variable:?}");
    }
    // Without its colours it is the same text.
    let mut stripped = coloured;
    for code in ["\u{1B}[1m", "\u{1B}[31m", "\u{1B}[32m", "\u{1B}[33m", "\u{1B}[0m"] {
        stripped = stripped.replace(code, "");
    }
    assert_eq!(stripped, plain);
}

#[test]
fn contexts_are_reported_as_far_as_they_were_searched() {
    let message = |arguments: &[&str]| -> Vec<String> {
        let out = run(arguments).out;
        let lines = out.lines().skip_while(|it| *it != "Each label among other names (RFC 5893, section 3)");
        lines.take_while(|it| !it.is_empty()).map(str::to_owned).collect()
    };
    let short = message(&["inspect", "\u{5D0}\u{5D1}.com"]);
    assert_eq!(short[1], "  Each label stays together");
    assert!(short.join(" ").contains("so far"), "{short:?}");
    assert!(short.last().expect("a line").contains("--contexts"));
    let whole = message(&["inspect", "--contexts", "\u{5D0}\u{5D1}.com"]);
    assert!(whole.iter().all(|it| !it.contains("so far") && !it.contains("cut short")), "{whole:?}");
    // The smallest context that tears a label is shown: full stops, as the name shows itself.
    let split = message(&["inspect", "\u{5D0}\u{5D1}\u{5D2}.1de"]);
    let shown = "    \u{202D}.1.\u{5D2}\u{5D1}\u{5D0}de.\u{202C}";
    let fails = split.iter().position(|it| it.contains("Fails for label 2 in this LTR paragraph:"));
    assert_eq!(split[fails.expect("it fails") + 1], shown);
}

#[test]
fn the_cross_check_has_a_line() {
    let agrees = inspect("capitals", "AB.com").out;
    assert!(agrees.contains("unicode-bidi 0.3.18 gives the same levels as bidiscope"), "{agrees}");
    let disputed = inspect("codepoints", "0061 05D0 2066 0062 2069 0028 05D1 0029").out;
    assert!(disputed.contains("unicode-bidi 0.3.18 gives other levels than bidiscope"), "{disputed}");
}

#[test]
fn findings_the_gravest_first_with_their_places() {
    let text = inspect("unicode", "xn--ab-.\u{5D0}-.Ex.com").out;
    let findings = section(&text, "Findings: ");
    assert_eq!(findings[0], "Findings: 3 violations, 1 warning");
    // What the headline gives as its reason stands first, and conditions after characters that are forbidden.
    assert!(text.contains("Refused: Label 1 was typed as"), "{text}");
    assert!(findings[1].starts_with("  Violation  Label 1 was typed as"), "{findings:#?}");
    let condition = findings.iter().position(|it| it.starts_with("  Violation  Label 2 is right-to-left"));
    // What to do about it, the rule and the positions stand below.
    let below = findings[condition.expect("it ends with a hyphen") + 1..]
        .iter()
        .take_while(|it| it.starts_with("     "))
        .map(|it| it.trim());
    let below = below.collect::<Vec<_>>().join(" ");
    for part in ["End the label with a", "section 2, condition 3", "rfc5893-condition-3 (5)"] {
        assert!(below.contains(part), "{findings:#?}");
    }
    assert!(findings.iter().any(|it| it.contains("idna-noncanonical-a-label (1, 2)")), "{findings:#?}");
    let severities: Vec<&str> =
        findings[1..].iter().filter(|it| !it.starts_with("   ")).map(|it| it.trim_start()).collect();
    let is_violation: Vec<bool> = severities.iter().map(|it| it.starts_with("Violation  ")).collect();
    assert_eq!(is_violation, [true, true, true, false]);
    // What other documents say stands by itself.
    assert!(section(&text, "Notes from ").iter().any(|it| it.starts_with("  Note       ")), "{text}");
    assert!(!inspect("unicode", "example.com").out.contains("Findings"), "nothing is found");
}

/// UAX #9, section 2: what is invisible and a bidi control does more than to make names differ.
#[test]
fn bidi_controls_are_said_to_change_the_order() {
    let said = |name: &str| {
        let out = run(&["inspect", "--as", "url", name]).out;
        out.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    for (name, expected) in [
        ("\u{202E}google.com", "which is invisible and reorders other characters."),
        ("google\u{200E}.com", "which is invisible and reorders other characters."),
        ("goo\u{200B}gle.com", "which is invisible."),
        (
            "\u{202E}goo\u{200B}gle.com",
            "Some of these characters are bidi controls, which reorder other characters.",
        ),
    ] {
        assert!(said(name).contains(expected), "{name:?}");
    }
}
