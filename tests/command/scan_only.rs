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
    let of = |lines: &[&str]| (2, lines.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>());
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
        assert_eq!(rows(wrong), of(&[]), "{wrong:?}");
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
    assert_eq!(scan(&[]), (2, "abc.com\na-.com\n\u{430}bc.com\nfree.com\n".to_owned()));
    let permitted = ["--fail-on=refused", "--only-passing", "--columns=ascii_name"];
    assert_eq!(scan(&permitted), (2, "abc.com\nxn--bc-6kc.com\nfree.com\n".to_owned()));
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
