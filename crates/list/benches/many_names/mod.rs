//! Millions of names, for benchmarks.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

#[path = "../../../../benches/names/mod.rs"]
#[allow(dead_code, reason = "the groups of names are for other benchmarks")]
mod names;

/// Makes a file of so many names: those of `benches/names`, and again and again with a number after the first label.
pub(crate) fn write_file(folder: &Path, count: u64) -> io::Result<PathBuf> {
    let path = folder.join("names.txt");
    let mut file = BufWriter::new(File::create(&path)?);
    let names = names::names();
    for round in 0..count / names.len() as u64 {
        for (_, name) in &names {
            let (label, rest) = name.split_once('.').unwrap_or((name, ""));
            let dot = if rest.is_empty() { "" } else { "." };
            match round {
                0 => writeln!(file, "{name}")?,
                // Another A-label would not be one.
                _ if label.starts_with("xn--") => writeln!(file, "a{round}.{name}")?,
                _ => writeln!(file, "{label}{round}{dot}{rest}")?,
            }
        }
    }
    file.flush()?;
    Ok(path)
}
