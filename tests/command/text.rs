//! The comparison as text.

use super::{Ended, run, run_command};

pub(super) fn inspect(notation: &str, name: &str) -> Ended {
    let ended = run(&["inspect", "--notation", notation, "--", name]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{name}");
    ended
}

/// Looks for a display of `name`, held between LRO and PDF, on the line that begins with `title`.
fn check(name: &str, title: &str, display: &str) {
    let ended = inspect("unicode", name);
    let line = ended.out.lines().find(|line| line.trim_start().starts_with(title)).expect(title);
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
    for note in [
        "- section 4.3's marks show \u{202D}12\u{5D1}\u{5D0}.c\u{202C}",
        "- breaks restriction 3 at character 0, 1",
    ] {
        assert!(text.contains(note), "{}", ended.out);
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

fn is_right_to_left(scalar: char) -> bool {
    bidiscope_bidi::name::BidiClass::of(scalar).makes_label_right_to_left()
}

#[test]
fn the_notation_of_the_input_is_repeated() {
    let ended = inspect("table1", "AB-12-34-CD");
    let lines: Vec<&str> = ended.out.lines().map(str::trim).collect();
    for expected in ["Typed         AB-12-34-CD (in the notation table1)", "DC-34-12-BA"] {
        assert!(lines.contains(&expected), "{expected}");
    }
}

#[test]
fn notes_on_labels_and_likeness() {
    let ended = inspect("capitals", "AB.1-x.com");
    for note in [
        "- labels out of order",
        "- label 1 in pieces",
        "- the paragraph is right-to-left",
        "- same as UBA, RTL paragraph",
    ] {
        assert!(ended.out.contains(note), "{note}");
    }
    let ended = inspect("capitals", "abc.com");
    assert!(!ended.out.contains("out of order") && !ended.out.contains("torn"));
    let others = bidiscope_bidi::order::Strategy::BUILT_IN.len() - 1;
    assert_eq!(ended.out.matches("- same as Logical order").count(), others);
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
        ("abc.com", "Registration  Permitted by IDNA2008. The registry's own character", "Not applicable: "),
        (
            "\u{645}\u{640}\u{635}\u{631}.com",
            "Registration  Refused: U+0640 ARABIC TATWEEL is",
            "Satisfied: ",
        ),
        ("1.\u{5D0}", "Registration  Refused: label 0 begins with", "Violated: label 0 breaks condition 1."),
        ("a-.com", "Registration  Refused: label 0 begins or ends with a hyphen", "Not applicable: "),
    ] {
        let out = inspect("unicode", name).out;
        assert!(out.starts_with("Name          ") && lines_after_name(&out).starts_with(answer), "{out}");
        let bidi_rule = format!("Bidi rule     {bidi_rule}");
        assert!(out.lines().any(|line| line.starts_with(&bidi_rule)), "{out}");
        assert!(out.lines().any(|line| line.starts_with("In the DNS    ")), "{out}");
    }
    let out = run(&["inspect", "--parent", "3com.com", "\u{645}\u{635}\u{631}.3com.com"]).out;
    assert!(lines_after_name(&out).starts_with("Registration  Depends: "), "{out}");
    // What UTS #46 yields, with the capitals of full width mapped.
    let out = inspect("unicode", "\u{5D0}\u{5D1}\u{5D2}.\u{FF23}\u{FF2F}\u{FF2D}").out;
    assert!(
        out.lines()
            .any(|line| line == "In the DNS    UTS #46 look-up asks for xn--4dbcd.com, but registration is"),
        "{out}"
    );
}

/// The text below the name.
fn lines_after_name(out: &str) -> &str {
    out.split_once('\n').map_or("", |(_, below)| below)
}

#[test]
fn what_is_no_domain_name_is_told_and_its_host_can_be_copied() {
    let out = inspect("unicode", "http://3com.\u{5D0}\u{5D1}/").out;
    assert!(
        lines_after_name(&out).starts_with("Registration  Refused: this is a URL and no domain name"),
        "{out}"
    );
    let host = "Ask for       \u{202D}3com.\u{5D1}\u{5D0}\u{202C}  3com.xn--4dbc";
    assert!(out.lines().any(|line| line == host), "{out}");
    // Nothing is said of labels that are none.
    for heading in ["Labels", "Policies", "Among other names", "Bidi rule"] {
        assert!(section(&out, heading).is_empty(), "{out}");
    }
    assert!(!section(&out, "Displays").is_empty(), "{out}");
    assert!(!inspect("unicode", "192.0.2.1").out.contains("Ask for"));
}

#[test]
fn labels_are_told_which_way_they_begin_and_what_they_are_in_the_dns() {
    let out = inspect("unicode", "\u{5D0}-.1a.\u{5D0}\u{5D1}.com").out;
    assert_eq!(
        section(&out, "Labels"),
        [
            "Labels, with the direction of their first letters (condition 1 of the Bidi rule)",
            "   0  right-to-left  violates condition 3  \u{202D}\u{5D0}-\u{202C}  Punycode xn----zhc",
            "   1  no letter      violates condition 1  1a",
            "   2  right-to-left  satisfied             \u{202D}\u{5D1}\u{5D0}\u{202C}  A-label xn--4dbc",
            "   3  left-to-right  satisfied             com",
        ]
    );
    // Where the Bidi rule does not apply, nothing is said of directions.
    assert_eq!(section(&inspect("unicode", "1a.com").out, "Labels"), ["Labels", "   0  1a", "   1  com"]);
    let zone = run(&["inspect", "--parent", "co.il", "\u{5D0}\u{5D1}.co.il"]).out;
    let whose: Vec<bool> = section(&zone, "Labels")[1..].iter().map(|it| it.contains("the zone's")).collect();
    assert_eq!(whose, [false, true, true], "{zone}");
}

#[test]
fn policies_say_why_by_the_finding_above() {
    let rows = section(&inspect("unicode", "\u{5D0}-.com").out, "Policies");
    assert_eq!(rows.len(), 1 + bidiscope_idna::verdict::policy::Policy::ALL.len() + 2, "{rows:#?}");
    for (policy, verdict, why) in [
        ("rfc5893-by-name", "violated", "rfc5893-condition-3"),
        ("idna2008-registration", "violated", "rfc5893-condition-3"),
        // What look-up need not test is a sentence of its own, on three lines.
        ("idna2008-lookup", "satisfied", "Label 0 begins right-to-left but ends"),
        ("duerst", "violated", "duerst-3"),
        ("atkin2001", "satisfied", ""),
    ] {
        let row = rows.iter().find(|it| it.trim_start().starts_with(&format!("{policy} "))).expect(policy);
        let columns: Vec<&str> = row.trim_start().splitn(2, ' ').collect();
        assert_eq!(columns[1].trim_start().trim_end(), format!("{verdict:14}  {why}").trim_end(), "{row}");
    }
}

#[test]
fn what_the_mapping_changes_is_told_before_and_after() {
    let mapped = section(&inspect("unicode", "\u{5D0}.E\u{AD}x").out, "What UTS #46 makes");
    assert_eq!(
        mapped[1..],
        [
            "  \u{202D}\u{5D0}.ex\u{202C}  xn--4db.ex",
            "  U+0045 (character 2) becomes U+0065",
            "  U+00AD (character 3) is taken out",
        ]
    );
    assert!(section(&inspect("unicode", "ex.com").out, "What UTS #46 makes").is_empty());
}

/// Beside each mended name stands one in ASCII that reads back as it.
#[test]
fn mended_names_can_be_copied() {
    let mended = section(&inspect("unicode", "\u{5D0}\u{5D1}-.com").out, "What would mend it");
    let dropped =
        mended.iter().position(|it| it.ends_with("drop \u{2018}-\u{2019} (character 2).")).expect("a mend");
    assert_eq!(mended[dropped + 1], "      \u{202D}\u{5D1}\u{5D0}.com\u{202C}  xn--4dbc.com");
    let last = mended.last().expect("a line");
    assert_eq!(last, "  Copy the xn-- form or the code points; what is shown is in display order.");
    assert!(section(&inspect("unicode", "\u{5D0}\u{5D1}.com").out, "What would mend it").is_empty());
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
    assert!(coloured.contains("\u{1B}[31mviolation\u{1B}[0m"), "{coloured:?}");
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
    let split = told(&["inspect", "\u{5D0}\u{5D1}\u{5D2}.1de"]);
    let shown = "    \u{202D}.1.\u{5D2}\u{5D1}\u{5D0}de.\u{202C}";
    assert_eq!(split[2..4], ["    Fails for label 1 in this LTR paragraph:", shown]);
}

#[test]
fn the_witness_has_a_line() {
    let agrees = "Witness       unicode-bidi 0.3.18 agrees with our levels in both paragraph";
    assert!(inspect("capitals", "AB.com").out.lines().any(|line| line == agrees));
    let disputed = inspect("codepoints", "0061 05D0 2066 0062 2069 0028 05D1 0029").out;
    assert!(disputed.contains("unicode-bidi 0.3.18 does not agree with our levels"), "{disputed}");
}

#[test]
fn findings_the_gravest_first_with_their_places() {
    let text = inspect("unicode", "xn--ab-.\u{5D0}-.Ex.com").out;
    let findings = section(&text, "Findings: ");
    assert_eq!(findings[0], "Findings: 3 violations, 1 warning");
    assert_eq!(
        findings[1],
        "  violation  Label 1 begins right-to-left but ends in \u{2018}-\u{2019} of class ES."
    );
    // What to do about it stands below.
    assert_eq!(findings[2], "             End the label with a right-to-left letter or a digit.");
    assert_eq!(
        findings[3],
        "             rfc5893-condition-3 (character 4): RFC 5893, section 2, condition 3"
    );
    assert!(
        findings.iter().any(|it| it.contains("idna-noncanonical-a-label (characters 0 and 1): RFC 5891"))
    );
    let severities: Vec<&str> =
        findings[1..].iter().filter(|it| !it.starts_with("   ")).map(|it| it.trim_start()).collect();
    let is_violation: Vec<bool> = severities.iter().map(|it| it.starts_with("violation  ")).collect();
    assert_eq!(is_violation, [true, true, true, false]);
    // What other documents say stands by itself.
    assert!(section(&text, "4 notes: ").iter().any(|it| it.starts_with("  note       ")), "{text}");
    assert!(!inspect("unicode", "example.com").out.contains("Findings"), "nothing is found");
}
