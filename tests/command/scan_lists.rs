//! `scan` of several lists, and of lists that are compressed.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::{TempDir, tempdir};

use super::{Ended, html_reader, run_command, run_with_input};

fn folder(files: &[(&str, &[u8])]) -> TempDir {
    let folder = tempdir().expect("a folder");
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).expect("a file");
    }
    folder
}

/// Runs the command in a folder, so that files are called by their names alone.
fn scan(folder: &Path, arguments: &[&str], input: &[u8]) -> Ended {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bidiscope"));
    run_command(command.current_dir(folder).arg("scan").args(arguments), input)
}

fn rows(ended: &Ended) -> Vec<&str> {
    ended.out.lines().collect()
}

#[test]
fn names_are_compared_across_lists() {
    let folder = folder(&[
        ("a.txt", b"# ours\nabc.com\nabd.com\n"),
        ("empty.txt", b""),
        ("b.txt", b"\nabd.com\nXN--4DB.com\n\nabc.com."),
    ]);
    let files = ["a.txt", "empty.txt", "b.txt", "-"];
    let columns = "--columns=file,line,name,duplicate_of,duplicate_of_file,same_name";
    let ended = scan(folder.path(), &[&[columns], &files[..]].concat(), b"abc.com\nabc.com\n\xD7\x90.com\n");
    let expected = [
        "file,line,name,duplicate_of,duplicate_of_file,same_name",
        "a.txt,2,abc.com,,,",
        "a.txt,3,abd.com,,,",
        "b.txt,2,abd.com,3,a.txt,",
        "b.txt,3,\u{5D0}.com,,,",
        "b.txt,5,abc.com.,2,a.txt,",
        "-,1,abc.com,2,a.txt,",
        "-,2,abc.com,2,a.txt,",
        "-,3,\u{5D0}.com,3,b.txt,",
    ];
    assert_eq!((ended.status, rows(&ended)), (0, expected.to_vec()), "{}", ended.err);
    // With any number of threads, and beyond memory, the same.
    for more in ["--threads=1", "--threads=5", "--memory=16M"] {
        let again = scan(
            folder.path(),
            &[&[columns, more], &files[..]].concat(),
            b"abc.com\nabc.com\n\xD7\x90.com\n",
        );
        assert_eq!(again.out, ended.out);
    }
}

/// The rows of two lists are those of one list after the other, but for what says where a name stands.
#[test]
fn groups_are_those_of_one_list() {
    let (one, two) = ("\u{5D0}1.com\n1\u{5D0}.com\nabc.com\n", "abc.com\n\u{5D0}1.com\n\u{430}bc.com\n");
    let folder = folder(&[
        ("one", one.as_bytes()),
        ("two", two.as_bytes()),
        ("both", [one, two].concat().as_bytes()),
        ("other", b"abc.com\n"),
    ]);
    let against = |arguments: &[&str]| {
        let columns = "--columns=name,registration,collision_ltr,collision_rtl,confusable_ltr,same_name,against_same_name";
        scan(folder.path(), &[&[columns, "--against=other"], arguments].concat(), b"").out
    };
    assert_eq!(against(&["one", "two"]), against(&["both"]));
}

#[test]
fn rows_of_several_lists_say_of_which_they_are() {
    let folder = folder(&[("a", b"abc.com\n"), ("b", b"abd.com\n")]);
    let header = |arguments: &[&str]| {
        let out = scan(folder.path(), arguments, b"").out;
        out.lines().next().unwrap_or_default().to_owned()
    };
    let one = header(&["a"]);
    assert!(!one.contains(",file"));
    assert_eq!(header(&["a", "b"]), format!("{one},file,duplicate_of_file"));
    assert_eq!(header(&["--no-groups", "a", "b"]), header(&["--no-groups", "a"]) + ",file");
    // Of one list too, where it is asked for.
    assert_eq!(scan(folder.path(), &["--columns=file", "a"], b"").out, "file\na\n");
}

#[test]
fn lists_of_several_forms_at_once() {
    let folder = folder(&[
        ("a.txt", b"abc.com\n"),
        ("b.csv", b"id,name\n7,abd.com\n"),
        ("c", b"{\"name\":\"abe.com\",\"id\":8}\n"),
        ("d", b"name;id\nabf.com;9\n"),
    ]);
    let arguments =
        ["--column=name", "--columns=file,line,name", "--keep=id", "a.txt", "b.csv", "c", "d", "-"];
    let ended = scan(folder.path(), &arguments, b"abg.com\n");
    let expected = [
        "file,line,name,id",
        "a.txt,1,abc.com,",
        "b.csv,2,abd.com,7",
        "c,1,abe.com,8",
        "d,2,abf.com,9",
        "-,1,abg.com,",
    ];
    assert_eq!((ended.status, rows(&ended)), (0, expected.to_vec()), "{}", ended.err);
    // A list alone is what the option says.
    assert_eq!(scan(folder.path(), &["--column=name", "a.txt"], b"").status, 2);
}

#[test]
fn an_error_names_its_list_and_leaves_no_rows() {
    let folder = folder(&[
        ("good.csv", b"name,id\nabc.com,1\n"),
        ("bad.csv", b"domain,id\nabc.com,1\n"),
        ("more.csv", b"name,id,note\nabc.com,1,x\n"),
    ]);
    for (arguments, named) in [
        (&["--column=name", "good.csv", "bad.csv"][..], "bad.csv"),
        (&["--column=name", "--keep=all", "good.csv", "more.csv"], "more.csv"),
        (&["--column=name", "good.csv", "missing.csv"], "missing.csv"),
        (&["good.csv", "-", "-"], ""),
        (&["--output=good.csv", "--overwrite", "bad.csv", "good.csv"], "good.csv"),
    ] {
        let ended = scan(folder.path(), arguments, b"");
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ended.err.contains(named), "{}", ended.err);
    }
}

#[test]
fn a_report_of_several_lists_says_which_lines_are_whose() {
    let folder =
        folder(&[("one", b"abc.com\nabd.com\n"), ("two", b"a-.com\n"), ("other", b"x.com\nabd.com\n")]);
    let arguments = ["--report=r.html", "--against=other", "one", "two"];
    assert_eq!(scan(folder.path(), &arguments, b"").status, 0);
    let report = fs::read_to_string(folder.path().join("r.html")).expect("a report");
    let header = &report[..report.find("</header>").expect("a header")];
    assert!(header.contains("one") && header.contains("two") && header.contains("other"), "{header}");
    // The refused name stands in line 3 of both lists; the name of the other list beside its line.
    let page = html_reader::read(&report);
    assert!(page.texts("p").contains(&"Line 3"), "{:?}", page.texts("p"));
    let cells = page.texts("td");
    let row = ["2", "abd.com", "2", "abd.com"];
    assert!(cells.windows(row.len()).any(|it| *it == row), "{cells:?}");
}

/// Packs bytes as another program does; `None` where it is not installed.
fn packed(program: &str, bytes: &[u8]) -> Option<Vec<u8>> {
    let mut command = Command::new(program);
    let mut child = match command.args(["-q", "-c"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn() {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return None,
        child => child.expect("it starts"),
    };
    let mut stdin = child.stdin.take().expect("a pipe");
    std::thread::scope(|scope| {
        scope.spawn(move || stdin.write_all(bytes));
        Some(child.wait_with_output().expect("it ends").stdout)
    })
}

#[test]
fn compressed_lists_are_read_as_they_were() {
    let list: String = (0..30_000).map(|at| format!("name-{at},{}.com\n", at % 999)).collect();
    let list = format!("name,other\n{list}");
    for program in ["gzip", "zstd"] {
        let Some(bytes) = packed(program, list.as_bytes()) else {
            eprintln!("{program} is not installed: what it packs is not read here");
            continue;
        };
        let folder = folder(&[("names.csv", list.as_bytes()), ("names.csv.gz", &bytes), ("names", &bytes)]);
        let of = |file: &str, input: &[u8]| {
            scan(folder.path(), &["--column=name", "--no-groups", "--columns=line,name", file], input)
        };
        let plain = of("names.csv", b"");
        assert_eq!((plain.status, plain.out.lines().count()), (0, 30_001));
        for (file, input) in [("names.csv.gz", &b""[..]), ("names", b""), ("-", &bytes)] {
            let read = of(file, input);
            assert!((read.status, &read.out) == (0, &plain.out), "{program} {file}: {}", read.err);
        }
        // As the other list, and of one name.
        let against = scan(
            folder.path(),
            &["--columns=against_same_name", "--against=names.csv.gz", "--against-column=other"],
            b"998.com\n",
        );
        assert_eq!(against.out, "against_same_name\n1000\n", "{}", against.err);
        let collisions = ["collisions", "--json", "--against-column=other", "--against"];
        let path = folder.path().join("names.csv.gz");
        let all = [&collisions[..], &[path.to_str().expect("UTF-8"), "998.com"]].concat();
        assert_eq!(run_with_input(&all, b"").objects()[0]["count"], 30);
        // What is cut off, or changed, is said, and nothing is written.
        let mut changed = bytes.clone();
        changed[bytes.len() / 2] ^= 0x55;
        for damaged in [&bytes[..bytes.len() / 2], &bytes[..bytes.len() - 1], &changed] {
            fs::write(folder.path().join("damaged.gz"), damaged).expect("a file");
            let ended = scan(folder.path(), &["--output=rows.csv", "damaged.gz"], b"");
            assert_eq!(ended.status, 2, "{program}");
            assert!(
                ended.err.contains("damaged.gz") && !folder.path().join("rows.csv").exists(),
                "{}",
                ended.err
            );
        }
    }
}

/// Warnings name the list and the line in it, as the columns `file` and `line` do.
#[test]
fn warnings_of_several_lists_say_which_lines_are_whose() {
    let folder = folder(&[
        ("a.csv", b"name,id\nabc.com,1\n abd.com,2\nabe.com\n"),
        ("b.csv", b"name,id\nabf.com ,1\nabg.com,2\nabh.com ,3\nab\xFFi.com,4\nabj.com,5,6\n"),
    ]);
    let arguments = ["--column=name", "--keep=id", "--columns=name", "a.csv", "b.csv"];
    let ended = scan(folder.path(), &arguments, b"");
    for lines in [
        "of 3 names was removed (a.csv: line 3; b.csv: lines 2, 4); --no-trim",
        "nor UTF-16 (b.csv: line 5).",
        "than the first record (a.csv: line 4; b.csv: line 6);",
    ] {
        assert!(ended.err.contains(lines), "{lines}: {}", ended.err);
    }
    // There are more than are named.
    let many = "name,id\n".to_owned() + &" a.com,1\n".repeat(6);
    fs::write(folder.path().join("b.csv"), many).expect("written");
    let ended = scan(folder.path(), &arguments, b"");
    let lines = "(a.csv: line 3; b.csv: lines 2, 3, 4, 5; \u{2026})";
    assert!(ended.err.contains(lines), "{}", ended.err);
}
