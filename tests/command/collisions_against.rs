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
    assert_eq!(ended.status, 1);
    assert!(ended.err.contains(": line 4 "), "{}", ended.err);
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
    assert!(
        ended.out.contains("2 names of the list are the same as this name or look the same."),
        "{}",
        ended.out
    );
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
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(ended.err.contains("2 of the 2 entries are not names, the first in line 1."), "{}", ended.err);
    let ended = run(&["collisions", "abc.com.", "--against", &file, "--against-column", "domain"]);
    assert!(
        ended.status == 0 && ended.out.contains("Line 2: abc.com\n      Same name in the DNS."),
        "{}",
        ended.out
    );
}

#[test]
fn a_file_that_is_not_there() {
    let ended = run(&["collisions", "--against", "/no such file", "a"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(ended.err.contains("there is no such file or folder"), "{}", ended.err);
}

/// With a ruleset the registered variants of a name are among its matches: KAF and KEHEH are variants.
#[test]
fn registered_variants_and_their_disposition() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("registered.txt");
    let (kaf, keheh) = ("\u{643}\u{627}\u{645}", "\u{6A9}\u{627}\u{645}");
    fs::write(&file, format!("{keheh}.com\n{keheh}.net\n{kaf}.com\nother.com\n")).expect("a file");
    let file = file.to_string_lossy();
    let ruleset = format!("{}/tests/data/lgr/arabic.xml", env!("CARGO_MANIFEST_DIR"));
    let rules = ["--lgr", &ruleset, "--parent=com", "--append"];
    let ended = run(&[&["collisions", "--json", "--against", &file][..], &rules, &[kaf]].concat());
    assert_eq!(ended.status, 0, "{}", ended.err);
    let found = ended.objects();
    assert_eq!((&found[0]["name"], &found[0]["count"]), (&json!(format!("{kaf}.com")), &json!(2)));
    let [variant, same] = [0, 1].map(|at| found[0]["against"][at].clone());
    assert_eq!((&variant["line"], &variant["disposition"]), (&json!(1), &json!("blocked")));
    assert!(variant["same"].as_array().is_some_and(|it| it.contains(&json!("same_variants"))));
    assert_eq!((&same["line"], &same["same"]), (&json!(3), &json!(["same_name"])));
    let ended = run(&[&["collisions", "--against", &file][..], &rules, &[kaf]].concat());
    assert!(ended.out.contains("blocked"), "{}", ended.out);
    // Without a list there is nothing to be a variant of.
    assert_eq!(run(&[&["collisions"][..], &rules, &[kaf]].concat()).status, 2);
}

/// Labels with their zones in a column: put together they are names, and without the column none is in a zone.
#[test]
fn zones_in_a_column() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    fs::write(path("registered.csv"), "label,zone\nshop,co.il\nshop,net\n").expect("a file");
    fs::write(path("zones.toml"), "[zone.\"co.il\"]\n").expect("a file");
    let (list, profile) = (path("registered.csv"), path("zones.toml"));
    let of_list = ["collisions", "--profile", &profile, "--against", &list, "--against-column", "label"];
    let columns = ["--json", "--against-append", "--against-parent-column", "zone", "shop.co.il"];
    let ended = run(&[&of_list[..], &columns].concat());
    assert_eq!(ended.status, 0, "{}", ended.err);
    let found = ended.objects();
    assert_eq!((&found[0]["count"], &found[0]["against"][0]["line"]), (&json!(1), &json!(2)));
    // One of them is in no zone of the profile.
    assert!(ended.err.contains(": 1 name is in no zone"), "{}", ended.err);
    assert_eq!(found[0]["parent"], "co.il");
    // Without its zone the name matches nothing, and that is why.
    let bare = ["--append", "--against-parent-column", "zone", "shop"];
    let ended = run(&[&of_list[..], &bare].concat());
    assert!(ended.status == 0 && ended.out.contains("in no zone of the profile"), "{}", ended.out);
    let ended = run(&[&of_list[..], &["--json"], &bare].concat());
    let found = ended.objects();
    assert_eq!((&found[0]["count"], &found[0]["parent"]), (&json!(0), &serde_json::Value::Null));
    assert!(found[0].get("parent").is_some());
    let ended = run(&[&of_list[..], &["shop.co.il"]].concat());
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(ended.err.contains("--against-parent-column"), "{}", ended.err);
}

/// What is kept of a line stands beside it: who has the name.
#[test]
fn other_columns_are_passed_through() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("registered.csv").to_string_lossy().into_owned();
    fs::write(&list, "owner,zone,label,since\n\u{5D0} Ltd,il,shop,2001\n,il,shop,2002\n").expect("a file");
    let of_list =
        ["collisions", "--against", &list, "--against-column=label", "--against-parent-column=zone"];
    let rest = ["--against-append", "--against-keep=since,owner", "shop.il"];
    let ended = run(&[&of_list[..], &["--json"], &rest].concat());
    let against = ended.objects()[0]["against"].clone();
    assert_eq!(against[0]["kept"], json!({"since": "2001", "owner": "\u{5D0} Ltd"}), "{}", ended.err);
    assert_eq!(against[1]["kept"], json!({"since": "2002", "owner": null}));
    let ended = run(&[&of_list[..], &rest].concat());
    assert!(ended.out.contains("      since: 2001\n") && ended.out.contains("owner: "), "{}", ended.out);
    let missing = run(&[&of_list[..], &["--against-keep=price", "shop.il"]].concat());
    assert!(missing.status == 2 && missing.err.contains("there is no column “price”"), "{}", missing.err);
}
