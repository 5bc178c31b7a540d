//! Every command and option that the help names, with a value, a file's name and a file's content that would act on a
//! terminal. What is added to the program is tried here without being named.

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

#[test]
fn no_value_of_any_option_reaches_the_terminal_raw() {
    let folder = tempdir().expect("a folder");
    let mut tried = 0;
    for command in commands() {
        for option in options(&command) {
            // Where the option takes a list, a choice or a file, the value stands first, last or alone.
            for value in [POISON.to_owned(), format!("uba-ltr:{POISON}"), format!("a.{POISON}\nb")] {
                let joined = format!("{option}={value}");
                for arguments in [&[command.as_str(), &joined, "a.com"][..], &[&command, &option, &value]] {
                    let ended = run_at(folder.path(), arguments, b"a.com\n");
                    assert_clean(&ended, &arguments);
                    assert!((0..=2).contains(&ended.status), "{arguments:?}: {}", ended.status);
                    tried += 1;
                }
            }
        }
    }
    for command in commands() {
        for arguments in
            [&[command.as_str(), POISON][..], &[&command, "--", POISON], &[&command, "--help", POISON]]
        {
            assert_clean(&run_at(folder.path(), arguments, b""), &arguments);
        }
    }
    // Some forty options of ten commands, each in six ways.
    assert!(tried > 200, "{tried}");
}

/// What answers tell of a file is clean, and so is what is told of the file: for names, lists, lessons, certificates,
/// results and running text, by every command that reads one. Answers that are the characters themselves, in a pipe,
/// are what they are.
#[test]
fn no_content_of_any_file_reaches_the_terminal_raw() {
    let folder = tempdir().expect("a folder");
    let lesson = |rest: &str| {
        format!("format = \"bidiscope-lesson\"\nversion = 1\ntitle = \"x\"\n{rest}")
            .replace("POISON", ESCAPED)
    };
    let contents = [
        format!("{POISON}\na{POISON}.com\n{POISON}..b\nxn--{POISON}\n\u{5D0}{POISON}.com\n"),
        format!("name,x\n{POISON},1\n\"a\"\"{POISON}\",\"{POISON}\n"),
        format!("{POISON},{POISON}\na,b\n"),
        format!("{{\"name\":\"a{ESCAPED}\"}}\n{{\"name\":\"{ESCAPED}..\",\"{ESCAPED}\":1}}\n{{{POISON}\n"),
        format!("$ORIGIN {POISON}.\n{POISON} IN A 192.0.2.1\n$INCLUDE {POISON}\n"),
        format!("see http://a{POISON}.com/{POISON} and {POISON}.example.org{POISON}"),
        format!("bidiscope-certificate 1\nproperty {POISON}\n"),
        format!(
            "bidiscope-certificate 1\nproperty one-to-one\ndisplay uba-ltr:before={POISON}\nclasses L\nend\n"
        ),
        format!("{{\"format\":\"{ESCAPED}\",\"bidiscope\":\"{ESCAPED}\",\"version\":\"{ESCAPED}\"}}"),
        format!("format = \"bidiscope-lesson\"\n{POISON} = 1\n"),
        lesson("POISON = 1\n"),
        lesson("\"POISON\" = 1\n"),
        lesson("notation = \"POISON\"\n"),
        lesson("introduction = \"POISON\"\n[[step]]\nkind = \"POISON\"\n"),
        lesson("[[step]]\nkind = \"page\"\ntitle = \"POISON\"\nwords = \"a\"\n"),
        lesson(
            "[[step]]\nkind = \"page\"\ntitle = \"a\"\nwords = \"POISON\"\nname = \"POISON\"\ndisplays = [\"POISON\"]\n",
        ),
        lesson(
            "[[step]]\nkind = \"arrange\"\ntitle = \"a\"\nwords = \"a\"\nname = \"aPOISON\"\ndisplay = \"uba-ltr:before=POISON\"\n",
        ),
        lesson(
            "[[step]]\nkind = \"choose\"\nquestion = \"POISON\"\ntitle = \"a\"\nwords = \"a\"\nunder = \"POISON\"\n",
        ),
    ];
    let readers: [(&[&str], bool); 17] = [
        (&["inspect", "-"], false),
        (&["inspect", "--json", "-"], false),
        (&["inspect", "--check=all", "-"], false),
        (&["twins", "--json", "-"], false),
        (&["twins", "--against", "FILE", "a.com"], false),
        (&["text", "FILE"], false),
        (&["text", "--json", "FILE"], false),
        (&["text", "--marks", "davis", "FILE"], true),
        (&["scan", "FILE"], true),
        (&["scan", "--format", "jsonl", "FILE"], false),
        (&["scan", "--column", "name", "--format", "jsonl", "FILE"], false),
        (&["scan", "--zone", "--check=all", "--format", "jsonl", "FILE"], false),
        (&["scan", "--against", "FILE", "--format", "jsonl", "FILE"], false),
        (&["convert", "--from", "uba-ltr", "--to", "logical", "FILE"], true),
        (&["study", "--check", "FILE"], false),
        (&["study", "--open", "FILE"], false),
        (&["lesson", "--check", "FILE"], false),
    ];
    let file = folder.path().join("file");
    let path = file.to_str().expect("UTF-8");
    for content in &contents {
        fs::write(&file, content).expect("room");
        for (words, is_exact) in readers {
            let arguments: Vec<&str> = words.iter().map(|it| if *it == "FILE" { path } else { it }).collect();
            let mut ended = run_at(folder.path(), &arguments, content.as_bytes());
            if is_exact {
                ended.out.clear();
            }
            assert_clean(&ended, &(words, content));
            assert!((0..=2).contains(&ended.status), "{words:?}: {}", ended.status);
        }
    }
}

/// As JSON and TOML have it in strings.
const ESCAPED: &str =
    "\\u001B]0;x\\u0007\\u001B[31m\\u009B31m\\u0085\\u007F\\u202E\\u2066\\u2028\\u3164\\uFE0F";
