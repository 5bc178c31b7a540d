//! The help of every command: its parts in their order, and examples that work as they are pasted.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::tempdir;

use super::generated::commands;
use super::{run, run_command};

/// The commands and the commands of commands, as arguments; without any, the program itself.
fn all_commands() -> Vec<Vec<String>> {
    let lgr = ["audit", "check", "convert", "diff", "show", "variants"];
    let of_lgr = lgr.map(|it| vec!["lgr".to_owned(), it.to_owned()]);
    let program = std::iter::once(Vec::new());
    program.chain(commands().into_iter().map(|it| vec![it])).chain(of_lgr).collect()
}

fn help(command: &[String]) -> String {
    let ended = run(&[command, &["--help".to_owned()]].concat());
    assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{command:?}");
    ended.out
}

/// The command lines of the examples; what follows two spaces says what they do.
fn examples(help: &str) -> Vec<String> {
    let lines = help.lines().skip_while(|it| *it != "Examples:").skip(1).take_while(|it| !it.is_empty());
    lines.map(|it| it.trim().split("  ").next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn the_parts_of_the_help_are_in_one_order() {
    for command in all_commands() {
        let help = help(&command);
        let at = |part: &str| help.find(part).unwrap_or_else(|| panic!("{command:?}: {part}\n{help}"));
        assert!(at("Usage: bidiscope") < at("General options:"), "{help}");
        assert!(at("General options:") < at("\nExamples:\n"), "{help}");
        // The options of every command, below a heading of their own, are the last.
        let general = &help[at("General options:")..at("\nExamples:\n")];
        for option in ["--words", "--print-words", "--language", "--help"] {
            assert!(
                general.contains(option) && help.matches(&format!("{option}\n")).count() <= 1,
                "{command:?}"
            );
        }
    }
}

#[test]
fn options_of_long_helps_are_in_groups() {
    let scan = help(&["scan".to_owned()]);
    let heading_of = |option: &str| {
        let before = &scan[..scan.find(&format!("\n      {option} ")).expect("the option")];
        before.lines().rfind(|it| !it.starts_with(' ') && it.ends_with(':')).expect("a heading").to_owned()
    };
    assert_eq!(heading_of("--lgr"), heading_of("--parent"));
    assert_eq!(heading_of("--against"), heading_of("--against-holder"));
    assert_ne!(heading_of("--lgr"), heading_of("--against"));
    // A title stands once, above all of its options.
    let headings: Vec<&str> = scan.lines().filter(|it| !it.starts_with(' ') && it.ends_with(':')).collect();
    let mut once = headings.clone();
    once.dedup();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), headings.len(), "{headings:?}");
}

/// Each in a folder with the files that the examples name.
#[cfg(unix)]
#[test]
fn the_examples_work() {
    let program = Path::new(env!("CARGO_BIN_EXE_bidiscope"));
    let programs = program.parent().expect("a folder").to_owned();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let paths = std::env::join_paths(std::iter::once(programs).chain(std::env::split_paths(&paths)));
    let paths = paths.expect("a search path");
    let mut count = 0;
    for command in all_commands() {
        let folder = tempdir().expect("a folder");
        write_files(folder.path());
        let examples = examples(&help(&command));
        assert!(!examples.is_empty(), "{command:?}");
        for example in examples {
            assert!(example.contains("bidiscope"), "{example}");
            let mut shell = Command::new("sh");
            shell.args(["-c", &example]).env("PATH", &paths).current_dir(folder.path());
            let ended = run_command(&mut shell, b"");
            // A check may find something.
            assert!(ended.status <= 1 && !ended.err.contains("error:"), "{example}: {}", ended.err);
            count += 1;
        }
    }
    assert!(count > 30, "{count}");
}

fn write_files(folder: &Path) {
    let names = "xn--4dbc.com\nabc.com\nxn--4dbc.com\n";
    let table = |name: &str| format!("{}/tests/data/lgr/{name}", env!("CARGO_MANIFEST_DIR"));
    for (name, content) in
        [("names.txt", names), ("registered.txt", names), ("letter.txt", "See http://abc.com and abc.org.\n")]
    {
        fs::write(folder.join(name), content).expect("it is written");
    }
    for (name, source) in [
        ("he.xml", "hebrew.xml"),
        ("old.xml", "minimal.xml"),
        ("new.xml", "middle-dot.xml"),
        ("old.txt", "rfc3743.txt"),
    ] {
        fs::copy(table(source), folder.join(name)).expect("it is copied");
    }
}
