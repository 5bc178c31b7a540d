//! `sheet`: files whole or not at all, their numbers, and what is refused.

use std::fs;
use std::path::{Path, PathBuf};
#[cfg(target_os = "linux")]
use std::process::Stdio;

use tempfile::{TempDir, tempdir};

use super::saving::names;
#[cfg(target_os = "linux")]
use super::saving::{ended, heeding, signal as send, wait_until_it_listens};
use super::{Ended, run, run_with_input};

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempdir().expect("a folder"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Runs `sheet` into this file of the folder.
    fn sheet(&self, file: &str, arguments: &[&str]) -> Ended {
        let file = self.path(file);
        run(&[&["sheet", "--output", file.to_str().expect("UTF-8")], arguments].concat())
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    fn names(&self) -> Vec<String> {
        names(self.0.path())
    }
}

fn check_done(ended: &Ended) {
    assert_eq!((ended.status, ended.out.as_str(), ended.err.as_str()), (0, "", ""));
}

#[test]
fn the_ending_says_what_is_written() {
    let folder = Folder::new();
    for (file, beginning) in [("a.svg", &b"<svg "[..]), ("a.PNG", b"\x89PNG\r\n"), ("a.pdf", b"%PDF-1.7")] {
        let scale = if file == "a.PNG" { &["--scale", "0.25", "\u{5D0}.com"][..] } else { &["\u{5D0}.com"] };
        check_done(&folder.sheet(file, scale));
        assert!(folder.read(file).starts_with(beginning), "{file}");
    }
}

#[test]
fn the_same_each_time() {
    let folder = Folder::new();
    for ending in ["svg", "png", "pdf"] {
        let files = [format!("one.{ending}"), format!("two.{ending}")];
        for file in &files {
            let name = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}.ibm";
            check_done(
                &folder.sheet(file, &["--panes", "uba-ltr", "--trace", "uba-ltr", "--collisions", name]),
            );
        }
        assert!(folder.read(&files[0]) == folder.read(&files[1]), "{ending}");
    }
}

/// RFC 5893, section 7.1: what the applicant cannot correct refuses nothing.
#[test]
fn a_sheet_answers_for_the_zone_that_is_asked_about() {
    let folder = Folder::new();
    let name = "\u{645}\u{635}\u{631}.3com.com";
    let answer = |file: &str, arguments: &[&str]| {
        check_done(&folder.sheet(file, arguments));
        let text = String::from_utf8(folder.read(file)).expect("UTF-8");
        [text.contains("Refused: Label 2 begins"), text.contains("Undecided: ")]
    };
    assert_eq!(answer("whole.svg", &[name]), [true, false]);
    assert_eq!(answer("zone.svg", &["--parent", "3com.com", name]), [false, true]);
    assert_eq!(
        answer("label.svg", &["--parent", "3com.com", "--append", "\u{645}\u{635}\u{631}"]),
        [false, true]
    );
    let ended = folder.sheet("other.svg", &["--parent", "org", name]);
    assert_eq!((ended.status, folder.names().len()), (2, 3), "{}", ended.err);
    assert!(ended.err.contains("does not end in the parent zone"), "{}", ended.err);
    let ended = folder.sheet("zone.pdf", &["--parent", "a..b", name]);
    assert_eq!(ended.status, 2);
    assert!(ended.err.starts_with("bidiscope: --parent: "), "{}", ended.err);
}

#[test]
fn several_pictures_are_numbered() {
    let folder = Folder::new();
    check_done(&folder.sheet("n.svg", &["a.com", "b.com", "c.com"]));
    assert_eq!(folder.names(), ["n-1.svg", "n-2.svg", "n-3.svg"]);
    let folder = Folder::new();
    check_done(&folder.sheet("s.svg", &["--notation", "table1", "--steps", "uba-ltr", "AB-12.ab"]));
    let steps = folder.names();
    assert!(steps.len() >= 5, "{steps:?}");
    assert!(steps.iter().all(|it| it.starts_with("s-") && it.ends_with(".svg")), "{steps:?}");
    // A document has them all.
    check_done(&folder.sheet("s.pdf", &["--notation", "table1", "--steps", "uba-ltr", "AB-12.ab"]));
    let pages = format!("/Count {}", steps.len());
    assert!(folder.read("s.pdf").windows(pages.len()).any(|it| it == pages.as_bytes()));
}

/// A document is whole or not there; of pictures those are there that were said.
#[cfg(target_os = "linux")]
#[test]
fn whoever_stops_a_sheet_leaves_nothing_half() {
    let all: Vec<String> = (0..400).map(|number| format!("a{number}.\u{5D0}\u{5D1}.com")).collect();
    for (file, signal, status) in [("a.pdf", "TERM", 143), ("a.pdf", "INT", 130), ("a.svg", "HUP", 129)] {
        let folder = Folder::new();
        let child = heeding(env!("CARGO_BIN_EXE_bidiscope"))
            .args(["sheet", "--output"])
            .arg(folder.path(file))
            .args(&all)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        wait_until_it_listens(&child);
        send(&child, signal);
        let (ended, message) = ended(child);
        assert_eq!(ended, Some(status), "{message}");
        let left = folder.names();
        if file == "a.pdf" {
            assert!(message.trim_end().ends_with("a.pdf cannot be saved: the work was stopped"), "{message}");
            assert_eq!(left, [""; 0]);
        } else {
            assert_eq!(message, format!("bidiscope: stopped: {} of 400 pictures were written\n", left.len()));
            assert!(left.len() < 400 && left.iter().all(|it| it.ends_with(".svg")), "{left:?}");
        }
    }
}

/// One step of a sheet can take seconds, as of a name of thousands of marks: the program ends within it, and leaves nothing.
#[cfg(target_os = "linux")]
#[test]
fn a_stop_does_not_wait_for_a_long_step() {
    let name = format!("\u{5D0}{}.com", "\u{301}".repeat(9_900));
    for file in ["a.pdf", "a.svg"] {
        let folder = Folder::new();
        let child = heeding(env!("CARGO_BIN_EXE_bidiscope"))
            .args(["sheet", "--output"])
            .arg(folder.path(file))
            .arg(&name)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        wait_until_it_listens(&child);
        send(&child, "INT");
        let (ended, message) = ended(child);
        assert_eq!(ended, Some(130), "{message}");
        // Without the stop within the step, the picture was written to its end.
        assert_eq!(folder.names(), [""; 0], "{message}");
        assert!(message.contains("stopped"), "{message}");
    }
}

/// Where a link of another's leads is not the user's choice.
#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_not_followed_unasked() {
    let folder = Folder::new();
    let (elsewhere, link) = (folder.path("elsewhere"), folder.path("a.svg"));
    std::os::unix::fs::symlink(&elsewhere, &link).expect("a link");
    let path = link.to_str().expect("UTF-8");
    for arguments in [
        &["sheet", "--output", path, "a.com"][..],
        &["scan", "--output", path, "-"],
        &["inspect", "--report", path, "a.com"],
    ] {
        let ended = run_with_input(arguments, b"a.com\n");
        assert_eq!(ended.status, 1, "{arguments:?}");
        assert!(ended.err.contains("the file already exists"), "{}", ended.err);
        assert_eq!(folder.names(), ["a.svg"]);
    }
    check_done(&folder.sheet("a.svg", &["--overwrite", "a.com"]));
    assert_eq!(folder.names(), ["a.svg", "elsewhere"]);
}

/// Three pictures take the place of the first three of five.
#[test]
fn pictures_of_an_earlier_run_are_reported() {
    let folder = Folder::new();
    check_done(&folder.sheet("n.svg", &["a.com", "b.com", "c.com", "d.com", "e.com"]));
    let ended = folder.sheet("n.svg", &["--overwrite", "f.com", "g.com", "h.com"]);
    assert_eq!(ended.status, 0);
    assert_eq!(ended.err.lines().count(), 1, "{}", ended.err);
    assert!(ended.err.contains("n-4.svg belongs to an earlier sheet"), "{}", ended.err);
}

#[test]
fn files_are_called_as_the_user_says_and_never_as_a_name() {
    let folder = Folder::new();
    check_done(&folder.sheet("f.svg", &["/etc/passwd", "<b>&\"'", "$(id).com"]));
    assert_eq!(folder.names(), ["f-1.svg", "f-2.svg", "f-3.svg"]);
}

#[test]
fn a_document_holds_what_inspect_says() {
    let folder = Folder::new();
    check_done(&folder.sheet("one.pdf", &["--notation", "table1", "AB12.com"]));
    let pdf = folder.read("one.pdf");
    let is_there = |text: &str| pdf.windows(text.len()).any(|it| it == text.as_bytes());
    assert!(is_there("inspection.json") && is_there("/EmbeddedFiles"));
    // Its length, uncompressed, is that of the answer.
    let json = run(&["inspect", "--json", "--notation", "table1", "AB12.com"]).out;
    assert!(is_there(&format!("/Size {}", json.len())), "{}", json.len());
    check_done(&folder.sheet("two.pdf", &["a.com", "b.com"]));
    let pdf = folder.read("two.pdf");
    let is_there = |text: &str| pdf.windows(text.len()).any(|it| it == text.as_bytes());
    assert!(is_there("inspection-1.json") && is_there("inspection-2.json") && is_there("(Contents)"));
}

#[test]
fn names_from_standard_input_and_one_that_cannot_be_read() {
    let folder = Folder::new();
    let file = folder.path("n.svg");
    let arguments = ["sheet", "--pane", "uba-ltr", "--output", file.to_str().expect("UTF-8"), "-"];
    let ended = run_with_input(&arguments, b"a.com\n\na..b\n\xD7\x90.com\n");
    assert_eq!(ended.status, 2);
    assert!(
        ended.err.starts_with("bidiscope: line 3: a..b: ") && ended.err.lines().count() == 1,
        "{}",
        ended.err
    );
    assert_eq!(folder.names(), ["n-1.svg", "n-2.svg"]);
    // Without any name nothing is written.
    let ended = folder.sheet("none.svg", &["a..b"]);
    assert_eq!(ended.status, 2);
    assert!(ended.err.contains("none.svg was not written"), "{}", ended.err);
    assert_eq!(folder.names(), ["n-1.svg", "n-2.svg"]);
}

#[test]
fn what_cannot_be_is_refused_before_anything_is_written() {
    let folder = Folder::new();
    fs::write(folder.path("old.txt"), "old").expect("a file");
    let long = "a".repeat(1_001);
    let many = vec!["a.com"; 1_001];
    let longer = "a".repeat(999);
    let labels = "\u{5D0}\u{5D1}1-c.".chars().cycle().take(999).collect::<String>();
    let four = [&longer[..300]; 4];
    for (status, file, arguments, words) in [
        (2, "old.txt", &["a"][..], "the file name must end in .png, .svg or .pdf"),
        (1, "none/a.svg", &["a"], "no file can be created in the folder: there is no such file or folder"),
        (2, "a.pdf", &["--scale", "2", "a"], "“--scale” is for PNG and SVG only"),
        (2, "a.svg", &["--landscape", "a"], "“--landscape” is for the page sizes a4 and letter only"),
        (2, "a.svg", &["--scale", "0", "a"], "between 0.25 and 16"),
        (2, "a.svg", &["--scale", "nan", "a"], "between 0.25 and 16"),
        (2, "a.svg", &["--panes", "uba-ltr,nonsense", "a"], "nonsense"),
        (1, "a.svg", &["--steps", "uba-ltr", &long], "for at most 1000"),
        // Each character is pushed in a step, and the last step clears: its figures would be a million.
        (
            1,
            "a.pdf",
            &["--steps", "one-to-one", &longer],
            "has 999 characters, too many for pictures of all 1000 steps",
        ),
        (
            1,
            "a.svg",
            &["--steps", "one-to-one", &longer],
            "has 999 characters, too many for pictures of all 1000 steps",
        ),
        // However a display is written, and whatever has so many steps.
        (
            1,
            "a.pdf",
            &["--steps", "custom:base=one-to-one", &longer],
            "has 999 characters, too many for pictures of all 1000 steps",
        ),
        (1, "a.pdf", &["--steps", "isolates", &labels], "has 999 characters, too many for pictures of all "),
        (1, "a.svg", &[&["--steps", "one-to-one"], &four[..]].concat(), "at most 1000 are written"),
        (1, "a.png", &["--scale", "16", &long], "use a smaller “--scale”"),
        (1, "a.svg", &many, "at least 1001 files, but at most 1000 are written"),
    ] {
        let ended = folder.sheet(file, arguments);
        assert_eq!(ended.status, status, "{file}: {}", ended.err);
        assert!(ended.err.contains(words) && ended.out.is_empty(), "{file}: {}", ended.err);
    }
    assert_eq!(folder.names(), ["old.txt"]);
    assert_eq!(folder.read("old.txt"), b"old");
}

#[test]
fn displays_come_with_their_choices_and_from_files() {
    let folder = Folder::new();
    let own = "custom:separators=idna,direction=first-strong,around=isolate";
    let panes = format!("uba-ltr,fields:order=content,paragraph=rtl,{own}");
    check_done(&folder.sheet("a.svg", &["--panes", &panes, "\u{5D0}.com"]));
    let svg = String::from_utf8(folder.read("a.svg")).expect("UTF-8");
    for title in ["UBA, LTR paragraph", "Fields (Davis), content order, in an RTL paragraph"] {
        assert!(svg.contains(title), "{title}");
    }
    assert!(!svg.contains("<title>Isolates</title>"));
}

#[test]
fn what_is_there_is_replaced_only_where_that_is_said() {
    let folder = Folder::new();
    for (file, names) in [("a.pdf", &["a.com"][..]), ("b-2.svg", &["a.com", "b.com"])] {
        fs::write(folder.path(file), "old").expect("a file");
        let asked = file.replace("-2", "");
        let ended = folder.sheet(&asked, names);
        assert_eq!((ended.status, ended.out.as_str()), (1, ""));
        assert!(ended.err.ends_with("the file already exists; --overwrite replaces it\n"), "{}", ended.err);
        assert_eq!(folder.read(file), b"old");
        assert!(!folder.path("b-1.svg").exists(), "nothing is written where not all can be");
        check_done(&folder.sheet(&asked, &[&["--overwrite"], names].concat()));
        assert!(folder.read(file).len() > 1_000);
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_whole_leaves_the_old_one() {
    let folder = Folder::new();
    fs::write(folder.path("a.pdf"), "old").expect("a file");
    let script = format!(
        "ulimit -f 1; exec '{}' sheet --overwrite --output '{}' a.com",
        env!("CARGO_BIN_EXE_bidiscope"),
        folder.path("a.pdf").display()
    );
    let ended = super::run_command(std::process::Command::new("sh").args(["-c", &script]), b"");
    assert_eq!(ended.status, 1, "{}", ended.err);
    assert!(ended.err.contains("cannot be saved: the file would exceed the size limit"), "{}", ended.err);
    assert_eq!(folder.read("a.pdf"), b"old");
    assert_eq!(names(Path::new(folder.0.path())), ["a.pdf"]);
}
