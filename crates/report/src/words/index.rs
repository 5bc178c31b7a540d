//! Why an index of registered names cannot be used, and the command that makes it anew.

use std::io;
use std::path::Path;

use bidiscope_bidi::name::Notation;
use bidiscope_list::{NameIndex, NameIndexError};
use bidiscope_system::shell_quoted;
use bidiscope_words::message;

use crate::words::error::file_error_text;

/// The program's name, by which commands begin.
const PROGRAM: &str = "bidiscope";

/// The options for a command that makes an index anew: how the names of its list are read and judged. How the list itself is
/// read, the index says: [`NameIndex::list_command_line_options`].
#[derive(Clone, Debug)]
pub struct IndexCommandOptions {
    /// How names are written.
    pub notation: Notation,
    /// Whether white space at their ends is taken off.
    pub trims_white_space_around_names: bool,
    /// The options of the command line for the registry's rules, one word each, such as `--lgr` and `he.xml`.
    pub registry_rule_arguments: Vec<String>,
}

/// Why the index at this path cannot be used, as the end of a sentence, with the command that makes it anew. `opened` is the
/// index; `None` if it could not be opened, so that the command does not name its list.
pub fn index_error_text(
    error: &io::Error,
    path: &Path,
    opened: Option<&NameIndex>,
    options: &IndexCommandOptions,
) -> String {
    let source = opened.map(|it| it.source().path.as_path());
    let mut words = opened.map_or(Vec::new(), |it| it.list_command_line_options().to_vec());
    if options.notation != Notation::Unicode {
        words.extend(["--notation".to_owned(), options.notation.id().to_owned()]);
    }
    if !options.trims_white_space_around_names {
        words.push("--no-trim".to_owned());
    }
    words.extend(options.registry_rule_arguments.iter().cloned());
    let command = index_command(path, source, &words);
    let message = match NameIndexError::find_in_io_error(error) {
        None => return file_error_text(error),
        Some(NameIndexError::NotAnIndexFile) => message!(index_not_one),
        Some(NameIndexError::MadeByOtherVersion { program_and_unicode_version: program }) => {
            message!(index_other_version, version = program.clone(), command = command)
        }
        Some(NameIndexError::DamagedIndexFile) => message!(index_damaged, command = command),
        Some(NameIndexError::SourceListChanged) => {
            let source = source.map_or_else(String::new, |it| it.display().to_string());
            message!(index_source_changed, source = source, command = command)
        }
        Some(NameIndexError::MadeWithOtherSettings) => message!(index_other_settings, command = command),
    };
    message.to_string()
}

/// The command that makes an index anew; without a list it says `LIST`.
fn index_command(index: &Path, list: Option<&Path>, options: &[String]) -> String {
    let list = list.map_or("LIST".to_owned(), path_argument);
    let words = ["index", &list, "--output", &path_argument(index), "--overwrite"].map(str::to_owned);
    let words = words.iter().chain(options).map(|it| shell_quoted(it));
    words.fold(PROGRAM.to_owned(), |command, word| command + " " + &word)
}

/// A path as an argument: one that begins with a hyphen would be read as an option.
fn path_argument(path: &Path) -> String {
    let path = path.to_string_lossy();
    if path.starts_with('-') { format!("./{path}") } else { path.into_owned() }
}

#[cfg(test)]
mod tests {
    use super::index_command;
    use std::path::Path;

    #[test]
    fn the_command_can_be_given_to_a_shell() {
        let options = ["--column", "it's", "--lgr", "he.xml"].map(str::to_owned);
        let text = index_command(Path::new("a.bidx"), Some(Path::new("the list.csv")), &options);
        let expected = if cfg!(windows) {
            "bidiscope index \"the list.csv\" --output a.bidx --overwrite --column \"it's\" --lgr he.xml"
        } else {
            "bidiscope index 'the list.csv' --output a.bidx --overwrite --column 'it'\\''s' --lgr he.xml"
        };
        assert_eq!(text, expected);
        let text = index_command(Path::new("-a.bidx"), Some(Path::new("-b.csv")), &[]);
        assert_eq!(text, "bidiscope index ./-b.csv --output ./-a.bidx --overwrite");
    }
}
