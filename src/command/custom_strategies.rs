//! `@FILE` and `@FILE:NAME` as a display argument: a custom strategy from a file.

use std::path::Path;

use bidiscope_present::custom_strategies::{NamedStrategies, NamedStrategy};
use bidiscope_present::error_text::file_error_text;

use super::{input, terminal};

/// The most bytes of a file of strategies.
const MAX_FILE_BYTES: u64 = 4 << 20;
/// The most names of strategies that a message lists.
const MAX_LISTED: usize = 12;

/// Reads the strategy of `FILE` or `FILE:NAME`, the text after the `@`.
///
/// # Errors
/// A message; where the file does not have this strategy, it lists those that the file has.
pub(super) fn read(written: &str) -> Result<NamedStrategy, String> {
    if written.is_empty() {
        return Err(
            "after the `@` stands the file of a strategy, such as `@mine.json` or `@mine.json:My hyphens`"
                .to_owned(),
        );
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
    let bytes = input::whole_file(path, MAX_FILE_BYTES).map_err(|error| wrong(file_error_text(&error)))?;
    let text = String::from_utf8(bytes).map_err(|_| wrong("it is no text in UTF-8".to_owned()))?;
    let mut list = NamedStrategies::read(&text).map_err(|error| wrong(error.to_string()))?.list;
    let index = match name {
        Some(name) => list.iter().position(|it| it.name() == name.trim()),
        None if list.len() == 1 => Some(0),
        None => None,
    };
    match (index, name) {
        (Some(index), _) => Ok(list.swap_remove(index)),
        _ if list.is_empty() => Err(wrong("there is no strategy in it".to_owned())),
        (None, Some(name)) => {
            Err(wrong(format!("no strategy in it is called {}; they are {}", quoted(name), name_list(&list))))
        }
        (None, None) => Err(wrong(format!(
            "there are several strategies in it: add a colon and the name of one, {}",
            name_list(&list)
        ))),
    }
}

fn name_list(list: &[NamedStrategy]) -> String {
    let mut names: Vec<String> = list.iter().take(MAX_LISTED).map(|it| quoted(it.name())).collect();
    if list.len() > MAX_LISTED {
        names.push(format!("and {} more", list.len() - MAX_LISTED));
    }
    names.join(", ")
}

fn quoted(name: &str) -> String {
    format!("\u{201C}{}\u{201D}", terminal::escaped(name))
}
