//! The program as such: arguments, help, exit statuses, and what it does without a display.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use super::{run, run_with_input};

fn check(arguments: &[&str], status: i32) {
    let ended = run(arguments);
    assert_eq!(ended.status, status, "{arguments:?}: {}", ended.err);
}

#[test]
fn statuses() {
    check(&["inspect", "abc.com"], 0);
    check(&["inspect", "--check", "abc.com", "\u{5D0}.com"], 0);
    // Violated, but nobody asked.
    check(&["inspect", "1.\u{5D0}"], 0);
    check(&["inspect", "--check", "1.\u{5D0}"], 1);
    check(&["inspect", "--json", "--check", "a.com", "1.\u{5D0}", "b.com"], 1);
    check(&["inspect", "--check", "1.\u{5D0}", "a..b"], 2);
    check(&["inspect", "--check", "a..b", "1.\u{5D0}"], 2);
    check(&["inspect"], 2);
    check(&["inspect", "--notation", "greek", "a"], 2);
    check(&["--nonsense"], 2);
    check(&["inspect", "-a"], 2);
    check(&["a", "inspect", "b"], 2);
    check(&["a", "b"], 2);
    check(&["--help"], 0);
    check(&["inspect", "--help"], 0);
    check(&["--version"], 0);
}

#[test]
fn version_and_help() {
    let version = concat!("bidiscope ", env!("CARGO_PKG_VERSION"));
    assert_eq!(run(&["-V"]).out.trim(), version);
    let long = run(&["--version"]).out;
    let lines: Vec<&str> = long.lines().collect();
    let [first, decides, names] = lines[..] else { panic!("{long}") };
    assert_eq!(first, version);
    // What decides a verdict is of one version; the names of characters, which decide nothing, are older.
    assert_eq!(decides, "Unicode 18.0.0: bidi classes, derived properties, mapping and normalization");
    assert_eq!(names, "Unicode 17.0.0: names of characters");
    let help = run(&["--help"]).out;
    for words in ["Usage: bidiscope", "inspect", "--notation", "Examples:", "Exit status:"] {
        assert!(help.contains(words), "{words}");
    }
}

#[cfg(target_os = "linux")] // Elsewhere there is a display, and the window opens.
#[test]
fn without_a_display_the_comparison_is_printed() {
    let ended = run(&["--notation", "table1", "AB12"]);
    assert_eq!(ended.status, 0);
    assert_eq!(ended.err.lines().count(), 1, "{}", ended.err);
    assert_eq!(ended.out, run(&["inspect", "--notation", "table1", "AB12"]).out);
}

#[cfg(target_os = "linux")] // Elsewhere there is a display, and the window opens.
#[test]
fn without_a_name_the_start_example_is_taken() {
    let nothing: [&str; 0] = [];
    let ended = run(&nothing);
    assert_eq!((ended.status, ended.err.lines().count()), (0, 1));
    assert_eq!(ended.out, run(&["inspect", bidiscope_report::examples::START_EXAMPLE_DOMAIN_NAME]).out);
}

#[cfg(target_os = "linux")] // Elsewhere there is a display, and the window opens.
#[test]
fn a_name_that_cannot_be_read_without_a_display() {
    let ended = run(&["a..b"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
}

#[cfg(target_os = "linux")] // Elsewhere there is a display, and the window opens.
#[test]
fn names_that_look_like_something_else() {
    assert!(run(&["--", "inspect"]).out.contains("In the DNS    inspect"));
    assert!(run(&["--", "-a.com"]).out.starts_with("-a.com\n"));
    assert!(run(&["inspect", "--", "--json"]).out.starts_with("--json\n"));
    assert!(run(&["inspect", "inspect"]).out.contains("In the DNS    inspect"));
}

#[test]
fn the_notation_stands_before_or_after_the_command() {
    let before = run(&["--notation", "table1", "inspect", "AB12"]).out;
    assert_eq!(before, run(&["inspect", "AB12", "--notation", "table1"]).out);
    assert!(before.contains("12BA"));
}

#[test]
fn an_empty_list_is_done() {
    let ended = run_with_input(&["inspect", "--json", "-"], b"");
    assert_eq!((ended.status, ended.out.as_str()), (0, ""), "{}", ended.err);
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    for arguments in [&["inspect", "--json", "-"][..], &["inspect", "-"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bidiscope"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("a pipe");
        // More than any pipe holds; the program closes its end on the first answer.
        let _ = std::io::Write::write_all(&mut stdin, &b"abc.com\n".repeat(100_000));
        drop(stdin);
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    }
}

#[cfg(all(feature = "gui", target_os = "linux"))] // Elsewhere there is a display, and the window opens.
#[test]
fn every_tab_is_named_by_its_identifier() {
    use bidiscope_window::Tab;

    // No window opens here, but the arguments are read.
    for tab in Tab::ALL {
        check(&["--tab", tab.id(), "abc.com"], 0);
    }
    let refused = run(&["--tab", "nonsense"]);
    assert_eq!(refused.status, 2);
    let help = run(&["--help"]).out;
    for tab in Tab::ALL {
        assert!(refused.err.contains(tab.id()) && help.contains(tab.id()), "{}", tab.id());
    }
}

/// Another program may wait for each answer before it writes the next name.
#[test]
fn whoever_waits_for_an_answer_has_it() {
    for (arguments, lines) in [(&["inspect", "--json", "-"][..], 1), (&["collisions", "--json", "-"], 3)] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bidiscope"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        for name in ["abc.com", "\u{5D0}b.com", "last.com"] {
            writeln!(stdin, "{name}").expect("the program reads");
            for answer in answers.by_ref().take(lines) {
                assert!(answer.expect("a line").contains(name), "{arguments:?}");
            }
        }
        drop(stdin);
        assert!(answers.next().is_none());
        assert!(child.wait().expect("the program ends").success());
    }
}
