//! Reads the compressed files.

use std::io::Read;

/// The text of a file in `tests/data/unicode`, decompressed.
pub(crate) fn unpack(compressed: &[u8]) -> String {
    let mut text = String::new();
    flate2::read::GzDecoder::new(compressed).read_to_string(&mut text).expect("the file is gzip and UTF-8");
    text
}

/// The lines that hold data, each with its number in the file.
pub(crate) fn data_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// A list such as `x 1 2` of levels.
pub(crate) fn levels(list: &str) -> Vec<Option<u8>> {
    list.split_whitespace()
        .map(|token| (token != "x").then(|| token.parse().expect("a level is a number")))
        .collect()
}

/// A list of indices.
pub(crate) fn indices(list: &str) -> Vec<usize> {
    list.split_whitespace().map(|token| token.parse().expect("an index is a number")).collect()
}
