//! The list of limits for users (docs/limits.md) holds every limit of the sources, as it stands there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::sources::{code_of, files_below, src};

/// What the constants that limit something are called.
const BEGINNINGS: [&str; 5] = ["MOST", "MAX", "LONGEST", "BUDGET", "WORK"];

#[test]
fn every_limit_is_told_as_it_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("docs/limits.md")).expect("the page of limits");
    let told: BTreeSet<String> = page
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|it| it.starts_with("src/") && it.contains(" = "))
        .map(str::to_owned)
        .collect();
    let held: BTreeSet<String> = files_below(&src()).iter().flat_map(|file| limits_of(root, file)).collect();
    assert!(held.len() > 40, "{} limits", held.len());
    let untold: Vec<_> = held.difference(&told).collect();
    let gone: Vec<_> = told.difference(&held).collect();
    assert!(untold.is_empty() && gone.is_empty(), "not told: {untold:#?}\ntold, but not so: {gone:#?}");
}

/// The limits in a file, each as the page shows it: `src/name/mod.rs: MAX_CHARACTERS = 10_000`.
fn limits_of(root: &Path, file: &Path) -> Vec<String> {
    let place = file.strip_prefix(root).expect("it is one of ours").display().to_string();
    let code = code_of(file).join(" ");
    code.split("const ")
        .skip(1)
        .filter(|rest| BEGINNINGS.iter().any(|it| is_named_so(rest, it)))
        .filter_map(|rest| {
            let (name, rest) = rest.split_once(':')?;
            let (_, value) = rest.split(';').next()?.split_once(" = ")?;
            Some(format!("{place}: {name} = {}", value.trim()))
        })
        .collect()
}

/// Whether the name with which the code begins is this word, or begins with it.
fn is_named_so(code: &str, word: &str) -> bool {
    code.strip_prefix(word).is_some_and(|rest| rest.starts_with([':', '_']))
}
