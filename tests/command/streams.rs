//! Standard streams that are full, closed or no streams at all, and files that are none.

use std::fs::{self, File};
use std::io::{Read, Write};
#[cfg(unix)]
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::tempdir;

use super::run;

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bidiscope"));
    command.args(arguments).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_below_standard_output_is_reported() {
    for arguments in [
        &["--help"][..],
        &["--version"],
        &["inspect", "--help"],
        &["inspect", "a.com"],
        &["inspect", "--json", "a.com"],
        &["inspect", "--check", "1.\u{5D0}"],
        &["trace", "--strategy", "uba-ltr", "a"],
        &["collisions", "ab"],
        &["study", "--max-length", "2"],
        &["study", "--max-length", "2", "--json"],
        &["a.com"],
    ] {
        let full = File::options().write(true).open("/dev/full").expect("a device");
        let output = program(arguments).stdout(full).output().expect("the program starts");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let text = text(&output);
        let last = text.lines().last().expect("a sentence");
        assert_eq!(
            last, "bidiscope: standard output cannot be written: no space is left on the disk",
            "{arguments:?}"
        );
    }
}

/// Whoever reads may have read enough; whether a name violates the rule is known all the same.
#[test]
fn a_check_into_a_closed_pipe_still_finds_out() {
    // Their answers are more than any pipe holds.
    let good = "abc.com\n".repeat(60);
    for (arguments, names, status) in [
        (&["inspect", "--check", "-"][..], format!("1.\u{5D0}\n{good}"), 1),
        (&["inspect", "--check", "-"], format!("{good}1.\u{5D0}\n"), 1),
        (&["inspect", "--json", "--check", "-"], format!("1.\u{5D0}\n{good}a..b\n"), 2),
        (&["inspect", "--check", "-"], good.clone(), 0),
        (&["text", "--check"], format!("1.\u{5D0}.com\n{}", "abc.com ".repeat(1_000)), 1),
        (&["scan", "--fail-on", "refused", "-"], format!("1.\u{5D0}\n{}", good.repeat(40)), 1),
        (&["scan", "--fail-on", "refused", "-"], format!("1.\u{5D0}\n{}a..b\n", good.repeat(40)), 1),
        // Without it nobody asked.
        (&["inspect", "-"], format!("1.\u{5D0}\n{good}"), 0),
    ] {
        let mut child = program(arguments).stdin(Stdio::piped()).spawn().expect("the program starts");
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("a pipe");
        let _ = stdin.write_all(names.as_bytes());
        drop(stdin);
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(status));
        // What it found is said; that nobody reads its answers is not.
        assert!(!text(&output).contains("standard output"), "{}", text(&output));
    }
}

#[cfg(unix)]
#[test]
fn standard_input_that_cannot_be_read() {
    let folder = tempdir().expect("a folder");
    for arguments in
        [&["inspect", "-"][..], &["inspect", "--json", "-"], &["collisions", "-"], &["text"], &["text", "-"]]
    {
        let directory = File::open(folder.path()).expect("a folder");
        let output = program(arguments).stdin(directory).output().expect("the program starts");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let text = text(&output);
        assert!(text.contains("standard input") && text.contains("it is a folder"), "{text}");
        assert!(!text.contains("os error"), "{text}");
    }
    // The other names are still answered.
    let directory = File::open(folder.path()).expect("a folder");
    let output =
        program(&["inspect", "--json", "-", "a.com"]).stdin(directory).output().expect("the program starts");
    assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(2), false));
}

/// Runs the program in a folder, from a shell that redirects its streams.
#[cfg(unix)]
fn redirected(folder: &Path, arguments: &str, streams: &str) -> (Option<i32>, String) {
    let script = format!("exec '{}' {arguments} {streams}", env!("CARGO_BIN_EXE_bidiscope"));
    let mut command = Command::new("sh");
    for variable in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(variable);
    }
    let output = command.current_dir(folder).args(["-c", &script]).output().expect("a shell");
    (output.status.code(), text(&output))
}

/// The standard library opens `/dev/null` in their place.
#[cfg(unix)]
#[test]
fn closed_streams() {
    let folder = tempdir().expect("a folder");
    for (arguments, streams, status, said) in [
        ("text", "<&-", 2, "bidiscope: standard input: it is closed, or open only for writing\n"),
        ("inspect a.com", "2>&-", 0, ""),
        ("inspect a..b", "2>&-", 2, ""),
        ("inspect a.com", "<&- >&- 2>&-", 2, ""),
        ("study --max-length 2", "<&- >&- 2>&-", 2, ""),
        (
            "inspect -",
            "<&-",
            2,
            "bidiscope: standard input cannot be read: it is closed, or open only for writing\n",
        ),
    ] {
        let ended = redirected(folder.path(), arguments, streams);
        assert_eq!(ended, (Some(status), said.to_owned()), "{arguments} {streams}");
    }
}

/// The standard library says nothing of what it cannot write to such a standard output.
#[cfg(unix)]
#[test]
fn what_cannot_be_printed_is_an_error_of_every_command() {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("list"), "a.com\n\u{5D0}.com\n").expect("a file");
    for file in ["hebrew.xml", "arabic.xml"] {
        let from = format!("{}/tests/data/lgr/{file}", env!("CARGO_MANIFEST_DIR"));
        fs::copy(from, folder.path().join(file)).expect("a copy");
    }
    fs::write(folder.path().join("lesson"), LESSON).expect("a file");
    let printing = [
        "--help",
        "--version",
        "-V",
        "--print-words",
        "help scan",
        "a.com",
        "collisions ab",
        "completions bash",
        "convert --from logical --to html list",
        "index --help",
        "inspect a.com",
        "inspect --json a.com",
        "inspect --check a.com",
        "lesson --check lesson",
        "lgr show hebrew.xml",
        "lgr diff hebrew.xml arabic.xml",
        "link a.com",
        "man",
        "man scan",
        "scan list",
        "scan --no-groups list",
        "scan --fail-on refused list",
        "scan --format jsonl list",
        "sheet --help",
        "study --max-length 2",
        "study --max-length 2 --save s1",
        "text list",
        "text --controls isolates list",
        "trace --strategy uba-ltr a",
    ];
    for command in super::generated::commands() {
        assert!(printing.iter().any(|it| it.split(' ').next() == Some(&command)), "{command} is not tried");
    }
    let said = "bidiscope: standard output cannot be written: it is closed, or open only for reading\n";
    for arguments in printing {
        for streams in [">&-", "1</dev/null"] {
            let (status, text) = redirected(folder.path(), arguments, streams);
            assert_eq!(status, Some(2), "{arguments} {streams}: {text}");
            assert!(text.ends_with(said), "{arguments} {streams}: {text}");
        }
    }
    // What was to be saved is.
    assert!(folder.path().join("s1").is_file());
    // Whoever prints nothing misses nothing; and any other `/dev/null` takes all, as Python and Node.js open it too.
    for (number, streams) in [">&-", "1</dev/null", "1<>/dev/null", ">/dev/null"].into_iter().enumerate() {
        for arguments in [
            format!("scan list --output rows{number}"),
            "inspect --quiet --check a.com".to_owned(),
            format!("inspect --check --report report{number}.html a.com"),
            format!("sheet --output sheet{number}.svg a.com"),
            format!("index list --output index{number}"),
        ] {
            let (status, text) = redirected(folder.path(), &arguments, streams);
            assert_eq!(status, Some(0), "{arguments} {streams}: {text}");
        }
    }
    for arguments in ["inspect a.com", "--help", "scan list"] {
        assert_eq!(redirected(folder.path(), arguments, "1<>/dev/null").0, Some(0), "{arguments}");
    }
}

#[cfg(unix)]
const LESSON: &str = "format = \"bidiscope-lesson\"\nversion = 1\ntitle = \"x\"\n[[step]]\nwords = \"a\"\nkind = \"page\"\ntitle = \"a\"\nname = \"a.com\"\n";

#[test]
fn a_file_that_cannot_be_read_is_named_in_plain_words() {
    const NONE: &str = "there is no such file or folder";
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    fs::write(path("bytes"), b"\xFF").expect("a file");
    // Windows has no error of its own for it.
    let below_a_file = if cfg!(windows) { NONE } else { "a part of the path is not a folder" };
    for (file, words) in
        [(path("none"), NONE), (path("bytes/none"), below_a_file), (path(""), "it is a folder")]
    {
        for arguments in [&["text", &file][..], &["study", "--open", &file]] {
            let ended = run(arguments);
            assert_eq!(ended.status, 2);
            assert!(ended.err.contains(&file) && ended.err.contains(words), "{}", ended.err);
        }
    }
    let ended = run(&["text", &path("bytes")]);
    assert!(ended.err.contains(&path("bytes")) && ended.err.contains("neither valid UTF-8"), "{}", ended.err);
}

#[test]
fn a_name_of_a_file_may_be_too_long() {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("a".repeat(300)).to_str().expect("UTF-8").to_owned();
    for (arguments, status) in [
        (&["text", &file][..], 2),
        (&["study", "--open", &file], 2),
        (&["study", "--max-length", "9", "--save", &file], 1),
    ] {
        let ended = run(arguments);
        assert_eq!((ended.status, ended.out.as_str()), (status, ""), "{arguments:?}");
        assert!(ended.err.contains(&file) && ended.err.contains("the name is too long"), "{}", ended.err);
    }
}

/// What has no end is not read until the memory is full.
#[cfg(target_os = "linux")]
#[test]
fn a_file_without_end_holds_no_results() {
    let ended = run(&["study", "--open", "/dev/zero"]);
    assert_eq!(
        (ended.status, ended.err.as_str()),
        (2, "bidiscope: /dev/zero: it has more than 256 megabytes\n")
    );
}

/// A pipe with a writer is read like a file, as `cat` does: `bidiscope text <(...)` is one.
#[cfg(unix)]
#[test]
fn a_pipe_is_read_to_its_end() {
    let folder = tempdir().expect("a folder");
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let name = pipe.to_str().expect("UTF-8");

    let mut child = program(&["text", name]).spawn().expect("the program starts");
    // It says that it waits, since nobody writes; then somebody does.
    let mut said = [0; 10];
    child.stderr.as_mut().expect("a pipe").read_exact(&mut said).expect("it says something");
    assert_eq!(&said, b"bidiscope:");
    fs::write(&pipe, "see abc.com").expect("it is open");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output).contains("waiting for a program"), "{}", text(&output));
    assert!(String::from_utf8_lossy(&output.stdout).contains("abc.com"));

    let child = program(&["study", "--open", name]).spawn().expect("the program starts");
    fs::write(&pipe, "{}").expect("it is open");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    assert!(
        text(&output).contains("The file does not contain valid results of a study."),
        "{}",
        text(&output)
    );
}

/// Standard input that is closed, or open for writing alone, is no empty list.
#[cfg(unix)]
#[test]
fn standard_input_that_cannot_be_read_is_an_error() {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("names.txt");
    fs::write(&file, "a.com\n").expect("a file");
    for arguments in [
        "scan -",
        "scan --against - names.txt",
        "scan --against names.txt -",
        "inspect -",
        "collisions -",
        "sheet --output sheet.pdf -",
        "convert --from logical --to uba-ltr -",
        "text -",
        "collisions --against - a.com",
        "study --open -",
    ] {
        for stream in ["<&-", "0>>names.txt"] {
            let script = format!("exec \"$0\" {arguments} {stream}");
            let mut command = Command::new("sh");
            command.args(["-c", &script, env!("CARGO_BIN_EXE_bidiscope")]).current_dir(folder.path());
            let output =
                command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").output().expect("a shell");
            let says = text(&output);
            assert_eq!(output.status.code(), Some(2), "{arguments} {stream}: {says}");
            assert!(says.contains("closed, or open only for writing"), "{arguments} {stream}: {says}");
            assert!(says.contains("standard input"), "{arguments} {stream}: {says}");
        }
    }
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "a.com\n");
}
