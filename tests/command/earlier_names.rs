//! Names of earlier versions, where they are input: read as the present ones, never written, not in the help.

use super::{run, run_with_input};

/// Both ways of asking are answered alike.
fn same(earlier: &[&str], now: &[&str]) {
    let (earlier, now) = (run(earlier), run(now));
    assert_eq!((earlier.status, &earlier.err), (now.status, &now.err));
    assert_eq!(earlier.out, now.out);
    assert!(!now.out.is_empty());
}

#[test]
fn options_and_identifiers() {
    same(
        &["inspect", "--json", "--notation", "paper", "AB12.com"],
        &["inspect", "--json", "--notation", "table1", "AB12.com"],
    );
    same(
        &["inspect", "--json", "--under", "com", "\u{5D0}.com"],
        &["inspect", "--json", "--parent", "com", "\u{5D0}.com"],
    );
    same(&["twins", "--json", "\u{5D0}1.com"], &["collisions", "--json", "\u{5D0}1.com"]);
    same(
        &["trace", "--strategy", r"own:edition=unicode-3\u{2E}1,hyphen=r", "\u{5D0}-1.com"],
        &["trace", "--strategy", r"custom:bidi-data=unicode-3\u{2E}1,hyphen=r", "\u{5D0}-1.com"],
    );
    same(
        &["trace", "--strategy", "uba-ltr", "--edition", "today", "\u{5D0}1"],
        &["trace", "--strategy", "uba-ltr", "--bidi-data", "current", "\u{5D0}1"],
    );
}

#[test]
fn controls_in_running_text() {
    let text = "see 1\u{5D0}.com".as_bytes();
    let [earlier, now] =
        ["--marks", "--controls"].map(|option| run_with_input(&["text", option, "durst"], text));
    assert_eq!((earlier.status, earlier.out), (0, now.out));
    assert!(!run(&["text", "--help"]).out.contains("--marks"));
}

#[test]
fn columns() {
    let list = "ab.com\n\u{5D0}1.com\n1\u{5D0}.com\n".as_bytes();
    let rows = |columns: &str| run_with_input(&["scan", &format!("--columns={columns}"), "-"], list);
    let earlier =
        rows("a_name,because,twins_ltr,twins_rtl,twins_one_to_one,twins_across,alike_ltr,alike_rtl");
    let now = rows(
        "ascii_name,reasons,collision_ltr,collision_rtl,collision_one_to_one,collision_across,confusable_ltr,confusable_rtl",
    );
    assert_eq!((earlier.status, earlier.out), (now.status, now.out));
}

#[test]
fn no_help_lists_them() {
    for command in ["inspect", "scan", "sheet", "trace", "collisions", "convert"] {
        let help = run(&[command, "--help"]).out;
        for earlier in ["--under", "twins", "a_name", "alike_", "because", "--edition", "paper:", " own:"] {
            assert!(!help.contains(earlier), "{command}: {earlier}");
        }
    }
}
