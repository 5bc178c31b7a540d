//! `scan --holder`: names whose registered match belongs to whoever asks for them.

use std::fs;

use tempfile::tempdir;

use super::{Ended, html_reader, run, run_with_input};

const LGR: &str = concat!("--lgr=", env!("CARGO_MANIFEST_DIR"), "/tests/data/lgr/variants.xml");

/// By variants.xml U+767C has the variant U+53D1, which is allocatable. KAF at the end has SWASH KAF, which is blocked.
const REGISTERED: &str = "name,owner,since\n\u{628}.com,R1,1\n\u{767C}.com, R1 ,2\n\u{6AA}\u{643}.com,R2,3\n\
    \u{643}\u{643}.com,R1,4\na.com,,5\n\u{628}\u{643}.com,R1,6\n";

fn scan(folder: &std::path::Path, list: &str, more: &[&str]) -> Ended {
    let registered = folder.join("registered.csv");
    fs::write(&registered, REGISTERED).expect("room");
    let against = ["--against", registered.to_str().expect("UTF-8"), "--against-column=name"];
    let holders = ["--column=name", "--holder=who", "--against-holder=owner", LGR, "--parent=com"];
    let list = format!("name,who\n{list}");
    run_with_input(&[&["scan"], &against[..], &holders, more].concat(), list.as_bytes())
}

#[test]
fn what_belongs_to_whoever_asks_is_not_taken() {
    let folder = tempdir().expect("a folder");
    let list = "\u{628}.com,R1\n\u{628}.com,R2\n\u{53D1}.com,R1\n\u{628}\u{6AA}.com,R1\n\u{628}\u{6AA}.com,r1\n\u{643}\u{643}.com,R1\na.com,\n";
    let columns = "--columns=decision,holder,against_name,against_holder,against_disposition,\
        against_same_holder,against_other_holder";
    let ended = scan(folder.path(), list, &[columns]);
    let expected = [
        "same-holder,R1,\u{628}.com,R1,,2,",
        // The other application does not contest it, and is taken itself.
        "taken,R2,\u{628}.com,R1,,,2",
        "same-holder,R1,\u{767C}.com,R1,allocatable,3,",
        // Case makes another holder.
        "same-holder,R1,\u{628}\u{643}.com,R1,blocked,7,",
        "taken,r1,\u{628}\u{643}.com,R1,blocked,,7",
        // The name is its own, and a variant belongs to somebody else.
        "taken,R1,\u{643}\u{643}.com,R1,,5,4",
        // Nobody is not the same as nobody.
        "taken,,a.com,,,,6",
    ];
    assert_eq!(ended.out.lines().skip(1).collect::<Vec<_>>(), expected, "{}", ended.err);
    let counted = |of: &str| ended.err.contains(of);
    assert!(counted("3 held by the applicant") && counted("4 taken"), "{}", ended.err);
    // The very same from an index.
    let by_index = scan(folder.path(), list, &[columns, "--against-index"]);
    assert_eq!(by_index.out, ended.out, "{}", by_index.err);
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (registered, index) = (path("registered.csv"), path("made.bidx"));
    for (options, status) in [(&["--holder=owner"][..], 0), (&[], 2)] {
        let of_list =
            ["index", "--column=name", LGR, "--parent=com", "--overwrite", &registered, "-o", &index];
        assert_eq!(run(&[&of_list, options].concat()).status, 0);
        let list = format!("name,who\n{list}");
        let of_scan = ["scan", "--column=name", LGR, "--parent=com", "--against", &index, columns];
        let holders = ["--holder=who", "--against-holder=owner"];
        let by_index = run_with_input(&[&of_scan[..], &holders].concat(), list.as_bytes());
        assert_eq!(by_index.status, status, "{}", by_index.err);
        assert_eq!(by_index.out, if status == 0 { &*ended.out } else { "" });
        assert!(status == 0 || by_index.err.contains("bidiscope index --holder"), "{}", by_index.err);
    }
}

/// Whoever asks has one variant, and somebody else another: both lines are found, in whatever order they are registered.
#[test]
fn the_order_of_the_registered_names_makes_no_difference() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (registered, index) = (path("registered.csv"), path("registered.csv.bidx"));
    let columns = "--columns=decision,against_same_holder,against_other_holder";
    let (first, second, third) = ("\u{767C}.com,A\n", "\u{53D1}.com,B\n", "\u{53D1}.com,C\n");
    for (rows, expected) in [([first, second, third], "taken,4,2"), ([third, second, first], "taken,2,3")] {
        fs::write(&registered, ["name,owner\n", &rows.concat()].concat()).expect("room");
        for more in [&[][..], &["--against-index"]] {
            let of_list = ["--column=name", "--holder=who", "--against-holder=owner", LGR, "--parent=com"];
            let scan = [&["scan", "--against", &registered, columns], &of_list[..], more].concat();
            let ended = run_with_input(&scan, "name,who\n\u{767C}.com,C\n".as_bytes());
            assert_eq!(ended.out.lines().nth(1), Some(expected), "{}", ended.err);
        }
        fs::remove_file(&index).expect("it was made");
    }
}

#[test]
fn whoever_asks_does_not_contest_a_suggestion() {
    let folder = tempdir().expect("a folder");
    let list =
        "\u{628}\u{628}-.com,R1\n\u{628}\u{628}.com,R1\n-\u{628}\u{628}.com,R2\n-\u{628}\u{628}.com,\n";
    let ended = scan(folder.path(), list, &["--columns=line,suggestion_contested_with"]);
    let lines = ended.out.lines().skip(1).map(|row| {
        row.split([',', ';']).filter_map(|it| it.split_whitespace().next()).collect::<Vec<_>>().join(" ")
    });
    assert_eq!(lines.collect::<Vec<_>>(), ["2 4 5", "3", "4 2 3 5", "5 2 3 4"], "{}", ended.out);
}

#[test]
fn lines_of_one_holder_do_not_contest_each_other() {
    let folder = tempdir().expect("a folder");
    // After a dozen of one holder's lines, and of two who are nobody.
    let own = "\u{628}\u{628}.com, R1 \n".repeat(14);
    for (list, expected) in [
        ("b.com,R1\nb.com,R1\n".to_owned(), vec!["refused,"; 2]),
        (own.clone(), vec!["allowed,"; 14]),
        (
            "\u{628}\u{628}.com,\n\u{628}\u{628}.com,\n".to_owned(),
            vec!["contested,3 \u{628}\u{628}.com", "contested,2 \u{628}\u{628}.com"],
        ),
        ([&own, "\u{628}\u{628}.com,R2\n"].concat(), {
            let mut rows = vec!["contested,16 \u{628}\u{628}.com"; 14];
            rows.push("contested,*");
            rows
        }),
    ] {
        let ended = scan(folder.path(), &list, &["--columns=decision,contested_with"]);
        let rows: Vec<&str> = ended.out.lines().skip(1).collect();
        assert_eq!(rows.len(), expected.len(), "{}", ended.err);
        for (row, expected) in rows.iter().zip(expected) {
            match expected.strip_suffix('*') {
                Some(start) => assert!(row.starts_with(start) && row.contains('\u{2026}'), "{row}"),
                None => assert_eq!(*row, expected),
            }
        }
        // The column is the same by itself.
        let alone = scan(folder.path(), &list, &["--columns=contested_with"]);
        let cells = |rows: &str| {
            rows.lines()
                .map(|it| it.rsplit(',').next().map(|it| it.trim_matches('"').to_owned()))
                .collect::<Vec<_>>()
        };
        assert_eq!(cells(&alone.out), cells(&ended.out));
    }
}

#[test]
fn they_fail_only_where_that_is_asked_for_and_the_report_says_so() {
    let folder = tempdir().expect("a folder");
    let list = "\u{53D1}.com,R1\n\u{628}\u{6AA}.com,R1\n\u{643}\u{643}.com,R1\n";
    let passing = |fail_on: &str| {
        let ended = scan(folder.path(), list, &["--columns=line", "--only-passing", "--fail-on", fail_on]);
        (ended.out.lines().skip(1).map(str::to_owned).collect::<Vec<_>>(), ended.status)
    };
    assert_eq!(passing("taken"), (vec!["2".to_owned(), "3".to_owned()], 1));
    assert_eq!(passing("same-holder"), (vec!["4".to_owned()], 1));
    let report = folder.path().join("report.html");
    let ended = scan(folder.path(), list, &["--report", report.to_str().expect("UTF-8")]);
    assert_eq!(ended.status, 0, "{}", ended.err);
    let html = fs::read_to_string(&report).expect("it is there");
    let page = html_reader::read(&html);
    let said = page.texts("p");
    for of in [
        "may be activated",
        "stays blocked",
        "Taken: line 4 of the other list gives this name or a variant to another holder",
    ] {
        assert_eq!(said.iter().filter(|it| it.contains(of)).count(), 1, "{of}: {said:?}");
    }
    let rows = page.texts("tr");
    assert!(rows.iter().any(|it| it.contains("same holder") && it.ends_with('2')), "{rows:?}");
}

#[test]
fn holders_are_compared_on_both_sides() {
    let list = "name,who\n\u{628}.com,R1\n";
    let status =
        |more: &[&str]| run_with_input(&[&["scan", "--column=name"], more].concat(), list.as_bytes()).status;
    assert_eq!(status(&["--holder=who"]), 2);
    assert_eq!(status(&["--holder=who", "--against-holder=owner"]), 2);
    assert_eq!(status(&["--columns=holder"]), 2);
}
