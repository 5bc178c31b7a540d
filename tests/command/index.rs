//! `index`, and `scan --against` an index: the same answers as from the list, or a sentence that says what to do.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};

use tempfile::{TempDir, tempdir};

use super::lgr::file;
use super::{Ended, run, run_command, run_with_input};

/// Names that are the same, show the same, are confusable or are variants; some with white space, or outside the zone, or
/// that cannot be read.
const REGISTERED: &str = "\u{5D0}\u{5D1}1.com\npaypal.com\n\u{643}\u{643}.com\n a.com\na\u{5D0}.com\n..x\nA.net\n\u{643}.org\nxn--4dbcd.com\n1-a\u{5D0}.com\na\u{5D0}\n";
const APPLICATIONS: &str = "1\u{5D0}\u{5D1}.com\np\u{430}ypal.com\n\u{6AA}\u{643}.com\na.com\n\u{5D0}a.com\nb.com\nXN--4DBCD.com\na-1\u{5D0}.com\n\u{5D0}a\n";

struct Lists {
    folder: TempDir,
}

impl Lists {
    fn new() -> Self {
        let lists = Self { folder: tempdir().expect("a folder") };
        fs::write(lists.path("registered.txt"), REGISTERED).expect("room");
        fs::write(lists.path("applications.txt"), APPLICATIONS).expect("room");
        lists
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().expect("UTF-8").to_owned()
    }

    fn index(&self, options: &[&str]) -> Ended {
        let (list, index) = (self.path("registered.txt"), self.path("registered.bidx"));
        run(&[&["index", &list, "--output", &index, "--overwrite"], options].concat())
    }

    fn scan(&self, against: &str, options: &[&str]) -> Ended {
        let (against, list) = (self.path(against), self.path("applications.txt"));
        run(&[&["scan", "--against", &against, &list], options].concat())
    }
}

#[test]
fn an_index_answers_as_the_list_does() {
    let lists = Lists::new();
    let variants = file("variants.xml");
    let below = ["--lgr", variants.as_str(), "--parent", "com"];
    for options in
        [&[][..], &["--no-trim"], &below, &[&below[..], &["--threads", "5", "--memory", "1M"]].concat()]
    {
        let made = lists.index(options);
        assert_eq!((made.status, made.out.as_str()), (1, ""), "one line cannot be read: {}", made.err);
        let (expected, ended) =
            (lists.scan("registered.txt", options), lists.scan("registered.bidx", options));
        assert_eq!((ended.status, &ended.out), (expected.status, &expected.out), "{options:?}");
        assert_eq!(ended.err.replace("registered.bidx", "registered.txt"), expected.err);
        let header: Vec<&str> = ended.out.lines().next().unwrap_or_default().split(',').collect();
        for (column, title) in header.iter().enumerate().filter(|it| it.1.starts_with("against_")) {
            let has_match = ended
                .out
                .lines()
                .skip(1)
                .any(|it| it.split(',').nth(column).is_some_and(|it| !it.is_empty()));
            // No two names have the same one-to-one display; none within a zone is shown as another in the other direction.
            let may_have_none =
                *title == "against_one_to_one" || *title == "against_across" && options.contains(&"--parent");
            assert!(has_match || may_have_none, "{title} has no match with {options:?}");
        }
    }
}

/// The last command in quotation marks: before it rulesets may have been read.
fn command_of(messages: &str) -> String {
    let (_, command) = messages.rsplit_once('\u{201C}').expect("a command");
    command.split_once('\u{201D}').expect("its end").0.to_owned()
}

#[test]
fn a_changed_list_and_other_rules_are_errors_that_name_the_command() {
    let lists = Lists::new();
    let [variants, arabic] = ["variants.xml", "arabic.xml"].map(file);
    lists.index(&["--lgr", &variants]);
    // Touched, not changed.
    let file = fs::File::options().write(true).open(lists.path("registered.txt")).expect("ours");
    file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(1)).expect("ours");
    drop(file);
    let before = lists.scan("registered.bidx", &["--lgr", &variants]);
    assert!(before.out.lines().count() == 10, "{}", before.err);
    let refused = |options: &[&str]| {
        let ended = lists.scan("registered.bidx", options);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{options:?} {}", ended.err);
        command_of(&ended.err)
    };
    for options in [
        &["--lgr", &arabic][..],
        &["--lgr", &variants, "--parent", "com"],
        &["--no-trim"],
        &["--notation", "codepoints"],
    ] {
        let command = refused(options);
        assert!(options.iter().all(|it| command.contains(it)), "{command} {options:?}");
    }
    // Without variants the rulesets do not matter.
    let columns = ["--columns", "line,against_ltr", "--lgr", &arabic];
    assert!(lists.scan("registered.bidx", &columns).out.starts_with("line,against_ltr\n"));

    fs::write(lists.path("registered.txt"), format!("new.com\n{REGISTERED}")).expect("room");
    let command = refused(&["--lgr", &variants]);
    let program = Path::new(env!("CARGO_BIN_EXE_bidiscope")).parent().expect("a folder");
    let (shell, option) = if cfg!(windows) { ("cmd", "/c") } else { ("/bin/sh", "-c") };
    let made = run_command(Command::new(shell).arg(option).arg(&command).env("PATH", program), b"");
    assert_eq!(made.status, 1, "{command}: {}", made.err);
    let [index, list] =
        ["registered.bidx", "registered.txt"].map(|it| lists.scan(it, &["--lgr", &variants]).out);
    assert!(index == list && index != before.out);

    fs::remove_file(lists.path("registered.txt")).expect("ours");
    let ended = lists.scan("registered.bidx", &["--lgr", &variants]);
    assert!(ended.out == index && ended.err.contains("registered.txt"), "{}", ended.err);
}

#[test]
fn what_is_no_index_or_a_damaged_one_is_refused() {
    let lists = Lists::new();
    lists.index(&[]);
    let whole = fs::read(lists.path("registered.bidx")).expect("it is there");
    let mut changed = whole.clone();
    changed[30] ^= 1;
    for (bytes, options) in [
        (b"a.com\nb.com\n".to_vec(), &[][..]),
        (Vec::new(), &[]),
        (changed, &[]),
        (whole[..whole.len() / 2].to_vec(), &[]),
        (whole, &["--against-format", "names"]),
    ] {
        fs::write(lists.path("registered.bidx"), bytes).expect("room");
        let ended = lists.scan("registered.bidx", options);
        assert_eq!(
            (ended.status, ended.out.as_str(), ended.err.lines().count()),
            (2, "", 1),
            "{}",
            ended.err
        );
    }
    let ended = run(&["collisions", "--against", &lists.path("registered.bidx"), "a.com"]);
    assert_eq!((ended.status, ended.out.as_str(), ended.err.lines().count()), (2, "", 1), "{}", ended.err);
    assert!(ended.err.contains(&lists.path("registered.txt")), "{}", ended.err);
}

/// The index beside the list is made on first use, used as long as list and options are the same, and made anew after that.
#[test]
fn an_index_beside_the_list_is_made_when_it_is_asked_for() {
    let lists = Lists::new();
    let made = || {
        let index = fs::metadata(lists.path("registered.txt.bidx")).expect("it is made");
        index.modified().expect("a time")
    };
    let scan = |options: &[&str]| lists.scan("registered.txt", &[options, &["--against-index"]].concat());
    let expected = lists.scan("registered.txt", &[]);
    let first = scan(&[]);
    assert_eq!((first.status, &first.out, &first.err), (expected.status, &expected.out, &expected.err));
    let time = made();
    assert_eq!(scan(&["--columns", "line,against_same_name"]).status, first.status);
    assert_eq!(made(), time, "it is used");
    // With variants it needs their rulesets.
    let variants = file("variants.xml");
    let below = ["--lgr", variants.as_str(), "--parent", "com"];
    assert_eq!(scan(&below).out, lists.scan("registered.txt", &below).out);
    fs::write(lists.path("registered.txt"), format!("new.com\n{REGISTERED}")).expect("room");
    assert_eq!(scan(&[]).out, lists.scan("registered.txt", &[]).out);
    // A damaged page is found when it is read. The command that makes the index anew can be given as it stands.
    let mut damaged = fs::read(lists.path("registered.txt.bidx")).expect("it is there");
    damaged[16_389] ^= 1;
    fs::write(lists.path("registered.txt.bidx"), damaged).expect("room");
    let ended = scan(&[]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{}", ended.err);
    let command = format!("bidiscope index {0} --output {0}.bidx --overwrite", lists.path("registered.txt"));
    assert!(ended.err.contains(&command), "{}", ended.err);
    // Another file of this name is left alone.
    fs::write(lists.path("registered.txt.bidx"), "mine").expect("room");
    let ended = scan(&[]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{}", ended.err);
    assert_eq!(fs::read(lists.path("registered.txt.bidx")).expect("it is there"), b"mine");
    assert_eq!(run(&["scan", "--against-index", &lists.path("applications.txt")]).status, 2);
}

/// To open a pipe without a writer would wait for ever.
#[cfg(unix)]
#[test]
fn a_pipe_in_the_place_of_an_index_is_refused() {
    let lists = Lists::new();
    let pipe = lists.path("registered.txt.bidx");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("it is there").success());
    let ended = lists.scan("registered.txt", &["--against-index"]);
    assert!(ended.status != 0 && ended.out.is_empty() && ended.err.contains(&pipe), "{}", ended.err);
}

/// As with `--output`: somebody else may have chosen where the link leads. A link to an index is used.
#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_in_the_place_of_an_index_is_refused() {
    let lists = Lists::new();
    let (link, elsewhere) = (lists.path("registered.txt.bidx"), lists.path("elsewhere.bidx"));
    std::os::unix::fs::symlink("elsewhere.bidx", &link).expect("a link");
    let ended = lists.scan("registered.txt", &["--against-index"]);
    assert_eq!((ended.status, ended.out.as_str(), ended.err.lines().count()), (1, "", 1), "{}", ended.err);
    assert!(
        ended.err.contains(&link) && ended.err.contains("a symbolic link to a missing file"),
        "{}",
        ended.err
    );
    assert!(!std::path::Path::new(&elsewhere).exists());
    assert_eq!(
        run(&["index", &lists.path("registered.txt"), "--output", &elsewhere]).status,
        1,
        "lines are none"
    );
    let ended = lists.scan("registered.txt", &["--against-index"]);
    assert_eq!(ended.out, lists.scan("registered.txt", &[]).out, "{}", ended.err);
}

/// The index was asked for, so that it is an error, before either list is read; and the way out is said.
#[cfg(unix)]
#[test]
fn an_index_that_cannot_be_written_is_reported_before_the_work() {
    use std::os::unix::fs::PermissionsExt;
    let lists = Lists::new();
    let scan = |list: &str| {
        let output = lists.path("rows.csv");
        let arguments = ["scan", "--against-index", "--output", &output, "--against", list];
        // A line that cannot be read in either list would be reported.
        let ended = run_with_input(&arguments, b"a..b\n");
        assert!(!std::path::Path::new(&output).exists());
        assert!(ended.status == 1 && ended.err.lines().count() == 1, "{}", ended.err);
        ended.err
    };
    fs::create_dir(lists.path("registered.txt.bidx")).expect("room");
    assert!(scan(&lists.path("registered.txt")).contains("the index cannot be written: "));
    let folder = lists.path("fixed");
    fs::create_dir(&folder).expect("room");
    let list = format!("{folder}/registered.txt");
    fs::copy(lists.path("registered.txt"), &list).expect("room");
    let with_mode =
        |mode| fs::set_permissions(&folder, fs::Permissions::from_mode(mode)).expect("it is ours");
    with_mode(0o500);
    // Whoever may write into any folder sees no error.
    if fs::write(format!("{folder}/probe"), "").is_err() {
        let said = scan(&list);
        assert!(said.contains("with \u{201C}bidiscope index\u{201D}"), "{said}");
    }
    with_mode(0o700);
}

#[test]
fn the_zones_of_an_index_stand_in_a_column() {
    let lists = Lists::new();
    fs::write(lists.path("registered.csv"), "name,zone\na,com.\nb.,net\n").expect("room");
    fs::write(lists.path("applications.csv"), "name,zone\na,com\nb,net\na,net\n").expect("room");
    let index = lists.path("registered.bidx");
    let zones = ["--column", "name", "--parent-column", "zone", "--append"];
    let made = run(&[&["index", &lists.path("registered.csv"), "--output", &index], &zones[..]].concat());
    assert_eq!(made.status, 0, "{}", made.err);
    let columns = ["--columns", "name,against_same_name", "--against", &index];
    let ended = run(&[&["scan", &lists.path("applications.csv")], &zones[..], &columns[..]].concat());
    assert_eq!(ended.out, "name,against_same_name\na.com,2\nb.net,3\na.net,\n", "{}", ended.err);
}

#[test]
fn a_list_that_cannot_be_indexed_leaves_no_file() {
    let lists = Lists::new();
    let index = lists.path("new.bidx");
    fs::write(lists.path("list.csv"), "name;price\na.com;5\n").expect("room");
    for (list, options) in [
        ("list.csv", &[][..]),
        ("list.csv", &["--format", "names"]),
        ("registered.txt", &["--column", "name", "--format", "names"]),
        ("none", &[]),
        (".", &[]),
    ] {
        let ended = run(&[&["index", &lists.path(list), "--output", &index], options].concat());
        assert_eq!(
            (ended.status, ended.out.as_str(), ended.err.lines().count()),
            (2, "", 1),
            "{list}: {}",
            ended.err
        );
        assert!(!ended.err.contains("--against"), "{}", ended.err);
    }
    let ended = run(&[
        "index",
        &lists.path("registered.txt"),
        "--output",
        &lists.path("registered.txt"),
        "--overwrite",
    ]);
    assert_eq!(
        (ended.status, fs::read_to_string(lists.path("registered.txt")).expect("ours").as_str()),
        (2, REGISTERED)
    );
    assert!(!Path::new(&index).exists());
    lists.index(&[]);
    let ended = run(&["index", &lists.path("registered.txt"), "--output", &lists.path("registered.bidx")]);
    assert_eq!(ended.status, 1, "it is not overwritten");
}

/// An index keeps columns beside the names, and gives those that are asked for.
#[test]
fn an_index_keeps_columns() {
    let lists = Lists::new();
    let csv = lists.path("registered.csv");
    fs::write(&csv, "name,owner,since\na.com,\"A, B\",1\nb.com,,2\n\u{430}bc.com,C,3\n").expect("room");
    let list = lists.path("applications.txt");
    fs::write(&list, "a.com\nb.com\nabc.com\nz.com\n").expect("room");
    let scan = |options: &[&str]| {
        let columns = ["scan", "--columns=line,against_name", "--against"];
        run(&[&columns[..], &[&csv, "--against-column=name", &list], options].concat())
    };
    let expected = scan(&["--against-keep=since,owner"]);
    assert!(expected.out.contains("1,a.com,1,\"A, B\"\n") && expected.out.contains("3,"), "{}", expected.out);
    // The first makes the index, the others use it; the third asks for what the index does not keep.
    for keep in ["--against-keep=since,owner", "--against-keep=owner", "--against-keep=all"] {
        let by_index = scan(&["--against-index", keep]);
        assert_eq!((by_index.status, by_index.out), (0, scan(&[keep]).out), "{keep}: {}", by_index.err);
    }
    let index = lists.path("registered.csv.bidx");
    let modified = || fs::metadata(&index).expect("it is there").modified().expect("a time");
    let before = modified();
    assert_eq!(scan(&["--against-index"]).out, scan(&[]).out);
    assert_eq!(modified(), before, "an index that keeps more is used");
    // An index that is given itself.
    let other = lists.path("kept.bidx");
    let made = run(&["index", &csv, "--column=name", "--keep=owner", "--output", &other]);
    assert_eq!(made.status, 0, "{}", made.err);
    let against =
        |keep: &str| run(&["scan", "--columns=line,against_name", "--against", &other, keep, &list]);
    assert_eq!(against("--against-keep=owner").out, scan(&["--against-keep=owner"]).out);
    let missing = against("--against-keep=since");
    assert_eq!((missing.status, missing.out.as_str()), (2, ""));
    assert!(missing.err.contains("no column “since”, only owner"), "{}", missing.err);
}
