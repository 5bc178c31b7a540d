//! `bidiscope convert`.

use std::process::{Command, Stdio};
use std::str::Chars;

use super::{run, run_with_input};

fn convert(arguments: &[&str], input: &str) -> (i32, String, String) {
    let ended = run_with_input(&[&["convert"], arguments].concat(), input.as_bytes());
    (ended.status, ended.out, ended.err)
}

fn check(arguments: &[&str], input: &str, expected: &str) {
    assert_eq!(convert(arguments, input), (0, expected.to_owned(), String::new()), "{arguments:?}");
}

#[test]
fn a_line_in_is_a_line_out() {
    let paper = ["--notation", "table1", "--from", "uba-ltr", "--to", "logical"];
    check(&paper, "12BA\r\n\nabc\n", "12AB\t1AB2\tAB12\n\nabc\n");
    check(
        &["--notation", "table1", "--from", "logical", "--to", "one-to-one", "-"],
        "AB12\nAB-12-34-CD",
        "BA12\nDC-34-12-BA\n",
    );
    check(
        &["--notation", "capitals", "--from", "logical", "--to", "fields:order=environment,paragraph=rtl"],
        "http://a.b.C.D.com\n",
        "com.D.C.b.a//:http\n",
    );
    check(&["--from", "logical", "--to", "html"], "\u{5D0}.c\n", "&#x05D0;.c\n");
    check(&["--from", "logical", "--to", "marked:durst"], "\u{5D0}.c\n", "\u{200E}\u{5D0}\u{200E}.c\n");
    check(&["--from", "marked", "--to", "logical"], "see \u{200E}\u{5D0}\u{200E}.com\n", "see \u{5D0}.com\n");
    check(&["--from", "html", "--to", "logical"], "see &lrm;\u{5D0}&lrm;.com\n", "see \u{5D0}.com\n");
    check(&["--notation", "classes", "--from", "logical", "--to", "uba-rtl"], "AL EN CS L\n", "L CS EN AL\n");
    // “The example string CS L” (RFC 5893, section 1.4) is no name: a label is empty.
    check(&["--notation", "classes", "--from", "logical", "--to", "uba-rtl"], "CS L\n", "L CS\n");
    check(&["--from", "logical", "--to", "logical"], "", "");
}

/// UTS #58: as few escapes as a link needs to be found whole.
#[test]
fn urls_get_minimal_escapes() {
    let minimal = ["--from", "logical", "--to", "minimal-escapes"];
    check(&minimal, "https://a.com/%D7%90%20%D7%91/c%2Fd.\n", "https://a.com/\u{5D0}%20\u{5D1}/c%2Fd%2E\n");
    check(&minimal, "\u{5D0}.com\n", "\u{5D0}.com\n");
    // In another notation escapes stay what they are: the name has letters there.
    let codes = ["--notation", "codepoints", "--from", "logical", "--to", "minimal-escapes"];
    check(&codes, "0061 002F 05D0 0020 0062\n", "U+0061 U+002F U+05D0%20U+0062\n");
    assert_eq!(convert(&["--from", "minimal-escapes", "--to", "logical"], "a\n").0, 2);
}

/// What is written of a refused label is no form to be read, and needs a display.
#[test]
fn refused_labels_stand_as_a_labels() {
    let form = ["--from", "logical", "--to", "punycode-label:uba-ltr"];
    check(&form, "a\u{5D0}.\u{5D0}\u{5D1}\n", "xn--a-0hc.\u{5D1}\u{5D0}\n");
    assert_eq!(convert(&["--from", "punycode-name:logical", "--to", "logical"], "a\n").0, 2);
    assert_eq!(convert(&["--from", "logical", "--to", "punycode-name"], "a\n").0, 2);
}

#[test]
fn tabs_and_backslashes_are_escaped() {
    for form in ["logical", "uba-ltr", "marked:durst"] {
        check(&["--from", "logical", "--to", form], "a\tb\\c\n", "a\\tb\\\\c\n");
    }
    // HTML has escapes of its own.
    for form in ["html", "html:durst"] {
        check(&["--from", "logical", "--to", form], "a\tb\\c\n", "a&#x0009;b\\c\n");
    }
}

/// What a literal of C, Rust or JavaScript stands for: C11 sections 6.4.3 to 6.4.5, the Rust Reference (“Tokens”) and
/// ECMAScript 2015, section 11.8.4. Only the escapes are read that all compilers of the language have.
fn read_literal(form: &str, literal: &str) -> String {
    assert!(literal.chars().all(|it| matches!(it, ' '..='~')), "{literal:?}");
    let inside = literal.strip_prefix('"').and_then(|it| it.strip_suffix('"')).expect("a literal");
    let mut bytes = Vec::new();
    let mut rest = inside.chars();
    let push = |bytes: &mut Vec<u8>, hex: &str| {
        let scalar = u32::from_str_radix(hex, 16).ok().and_then(char::from_u32).expect("a scalar value");
        bytes.extend(scalar.to_string().bytes());
    };
    let take = |rest: &mut Chars<'_>, count: usize| rest.take(count).collect::<String>();
    while let Some(scalar) = rest.next() {
        assert_ne!(scalar, '"', "the literal ends early: {literal}");
        if scalar != '\\' {
            bytes.push(u8::try_from(scalar).expect("ASCII"));
            continue;
        }
        match (form, rest.next().expect("an escape")) {
            (_, escaped @ ('"' | '\\')) | ("c", escaped @ '?') => {
                bytes.push(u8::try_from(escaped).expect("ASCII"));
            }
            ("c", 'u') => push(&mut bytes, &take(&mut rest, 4)),
            ("c", 'U') => push(&mut bytes, &take(&mut rest, 8)),
            ("c", first @ '0'..='3') => {
                let octal = format!("{first}{}", take(&mut rest, 2));
                bytes.push(u8::from_str_radix(&octal, 8).expect("an octal escape"));
            }
            ("rust" | "javascript", 'u') => {
                assert_eq!(rest.next(), Some('{'), "{literal}");
                push(&mut bytes, &rest.by_ref().take_while(|it| *it != '}').collect::<String>());
            }
            (_, other) => panic!("{form} has no escape {other:?}: {literal}"),
        }
    }
    String::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn literals_are_what_a_compiler_reads_as_the_name() {
    let names = [
        "\u{5D0}\u{5D1}-1.com",
        "a\\b\"c'd?\u{5D0}",
        "\\u05d0\\",
        "\"\"\\\"",
        "??/a??\tb",
        "\u{1E900}1\u{81}1\u{7F}7\u{202E}a\u{1}0",
    ];
    let input = names.map(|it| format!("{it}\n")).concat();
    for form in ["c", "rust", "javascript", "json"] {
        let (status, out, err) = convert(&["--from", "logical", "--to", form], &input);
        assert_eq!((status, err.as_str()), (0, ""), "{form}");
        let read: Vec<String> = out
            .lines()
            .map(|it| match form {
                "json" => serde_json::from_str(it).expect("a JSON string"),
                _ => read_literal(form, it),
            })
            .collect();
        assert_eq!(read, names, "{form}: {out}");
    }
    // As docs/output.md has it.
    check(&["--from", "logical", "--to", "c"], "\u{5D0}.com\n", "\"\\u05D0.com\"\n");
    check(&["--from", "logical", "--to", "rust"], "\u{5D0}.com\n", "\"\\u{5D0}.com\"\n");
}

#[test]
fn more_than_were_asked_for_end_in_dots() {
    let most = |most: &str| {
        convert(&["--notation", "table1", "--from", "uba-ltr", "--to", "logical", "--most", most], "12BA\n")
    };
    assert_eq!(most("3").1, "12AB\t1AB2\tAB12\n");
    let (status, out, err) = most("2");
    let fields: Vec<&str> = out.trim_end().split('\t').collect();
    assert_eq!((status, err.as_str(), fields.len(), fields[2]), (0, "", 3, "..."), "{out}");
    assert_eq!(most("0").0, 2);
}

#[test]
fn a_line_without_an_answer_is_empty_and_reported() {
    let (status, out, err) = convert(&["--from", "one-to-one", "--to", "logical"], "a\na..b\nb\n");
    assert_eq!((status, out.as_str()), (1, "a\n\nb\n"));
    assert_eq!(err, "bidiscope: line 2: a..b: No name has this display in \u{201C}one-to-one\u{201D}.\n");
    let (status, out, err) = convert(&["--from", "logical", "--to", "uba-ltr"], "\n\na..b\nc\n");
    assert_eq!((status, out.as_str()), (2, "\n\n\nc\n"));
    assert_eq!(
        err,
        "bidiscope: line 3: a..b: Character 3: A label is empty: the name begins with a dot, or a dot follows a dot.\n"
    );
    let ended = run_with_input(&["convert", "--from", "logical", "--to", "uba-ltr"], b"\xD7\x90\xFF\na\n");
    assert_eq!((ended.status, ended.out.as_str()), (2, "\na\n"));
    assert!(
        ended.err.contains("line 1: ")
            && ended.err.contains("Character 2: The text is neither valid UTF-8 nor UTF-16."),
        "{}",
        ended.err
    );
    // The worse one counts.
    let (status, ..) = convert(&["--from", "one-to-one", "--to", "logical"], "a..b\n\u{85}\n");
    assert_eq!(status, 2);
    let (status, _, err) =
        convert(&["--notation", "table1", "--from", "logical", "--to", "marked:davis"], "a\n");
    assert_eq!((status, err.as_str()), (0, ""));
    let (status, out, err) = convert(&["--from", "marked:davis", "--to", "logical"], "a.b\n");
    assert_eq!((status, out.as_str()), (1, "\n"));
    assert!(
        err.starts_with("bidiscope: line 1: a.b: The line does not have the controls \u{201C}davis\u{201D}."),
        "{err}"
    );
    // Nothing of a line reaches the terminal raw.
    let (_, _, err) = convert(&["--from", "one-to-one", "--to", "logical"], "a..\u{1B}[31m\n");
    assert!(err.contains("a..<U+001B>[31m"), "{err}");
}

#[test]
fn what_is_asked_for_wrongly_says_what_there_is() {
    let said = |from: &str, to: &str| {
        let ended = run(&["convert", "--from", from, "--to", to]);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{from} {to}");
        ended.err
    };
    assert!(
        said("nonsense", "logical")
            .contains("There is no form \u{201C}nonsense\u{201D}. Use \u{201C}logical\u{201D}, ")
    );
    assert!(
        said("logical", "marked")
            .contains("Use the form \u{201C}marked\u{201D} only with --from. With --to, name the controls")
    );
    assert!(
        said("logical", "marked:x\u{1B}")
            .contains("There are no controls \u{201C}x<U+001B>\u{201D}. Use one of: durst")
    );
    assert!(said("marked:uba-ltr", "logical").contains("\u{201C}uba-ltr\u{201D} inserts no controls."));
    assert!(
        said("marked:fields:l3=no", "logical")
            .contains("The option \u{201C}l3\u{201D} has no effect on controls.")
    );
    assert!(said("fields:order=x", "logical").contains("\u{201C}order\u{201D} cannot be \u{201C}x\u{201D}"));
    assert_eq!(run(&["convert", "--from", "logical"]).status, 2);
    let ended = run(&["convert", "--from", "logical", "--to", "logical", "no/such/file"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(ended.err.starts_with("bidiscope: no/such/file: "), "{}", ended.err);
}

#[test]
fn a_line_that_is_too_long_is_one_line() {
    let input = format!("{}\nb\n", "a".repeat(200_000));
    for from in ["logical", "uba-ltr", "marked", "html", "marked:davis"] {
        let (status, out, err) = convert(&["--from", from, "--to", "logical"], &input);
        let rest = if from == "marked:davis" { "\n\n" } else { "\nb\n" };
        assert_eq!((status, out.as_str()), (2, rest), "{from}");
        assert!(
            err.contains("The input is too long: it may have at most 10000 characters."),
            "{from}: {err}"
        );
    }
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bidiscope"))
        .args(["convert", "--from", "logical", "--to", "uba-ltr"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("a pipe");
    let _ = std::io::Write::write_all(&mut stdin, &b"abc.com\n".repeat(100_000));
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn help_and_completions_list_the_forms() {
    let help = run(&["convert", "--help"]).out;
    for words in ["marked:CONTROLS", "durst-right-to-left", "--most <COUNT>", "fields:order=content"] {
        assert!(help.contains(words), "{words}");
    }
    let bash = run(&["completions", "bash"]).out;
    for words in ["marked:first-strong-isolates", "html:one-to-one", "classes"] {
        assert!(bash.contains(words), "{words}");
    }
}
