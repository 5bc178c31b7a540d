//! Every command and option that the help names, with a value, a file's name and a file's content that would act on a
//! terminal. What is added to the program is tried here without being named.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tempfile::tempdir;

use super::poison::{POISON, assert_clean};
use super::{Ended, run_command};

/// The commands that the help lists, and none: the window's own options.
fn commands() -> Vec<String> {
    let help = run_at(Path::new("."), &["--help"], b"").out;
    let listed = help.lines().skip_while(|it| *it != "Commands:").skip(1).take_while(|it| !it.is_empty());
    let names = listed.filter_map(|it| it.strip_prefix("  ")?.split(' ').next().map(str::to_owned));
    names.filter(|it| !it.is_empty() && it != "help").collect()
}

/// The options of a command that take a value.
fn options(command: &str) -> Vec<String> {
    let help = run_at(Path::new("."), &[command, "--help"], b"").out;
    let with_values = help.lines().map(str::trim).filter(|it| it.starts_with('-') && it.contains('<'));
    let long = with_values.filter_map(|it| it.split([' ', ',', '[', '=']).find(|it| it.starts_with("--")));
    long.map(str::to_owned).collect()
}

/// Runs the program in a folder: what a file's name is taken for is written there.
fn run_at(folder: &Path, arguments: &[&str], input: &[u8]) -> Ended {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_bidiscope"));
    run_command(command.current_dir(folder).args(arguments), input)
}

/// Each option of each command once; one that several commands have, which read it alike, in both forms.
#[test]
fn no_value_of_any_option_reaches_the_terminal_raw() {
    let folder = tempdir().expect("a folder");
    let mut tried = 0;
    let commands = commands();
    let all: Vec<(&str, Vec<String>)> = commands.iter().map(|it| (it.as_str(), options(it))).collect();
    let mut met = BTreeSet::new();
    for (command, options) in &all {
        for option in options {
            // Where the option takes a list, a choice or a file, the value stands first or last in it.
            let joined = format!("{option}={POISON}");
            let last = format!("uba-ltr:{POISON}\nb");
            let forms = [vec![*command, &joined, "a.com"], vec![*command, option, &last]];
            let is_of_several = all.iter().filter(|it| it.1.contains(option)).count() > 1;
            let is_first = met.insert(option);
            for (form, mut arguments) in forms.into_iter().enumerate() {
                if is_of_several && is_first != (form == 0) {
                    continue;
                }
                // Where results are saved, there is not much to find out before.
                if option == "--save" {
                    arguments.push("--max-length=1");
                }
                let ended = run_at(folder.path(), &arguments, b"a.com\n");
                assert_clean(&ended, &arguments);
                assert!((0..=2).contains(&ended.status), "{arguments:?}: {}", ended.status);
                tried += 1;
            }
        }
        // A lesson opens the window where there is a display, as on Windows there always is.
        let alone = (cfg!(target_os = "linux") || *command != "lesson").then_some([*command, POISON]);
        for arguments in alone.iter().map(|it| &it[..]).chain([&[*command, "--help", POISON][..]]) {
            assert_clean(&run_at(folder.path(), arguments, b""), &arguments);
        }
    }
    // Some hundred options.
    assert!(tried > 70, "{tried}");
}

/// A file, and the commands that are given it. Those that answer with the characters themselves are asked for what they
/// say of them only.
struct Given {
    content: String,
    readers: &'static [&'static [&'static str]],
}

const OF_NAMES: &[&[&str]] = &[
    &["inspect", "-"],
    &["inspect", "--json", "--check=all", "-"],
    &["collisions", "--json", "-"],
    &["collisions", "--against", "FILE", "a.com"],
    &["text", "--json", "FILE"],
    &["scan", "--format", "jsonl", "--check=all", "--against", "FILE", "FILE"],
    &["scan", "--columns", "line,error", "--parent", "com", "FILE"],
    &["convert", "--from", "uba-ltr", "--to", "html", "FILE"],
    &["study", "--open", "FILE"],
];
const OF_TABLES: &[&[&str]] = &[&["scan", "--column", "name", "--format", "jsonl", "FILE"]];
const OF_ZONES: &[&[&str]] = &[&["scan", "--zone", "--format", "jsonl", "FILE"]];
const OF_TEXTS: &[&[&str]] =
    &[&["text", "FILE"], &["text", "--check", "FILE"], &["text", "--links", "uts58", "FILE"]];
const OF_PROOFS: &[&[&str]] = &[&["study", "--check", "FILE"], &["study", "--json", "--check", "FILE"]];
const OF_LESSONS: &[&[&str]] = &[&["lesson", "--check", "FILE"], &["lesson", "--check", "--json", "FILE"]];

fn given() -> Vec<Given> {
    let names = format!("{POISON}\na{POISON}.com\n{POISON}..b\nxn--{POISON}\n\u{5D0}{POISON}.com\n");
    let csv = format!("name,x\n{POISON},1\n\"a\"\"{POISON}\",\"{POISON}\n");
    let header = format!("{POISON},{POISON}\na,b\n");
    let json =
        format!("{{\"name\":\"a{ESCAPED}\"}}\n{{\"name\":\"{ESCAPED}..\",\"{ESCAPED}\":1}}\n{{{POISON}\n");
    let zone = format!("$ORIGIN {POISON}.\n{POISON} IN A 192.0.2.1\n$INCLUDE {POISON}\n");
    let text = format!("see http://a{POISON}.com/{POISON} and {POISON}.example.org{POISON}");
    let proof = |rest: &str| format!("bidiscope-certificate 2\nproperty {rest}").replace("POISON", POISON);
    let lesson = |rest: &str| {
        let head = "format = \"bidiscope-lesson\"\nversion = 1\ntitle = \"x\"\n";
        format!("{head}{rest}").replace("RAW", POISON).replace("POISON", ESCAPED)
    };
    let step = |rest: &str| lesson(&format!("[[step]]\nwords = \"a\"\n{rest}"));
    let of = |content, readers| Given { content, readers };
    vec![
        of(names, OF_NAMES),
        of(csv, OF_TABLES),
        of(header, OF_TABLES),
        of(json, OF_TABLES),
        of(zone, OF_ZONES),
        of(text, OF_TEXTS),
        of(proof("POISON\n"), OF_PROOFS),
        of(proof("one-to-one\ndisplay uba-ltr:before=POISON\nclasses L\nend\n"), OF_PROOFS),
        of(lesson("RAW = 1\n"), OF_LESSONS),
        of(lesson("\"POISON\" = 1\n"), OF_LESSONS),
        of(lesson("notation = \"POISON\"\n"), OF_LESSONS),
        of(step("kind = \"POISON\"\n"), OF_LESSONS),
        of(step("kind = \"page\"\ntitle = \"POISON\"\n"), OF_LESSONS),
        of(step("kind = \"page\"\ntitle = \"a\"\nname = \"aPOISON\"\n"), OF_LESSONS),
        of(step("kind = \"page\"\ntitle = \"a\"\ndisplays = [\"POISON\"]\n"), OF_LESSONS),
        of(
            step("kind = \"arrange\"\ntitle = \"a\"\nname = \"a\"\ndisplay = \"uba-ltr:l3=POISON\"\n"),
            OF_LESSONS,
        ),
        of(step("kind = \"choose\"\ntitle = \"a\"\nname = \"a\"\nquestion = \"POISON\"\n"), OF_LESSONS),
        of(
            step(
                "kind = \"choose\"\ntitle = \"a\"\nname = \"a\"\nquestion = \"registration\"\nunder = \"POISON\"\n",
            ),
            OF_LESSONS,
        ),
    ]
}

#[test]
fn no_content_of_any_file_reaches_the_terminal_raw() {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("file");
    let path = file.to_str().expect("UTF-8");
    for Given { content, readers } in given() {
        fs::write(&file, &content).expect("room");
        for &words in readers {
            let arguments: Vec<&str> = words.iter().map(|it| if *it == "FILE" { path } else { it }).collect();
            let ended = run_at(folder.path(), &arguments, content.as_bytes());
            assert_clean(&ended, &(words, &content));
            assert!((0..=2).contains(&ended.status), "{words:?}: {}", ended.status);
        }
    }
}

/// As JSON and TOML have it in strings.
const ESCAPED: &str =
    "\\u001B]0;x\\u0007\\u001B[31m\\u009B31m\\u0085\\u007F\\u202E\\u2066\\u2028\\u3164\\uFE0F";
