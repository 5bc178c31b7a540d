//! The list of `--against`, with which names are compared: its format, and whether it is a list of names at all.

use std::path::Path;

use bidiscope_list::scan::NameRow;
use bidiscope_list::{InputFormat, ListFormat};
use bidiscope_present::list_text::list_format_title;
use bidiscope_present::message;

use super::one_of;

/// How the list of `--against` is written.
#[derive(clap::Args, Clone, Debug, Default)]
pub(super) struct AgainstArguments {
    /// How the list of --against is written [default: by its extension, else one name a line]
    #[arg(long, value_name = "FORMAT", requires = "against", value_parser = one_of(&ListFormat::ALL, ListFormat::id, list_format_title))]
    against_format: Option<ListFormat>,

    /// The column or key of the list of --against that holds the names [default: that of --column, if given]
    #[arg(long, value_name = "NAME", requires = "against")]
    against_column: Option<String>,
}

impl AgainstArguments {
    /// The format of the list and its column of names, from the options, the file's name and its first bytes. `column` is
    /// the column of names in the list that is compared with it, which is the default here.
    ///
    /// # Errors
    /// The options do not say which column holds the names, or name one of a format without columns. The message has no
    /// full stop.
    pub(super) fn form(
        &self,
        path: &Path,
        column: Option<&str>,
        beginning: &[u8],
    ) -> Result<InputFormat, String> {
        let column_option = self.against_column.as_deref();
        let format = match (self.against_format, column_option) {
            (Some(format), _) => format,
            (None, Some(column)) => return Ok(InputFormat::with_column(column, path, beginning)),
            (None, None) => ListFormat::by_extension(path).unwrap_or(ListFormat::Names),
        };
        let required_column = || {
            let column = column_option.or(column).map(str::to_owned);
            column
                .ok_or_else(|| message!(against_needs_column, format = list_format_title(format)).to_string())
        };
        match format {
            ListFormat::Csv => required_column().map(InputFormat::Csv),
            ListFormat::JsonLines => required_column().map(InputFormat::JsonLines),
            ListFormat::Names | ListFormat::Zone if column_option.is_some() => {
                Err(message!(against_without_columns, format = list_format_title(format)).to_string())
            }
            ListFormat::Names => Ok(InputFormat::Names),
            ListFormat::Zone => Ok(InputFormat::Zone),
        }
    }
}

/// Counts the entries of a list that are not names. A list with more of them than names is another kind of file, or was
/// read in the wrong format, and no name would match it.
#[derive(Clone, Copy, Default)]
pub(super) struct NonNameCount {
    /// All entries.
    entries: u64,
    non_names: u64,
    /// The line of the first entry that is not a name, from 1.
    first: Option<u64>,
}

impl NonNameCount {
    /// Counts the next entry.
    pub(super) fn add(&mut self, row: &NameRow) {
        self.entries += 1;
        if row.error.is_some() || is_not_a_name(&row.name) {
            self.non_names += 1;
            self.first = self.first.or(Some(row.line));
        }
    }

    /// Adds the counts of the entries that follow.
    pub(super) fn join(&mut self, after: &Self) {
        self.entries += after.entries;
        self.non_names += after.non_names;
        self.first = self.first.or(after.first);
    }

    /// What is wrong with the list, which was read in the format `form`; `None` where at least half of its entries are names.
    pub(super) fn error_message(&self, form: &InputFormat) -> Option<String> {
        let first = self.first.filter(|_| 2 * self.non_names > self.entries)?;
        let (count, entries, format) = (self.non_names, self.entries, list_format_title(form.format()));
        let message =
            message!(against_not_names, count = count, entries = entries, line = first, format = format);
        Some(message.to_string())
    }
}

/// Whether the text has an ASCII character that no domain name has, such as the separators of fields. The underscore of
/// service names and the asterisk of wildcards are accepted; white space at the ends has a message of its own.
fn is_not_a_name(text: &str) -> bool {
    let is_allowed =
        |it: char| !it.is_ascii() || it.is_ascii_alphanumeric() || matches!(it, '-' | '.' | '_' | '*');
    !text.trim().chars().all(is_allowed)
}
