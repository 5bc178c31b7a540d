//! The list of `--against`, with which names are compared: its format, and whether it is a list of names at all.

use std::path::Path;

use bidiscope_bidi::name::excerpt;
use bidiscope_idna::verdict::ParentZone;
use bidiscope_list::{ListEntryCounts, ListFormat, ListInputFormat, ListReader, NonNameCounts};
use bidiscope_report::words::list::list_format_title;
use bidiscope_words::message;

use super::input::source_name;
use super::one_of::one_of;
use super::standard_error::print;
use bidiscope_list::ColumnsBesideName;

#[derive(clap::Args, Clone, Debug, Default)]
pub(super) struct AgainstArguments {
    #[arg(long, value_name = "FORMAT", requires = "registered", value_parser = one_of(&ListFormat::ALL, ListFormat::id, list_format_title))]
    against_format: Option<ListFormat>,

    #[arg(long, value_name = "NAME", requires = "registered")]
    against_column: Option<String>,

    #[arg(long, requires_all = ["registered", "against_zone"])]
    against_append: bool,

    /// `all` by itself, or names of columns or keys of the other list.
    #[arg(long, value_name = "LIST", value_delimiter = ',', requires = "registered")]
    against_keep: Vec<String>,
}

impl AgainstArguments {
    /// Whether one of them says how the list is read.
    pub(super) const fn say_format(&self) -> bool {
        self.against_format.is_some() || self.against_column.is_some() || self.against_append
    }

    /// Takes the column of the names, and whether the zone is put after them, where no option says it.
    pub(super) fn take_format(&mut self, column: Option<&String>, appends: bool) {
        if self.against_column.is_none() {
            self.against_column = column.cloned();
        }
        self.against_append |= appends;
    }

    /// Takes the columns or keys that are passed through, where no option names some.
    pub(super) fn take_keep(&mut self, keep: &[String]) {
        if self.against_keep.is_empty() {
            self.against_keep = keep.to_vec();
        }
    }

    /// The columns or keys that are read beside the names of the list, which has the parent zone and the holder in these columns;
    /// `--append` puts the zone after each name of all lists.
    pub(super) fn columns<'a>(
        &'a self,
        (parent, holder): (Option<&'a str>, Option<&'a str>),
        append: bool,
    ) -> ColumnsBesideName<'a> {
        ColumnsBesideName {
            pass_through_titles: &self.against_keep,
            name_holder_title: holder,
            parent_zone_title: parent,
            appends_zone_to_names: append || self.against_append,
        }
    }

    /// The zone that is put after each name of the list, of which no column has zones: that of `--parent`.
    pub(super) fn appended(
        &self,
        parent_column: Option<&str>,
        zone: Option<&ParentZone>,
    ) -> Option<ParentZone> {
        zone.filter(|_| self.against_append && parent_column.is_none()).map(ParentZone::as_appended_to_names)
    }

    /// Whether the zone is put after the names of the list, and of no other.
    pub(super) const fn appends(&self) -> bool {
        self.against_append
    }

    /// The columns or keys of the list that are passed through.
    pub(super) fn keep(&self) -> &[String] {
        &self.against_keep
    }

    /// What they say. `default_column` is the column of names in the list that is compared with it.
    pub(super) fn options<'a>(&'a self, default_column: Option<&'a str>) -> ListFormatOptions<'a> {
        ListFormatOptions {
            format: self.against_format,
            column: self.against_column.as_deref(),
            default_column,
            prefix: "against-",
        }
    }
}

/// What the options say of the format of a list of registrations.
#[derive(Clone, Copy)]
pub(super) struct ListFormatOptions<'a> {
    pub(super) format: Option<ListFormat>,
    pub(super) column: Option<&'a str>,
    /// The column of names where neither says which.
    pub(super) default_column: Option<&'a str>,
    /// With what the names of the two options begin, before `format` and `column`.
    pub(super) prefix: &'static str,
}

impl ListFormatOptions<'_> {
    /// The format of the list and its column of names, from the options, the file's name and its first bytes.
    ///
    /// # Errors
    /// The options do not say which column holds the names, or name one of a format without columns. The message has no
    /// full stop.
    pub(super) fn form(self, path: &Path, beginning: &[u8]) -> Result<ListInputFormat, String> {
        let format = match (self.format, self.column) {
            (Some(format), _) => format,
            (None, Some(column)) => {
                return Ok(ListInputFormat::detect_with_name_column(column, path, beginning));
            }
            (None, None) => ListFormat::by_extension(path).unwrap_or(ListFormat::Names),
        };
        let (title, prefix) = (list_format_title(format), self.prefix);
        let required_column = || {
            let column = self.column.or(self.default_column).map(str::to_owned);
            column.ok_or_else(|| {
                let columns = columns_of(format, beginning);
                message!(
                    against_needs_column,
                    format = title.clone(),
                    prefix = prefix,
                    count = columns.len(),
                    columns = columns.join(", ")
                )
                .to_string()
            })
        };
        match format {
            ListFormat::Csv => required_column().map(|name_column| ListInputFormat::Csv { name_column }),
            ListFormat::JsonLines => {
                required_column().map(|name_key| ListInputFormat::JsonLines { name_key })
            }
            ListFormat::Names | ListFormat::Zone if self.column.is_some() => {
                Err(message!(against_without_columns, format = title, prefix = prefix).to_string())
            }
            ListFormat::Names => Ok(ListInputFormat::NamePerLine),
            ListFormat::Zone => Ok(ListInputFormat::ZoneFile),
        }
    }
}

/// The titles or keys of a list of which these are the first bytes, those that are whole in them and not too many.
fn columns_of(format: ListFormat, beginning: &[u8]) -> Vec<String> {
    const MOST: usize = 20;
    // The column of the names is not known, and the first one is as good as another.
    let mut list = ListReader::new(beginning, &ListInputFormat::new(format, "1"));
    let columns = list.all_column_titles().unwrap_or_default();
    let is_cut = !beginning.contains(&b'\n');
    let whole = columns.len().saturating_sub(usize::from(is_cut && columns.len() > 1));
    columns[..whole.min(MOST)].iter().map(|it| excerpt(it, 80)).collect()
}

/// Prints which of the columns that are `used` have a title that others have too: the first one is read.
pub(super) fn print_repeated_columns<'a>(
    columns: &[String],
    used: impl Iterator<Item = &'a str>,
    file: &Path,
) {
    let mut said: Vec<&str> = Vec::new();
    for title in used {
        let places: Vec<String> =
            (1..).zip(columns).filter(|it| it.1 == title).map(|it| it.0.to_string()).collect();
        if let [first, _, ..] = &places[..]
            && !said.contains(&title)
        {
            said.push(title);
            let (column, places) = (excerpt(title, 80), places.join(", "));
            let file = source_name(file);
            print(&message!(
                list_repeated_column,
                file = file,
                column = column,
                places = places,
                first = first
            ));
        }
    }
}

/// What is wrong with a list of registrations none of whose names is in a zone of the registry, so that none would be
/// found: the zones stand elsewhere, in another column than `parent_column` where that is named. `None` where a name is in one.
pub(super) fn outside_zones_message(
    counts: &ListEntryCounts,
    parent_column: Option<&str>,
    has_parent: bool,
) -> Option<String> {
    let has_none = counts.outside_registry_zones_count > 0
        && counts.outside_registry_zones_count == counts.readable_entry_count();
    let zones = if has_parent { "parent" } else { "profile" };
    has_none.then(|| match parent_column {
        None => message!(against_all_outside_zones, zones = zones).to_string(),
        Some(column) => {
            message!(against_column_outside_zones, zones = zones, column = excerpt(column, 80)).to_string()
        }
    })
}

/// What is wrong with a list of registrations that has no entry at all: nothing is found in it, whatever is asked.
pub(super) fn no_names_message(counts: &ListEntryCounts) -> Option<String> {
    (counts.entry_count == 0).then(|| message!(against_no_names).to_string())
}

/// What is wrong with a list of registrations whose names are labels without a zone, where names of several labels are compared
/// with it and no zone is known, so that none would be found. `None` where a name has more labels.
pub(super) fn single_labels_message(counts: &ListEntryCounts) -> Option<String> {
    let are_all =
        counts.single_label_name_count > 0 && counts.single_label_name_count == counts.readable_entry_count();
    are_all.then(|| message!(against_single_labels).to_string())
}

/// What is wrong with labels without a zone that are compared with a list of registrations whose names are whole, where no zone
/// is known for the labels, so that none would be found. `None` where a name of the list is a single label too.
pub(super) fn whole_names_message(counts: &ListEntryCounts) -> Option<String> {
    let are_all = counts.readable_entry_count() > 0 && counts.single_label_name_count == 0;
    are_all.then(|| message!(against_whole_names).to_string())
}

/// Prints what should be known of a list of registrations with these counts. `has_parent` says that its zone is that of
/// `--parent`, else it is that of a profile.
pub(super) fn print_warnings(counts: &ListEntryCounts, file: &str, has_parent: bool) {
    if let Some(line) = counts.first_unreadable_line_number {
        print(&message!(against_unreadable, file = file, count = counts.unreadable_entry_count, line = line));
    }
    if counts.uneven_csv_record_count > 0 {
        print(&message!(against_uneven_records, file = file, count = counts.uneven_csv_record_count));
    }
    if counts.trimmed_entry_count > 0 {
        print(&message!(against_trimmed, file = file, count = counts.trimmed_entry_count));
    }
    if counts.ending_in_zone_twice_count > 0 {
        print(&message!(against_zone_twice, file = file, count = counts.ending_in_zone_twice_count));
    }
    if counts.untrimmed_white_space_count > 0 {
        print(&message!(against_white_space, file = file, count = counts.untrimmed_white_space_count));
    }
    if counts.outside_registry_zones_count > 0 {
        let zones = if has_parent { "parent" } else { "profile" };
        print(&message!(
            against_outside_zones,
            file = file,
            count = counts.outside_registry_zones_count,
            zones = zones
        ));
    }
}

/// What is wrong with a list most of whose entries are no names, which begins with these bytes and was read in the format `form`
/// for options with this [prefix](ListFormatOptions::prefix); `None` where at least half of its entries are names. `appends` says
/// whether a zone is put after its names already.
pub(super) fn non_names_message(
    count: &NonNameCounts,
    (form, beginning): (&ListInputFormat, &[u8]),
    (prefix, appends): (&str, bool),
) -> Option<String> {
    let line = count.first_non_name_line_if_majority()?;
    if let ListInputFormat::JsonLines { name_key: key } = form
        && count.without_json_key_count == count.entry_count
    {
        let (key, keys) = (excerpt(key, 80), columns_of(form.format_without_column(), beginning));
        let message =
            message!(against_no_key, key = key, prefix = prefix, count = keys.len(), keys = keys.join(", "));
        return Some(message.to_string());
    }
    let message = message!(
        against_not_names,
        count = count.non_name_count,
        entries = count.entry_count,
        line = line,
        format = list_format_title(form.format_without_column()),
        prefix = prefix,
        appends = if appends { "yes" } else { "no" }
    );
    Some(message.to_string())
}
