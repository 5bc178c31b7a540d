//! What `text` needs of memory: a few bytes for each byte of the text, whatever the text is.

#![cfg(target_os = "linux")] // Elsewhere a shell cannot limit the memory of a process.

use std::process::Command;

use super::{Ended, run_command};

/// How large each text is. What needs 30 bytes a byte does not fit.
const SIZE: usize = 4_000_000;
/// What a process may take, in kilobytes, its program and libraries among them.
const ROOM: usize = 200_000;

fn run_in_little_room(arguments: &[&str], input: &str) -> Ended {
    let shell = format!("ulimit -v {ROOM} && exec \"$@\"");
    let program = env!("CARGO_BIN_EXE_bidiscope");
    run_command(
        Command::new("sh").args(["-c", &shell, "sh", program, "text"]).args(arguments),
        input.as_bytes(),
    )
}

/// Else the C library would ask for an arena in vain at each allocation of a thread, which took a study 56 times as long.
#[cfg(target_env = "gnu")]
#[test]
fn threads_share_an_arena_in_little_room() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::Stdio;

    let setting = |limits: &str| {
        let script = format!("{limits} exec \"$@\"");
        let program = env!("CARGO_BIN_EXE_bidiscope");
        let mut command = Command::new("sh");
        command.args([
            "-c",
            &script,
            "sh",
            program,
            "scan",
            "--no-groups",
            "--format",
            "names",
            "--threads",
            "1",
            "-",
        ]);
        command.env_remove("MALLOC_ARENA_MAX").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program = command.spawn().expect("the shell starts");
        // Once its row is there, the program has begun, again where it does so, and waits for more.
        let (mut list, rows) =
            (program.stdin.take().expect("a pipe"), program.stdout.take().expect("a pipe"));
        // It ends when the program does.
        std::thread::spawn(move || list.write_all("a.com\n".repeat(1_000_000).as_bytes()));
        let mut row = String::new();
        BufReader::new(rows).read_line(&mut row).expect("the program writes");
        assert_eq!(row, "a.com\n");
        let variables = std::fs::read(format!("/proc/{}/environ", program.id())).expect("it is running");
        let _ = program.kill();
        let _ = program.wait();
        let variable = variables.split(|it| *it == 0).find_map(|it| it.strip_prefix(b"MALLOC_ARENA_MAX="));
        variable.map(|it| String::from_utf8_lossy(it).into_owned())
    };
    assert_eq!(setting("ulimit -v 250000 &&").as_deref(), Some("1"));
    assert_eq!(setting("ulimit -v 250000 && MALLOC_ARENA_MAX=2").as_deref(), Some("2"));
    assert_eq!(setting(""), None);
}

fn repeated(text: &str) -> String {
    text.repeat(SIZE / text.len())
}

/// Checks that a text is read in little room: as JSON it has so many identifiers, which are too long, and
/// written out with marks it stays as it is.
fn check(text: &str, too_long: usize) {
    let ended = run_in_little_room(&["--json"], text);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{text:.20}");
    let found = ended.objects();
    assert_eq!(found.len(), too_long, "{text:.20}");
    assert!(found.iter().all(|it| it["too_long"].is_string() && it["text"].is_null()), "{text:.20}");
    let ended = run_in_little_room(&["--controls", "davis"], text);
    assert_eq!(ended.status, i32::from(too_long > 0), "{text:.20}: {}", ended.err);
    assert_eq!(ended.err.lines().count(), too_long, "{}", ended.err);
    assert!(ended.out == text, "{text:.20}");
}

#[test]
fn paragraphs_without_end() {
    for separator in ["\n", "\r\n", "\u{2029}"] {
        check(&repeated(separator), 0);
    }
}

#[test]
fn one_paragraph_without_end() {
    for text in [".", "@", "(", "%41", "\u{5B8}", "\u{2066}", "\0", "\u{5D0}a"] {
        check(&repeated(text), 0);
    }
    check(&format!("word{}", repeated(" ")), 0);
}

#[test]
fn one_identifier_without_end() {
    check(&format!("http://a.com/{}", repeated("a")), 1);
    check(&format!("a.com{}", repeated("/a")), 1);
    check(&format!("a.com/{}", repeated("%41a")), 1);
    check(&format!("{}com", repeated("\u{5D0}.")), 1);
}

#[test]
fn identifiers_without_end() {
    let text = repeated("\u{5D0}.com ");
    let ended = run_in_little_room(&["--controls", "davis"], &text);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    let marked = "\u{202A}\u{200E}\u{5D0}\u{200E}.\u{200E}com\u{200E}\u{202C} ";
    assert!(ended.out == text.replace("\u{5D0}.com ", marked));
    // As long as they may be: each has 39,999 labels.
    let many = SIZE / 10 / 80_000;
    let text = format!("{}com ", "a.".repeat(39_998)).repeat(many);
    let ended = run_in_little_room(&["--json"], &text);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    assert_eq!(ended.out.matches(r#""kind":"label""#).count(), 39_999 * many);
}
