//! `@FILE` and `@FILE:NAME` as a display argument: a custom strategy from a file.

use std::path::{Path, PathBuf};

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_report::custom_strategies::{NamedStrategies, NamedStrategy};
use bidiscope_report::words::error::file_error_text;
use bidiscope_words::message;

use super::context::CommandContext;
use super::terminal;

/// The most bytes of a file of strategies.
const MAX_FILE_BYTES: u64 = 4 << 20;
/// The most names of strategies that a message lists.
const MAX_LISTED: usize = 12;

/// Reads the strategy of `FILE` or `FILE:NAME`, the text after the `@`; gives its display, and the file.
///
/// # Errors
/// A message; where the file does not have this strategy, it lists those that the file has.
pub(super) fn read(written: &str) -> Result<(DisplayConfig, PathBuf), String> {
    if written.is_empty() {
        return Err(message!(strategy_file_missing).to_string());
    }
    // The names of files and of strategies can have colons: the longest beginning that is a file is the file.
    let is_file = |it: &(&str, &str)| Path::new(it.0).exists();
    let mut splits = written.rmatch_indices(':').map(|(at, _)| (&written[..at], &written[at + 1..]));
    let (file, name) = match splits.clone().find(is_file).or_else(|| splits.next_back()) {
        Some((file, name)) if !Path::new(written).exists() => (file, Some(name)),
        _ => (written, None),
    };
    let path = Path::new(file);
    let called = terminal::file_name(path);
    let wrong = |why: String| format!("{called}: {why}");
    // A parser of options gets no context: that of the command learns of the file from `strategy_files`.
    let context = CommandContext::default();
    let bytes = context.whole_file(path, MAX_FILE_BYTES).map_err(|error| wrong(file_error_text(&error)))?;
    let text = String::from_utf8(bytes).map_err(|_| wrong(message!(strategy_file_not_utf8).to_string()))?;
    let list = NamedStrategies::read(&text).map_err(|error| wrong(error.to_string()))?.list;
    let index = match name {
        Some(name) => list.iter().position(|it| it.name() == name.trim()),
        None if list.len() == 1 => Some(0),
        None => None,
    };
    match (index, name) {
        (Some(index), _) => Ok((list[index].display().clone(), path.to_owned())),
        _ if list.is_empty() => Err(wrong(message!(strategy_file_empty).to_string())),
        (None, Some(name)) => {
            let (name, names) = (terminal::escaped(name), name_list(&list));
            Err(wrong(message!(strategy_file_unknown, name = name, names = names).to_string()))
        }
        (None, None) => Err(wrong(message!(strategy_file_several, names = name_list(&list)).to_string())),
    }
}

fn name_list(list: &[NamedStrategy]) -> String {
    let quoted = |it: &NamedStrategy| format!("\u{201C}{}\u{201D}", terminal::escaped(it.name()));
    let names = list.iter().take(MAX_LISTED).map(quoted).collect::<Vec<_>>().join(", ");
    match list.len().saturating_sub(MAX_LISTED) {
        0 => names,
        more => message!(list_and_more, listed = names, count = more).to_string(),
    }
}
