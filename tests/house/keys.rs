//! The help says every key that the window takes.

use std::collections::BTreeSet;
use std::fs;

use super::sources::{code_of, files_below, first_word, src};

/// What a key of egui is called in the help; its own name where it is not here.
const NAMES: [(&str, &str); 16] = [
    ("ArrowLeft", "Left"),
    ("ArrowRight", "Right"),
    ("ArrowUp", "Up"),
    ("ArrowDown", "Down"),
    ("Num1", "1"),
    ("Num2", "2"),
    ("Num3", "3"),
    ("Num4", "4"),
    ("Num5", "5"),
    ("OpenBracket", "Ctrl+["),
    ("CloseBracket", "Ctrl+]"),
    ("Copy", "Ctrl+C"),
    ("Cut", "Ctrl+X"),
    ("Paste", "Ctrl+V"),
    ("BrowserBack", "Back"),
    ("BrowserForward", "Forward"),
];

/// Keys of displays, which have nothing to do with the keyboard.
const OF_DISPLAYS: &str = "crate::order::";

#[test]
fn the_help_says_every_key() {
    let help = src().join("ui/help.rs");
    let text = fs::read_to_string(&help).expect("the help");
    let (_, keys) = text.split_once("const KEYS").expect("the keys");
    let (keys, _) = keys.split_once("\n];").expect("their end");
    let told: BTreeSet<&str> = keys.split(|it: char| !it.is_alphanumeric()).collect();
    let mut taken = BTreeSet::new();
    for file in ["ui", "edit"].iter().flat_map(|room| files_below(&src().join(room))) {
        let code = code_of(&file);
        let is_of_displays = code.iter().any(|line| line.contains(OF_DISPLAYS) && line.contains("Key"));
        if file == help || is_of_displays {
            continue;
        }
        for line in &code {
            taken
                .extend(line.match_indices("Key::").map(|(at, found)| first_word(&line[at + found.len()..])));
        }
    }
    assert!(taken.len() > 25, "only {taken:?} were found: does the test still read them?");
    for key in &taken {
        let name = NAMES.iter().find(|it| it.0 == key).map_or(key.as_str(), |it| it.1);
        let is_told = told.contains(name) || name.contains('+') && keys.contains(name);
        assert!(is_told, "the help does not say {name}");
    }
}
