//! The list that names are compared with: how it is written, and whether it is one at all.

use std::path::Path;

use bidiscope_list::scan::NameRow;
use bidiscope_list::{Form, ListFormat};

use super::listed;

/// How the list of `--against` is written.
#[derive(clap::Args, Clone, Debug, Default)]
pub(super) struct AgainstArguments {
    /// How the list of `--against` is written [default: as its extension says, else a name a line]
    #[arg(long, value_name = "FORMAT", requires = "against", value_parser = listed(&ListFormat::ALL, ListFormat::id, ListFormat::title))]
    against_format: Option<ListFormat>,

    /// The column or key of the list of `--against` that holds the names [default: that of `--column`, if given]
    #[arg(long, value_name = "NAME", requires = "against")]
    against_column: Option<String>,
}

impl AgainstArguments {
    /// The form of the list, going by what is asked for, by its name and by its first bytes. `column` is where the names
    /// stand in the list that is compared with it.
    ///
    /// # Errors
    /// Nothing says which column holds the names, or there are no columns: a sentence without its end.
    pub(super) fn form(&self, path: &Path, column: Option<&str>, beginning: &[u8]) -> Result<Form, String> {
        let own = self.against_column.as_deref();
        let format = match (self.against_format, own) {
            (Some(format), _) => format,
            (None, Some(own)) => return Ok(Form::with_column(own, path, beginning)),
            (None, None) => ListFormat::by_extension(path).unwrap_or(ListFormat::Names),
        };
        let needed = || {
            let column = own.or(column).map(str::to_owned);
            column.ok_or_else(|| {
                format!("it is read as {}: name its column with --against-column", format.title())
            })
        };
        match format {
            ListFormat::Csv => needed().map(Form::Csv),
            ListFormat::JsonLines => needed().map(Form::JsonLines),
            ListFormat::Names | ListFormat::Zone if own.is_some() => Err(format!(
                "it is read as {}, which has no columns: leave out --against-column",
                format.title()
            )),
            ListFormat::Names => Ok(Form::Names),
            ListFormat::Zone => Ok(Form::Zone),
        }
    }
}

/// Counts the lines of a list that are no names: where most are none, it is another kind of file, and to compare with it
/// would find nothing by mistake.
#[derive(Clone, Copy, Default)]
pub(super) struct NoNames {
    lines: u64,
    no_names: u64,
    /// The first of them.
    first: Option<u64>,
}

impl NoNames {
    /// Takes the next line.
    pub(super) fn add(&mut self, row: &NameRow) {
        self.lines += 1;
        if row.error.is_some() || is_no_name(&row.name) {
            self.no_names += 1;
            self.first = self.first.or(Some(row.line));
        }
    }

    /// These and those of lines after them.
    pub(super) fn join(&mut self, after: &Self) {
        self.lines += after.lines;
        self.no_names += after.no_names;
        self.first = self.first.or(after.first);
    }

    /// What is wrong with the list, which was read in this form; `None` where at least half its lines are names.
    pub(super) fn complaint(&self, form: &Form) -> Option<String> {
        let first = self.first.filter(|_| 2 * self.no_names > self.lines)?;
        let (count, lines, title) = (self.no_names, self.lines, form.format().title());
        Some(format!(
            "{count} of its {lines} entries are no names, the first in line {first}; it was read as {title}, which \
             --against-format and --against-column change"
        ))
    }
}

/// Whether it holds a character of ASCII that stands in no domain name, as what divides fields does. The underscore of
/// services and the asterisk of wildcards do; white space at the ends is told by itself.
fn is_no_name(text: &str) -> bool {
    let is_known =
        |it: char| !it.is_ascii() || it.is_ascii_alphanumeric() || matches!(it, '-' | '.' | '_' | '*');
    !text.trim().chars().all(is_known)
}
