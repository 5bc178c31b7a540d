//! `scan --previous`: what another scan answers otherwise about the same names.

use std::fs;

use tempfile::tempdir;

use super::{run, run_with_input};

const LGR: &str = concat!("--lgr=", env!("CARGO_MANIFEST_DIR"), "/tests/data/lgr/variants.xml");
/// U+200B is refused by IDNA2008, `x` by the ruleset alone, and `a` by neither.
const NAMES: &str = "a.com\nx.com\na\u{200B}.com\nx.com\n";

#[test]
fn only_names_with_another_answer_are_written() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let list = path("names.txt");
    fs::write(&list, NAMES).expect("room");
    for (columns, by) in
        [("line,name,registration,reasons", "registration"), ("name,decision,reasons", "decision")]
    {
        for format in ["csv", "jsonl"] {
            let rows = path(&format!("rows-{by}.{format}"));
            let columns = format!("--columns={columns}");
            let of_before = ["scan", &columns, "--format", format, "--output", &rows, &list];
            assert_eq!(run(&of_before).status, 0);
            let now = [NAMES, "new.com\n"].concat();
            let ended = run_with_input(&["scan", LGR, "--previous", &rows], now.as_bytes());
            assert_eq!(ended.status, 0, "{}", ended.err);
            let mut lines = ended.out.lines();
            let header = format!("line,name,previous_answer,{by},previous_reasons,reasons,reason_text");
            assert_eq!(lines.next(), Some(&*header));
            // The name that stands twice has been contested already.
            let before = if by == "decision" { "contested" } else { "allowed" };
            let expected =
                [2, 4].map(|line| format!("{line},x.com,{before},refused,,lgr-not-in-repertoire,"));
            let lines: Vec<&str> = lines.collect();
            assert_eq!(lines.len(), 2, "{}", ended.out);
            assert!(lines.iter().zip(&expected).all(|(line, of)| line.starts_with(of)), "{lines:?}");
            assert!(
                ended.err.contains("2 answers differ") && ended.err.contains("New names: 1."),
                "{}",
                ended.err
            );
            // Nothing has changed.
            let same = run(&["scan", "--previous", &rows, "--columns=line", &list]);
            assert_eq!((same.out.as_str(), same.status), ("line\n", 0), "{}", same.err);
        }
    }
}

#[test]
fn rows_of_one_name_are_paired_by_their_holders() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (registered, rows) = (path("registered.csv"), path("rows.csv"));
    fs::write(&registered, "name,who\nb.com,A\n").expect("room");
    let against = ["--column=name", "--holder=who", "--against", &registered, "--against-holder=who"];
    let scan = |list: &str, more: &[&str]| {
        let list = format!("name,who\n{list}");
        run_with_input(&[&["scan"], &against[..], more].concat(), list.as_bytes())
    };
    let earlier = scan("b.com,A\nb.com,B\n", &["--columns=line,name,holder,decision", "--output", &rows]);
    assert_eq!(earlier.status, 0, "{}", earlier.err);
    let changed = |list: &str, more: &[&str]| {
        let ended =
            scan(list, &[&["--previous", &rows, "--columns=holder,previous_answer,decision"], more].concat());
        ended.out.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(changed("b.com,B\nb.com,A\nb.com,C\n", &[]), [""; 0]);
    fs::write(&registered, "name,who\nb.com,B\n").expect("room");
    assert_eq!(changed("b.com,B\nb.com,A\n", &[]), ["B,taken,same-holder", "A,same-holder,taken"]);
}

#[test]
fn rows_without_an_answer_are_refused() {
    let folder = tempdir().expect("a folder");
    let rows = folder.path().join("rows.csv");
    let status = |text: &str, more: &[&str]| {
        fs::write(&rows, text).expect("room");
        let previous = ["scan", "--previous", rows.to_str().expect("UTF-8")];
        run_with_input(&[&previous[..], more].concat(), b"a.com\n").status
    };
    assert_eq!(status("name,decision\na.com,allowed\n", &[]), 0);
    assert_eq!(status("name,reasons\na.com,\n", &[]), 2);
    assert_eq!(status("host,decision\na.com,allowed\n", &[]), 2);
    assert_eq!(status("name,decision\na.com,allowed\n", &["--no-groups"]), 2);
    assert_eq!(status("name,registration\na.com,allowed\n", &["--no-groups"]), 0);
    assert_eq!(run_with_input(&["scan", "--columns=previous_answer"], b"a.com\n").status, 2);
}
