//! `study --save`: the file is whole, whatever happens, and the table is printed.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;
use tempfile::tempdir;

use super::run;

/// What stands in a file before.
const OLD: &str = "the old results";

pub(super) fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|it| it.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// A study that takes an age is not even begun where its results cannot be saved.
#[test]
fn the_target_is_tried_before_the_study() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    fs::write(path("file"), OLD).expect("a file");
    for (file, words) in [
        (path("none/results"), "no file can be created in the folder: there is no such file or folder"),
        (path("file/results"), "a part of the path is not a folder"),
        (path(""), "it is a folder"),
        (
            "-".to_owned(),
            "\u{201C}-\u{201D} is not a file. For a file with the name \u{201C}-\u{201D}, write \u{201C}./-\u{201D}",
        ),
        ("/dev/null".to_owned(), "it is a pipe or a device, not a file"),
        ("/dev/stdout".to_owned(), "it is a pipe or a device, not a file"),
    ] {
        if file.starts_with("/dev") && cfg!(not(unix)) {
            continue;
        }
        let ended = run(&["study", "--max-length", "9", "--save", &file]);
        assert_eq!((ended.status, ended.out.as_str()), (1, ""), "{file}");
        let said = format!("bidiscope: {file}: The results cannot be saved: {words}");
        assert!(ended.err.starts_with(&said) && ended.err.lines().count() == 1, "{}", ended.err);
    }
    assert_eq!(names(folder.path()), ["file"]);
    assert_eq!(fs::read_to_string(path("file")).expect("it is there"), OLD);
}

/// Where a link of another's leads is not the user's choice. That is found before the study.
#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_not_followed() {
    let folder = tempdir().expect("a folder");
    let link = folder.path().join("results");
    std::os::unix::fs::symlink("elsewhere", &link).expect("a link");
    let file = link.to_str().expect("UTF-8");
    let proof = [
        "study",
        "--all-lengths",
        "--property",
        "one-to-one",
        "--strategy",
        "uba-ltr",
        "--certificate",
        file,
    ];
    for arguments in [&["study", "--max-length", "9", "--save", file][..], &proof] {
        let ended = run(arguments);
        assert_eq!(
            (ended.status, ended.out.as_str(), ended.err.lines().count()),
            (1, "", 1),
            "{}",
            ended.err
        );
        assert!(
            ended.err.contains(file) && ended.err.contains("it is a symbolic link to a missing file"),
            "{}",
            ended.err
        );
        assert_eq!(names(folder.path()), ["results"]);
    }
}

/// Under a limit for files, as on a full disk.
#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_written_leaves_the_old_one_and_the_table() {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("results");
    fs::write(&file, OLD).expect("a file");
    // One block: 512 bytes or 1,024. The results of length 3 have many thousands.
    let script = format!(
        "ulimit -f 1; exec '{}' study --max-length 3 --save '{}'",
        env!("CARGO_BIN_EXE_bidiscope"),
        file.display()
    );
    let output = Command::new("sh").args(["-c", &script]).output().expect("a shell");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert_eq!(out, run(&["study", "--max-length", "3"]).out);
    assert_eq!(
        err.trim_end(),
        format!(
            "bidiscope: {}: The results cannot be saved: the file would exceed the size limit",
            file.display()
        )
    );
    assert_eq!(fs::read_to_string(&file).expect("it is there"), OLD);
    assert_eq!(names(folder.path()), ["results"]);
}

/// Whatever becomes of standard output, the results are saved.
#[cfg(target_os = "linux")]
#[test]
fn a_table_that_cannot_be_written_leaves_the_file() {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("results");
    let path = file.to_str().expect("UTF-8");
    for lines in [&[][..], &["--json"]] {
        let full = fs::File::options().write(true).open("/dev/full").expect("a device");
        let output = Command::new(env!("CARGO_BIN_EXE_bidiscope"))
            .args(["study", "--max-length", "3", "--save", path])
            .args(lines)
            .stdout(full)
            .output()
            .expect("the program starts");
        assert_eq!(output.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&output.stderr).contains("standard output cannot be written"));
        let (opened, made) = (run(&["study", "--open", path]).out, run(&["study", "--max-length", "3"]).out);
        assert_eq!(opened.split_once('\n').map(|it| it.1), Some(made.as_str()));
        fs::remove_file(&file).expect("it was saved");
    }
}

/// Begins a study that nobody waits for the end of.
#[cfg(unix)]
fn begun(arguments: &[&str]) -> Child {
    heeding(env!("CARGO_BIN_EXE_bidiscope"))
        .args(["study", "--max-length", "9"])
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// A program that ignores no signal, whatever whoever runs the tests ignores (`nohup`, or `&` in a script).
pub(super) fn heeding(program: &str) -> Command {
    if cfg!(target_os = "linux") {
        let mut command = Command::new("env");
        command.args(["--default-signal=HUP,INT,TERM", program]);
        command
    } else {
        Command::new(program)
    }
}

#[cfg(unix)]
pub(super) fn signal(child: &Child, signal: &str) {
    let sent = Command::new("sh").args(["-c", &format!("kill -{signal} {}", child.id())]).status();
    assert!(sent.expect("a shell").success());
}

#[cfg(unix)]
pub(super) fn ended(child: Child) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = child.wait_with_output().expect("it ends");
    (status.code(), String::from_utf8(stderr).expect("UTF-8"))
}

#[cfg(unix)]
#[test]
fn whoever_stops_a_study_keeps_what_is_done() {
    for (name, status) in [("INT", 130), ("TERM", 143), ("HUP", 129)] {
        let folder = tempdir().expect("a folder");
        let file = folder.path().join("results");
        fs::write(&file, OLD).expect("a file");
        let path = file.to_str().expect("UTF-8");
        let mut child = begun(&["--json", "--save", path]);
        // Once there is a row, the study listens.
        let mut rows = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let first: Value = serde_json::from_str(&rows.next().expect("a row").expect("a line")).expect("JSON");
        signal(&child, name);
        let written = 1 + rows.count();
        let (ended, text) = ended(child);
        assert_eq!(ended, Some(status), "{text}");
        let said = format!("bidiscope: Stopped early. {path} has the results so far.\n");
        assert_eq!(text, said);
        let saved: Value = serde_json::from_slice(&fs::read(&file).expect("it is there")).expect("JSON");
        assert_eq!(saved["is_complete"], false);
        assert_eq!(saved["rows"].as_array().map(Vec::len), Some(written));
        assert_eq!(saved["rows"][0]["property"], first["property"]);
        assert!(run(&["study", "--open", path]).out.contains(", stopped early\n"));
        assert_eq!(names(folder.path()), ["results"]);
    }
}

/// Without a file, the table holds what was done.
#[cfg(target_os = "linux")]
#[test]
fn whoever_stops_a_study_sees_the_table_so_far() {
    let child = begun(&[]);
    wait_until_it_listens(&child);
    signal(&child, "INT");
    let Output { status, stdout, stderr } = child.wait_with_output().expect("it ends");
    assert_eq!(status.code(), Some(130));
    let said = "bidiscope: Stopped early. The table has the results so far.\n";
    assert_eq!(String::from_utf8_lossy(&stderr), said);
    let out = String::from_utf8_lossy(&stdout);
    assert!(out.starts_with("All sequences of L, AL, R, EN, AN, ES, CS up to length 9, stopped early\n"));
}

/// A study whose lines nobody takes hears of nothing; the second Ctrl+C ends it all the same.
#[cfg(target_os = "linux")]
#[test]
fn the_second_request_ends_it_at_once() {
    use std::io::Write;
    use std::os::unix::process::ExitStatusExt;
    let (reader, mut writer) = std::io::pipe().expect("a pipe");
    // As much as a pipe holds.
    writer.write_all(&[b'\n'; 1 << 16]).expect("there is room");
    let mut child = heeding(env!("CARGO_BIN_EXE_bidiscope"))
        .args(["study", "--json"])
        .stdout(writer)
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    wait_until_it_writes(&child);
    let status = loop {
        signal(&child, "INT");
        // Two that come at once are one.
        if let Some(status) = child.try_wait().expect("it is ours") {
            break status;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    };
    assert_eq!(status.signal(), Some(2), "{status}");
    drop(reader);
}

/// Waits until the program is held up by writing to standard output: before its first row, a study ends by itself.
#[cfg(target_os = "linux")]
fn wait_until_it_writes(child: &Child) {
    // The number of the system call in which the program is, and its first argument.
    let writing = if cfg!(target_arch = "x86_64") { "1 0x1 " } else { "64 0x1 " };
    let call = || fs::read_to_string(format!("/proc/{}/syscall", child.id())).expect("it runs");
    while !call().starts_with(writing) {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

/// What `nohup` starts goes on when the terminal is closed.
#[cfg(target_os = "linux")]
#[test]
fn what_is_ignored_stays_ignored() {
    let script = format!("trap '' HUP; exec '{}' study --max-length 9", env!("CARGO_BIN_EXE_bidiscope"));
    let child = heeding("sh")
        .args(["-c", &script])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("a shell");
    wait_until_it_listens(&child);
    let [ignored, caught] = ["SigIgn", "SigCgt"].map(|list| has_first_signal(&child, list));
    assert!(ignored && !caught);
    signal(&child, "INT");
    assert_eq!(ended(child).0, Some(130));
}

/// Waits until the program listens to Ctrl+C: until its thread for that is there. Before, a signal ends it at once.
#[cfg(target_os = "linux")]
pub(super) fn wait_until_it_listens(child: &Child) {
    let is_listening = || {
        let threads = fs::read_dir(format!("/proc/{}/task", child.id())).expect("it runs");
        threads
            .flatten()
            .any(|it| fs::read_to_string(it.path().join("comm")).is_ok_and(|it| it.trim() == "signals"))
    };
    while !is_listening() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

#[cfg(target_os = "linux")]
fn has_first_signal(child: &Child, list: &str) -> bool {
    mask(child, list) & 1 == 1
}

/// One of the lists of signals that the system keeps of a process.
#[cfg(target_os = "linux")]
fn mask(child: &Child, list: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it runs");
    let mask = status.lines().find_map(|line| line.strip_prefix(list)).expect("a list of signals");
    u64::from_str_radix(mask.trim_start_matches(':').trim(), 16).expect("a number")
}
