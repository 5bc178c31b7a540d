//! Inside the window: what its parts share lies below them, no tab leans on another, and the app stands on
//! them all.

use std::path::Path;

use super::sources::{code_of, files_below, first_word, src};

/// The parts of `ui` from the ground floor up: each may lean on those of the floors before its own.
const FLOORS: [&[&str]; 11] = [
    &["beside", "focus_kept", "own_arrows", "portal", "rescue", "reveal", "store", "told"],
    &[
        "atlas",
        "clipboard",
        "combo",
        "desktop_wishes",
        "file_dialog",
        "fitted",
        "glossary_note",
        "help",
        "in_turn",
        "picture",
        "settings",
        "theme",
        "tracer",
        "twins",
    ],
    &["captions", "command", "file", "lines", "movement", "quitting", "remembered", "signs", "start"],
    &["example_row", "keeper", "lit", "pass", "small_cells", "titles"],
    &["character_cell", "editor"],
    &["find_character", "line_entry"],
    &["panes", "present", "saving"],
    &["export", "own_files", "session_files"],
    &["inspect", "learn", "list", "study", "text", "top"],
    &["app"],
    &["window"],
];

#[test]
fn no_part_of_the_window_leans_on_one_beside_or_above_it() {
    let ui = src().join("ui");
    let mut imports = 0;
    for file in files_below(&ui) {
        let path = path_of(file.strip_prefix(&ui).expect("it stands in ui"));
        // The map of the window names them all.
        let Some(part) = path.first() else { continue };
        let floor = floor_of(part);
        for imported in imports_of(&code_of(&file).join("\n"), path.len()) {
            imports += 1;
            assert!(
                imported == *part || floor_of(&imported) < floor,
                "{}: `{part}` leans on `{imported}`",
                file.display()
            );
        }
    }
    assert!(imports > 150, "only {imports} imports were found: does the test still read them?");
}

#[test]
fn every_part_of_the_window_is_there() {
    let ui = src().join("ui");
    for part in FLOORS.concat() {
        assert!(ui.join(part).is_dir() || ui.join(format!("{part}.rs")).is_file(), "no part `{part}`");
    }
}

fn floor_of(part: &str) -> usize {
    let floor = FLOORS.iter().position(|parts| parts.contains(&part));
    floor.unwrap_or_else(|| panic!("`{part}` is no part of the window: add it to FLOORS"))
}

/// A file's place in the tree of modules below `ui`.
fn path_of(file: &Path) -> Vec<String> {
    let mut path: Vec<String> =
        file.with_extension("").iter().map(|it| it.to_string_lossy().into_owned()).collect();
    path.pop_if(|last| last == "mod");
    path
}

/// The parts of the window that a file names which stands so deep below `ui`.
fn imports_of(code: &str, depth: usize) -> Vec<String> {
    let mut found = Vec::new();
    // `super::` as often as the file is deep leads to `ui`; so does `crate::ui::`.
    let to_ui = "super::".repeat(depth);
    for (at, _) in code.match_indices(&to_ui).filter(|&(at, _)| !code[..at].ends_with("super::")) {
        found.extend(named(&code[at + to_ui.len()..]));
    }
    for (at, to_ui) in code.match_indices("crate::ui::") {
        found.extend(named(&code[at + to_ui.len()..]));
    }
    found
}

/// What is named after a path: one, or those in braces.
fn named(rest: &str) -> Vec<String> {
    if rest.starts_with("super::") {
        return Vec::new();
    }
    match rest.strip_prefix('{') {
        Some(list) => {
            let end = list.find('}').unwrap_or(list.len());
            list[..end].split(',').map(|it| first_word(it.trim_start())).filter(|it| !it.is_empty()).collect()
        }
        None => vec![first_word(rest)],
    }
}
