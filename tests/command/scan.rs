//! `scan`: a row for each name of a list, in its order.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::tempdir;

use super::{run, run_with_input};

/// All columns, as the contract lists them.
const COLUMNS: &str = "line,name,ascii_name,bidi_domain_name,bidi_rule,violations,display_one_to_one,display_ltr,\
    display_rtl,collision_ltr,collision_rtl,collision_one_to_one,error,registration,reasons,skeleton_ltr,skeleton_rtl,confusable_ltr,\
    confusable_rtl,same_name,collision_across,duplicate_of,against_ltr,against_rtl,against_one_to_one,against_across,\
    against_confusable_ltr,against_confusable_rtl,against_same_name,warnings,host";

/// Those that need no other name.
const OF_NAMES: &str = "line,name,ascii_name,bidi_domain_name,bidi_rule,violations,display_one_to_one,display_ltr,\
    display_rtl,error,registration,reasons,skeleton_ltr,skeleton_rtl,warnings,host";

const LIST: &str =
    "\u{FEFF}# a list\r\nabc.com\r\n\r\n1.\u{5D0}\r\n\u{5D0}\u{5D1}-12.com\r\na..b\r\na,\"b\r\nabc.com";

#[test]
fn the_columns_are_those_of_the_contract() {
    for (arguments, columns) in [(&["scan"][..], COLUMNS), (&["scan", "--no-groups"], OF_NAMES)] {
        let ended = run_with_input(arguments, b"");
        assert_eq!((ended.status, ended.out), (0, format!("{columns}\n")));
        assert_eq!(ended.err, "bidiscope: 0 names\n");
    }
    let help = run(&["scan", "--help"]).out;
    assert!(COLUMNS.split(',').all(|column| help.contains(column)));
}

#[test]
fn a_row_for_each_name_in_csv() {
    let columns = "line,name,ascii_name,bidi_domain_name,bidi_rule,violations,display_ltr,error";
    let ended = run_with_input(&["scan", "--columns", columns], LIST.as_bytes());
    let rows: Vec<&str> = ended.out.lines().collect();
    assert_eq!(
        rows[..4],
        [
            columns,
            "2,abc.com,abc.com,false,not-applicable,,abc.com,",
            // RFC 5893, section 2: condition 1 in the label 1.
            "4,1.\u{5D0},,true,violated,0:1:0,1.\u{5D0},",
            "5,\u{5D0}\u{5D1}-12.com,xn---12-7ndc.com,true,satisfied,,12-\u{5D1}\u{5D0}.com,",
        ]
        .map(|row| row.replace("xn---12-7ndc.com", rows[3].split(',').nth(2).unwrap_or_default()))
    );
    assert!(rows[4].starts_with("6,,,,,,,") && rows[4].len() > "6,,,,,,,".len(), "{}", rows[4]);
    assert!(rows[5].starts_with("7,\"a,\"\"b\",,false,not-applicable,,\"a,\"\"b\","), "{}", rows[5]);
    assert_eq!((rows.len(), rows[6]), (7, "8,abc.com,abc.com,false,not-applicable,,abc.com,"));
    assert_eq!((ended.status, ended.err.as_str()), (1, "bidiscope: 6 names, 1 cannot be read\n"));
}

/// The same in JSON Lines, with the types of JSON.
#[test]
fn a_row_for_each_name_in_json_lines() {
    let columns = "duplicate_of,line,name,bidi_domain_name,bidi_rule,violations,error";
    let ended = run_with_input(&["scan", "--format", "jsonl", "--columns", columns], LIST.as_bytes());
    let mut rows = ended.objects();
    assert!(rows[3]["error"].take().is_string());
    let row = |line: u64, name: Value, bidi: Value, rule: Value, violations: Value, duplicate_of: Value| {
        json!({"duplicate_of": duplicate_of, "line": line, "name": name, "bidi_domain_name": bidi, "bidi_rule": rule,
            "violations": violations, "error": null})
    };
    let (plain, null) = (json!("not-applicable"), Value::Null);
    assert_eq!(
        rows,
        [
            row(2, json!("abc.com"), json!(false), plain.clone(), null.clone(), null.clone()),
            row(4, json!("1.\u{5D0}"), json!(true), json!("violated"), json!("0:1:0"), null.clone()),
            row(
                5,
                json!("\u{5D0}\u{5D1}-12.com"),
                json!(true),
                json!("satisfied"),
                null.clone(),
                null.clone()
            ),
            row(6, null.clone(), null.clone(), null.clone(), null.clone(), null.clone()),
            row(7, json!("a,\"b"), json!(false), plain.clone(), null.clone(), null.clone()),
            row(8, json!("abc.com"), json!(false), plain, null, json!(2)),
        ]
    );
    let ended =
        run_with_input(&["scan", "--format=jsonl", "--columns=name"], "a\u{202E}\u{E0001}\\b\n".as_bytes());
    assert_eq!(ended.out, "{\"name\":\"a\\u202e\\udb40\\udc01\\\\b\"}\n");
}

/// The rows that wait for their groups are those that do not.
#[test]
fn the_rows_are_the_same_with_groups_and_on_any_number_of_threads() {
    let names: String = (0..5_000)
        .map(|at| match at % 7 {
            0 => format!("\u{5D0}{at}.com\n"),
            1 => format!("{at}..x\n"),
            2 => "#\n".to_owned(),
            _ => format!("a{at}-\u{627}.x,\"\n"),
        })
        .collect();
    let scan = |arguments: &[&str]| {
        let arguments: Vec<&str> = ["scan", "--columns", OF_NAMES].iter().chain(arguments).copied().collect();
        run_with_input(&arguments, names.as_bytes()).out
    };
    let one = scan(&["--no-groups", "--threads", "1"]);
    assert_eq!(one.lines().count(), 1 + 5_000 - 5_000 / 7);
    assert_eq!(scan(&["--no-groups", "--threads", "3"]), one);
    assert_eq!(scan(&[]), one);
    for format in ["csv", "jsonl"] {
        let columns =
            ["scan", "--format", format, "--columns", "line,duplicate_of,name,error,same_name,reasons"];
        let one = run_with_input(&[&columns[..], &["--threads=1"]].concat(), names.as_bytes()).out;
        assert_eq!(run_with_input(&[&columns[..], &["--threads=4"]].concat(), names.as_bytes()).out, one);
    }
}

#[test]
fn a_name_that_occurs_again_names_its_first_line() {
    let ended = run_with_input(&["scan", "--columns", "duplicate_of"], b"a\nb\na\n..\n..\na\n");
    assert_eq!(ended.out, "duplicate_of\n\"\"\n\"\"\n1\n\"\"\n\"\"\n1\n");
}

#[test]
fn csv_for_a_spreadsheet_is_harmless_and_other_csv_is_exact() {
    let names = "=1+1\n+a\n-b\n@c\n\td\na=b\n=\"x\",y\na;=1\na;-\t@;b\n\u{FF1D}1\na;\"=1\nx; \u{A0}=1\n";
    let scan = |arguments: &[&str]| {
        let arguments: Vec<&str> = ["scan", "--no-trim", "--no-groups", "--columns", "name"]
            .iter()
            .chain(arguments)
            .copied()
            .collect();
        run_with_input(&arguments, names.as_bytes()).out
    };
    assert_eq!(
        scan(&[]),
        "name\n=1+1\n+a\n-b\n@c\n\td\na=b\n\"=\"\"x\"\",y\"\na;=1\na;-\t@;b\n\u{FF1D}1\n\"a;\"\"=1\"\nx; \u{A0}=1\n"
    );
    assert_eq!(
        scan(&["--for-spreadsheet"]),
        "\u{FEFF}name\n'=1+1\n'+a\n'-b\n'@c\n'\td\na=b\n\"'=\"\"x\"\",y\"\na;'=1\na;'-\t'@;b\n'\u{FF1D}1\n\"a;\"\"'=1\"\nx; \u{A0}'=1\n"
    );
}

#[test]
fn each_form_of_a_list() {
    let folder = tempdir().expect("a folder");
    for (file, text, arguments, expected) in [
        ("a.csv", "id,domain\n1,x.com\n2,\"y.com\"\n", &["--column", "domain"][..], "2,x.com\n3,y.com\n"),
        ("a.csv", "x.com;1,z\n", &["--column", "2"], "1,z\n"),
        ("a.jsonl", "{\"n\":\"x\\u002ecom\"}\n", &["--column", "n"], "1,x.com\n"),
        ("a", " {\"n\":\"x.com\"}\n", &["--column", "n"], "1,x.com\n"),
        ("a.zone", "$ORIGIN com.\n@ NS a\nx NS a\n  NS b\nx A 192.0.2.1\n", &["--zone"], "2,com\n3,x.com\n"),
        ("a.txt", "AB\n", &["--notation", "capitals"], "1,\u{5D0}\u{5D1}\n"),
        ("a.txt", "x\n", &["--parent", "com", "--append"], "1,x.com\n"),
    ] {
        let path = folder.path().join(file);
        fs::write(&path, text).expect("a file");
        let path = path.to_str().expect("UTF-8");
        let arguments = [&["scan", "--no-groups", "--columns", "line,name", path][..], arguments].concat();
        let ended = run(&arguments);
        assert_eq!((ended.status, ended.out), (0, format!("line,name\n{expected}")), "{}", ended.err);
    }
}

/// 0, 1 for what fails the rules, and 2 before 1.
#[test]
fn the_status_tells_whether_names_pass() {
    // Of a registry's rules the underscore is against IDNA2008 only, and a mapped letter passes UTS #46.
    for (names, check, status) in [
        ("abc.com\n\u{5D0}.com", "--check=all", 0),
        ("abc.com\n1.\u{5D0}", "--check", 1),
        ("abc.com\n1.\u{5D0}", "--check=bidi", 1),
        ("abc.com\n1.\u{5D0}\na..b", "--check", 1),
        ("a..b", "--no-groups", 2),
        ("1.\u{5D0}", "--no-groups", 0),
        ("//abc.com/", "--check", 1),
        ("//abc.com/", "--check=uts46", 1),
        ("a\u{2260}b.com", "--check=bidi", 0),
        ("\u{2665}.com", "--check=idna2008", 1),
        ("\u{2665}.com", "--check=uts46", 0),
        ("\u{2665}.com", "--check=all", 1),
        ("a_b.com", "--check=uts46", 1),
    ] {
        for columns in ["line", "name,reasons,bidi_rule,ascii_name,registration"] {
            let ended = run_with_input(&["scan", check, "--columns", columns], names.as_bytes());
            assert_eq!(ended.status, status, "{names} {check}: {}", ended.err);
        }
    }
    let ended = run_with_input(&["scan", "--check=all"], "1.\u{5D0}\nabc.com".as_bytes());
    assert_eq!(ended.err, "bidiscope: 2 names, 1 does not pass the checks bidi, idna2008 and uts46\n");
}

#[test]
fn what_contradicts_itself_is_refused() {
    for (arguments, message) in [
        (&["--no-groups", "--columns", "line,same_name"][..], "the column same_name compares names"),
        (&["--format", "jsonl", "--for-spreadsheet"], "“--for-spreadsheet” is for CSV only"),
        (&["--memory", "0"], "size out of range"),
        (&["--memory", "1X"], "invalid size; use for example 512M"),
        (&["--columns", "lines"], "invalid value 'lines'"),
        (&["--threads", "0"], "Enter 1 or more."),
        (&["--zone", "--column", "x"], "cannot be used with"),
        (&["--against", "x", "--columns", "name"], "“--against” has no effect"),
        (&["--against", "x", "--no-groups"], "cannot be used with"),
        (&["--append"], "required"),
        (&["--output", "-"], "“-” is not a file"),
        (&["--parent", "a..b"], "--parent:"),
        (
            &["--column", "x"],
            "standard input: the list cannot be read: there is no column “x”; the columns are a",
        ),
    ] {
        let ended = run_with_input(&[&["scan"], arguments].concat(), b"a\n");
        assert!(ended.status == 2 && ended.err.contains(message), "{arguments:?}: {}", ended.err);
        // No header either.
        assert_eq!(ended.out, "", "{arguments:?}");
    }
    let without_groups = ["scan", "--no-groups", "--column", "x"];
    assert_eq!(run_with_input(&without_groups, b"a\n").out, "");
}

#[test]
fn names_that_are_on_another_list_tell_its_line() {
    let folder = tempdir().expect("a folder");
    let other = folder.path().join("other");
    let path = other.to_str().expect("UTF-8");
    fs::write(&other, "# registered\nabc.com\nxyz.com\n").expect("a file");
    let arguments = ["scan", "--against", path, "--columns", "line,against_same_name,duplicate_of"];
    let ended = run_with_input(&arguments, b"q.com\nXYZ.com\nabc.com\n");
    assert_eq!(
        (ended.status, ended.out.as_str()),
        (0, "line,against_same_name,duplicate_of\n1,,\n2,3,\n3,2,\n")
    );
    // Without the other list the columns are there and empty.
    for column in ["against_same_name", "against_name", "against_suggestion"] {
        let ended = run_with_input(&["scan", "--columns", &format!("line,{column}")], b"abc.com\n");
        assert_eq!((ended.status, ended.out), (0, format!("line,{column}\n1,\n")));
        let warning = format!(
            "bidiscope: warning: the column {column} stays empty without a list to compare with: add \u{201C}--against FILE\u{201D}\n"
        );
        assert!(ended.err.starts_with(&warning), "{}", ended.err);
    }
    fs::write(&other, "a..b\nabc.com\n").expect("a file");
    let ended = run_with_input(&arguments, b"abc.com\n");
    let message =
        format!("bidiscope: {path}: line 1 cannot be read and is not compared\nbidiscope: 1 name\n");
    assert_eq!((ended.status, ended.err), (1, message));
    let ended = run_with_input(&["scan", "--against", "none"], b"abc.com\n");
    assert_eq!(ended.status, 2);
    assert_eq!(ended.err, "bidiscope: none: the list cannot be read: there is no such file or folder\n");
}

/// What is registered, as a registry has it: a table, an object a line, a zone.
const REGISTERED: [(&str, &str); 3] = [
    ("csv", "since,domain\n2001,abc.com\n2002,xyz.com\n"),
    ("jsonl", "{\"domain\":\"q.com\"}\n{\"domain\":\"abc.com\"}\n{\"domain\":\"xyz.com\"}\n"),
    ("zone", "$ORIGIN com.\nabc IN NS ns.example.\nxyz IN NS ns.example.\n"),
];

#[test]
fn the_other_list_is_read_as_it_is_written() {
    let folder = tempdir().expect("a folder");
    let message = |arguments: &[&str], file: &Path| {
        let file = file.to_str().expect("UTF-8");
        let all = [&["scan", "--columns", "line,against_same_name", "--against", file], arguments].concat();
        run_with_input(&all, b"since,domain\n1999,xyz.com.\n")
    };
    let of_domains = ["--column", "domain"];
    for (extension, content) in REGISTERED {
        // By its name, the names in the same column or in one of its own.
        let file = folder.path().join(format!("list.{extension}"));
        fs::write(&file, content).expect("a file");
        let ended = message(&of_domains, &file);
        assert_eq!((ended.status, ended.out.as_str()), (0, "line,against_same_name\n2,3\n"), "{extension}");
        if extension != "zone" {
            let ended = message(&["--column", "2", "--against-column", "domain"], &file);
            assert_eq!((ended.status, ended.out.as_str()), (0, "line,against_same_name\n1,\n2,3\n"));
        }
        // Under another name it is no list of names, unless it is said what it is.
        let file = folder.path().join(format!("{extension}.txt"));
        fs::write(&file, content).expect("a file");
        let ended = message(&of_domains, &file);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{extension}");
        assert!(
            ended.err.contains("3 of the 3 entries are not names, the first in line 1."),
            "{}",
            ended.err
        );
        let ended = message(&[&of_domains[..], &["--against-format", extension]].concat(), &file);
        assert_eq!((ended.status, ended.out.as_str()), (0, "line,against_same_name\n2,3\n"), "{extension}");
    }
    let csv = folder.path().join("list.csv");
    for (arguments, words) in [
        (&[][..], "the format is CSV: name the column of the names with --against-column"),
        (&["--against-column", "names"], "there is no column “names”; the columns are since, domain"),
        (&["--against-format", "names", "--against-column", "x"], "leave out --against-column"),
        (&["--against-format", "jsonl", "--against-column", "domain"], "3 of the 3 entries are not names"),
    ] {
        let ended = message(arguments, &csv);
        assert!(ended.status == 2 && ended.out.is_empty(), "{arguments:?}: {}", ended.out);
        assert!(ended.err.contains(words), "{arguments:?}: {}", ended.err);
    }
    // Half of them may be names that cannot be read, which is reported.
    let file = folder.path().join("half");
    fs::write(&file, "a b,c\nxyz.com\n").expect("a file");
    assert_eq!(message(&of_domains, &file).status, 0);
}

/// As `inspect` does of each name.
#[test]
fn a_zone_that_is_appended_twice_is_reported() {
    let arguments = ["scan", "--no-groups", "--parent", "com", "--append"];
    let ended = run_with_input(&arguments, b"a\nb.com\nc.com\n");
    let message = "warning: 2 names already ended in the parent zone, and --append appended the zone again (lines 2, 3)\n";
    assert!(ended.err.contains(message), "{}", ended.err);
    assert!(!run_with_input(&arguments, b"a\nb.org\n").err.contains("warning"));
}

/// An unquoted comma moves what follows it: the row says what it can, and the warning in which lines.
#[test]
fn records_with_other_fields_than_the_first_are_reported() {
    let arguments = ["scan", "--no-groups", "--column", "name", "--keep", "all", "--columns", "line,name"];
    let list = "name,zone,who\na.com,com,\"A, B\"\nb.com,com,A, B\nc.com,com,C\nd.com\ne.com,,\n";
    let ended = run_with_input(&arguments, list.as_bytes());
    assert_eq!(ended.out.lines().count(), 6, "{}", ended.out);
    assert!(
        ended.err.contains("2 records have more or fewer fields than the first record (lines 3, 5)"),
        "{}",
        ended.err
    );
    let even = run_with_input(&arguments, b"name;zone\na.com;com\n\nb.com;\n");
    assert!(!even.err.contains("warning"), "{}", even.err);
}

/// Windows-1255, as old programs write Hebrew.
#[test]
fn a_list_in_an_older_encoding_is_reported_once() {
    let ended = run_with_input(&["scan", "--no-groups"], b"a.com\n\xF9\xEC\xE5\xED.com\n\xE0.com\n");
    assert_eq!(ended.status, 1);
    let warning = "warning: 2 names are neither valid UTF-8 nor UTF-16 (lines 2, 3).";
    assert_eq!(ended.err.matches(warning).count(), 1, "{}", ended.err);
}

/// A lone surrogate, and half a code unit at the end: an error of the line, as of bytes that are no UTF-8, and no other name.
#[test]
fn what_is_no_utf_16_is_an_error_of_its_line() {
    let mut list: Vec<u8> = [0xFEFF, 0x61, 0x0A, 0x62, 0xD801, 0x63, 0x0A, 0x64, 0x0A, 0x65]
        .into_iter()
        .flat_map(u16::to_le_bytes)
        .collect();
    list.push(0x66);
    for groups in ["--no-groups", "--threads=1"] {
        let ended = run_with_input(&["scan", groups, "--columns=line,name,error"], &list);
        let reason = "The text is neither valid UTF-8 nor UTF-16.";
        let rows =
            format!("line,name,error\n1,a,\n2,,Character 2: {reason}\n3,d,\n4,,Character 2: {reason}\n");
        assert_eq!((ended.status, ended.out), (1, rows));
        assert!(ended.err.contains("nor UTF-16 (lines 2, 4)"), "{}", ended.err);
    }
    let csv: Vec<u8> =
        "\u{FEFF}n,k\na,\n".encode_utf16().chain([0xDC00, 0x2C, 0x78]).flat_map(u16::to_be_bytes).collect();
    let ended = run_with_input(&["scan", "--no-groups", "--column=n", "--columns=line,error"], &csv);
    assert!(ended.status == 1 && ended.out.contains("3,Character 1: The text is"), "{}", ended.out);
    let ended = run_with_input(&["inspect", "-"], &list);
    assert!(ended.status == 2 && ended.err.contains("line 2"), "{}", ended.err);
}

#[test]
fn white_space_at_the_ends_of_names_is_taken_off_and_counted() {
    let folder = tempdir().expect("a folder");
    let other = folder.path().join("other.txt");
    fs::write(&other, "a.com \n b.com\nc.com\n").expect("written");
    let other = other.to_str().expect("UTF-8");
    let list = "a.com\n\tb.com\u{A0}\n\u{3000}x y.com\n";
    let arguments = ["scan", "--columns", "name,against_same_name", "--against", other];
    let ended = run_with_input(&arguments, list.as_bytes());
    assert_eq!(ended.out, "name,against_same_name\na.com,1\nb.com,2\nx y.com,\n");
    let warnings =
        ["the ends of 2 names was removed\n", "the ends of 2 names was removed (lines 2, 3); --no-trim"];
    assert!(warnings.iter().all(|it| ended.err.contains(it)), "{}", ended.err);

    let ended = run_with_input(&[&arguments[..], &["--no-trim"]].concat(), list.as_bytes());
    let rows = "name,against_same_name\na.com,\n\tb.com\u{A0},\n\u{3000}x y.com,\n";
    assert_eq!(ended.out, rows);
    let message = "2 names begin or end with white space, which counts as part of the name";
    assert!(ended.err.contains(message) && !ended.err.contains("removed"), "{}", ended.err);
}

#[test]
fn text_in_another_encoding_says_so() {
    // Without a byte order mark; with one it is read.
    let utf_16: Vec<u8> = "a.com\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let ended = run_with_input(&["scan", "--no-groups"], &utf_16);
    assert_eq!(ended.status, 2);
    assert!(ended.err.contains("this is text in UTF-16: save it as UTF-8"), "{}", ended.err);
}

/// In JSON a list of ids is an array, however the rows come out: at once, or after the groups are known.
#[test]
fn ids_are_arrays_in_json() {
    let list = b"a-.com\nab.com\na..b\n";
    for groups in ["--no-groups", "--threads=1"] {
        let ended = run_with_input(&["scan", "--format=jsonl", groups, "-"], list);
        let found: Vec<_> =
            ended.objects().into_iter().map(|it| (it["reasons"].clone(), it["warnings"].clone())).collect();
        let none = || serde_json::json!([]);
        assert_eq!(found[0], (serde_json::json!(["idna-hyphen-at-end"]), none()), "{groups}");
        assert_eq!(found[1..], [(none(), none()), (none(), none())], "{groups}");
    }
}

/// A list that is called CSV or JSON has columns, of which one has to be named, as in the list of `--against`.
#[test]
fn a_list_with_columns_needs_one() {
    let folder = tempdir().expect("a folder");
    for (file, text, columns) in [
        ("a.csv", "id,domain\n1,x.com\n", "id, domain"),
        ("a.tsv", "id\tdomain\n1\tx.com\n", "id, domain"),
        ("a.jsonl", "{\"id\":1,\"domain\":\"x.com\"}\n", "id, domain"),
    ] {
        let path = folder.path().join(file);
        fs::write(&path, text).expect("a file");
        let path = path.to_str().expect("UTF-8");
        let ended = run(&["scan", path]);
        assert_eq!(
            (ended.status, ended.out.as_str(), ended.err.lines().count()),
            (2, "", 1),
            "{}",
            ended.err
        );
        assert!(ended.err.contains("--column") && ended.err.contains(columns), "{}", ended.err);
        let against = run_with_input(&["scan", "--against", path], b"a.com\n");
        assert!(against.status == 2 && against.err.contains("--against-column"), "{}", against.err);
        assert!(against.err.contains(columns), "{}", against.err);
    }
    // Owners are in no column.
    let zone = folder.path().join("il.zone");
    fs::write(&zone, "$ORIGIN il.\nbank NS ns.bank\n").expect("a file");
    let ended = run(&["scan", "--columns=name", zone.to_str().expect("UTF-8")]);
    assert_eq!((ended.status, ended.out.as_str()), (0, "name\nbank.il\n"), "{}", ended.err);
}

/// An owner at two places is one registration.
#[test]
fn an_owner_at_two_places_is_one_registration() {
    let zone = "$ORIGIN il.\n@ SOA a b 1 2 3 4 5\nbank NS ns.bank\nshop NS ns.bank\nBANK DS 1 8 2 00\n";
    let columns = "--columns=line,name,registration,contested_with";
    let ended = run_with_input(&["scan", "--zone", columns, "--fail-on=contested", "-"], zone.as_bytes());
    let rows = "line,name,registration,contested_with\n2,il,not-applicable,\n3,bank.il,allowed,\n\
                4,shop.il,allowed,\n5,BANK.il,not-applicable,\n";
    assert_eq!((ended.status, ended.out.as_str()), (0, rows), "{}", ended.err);
}

/// An A-label that does not decode is a finding, and one that is not its own stands as it was typed.
#[test]
fn a_labels_that_are_none_stand_as_they_were_typed() {
    let list =
        "xn---9uc.com\nxn--\u{3B2}\u{3B4}\u{3B4}\u{3B3}\nxn--\nxn--4dbcd-.com\n4dbcd.com\nxn--4dbcd.com\n";
    let columns = "--columns=name,ascii_name,error,registration,reasons,duplicate_of";
    for groups in [&[][..], &["--threads=1"]] {
        let ended =
            run_with_input(&[&["scan", columns, "--check=idna2008"], groups].concat(), list.as_bytes());
        let rows = "name,ascii_name,error,registration,reasons,duplicate_of\n\
                    xn---9uc.com,,,refused,a-label-undecodable,\n\
                    xn--\u{3B2}\u{3B4}\u{3B4}\u{3B3},,,refused,a-label-undecodable,\n\
                    xn--,,,refused,a-label-undecodable,\n\
                    xn--4dbcd-.com,,,refused,idna-noncanonical-a-label,\n\
                    4dbcd.com,4dbcd.com,,allowed,,\n\
                    \u{5D0}\u{5D1}\u{5D2}.com,xn--4dbcd.com,,allowed,,\n";
        assert_eq!((ended.status, ended.out.as_str()), (1, rows), "{}", ended.err);
    }
    let ended = run(&["inspect", "--json", "--check=idna2008", "xn---9uc.com"]);
    let [object] = ended.objects().try_into().expect("an object");
    assert_eq!((ended.status, &object["name"]), (1, &json!("xn---9uc.com")));
    let registration = &object["registration"];
    assert_eq!(registration["verdict"], "refused");
    assert_eq!(registration["reasons"], json!(["a-label-undecodable"]));
    assert_eq!(run(&["inspect", "--json", "xn---9uc.com"]).status, 0);
}

/// A line that cannot be read is status 1; 2 is where none can be. The help says so.
#[test]
fn the_help_says_the_status_of_lines_that_cannot_be_read() {
    assert_eq!(run_with_input(&["scan"], b"a.com\na..b\n").status, 1);
    assert_eq!(run_with_input(&["scan"], b"a..b\n").status, 2);
    let help = run(&["help", "scan"]).out;
    assert!(
        help.contains("The status is then 1.") && help.contains("If no line can be read, the status is 2."),
        "{help}"
    );
    let help = run(&["--help"]).out;
    let of_status =
        |status: &str| help.lines().find(|it| it.starts_with(status)).expect("a status").to_owned();
    assert!(of_status("  1  ").ends_with("some lines of a list cannot be read"), "{help}");
    assert!(of_status("  2  ").contains("cannot be read"), "{help}");
}
