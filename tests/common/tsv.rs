//! Reads the data files: lines of columns with tabs between, `#` before a comment.

/// The rows of `text`, each of `N` columns.
pub(crate) fn rows<const N: usize>(text: &'static str) -> Vec<[&'static str; N]> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            columns.try_into().unwrap_or_else(|_| panic!("{line:?} has not {N} columns"))
        })
        .collect()
}
