//! Nothing from outside reaches a terminal raw: neither an argument nor what stands in a file.

#[cfg(unix)]
use std::ffi::OsStr;
use std::fs;

use serde_json::{Value, json};
use tempfile::tempdir;

use super::{Ended, run, run_with_input};

/// What acts on a terminal, hides or reorders: an OSC that sets its title, a CSI, a C1 CSI, DEL, bidi controls,
/// separators of lines, and what is seen nowhere.
pub(super) const POISON: &str =
    "\u{1B}]0;x\u{7}\u{1B}[31m\u{9B}31m\u{85}\u{7F}\u{202E}\u{2066}\u{2028}\u{3164}\u{FE0F}\u{E0041}";

/// What of that must not be seen, raw, whatever command speaks.
const RAW: [char; 11] = [
    '\u{1B}',
    '\u{7}',
    '\u{9B}',
    '\u{85}',
    '\u{7F}',
    '\u{202E}',
    '\u{2066}',
    '\u{2028}',
    '\u{3164}',
    '\u{FE0F}',
    '\u{E0041}',
];

#[track_caller]
pub(super) fn assert_clean(ended: &Ended, about: &dyn std::fmt::Debug) {
    for (stream, text) in [("output", &ended.out), ("error", &ended.err)] {
        let raw = text.chars().find(|it| RAW.contains(it));
        assert_eq!(raw, None, "standard {stream} of {about:?}: {text:?}");
    }
}

/// Every argument that takes a value, and the places of names and files.
#[test]
fn no_argument_reaches_the_terminal_raw() {
    let words: [&[&str]; 39] = [
        &["POISON", "POISON"],
        &["POISON", "inspect"],
        &["--POISON"],
        &["--POISON=1"],
        &["-POISON"],
        &["--notation", "POISON"],
        &["--notation=POISON"],
        &["--help=POISON"],
        &["inspect", "POISON"],
        &["inspect", "--json", "POISON"],
        &["inspect", "--json", "a..POISON"],
        &["inspect", "--notation", "codepoints", "POISON"],
        &["inspect", "--notation", "table1", "POISON"],
        &["inspect", "a.POISON..b"],
        &["inspect", "xn--POISON"],
        &["inspect", "--strategy", "POISON", "a"],
        &["inspect", "--strategy", "uba-ltr:POISON", "a"],
        &["inspect", "--strategy", "uba-ltr:POISON=1", "a"],
        &["inspect", "--strategy", "uba-ltr:l3=POISON", "a"],
        &["inspect", "--strategy", "uba-ltr:before=POISON", "a"],
        &["inspect", "--check=POISON", "a"],
        &["inspect", "--POISON", "a"],
        &["study", "--classes", "POISON"],
        &["study", "--max-length", "POISON"],
        &["study", "--threads", "POISON"],
        &["study", "--property", "POISON"],
        &["study", "--strategy", "POISON"],
        &["study", "--save", "/no/such/folder/POISON", "--max-length", "1"],
        &["study", "--open", "/no/such/folder/POISON"],
        &["study", "POISON"],
        &["text", "/no/such/folder/POISON"],
        &["text", "--controls", "POISON"],
        &["text", "--controls", "uba-ltr:before=POISON"],
        &["text", "--order", "POISON", "--controls", "davis"],
        &["text", "--direction", "POISON", "--controls", "davis"],
        &["trace", "--strategy", "uba-ltr", "POISON"],
        &["trace", "--strategy", "uba-ltr", "--bidi-data", "POISON", "a"],
        &["collisions", "--most", "POISON", "a"],
        &["collisions", "POISON"],
    ];
    words.into_iter().for_each(check_words);
}

fn check_words(words: &[&str]) {
    // A line end forges lines of the program's own.
    for poison in [POISON.to_owned(), format!("x\nbidiscope: all is well{POISON}")] {
        let arguments: Vec<String> = words.iter().map(|word| word.replace("POISON", &poison)).collect();
        let ended = run(&arguments);
        assert_clean(&ended, &words);
        let is_forged = ended.err.lines().chain(ended.out.lines()).any(|it| it.starts_with("bidiscope: all"));
        assert!(!is_forged, "{words:?}: {}", ended.err);
    }
}

#[cfg(target_os = "linux")] // Elsewhere there is a display, and the window opens.
#[test]
fn no_name_alone_reaches_the_terminal_raw() {
    check_words(&["POISON"]);
}

#[cfg(all(feature = "gui", target_os = "linux"))] // Elsewhere there is a display, and the window opens.
#[test]
fn no_argument_of_the_window_reaches_the_terminal_raw() {
    for option in ["--text", "--list", "--tab", "--picture", "--theme", "--size"] {
        assert_clean(&run(&[option, POISON]), &option);
    }
}

/// A file may be named so that its name alone acts on the terminal.
#[cfg(unix)]
#[test]
fn no_file_name_reaches_the_terminal_raw() {
    use std::os::unix::ffi::OsStrExt;
    let folder = tempdir().expect("a folder");
    let poisoned = [POISON.as_bytes(), b"\n\xFF\x9B"].concat();
    let file = folder.path().join(OsStr::from_bytes(&poisoned));
    let arguments =
        |command: &str, option: &str| [command.into(), option.into(), file.clone().into_os_string()];
    for content in [&b"no results"[..], b"\xFF", b""] {
        fs::write(&file, content).expect("a file");
        let ended = run(&arguments("study", "--open"));
        assert_eq!(ended.status, 2);
        assert_clean(&ended, &content);
        assert!(ended.err.contains("<U+001B>]0;x") && ended.err.lines().count() == 1, "{}", ended.err);
        assert_clean(&run(&arguments("text", "--json")), &content);
        assert_clean(&run(&arguments("text", "--check")), &content);
    }
    fs::remove_file(&file).expect("it is ours");
    fs::create_dir(&file).expect("a folder");
    for arguments in [arguments("study", "--open"), arguments("study", "--save"), arguments("text", "--json")]
    {
        let ended = run(&arguments);
        assert_ne!(ended.status, 0);
        assert_clean(&ended, &arguments);
        assert!(ended.err.contains("it is a folder") && ended.err.lines().count() == 1, "{}", ended.err);
    }
}

/// Lines, a running text, and each field of saved results.
#[test]
fn nothing_in_a_file_reaches_the_terminal_raw() {
    let lines = format!("{POISON}\nA{POISON}.com\n{POISON}..b\n");
    for arguments in [
        &["inspect", "-"][..],
        &["inspect", "--json", "-"],
        &["collisions", "-"],
        &["collisions", "--json", "-"],
    ] {
        assert_clean(&run_with_input(arguments, lines.as_bytes()), &arguments);
    }
    let text = format!("see http://a{POISON}.com/{POISON} and {POISON}.example.org{POISON}");
    for arguments in [&["text"][..], &["text", "--json"], &["text", "--check"]] {
        assert_clean(&run_with_input(arguments, text.as_bytes()), &arguments);
    }

    let folder = tempdir().expect("a folder");
    let file = folder.path().join("results.json");
    let path = file.to_str().expect("UTF-8");
    let made = run(&["study", "--max-length", "2", "--save", path]);
    assert_eq!(made.status, 0, "{}", made.err);
    let saved: Value = serde_json::from_slice(&fs::read(&file).expect("it was saved")).expect("JSON");
    let mut places = Vec::new();
    strings_of(&saved, String::new(), &mut places);
    assert!(places.len() > 20, "only {places:?}");
    for place in places {
        let mut results = saved.clone();
        *results.pointer_mut(&place).expect("it is there") = json!(POISON);
        fs::write(&file, results.to_string()).expect("a file");
        for arguments in [&["study", "--open", path][..], &["study", "--json", "--open", path]] {
            let ended = run(arguments);
            assert_clean(&ended, &place);
            assert_eq!(ended.status, 2, "{place}: {}", ended.err);
        }
    }
}

/// Where strings stand, at most three of a kind.
fn strings_of(value: &Value, place: String, found: &mut Vec<String>) {
    match value {
        Value::String(_) => found.push(place),
        Value::Array(list) => {
            for (at, inner) in list.iter().enumerate().take(3) {
                strings_of(inner, format!("{place}/{at}"), found);
            }
            // Rows with counterexamples come later.
            let message =
                list.iter().position(|it| it["smallest"].as_array().is_some_and(|it| !it.is_empty()));
            if let Some(at) = message.filter(|&at| at >= 3) {
                strings_of(&list[at], format!("{place}/{at}"), found);
            }
        }
        Value::Object(object) => {
            for (key, inner) in object {
                strings_of(inner, format!("{place}/{key}"), found);
            }
        }
        _ => {}
    }
}

/// What is escaped for JSON is still the text that was given.
#[test]
fn json_holds_what_was_given() {
    let name = format!("a{POISON}\u{5D0}b").replace(['\u{85}'], "");
    let ended = run(&["inspect", "--json", &name]);
    assert_clean(&ended, &name);
    assert_eq!(ended.objects()[0]["input"], *name);
}

/// The name under which the program is run is from outside, too.
#[cfg(unix)]
#[test]
fn the_programs_own_name_is_not_repeated() {
    use std::os::unix::process::CommandExt;
    for argument in ["--help", "--version", "--nonsense", "inspect"] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_bidiscope"))
            .arg0(POISON)
            .arg(argument)
            .output()
            .expect("the program starts");
        let message = [output.stdout, output.stderr].concat();
        let message = String::from_utf8(message).expect("UTF-8");
        assert!(!message.contains(RAW), "{argument}: {message:?}");
    }
}

#[test]
fn a_long_argument_is_not_repeated_whole() {
    let long = "a".repeat(100_000);
    for arguments in [
        &["--notation", &long][..],
        &["inspect", "--strategy", &long, "a"],
        &["study", "--classes", &long],
        &["text", "--controls", &long],
        &["study", "--open", &long],
        &["inspect", &format!("--{long}")],
        &["inspect", &long],
    ] {
        let ended = run(arguments);
        assert_eq!(ended.status, 2, "{}", arguments[0]);
        assert!(!ended.err.is_empty() && ended.err.len() < 10_000, "{} bytes", ended.err.len());
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_utf_8_empty_or_blank() {
    use std::os::unix::ffi::OsStrExt;
    let odd = [OsStr::from_bytes(b"\xFF\x1B[31m"), OsStr::new(""), OsStr::new("   "), OsStr::new("\t\n")];
    for odd in odd {
        let words: [&[&str]; 11] = [
            &[],
            &["inspect"],
            &["inspect", "--json"],
            &["inspect", "a", "--strategy"],
            &["--notation"],
            &["trace", "--strategy", "uba-ltr"],
            &["collisions"],
            &["text"],
            &["text", "--controls"],
            &["study", "--classes"],
            &["study", "--open"],
        ];
        for words in words {
            let mut arguments: Vec<&OsStr> = words.iter().map(OsStr::new).collect();
            arguments.push(odd);
            let ended = run(&arguments);
            assert!(ended.status <= 2, "{arguments:?}: {}", ended.err);
            assert_clean(&ended, &arguments);
            assert!(ended.status == 0 || !(ended.err.is_empty() && ended.out.is_empty()), "{arguments:?}");
        }
    }
}
