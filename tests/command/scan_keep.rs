//! `scan --keep`: the columns and keys of a list beside its names, passed through.

use std::fs;
use std::path::Path;

use tempfile::tempdir;

use super::{run, run_with_input};

const APPLICATIONS: &str =
    "id,name,note,input_name\n7,abc.com,\"a, \"\"b\"\"\",x\n08,1.\u{5D0},=1+1\u{202E},\n9,xyz.com\n";

fn scan(arguments: &[&str], list: &str) -> String {
    let all: Vec<&str> = ["scan", "--column", "name"].iter().chain(arguments).copied().collect();
    let ended = run_with_input(&all, list.as_bytes());
    assert_eq!(ended.status, 0, "{}", ended.err);
    ended.out
}

#[test]
fn columns_come_after_all_others_under_their_own_names() {
    let rows = scan(&["--columns", "line,bidi_rule", "--keep", "note,id,note"], APPLICATIONS);
    let expected = "line,bidi_rule,note,id\n2,not-applicable,\"a, \"\"b\"\"\",7\n3,violated,=1+1\u{202E},08\n\
        4,not-applicable,,9\n";
    assert_eq!(rows, expected);
    // With groups and without them, and beside every column of the program.
    for groups in [&[][..], &["--no-groups"]] {
        let plain = scan(groups, APPLICATIONS);
        let kept = scan(&[groups, &["--keep", "id"]].concat(), APPLICATIONS);
        let expected = plain.lines().zip(["id", "7", "08", "9"]).map(|(row, id)| format!("{row},{id}\n"));
        assert_eq!(kept, expected.collect::<String>());
    }
}

#[test]
fn a_name_that_is_taken_gets_input_before_it() {
    let header = |arguments: &[&str]| scan(arguments, APPLICATIONS).lines().next().map(str::to_owned);
    let of = |text: &str| Some(text.to_owned());
    assert_eq!(header(&["--columns=line,name", "--keep=name"]), of("line,name,input_name"));
    assert_eq!(header(&["--columns=line", "--keep=all"]), of("line,id,name,note,input_name"));
    // The list's own “input_name” keeps its name.
    assert_eq!(header(&["--columns=name", "--keep=all"]), of("name,id,input_input_name,note,input_name"));
    let twice = scan(&["--columns=line", "--keep=all"], "name,a,a\nx.com,1,2\n");
    assert_eq!(twice, "line,name,a,input_a\n2,x.com,1,2\n");
}

#[test]
fn titles_and_cells_are_safe_in_a_spreadsheet() {
    let rows = scan(&["--columns=line", "--keep=all", "--for-spreadsheet"], "name,=a\nx.com,+1\n");
    assert_eq!(rows, "\u{FEFF}line,name,'=a\n2,x.com,'+1\n");
}

#[test]
fn csv_becomes_strings_of_json() {
    let rows = scan(&["--columns=line", "--keep=id,note", "--format=jsonl"], APPLICATIONS);
    let expected = [
        r#"{"line":2,"id":"7","note":"a, \"b\""}"#,
        r#"{"line":3,"id":"08","note":"=1+1\u202e"}"#,
        r#"{"line":4,"id":"9","note":null}"#,
    ];
    assert_eq!(rows.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn values_of_json_are_passed_through_as_they_are() {
    let list = "{\"id\":12345678901234567890.50,\"name\":\"a.com\",\"tags\":[1,\t\"\u{202E}\"],\"note\":\"a\\u0022\"}\n\
        {\"name\":\"b.com\",\"note\":\"\",\"id\":null}\n";
    let json = scan(&["--columns=line", "--keep=all", "--format=jsonl"], list);
    let expected = [
        r#"{"line":1,"id":12345678901234567890.50,"name":"a.com","tags":[1, "\u202e"],"note":"a\""}"#,
        r#"{"line":2,"id":null,"name":"b.com","tags":null,"note":""}"#,
    ];
    assert_eq!(json.lines().collect::<Vec<_>>(), expected);
    let csv = scan(&["--columns=line", "--keep=id,note,tags"], list);
    assert_eq!(
        csv,
        "line,id,note,tags\n1,12345678901234567890.50,\"a\"\"\",\"[1,\t\"\"\u{202E}\"\"]\"\n2,,,\n"
    );
}

#[test]
fn keys_that_come_later_are_counted() {
    let list = "{\"name\":\"a.com\"}\n{\"name\":\"b.com\",\"x\":1}\n{\"name\":\"c.com\",\"y\":1,\"x\":2}\n";
    let arguments = ["scan", "--column=name", "--columns=line", "--keep=all"];
    let ended = run_with_input(&arguments, list.as_bytes());
    assert_eq!((ended.status, ended.out.as_str()), (0, "line,name\n1,a.com\n2,b.com\n3,c.com\n"));
    assert_eq!(ended.err.lines().count(), 2, "{}", ended.err);
    assert!(ended.err.contains('2'), "{}", ended.err);
}

#[test]
fn a_table_without_a_header_has_numbers() {
    let ended =
        run_with_input(&["scan", "--column=2", "--columns=name", "--keep=3,1"], b"7,a.com,x\n8,b.com,y\n");
    assert_eq!((ended.status, ended.out.as_str()), (0, "name,3,1\na.com,x,7\nb.com,y,8\n"));
}

#[test]
fn what_is_not_there_is_an_error_and_leaves_no_file() {
    let folder = tempdir().expect("a folder");
    let output = folder.path().join("rows");
    let output = output.to_str().expect("its name is UTF-8");
    for (arguments, list) in [
        (&["--column=name", "--keep=no"][..], "id,name\n1,a.com\n"),
        (&["--column=name", "--keep=no,id"], "{\"id\":1,\"name\":\"a.com\"}\n"),
        (&["--column=name", "--keep=all"], "{\"id\":1,\n"),
        (&["--column=2", "--keep=3"], "1,a.com\n"),
        // An empty list has no header.
        (&["--column=name", "--keep=id"], ""),
        // Nothing to keep in a name a line.
        (&["--keep=all"], "a.com\n"),
        (&["--zone", "--keep=all"], "a.com. NS b.com.\n"),
    ] {
        let all = [&["scan", "--output", output], arguments].concat();
        let ended = run_with_input(&all, list.as_bytes());
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{arguments:?}");
        assert_eq!(ended.err.lines().count(), 1, "{}", ended.err);
        assert!(!Path::new(output).exists());
    }
}

/// A cell beside the name is whole up to 1 MiB, and an error beyond it.
#[test]
fn a_long_cell_is_whole_or_an_error() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("list.csv");
    let (whole, long) = ("x".repeat(1 << 20), "y".repeat((1 << 20) + 1));
    fs::write(&path, format!("name,note\na.com,{whole}\nb.com,{long}\nc.com,z\n")).expect("a file");
    let path = path.to_str().expect("its name is UTF-8");
    let ended = run(&["scan", "--column=name", "--columns=line,name,error", "--keep=note", path]);
    let rows: Vec<&str> = ended.out.lines().collect();
    assert_eq!((ended.status, rows.len()), (1, 4));
    assert_eq!(rows[1], format!("2,a.com,,{whole}"));
    assert!(rows[2].starts_with("3,,") && rows[2].ends_with(','), "{:.80}", rows[2]);
    assert_eq!(rows[3], "4,c.com,,z");
}

/// Who has the name that matches: of the other list the columns of the entry that `against_name` names.
#[test]
fn columns_of_the_other_list_stand_beside_the_matching_name() {
    let folder = tempdir().expect("a folder");
    let other = folder.path().join("registered.csv");
    fs::write(&other, "zone,name,owner,since\ncom,abc,\"O, 1\",2020\nnet,x,O2,\n").expect("written");
    let zones = ["--against", other.to_str().expect("UTF-8"), "--against-parent-column=zone"];
    let zones = [&zones[..], &["--parent-column=zone", "--append"]].concat();
    let list = "name,zone\nabc,com\nABC,com\nx,com\nx,net\n";
    let keep = ["--columns=line,against_name", "--against-keep=owner,since"];
    let expected = "line,against_name,against_owner,against_since\n2,abc.com,\"O, 1\",2020\n\
        3,abc.com,\"O, 1\",2020\n4,,,\n5,x.net,O2,\n";
    assert_eq!(scan(&[&zones[..], &keep].concat(), list), expected);
    // After the list's own, all of them.
    let keep = ["--columns=line", "--keep=zone", "--against-keep=all", "--format=jsonl"];
    let rows = scan(&[&zones[..], &keep].concat(), list);
    let of_other = |zone: &str, rest: &str| format!("\"zone\":\"com\",\"against_zone\":{zone},{rest}}}");
    let first = r#""against_name":"abc","against_owner":"O, 1","against_since":"2020""#;
    let none = r#""against_name":null,"against_owner":null,"against_since":null"#;
    let expected = [
        format!("{{\"line\":2,{}", of_other("\"com\"", first)),
        format!("{{\"line\":4,{}", of_other("null", none)),
    ];
    let found: Vec<&str> = rows.lines().step_by(2).collect();
    assert_eq!(found, expected);
    let refused = |more: &[&str]| {
        let all = [&["scan", "--column", "name"], &zones[..], more].concat();
        run_with_input(&all, list.as_bytes()).status
    };
    assert_eq!(
        [refused(&["--against-keep=none"]), refused(&["--against-keep=owner", "--against-index"])],
        [2, 0]
    );
}

/// Which of two columns of one title is read is said, where it matters.
#[test]
fn columns_that_are_called_the_same_are_named() {
    let list = b"name,a,name,a\nx.com,1,y.com,2\n";
    let said = |keep: &[&str]| {
        let all = [&["scan", "--column=name", "--columns=name"], keep].concat();
        let ended = run_with_input(&all, list);
        assert!(ended.out.contains("x.com"), "{}", ended.out);
        ended.err.lines().filter(|it| it.starts_with("bidiscope: warning:")).count()
    };
    assert_eq!([said(&[]), said(&["--keep=a"])], [1, 2]);
}
