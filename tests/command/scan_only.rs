//! `scan --only-failing` and `--only-passing`: part of the rows; and `--format names`.

use super::run_with_input;

const LIST: &str = "abc.com\na-.com\na..b\n\u{430}bc.com\nfree.com\n";

fn rows(arguments: &[&str]) -> (i32, Vec<String>) {
    let all = [&["scan", "--columns=line,registration,error", "--format=jsonl"], arguments].concat();
    let ended = run_with_input(&all, LIST.as_bytes());
    let lines = ended.objects().iter().map(|it| it["line"].to_string()).collect();
    (ended.status, lines)
}

#[test]
fn rows_of_names_that_fail_or_do_not() {
    let of = |lines: &[&str]| (1, lines.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>());
    for groups in [&["--no-groups"][..], &[]] {
        let only = |more: &[&str]| rows(&[groups, more].concat());
        assert_eq!(only(&["--fail-on=refused", "--only-failing"]), of(&["2", "3"]));
        assert_eq!(only(&["--fail-on=refused", "--only-passing"]), of(&["1", "4", "5"]));
        assert_eq!(only(&["--check=idna2008", "--only-failing"]), of(&["2", "3"]));
    }
    // What other names decide: Cyrillic and Latin a are confusable.
    assert_eq!(rows(&["--fail-on=refused,confusable", "--only-failing"]), of(&["1", "2", "3", "4"]));
    assert_eq!(rows(&["--fail-on=refused,confusable", "--only-passing"]), of(&["5"]));
    for wrong in
        [&["--only-failing"][..], &["--only-passing"], &["--check", "--only-failing", "--only-passing"]]
    {
        assert_eq!(rows(wrong), (2, Vec::new()), "{wrong:?}");
    }
}

#[test]
fn counts_are_of_all_names() {
    let summary = |more: &[&str]| {
        let all = [&["scan", "--fail-on=refused"], more].concat();
        run_with_input(&all, LIST.as_bytes()).err
    };
    assert_eq!(summary(&["--only-failing"]), summary(&[]));
}

#[test]
fn names_a_line() {
    let scan = |arguments: &[&str]| {
        let ended = run_with_input(&[&["scan", "--format=names"], arguments].concat(), LIST.as_bytes());
        (ended.status, ended.out)
    };
    // A line that cannot be read has no name.
    assert_eq!(scan(&[]), (1, "abc.com\na-.com\n\u{430}bc.com\nfree.com\n".to_owned()));
    let permitted = ["--fail-on=refused", "--only-passing", "--columns=ascii_name"];
    assert_eq!(scan(&permitted), (1, "abc.com\nxn--bc-6kc.com\nfree.com\n".to_owned()));
    assert_eq!(scan(&["--columns=line,name"]), (2, String::new()));
    // RFC 5891, section 4.2.1: an A-label that is no other's is refused. Decoded it would be another name, which passes.
    for (list, names) in [("xn--abc-.com\nxn--4db.com\n", "xn--abc-.com\n\u{5D0}.com\n")] {
        for groups in [&[][..], &["--no-groups"]] {
            let all = [&["scan", "--format=names", "--check=idna2008"], groups].concat();
            let ended = run_with_input(&all, list.as_bytes());
            assert_eq!((ended.status, ended.out.as_str()), (1, names));
            assert_eq!(run_with_input(&[&all[..2], groups].concat(), list.as_bytes()).out, names);
        }
    }
}

/// What a list of names lacks is said, with the reason; what was not asked for is none of it.
#[test]
fn what_a_list_of_names_lacks_is_counted() {
    let list = "abc.com\n_dmarc.abc.com\n*.abc.com\na..b\na-.com\n";
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (output, report) = (path("names.txt"), path("report.html"));
    let scan = |more: &[&str]| {
        let ended = run_with_input(&[&["scan", "--format=names"], more].concat(), list.as_bytes());
        let said = ended.err.lines().filter(|it| it.contains("not written"));
        (ended.out, said.map(str::to_owned).collect::<Vec<_>>())
    };
    let unreadable = "bidiscope: 1 unreadable entry is not written".to_owned();
    let without = |count: &str| {
        format!("bidiscope: {count} entries without a value in \u{201C}ascii_name\u{201D} are not written")
    };
    let column = "--columns=ascii_name";
    for groups in [&["--no-groups"][..], &["--threads=2"]] {
        let (out, said) = scan(&[&[column][..], groups].concat());
        // A refused name has no ascii_name (a-.com), nor has what no host is called.
        let expected = [without("3"), unreadable.clone()];
        assert_eq!((out.as_str(), said.as_slice()), ("abc.com\n", &expected[..]));
        let (out, said) = scan(&[&[column, "--fail-on=refused", "--only-passing"][..], groups].concat());
        assert_eq!(out, "abc.com\n");
        assert_eq!(said, [without("2")]);
        let (out, said) = scan(groups);
        assert_eq!(out, "abc.com\n_dmarc.abc.com\n*.abc.com\na-.com\n");
        assert_eq!(said, std::slice::from_ref(&unreadable));
        let files = ["--output", &output, "--report", &report, "--overwrite", column];
        assert_eq!(scan(&[&files[..], groups].concat()).1.len(), 2);
        let html = std::fs::read_to_string(&report).expect("written");
        for (row, count) in [("no value in \u{201C}<bdi>ascii_name</bdi>\u{201D}", 3), ("cannot be read", 1)]
        {
            let row = format!("Not written to the list of names: {row}</th><td><bdi dir=\"ltr\">{count}<");
            assert!(html.contains(&row), "{row}");
        }
    }
    // Other formats have a row for every entry.
    let ended = run_with_input(&["scan", column], list.as_bytes());
    assert!(!ended.err.contains("not written"), "{}", ended.err);
}

#[test]
fn scripts_are_those_of_the_applicants_labels() {
    let list = "abc.\u{5D9}\u{5E9}\n\u{5D0}1.com\na\u{431}.com\n12.com\n";
    let scan = |more: &[&str]| {
        let all = [&["scan", "--columns=scripts", "--format=jsonl"], more].concat();
        let found = run_with_input(&all, list.as_bytes()).objects();
        found.iter().map(|it| it["scripts"].as_str().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(scan(&[]), ["Hebrew; Latin", "Hebrew; Latin", "Cyrillic; Latin", "Latin"]);
    assert_eq!(scan(&["--parent=com"]), ["", "Hebrew", "Cyrillic; Latin", ""]);
}
