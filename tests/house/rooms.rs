//! No room below imports one above.

use std::fs;
use std::path::Path;

use super::sources::{code_of, files_below, first_word, src};

/// The rooms of the library from the ground floor up: each may lean on those before it and on no other.
const ROOMS: [&str; 31] = [
    "fault",
    "crew",
    "disk",
    "named",
    "name",
    "index",
    "uba",
    "order",
    "verdict",
    "colours",
    "lane",
    "trace",
    "twins",
    "study",
    "proof",
    "explore",
    "text",
    "convert",
    "readings",
    "documents",
    "scan",
    "list",
    "session",
    "layout",
    "edit",
    "examples",
    "view",
    "lesson",
    "sheet",
    "report",
    "ui",
];

/// What stands beside the rooms.
const BESIDE: [&str; 2] = ["lib.rs", "main.rs"];

#[test]
fn no_room_leans_on_one_above_it() {
    let src = src();
    let mut imports = 0;
    for entry in fs::read_dir(&src).expect("the sources") {
        let path = entry.expect("readable").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        // The program stands on the library, and nothing on the program.
        if BESIDE.contains(&name.as_str()) || name == "command" {
            continue;
        }
        let room = name.trim_end_matches(".rs");
        let Some(floor) = floor_of(room) else { panic!("src/{name} is in no room: add it to ROOMS") };
        for file in files_below(&path) {
            for (line, imported) in imports_of(&file) {
                let Some(other) = floor_of(&imported) else { continue };
                imports += 1;
                assert!(
                    other <= floor,
                    "{}:{line}: `{room}` leans on `{imported}`, which stands above it",
                    file.display()
                );
            }
        }
    }
    assert!(imports > 400, "only {imports} imports were found: does the test still read them?");
}

#[test]
fn every_room_is_there() {
    let src = src();
    for room in ROOMS {
        assert!(src.join(room).is_dir() || src.join(format!("{room}.rs")).is_file(), "no room `{room}`");
    }
}

fn floor_of(room: &str) -> Option<usize> {
    ROOMS.iter().position(|it| *it == room)
}

/// The rooms that a file names in its code, its comments and tests left out, and on which lines.
fn imports_of(file: &Path) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (number, line) in code_of(file).iter().enumerate() {
        for (at, prefix) in line.match_indices("crate::") {
            found.push((number + 1, first_word(&line[at + prefix.len()..])));
        }
        // `use crate::{...}` would hide rooms from this test.
        assert!(!line.contains("crate::{"), "{}:{}: name each room on its own", file.display(), number + 1);
    }
    found
}
