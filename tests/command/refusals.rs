//! Names that cannot be read: an answer for each, the others are still answered, and status 2 at the end.

use std::ffi::{OsStr, OsString};

use super::{run, run_with_input};

/// Compares the position of the error, and looks for words in its message.
fn check(notation: &str, name: &OsStr, position: u64, words: &str) {
    let arguments = ["inspect", "--json", "--notation", notation, "--"].map(OsString::from);
    let ended = run(&[&arguments[..], &[name.to_owned()]].concat());
    assert_eq!((ended.status, ended.err.as_str()), (2, ""), "{name:?}");
    let [object] = ended.objects().try_into().expect("one object");
    assert_eq!(object["input"], *name.to_string_lossy(), "{name:?}");
    assert_eq!(object["error"]["position"], position, "{name:?}: {object}");
    let message = object["error"]["message"].as_str().expect("a message");
    assert!(message.contains(words), "{name:?}: {message}");
    assert_eq!(object.as_object().map(serde_json::Map::len), Some(2), "{object}");
}

#[test]
fn each_error_has_its_position() {
    for (notation, name, position, words) in [
        ("unicode", "", 0, "empty"),
        ("unicode", "...", 0, "label is empty"),
        ("unicode", "a..b", 2, "label is empty"),
        ("unicode", "a\u{2029}b", 1, "PARAGRAPH SEPARATOR"),
        ("unicode", "a\nb", 1, "U+000A"),
        ("table1", "AB_", 2, "“_”"),
        ("capitals", "A\u{5D0}", 1, "HEBREW LETTER ALEF"),
        ("codepoints", "0061 D800", 5, "D800"),
    ] {
        check(notation, OsStr::new(name), position, words);
    }
}

#[cfg(unix)]
#[test]
fn not_utf_8() {
    use std::os::unix::ffi::OsStrExt;
    check("unicode", OsStr::from_bytes(b"\xD7\x90\xFFb"), 1, "UTF-8");
    let ended = run_with_input(&["inspect", "--json", "-"], b"a\xFF\nb\n");
    let objects = ended.objects();
    assert_eq!(objects[0]["input"], "a\u{FFFD}");
    assert_eq!(objects[0]["error"]["position"], 1);
    assert_eq!(objects[1]["name"], "b");
    assert_eq!(ended.status, 2);
}

#[test]
fn the_others_are_still_answered() {
    let ended = run(&["inspect", "--json", "a", "b..c", "d"]);
    assert_eq!(ended.status, 2);
    let answered: Vec<bool> = ended.objects().iter().map(|it| it.get("name").is_some()).collect();
    assert_eq!(answered, [true, false, true]);

    let ended = run(&["inspect", "a", "b..c", "d"]);
    assert_eq!(ended.status, 2);
    assert_eq!(ended.err.lines().count(), 1, "{}", ended.err);
    assert!(ended.err.contains("b..c") && ended.err.contains("label is empty"), "{}", ended.err);
    assert_eq!(ended.out.matches("In the DNS  ").count(), 2);
}

/// A line of ten million characters is refused, and the next one is answered.
#[test]
fn a_line_without_end() {
    let mut input = vec![b'a'; 10_000_000];
    input.extend(b"\nnext\n");
    let ended = run_with_input(&["inspect", "--json", "-"], &input);
    assert_eq!(ended.status, 2);
    let objects = ended.objects();
    assert_eq!(objects.len(), 2);
    assert_eq!(objects[0]["error"]["position"], 10_000);
    assert!(ended.out.len() < 1_000_000, "only the beginning is repeated");
    assert_eq!(objects[1]["name"], "next");

    let ended = run_with_input(&["inspect", "-"], &input);
    assert_eq!((ended.status, ended.err.lines().count()), (2, 1));
    assert!(ended.err.len() < 1_000, "a complaint is a line to read");
}

#[test]
fn a_complaint_reaches_the_terminal_tamed() {
    let ended = run(&["inspect", "--as", "url", "a\u{202E}\u{1B}[31m\u{5D0}..b"]);
    assert_eq!(ended.status, 2);
    // What follows RLO runs from right to left (L2), and its bracket is mirrored (L4).
    assert!(ended.err.contains("a<U+202E><U+001B>b..\u{5D0}m13]"), "{:?}", ended.err);
    assert!(!ended.err.contains(['\u{202E}', '\u{1B}']));
}
