//! What comes to its bounds: memory, threads, a disk, and whoever ends the program twice.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::tempdir;

use super::saving::names;
#[cfg(target_os = "linux")]
use super::saving::{heeding, signal, wait_until_it_listens};
use super::{Ended, run, run_command, run_with_input};

/// Runs the program from a shell that has limits.
fn limited(limits: &str, arguments: &[&str], temporary: &Path) -> Ended {
    let script = format!("{limits} && exec \"$@\"");
    let program = env!("CARGO_BIN_EXE_bidiscope");
    let mut command = Command::new("sh");
    command.env("TMPDIR", temporary).args(["-c", &script, "sh", program]).args(arguments);
    run_command(&mut command, b"")
}

/// A device gives bytes without end.
#[cfg(target_os = "linux")]
#[test]
fn a_device_without_end_is_not_read_until_the_memory_is_full() {
    for arguments in [&["text", "/dev/zero"][..], &["text", "--json", "/dev/zero"]] {
        let ended = run(arguments);
        assert_eq!(
            (ended.status, ended.err.as_str()),
            (2, "bidiscope: /dev/zero: it has more than 64 megabytes\n")
        );
    }
    assert_eq!(run(&["text", "/dev/null"]).status, 0);
    let mut command = Command::new("sh");
    let script = "exec \"$1\" text - < /dev/zero";
    let ended = run_command(command.args(["-c", script, "sh", env!("CARGO_BIN_EXE_bidiscope")]), b"");
    assert_eq!(
        (ended.status, ended.err.as_str()),
        (2, "bidiscope: standard input: it has more than 64 megabytes\n")
    );
}

/// With ever more room, from the first in which the program starts: what fails says so and ends with a status.
#[cfg(target_os = "linux")]
#[test]
fn a_scan_without_memory_is_not_aborted() {
    let folder = tempdir().expect("a folder");
    let list = folder.path().join("list");
    let names: String = (0..2_000).map(|at| format!("{}{at}.example\n", "\u{5D0}".repeat(20))).collect();
    fs::write(&list, names).expect("room");
    let list = list.to_str().expect("UTF-8");
    let in_room = |room: u32, arguments: &[&str]| {
        let script = format!("ulimit -v {room} && \"$@\"");
        let mut command = Command::new("sh");
        command.args(["-c", &script, "sh", env!("CARGO_BIN_EXE_bidiscope")]).args(arguments);
        command.env("TMPDIR", folder.path());
        command
    };
    // With less than it needs to start, a signal may end it.
    let starts = |room| in_room(room, &["--version"]).output().expect("the shell starts").status.success();
    let (mut too_little, mut more) = (40_000, 2_000);
    while !starts(too_little + more) {
        too_little += more;
        more *= 2;
        assert!(too_little < 800_000, "the program starts");
    }
    let mut least = too_little + more;
    while least - too_little > 2_000 {
        let room = (too_little + least) / 2;
        (too_little, least) = if starts(room) { (too_little, room) } else { (room, least) };
    }
    let mut failed = 0;
    for room in (least..least + 16_000).step_by(1_000) {
        // The shell tells of a signal by a number beyond 128.
        let ended = run_command(&mut in_room(room, &["scan", "--threads", "4", list]), b"");
        assert!([0, 1].contains(&ended.status), "{room}: {} {}", ended.status, ended.err);
        assert!(!ended.err.is_empty(), "{room}");
        failed += ended.status;
    }
    assert!(failed > 0, "from {least} kilobytes on there is room");
}

/// Two bits for each of 1,977,326,743 displays are 472 MB, which are asked for before the first sequence.
#[cfg(target_os = "linux")]
#[test]
fn a_study_for_which_there_is_no_memory_is_not_begun() {
    let folder = tempdir().expect("a folder");
    let target = folder.path().join("results");
    let path = target.to_str().expect("UTF-8");
    let arguments =
        ["study", "--max-length", "11", "--property", "one-to-one", "--threads", "1", "--save", path];
    let ended = limited("ulimit -v 400000", &arguments, folder.path());
    let text = "bidiscope: The displays of length 11 need 472 MiB of memory, which is not available. Choose a smaller \
                length.\n";
    assert_eq!((ended.status, ended.out.as_str(), ended.err.as_str()), (2, "", text));
    assert!(names(folder.path()).is_empty());
}

/// The names' keys go to the disk beyond the memory that they may take, and the disk is full.
#[cfg(unix)]
#[test]
fn a_full_disk_below_the_groups() {
    let folder = tempdir().expect("a folder");
    let temporary = tempdir().expect("a folder");
    let list = folder.path().join("list");
    let long: String = (0..50_000).map(|at| format!("{}{at}.example\n", "\u{5D0}".repeat(40))).collect();
    fs::write(&list, long).expect("room");
    let list = list.to_str().expect("UTF-8");
    // What waits of a row is its number, and a block is 512 bytes or 1,024.
    let arguments = [
        "scan",
        list,
        "--columns",
        "line,collision_ltr,collision_rtl,confusable_ltr,confusable_rtl",
        "--memory",
        "16M",
    ];
    let ended = limited("ulimit -f 1000", &arguments, temporary.path());
    let folder_name = temporary.path().display();
    let text = format!("bidiscope: {folder_name}: the temporary files of the names cannot be written: ");
    assert!(ended.err.starts_with(&text), "{}", ended.err);
    assert!(ended.err.ends_with("the file would exceed the size limit\n"), "{}", ended.err);
    assert_eq!(ended.status, 1);
    assert!(names(temporary.path()).is_empty());
    // With room there it is done.
    let ended = limited("true", &arguments, temporary.path());
    assert_eq!((ended.status, ended.out.lines().count()), (0, 50_001), "{}", ended.err);
    assert!(names(temporary.path()).is_empty());
}

/// In memory and in runs on the disk, on several threads, and from standard input.
#[test]
fn groups_are_the_same_from_any_memory_byte_for_byte() {
    let folder = tempdir().expect("a folder");
    let (list, other) = (folder.path().join("list"), folder.path().join("other"));
    // Few characters, so that many names occur again, are the same, show the same or look alike; and more names than
    // the least memory holds.
    let mut seed = 5893_u64;
    let mut random = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let characters: Vec<char> = "aAbc1l\u{5D0}\u{5D1}\u{430}-".chars().collect();
    let mut names = |count: usize| {
        // Within a zone none is shown as another in the other direction.
        let mut name = || {
            let label: String = (0..6).map(|_| characters[random(characters.len())]).collect();
            label + ["\n", ".com\n"][random(2)]
        };
        (0..count).map(|_| name()).collect::<String>()
    };
    let (names_of_list, names_of_other) = (names(60_000), names(20_000));
    fs::write(&list, &names_of_list).expect("room");
    fs::write(&other, names_of_other).expect("room");
    let columns = "line,collision_ltr,collision_rtl,collision_across,confusable_ltr,same_name,duplicate_of,\
                   against_ltr,against_across,against_confusable_rtl,against_same_name";
    let rows = |from: &str, more: &[&str]| {
        let other = other.to_str().expect("UTF-8");
        let arguments = [&["scan", "--columns", columns, "--against", other, from], more].concat();
        run_with_input(&arguments, if from == "-" { names_of_list.as_bytes() } else { b"" }).out
    };
    let list = list.to_str().expect("UTF-8");
    let expected = rows(list, &["--threads", "1"]);
    for column in 1..11 {
        let mut cells = expected.lines().skip(1).map(|it| it.split(',').nth(column).unwrap_or_default());
        assert!(cells.any(|it| !it.is_empty()), "column {column}");
    }
    for threads in ["1", "2", "5"] {
        assert!(rows(list, &["--threads", threads, "--memory", "1M"]) == expected, "{threads} threads");
    }
    assert!(rows("-", &["--memory", "1M"]) == expected && rows("-", &[]) == expected, "standard input");
}

/// Neither of them waits for the rows of a scan that is stuck, and neither leaves half a file.
#[cfg(target_os = "linux")]
#[test]
fn whoever_ends_a_scan_twice_leaves_nothing() {
    use std::os::unix::process::ExitStatusExt;
    for (name, number) in [("INT", 2), ("TERM", 15), ("HUP", 1)] {
        let folder = tempdir().expect("a folder");
        let target = folder.path().join("rows");
        let mut child = heeding(env!("CARGO_BIN_EXE_bidiscope"))
            .args(["scan", "--no-groups", "--format=jsonl", "--output"])
            .arg(&target)
            .env("TMPDIR", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        // Whoever waits for the end would close it, and so end the list.
        let list = child.stdin.take();
        wait_until_it_listens(&child);
        while names(folder.path()).is_empty() {
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        // It does not go on, and so hears of the first together with the second.
        signal(&child, "STOP");
        signal(&child, name);
        let other = if name == "TERM" { "INT" } else { "TERM" };
        signal(&child, other);
        signal(&child, "CONT");
        let status = child.wait().expect("it ends");
        drop(list);
        // Whichever was heard last has ended it, or it has ended after the first before it heard the other.
        let ended = status.signal().or(status.code().map(|it| it - 128));
        assert!(ended == Some(number) || ended == Some(if other == "INT" { 2 } else { 15 }), "{status:?}");
        assert!(names(folder.path()).is_empty(), "{name}: {:?}", names(folder.path()));
    }
}

/// What is exact in a file or a pipe would act on a terminal, which the system's `script` makes.
#[cfg(target_os = "linux")]
#[test]
fn exact_answers_reach_a_terminal_tamed() {
    let folder = tempdir().expect("a folder");
    let list = folder.path().join("list");
    fs::write(&list, "a\u{1B}[31mb.com\n\u{5D0}\u{202E}\u{3164}.com\n").expect("room");
    let on_terminal = |arguments: &str| {
        let mut command = Command::new("script");
        let program = format!("'{}' {arguments} '{}'", env!("CARGO_BIN_EXE_bidiscope"), list.display());
        command.args(["--quiet", "--return", "--command", &program, "/dev/null"]);
        run_command(&mut command, b"").out.replace("\r\n", "\n")
    };
    let rows = "name\na<U+001B>[31mb.com\n\u{5D0}<U+202E><U+3164>.com\n";
    for groups in ["scan --columns name", "scan --columns name --no-groups"] {
        let shown = on_terminal(groups);
        assert!(shown.starts_with(rows), "{shown:?}");
    }
    let shown = on_terminal("text --controls isolates");
    assert!(shown.starts_with("a<U+001B>[<U+2066>"), "{shown:?}");
    // Elsewhere they are what they are.
    let exact = run(&["scan", "--columns", "name", list.to_str().expect("UTF-8")]);
    assert_eq!(exact.out, "name\na\u{1B}[31mb.com\n\u{5D0}\u{202E}\u{3164}.com\n");
}

/// The list to compare with may be standard input, and a pipe that nobody writes to yet is reported.
#[cfg(unix)]
#[test]
fn the_list_that_a_name_is_compared_with_may_come_through_a_pipe() {
    let ended = run_with_input(&["collisions", "--against", "-", "ab.com"], b"ab.com\nx.com\n");
    assert!(ended.status == 0 && ended.out.contains("Line 1: ab.com"), "{}{}", ended.out, ended.err);
    let folder = tempdir().expect("a folder");
    let pipe = folder.path().join("names");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let mut child = Command::new(env!("CARGO_BIN_EXE_bidiscope"))
        .args(["collisions", "ab.com", "--against"])
        .arg(&pipe)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut text = String::new();
    std::io::BufRead::read_line(
        &mut std::io::BufReader::new(child.stderr.as_mut().expect("a pipe")),
        &mut text,
    )
    .expect("a line");
    assert!(text.contains("pipe"), "{text}");
    fs::File::options().write(true).open(&pipe).expect("it waits").write_all(b"ab.com\n").expect("it reads");
    assert!(child.wait().expect("it ends").success());
}
