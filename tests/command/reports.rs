//! `inspect --report` and `scan --report`: files whole or not at all, and what stands in them.

use std::fs;

use tempfile::{TempDir, tempdir};

use super::saving::names;
use super::{Ended, run, run_command, run_with_input};

const HEBREW: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/report/he.ftl");

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempdir().expect("a folder"))
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().expect("UTF-8").to_owned()
    }

    fn file(&self, name: &str, content: &str) -> String {
        fs::write(self.path(name), content).expect("a file");
        self.path(name)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    fn names(&self) -> Vec<String> {
        names(self.0.path())
    }
}

#[track_caller]
fn check(ended: &Ended, status: i32, said: &str) {
    assert_eq!((ended.status, ended.out.as_str()), (status, ""), "{}", ended.err);
    assert!(ended.err.contains(said), "{}", ended.err);
}

#[test]
fn a_report_of_names_is_the_same_each_time() {
    let folder = Folder::new();
    for file in ["one.html", "two.html"] {
        let ended = run(&["inspect", "--report", &folder.path(file), "\u{5D0}.com", "b-.com"]);
        check(&ended, 0, "");
        assert_eq!(ended.err, "");
    }
    assert_eq!(folder.names(), ["one.html", "two.html"]);
    let html = folder.read("one.html");
    assert!(html == folder.read("two.html"));
    assert!(
        html.starts_with("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">") && html.ends_with("</html>\n")
    );
    assert!(!html.contains("Made on"));
}

#[test]
fn the_date_is_that_of_the_build() {
    let folder = Folder::new();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_bidiscope"));
    command.env("SOURCE_DATE_EPOCH", "951782400");
    check(&run_command(command.args(["inspect", "--report", &folder.path("a.html"), "a.com"]), b""), 0, "");
    assert!(folder.read("a.html").contains("Made on <bdi>2000-02-29</bdi> (UTC)."));
}

#[test]
fn nothing_is_replaced_unasked_and_no_half_file_is_left() {
    let folder = Folder::new();
    let file = folder.file("a.html", "old");
    let arguments = ["inspect", "--report", &file, "a.com"];
    check(&run(&arguments), 1, "a.html: the file already exists; --overwrite replaces it\n");
    assert_eq!(folder.read("a.html"), "old");
    if cfg!(unix) {
        let script = format!(
            "ulimit -f 1; exec '{}' inspect --overwrite --report '{file}' a.com",
            env!("CARGO_BIN_EXE_bidiscope"),
        );
        let ended = run_command(std::process::Command::new("sh").args(["-c", &script]), b"");
        check(&ended, 1, "the report cannot be written: the file would exceed the size limit");
    }
    assert_eq!((folder.read("a.html").as_str(), folder.names()), ("old", vec!["a.html".to_owned()]));
    check(&run(&[&arguments[..], &["--overwrite"]].concat()), 0, "");
    assert!(folder.read("a.html").starts_with("<!DOCTYPE html>"));
    check(&run(&["inspect", "--report", "-", "a.com"]), 2, "“-” is not a file");
    check(
        &run(&["inspect", "--report", &folder.path("no/a.html"), "a.com"]),
        1,
        "there is no such file or folder",
    );
    assert_eq!(folder.names(), ["a.html"]);
}

#[test]
fn what_cannot_be_read_is_reported_and_stands_in_the_report() {
    let folder = Folder::new();
    let input = b"a..b\n<b>.com\n";
    let ended = run_with_input(&["inspect", "--report", &folder.path("a.html"), "-"], input);
    check(&ended, 2, "line 1");
    let html = folder.read("a.html");
    assert!(html.contains("Names that cannot be read") && html.contains("<bdi>a..b</bdi>"));
    assert!(html.contains("<bdi>&lt;b&gt;.com</bdi>") && !html.contains("<b>"));
    // Of nothing there is no report.
    let ended = run(&["inspect", "--report", &folder.path("b.html"), "a..b"]);
    check(&ended, 2, "no report was written");
    let many = "a.com\n".repeat(1_001);
    let ended = run_with_input(&["inspect", "--report", &folder.path("c.html"), "-"], many.as_bytes());
    check(&ended, 2, "at most 1000 names; for a longer list, use “bidiscope scan --report”");
    assert_eq!(folder.names(), ["a.html"]);
}

#[test]
fn a_check_ends_with_its_status_and_the_zone_is_reported() {
    let folder = Folder::new();
    let arguments = ["--check=idna2008", "--parent", "\u{5D0}.test", "--append"];
    let report = ["inspect", "--report", &folder.path("a.html"), "b-"];
    let ended = run(&[&report[..], &arguments].concat());
    check(&ended, 1, "hyphen");
    assert!(folder.read("a.html").contains("The parent zone is <bdi>\u{5D0}.test</bdi>"));
    let ended = run(&["inspect", "--json", "--report", &folder.path("b.html"), "a.com"]);
    check(&ended, 2, "cannot be used with");
}

#[test]
fn words_are_read_first_and_what_is_missing_is_said() {
    let folder = Folder::new();
    let report = folder.path("a.html");
    let ended = run(&["inspect", "--report", &report, "--words", HEBREW, "\u{5D0}.com"]);
    check(&ended, 0, "messages are missing and stay in English, such as ");
    assert!(folder.read("a.html").contains("<html lang=\"he\" dir=\"rtl\">"));
    let bad = folder.file("bad.ftl", "language = en\n");
    let ended = run(&["inspect", "--report", &folder.path("b.html"), "--words", &bad, "a.com"]);
    check(&ended, 2, "bad.ftl: add a line with the direction");
    check(
        &run(&["inspect", "--report", &report, "--words", "none.ftl", "a.com"]),
        2,
        "none.ftl: there is no such",
    );
    let large = folder.file("large.ftl", &" ".repeat(600 * 1024));
    let ended = run(&["inspect", "--report", &folder.path("b.html"), "--words", &large, "a.com"]);
    check(&ended, 2, "large.ftl: it has more than 512 kilobytes");
    assert_eq!(folder.names(), ["a.html", "bad.ftl", "large.ftl"]);
    // The example is a file of words.
    let example = run(&["--print-words"]);
    assert_eq!((example.status, example.err.as_str()), (0, ""));
    let words = folder.file("en.ftl", &example.out);
    let ended = run(&["inspect", "--overwrite", "--report", &report, "--words", &words, "\u{5D0}.com"]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
}

#[test]
fn a_language_of_the_program_is_that_of_all_that_is_said() {
    let folder = Folder::new();
    let html = |arguments: &[&str], status| {
        check(&run(&[arguments, &["--report", &folder.path("a.html"), "--overwrite"]].concat()), status, "");
        folder.read("a.html")
    };
    for (tag, name) in [("he", "עברית"), ("ar", "العربية")] {
        let language = ["inspect", "--language", tag];
        let page = html(&[&language[..], &["\u{5D0}1.com"]].concat(), 0);
        assert!(page.contains(&format!("<html lang=\"{tag}\" dir=\"rtl\">")), "{name}");
        // A sentence stays in one piece.
        assert!(!page.contains("The characters") && page.contains(" U+05D0"), "{name}");
        let listed = run(&["--language", tag, "--help"]);
        assert_eq!(listed.status, 0, "{}", listed.err);
    }
    let ended = run(&["inspect", "--language", "xx", "a.com"]);
    assert_eq!(ended.status, 2);
    assert!(["en", "ar", "he"].iter().all(|it| ended.err.contains(it)), "{}", ended.err);
    let both = run(&["inspect", "--language", "he", "--words", HEBREW, "a.com"]);
    assert_eq!(both.status, 2, "{}", both.out);
}

/// The rows of a table, each as its text without markup.
fn rows(html: &str) -> Vec<String> {
    let of_row = |row: &str| {
        let mut text = String::new();
        for piece in row.split('<').skip(1) {
            let (tag, after) = piece.split_once('>').expect("markup");
            text.push_str(if tag == "/td" || tag == "/th" { "|" } else { after });
        }
        text
    };
    html.split("<tr>")
        .skip(1)
        .map(|it| of_row(&format!(">{}", it.split("</tr>").next().unwrap_or(it))))
        .collect()
}

/// `12\u{5D0}` and `\u{5D0}12` show the same where the first strong character has nothing before it to stand on: in a
/// left-to-right paragraph both are seen as `12\u{5D0}`.
const LIST: &str = "\u{5D0}12.com\nok.com\n12\u{5D0}.com\nbad-.\u{5D0}\na..b\nOK.com\nok.com\n";

#[test]
fn a_report_of_a_list_takes_the_place_of_the_rows() {
    let folder = Folder::new();
    // No file's name has angle brackets on Windows.
    let (name, escaped) = if cfg!(windows) {
        ("&i;names.txt", "&amp;i;names.txt")
    } else {
        ("<i>names.txt", "&lt;i&gt;names.txt")
    };
    let list = folder.file(name, LIST);
    let ended = run(&["scan", &list, "--report", &folder.path("a.html")]);
    check(&ended, 1, "7 names, 2 refused, 3 contested, 1 permitted, 1 unreadable");
    let html = folder.read("a.html");
    let rows = rows(&html);
    for row in [
        "All names|7|",
        "Refused (IDNA2008)|2|",
        "Contested (this list)|3|",
        "May be registered (IDNA2008)|1|",
        "Permitted, with a warning or a matching name|1|",
        "Permitted, without a warning or a matching name|0|",
        "Cannot be read|1|",
        "Bidi domain names that violate the Bidi rule|2|",
    ] {
        assert!(rows.iter().any(|it| it == row), "{row}: {rows:#?}");
    }
    // What is wrong is in plain words, and what to do.
    assert!(html.contains("<h3><bdi>12\u{5D0}.com</bdi></h3>"));
    assert!(html.contains("Begin the label with a letter, not with a digit, a mark or a sign."));
    // Lines 1 and 3 look alike, 2 and 6 are one name in the DNS; 7 is line 2 again.
    assert_eq!(html.matches("<h3>Group ").count(), 2, "{rows:#?}");
    assert!(html.contains("Same display in a left-to-right paragraph."));
    assert!(html.contains("Same name in the DNS."));
    assert!(html.contains("1 line repeats an earlier name"));
    assert!(rows.iter().any(|it| it == "7|ok.com|2|"), "{rows:#?}");
    assert!(html.contains(&format!("List: <bdi>{escaped}</bdi>")) && !html.contains("<i>"));
}

#[test]
fn rows_and_a_report_at_once_are_what_each_is_alone() {
    let folder = Folder::new();
    let list = folder.file("names.txt", LIST);
    let other = folder.file("other.txt", "ok.com\n");
    let against = ["scan", &list, "--against", &other];
    let rows = run(&against).out;
    let both = ["--output", &folder.path("a.csv"), "--report", &folder.path("a.html")];
    check(&run(&[&against[..], &both].concat()), 1, "7 names");
    assert_eq!(folder.read("a.csv"), rows);
    check(&run(&[&against[..], &["--report", &folder.path("b.html")]].concat()), 1, "7 names");
    assert!(folder.read("a.html") == folder.read("b.html"));
    assert!(folder.read("a.html").contains("Compared with: <bdi>other.txt</bdi>"));
    let without = ["scan", "--no-groups", &list, "--report", &folder.path("c.html")];
    check(&run(&without), 1, "7 names");
    assert!(folder.read("c.html").contains("The names of the list were not compared with each other."));
    check(&run(&without), 1, "the file already exists; --overwrite replaces it");
    check(&run(&[&without[..], &["--overwrite"]].concat()), 1, "7 names");
}

/// However long the list is, so many names are listed, and the others counted.
#[test]
fn a_long_list_is_bounded() {
    let folder = Folder::new();
    let list: String = (0..3_000).map(|at| format!("\u{5D0}{at}-.com\n")).collect();
    let list = folder.file("names.txt", &list);
    check(&run(&["scan", "--no-groups", &list, "--report", &folder.path("a.html")]), 0, "3000 names");
    let html = folder.read("a.html");
    assert_eq!(html.matches("<article class=\"listed\">").count(), 500);
    assert!(html.contains("2500</bdi> more names"));
    assert!(html.len() < 4_000_000, "{}", html.len());
}

/// A file of words that says nothing in others.
const WORDS: &str = "language = en\ndirection = ltr\n";

/// What is read stays what it is, by whatever path it is named; and two things are not written into one file.
#[test]
fn nothing_is_written_over_what_is_read() {
    let folder = Folder::new();
    let list = folder.file("names.txt", "a.com\n");
    let words = folder.file("ours.ftl", WORDS);
    let same_folder = folder.path("./names.txt");
    let new = folder.path("new.html");
    for arguments in [
        ["scan", "--overwrite", "--output", &same_folder, &list, "--quiet"],
        ["scan", "--overwrite", "--report", &same_folder, &list, "--quiet"],
        ["scan", "--overwrite", "--output", &words, &list, &format!("--report={new}")],
        ["scan", "--output", &new, "--report", &new, &list],
        ["inspect", "a.com", "--overwrite", "--report", &words, "--quiet"],
    ] {
        let mut arguments = arguments.to_vec();
        arguments.retain(|it| *it != "--quiet");
        if arguments.contains(&words.as_str()) {
            arguments.extend(["--words", &words]);
        }
        let ended = run(&arguments);
        assert_eq!(
            (ended.status, ended.err.contains(": the file is an input") || ended.err.contains("two outputs")),
            (2, true),
            "{arguments:?}: {}",
            ended.err
        );
        assert_eq!(
            (folder.read("names.txt"), folder.read("ours.ftl")),
            ("a.com\n".to_owned(), WORDS.to_owned())
        );
        assert_eq!(folder.names(), ["names.txt", "ours.ftl"], "{arguments:?}");
    }
}

/// Every line stands in one part and is counted once: refused, taken, with something to look at, with nothing, or it cannot be
/// read.
#[test]
fn the_parts_of_a_report_add_up() {
    let folder = Folder::new();
    // Refused; undecided under `3d.il`; with a warning; taken; like one of the other list; with nothing; unreadable.
    let list = "a-.3d.il\n\u{5D0}.3d.il\n\u{440}l.3d.il\nok.3d.il\nA1.3d.il\nfine.3d.il\na..b\n";
    let list = folder.file("names.txt", list);
    let other = folder.file("other.txt", "ok.3d.il\nAl.3d.il\n");
    let report = folder.path("a.html");
    let ended = run(&["scan", "--parent", "3d.il", &list, "--against", &other, "--report", &report]);
    check(&ended, 1, "7 names, 1 refused, 1 to review, 1 taken, 3 permitted, 1 unreadable");
    let html = folder.read("a.html");
    let part = |id: &str| {
        let from = html.split_once(&format!("<h2 id=\"{id}\">")).expect(id).1;
        from.split_once("</section>").expect("an end").0.to_owned()
    };
    let has = |id: &str, name: &str| part(id).contains(&format!("<bdi>{name}</bdi>"));
    let parts = ["refused", "flagged", "others"];
    for (name, expected) in [
        ("a-.3d.il", "refused"),
        ("\u{5D0}.3d.il", "flagged"),
        ("\u{440}l.3d.il", "flagged"),
        ("ok.3d.il", "flagged"),
        ("A1.3d.il", "flagged"),
        ("fine.3d.il", "others"),
    ] {
        assert_eq!(parts.map(|it| has(it, name)), parts.map(|it| it == expected), "{name}");
    }
    assert!(part("flagged").contains("answer refused") && part("flagged").contains("in line <bdi>1</bdi>."));
    let rows = rows(&html);
    for row in [
        "Refused (IDNA2008)|1|",
        "Undecided|1|",
        "Taken (other list)|1|",
        "May be registered (IDNA2008)|3|",
        "Permitted, with a warning or a matching name|2|",
        "Permitted, without a warning or a matching name|1|",
        "Cannot be read|1|",
    ] {
        assert!(rows.iter().any(|it| it == row), "{row}: {rows:#?}");
    }
    // Without groups the warnings are reported all the same.
    let ended = run(&["scan", "--no-groups", "--parent", "3d.il", &list, "--report", &folder.path("b.html")]);
    check(&ended, 1, "7 names");
    let html = folder.read("b.html");
    let look =
        html.split_once("<h2 id=\"flagged\">").expect("a part").1.split_once("</section>").expect("an end").0;
    assert!(look.contains("<bdi>\u{440}l.3d.il</bdi>") && !look.contains("<bdi>ok.3d.il</bdi>"));
}

/// What `decision` says of each row is what the summary counts; and what is kept of the rows stands beside them.
#[test]
fn the_summary_counts_decisions_and_rows_have_their_columns() {
    let folder = Folder::new();
    let list = "name,who\ngov.il,Ada\nno.il,Ben\na.il,Cid\na.il,Dan\na.il.il,\nshop.il,Eve\nb-.il,Fay\nc.il,Gil\nx..y,Hal\n";
    let list = folder.file("names.csv", list);
    let other = folder.file("other.csv", "name,owner\nshop.il,\"R, S\"\n");
    let [reserved, blocked] =
        [("reserved.txt", "gov\n"), ("blocked.txt", "no\n")].map(|it| folder.file(it.0, it.1));
    let (rows_file, report) = (folder.path("a.csv"), folder.path("a.html"));
    let ended = run(&[
        &["scan", "--column=name", "--keep=who", "--parent=il", "--labels-below=1", &list][..],
        &["--reserved", &reserved, "--blocked", &blocked, "--against", &other, "--against-keep=owner"],
        &["--columns=decision", "--output", &rows_file, "--report", &report],
    ]
    .concat());
    check(&ended, 1, "9 names");
    let decisions = folder.read("a.csv");
    let count =
        |decision: &str| decisions.lines().filter(|it| it.split(',').next() == Some(decision)).count();
    let html = folder.read("a.html");
    let rows = rows(&html);
    for (decision, title) in [
        ("refused", "Refused (IDNA2008 or registry rules)"),
        ("reserved", "Reserved (registry rules)"),
        ("blocked", "Blocked (registry rules)"),
        ("taken", "Taken (other list)"),
        ("contested", "Contested (this list)"),
        ("allowed", "May be registered (IDNA2008 and registry rules)"),
    ] {
        let row = format!("{title}|{}|", count(decision));
        assert!(count(decision) > 0 && rows.contains(&row), "{row}: {rows:#?}");
    }
    // Beside each name, whatever is said of it.
    for who in ["Ada", "Ben", "Cid", "Dan", "Eve", "Fay", "Gil", "Hal"] {
        assert!(html.contains(&format!("<bdi>{who}</bdi>")), "{who}");
    }
    // The applications that contest each other name each other, and a match says who has the name.
    let (_, first) = html.split_once("<bdi>a.il</bdi></h3>").expect("the first");
    let first = first.split_once("</article>").expect("its end").0;
    assert!(first.contains("<bdi>5</bdi>: <bdi>a.il</bdi>, <bdi>Dan</bdi>"), "{first}");
    let found = rows.iter().find(|it| it.starts_with("7|shop.il|2|")).expect("a match");
    assert!(found.ends_with("|Eve|R, S|"), "{found}");
}

/// An A-label that is not its own stays as it was written, and a verdict on a part of a name says so.
#[test]
fn names_stand_there_as_they_were_read() {
    let folder = Folder::new();
    let dmarc = "_dmarc.\u{5E9}\u{5DC}\u{5D5}\u{5DD}.com";
    let list = format!("xn--zzzzz-.com\na..b\n_dmarc.b.com\nXN--4DBCD.com\n{dmarc}\n");
    let list = folder.file("names.txt", &list);
    for groups in [&[][..], &["--no-groups"]] {
        let report = ["scan", "--overwrite", &list, "--report", &folder.path("a.html")];
        let summary = "5 names, 1 refused, 3 permitted, 1 unreadable";
        check(&run(&[&report[..], groups].concat()), 1, summary);
        let html = folder.read("a.html");
        assert!(html.contains("<h3><bdi>xn--zzzzz-.com</bdi></h3>"));
        assert!(html.contains("Label <bdi>1</bdi> was typed as"), "the finding says why");
        let rows = rows(&html);
        assert!(rows.iter().any(|it| it.starts_with("2|a..b|")), "{rows:#?}");
        let others = "May be registered, apart from labels such as “_dmarc” (IDNA2008)";
        let in_part = rows.iter().find(|it| it.starts_with("3|_dmarc.b.com|"));
        assert!(in_part.is_some_and(|it| it.ends_with(&format!("|{others}|"))), "{rows:#?}");
        // With a right-to-left label the label before it has a warning.
        let listed = html.split_once(&format!("<h3><bdi>{dmarc}</bdi></h3>")).expect("it is listed").1;
        let article = listed.split_once("</article>").expect("an end").0;
        assert!(article.contains(others), "{article}");
        let whole = "4|\u{5D0}\u{5D1}\u{5D2}.com|xn--4dbcd.com|May be registered (IDNA2008)|";
        assert!(rows.iter().any(|it| it == whole), "{rows:#?}");
        assert!(rows.iter().any(|it| it.starts_with("Permitted, with a label that is never registered")));
    }
    // As `inspect` does.
    let ended = run(&["inspect", dmarc]);
    assert!(
        ended.out.contains("May be registered, apart from labels such as “_dmarc” (IDNA2008)"),
        "{}",
        ended.out
    );
}

#[test]
fn repeated_lines_are_listed() {
    let folder = Folder::new();
    let list = folder.file("names.txt", "a.com\nb.com\na.com\n");
    check(&run(&["scan", &list, "--report", &folder.path("a.html")]), 0, "3 names");
    let html = folder.read("a.html");
    assert!(html.contains("Apart from repeated lines, no two names of the list are the same or look alike."));
    assert!(rows(&html).iter().any(|it| it == "3|a.com|1|"));
}

/// Names that stand twice are not among those without a match; which script comes first makes no difference.
#[test]
fn a_name_that_stands_twice_is_no_name_without_a_match() {
    let folder = Folder::new();
    let list =
        folder.file("names.txt", "ok.com\nfine.com\nok.com\nab.\u{5D0}\u{5D1}\n\u{5D2}\u{5D3}.com\n*\n");
    let ended = run(&["scan", &list, "--report", &folder.path("a.html")]);
    assert_eq!(ended.status, 0, "{}", ended.err);
    let html = folder.read("a.html");
    let rows = rows(&html);
    let others = html.split_once("<h2 id=\"others\">").expect("a part").1;
    let others = others.split_once("</section>").expect("an end").0;
    assert!(others.contains("fine.com") && !others.contains("ok.com"), "{others}");
    assert_eq!(rows.iter().filter(|it| it.starts_with("Hebrew; Latin|2|")).count(), 1, "{rows:#?}");
    assert!(rows.iter().any(|it| it.starts_with("No script|1|")), "{rows:#?}");
}

/// What says how rows are written has no effect where none are.
#[test]
fn an_option_of_rows_needs_rows() {
    let folder = Folder::new();
    let (list, report) = (folder.file("names.txt", "a.com\n"), folder.path("a.html"));
    for option in
        ["--format=csv", "--columns=decision", "--only-failing", "--only-passing", "--for-spreadsheet"]
    {
        let arguments = ["scan", &list, "--check", "--report", &report, option];
        let ended = run(&arguments);
        let name = option.split('=').next().unwrap_or_default();
        check(&ended, 2, &format!("\u{201C}{name}\u{201D} has no effect without rows"));
        assert_eq!(folder.names(), ["names.txt"]);
        let rows = folder.path("rows.csv");
        let ended = run(&[&arguments[..], &["--output", &rows, "--overwrite"]].concat());
        assert_eq!(ended.status, 0, "{}", ended.err);
        std::fs::remove_file(&report).expect("it was written");
        std::fs::remove_file(&rows).expect("it was written");
    }
}
