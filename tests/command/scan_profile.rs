//! `scan --profile` with the lists that every run reads and what it writes.

use std::fs;
use std::path::Path;

use tempfile::{TempDir, tempdir};

use super::{Ended, run_command};

const PROFILE: &str = "[zone.com]\n[zone.net]\nlabels-below = 1\n\
    [list]\npath = \"lists/today.csv\"\ncolumn = \"label\"\nparent-column = \"zone\"\nappend = true\nholder = \"who\"\n\
    keep = [\"id\"]\ncolumns = [\"line\", \"name\", \"decision\"]\nfail-on = [\"taken\"]\n\
    [registered]\npath = \"lists/there.csv\"\ncolumn = \"name\"\nholder = \"owner\"\nkeep = [\"since\"]\n";

/// The folder of a registry with this profile.
fn registry(profile: &str) -> TempDir {
    let folder = tempdir().expect("a folder");
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("room");
    fs::create_dir(folder.path().join("lists")).expect("a folder");
    write("zones.toml", profile);
    write("lists/today.csv", "id,label,zone,who\n1,shop,com,A\n2,shop,com,B\n3,new,net,A\n4,other,org,A\n");
    write("lists/there.csv", "name,owner,since\nshop.com,A,2020\n");
    folder
}

/// Runs `scan --profile` of the registry somewhere else: paths are relative to the profile.
fn scan(registry: &TempDir, more: &[&str]) -> Ended {
    let profile = registry.path().join("zones.toml");
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_bidiscope"));
    command.current_dir(std::env::temp_dir()).arg("scan").arg("--profile").arg(profile).args(more);
    run_command(&mut command, b"shop.com\n")
}

const ROWS: &str = "line,name,decision,id,against_since\n2,shop.com,same-holder,1,2020\n3,shop.com,taken,2,2020\n\
    4,new.net,allowed,3,\n5,other.org,needs-review,4,\n";

#[test]
fn the_profile_alone_is_the_whole_run() {
    let ended = scan(&registry(PROFILE), &[]);
    assert_eq!((ended.out.as_str(), ended.status), (ROWS, 1), "{}", ended.err);
}

#[test]
fn options_take_the_place_of_keys() {
    let registry = registry(PROFILE);
    let out = |more: &[&str]| {
        let ended = scan(&registry, more);
        (ended.out, ended.status)
    };
    assert_eq!(out(&["--columns=name", "--keep=who", "--against-keep=owner", "--fail-on=refused"]).1, 0);
    let (rows, _) = out(&["--columns=name", "--keep=who", "--against-keep=owner"]);
    assert_eq!(rows.lines().next(), Some("name,who,against_owner"));
    assert_eq!(out(&["--only-passing", "--format=names"]).0, "shop.com\nnew.net\nother.org\n");
    // Nothing is compared, so that nobody is in the way.
    assert!(!out(&["--no-groups", "--columns=line,registration", "--fail-on=refused"]).0.contains("taken"));
    let path = registry.path().join("other.csv");
    fs::write(&path, "id,label,zone,who\n9,shop,com,A\n").expect("room");
    let other = path.to_str().expect("UTF-8");
    assert_eq!(
        out(&["--columns=line,decision", other]).0,
        "line,decision,id,against_since\n2,same-holder,9,2020\n"
    );
    // Standard input has no columns.
    assert_eq!(out(&["-"]).1, 2);
}

#[test]
fn files_are_written_as_the_profile_says_unless_options_do() {
    let more = "output = \"rows.csv\"\nreport = \"report.html\"\noverwrite = true\n[registered]";
    let registry = registry(&PROFILE.replace("[registered]", more));
    let read = |name: &str| fs::read_to_string(registry.path().join(name));
    for _ in 0..2 {
        let ended = scan(&registry, &[]);
        assert_eq!((ended.out.as_str(), ended.status), ("", 1), "{}", ended.err);
        assert_eq!(read("rows.csv").expect("it is there"), ROWS);
        assert!(read("report.html").expect("it is there").contains("new.net"));
    }
    for name in ["rows.csv", "report.html"] {
        fs::remove_file(registry.path().join(name)).expect("it is there");
    }
    let ended = scan(&registry, &["--columns=line", "--only-failing"]);
    assert_eq!(ended.out, "line,id,against_since\n3,2,2020\n", "{}", ended.err);
    assert!(read("rows.csv").is_err() && read("report.html").is_err());
}

#[test]
fn what_would_be_read_is_explained_and_nothing_written() {
    let registry = registry(&PROFILE.replace("[registered]", "output = \"rows.csv\"\n[registered]"));
    let ended = scan(&registry, &["--explain"]);
    assert_eq!(ended.status, 0, "{}", ended.err);
    for said in [
        "today.csv",
        "\u{201C}label\u{201D}",
        "\u{201C}zone\u{201D}",
        "there.csv",
        "rows.csv",
        "since",
        "taken",
    ] {
        assert!(ended.out.contains(said), "{said}: {}", ended.out);
    }
    let lines = |text: &str| ended.out.lines().filter(|it| it.contains(text)).count();
    // Three entries of the list, as they are read, and one of the registered names.
    assert_eq!([lines("Line 2: shop.com (A)"), lines("Line 4: new.net"), lines("other.org")], [2, 1, 0]);
    assert!(!registry.path().join("rows.csv").exists());
    assert!(fs::read_dir(registry.path()).expect("a folder").count() == 2);
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let said = |from: &str, to: &str| {
        let ended = scan(&registry(&PROFILE.replacen(from, to, 1)), &[]);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{}", ended.err);
        ended.err
    };
    let unknown = said("keep = [\"id\"]", "kept = [\"id\"]");
    assert!(unknown.contains("line 10:") && unknown.contains("kept"), "{unknown}");
    let column = said("\"decision\"", "\"decided\"");
    assert!(column.contains("line 11:") && column.contains("\u{201C}decided\u{201D}"), "{column}");
    assert!(said("column = \"label\"\n", "").contains("--column"));
    assert!(said("path = \"lists/there.csv\"\n", "").contains("[registered]"));
    assert!(said("holder = \"owner\"\n", "").contains("--against-holder"));
    assert!(said("lists/today.csv", "gone.csv").contains(Path::new("gone.csv").to_str().unwrap_or_default()));
}

/// The language of the profile is that of the report and of what is said at the end; one that the program does not have is
/// refused.
#[test]
fn the_language_of_the_list_is_that_of_the_report() {
    let with = |tag: &str| registry(&PROFILE.replace("[list]\n", &format!("[list]\nlanguage = \"{tag}\"\n")));
    let hebrew = with("he-IL");
    let report = hebrew.path().join("a.html");
    let ended = scan(&hebrew, &["--report", report.to_str().expect("UTF-8")]);
    assert_eq!(ended.status, 1, "{}", ended.err);
    assert!(ended.err.contains("תפוסים"), "{}", ended.err);
    let page = fs::read_to_string(&report).expect("a report");
    assert!(page.contains("<html lang=\"he\" dir=\"rtl\">"));
    let unknown = scan(&with("xx"), &[]);
    assert_eq!(unknown.status, 2, "{}", unknown.out);
    assert!(unknown.err.contains("zones.toml") && unknown.err.contains("xx"), "{}", unknown.err);
}
