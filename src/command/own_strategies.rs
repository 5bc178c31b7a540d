//! `@FILE` and `@FILE:NAME` where a display is asked for: a strategy of one's own from its file.

use std::path::Path;

use bidiscope_present::custom_strategies::{OwnStrategies, OwnStrategy};
use bidiscope_system::files;

use super::{input, terminal};

/// The most bytes of a file of strategies.
const MOST_OF_STRATEGIES: u64 = 4 << 20;
/// The most names that a message lists.
const MOST_LISTED: usize = 12;

/// The strategy that is written so, after the `@`.
///
/// # Errors
/// A sentence that says what is wrong, and which strategies the file has where it does not have this one.
pub(super) fn read(written: &str) -> Result<OwnStrategy, String> {
    if written.is_empty() {
        return Err(
            "after the `@` stands the file of a strategy, such as `@mine.json` or `@mine.json:My hyphens`"
                .to_owned(),
        );
    }
    // A file's name can hold colons too, and so can a strategy's: the longest beginning that is a file.
    let is_file = |it: &(&str, &str)| Path::new(it.0).exists();
    let mut parted = written.rmatch_indices(':').map(|(at, _)| (&written[..at], &written[at + 1..]));
    let (file, name) = match parted.clone().find(is_file).or_else(|| parted.next_back()) {
        Some((file, name)) if !Path::new(written).exists() => (file, Some(name)),
        _ => (written, None),
    };
    let path = Path::new(file);
    let called = terminal::file_name(path);
    let wrong = |why: String| format!("{called}: {why}");
    let bytes = input::whole_file(path, MOST_OF_STRATEGIES).map_err(|error| wrong(files::reason(&error)))?;
    let text = String::from_utf8(bytes).map_err(|_| wrong("it is no text in UTF-8".to_owned()))?;
    let mut list = OwnStrategies::read(&text).map_err(|error| wrong(error.to_string()))?.list;
    let place = match name {
        Some(name) => list.iter().position(|it| it.name() == name.trim()),
        None if list.len() == 1 => Some(0),
        None => None,
    };
    match (place, name) {
        (Some(place), _) => Ok(list.swap_remove(place)),
        _ if list.is_empty() => Err(wrong("there is no strategy in it".to_owned())),
        (None, Some(name)) => {
            Err(wrong(format!("no strategy in it is called {}; they are {}", quoted(name), listed(&list))))
        }
        (None, None) => Err(wrong(format!(
            "there are several strategies in it: add a colon and the name of one, {}",
            listed(&list)
        ))),
    }
}

fn listed(list: &[OwnStrategy]) -> String {
    let mut names: Vec<String> = list.iter().take(MOST_LISTED).map(|it| quoted(it.name())).collect();
    if list.len() > MOST_LISTED {
        names.push(format!("and {} more", list.len() - MOST_LISTED));
    }
    names.join(", ")
}

fn quoted(name: &str) -> String {
    format!("\u{201C}{}\u{201D}", terminal::visible(name))
}
