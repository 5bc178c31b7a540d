//! `lesson`: what a teacher is told of a file, and how the program ends.

use std::path::Path;

use super::run;

const HEAD: &str =
    "format = \"bidiscope-lesson\"\nversion = 1\ntitle = \"A lesson\"\nnotation = \"capitals\"\n";

/// A file with this text.
fn written(text: &[u8]) -> tempfile::TempPath {
    let file = tempfile::NamedTempFile::new().expect("a file").into_temp_path();
    std::fs::write(&file, text).expect("written");
    file
}

fn path(file: &Path) -> &str {
    file.to_str().expect("a name in ASCII")
}

fn step(lines: &str) -> Vec<u8> {
    format!("{HEAD}[[step]]\ntitle = \"A step\"\nwords = \"Look.\"\n{lines}\n").into_bytes()
}

#[test]
fn what_is_right_is_reported_step_by_step() {
    let file = written(&step("kind = \"arrange\"\nname = \"123-ABC\"\ndisplay = \"uba-ltr\"\nabout = 1"));
    let ended = run(&["lesson", "--check", path(&file)]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    let lines: Vec<&str> = ended.out.lines().collect();
    assert!(lines[0].ends_with(": \u{201C}A lesson\u{201D}, 1 step"), "{}", lines[0]);
    assert_eq!(lines[1], "  1. A step (arrange; line 5)");
    assert_eq!(lines[2], "     123-ABC in uba-ltr is shown as 123-CBA");
    // Rule W7 of UAX #9: nothing strong stands before the number but the paragraph.
    assert!(lines.iter().any(|it| it.contains("Character 1, \u{201C}1\u{201D}: W7 ")), "{}", ended.out);

    let file = written(&step("kind = \"choose\"\nquestion = \"condition\"\nname = \"1A\""));
    let [object] =
        run(&["lesson", "--check", "--json", path(&file)]).objects().try_into().expect("an object");
    assert_eq!((&object["title"], &object["steps"][0]["line"]), (&"A lesson".into(), &5.into()));
    let answers = object["steps"][0]["answers"].as_array().expect("a list");
    let right: Vec<bool> = answers.iter().map(|it| it["right"] == true).collect();
    assert_eq!(right, [true, false, false, false, false, false, false]);
}

/// UAX #9, rule L4; in JSON the brackets are the name's own.
#[test]
fn lines_are_reported_as_they_are_drawn() {
    let file = written(&step("kind = \"arrange\"\nname = \"A()1\"\ndisplay = \"uba-ltr\""));
    let ended = run(&["lesson", "--check", path(&file)]);
    assert!(ended.out.contains("A()1 in uba-ltr is shown as 1()A\n"), "{}", ended.out);
    assert!(ended.out.contains("UBA, LTR paragraph shows 1()A. Rule L4 mirrors"), "{}", ended.out);
    let [object] =
        run(&["lesson", "--check", "--json", path(&file)]).objects().try_into().expect("an object");
    assert_eq!(object["steps"][0]["displays"][0]["shows"], "1)(A");
}

#[test]
fn what_is_wrong_is_reported_with_its_line() {
    let bad = written(&step("kind = \"page\"\nwrods = \"A\""));
    let good = written(&step("kind = \"page\""));
    let ended = run(&["lesson", "--check", path(&bad), path(&good)]);
    assert_eq!(ended.status, 2);
    assert!(ended.err.contains("line 9: ") && ended.err.contains("wrods"), "{}", ended.err);
    assert!(ended.out.contains("1. A step"), "the other one is answered: {}", ended.out);
    let [object, other] =
        run(&["lesson", "--check", "--json", path(&bad), path(&good)]).objects().try_into().expect("two");
    assert_eq!((&object["error"]["line"], other.get("error")), (&9.into(), None));

    for (bytes, expected) in [
        (b"\xFF".to_vec(), "not UTF-8"),
        (b"a = ".to_vec(), "not valid TOML"),
        (HEAD.replace("= 1", "= 2").into_bytes(), "newer version of bidiscope"),
        (vec![b' '; 300 << 10], "it has more than 256 kilobytes"),
        (vec![b' '; 600 << 10], "it has more than 256 kilobytes"),
        (step("kind = \"page\"\nname = \"A\u{202E}\""), "U+202E RIGHT-TO-LEFT OVERRIDE"),
    ] {
        let file = written(&bytes);
        let ended = run(&["lesson", "--check", path(&file)]);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{expected}");
        assert!(ended.err.contains(expected) && !ended.err.contains('\u{202E}'), "{}", ended.err);
    }
    assert_eq!(run(&["lesson", "--check", "/nowhere/at/all.toml"]).status, 2);
}

#[test]
fn a_question_to_which_every_answer_is_right() {
    let file = written(&step("kind = \"choose\"\nquestion = \"rule\"\nnames = [\"A1\", \"A2\"]"));
    let ended = run(&["lesson", "--check", path(&file)]);
    assert_eq!(ended.status, 1);
    assert!(ended.out.contains("Warning: Every answer is right"), "{}", ended.out);
    // Nothing to be moved may be meant.
    let file = written(&step("kind = \"arrange\"\nname = \"abc\"\ndisplay = \"uba-ltr\""));
    let ended = run(&["lesson", "--check", path(&file)]);
    assert_eq!(ended.status, 0);
    assert!(ended.out.contains("Warning: There is nothing to move"), "{}", ended.out);
}

#[test]
fn the_example_and_the_programs_own_lessons_pass() {
    let example = run(&["lesson", "--example"]);
    assert_eq!(example.status, 0);
    let file = written(example.out.as_bytes());
    assert_eq!(run(&["lesson", "--check", path(&file)]).status, 0);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons");
    let mut checked = 0;
    for entry in std::fs::read_dir(folder).expect("the lessons") {
        let file = entry.expect("readable").path();
        let ended = run(&["lesson", "--check", path(&file)]);
        assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{}", file.display());
        assert!(!ended.out.contains("Warning"), "{}", ended.out);
        checked += 1;
    }
    assert_eq!(checked, 6);
}

#[cfg(target_os = "linux")] // Elsewhere there is a display, and the window opens.
#[test]
fn without_a_display_the_check_is_printed() {
    let file = written(&step("kind = \"page\""));
    let ended = run(&["lesson", path(&file)]);
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert!(ended.err.contains("lesson follow"), "{}", ended.err);
    assert_eq!(ended.out, run(&["lesson", "--check", path(&file)]).out);
    assert_eq!(run(&["lesson"]).status, 2);
    assert_eq!(run(&["lesson", path(&file), path(&file)]).status, 2);
    assert_eq!(run(&["lesson", "--json", path(&file)]).status, 2);
}
