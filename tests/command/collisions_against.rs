//! `collisions --against`: a name beside the names of a file.

use std::fs;

use serde_json::json;

use super::run;

/// A file with a name that shows the same as alef, bet, 1; the very same; its A-label; what cannot be read; and one
/// that shows from right to left what it shows from left to right.
fn list() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("list");
    fs::write(&file, "# ours\n1\u{5D0}\u{5D1}\n\u{5D0}\u{5D1}1\na..b\nother.com\n").expect("a file");
    let file = file.to_string_lossy().into_owned();
    (folder, file)
}

#[test]
fn what_is_the_same_and_how() {
    let (_folder, file) = list();
    let ended = run(&["collisions", "--json", "--against", &file, "\u{5D0}\u{5D1}1", "x"]);
    assert_eq!(ended.status, 2);
    assert!(ended.err.contains("1 name cannot be read and was skipped."), "{}", ended.err);
    let [like, unlike] = ended.objects().try_into().expect("an object for each name");
    assert_eq!((&like["count"], &like["complete"]), (&json!(2), &json!(true)));
    let [first, second] = [0, 1].map(|at| like["against"][at].clone());
    assert_eq!((&first["line"], &first["name"]), (&json!(2), &json!("1\u{5D0}\u{5D1}")));
    assert_eq!(first["same"][0], "ltr");
    // The same characters are the same name, and no likeness.
    assert_eq!((&second["line"], &second["same"]), (&json!(3), &json!(["same_name"])));
    assert_eq!((&unlike["count"], &unlike["against"]), (&json!(0), &json!([])));
}

#[test]
fn in_words_and_within_a_bound() {
    let (_folder, file) = list();
    let ended = run(&["collisions", "--most", "1", "--against", &file, "\u{5D0}\u{5D1}1"]);
    assert!(ended.out.contains("2 names of the list are the same or look the same."), "{}", ended.out);
    assert!(ended.out.contains("Same display in a left-to-right paragraph."), "{}", ended.out);
    assert!(!ended.out.contains("Line 3"), "{}", ended.out);
    assert!(ended.out.contains("1 more name is not listed."), "{}", ended.out);
}

#[test]
fn a_table_is_no_list_of_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("table.txt").to_string_lossy().into_owned();
    fs::write(&file, "domain,since\nabc.com,2001\n").expect("a file");
    let ended = run(&["collisions", "abc.com.", "--against", &file]);
    assert_eq!((ended.status, ended.out.as_str()), (1, ""));
    assert!(ended.err.contains("2 of its 2 entries are not names, the first in line 1."), "{}", ended.err);
    let ended = run(&["collisions", "abc.com.", "--against", &file, "--against-column", "domain"]);
    assert!(
        ended.status == 0 && ended.out.contains("Line 2: abc.com\n      The same name in the DNS."),
        "{}",
        ended.out
    );
}

#[test]
fn a_file_that_is_not_there() {
    let ended = run(&["collisions", "--against", "/no such file", "a"]);
    assert_eq!((ended.status, ended.out.as_str()), (1, ""));
    assert!(ended.err.contains("there is no such file or folder"), "{}", ended.err);
}
