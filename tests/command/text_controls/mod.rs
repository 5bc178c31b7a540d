//! `text --check=controls`: what files hide.

mod prose;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tempfile::{TempDir, tempdir};

use super::{Ended, run, run_with_input};
use prose::Random;

fn check(arguments: &[&str]) -> Ended {
    run(&[&["text", "--check=controls"], arguments].concat())
}

/// What is found in a text: line, position and kind.
fn found(text: &[u8]) -> Vec<(u64, u64, String)> {
    let ended = run_with_input(&["text", "--check=controls", "--json", "-"], text);
    let found: Vec<(u64, u64, String)> = ended
        .objects()
        .iter()
        .map(|it| {
            let number = |key: &str| it[key].as_u64().expect("a number");
            (number("line"), number("start") + 1, it["id"].as_str().expect("an identifier").to_owned())
        })
        .collect();
    assert_eq!((ended.status, ended.err.as_str()), (i32::from(!found.is_empty()), ""), "{found:?}");
    found
}

/// The same without the positions.
fn kinds(text: &str) -> Vec<(u64, String)> {
    found(text.as_bytes()).into_iter().map(|(line, _, kind)| (line, kind)).collect()
}

fn folder_with(files: &[(&str, &[u8])]) -> TempDir {
    let folder = tempdir().expect("a folder");
    for (name, content) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("it is in the folder")).expect("it is ours");
        fs::write(path, content).expect("it is ours");
    }
    folder
}

fn text_of(path: &Path) -> &str {
    path.to_str().expect("a path of a test")
}

const OVERRIDE: &str = "a\u{202E}b\n";

/// Trojan Source: stretched string, commenting-out and early return, in C, Rust and Python. Line, position and kind were read
/// from the files by hand.
#[test]
fn the_kinds_of_trojan_source_are_found() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/trojan");
    let ended = check(&["--json", text_of(&folder)]);
    assert_eq!(ended.status, 1, "{}", ended.err);
    let found: BTreeSet<String> = ended
        .objects()
        .iter()
        .map(|it| {
            let file = Path::new(it["file"].as_str().expect("a path"));
            let file = file.strip_prefix(&folder).expect("it is there").to_string_lossy().replace('\\', "/");
            format!("{file}:{}:{} {}", it["line"], it["start"].as_u64().expect("a number") + 1, it["id"])
                .replace('"', "")
        })
        .collect();
    let expected = [
        "c/commenting-out.c:6:7 override",
        "c/commenting-out.c:6:28 unpaired-isolate",
        "c/commenting-out.c:8:25 override",
        "c/commenting-out.c:8:29 unpaired-isolate",
        "c/early-return.c:3:47 unpaired-isolate",
        "c/stretched-string.c:7:28 override",
        "c/stretched-string.c:7:48 unpaired-isolate",
        "py/commenting_out.py:4:17 override",
        "py/commenting_out.py:4:38 unpaired-isolate",
        "py/early_return.py:5:47 unpaired-isolate",
        "py/stretched_string.py:4:18 override",
        "py/stretched_string.py:4:37 unpaired-isolate",
        "rs/commenting_out.rs:5:7 override",
        "rs/commenting_out.rs:5:26 unpaired-isolate",
        "rs/commenting_out.rs:7:25 override",
        "rs/commenting_out.rs:7:29 unpaired-isolate",
        "rs/early_return.rs:4:47 unpaired-isolate",
        "rs/stretched_string.rs:5:22 override",
        "rs/stretched_string.rs:5:42 unpaired-isolate",
    ];
    assert_eq!(found, expected.into_iter().map(str::to_owned).collect());
    // Every file but the one that is about them.
    let files: BTreeSet<&str> = expected.iter().filter_map(|it| it.split(':').next()).collect();
    assert_eq!(files.len(), 9);
}

/// What is hidden, how far it reaches, and where: a line a finding.
#[test]
fn a_finding_is_a_line() {
    let folder = folder_with(&[("a.c", "x\n  s = \"\u{202E}b\u{202C}\"; \u{2067}c\n".as_bytes())]);
    let file = folder.path().join("a.c");
    let ended = check(&[text_of(&file)]);
    let lines: Vec<&str> = ended.out.lines().collect();
    let begins = |at: usize, place: &str| lines[at].starts_with(&format!("{}:{place}: ", file.display()));
    assert!(lines.len() == 2 && begins(0, "2:8") && begins(1, "2:14"), "{lines:?}");
    for (at, parts) in [
        (0, ["U+202E RIGHT-TO-LEFT OVERRIDE", "position 10", "(override)"]),
        (1, ["U+2067 RIGHT-TO-LEFT ISOLATE", "end of the line, position 15", "(unpaired-isolate)"]),
    ] {
        assert!(parts.iter().all(|it| lines[at].contains(it)), "{lines:?}");
    }
    assert_eq!((ended.status, ended.err.as_str()), (1, ""));
    let ended = check(&["--json", text_of(&file)]);
    let [first, second] = ended.objects().try_into().expect("two");
    assert_eq!(first["reaches"], serde_json::json!({ "until": "closed", "end": 10 }));
    assert_eq!(second["reaches"], serde_json::json!({ "until": "line-end", "end": 15 }));
    assert_eq!(first["code_points"], serde_json::json!(["U+202E"]));
}

#[test]
fn ordinary_prose_hides_nothing() {
    let folder = tempdir().expect("a folder");
    let mut random = Random(5893);
    let mut bytes = 0;
    for number in 0..200 {
        let text = prose::file(number, &mut random);
        bytes += text.len();
        fs::write(folder.path().join(format!("{number:03}.md")), text).expect("it is ours");
    }
    assert!(bytes > 200_000, "{bytes}");
    let ended = check(&[text_of(folder.path())]);
    assert_eq!((ended.status, ended.out.as_str()), (0, ""));
    assert!(ended.err.contains("200 files were checked"), "{}", ended.err);
    // It is what stands in them that is harmless, not that nothing is found there: without its ends of isolates each is found.
    let broken = (0..200).filter(|&number| {
        let text = fs::read_to_string(folder.path().join(format!("{number:03}.md"))).expect("it is there");
        text.contains('\u{2069}') && kinds(&text.replace('\u{2069}', "")).is_empty()
    });
    assert_eq!(broken.take(20).count(), 0);
}

/// Lines count as in most editors, by LF, CR and CR LF; controls end where UAX #9 ends a paragraph.
#[test]
fn lines_and_paragraphs_of_every_kind() {
    for end in ["\n", "\r", "\r\n"] {
        assert_eq!(
            kinds(&format!("a{end}\u{2067}b{end}\u{2069}")),
            [(2, "unpaired-isolate".to_owned()), (3, "unpaired-isolate".to_owned())],
            "{end:?}"
        );
    }
    for end in ["\u{1C}", "\u{1D}", "\u{1E}", "\u{85}", "\u{2029}"] {
        assert_eq!(
            found(format!("\u{2067}b{end}\u{2069}").as_bytes()),
            [(1, 1, "unpaired-isolate".to_owned()), (1, 4, "unpaired-isolate".to_owned())],
            "{end:?}"
        );
    }
    for other in ["\u{B}", "\u{C}", "\u{1F}", "\u{2028}"] {
        assert_eq!(found(format!("\u{2067}b{other}\u{2069}").as_bytes()), [], "{other:?}");
    }
    assert_eq!(found("\u{FEFF}a\u{FEFF}".as_bytes()), [(1, 2, "invisible".to_owned())]);
    assert_eq!(found(b"&#x202E; &rlm; \\u202E \\u{202e} %E2%80%AE"), []);
    assert_eq!(found(b""), []);
}

/// A character whose bytes are in two pieces that are read is one character.
#[test]
fn long_lines_are_read_piece_by_piece() {
    for shift in 0..4 {
        // Eight bytes a repetition, so that every piece ends within one in some of these.
        let text = format!("{}{}\u{202E}", "x".repeat(shift), "\u{2067}\u{5D0}\u{2069}".repeat(40_000));
        assert_eq!(found(text.as_bytes()), [(1, shift as u64 + 120_001, "override".to_owned())]);
    }
    let many = check_input("\u{2069}".repeat(20_000).as_bytes());
    assert_eq!((many.status, many.out.lines().count()), (1, 10_000));
    assert!(many.err.contains("10000 more"), "{}", many.err);
}

/// As many as there are; of more than are listed not how often one occurs among the first.
#[test]
fn many_invisible_characters_are_counted() {
    for (count, times) in [(32, true), (100, false)] {
        let ended = check_input(format!("a{}b", "\u{200B}".repeat(count)).as_bytes());
        assert!(ended.out.contains(&format!("{count} characters")), "{}", ended.out);
        assert_eq!(ended.out.contains("32 times"), times, "{}", ended.out);
    }
}

fn check_input(text: &[u8]) -> Ended {
    run_with_input(&["text", "--check=controls"], text)
}

fn utf_16(text: &str, unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(unit).collect()
}

fn utf_32(text: &str, unit: fn(u32) -> [u8; 4]) -> Vec<u8> {
    text.chars().flat_map(|it| unit(it.into())).collect()
}

/// A file that is named is read, or the status says that it was not.
#[test]
fn what_cannot_be_read_is_said() {
    // UTF-16 with a byte order mark is read, as everywhere.
    assert_eq!(
        found(&utf_16("\u{FEFF}a\n\u{5D0}\u{202E}", u16::to_le_bytes)),
        [(2, 2, "override".to_owned())]
    );
    assert_eq!(
        found(&utf_16("\u{FEFF}a\n\u{5D0}\u{202E}", u16::to_be_bytes)),
        [(2, 2, "override".to_owned())]
    );
    // Without one its bytes are UTF-8 too, as those of UTF-32; and a byte 0 is none of text.
    for (bytes, lines) in [
        (&utf_32("int main(void) \u{202E}", u32::to_le_bytes)[..], 0),
        (&utf_32("int main(void) \u{202E}", u32::to_be_bytes), 0),
        (&utf_32("\u{FEFF}int main(void) \u{202E}", u32::to_le_bytes), 0),
        (&utf_32("\u{FEFF}int main(void) \u{202E}", u32::to_be_bytes), 0),
        (b"a\0b", 0),
        ("a\0b\u{202E}".as_bytes(), 1),
    ] {
        let ended = check_input(bytes);
        assert_eq!((ended.status, ended.out.lines().count()), (2, lines), "{bytes:?}: {}", ended.err);
        assert!(ended.err.contains("UTF-32"), "{}", ended.err);
    }
    for (text, status, lines) in [
        (&utf_16("int main(void) \u{202E}", u16::to_le_bytes)[..], 2, 0),
        (&utf_16("int main(void) \u{202E}", u16::to_be_bytes), 2, 0),
        (b"\x7FELF\0\0\xFF\xFE", 2, 0),
        // The rest is checked all the same.
        ("a \u{202E}\n".as_bytes(), 1, 1),
        (&[b"caf\xE9\n", OVERRIDE.as_bytes()].concat(), 2, 1),
        (&[OVERRIDE.as_bytes(), b"\xE2\x80"].concat(), 2, 1),
    ] {
        let ended = check_input(text);
        assert_eq!((ended.status, ended.out.lines().count()), (status, lines), "{text:?}: {}", ended.err);
        assert_eq!(ended.err.is_empty(), status == 1, "{}", ended.err);
    }
    let folder = folder_with(&[("a", OVERRIDE.as_bytes())]);
    let (there, none) = (folder.path().join("a"), folder.path().join("none"));
    let ended = check(&[text_of(&none), text_of(&there)]);
    assert_eq!((ended.status, ended.out.lines().count()), (2, 1));
    assert!(ended.err.contains("none"), "{}", ended.err);
}

/// A folder is checked with all that is in it, but for what a version control keeps; and what was not checked is said.
#[test]
fn a_folder_in_one_run() {
    let hidden = OVERRIDE.as_bytes();
    let tag = b"Signature: 8a477f597d28d172789f06886806bc55\n# a cache";
    let utf_32 = utf_32("x = 1\n", u32::to_le_bytes);
    let folder = folder_with(&[
        ("src/b.rs", hidden),
        ("src/a.rs", b"fn a() {}"),
        ("src/deep/er/c", hidden),
        (".gitignore", hidden),
        (".git/config", hidden),
        ("src/.hg/a", hidden),
        (".svn/a", hidden),
        (".jj/a", hidden),
        (".github/workflows/ci.yml", hidden),
        ("utf-32", &utf_32),
        ("target/CACHEDIR.TAG", tag),
        ("target/debug/d.rs", hidden),
        ("node_modules/e.js", hidden),
        ("picture.png", b"\x89PNG\r\n\x1A\n\0\0\0\rIHDR\xE2\x80\xAE"),
        (
            "binary-later",
            &[&b"%PDF-1.7\n\xE2\xE3\xCF\xD3\n"[..], &[b'x'; 20_000], b"\xE2\x80\xAE\0"].concat(),
        ),
        ("latin-1.c", &[b"/* caf\xE9 */\n", hidden].concat()),
        ("empty", b""),
    ]);
    let ended = check(&[text_of(folder.path())]);
    let found: Vec<String> = ended
        .out
        .lines()
        .map(|line| {
            let path = line.split(": ").next().expect("a place");
            path[text_of(folder.path()).len() + 1..].replace('\\', "/")
        })
        .collect();
    let expected = [
        ".github/workflows/ci.yml:1:2",
        ".gitignore:1:2",
        "latin-1.c:2:2",
        "node_modules/e.js:1:2",
        "src/b.rs:1:2",
        "src/deep/er/c:1:2",
        "target/debug/d.rs:1:2",
    ];
    assert_eq!((ended.status, found), (1, expected.map(str::to_owned).to_vec()), "{}", ended.err);
    for said in [
        "10 files were checked",
        "3 binary files",
        ".git",
        ".hg",
        ".svn",
        ".jj",
        "latin-1.c",
        "line 1, position 7",
    ] {
        assert!(ended.err.contains(said), "{said}: {}", ended.err);
    }
    assert!(!ended.err.contains("target"), "{}", ended.err);
    // By its name such a folder is checked.
    assert_eq!(check(&[text_of(&folder.path().join(".git"))]).out.lines().count(), 1);
}

/// Names are texts too: of files, of folders, of what is passed over, and of what is named.
#[cfg(unix)]
#[test]
fn names_of_files_and_folders_are_checked() {
    let folder = folder_with(&[
        ("photo\u{202E}gpj.exe", b"a"),
        ("src\u{2067}/a\u{200B}b.rs", b"a"),
        ("\u{2067}\u{5D0}\u{2069}", b"a"),
    ]);
    let ended = check(&["--json", text_of(folder.path())]);
    let found: Vec<(u64, u64, String)> = ended
        .objects()
        .iter()
        .map(|it| {
            let number = |key: &str| it[key].as_u64().expect("a number");
            (number("line"), number("start"), it["id"].as_str().expect("an identifier").to_owned())
        })
        .collect();
    let expected = [
        (0, 5, "override".to_owned()),
        (0, 3, "unpaired-isolate".to_owned()),
        (0, 1, "invisible".to_owned()),
    ];
    assert_eq!((ended.status, found), (1, expected.to_vec()), "{}", ended.err);
    let named = folder.path().join("src\u{2067}").join("a\u{200B}b.rs");
    let ended = check(&[text_of(&named)]);
    assert_eq!((ended.status, ended.out.lines().count()), (1, 2), "{}", ended.out);
    assert!(ended.out.lines().all(|it| it.contains(":0:")), "{}", ended.out);
}

#[cfg(unix)]
#[test]
fn links_and_pipes_in_a_folder_are_passed_over() {
    use std::os::unix::fs::symlink;

    let outside = folder_with(&[("secret", OVERRIDE.as_bytes())]);
    let folder = folder_with(&[("a", b"a")]);
    let at = |name: &str| folder.path().join(name);
    symlink(outside.path(), at("folder")).expect("it is ours");
    symlink(outside.path().join("secret"), at("file")).expect("it is ours");
    symlink(folder.path(), at("loop")).expect("it is ours");
    symlink("/dev/zero", at("device")).expect("it is ours");
    let made = std::process::Command::new("mkfifo").arg(at("pipe")).status().expect("the system has it");
    assert!(made.success());
    let _socket = std::os::unix::net::UnixListener::bind(at("socket")).expect("it is ours");
    let ended = check(&[text_of(folder.path())]);
    assert_eq!((ended.status, ended.out.as_str()), (0, ""), "{}", ended.err);
    for said in ["1 file was checked", "4 symbolic links", "2 pipes"] {
        assert!(ended.err.contains(said), "{said}: {}", ended.err);
    }
    // A link that is named is followed.
    assert_eq!(check(&[text_of(&at("file"))]).status, 1);
}

#[test]
fn options_that_are_about_identifiers_are_refused() {
    for options in [
        &["--html", "-"][..],
        &["--links", "uts58", "-"],
        &["--port", "-"],
        &["--notation", "capitals", "-"],
        &["--controls", "durst", "-"],
        &["--characters", "-"],
    ] {
        let ended = check(options);
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{options:?}");
        assert!(!ended.err.is_empty());
    }
    // Identifiers are listed of one text.
    let ended = run(&["text", "-", "-"]);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
}
