//! What is asked of the window where there is no display: what can be done without one is done, and the rest
//! fails.

use std::path::{Path, PathBuf};

use super::run;

/// A folder of a test's own, which goes with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("bidiscope-start-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("UTF-8").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

const NO_DISPLAY: &str = "there is no display to open a window on";

#[test]
fn a_picture_fails() {
    let folder = Folder::new("picture");
    let picture = folder.file("window.png");
    for arguments in [&["--picture", &picture][..], &["--picture", &picture, "abc.com"]] {
        let ended = run(arguments);
        assert_eq!(
            (ended.status, ended.out.as_str(), ended.err.lines().count()),
            (1, "", 1),
            "{}",
            ended.err
        );
        assert!(
            ended.err.contains(NO_DISPLAY) && ended.err.contains("window.png was not written"),
            "{}",
            ended.err
        );
        assert!(!Path::new(&picture).exists());
    }
}

#[test]
fn a_text_is_answered_as_the_command_answers_it() {
    let folder = Folder::new("text");
    let letter = folder.file("letter.txt");
    std::fs::write(&letter, "see \u{5D0}.com and 1.\u{5D0}.com\n").expect("written");
    let ended = run(&["--text", &letter]);
    let expected = run(&["text", &letter]);
    assert_eq!((ended.status, expected.status), (0, 0));
    assert!(ended.out == expected.out && ended.out.contains("\u{5D0}.com"), "{}", ended.out);
    assert!(ended.err.contains(NO_DISPLAY) && ended.err.contains("letter.txt"), "{}", ended.err);
    // A notation is that of names, and no text is read by it: asking for one is refused.
    let refused = run(&["--notation", "table1", "--text", &letter]);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    assert!(refused.err.contains("“--notation” needs NAME"), "{}", refused.err);
}

#[test]
fn a_text_that_cannot_be_read_fails_as_the_command_does() {
    let folder = Folder::new("unreadable");
    std::fs::write(folder.file("binary"), b"\xFF\xFD\0a").expect("written");
    for name in ["missing.txt", "binary", "."] {
        let ended = run(&["--text", &folder.file(name)]);
        let expected = run(&["text", &folder.file(name)]);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{name}: {}", ended.err);
        assert_eq!(expected.status, 2);
        let [first, second] = ended.err.lines().collect::<Vec<_>>().try_into().expect("two sentences");
        assert!(first.contains(NO_DISPLAY), "{first}");
        assert_eq!(second, expected.err.trim_end(), "{name}");
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_is_not_waited_for() {
    let folder = Folder::new("pipe");
    let pipe = folder.file("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    for file in [pipe.as_str(), "/dev/zero"] {
        let ended = run(&["--text", file]);
        assert_eq!((ended.status, ended.out.as_str()), (1, ""), "{}", ended.err);
        assert!(ended.err.contains(&format!("{file} was not read: the file is a pipe")), "{}", ended.err);
    }
}

#[test]
fn a_tab_without_a_name_has_its_command() {
    for (tab, command) in
        [("text", "“bidiscope text FILE” works without a window"), ("study", "“bidiscope study” works")]
    {
        let ended = run(&["--tab", tab]);
        assert_eq!((ended.status, ended.out.as_str()), (1, ""));
        assert!(ended.err.contains(NO_DISPLAY) && ended.err.contains(command), "{}", ended.err);
    }
    assert_eq!(run(&["--tab", "inspect"]).status, 0);
    // A list in the tab List has the same.
    let ended = run(&["--list", "names.txt"]);
    assert_eq!((ended.status, ended.out.as_str()), (1, ""));
    assert!(ended.err.contains("“bidiscope scan FILE” works without a window"), "{}", ended.err);
    assert_eq!(run(&["--list", "names.txt", "a.com"]).status, 2);
}

#[test]
fn a_file_name_reaches_the_terminal_tamed() {
    for arguments in [["--text", "/nowhere/\u{1B}[31m\u{202E}"], ["--picture", "/nowhere/\u{1B}[31m\u{202E}"]]
    {
        let ended = run(&arguments);
        assert!(ended.err.contains("/nowhere/<U+001B>[31m<U+202E>"), "{:?}", ended.err);
        assert!(!ended.err.contains(['\u{1B}', '\u{202E}']));
    }
}

#[test]
fn a_link_is_a_name_with_its_notation() {
    let ended = run(&["bidiscope:?name=AB-12&notation=table1&panes=uba-ltr&zoom=3"]);
    let expected = run(&["--notation", "table1", "AB-12"]);
    assert_eq!((ended.status, expected.status), (0, 0));
    assert_eq!(ended.out, expected.out);
    let text = "The link contains the unknown key \u{201C}zoom\u{201D}. Unknown parts are ignored.\n";
    assert!(ended.err.contains(text), "{}", ended.err);
    // However many there are.
    let keys: String = (0..2_000).map(|at| format!("&k{at}")).collect();
    let ended = run(&[&format!("bidiscope:?name=a.com{keys}")]);
    let text = "bidiscope: The link contains the unknown keys \u{201C}k0\u{201D}, \u{201C}k1\u{201D}, \u{201C}k2\u{201D} \
                and 1997 more. Unknown parts are ignored.\n";
    assert!(ended.err.starts_with(text) && ended.err.lines().count() == 2, "{}", ended.err);
}

#[test]
fn a_link_that_cannot_be_read_is_refused_and_after_the_hyphens_it_is_a_name() {
    let ended = run(&["bidiscope:?name=%D7"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(
        ended.err.contains("The value of \u{201C}name\u{201D} in the link is not UTF-8."),
        "{}",
        ended.err
    );
    let ended = run(&["--notation", "table1", "bidiscope:?name=AB"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(ended.err.contains("no effect on a link"), "{}", ended.err);
    let ended = run(&["--", "bidiscope:?name=AB"]);
    assert_eq!(ended.status, 0);
    assert!(ended.out.contains("bidiscope:?name=AB"), "{}", ended.out);
}

/// What cannot be presented is compared, as any name is; what is no display is refused.
#[test]
fn what_was_to_be_presented_is_compared() {
    let expected = run(&["abc.com"]);
    for present in ["--present", "--present=fields:paragraph=rtl"] {
        let ended = run(&[present, "abc.com"]);
        assert_eq!((ended.status, &ended.out), (0, &expected.out), "{present}");
        assert!(ended.err.contains(NO_DISPLAY), "{}", ended.err);
    }
    for refused in [&["--present=uba", "abc.com"][..], &["--present", "--tab", "study"]] {
        let ended = run(refused);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{refused:?}");
    }
}
