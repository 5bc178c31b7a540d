//! No command writes a file that it reads, also where another file names it.

use std::fs;

use tempfile::{TempDir, tempdir};

use super::run;

/// The ASCII letters (RFC 7940).
const RULESET: &str = "<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><data><range first-cp=\"0061\" last-cp=\"007A\"/></data></lgr>";

/// A custom strategy.
const STRATEGIES: &str =
    r#"{"bidiscope":"strategies","version":1,"strategies":[{"name":"Strong","choices":{"hyphen":"l"}}]}"#;

const FILES: [(&str, &str); 9] = [
    (
        "profile.toml",
        "[zone.il]\nrulesets = [\"he.xml\"]\nreserved = \"reserved.txt\"\nblocked = \"blocked.txt\"\n",
    ),
    ("he.xml", RULESET),
    ("he-1.svg", RULESET),
    ("reserved.txt", "gov\n"),
    ("blocked.txt", "example\n"),
    ("words.ftl", "language = en\ndirection = ltr\n"),
    ("strategy.svg", STRATEGIES),
    ("list.csv", "name\nshop.il\n"),
    ("registered.csv", "name\npaypal.il\n"),
];

fn files() -> TempDir {
    let folder = tempdir().expect("a folder");
    FILES.iter().for_each(|(name, text)| fs::write(folder.path().join(name), text).expect("a file"));
    folder
}

/// Runs a command whose words that begin with `%` are files of the folder.
fn check(folder: &TempDir, command: &str, written: &str) {
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let words = command.split(' ').map(|it| match it.split_once('%') {
        Some((before, name)) => format!("{before}{}", path(name)),
        None => it.to_owned(),
    });
    let words: Vec<String> = words.collect();
    let ended = run(&words.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{command}: {}", ended.err);
    let said =
        format!("bidiscope: {}: the file is an input; choose another file for the output", path(written));
    assert!(ended.err.lines().any(|it| it == said), "{command}: {}", ended.err);
}

#[test]
fn the_files_of_a_registry_stay_as_they_are() {
    let folder = files();
    for written in ["profile.toml", "he.xml", "reserved.txt", "blocked.txt", "./he.xml"] {
        for command in [
            "scan --profile %profile.toml --column name --output %OUT --overwrite %list.csv",
            "scan --profile %profile.toml --column name --report %OUT --overwrite %list.csv",
            "index --profile %profile.toml --column name --output %OUT --overwrite %list.csv",
            "inspect --profile %profile.toml --report %OUT --overwrite shop.il",
        ] {
            check(&folder, &command.replace("OUT", written), written);
        }
    }
    for command in [
        "inspect --parent il --lgr %he.xml --report %he.xml --overwrite shop.il",
        "scan --parent il --lgr %he.xml --output %he.xml --overwrite %list.csv",
    ] {
        check(&folder, command, "he.xml");
    }
    check(
        &folder,
        "inspect --parent il --reserved %reserved.txt --report %reserved.txt --overwrite shop.il",
        "reserved.txt",
    );
    check(&folder, "sheet --parent il --lgr %he-1.svg --output %he-1.svg --overwrite shop.il", "he-1.svg");
    check(
        &folder,
        "sheet --parent il --lgr %he-1.svg --output %he.svg --overwrite shop.il paypal.il",
        "he-1.svg",
    );
    check(&folder, "study --max-length 1 --words %words.ftl --save %words.ftl", "words.ftl");
    #[cfg(feature = "gui")]
    check(&folder, "--list %list.csv --picture %list.csv", "list.csv");
    for (name, text) in FILES {
        assert_eq!(fs::read_to_string(folder.path().join(name)).expect("it is there"), text, "{name}");
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), FILES.len(), "nothing new");
}

#[test]
fn the_file_of_a_custom_strategy_stays_as_it_is() {
    let folder = files();
    for command in [
        "study --max-length 1 --strategy @%strategy.svg --save %strategy.svg",
        "inspect --strategy @%strategy.svg --report %strategy.svg --overwrite shop.il",
        "sheet --panes uba-ltr,@%strategy.svg --output %strategy.svg --overwrite shop.il",
        "sheet --trace @%strategy.svg --output %strategy.svg --overwrite shop.il",
        "sheet --pane @%strategy.svg:Strong --output %strategy.svg --overwrite shop.il",
        "sheet --steps @%strategy.svg --output %strategy.svg --overwrite shop.il",
        #[cfg(feature = "gui")]
        "--present=@%strategy.svg --picture %strategy.svg",
    ] {
        check(&folder, command, "strategy.svg");
    }
    assert_eq!(fs::read_to_string(folder.path().join("strategy.svg")).expect("it is there"), STRATEGIES);
}

/// An index in use, and the list that it was made of.
#[test]
fn an_index_and_its_list_stay_as_they_are() {
    let folder = files();
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let made = run(&["index", "--column", "name", &path("registered.csv"), "--output", &path("r.bidx")]);
    assert_eq!(made.status, 0, "{}", made.err);
    let index = fs::read(path("r.bidx")).expect("an index");
    for (written, command) in [
        ("r.bidx", "scan --column name --against %r.bidx --output %r.bidx --overwrite %list.csv"),
        (
            "registered.csv",
            "scan --column name --against %r.bidx --output %registered.csv --overwrite %list.csv",
        ),
        (
            "registered.csv",
            "scan --column name --against %r.bidx --report %registered.csv --overwrite %list.csv",
        ),
        (
            "registered.csv.bidx",
            "scan --column name --against %registered.csv --against-index --output %registered.csv.bidx --overwrite %list.csv",
        ),
    ] {
        check(&folder, command, written);
    }
    assert!(fs::read(path("r.bidx")).expect("an index") == index);
    assert_eq!(fs::read_to_string(path("registered.csv")).expect("a list"), "name\npaypal.il\n");
}

#[test]
fn an_index_is_not_made_of_an_index() {
    let folder = files();
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let made = run(&["index", "--column", "name", &path("registered.csv"), "--output", &path("r.bidx")]);
    assert_eq!(made.status, 0, "{}", made.err);
    for arguments in [
        &["scan", "--against", &path("r.bidx"), "--against-index", &path("reserved.txt")][..],
        &["index", &path("r.bidx"), "--output", &path("s.bidx")],
    ] {
        let ended = run(arguments);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{}", ended.err);
        assert!(ended.err.contains("already an index"), "{}", ended.err);
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), FILES.len() + 1, "nothing new");
}

/// Standard input that is a file, and a hard link, by which the file has another path.
#[cfg(unix)]
#[test]
fn another_path_of_a_file_is_the_file() {
    use std::process::{Command, Stdio};

    let folder = files();
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    fs::hard_link(path("list.csv"), path("link.csv")).expect("a link");
    check(&folder, "scan --column name --output %link.csv --overwrite %list.csv", "link.csv");
    for (command, read) in [
        ("scan --column name --output OUT --overwrite -", "list.csv"),
        ("scan --column name --report OUT --overwrite -", "list.csv"),
        ("scan --output OUT --overwrite --against - reserved.txt", "registered.csv"),
        ("inspect --report OUT --overwrite -", "reserved.txt"),
        ("sheet --output OUT --overwrite -", "he-1.svg"),
    ] {
        let input = fs::File::open(path(read)).expect("it is there");
        let words = command.split(' ').map(|it| if it == "OUT" { path(read) } else { it.to_owned() });
        let mut program = Command::new(env!("CARGO_BIN_EXE_bidiscope"));
        program.args(words).current_dir(folder.path()).stdin(Stdio::from(input));
        let ended = program.output().expect("it runs");
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert_eq!(ended.status.code(), Some(2), "{command}: {said}");
        assert!(
            said.contains("the file is an input; choose another file for the output"),
            "{command}: {said}"
        );
    }
    for (name, text) in FILES {
        assert_eq!(fs::read_to_string(folder.path().join(name)).expect("it is there"), text, "{name}");
    }
}

/// Each of its names would be contested with itself.
#[test]
fn a_list_is_named_once() {
    let folder = files();
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let ended = run(&["scan", "--column", "name", &path("list.csv"), &path("./list.csv")]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{}", ended.err);
    assert!(ended.err.contains("the list is given twice"), "{}", ended.err);
}
