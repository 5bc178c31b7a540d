//! The sources as these tests read them.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder with the sources.
pub(crate) fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The Rust files at or below a path.
pub(crate) fn files_below(path: &Path) -> Vec<PathBuf> {
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("readable");
        return entries.flat_map(|entry| files_below(&entry.expect("readable").path())).collect();
    }
    vec![path.to_owned()]
}

/// The lines of a file's code, its comments and tests left out.
pub(crate) fn code_of(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).expect("UTF-8");
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    code.lines().map(|line| line.split("//").next().unwrap_or_default().to_owned()).collect()
}

/// The word that something begins with.
pub(crate) fn first_word(code: &str) -> String {
    code.chars().take_while(|it| it.is_alphanumeric() || *it == '_').collect()
}
