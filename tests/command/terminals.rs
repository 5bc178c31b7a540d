//! What reaches a terminal, which the system's `script` makes: colours of the program's own, and nothing of what was
//! given.

use std::fs;
use std::process::Command;

use tempfile::tempdir;

use super::run_command;

/// Sets the terminal's title, and makes it blink, hide and go somewhere, which the program never does.
const ACTING: &str =
    "\u{1B}]0;x\u{7}\u{1B}[5m\u{1B}[8m\u{1B}[7;7H\u{9B}5m\u{202E}\u{2066}\u{61C}\u{200F}\u{2028}\u{85}";

/// What of it must not come out. Between LRO and PDF names are held as they are read; those are not among it.
const SEEN: [&str; 11] = [
    "\u{1B}]",
    "\u{7}",
    "\u{1B}[5m",
    "\u{1B}[8m",
    "\u{1B}[7;7H",
    "\u{9B}",
    "\u{202E}",
    "\u{2066}",
    "\u{61C}",
    "\u{200F}",
    "\u{85}",
];

#[test]
fn no_command_lets_what_it_is_given_act_on_a_terminal() {
    let folder = tempdir().expect("a folder");
    let name = format!("a{ACTING}\u{5D0}");
    let file = folder.path().join(format!("names{}", ACTING.replace('\u{2028}', "")));
    fs::write(&file, format!("{name}.com\n{ACTING}..b\nsee http://{name}.com/{ACTING}\n")).expect("room");
    let missing = folder.path().join(format!("none{ACTING}"));
    let commands: [&[&str]; 27] = [
        &["inspect", "NAME"],
        &["inspect", "--json", "NAME"],
        &["inspect", "--contexts", "NAME"],
        &["inspect", "--check=all", "NAME"],
        &["inspect", "--strategy", "uba-ltr:before=NAME", "NAME"],
        &["inspect", "NAME..b"],
        &["inspect", "--parent", "NAME", "NAME"],
        &["trace", "--strategy", "uba-ltr", "NAME"],
        &["trace", "--json", "--strategy", "one-to-one", "NAME"],
        &["trace", "--brief", "--strategy", "isolates", "NAME"],
        &["collisions", "NAME"],
        &["collisions", "--json", "--across", "NAME"],
        &["collisions", "--against", "FILE", "NAME"],
        &["text", "FILE"],
        &["text", "--json", "FILE"],
        &["text", "--check", "FILE"],
        &["text", "--controls", "isolates", "FILE"],
        &["scan", "FILE"],
        &["scan", "--format", "jsonl", "FILE"],
        &["scan", "--check=all", "--for-spreadsheet", "FILE"],
        &["scan", "--column", "NAME", "FILE"],
        &["convert", "--from", "logical", "--to", "uba-rtl", "FILE"],
        &["convert", "--from", "logical", "--to", "html:isolates", "FILE"],
        &["study", "--check", "FILE"],
        &["lesson", "--check", "FILE"],
        &["sheet", "--output", "MISSING", "NAME"],
        &["text", "MISSING"],
    ];
    for words in commands {
        let quoted = words.iter().map(|word| {
            let word = word.replace("NAME", &name);
            let word = word.replace("FILE", &file.to_string_lossy());
            format!("'{}'", word.replace("MISSING", &missing.to_string_lossy()))
        });
        let program =
            format!("'{}' {}", env!("CARGO_BIN_EXE_bidiscope"), quoted.collect::<Vec<_>>().join(" "));
        let mut command = Command::new("script");
        command.args(["--quiet", "--command", &program, "/dev/null"]);
        let shown = run_command(&mut command, b"").out;
        assert!(!shown.is_empty(), "{words:?}");
        for acting in SEEN {
            assert!(!shown.contains(acting), "{acting:?} of {words:?}: {shown:?}");
        }
    }
}

/// Long work says what it does and how far, where a person sees it, and nothing of it is in the answer.
#[test]
fn long_work_says_how_far_it_is() {
    use std::io::Read;
    use std::process::Stdio;

    // All orders of 100 labels and segments: the search comes to its bound.
    let pieces = |letter: char| (0..50).map(|at| format!("{letter}{at}")).collect::<Vec<_>>();
    let url = format!("https://{}/{}", pieces('\u{5D0}').join("."), pieces('\u{5D1}').join("/"));
    let command = format!("'{}' collisions --visible-host '{url}'", env!("CARGO_BIN_EXE_bidiscope"));
    let mut script = Command::new("script");
    script.args(["-q", "-e", "-f", "-c", &command, "/dev/null"]).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut script = script.spawn().expect("the system has it");
    let (mut seen, mut piece) = (Vec::new(), [0; 256]);
    let mut out = script.stdout.take().expect("a pipe");
    let shows = |seen: &[u8]| String::from_utf8_lossy(seen).contains("% of the character orders tried");
    while !shows(&seen) {
        let count = out.read(&mut piece).expect("it can be read");
        if count == 0 {
            break;
        }
        seen.extend(&piece[..count]);
    }
    // The terminal is closed, which ends the search.
    let _ = script.kill();
    let _ = script.wait();
    assert!(shows(&seen), "{}", String::from_utf8_lossy(&seen));
}
