//! `scan` where something goes wrong: a clear message, no half file, nothing overwritten unasked.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use tempfile::tempdir;

use super::saving::names;
#[cfg(target_os = "linux")]
use super::saving::{ended, heeding, signal, wait_until_it_listens};
use super::{Ended, run, run_command, run_with_input};

/// More rows than any buffer holds.
const MANY: usize = 60_000;

fn list(count: usize) -> String {
    (0..count).map(|at| format!("name-{at}.example\n")).collect()
}

/// Runs the program from a shell that has limits.
fn limited(limits: &str, arguments: &[&str], temporary: &Path, input: &[u8]) -> Ended {
    let script = format!("{limits} && exec \"$@\"");
    let program = env!("CARGO_BIN_EXE_bidiscope");
    let mut command = Command::new("sh");
    command.env("TMPDIR", temporary).args(["-c", &script, "sh", program, "scan"]).args(arguments);
    run_command(&mut command, input)
}

#[test]
fn bytes_that_are_no_text_are_a_row() {
    let arguments = &["scan", "--no-groups", "--format=jsonl", "--columns=line,name,error"];
    let ended = run_with_input(arguments, b"abc.com\na\xFFb.com\nx.com\n");
    let rows = ended.objects();
    assert_eq!(ended.status, 1);
    assert_eq!(
        [&rows[0]["name"], &rows[1]["name"], &rows[2]["name"]],
        ["abc.com", "", "x.com"]
            .map(|it| { if it.is_empty() { serde_json::Value::Null } else { it.into() } })
            .each_ref()
    );
    assert!(rows[1]["line"] == 2 && rows[1]["error"].is_string() && rows[2]["error"].is_null());
}

#[cfg(target_os = "linux")]
#[test]
fn a_line_of_100_megabytes_takes_little_memory() {
    const ROOM: usize = 400_000;
    let folder = tempdir().expect("a folder");
    let long = folder.path().join("long");
    let mut file = File::create(&long).expect("a file");
    file.write_all(b"first\n").expect("room");
    for _ in 0..100 {
        file.write_all(&vec![b'a'; 1_000_000]).expect("room");
    }
    file.write_all(b"\nlast\n").expect("room");
    drop(file);
    let arguments = ["--columns=line,name", "--threads=2", long.to_str().expect("UTF-8")];
    let ended = limited(&format!("ulimit -v {ROOM}"), &arguments, folder.path(), b"");
    assert_eq!((ended.status, ended.out.as_str()), (1, "line,name\n1,first\n2,\n3,last\n"), "{}", ended.err);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_below_standard_output() {
    for groups in [&[][..], &["--no-groups"]] {
        let full = File::options().write(true).open("/dev/full").expect("a device");
        let folder = tempdir().expect("a folder");
        let list_file = folder.path().join("list");
        fs::write(&list_file, list(10)).expect("a file");
        let output = Command::new(env!("CARGO_BIN_EXE_bidiscope"))
            .arg("scan")
            .args(groups)
            .arg(&list_file)
            .stdout(full)
            .output()
            .expect("the program starts");
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(text.contains("standard output cannot be written: no space is left on the disk"), "{text}");
    }
}

#[cfg(unix)]
#[test]
fn a_full_disk_below_the_file_and_below_what_waits() {
    let folder = tempdir().expect("a folder");
    let temporary = tempdir().expect("a folder");
    let target = folder.path().join("rows");
    let path = target.to_str().expect("UTF-8");
    // One block: 512 bytes or 1,024.
    let ended =
        limited("ulimit -f 1", &["--no-groups", "--output", path], temporary.path(), list(MANY).as_bytes());
    let text =
        format!("bidiscope: {path}: the rows cannot be written: the file would exceed the size limit\n");
    assert_eq!((ended.status, ended.err, ended.out.as_str()), (1, text, ""));
    let ended = limited("ulimit -f 1", &[], temporary.path(), list(MANY).as_bytes());
    let folder_name = temporary.path().display();
    let text = format!(
        "bidiscope: {folder_name}: the temporary files of the names cannot be written: the file would exceed the size limit\n"
    );
    assert_eq!((ended.status, ended.err), (1, text));
    assert!(names(folder.path()).is_empty() && names(temporary.path()).is_empty());
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let folder = tempdir().expect("a folder");
    let list_file = folder.path().join("list");
    fs::write(&list_file, list(MANY)).expect("a file");
    for groups in [&[][..], &["--no-groups"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bidiscope"))
            .args(["scan", "--columns=name"])
            .args(groups)
            .arg(&list_file)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let Output { status, stderr, .. } = child.wait_with_output().expect("it ends");
        assert_eq!((status.code(), String::from_utf8_lossy(&stderr).as_ref()), (Some(0), ""));
    }
}

#[test]
fn a_target_that_cannot_be_written_is_reported_before_anything_is_read() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    fs::write(path("file"), "old").expect("a file");
    fs::write(path("list"), "name").expect("a file");
    for (target, text) in [
        (
            path("none/rows"),
            "the rows cannot be written: no file can be created in the folder: there is no such file or folder",
        ),
        (path("file"), "the file already exists; --overwrite replaces it"),
        (path(""), "the rows cannot be written: it is a folder"),
        ("/dev/null".to_owned(), "the rows cannot be written: it is a pipe or a device, not a file"),
        // A disk that nobody can write to.
        ("/proc/rows".to_owned(), "the rows cannot be written: no file can be created in the folder: "),
    ] {
        if (target.starts_with("/proc") && cfg!(not(target_os = "linux")))
            || (target.starts_with("/dev") && cfg!(not(unix)))
        {
            continue;
        }
        let ended = run(&["scan", &path("list"), "--output", &target]);
        assert!(ended.status == 1 && ended.out.is_empty(), "{target}");
        assert!(ended.err.starts_with(&format!("bidiscope: {target}: {text}")), "{}", ended.err);
    }
    assert_eq!(
        (names(folder.path()), fs::read_to_string(path("file")).expect("it is there")),
        (vec!["file".to_owned(), "list".to_owned()], "old".to_owned())
    );
    let ended = run(&["scan", &path("list"), "--columns=name", "--output", &path("file"), "--overwrite"]);
    assert_eq!((ended.status, ended.out.as_str(), ended.err.as_str()), (0, "", "bidiscope: 1 name\n"));
    assert_eq!(fs::read_to_string(path("file")).expect("it is there"), "name\nname\n");
}

#[test]
fn a_list_that_cannot_be_read() {
    let folder = tempdir().expect("a folder");
    let target = folder.path().join("rows");
    let path = target.to_str().expect("UTF-8");
    for (file, text) in [
        (folder.path().join("none").to_str().expect("UTF-8"), "there is no such file or folder"),
        (folder.path().to_str().expect("UTF-8"), "it is a folder"),
        // Its first bytes are those of no memory.
        #[cfg(target_os = "linux")]
        ("/proc/self/mem", "Input/output error"),
    ] {
        let ended = run(&["scan", file, "--output", path]);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{file}");
        assert_eq!(ended.err, format!("bidiscope: {file}: the list cannot be read: {text}\n"));
        assert!(names(folder.path()).is_empty());
    }
}

/// A scan whose list goes on for as long as its standard input is open.
#[cfg(target_os = "linux")]
fn begun(arguments: &[&str], temporary: &Path) -> Child {
    let child = heeding(env!("CARGO_BIN_EXE_bidiscope"))
        .args(["scan", "--columns", "line,name"])
        .args(arguments)
        .env("TMPDIR", temporary)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    wait_until_it_listens(&child);
    child
}

/// The one that is whole first has the name, and the other says so.
#[cfg(target_os = "linux")]
#[test]
fn two_scans_to_one_target() {
    let folder = tempdir().expect("a folder");
    let target = folder.path().join("rows");
    let path = target.to_str().expect("UTF-8");
    let mut slow = begun(&["--output", path], folder.path());
    // Once its own file is there it has seen that there is no other.
    while names(folder.path()).is_empty() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert_eq!(run_with_input(&["scan", "--columns=name", "--output", path], b"quick\n").status, 0);
    slow.stdin.take().expect("a pipe").write_all(b"slow\n").expect("it is read");
    let text = format!("bidiscope: {path}: the rows cannot be written: the file exists already\n");
    assert_eq!(ended(slow), (Some(1), text));
    assert_eq!(fs::read_to_string(&target).expect("it is there"), "name\nquick\n");
    assert_eq!(names(folder.path()), ["rows"]);
}

/// What a killed run left, the next one in the folder removes; not what a run still writes, nor what a user has there.
#[cfg(target_os = "linux")]
#[test]
fn the_next_scan_removes_what_a_killed_one_left() {
    let (folder, temporary) = (tempdir().expect("a folder"), tempdir().expect("a folder"));
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    fs::write(path(".bidiscope-backup"), "mine").expect("a file");
    // Each has its file, and the lock file beside that.
    let begun_with = |target: &str, files: usize| {
        let child = begun(&["--output", &path(target)], temporary.path());
        while names(folder.path()).len() < files {
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        child
    };
    let running = begun_with("running", 3);
    let killed = begun_with("killed", 5);
    signal(&killed, "KILL");
    assert_eq!(ended(killed).0, None);
    assert_eq!(names(folder.path()).len(), 5);
    assert_eq!(run_with_input(&["scan", "--output", &path("next")], b"a.com\n").status, 0);
    assert_eq!(names(folder.path()).len(), 4, "{:?}", names(folder.path()));
    // It ends with its list.
    assert_eq!(ended(running).0, Some(0));
    assert_eq!(names(folder.path()), [".bidiscope-backup", "next", "running"]);
    assert_eq!(fs::read_to_string(path(".bidiscope-backup")).expect("it is there"), "mine");
}

/// Also while nobody writes the next name.
#[cfg(target_os = "linux")]
#[test]
fn whoever_stops_a_scan_to_a_file_leaves_nothing() {
    for (name, status) in [("INT", 130), ("TERM", 143), ("HUP", 129)] {
        for groups in [&[][..], &["--no-groups"]] {
            let folder = tempdir().expect("a folder");
            let target = folder.path().join("rows");
            let path = target.to_str().expect("UTF-8");
            let mut child = begun(&[&["--output", path], groups].concat(), folder.path());
            let mut stdin = child.stdin.take().expect("a pipe");
            stdin.write_all(list(10).as_bytes()).expect("it is read");
            signal(&child, name);
            let (ended, text) = ended(child);
            assert_eq!(ended, Some(status), "{text}");
            assert!(text.starts_with("bidiscope: stopped before the end; "), "{text}");
            assert!(text.ends_with("; nothing was written\n"), "{text}");
            assert!(names(folder.path()).is_empty(), "{:?}", names(folder.path()));
        }
    }
}

/// A pipe under a name cannot be opened before somebody writes to it.
#[cfg(target_os = "linux")]
#[test]
fn whoever_stops_a_scan_of_a_pipe_without_a_writer_need_not_wait() {
    let folder = tempdir().expect("a folder");
    let pipe = folder.path().join("names");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let child = begun(&["--no-groups", pipe.to_str().expect("UTF-8")], folder.path());
    signal(&child, "TERM");
    let (status, text) = ended(child);
    assert_eq!(status, Some(143), "{text}");
    assert!(text.contains("stopped before the end; 0 names"), "{text}");
}

#[cfg(target_os = "linux")]
#[test]
fn whoever_stops_a_scan_to_standard_output_has_whole_rows() {
    let folder = tempdir().expect("a folder");
    let mut child = begun(&["--no-groups"], folder.path());
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || {
        // Without end, until nobody reads any more.
        for at in 0_u64.. {
            if stdin.write_all(format!("{}{at}.example\n", "\u{5D0}".repeat(30)).as_bytes()).is_err() {
                break;
            }
        }
    });
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut rows = String::new();
    for _ in 0..3 {
        out.read_line(&mut rows).expect("a row");
    }
    signal(&child, "INT");
    out.read_to_string(&mut rows).expect("UTF-8");
    let (status, text) = ended(child);
    assert_eq!(status, Some(130), "{text}");
    writer.join().expect("it ends");
    assert!(rows.ends_with('\n'));
    for (at, row) in rows.lines().enumerate().skip(1) {
        let expected = format!("{at},{}{}.example", "\u{5D0}".repeat(30), at - 1);
        assert_eq!(row, expected);
    }
}

/// Whoever writes a name and waits for its row has it.
#[test]
fn a_row_comes_as_soon_as_its_name_is_there() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bidiscope"))
        .args(["scan", "--no-groups", "--columns", "name", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut rows = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    assert_eq!(rows.next().expect("a header").expect("text"), "name");
    for name in ["abc.com", "x.org", "\u{5D0}.com"] {
        writeln!(stdin, "{name}").expect("it is read");
        assert_eq!(rows.next().expect("a row").expect("text"), name);
    }
    drop(stdin);
    assert!(child.wait().expect("it ends").success());
}
