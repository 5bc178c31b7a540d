//! Lists of `--against` in which nothing would ever be found: `scan` and `collisions` say so, and end with an error.

use std::fs;

use tempfile::{TempDir, tempdir};

use super::{Ended, run};

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempdir().expect("a folder"))
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.path().join(name);
        fs::write(&path, text).expect("room");
        path.to_str().expect("UTF-8").to_owned()
    }
}

fn check(ended: &Ended, status: i32, says: &[&str]) {
    assert_eq!((ended.status, ended.out.as_str()), (status, ""), "{}", ended.err);
    says.iter().for_each(|it| assert!(ended.err.contains(it), "{it}: {}", ended.err));
}

/// A column of owners is no column of zones, and no name of the list would be found.
#[test]
fn a_column_without_zones_is_an_error() {
    let folder = Folder::new();
    let list = folder.file("list.csv", "label,zone\nshop,co.il\n");
    let registered = folder.file("registered.csv", "label,zone,owner\nshop,co.il,R1\n");
    let profile = folder.file("zones.toml", "[zone.\"co.il\"]\n");
    let scan = |zones: &[&str], column: &str| {
        let of_list = ["scan", "--column", "label", "--append", "--columns=line,name,decision", &list];
        let of_other = ["--fail-on=taken", "--against", &registered, "--against-parent-column", column];
        run(&[&of_list[..], &of_other, zones].concat())
    };
    let in_column: &[&str] = &["--parent-column", "zone"];
    let in_profile = ["--parent-column", "zone", "--profile", &profile];
    for zones in [&["--parent", "co.il"][..], in_column, &in_profile] {
        check(&scan(zones, "owner"), 2, &["\u{201C}owner\u{201D}", "--against-parent-column"]);
        let ended = scan(zones, "zone");
        assert_eq!((ended.status, ended.out.as_str()), (1, "line,name,decision\n2,shop.co.il,taken\n"));
    }
    let of_list = ["collisions", "--parent=co.il", "--against", &registered, "--against-column=label"];
    let ended =
        run(&[&of_list[..], &["--against-append", "--against-parent-column=owner", "shop.co.il"]].concat());
    check(&ended, 2, &["\u{201C}owner\u{201D}"]);
}

/// Names that have no zone are found in no list of whole names.
#[test]
fn labels_beside_whole_names_are_an_error() {
    let folder = Folder::new();
    let labels = folder.file("labels.txt", "shop\nother\n");
    let whole = folder.file("whole.txt", "shop.co.il\nother.co.il\n");
    let scan = |options: &[&str]| {
        let of_list = ["scan", &labels, "--against", &whole, "--fail-on=taken", "--columns=decision"];
        run(&[&of_list[..], options].concat())
    };
    check(&scan(&[]), 2, &["--parent and --append"]);
    let ended = scan(&["--parent=co.il", "--append"]);
    assert_eq!((ended.status, ended.out.as_str()), (1, "decision\ntaken\ntaken\n"));
    check(&run(&["collisions", "--against", &whole, "shop"]), 2, &["--parent and --append"]);
    let ended = run(&["collisions", "--against", &whole, "shop", "shop.co.il"]);
    assert!(ended.status == 0 && ended.out.contains("Line 1: shop.co.il"), "{}", ended.out);
    assert!(ended.err.contains("1 name to compare is a label"), "{}", ended.err);
    // A list of top-level domains among others is compared as it is.
    let mixed = folder.file("mixed.txt", "shop\nother.co.il\n");
    let ended = run(&["scan", &labels, "--against", &mixed, "--fail-on=taken", "--columns=decision"]);
    assert_eq!((ended.status, ended.out.as_str()), (1, "decision\ntaken\nallowed\n"), "{}", ended.err);
}

/// With an empty list of registrations every name would be free.
#[test]
fn a_list_without_names_is_an_error() {
    let folder = Folder::new();
    let list = folder.file("list.csv", "name\nshop.co.il\n");
    for (name, text) in [("empty.txt", ""), ("comments.txt", "# none\n\n"), ("header.csv", "name\n")] {
        let other = folder.file(name, text);
        let scan = ["scan", "--column=name", "--columns=decision", "--against", &other, &list];
        check(&run(&scan), 2, &["no names"]);
        let column: &[&str] = if name == "header.csv" { &["--against-column=name"] } else { &[] };
        check(
            &run(&[&["collisions", "--against", &other], column, &["shop.co.il"]].concat()),
            2,
            &["no names"],
        );
        check(&run(&[&scan[..], &["--against-index"]].concat()), 2, &["no names"]);
        // The second time the index is there.
        check(&run(&[&scan[..], &["--against-index"]].concat()), 2, &["no names"]);
    }
}

/// What is wrong with the list of `--against` names the options of that list.
#[test]
fn an_error_names_the_options_of_the_other_list() {
    let folder = Folder::new();
    let (list, other) = (folder.file("list.txt", "shop\n"), folder.file("other.txt", "a b\nc d\n"));
    let scan = ["scan", &list, "--against", &other, "--parent=co.il", "--append"];
    check(&run(&scan), 2, &["Names without a zone need --against-append"]);
    let ended = run(&[&scan[..], &["--against-append"]].concat());
    check(&ended, 2, &["are not names"]);
    assert!(!ended.err.contains("need --"), "{}", ended.err);
    let index = folder.0.path().join("index.bidx");
    let ended = run(&["index", &other, "--output", index.to_str().expect("UTF-8")]);
    check(&ended, 2, &["Names without a zone need --append"]);
    let other = folder.file("other.jsonl", "{\"host\":\"a.com\",\"id\":1}\n{\"host\":\"b.com\"}\n");
    let ended = run(&["scan", &list, "--against", &other, "--against-column=name"]);
    check(
        &ended,
        2,
        &[
            "no object in the list has the key \u{201C}name\u{201D}; the keys are host, id",
            "--against-column",
        ],
    );
}

/// An index holds the entries that can be read.
#[test]
fn an_index_counts_what_it_holds() {
    let folder = Folder::new();
    let list = folder.file("list.txt", "a..b\na.com\nc..d\nb.com\n");
    let index = folder.0.path().join("index.bidx");
    let ended = run(&["index", &list, "--output", index.to_str().expect("UTF-8")]);
    check(&ended, 1, &["2 lines cannot be read", "2 entries are indexed"]);
}

/// Where nearly all lines fail for want of one option, it is named once.
#[test]
fn one_hint_names_the_missing_option() {
    let folder = Folder::new();
    let list = folder.file("list.txt", &"U+05D0 U+05D1 U+002E U+0063\n".repeat(20));
    let ended = run(&["scan", &list]);
    assert_eq!(ended.err.matches("20 of 20").count(), 1, "{}", ended.err);
    assert!(ended.err.contains("--notation"), "{}", ended.err);
    let ended = run(&["scan", &list, "--notation=codepoints"]);
    assert!(!ended.err.contains("--notation"), "{}", ended.err);
    let list = folder.file("list.jsonl", &"{\"host\":\"a.com\"}\n".repeat(20));
    let ended = run(&["scan", &list, "--column=name"]);
    assert_eq!(ended.err.matches("20 of 20").count(), 1, "{}", ended.err);
    assert!(ended.err.contains("--column"), "{}", ended.err);
}

/// The index that is made beside the list is made anew for another zone, after the names or around them.
#[test]
fn an_index_of_another_zone_is_made_anew() {
    let folder = Folder::new();
    let list = folder.file("list.txt", "shop\n");
    let taken = |registered: &str, zone: &str, options: &[&str]| {
        let of_list = ["scan", "--append", "--columns=name,decision", "--fail-on=taken", &list];
        let of_other = ["--parent", zone, "--against-index", "--against", registered];
        let ended = run(&[&of_list[..], &of_other, options].concat());
        (ended.status, ended.out)
    };
    let labels = folder.file("labels.txt", "shop\nother\n");
    let names = folder.file("names.txt", "shop.net\nother.net\n");
    for zone in ["co.il", "net", "co.il"] {
        let row = format!("name,decision\nshop.{zone},taken\n");
        assert_eq!(taken(&labels, zone, &["--against-append"]), (1, row));
    }
    assert_eq!(taken(&names, "co.il", &[]).0, 2);
    assert_eq!(taken(&names, "net", &[]), (1, "name,decision\nshop.net,taken\n".to_owned()));
}
