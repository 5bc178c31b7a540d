//! Answers for crates: orders by `unicode-bidi` (`atlas-peers uba`), names by `idna` (`atlas-peers idna`). For the lines see
//! `../lines.py`.

use std::io::{BufRead, BufWriter, Write};

use idna::uts46::{AsciiDenyList, DnsLength, Hyphens, Uts46};
use unicode_bidi::{BidiInfo, Level};

const LOCK: &str = include_str!("../Cargo.lock");

fn main() -> std::io::Result<()> {
    let orders = std::env::args().nth(1).as_deref() == Some("uba");
    let name = if orders { "unicode-bidi" } else { "idna" };
    let mut out = BufWriter::new(std::io::stdout().lock());
    writeln!(out, "crate {name} {}", version(name))?;
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        let (direction, points) = if orders { line.split_once(' ').unwrap_or(("L", "")) } else { ("", line.as_str()) };
        let text: String =
            points.split(' ').filter_map(|point| u32::from_str_radix(point, 16).ok().and_then(char::from_u32)).collect();
        if orders {
            let level = if direction == "R" { Level::rtl() } else { Level::ltr() };
            writeln!(out, "{}", order(level, &text))?;
        } else {
            let answer = Uts46::new().to_ascii(text.as_bytes(), AsciiDenyList::STD3, Hyphens::Check, DnsLength::Verify);
            match answer {
                Ok(ascii) => writeln!(out, "+\t{ascii}")?,
                Err(_) => writeln!(out, "-\trefused")?,
            }
        }
    }
    out.flush()
}

fn order(base: Level, text: &str) -> String {
    let info = BidiInfo::new(text, Some(base));
    let Some(paragraph) = info.paragraphs.first() else { return String::new() };
    let levels = info.reordered_levels_per_char(paragraph, paragraph.range.clone());
    let order = BidiInfo::reorder_visual(&levels);
    order.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

/// The version that Cargo chose.
fn version(name: &str) -> &str {
    let entry = format!("name = \"{name}\"\nversion = \"");
    LOCK.split_once(&entry).and_then(|(_, rest)| rest.split('"').next()).unwrap_or("?")
}
