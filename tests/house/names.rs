//! No two things of the library share a name, so that whoever searches for one finds it alone.

use std::collections::BTreeMap;

use super::sources::{code_of, files_below, first_word, src};

/// What may share a name, and why.
const ALLOWED: [(&str, &str); 7] = [
    ("Cell", "a cell of a line, and one of the table of a study"),
    ("Desktop", "that of the window, where it may be missing and where it is always there: one is built"),
    ("Example", "a name to begin with, and a counterexample of a study"),
    ("Field", "a field of an identifier, and one of the window that is typed in"),
    ("Form", "how a list is written, and how many lines a text of the editor may have"),
    ("Laid", "a line of the editor and a piece of running text, each as it is laid out"),
    ("Running", "the work of a tab in a thread of its own: each tab has one, and knows no other"),
];

/// A type and the file that it stands in.
struct Declared {
    file: String,
    /// Whether other files can name it; what they cannot is a helper's.
    is_seen: bool,
}

#[test]
fn no_two_types_share_a_name() {
    let mut types: BTreeMap<String, Vec<Declared>> = BTreeMap::new();
    for file in files_below(&src()) {
        let path = file.strip_prefix(src()).expect("it stands there").to_string_lossy().into_owned();
        // Each subcommand has its `Arguments` and its `Answer`; nothing else is named after them.
        if path.starts_with("command") {
            continue;
        }
        for line in code_of(&file) {
            if let Some((name, is_seen)) = declared(&line) {
                types.entry(name).or_default().push(Declared { file: path.clone(), is_seen });
            }
        }
    }
    assert!(types.len() > 300, "only {} types were found: does the test still read them?", types.len());
    for (name, declared) in &types {
        // Helpers that only their own files know may be called alike.
        let is_shared = declared.len() > 1 && declared.iter().any(|it| it.is_seen);
        let is_known = ALLOWED.iter().any(|(allowed, _)| allowed == name);
        let files: Vec<&str> = declared.iter().map(|it| it.file.as_str()).collect();
        assert!(!is_shared || is_known, "`{name}` stands for several things: {}", files.join(", "));
        assert!(is_shared || !is_known, "`{name}` stands for one thing by now: take it from the list");
    }
}

/// The type that a line declares, and whether other files can name it.
fn declared(line: &str) -> Option<(String, bool)> {
    let code = line.trim_start();
    let (is_seen, code) = match code.strip_prefix("pub") {
        Some(rest) => (true, rest.split_once(") ").map_or(rest, |(_, rest)| rest).trim_start()),
        None => (false, code),
    };
    let is_alias_of_its_own = line.starts_with("type ") || is_seen;
    let kinds = ["struct ", "enum ", "trait ", "type "];
    let (kind, rest) = kinds.iter().find_map(|kind| Some((*kind, code.strip_prefix(kind)?)))?;
    // What stands within an `impl` belongs to it.
    (kind != "type " || is_alias_of_its_own).then(|| (first_word(rest), is_seen))
}
